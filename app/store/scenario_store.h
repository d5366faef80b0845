// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis.h"
#include "core/plan/dimension.h"

#include <QObject>
#include <QThreadPool>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace quadrille {

/// What undo brings back: everything the user decided.
struct StoreState {
    Scenario scenario;
    std::optional<Scenario> baseline;

    friend bool operator==(const StoreState&, const StoreState&) = default;
};

/// A sentence in the language in force when it is called: "Set tensor parallel to 8".
using UndoSentence = std::function<QString()>;

/// The one place where the state lives: the scenario, its analysis, the pinned baseline A, the selected stage
/// and the way back. Views listen and never write to each other.
class ScenarioStore : public QObject {
    Q_OBJECT
public:
    /// Timelines of more operations than this are built on another thread.
    static constexpr std::int64_t largestImmediateTimeline = 50'000;
    static constexpr int noStep = -1; ///< a change that merges with no other

    explicit ScenarioStore(Scenario scenario, QObject* parent = nullptr);
    ~ScenarioStore() override;

    [[nodiscard]] const Scenario& scenario() const { return m_state.scenario; }
    /// Of the current scenario. Its timeline is null while timelinePending().
    [[nodiscard]] const Analysis& analysis() const { return m_analysis; }
    [[nodiscard]] bool timelinePending() const { return m_timelinePending; }
    /// The pinned baseline, or null. A large one may lack its timeline.
    [[nodiscard]] const Analysis* baseline() const { return m_baseline ? &*m_baseline : nullptr; }
    /// Whose time timelines run with; of the view, not of the scenario.
    [[nodiscard]] TimeBase timeBase() const { return m_timeBase; }
    [[nodiscard]] const StoreState& state() const { return m_state; }
    [[nodiscard]] std::int64_t selectedStage() const { return m_selectedStage; } ///< -1: none

    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] QString undoText() const; ///< what undo would take back; empty: nothing to undo
    [[nodiscard]] QString redoText() const; ///< what redo would do again; empty: nothing to redo

    /// Changes between these two calls become one undo step for each dimension.
    void beginGesture();
    void endGesture();

    void set(Dimension dimension, std::int64_t value);
    /// Any other change of the scenario; nothing happens when it is none. Changes that follow each other with
    /// the same step, from newStep(), become one undo step.
    void change(const Scenario& scenario, UndoSentence sentence, int step = noStep);
    [[nodiscard]] int newStep();
    void pinBaseline();
    void unpinBaseline();
    void swapWithBaseline();
    void selectStage(std::int64_t stage);
    /// Runs the timelines again; nothing to undo.
    void setTimeBase(TimeBase base);

    /// Another session: the way back ends here. modified: it differs from what is on disk.
    void replace(const StoreState& state, bool modified);

signals:
    void changed(); ///< the scenario, and with it the analysis
    void
    timelineChanged(); ///< a timeline computed in the background has arrived, or the time base is another
    void baselineChanged();
    void selectionChanged();

private:
    friend class StateChange;
    void apply(const StoreState& state);
    void push(StoreState next, UndoSentence sentence, int mergeId);
    void analyseNow();
    void analyseBaseline();
    void buildTimelineInBackground();

    StoreState m_state;
    Analysis m_analysis;
    std::optional<Analysis> m_baseline;
    std::int64_t m_selectedStage = -1;
    TimeBase m_timeBase = TimeBase::model;
    bool m_timelinePending = false;
    bool m_inGesture = false;
    int m_gesture = 0;                ///< numbers the drags, so that only steps of one drag merge
    quint64 m_timelineGeneration = 0; ///< only the latest request may answer
    QUndoStack m_undoStack;
    QThreadPool m_workers;
};

} // namespace quadrille
