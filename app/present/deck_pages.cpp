// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/deck_pages.h"

#include "app/commands/actions.h"
#include "app/present/cut_drawing.h"
#include "app/present/stage.h"
#include "app/report/inline_svg.h"
#include "app/settings/settings.h"
#include "app/store/latest_job.h"
#include "widgets/picture/colours.h"

#include <QApplication>
#include <QBuffer>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QThread>

namespace quadrille {
namespace {

constexpr int unitsPerInch = 96;
constexpr double pointsPerUnit = 72.0 / unitsPerInch;

/// Until all that was asked aside has come, and what moves has arrived; or nobody wants to wait any more.
void settle(const ScenarioStore& store, const std::function<bool()>& goOn) {
    constexpr int longest = 120'000; // milliseconds; a page is made of what is there then
    constexpr int untilStill = 300;  // milliseconds without work: motions of pictures take no longer
    const QDeadlineTimer end(longest);
    QElapsedTimer still;
    still.start();
    while (!end.hasExpired() && still.elapsed() < untilStill && goOn()) {
        QCoreApplication::processEvents();
        if (store.pending() || store.timelinePending() || LatestJob::anyPending())
            still.restart();
        QThread::msleep(5);
    }
}

} // namespace

DeckPages::DeckPages(Deck deck, const Catalogue& catalogue, Settings& settings)
    : m_deck(std::move(deck)), m_store(m_deck.stops.at(0).state.scenario),
      m_owner(std::make_unique<QWidget>()), m_actions(std::make_unique<Actions>(m_owner.get())),
      m_runs(catalogue), m_ownRuns(m_store, m_runs, nullptr),
      m_stage(std::make_unique<Stage>(
          PanelContext{{m_store, m_speed, catalogue, settings, *m_actions, m_prompts, m_runs, m_ownRuns}})) {
    m_prompts.error = m_prompts.note = [](const QString&) {};
    m_stage->setAttribute(Qt::WA_DontShowOnScreen);
    m_stage->resize(pageSize);
    m_stage->prepare(m_deck.stops);
    m_stage->QWidget::show();
}

DeckPages::~DeckPages() {
    // Panels must not hear of a store that is being torn down.
    m_store.disconnect();
    m_speed.disconnect();
}

void DeckPages::show(const Stop& stop, const std::function<bool()>& goOn) {
    m_store.replace(stop.state, false);
    m_store.selectStage(stop.view.selectedStage);
    m_speed.setState(stop.view.speedOptions);
    m_stage->show(stop);
    settle(m_store, goOn);
    m_stage->show(stop); // with what has come, as the stretch of time that is seen
    settle(m_store, goOn);
}

bool DeckPages::eachStop(const GoOn& goOn, const std::function<void(const Stop&)>& draw) {
    for (std::size_t place = 0; place < m_deck.stops.size(); ++place) {
        const auto asked = [&] { return !goOn || goOn(place); };
        if (!asked())
            return false;
        show(m_deck.stops[place], asked);
        if (!asked())
            return false;
        draw(m_deck.stops[place]);
    }
    return true;
}

std::optional<QByteArray> DeckPages::toPdf(const GoOn& goOn) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(m_deck.name);
    writer.setCreator(QStringLiteral("Quadrille"));
    writer.setResolution(unitsPerInch);
    writer.setPageSize(
        QPageSize(QSizeF(pageSize) * pointsPerUnit, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter;
    const bool whole = eachStop(goOn, [&](const Stop&) {
        if (painter.isActive())
            writer.newPage();
        else
            painter.begin(&writer);
        drawCut(painter, *m_stage);
    });
    painter.end();
    return whole ? std::optional(bytes) : std::nullopt;
}

std::optional<QByteArray> DeckPages::toHtml(const GoOn& goOn) {
    QString stops;
    int number = 0;
    const bool whole = eachStop(goOn, [&](const Stop& stop) {
        ++number;
        const QString label = stop.caption.isEmpty() ? stop.name : stop.caption;
        stops += QStringLiteral("<section id=\"stop-%1\">\n<h2>%2</h2>\n%3\n</section>\n")
                     .arg(QString::number(number), stop.name.toHtmlEscaped(),
                          report::inlineSvg(drawCutSvg(*m_stage), QStringLiteral("s%1").arg(number), label));
    });
    if (!whole)
        return {};
    const Colours colours = coloursFor(QApplication::palette());
    const QString style =
        QStringLiteral(
            "body{margin:0 auto;padding:0 1rem;max-width:80rem;font:16px/1.5 'DejaVu Sans',Verdana,"
            "sans-serif;color:%1;background:%2}section{margin:0 0 2rem;break-inside:avoid}"
            "h1{line-height:1.2}h2{font-size:1rem;margin:1rem 0 .25rem;color:%3}"
            "section>svg{width:100%;height:auto;border:1px solid %4}"
            // Letters as wide as those that the stage was laid out with.
            "svg text{font-family:'DejaVu Sans',Verdana,sans-serif}\n")
            .arg(colours.text.name(), colours.background.name(), colours.mutedText.name(),
                 colours.grid.name());
    const QString name = m_deck.name.toHtmlEscaped();
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
               "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, "
               "initial-scale=1\"/>\n<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n"
               "<h1>%2</h1>\n%4</body>\n</html>\n")
        .arg(QLocale().name().left(2), name, style, stops)
        .toUtf8();
}

} // namespace quadrille
