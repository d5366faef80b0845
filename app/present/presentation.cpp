// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/presentation.h"

#include "app/data/catalogue.h"
#include "app/measurements/run_book.h"
#include "app/present/overlay.h"
#include "app/present/speaker_window.h"
#include "app/present/stage.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/waterfall/waterfall.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScreen>
#include <QToolTip>

namespace quadrille {
namespace {

template <class Picture>
void moveToNext(const QWidget& stage) {
    for (Picture* picture : stage.findChildren<Picture*>())
        picture->moveToNext();
}

} // namespace

Presentation::Presentation(Deck deck, std::size_t first, const Catalogue& catalogue, Settings& settings,
                           const Prompts& prompts, RunBook& runs, QWidget* parent)
    : QWidget(parent, Qt::Window), m_deck(std::move(deck)), m_place(first),
      m_store(m_deck.stops.at(first).state.scenario), m_prompts(prompts), m_hidden(new QWidget(this)),
      m_actions(m_hidden), m_ownRuns(m_store, runs, this),
      m_stage(
          new Stage({{m_store, m_speed, catalogue, settings, m_actions, m_prompts, runs, m_ownRuns}}, this)),
      m_overlay(new Overlay(this)), m_speaker(new SpeakerWindow(this)) {
    setObjectName(QStringLiteral("presentation"));
    setWindowTitle(m_deck.name);
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_hidden->hide();
    for (QAction* action : m_actions.all()) // sentences name their keys
        action->setShortcutContext(Qt::WidgetShortcut);
    m_stage->prepare(m_deck.stops);
    connect(m_stage, &Stage::clicked, this, [this](bool forwards) { forwards ? next() : back(); });
    constexpr int longest = 100; // milliseconds: nobody waits for a stop
    m_patience.setInterval(longest);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, m_overlay, &Overlay::arrive);
    connect(&m_store, &ScenarioStore::analysed, this, &Presentation::fadeWhenAnswered);
    connect(&m_store, &ScenarioStore::timelineChanged, this, &Presentation::fadeWhenAnswered);
    qApp->installEventFilter(this);
}

Presentation::~Presentation() {
    qApp->removeEventFilter(this);
    // Panels must not hear of a store that is being torn down.
    m_store.disconnect();
    m_speed.disconnect();
    delete m_stage;
}

void Presentation::begin() {
    const QScreen* here = parentWidget() != nullptr ? parentWidget()->screen() : screen();
    setGeometry(here->geometry());
    showFullScreen();
    showNotes(otherScreen() != nullptr);
    go(m_place);
}

const QScreen* Presentation::otherScreen() const {
    for (const QScreen* other : QGuiApplication::screens())
        if (other != screen())
            return other;
    return nullptr;
}

/// On a screen of their own; where there is none beside the panels, as a window would lie below the talk.
void Presentation::showNotes(bool shown) {
    if (shown) {
        const QScreen* other = otherScreen();
        m_speaker->setOwnWindow(other != nullptr);
        if (other != nullptr)
            m_speaker->setGeometry(other->availableGeometry());
    }
    m_speaker->setVisible(shown);
    arrange();
    activateWindow();
    setFocus();
}

void Presentation::arrange() {
    QRect stage = rect();
    if (m_speaker->isVisible() && !m_speaker->isWindow()) {
        constexpr double share = 0.28; // of the width, for the notes
        QRect notes = stage;
        notes.setLeft(stage.right() + 1 - qRound(share * stage.width()));
        stage.setRight(notes.left() - 1);
        m_speaker->setGeometry(notes);
    }
    m_stage->setGeometry(stage);
    m_overlay->setGeometry(rect());
}

void Presentation::go(std::size_t place) {
    if (place >= m_deck.stops.size())
        return;
    m_overlay->wipe(); // what was drawn was about what was there
    QToolTip::hideText();
    const bool moves = isVisible() && !m_stage->shown().isEmpty();
    const QPixmap before = moves ? m_stage->grab() : QPixmap();
    std::map<PanelId, QRect> places;
    for (const PanelId panel : m_stage->shown())
        places[panel] = m_stage->placeOf(panel);
    if (moves) {
        moveToNext<MemoryBars>(*m_stage);
        moveToNext<Waterfall>(*m_stage);
        moveToNext<GanttView>(*m_stage);
    }
    m_place = place;
    const Stop& stop = m_deck.stops.at(place);
    m_store.replace(stop.state, false);
    m_store.selectStage(stop.view.selectedStage);
    m_speed.setState(stop.view.speedOptions);
    m_stage->show(stop);
    if (moves) {
        std::vector<Overlay::Move> moved;
        for (const PanelId panel : m_stage->shown())
            if (const auto was = places.find(panel);
                was != places.end() && was->second != m_stage->placeOf(panel))
                moved.push_back({was->second, m_stage->placeOf(panel)});
        m_overlay->fadeFrom(before, moved);
        m_patience.start();
        fadeWhenAnswered();
    }
    m_speaker->show(m_deck, place);
    setAccessibleName(stop.name);
    setAccessibleDescription(stop.caption);
}

/// Else what is seen would change twice: to the new places, and then to the new numbers.
void Presentation::fadeWhenAnswered() {
    if (!m_store.pending() && !m_store.timelinePending())
        m_overlay->arrive();
}

void Presentation::next() {
    go(m_place + 1);
}

void Presentation::back() {
    if (m_place > 0)
        go(m_place - 1);
}

void Presentation::again() {
    go(m_place);
}

bool Presentation::isOurs(const QObject* watched) const {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && (widget->window() == this || widget->window() == m_speaker);
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (!isOurs(watched))
        return false;
    switch (event->type()) {
    case QEvent::MouseMove:
        m_overlay->pointAt(
            m_overlay->mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint()));
        break;
    case QEvent::FocusIn: {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        m_inPanels = watched != this && (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
        break;
    }
    case QEvent::ToolTip:
        return m_overlay->black(); // which is to stay so
    case QEvent::ShortcutOverride:
        event->accept(); // what is pressed is a key here, and no command's
        return true;
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            break;
        if (key->key() == Qt::Key_F6) {
            m_stage->focusNext(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (takeClickerKey(key->key()))
            return true;
        if (!m_inPanels && !isTyping() && takeKey(key->key()))
            return true;
        break;
    }
    default:
        break;
    }
    return false;
}

/// Somebody has clicked into a field, whose keys are its own.
bool Presentation::isTyping() const {
    const QWidget* at = QApplication::focusWidget();
    if (at == nullptr || at->window() != this)
        return false; // in the window behind
    const auto* choice = qobject_cast<const QComboBox*>(at);
    return qobject_cast<const QLineEdit*>(at) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(at) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(at) != nullptr || (choice != nullptr && choice->isEditable());
}

/// What a clicker has, and what ends: the same wherever the keyboard is.
bool Presentation::takeClickerKey(int key) {
    switch (key) {
    case Qt::Key_PageDown:
        next();
        return true;
    case Qt::Key_PageUp:
        back();
        return true;
    case Qt::Key_Escape:
        if (!m_overlay->help().isEmpty())
            m_overlay->setHelp({});
        else if (m_overlay->black())
            m_overlay->setBlack(false);
        else if (m_inPanels || isTyping())
            leavePanels();
        else
            close();
        return true;
    default:
        return false;
    }
}

bool Presentation::takeKey(int key) {
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        next();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Backspace:
        back();
        return true;
    case Qt::Key_Home:
        go(0);
        return true;
    case Qt::Key_End:
        go(m_deck.stops.size() - 1);
        return true;
    case Qt::Key_R:
        again();
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        m_overlay->setBlack(!m_overlay->black());
        return true;
    case Qt::Key_T:
        m_stage->setTools(!m_stage->tools());
        return true;
    case Qt::Key_V:
        m_stage->setVerdict(!m_stage->verdict());
        return true;
    case Qt::Key_S:
        toggleTool(static_cast<int>(Overlay::Tool::spotlight));
        return true;
    case Qt::Key_P:
        toggleTool(static_cast<int>(Overlay::Tool::pen));
        return true;
    case Qt::Key_C:
        m_overlay->wipe();
        return true;
    case Qt::Key_N:
        showNotes(!m_speaker->isVisible());
        return true;
    case Qt::Key_H:
    case Qt::Key_F1:
    case Qt::Key_Question:
        toggleHelp();
        return true;
    default:
        return false;
    }
}

void Presentation::leavePanels() {
    m_inPanels = false;
    setFocus();
}

void Presentation::toggleTool(int tool) {
    const auto wanted = static_cast<Overlay::Tool>(tool);
    m_overlay->setTool(m_overlay->tool() == wanted ? Overlay::Tool::none : wanted);
}

void Presentation::toggleHelp() {
    m_overlay->setHelp(m_overlay->help().isEmpty()
                           ? tr("→ Page Down: on\n← Page Up: back\nHome, End: first, last\n"
                                "R: the stop as it was kept\nTab, F6: into the panels\nT: their tools\nV: "
                                "verdict\nS: spotlight\nP: pen, C: wipe\nB: black\nN: notes\nEscape: end")
                           : QString());
}

void Presentation::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Presentation::closeEvent(QCloseEvent* event) {
    m_speaker->close();
    emit ended(m_place);
    event->accept();
}

} // namespace quadrille
