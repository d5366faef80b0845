// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/best_plan.h"
#include "app/lessons/lesson_plans.h"
#include "app/lessons/lesson_progress.h"
#include "app/store/latest_job.h"
#include "app/store/scenario_store.h"
#include "core/lessons/step_figures.h"

#include <QObject>

namespace quadrille {

/// Takes somebody through a lesson: puts the plans of its steps on screen, knows what its figures are now,
/// and takes the answers. A lesson begins without a baseline. The plan and the baseline that were on screen
/// before come back at the end; every change is a step of undo.
class LessonWalk : public QObject {
    Q_OBJECT
public:
    /// What one step's question looks like now.
    struct State {
        bool answered = false;           ///< the truth is shown
        std::optional<double> guess;     ///< of predict, as the expression counts
        std::optional<double> truth;     ///< of predict, once it is answered
        std::string choice;              ///< of choose: the last that was chosen; empty: none
        std::vector<bool> goals;         ///< of act: which hold now
        std::vector<std::string> beyond; ///< of act: what was changed and must not be
    };

    /// The references must outlive it.
    LessonWalk(std::vector<Lesson> lessons, ScenarioStore& store, const Catalogue& catalogue,
               LessonProgress& progress, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Lesson>& lessons() const { return m_lessons; }
    [[nodiscard]] bool inLesson() const { return m_lesson.has_value(); }
    /// \pre inLesson(), of these three
    [[nodiscard]] const Lesson& lesson() const { return m_lessons[*m_lesson]; }
    [[nodiscard]] std::size_t stepIndex() const { return m_step; }
    [[nodiscard]] const LessonStep& step() const { return lesson().steps[m_step]; }
    [[nodiscard]] bool isLast() const { return m_step + 1 == lesson().steps.size(); }
    [[nodiscard]] const State& state() const { return m_state; }
    /// The figures of the step's plans, as far as they are known.
    [[nodiscard]] const StepAnswers& answers() const { return m_answers; }
    /// The best plan of the step's search is not known yet.
    [[nodiscard]] bool searching() const { return m_search.pending(); }
    /// What the step's search looked at, where no plan of it fits; null: one does, or it is not known yet.
    [[nodiscard]] const BestPlan* noneFits() const { return m_noneFits ? &*m_noneFits : nullptr; }
    /// The store's, with the plan and the baseline from before the lesson. \pre inLesson()
    [[nodiscard]] StoreState own() const;
    [[nodiscard]] const Scenario& stepStart() const { return m_start; } ///< its plan. \pre inLesson()
    /// The choice that is right; none: what tells is not known yet.
    [[nodiscard]] std::optional<std::string> right() const;
    /// What is asked is on screen, and has to wait until the guess is made.
    [[nodiscard]] bool hidesTruth() const;
    /// Whether what is pointed at tells it: all but the plan and what asks.
    [[nodiscard]] bool hides(const LessonPointer& pointed) const;

    /// \param lesson its place in the course. Goes on where it was left, with what the user had made of a
    /// plan that is to be changed.
    void begin(std::size_t lesson);
    void goTo(std::size_t step);
    void next(); ///< at the end: leaves
    void back();
    void leave();
    void drop(); ///< as leave(), but for the plan on screen, which stays
    /// The plan of the step as it began.
    void restart();

    void guess(double number); ///< \pre the step asks to predict
    void choose(const std::string& id);
    /// A setting of a text is moved by so many of its values.
    void turn(const QString& name, int steps);
    void beginTurning();
    void endTurning();

signals:
    void lessonChanged();  ///< another one, or none
    void stepChanged();    ///< another one is begun
    void answersChanged(); ///< figures are others
    void answered();       ///< state().answered has become true, or another choice was made

private:
    /// What was made of a step's plan, unsolved when its lesson was left.
    struct Unfinished {
        std::size_t step = 0;
        Scenario plan;
    };

    enum class Baseline : std::uint8_t {
        none, ///< of a lesson that begins: one of another plan says nothing of its steps
        kept, ///< what was pinned in the lesson stays
    };

    void start(bool keepsPlan, const std::optional<Scenario>& made = {}, Baseline baseline = Baseline::kept);
    void keepUnfinished();
    void follow();
    void search();
    void take(const StepAnswers& others);
    void judge();
    void record(bool right, bool counts);
    void show(const Scenario& plan, Baseline baseline);
    void push(const StoreState& next, UndoSentence sentence);

    std::vector<Lesson> m_lessons;
    ScenarioStore& m_store;
    LessonPlans m_plans;
    LessonProgress& m_progress;
    std::optional<std::size_t> m_lesson;
    std::size_t m_step = 0;
    State m_state;
    StoreState m_before; ///< the lesson: plan and baseline count
    Scenario m_start;    ///< of the step
    StepAnswers m_answers;
    std::optional<BestPlan> m_noneFits;
    std::map<std::size_t, Unfinished> m_unfinished; ///< [lesson], of this run of the program
    LatestJob m_question;
    LatestJob m_search; ///< for the best plan; of the step, whatever becomes of its plan
    int m_turning = ScenarioStore::noStep;
    bool m_inTurn = false;
    bool m_starting = false; ///< the step: nobody hears of its figures before they know of the step
};

} // namespace quadrille
