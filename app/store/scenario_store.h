// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/kept_plan.h"
#include "app/store/latest_job.h"
#include "core/analysis/analysis.h"
#include "core/scenario/dimension.h"
#include "widgets/picture/freshness.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace quadrille {

/// What undo brings back: everything the user decided.
struct StoreState {
    Scenario scenario;
    std::optional<Scenario> baseline;
    KeptPlans kept = {}; ///< at most mostKeptPlans

    friend bool operator==(const StoreState&, const StoreState&) = default;
};

/// A sentence in the language in force when it is called: "Set tensor parallel to 8".
using UndoSentence = std::function<QString()>;

/// The one place where the state lives: the scenario, its analysis, the pinned baseline A, the plans that are
/// kept by name, the selected stage and the undo stack. Views listen and never write to each other.
///
/// A quick analysis is there when changed() tells of its scenario, and analysed() follows at once. Any other
/// is made on another thread: scenario() is the new one then, while analysis() is still that of a scenario
/// before, which it names; analysed() tells when it has come.
class ScenarioStore : public QObject {
    Q_OBJECT
public:
    static constexpr int noStep = -1; ///< a change that merges with no other

    explicit ScenarioStore(Scenario scenario, QObject* parent = nullptr);
    ~ScenarioStore() override;

    [[nodiscard]] const Scenario& scenario() const { return m_state.scenario; }
    /// The last answer. Of analysis().scenario(), which is the current one unless pending(). Before there was
    /// any: a scenario without memory and without diagnostics.
    [[nodiscard]] const Analysis& analysis() const { return m_analysis; }
    /// The analysis of the scenario is on its way.
    [[nodiscard]] bool pending() const { return m_pending; }
    /// analysis(), or where that cannot run the last one that could; where there was none, analysis() again.
    [[nodiscard]] const Analysis& pictured() const { return m_lastThatRan ? *m_lastThatRan : m_analysis; }
    [[nodiscard]] Freshness freshness() const { return m_freshness; }
    /// The same of the timeline, which may come after the rest.
    [[nodiscard]] Freshness timelineFreshness() const;
    /// The timeline of pictured() is on its way.
    [[nodiscard]] bool timelinePending() const { return m_timelinePending; }
    /// The pinned baseline; null while there is none, or it is on its way. A large one may lack its timeline.
    [[nodiscard]] const Analysis* baseline() const { return m_baseline ? &*m_baseline : nullptr; }
    [[nodiscard]] bool baselinePinned() const { return m_state.baseline.has_value(); }
    [[nodiscard]] const KeptPlans& kept() const { return m_state.kept; }
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
    /// Keeps the scenario by the next free letter; nothing happens where it is kept already, or too many are.
    void keep();
    /// Names are tidied. \return why it was refused, in the user's language; empty: done
    QString renameKept(std::size_t place, const QString& name);
    // \pre place < kept().size()
    void dropKept(std::size_t place);
    void loadKept(std::size_t place); ///< it is the scenario from now on, and stays kept
    void pinKept(std::size_t place);  ///< as baseline A, and stays kept
    void selectStage(std::int64_t stage);
    /// Runs the timelines again; nothing to undo.
    void setTimeBase(TimeBase base);

    /// Another session: the undo stack is emptied. modified: it differs from what is on disk.
    void replace(const StoreState& state, bool modified);

signals:
    void changed();          ///< the scenario; its analysis is there unless pending()
    void analysed();         ///< the analysis, and with it what pictures show
    void freshnessChanged(); ///< after changed() or analysed(), or a moment later
    void
    timelineChanged(); ///< a timeline computed in the background has arrived, or the time base is another
    void baselineChanged(); ///< it is pinned or not, or its analysis has come
    void keptChanged();     ///< plans that are kept, or their names
    void selectionChanged();

private:
    friend class StateChange;
    void apply(const StoreState& state);
    void push(StoreState next, UndoSentence sentence, int mergeId);
    void ask();
    void askForTimeline();
    void answer(Analysis analysis);
    void arrive(const std::shared_ptr<const Timeline>& timeline);
    void takeBaseline();
    void refreshFreshness();

    StoreState m_state;
    Analysis m_analysis;
    std::optional<Analysis> m_lastThatRan; ///< only while m_analysis cannot run
    std::optional<Analysis> m_baseline;
    std::int64_t m_selectedStage = -1;
    TimeBase m_timeBase = TimeBase::model;
    bool m_pending = false;
    bool m_timelinePending = false;
    bool m_anotherSession = false; ///< nothing of what ran before belongs to it
    Freshness m_freshness = Freshness::current;
    bool m_timelineLate = false; ///< on its way for a moment
    bool m_inGesture = false;
    int m_gesture = 0; ///< numbers the drags, so that only steps of one drag merge
    QUndoStack m_undoStack;
    LatestJob m_question;         ///< the analysis of the scenario, or its timeline
    LatestJob m_baselineQuestion; ///< the analysis of the baseline
};

} // namespace quadrille
