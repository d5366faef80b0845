// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/decks/deck.h"
#include "app/measurements/own_runs.h"
#include "app/session/session_controller.h"
#include "app/store/speed_options.h"

#include <QTimer>
#include <QWidget>

class QScreen;

namespace quadrille {

class Overlay;
class SpeakerWindow;
class Stage;
class RunBook;

/// A deck shown all over a screen, without anything else around it. It has a store, panels and an undo stack
/// of its own: whatever is moved before the audience, the window it came from stays as it was.
///
/// Keys: → ↓ Page Down Space Return go on, ← ↑ Page Up Backspace back, Home and End to the ends, R returns to
/// the stop as it was kept, T shows the panels' tools, S spotlight, P pen, C wipes it, B or . black, N the
/// speaker's notes, H or ? the keys, Escape ends. Tab goes into the panels, whose keys then are theirs, up to
/// Escape; those of a clicker, Page Up and Page Down, stay the presentation's.
class Presentation : public QWidget {
    Q_OBJECT
public:
    /// The references must outlive it. \pre the deck has stops
    Presentation(Deck deck, std::size_t first, const Catalogue& catalogue, Settings& settings,
                 const Prompts& prompts, RunBook& runs, QWidget* parent);
    ~Presentation() override;

    /// Over the whole screen of the parent, the notes on another where there is one; else N shows them beside
    /// the panels.
    void begin();
    void go(std::size_t place);
    void next();
    void back();
    void again(); ///< as it was kept
    [[nodiscard]] std::size_t place() const { return m_place; }
    [[nodiscard]] ScenarioStore& store() { return m_store; }
    [[nodiscard]] Stage& stage() const { return *m_stage; }
    [[nodiscard]] Overlay& overlay() const { return *m_overlay; }
    [[nodiscard]] SpeakerWindow& speaker() const { return *m_speaker; }

signals:
    void ended(std::size_t place); ///< at that stop

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] bool isOurs(const QObject* watched) const;
    [[nodiscard]] const QScreen* otherScreen() const; ///< null: there is one
    void showNotes(bool shown);
    void fadeWhenAnswered();
    void arrange();
    bool takeKey(int key);
    [[nodiscard]] bool isTyping() const;
    bool takeClickerKey(int key);
    void leavePanels();
    void toggleHelp();
    void toggleTool(int tool);

    const Deck m_deck;
    std::size_t m_place;
    ScenarioStore m_store;
    SharedSpeedOptions m_speed;
    Prompts m_prompts;
    QWidget* m_hidden; ///< owns the commands: their keys mean nothing here
    Actions m_actions;
    OwnRuns m_ownRuns;
    Stage* m_stage;
    Overlay* m_overlay;
    SpeakerWindow* m_speaker;
    QTimer m_patience;       ///< with an answer that takes long
    bool m_inPanels = false; ///< the keyboard was taken there by Tab
};

} // namespace quadrille
