// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/deck_pages.h"

#include "app/commands/actions.h"
#include "app/present/stage.h"
#include "app/settings/settings.h"
#include "app/store/latest_job.h"

#include <QApplication>
#include <QBuffer>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QThread>

namespace quadrille {
namespace {

constexpr int unitsPerInch = 96;
constexpr double pointsPerUnit = 72.0 / unitsPerInch;

/// Until all that was asked aside has come, and what moves has arrived.
void settle(const ScenarioStore& store) {
    constexpr int longest = 120'000; // milliseconds; a page is made of what is there then
    constexpr int untilStill = 300;  // milliseconds without work: motions of pictures take no longer
    const QDeadlineTimer end(longest);
    QElapsedTimer still;
    still.start();
    while (!end.hasExpired() && still.elapsed() < untilStill) {
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

void DeckPages::show(const Stop& stop) {
    m_store.replace(stop.state, false);
    m_store.selectStage(stop.view.selectedStage);
    m_speed.setState(stop.view.speedOptions);
    m_stage->show(stop);
    settle(m_store);
    m_stage->show(stop); // with what has come, as the stretch of time that is seen
    settle(m_store);
}

QByteArray DeckPages::toPdf(const std::function<void(std::size_t)>& progress) {
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
    for (std::size_t place = 0; place < m_deck.stops.size(); ++place) {
        if (progress)
            progress(place);
        show(m_deck.stops[place]);
        if (painter.isActive())
            writer.newPage();
        else
            painter.begin(&writer);
        m_stage->render(&painter, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
    }
    painter.end();
    return bytes;
}

} // namespace quadrille
