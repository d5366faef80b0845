// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docks/panel_layout.h"
#include "app/store/latest_job.h"
#include "app/window/pointer_frame.h"
#include "app/window/tour_card.h"
#include "app/window/tour_question.h"
#include "core/scenario/scenario.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace quadrille {

class Actions;
class ScenarioStore;
class Settings;
struct Catalogue;

/// A short way through the window on the user's own question: what is asked, the answer, how to change it,
/// why it is so, and where to go on. The best plan is looked for on another thread, which tells how far it is
/// and may be stopped with what it has; it is a step of undo. A lesson is left, and waits.
class Tour : public QObject {
    Q_OBJECT
public:
    static constexpr int stops = 5;

    /// The references must outlive it. \param verdict above the panels
    Tour(QMainWindow& window, PanelLayout& layout, ScenarioStore& store, const Catalogue& catalogue,
         Settings& settings, const Actions& actions, QWidget& verdict);

    void begin();             ///< from the first stop, also where it has been seen
    void beginOnFirstStart(); ///< unless it has been seen, or skipped
    void next();              ///< while the best is looked for: takes the best so far
    void back();
    void end();
    [[nodiscard]] bool isOn() const { return m_card != nullptr; }
    [[nodiscard]] int place() const { return m_place; }
    [[nodiscard]] bool searching() const { return m_search.pending(); }
    [[nodiscard]] TourCard* card() const { return m_card; } ///< null: it is not on
    [[nodiscard]] TourQuestion* question() const { return m_question; }

private:
    /// The best plan, of those looked at so far.
    struct Found {
        std::optional<Scenario> plan; ///< nothing: none can run
        bool fits = false;            ///< else it is the one that comes closest
        double looked = 0;            ///< plans
        double all = 0;
        std::vector<std::string> schedules; ///< those that were tried, by their names
        bool isWhole = false;               ///< nothing is left to look at
    };

    void close(); ///< and leaves the rest to who closes it. \pre it is on
    void show();
    void say();
    void point(QWidget& target);
    void search();
    void take();
    [[nodiscard]] QString lookingText() const;
    [[nodiscard]] QString answerText() const;
    [[nodiscard]] QString lookedText() const;

    QMainWindow& m_window;
    PanelLayout& m_layout;
    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    Settings& m_settings;
    const Actions& m_actions;
    QWidget& m_verdict;
    QPointer<TourCard> m_card;
    QPointer<TourQuestion> m_question;
    QPointer<PointerFrame> m_frame;
    int m_place = 0;
    std::optional<Found> m_found;
    bool m_leftLesson = false;
    LatestJob m_search;
};

} // namespace quadrille
