// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/stage.h"

#include "app/panels/bind_views.h"
#include "app/panels/first_input.h"
#include "app/panels/panel_contents.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/present/pipeline_zoom.h"
#include "app/present/stage_places.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"
#include "widgets/picture/few_lines.h"
#include "widgets/verdict/verdict_bar.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace quadrille {
namespace {

// Shares of the height. A letter of a caption is read at four times the picture's width.
constexpr double captionLetters = 1.0 / 20;
constexpr double leastCaptionLetters = 1.0 / 30; ///< of one that is too long otherwise
constexpr double findingLetters = 1.0 / 36;
constexpr double panelLetters = 1.0 / 48;
constexpr double margins = 1.0 / 60;
constexpr int mostCaptionLines = 3;
constexpr int mostFindingLines = 2;

QFont withPixels(QFont font, double pixels) {
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

/// Of a text's letters, in pixels: at first, at least, and by what they shrink.
struct Letters {
    double first, least, step;
};

/// Says the text in letters that leave it whole in so many lines, as far as these can still be read.
void setWhole(QLabel& label, const QString& whole, QFont font, Letters letters, int width, int lines) {
    for (double pixels = letters.first;; pixels *= letters.step) {
        font = withPixels(font, pixels);
        const QString text = fewLines(whole, font, width, lines, &label);
        label.setFont(font);
        label.setText(text);
        if (pixels < letters.least || text == fewLines(whole, font, width, lines + 1, &label))
            return;
    }
}

} // namespace

Stage::Stage(const PanelContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_usualTip(QToolTip::font()), m_verdict(new VerdictBar(this)),
      m_caption(new QLabel(this)) {
    setObjectName(QStringLiteral("stage"));
    setAutoFillBackground(true);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto& store = std::get<ScenarioStore&>(context.parts);
    bind(*m_verdict, store, std::get<SharedSpeedOptions&>(context.parts));
    if (const auto large = std::get<Settings&>(context.parts).largeNumbers())
        m_verdict->setLarge(*large);
    m_verdict->hide();
    connect(&store, &ScenarioStore::analysed, this, &Stage::place); // it may have more to say
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, const QWidget* now) { markFocus(now); });
}

Stage::~Stage() {
    QToolTip::setFont(m_usualTip);
    qApp->disconnect(this); // its panels lose the keyboard when it is half gone
}

PanelContents* Stage::contents(PanelId panel) const {
    const auto found = m_panels.find(panel);
    return found != m_panels.end() ? found->second.contents : nullptr;
}

QRect Stage::placeOf(PanelId panel) const {
    const Framed& each = m_panels.at(panel);
    return each.finding->geometry().united(each.contents->geometry());
}

Stage::Framed& Stage::framed(PanelId panel) {
    Framed& made = m_panels[panel];
    if (made.contents != nullptr)
        return made;
    made.finding = new QLabel(this);
    made.finding->setTextFormat(Qt::PlainText);
    made.finding->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    made.finding->hide();
    made.contents = panel->make(m_context, this);
    made.contents->hide();
    made.contents->prepare();
    made.contents->showTools(m_tools);
    connect(made.contents, &PanelContents::findingChanged, this, [this] { place(); });
    sizeLetters();
    return made;
}

void Stage::prepare(const std::vector<Stop>& stops) {
    for (const Stop& stop : stops)
        for (const QString& name : stop.panels)
            if (const PanelId panel = panelNamed(name.toStdString()); panel != nullptr)
                framed(panel);
}

void Stage::show(const Stop& stop) {
    QList<PanelId> next;
    for (const QString& name : stop.panels) {
        const PanelId panel = panelNamed(name.toStdString());
        if (panel != nullptr && !next.contains(panel)) // files of later versions may name others
            next << panel;
    }
    if (next != m_shown)
        m_verdictRoom = 0;
    for (const PanelId panel : m_shown) {
        if (next.contains(panel))
            continue;
        framed(panel).contents->setSeen(false);
        framed(panel).contents->hide();
        framed(panel).finding->hide();
    }
    m_shown = next;
    m_verdict->setVisible(m_wantsVerdict.value_or(m_shown.contains(&PlanPanel::spec)));
    m_captionText = stop.caption;
    m_caption->setVisible(!stop.caption.isEmpty());
    for (const PanelId panel : m_shown) {
        framed(panel).contents->setSeen(true);
        framed(panel).contents->restoreView(stop.view);
        if (auto* pipeline = qobject_cast<PipelinePanel*>(framed(panel).contents))
            showZoom(*pipeline, stop);
        framed(panel).finding->show();
        framed(panel).contents->show();
    }
    place();
}

void Stage::setTools(bool shown) {
    m_tools = shown;
    for (const auto& [panel, each] : m_panels)
        if (each.contents != nullptr)
            each.contents->showTools(shown);
}

void Stage::setVerdict(bool shown) {
    m_wantsVerdict = shown;
    m_verdict->setVisible(shown);
    place();
}

bool Stage::verdict() const {
    return !m_verdict->isHidden();
}

void Stage::focusNext(int step) {
    const qsizetype count = m_shown.size();
    if (count == 0)
        return;
    const QWidget* key = QApplication::focusWidget();
    qsizetype here = step > 0 ? -1 : count; // before the first, behind the last
    for (qsizetype i = 0; i < count; ++i)
        if (const PanelContents* each = framed(m_shown.at(i)).contents;
            key != nullptr && (each == key || each->isAncestorOf(key)))
            here = i;
    PanelContents& next = *framed(m_shown.at((here + step + count) % count)).contents;
    m_marks = true;
    firstInput(next).setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

/// The heading of the panel with the keyboard is coloured, as pictures without a cursor do not show it.
void Stage::markFocus(const QWidget* key) {
    bool inside = false;
    for (const PanelId panel : m_shown) {
        const Framed& each = framed(panel);
        const bool here = key != nullptr && (key == each.contents || each.contents->isAncestorOf(key));
        each.finding->setForegroundRole(here && m_marks ? QPalette::Highlight : QPalette::WindowText);
        inside = inside || here;
    }
    m_marks = m_marks && inside;
}

/// In letters that leave it one line, as far as these can still be read.
int Stage::placeVerdict(const QRect& area) {
    const QFont font = QApplication::font();
    for (double letters = findingLetters;; letters *= 0.93) {
        m_verdict->setFont(withPixels(font, height() * letters));
        if (letters < panelLetters || m_verdict->heightForWidth(area.width()) < 2.5 * height() * letters)
            break;
    }
    m_verdictRoom = std::max(m_verdictRoom, m_verdict->heightForWidth(area.width()));
    m_verdict->setGeometry(area.left(), area.top(), area.width(), m_verdictRoom);
    return m_verdictRoom;
}

/// A long one in smaller letters, and what is longer still shortened: it must leave room for the panels.
int Stage::placeCaption(const QRect& area) {
    setWhole(*m_caption, m_captionText, QApplication::font(),
             {height() * captionLetters, height() * leastCaptionLetters, 0.9}, area.width(),
             mostCaptionLines);
    const int room = m_caption->sizeHint().height();
    m_caption->setGeometry(area.left(), area.bottom() + 1 - room, area.width(), room);
    return room;
}

void Stage::nameFinding(const Framed& each, PanelId panel, int width) {
    const QString finding = each.contents->finding();
    const QString whole = finding.isEmpty() ? titleOf(*panel) : finding;
    setWhole(*each.finding, whole, each.finding->font(),
             {height() * findingLetters, height() * panelLetters, 0.95}, width, mostFindingLines);
    each.finding->setAccessibleName(whole);
}

void Stage::place() {
    const int margin = qRound(height() * margins);
    QRect area = rect().adjusted(margin, margin, -margin, -margin);
    if (!m_captionText.isEmpty())
        area.setBottom(area.bottom() - placeCaption(area) - margin);
    if (verdict())
        area.setTop(area.top() + placeVerdict(area) + margin / 2);
    QList<bool> narrow;
    for (const PanelId panel : m_shown)
        narrow << (panel == &PlanPanel::spec);
    const QList<QRect> places = stagePlaces(area, narrow, 2 * margin);
    for (qsizetype i = 0; i < m_shown.size(); ++i) {
        const Framed& each = framed(m_shown.at(i));
        QRect room = places.at(i);
        nameFinding(each, m_shown.at(i), room.width());
        const int line = each.finding->sizeHint().height();
        each.finding->setGeometry(room.left(), room.top(), room.width(), line);
        room.setTop(room.top() + line + margin / 2);
        each.contents->setGeometry(room);
    }
}

void Stage::sizeLetters() {
    const QFont font = QApplication::font();
    QFont heading = withPixels(font, height() * findingLetters);
    heading.setBold(true);
    QToolTip::setFont(withPixels(font, height() * panelLetters)); // the audience reads them, too
    for (const auto& [panel, each] : m_panels) {
        if (each.contents == nullptr)
            continue;
        each.finding->setFont(heading);
        each.contents->setFont(withPixels(font, height() * panelLetters));
    }
}

void Stage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_verdictRoom = 0;
    sizeLetters();
    place();
}

void Stage::mousePressEvent(QMouseEvent* event) {
    // What a panel has no use for is no wish to go on.
    for (const PanelId panel : m_shown)
        if (framed(panel).contents->geometry().contains(event->position().toPoint()))
            return;
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)
        emit clicked(event->button() == Qt::LeftButton);
}

} // namespace quadrille
