// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/freed_settings.h"
#include "app/store/plans_freedom.h"
#include "core/search/none_runs.h"
#include "core/search/relaxed_limits.h"
#include "core/search/rule_choices.h"
#include "core/search/worth_running.h"

#include <functional>
#include <memory>

namespace quadrille {

/// Every plan around one that keeps what is not free.
struct PlansQuestion {
    static constexpr std::size_t mostKept = 2000000; ///< feasible plans that are drawn

    Scenario base;
    PlanSpace space;
    double mostOomProbability = greenProbability;
    PlanLimits limits;

    [[nodiscard]] bool isTooLarge() const { return space.size() > mostWaitedFor; }
    /// Both have the same answer: they differ at most in what is free.
    [[nodiscard]] bool asksTheSame(const PlansQuestion& other) const;
    [[nodiscard]] Scenario plan(const PlanPoint& point) const;
    [[nodiscard]] std::vector<const Setting*> settings() const; ///< of the axes
};

[[nodiscard]] PlansQuestion plansQuestion(const Scenario& scenario, const PlansFreedom& freedom);

/// What is known of it.
struct PlansAnswer {
    std::shared_ptr<const PlansQuestion> question;
    std::shared_ptr<const std::vector<PlanPoint>> points; ///< feasible plans, ascending by number
    PlanSearchAnswer found;
    bool whole = false; ///< every plan was looked at
    /// What each rule of thumb would take of the points, and what is worth running; once they are whole.
    ChosenByRules byRule{};
    std::vector<WorthRunning> worth{};
    std::vector<Relaxation> relax{}; ///< where none is feasible; once that is known
    std::optional<NoneRuns> none{};  ///< where none can run; once that is known

    [[nodiscard]] bool isAsGood(const PlanPoint& point) const;
    /// Some were too many to be kept.
    [[nodiscard]] bool isCut() const { return points->size() < found.feasible; }
};

/// Asks; `known` is told whatever `isDue` says is worth it. Throws Stopped.
[[nodiscard]] PlansAnswer answerTo(const std::shared_ptr<const PlansQuestion>& question,
                                   const std::stop_token& stop, const std::function<bool()>& isDue,
                                   const std::function<void(PlansAnswer)>& known);

} // namespace quadrille
