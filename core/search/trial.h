// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/resolved/plan_memo.h"
#include "core/search/steps.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace quadrille {

/// A plan that was looked at, and runs.
struct Trial {
    std::vector<Step> steps; ///< in the order of allSettings
    Glance seen;
};

/// Plans around one scenario, each looked at once, at most `budget` in all. Plans that break a rule cost
/// nearly nothing and are not kept. What looks at plans throws Stopped.
class Trials {
public:
    /// \pre the scenario outlives this
    Trials(const Scenario& scenario, std::size_t budget, std::stop_token stop);

    void tryEach(const std::vector<Step>& steps);
    /// Every pair that holds no fitting single step, small steps first.
    void tryPairs(const std::vector<Step>& steps);
    /// Each of the sets with one more step, but for sets that hold a smaller fitting one; what fits is then
    /// made as small as it goes.
    void tryAround(const std::vector<std::vector<Step>>& sets, const std::vector<Step>& steps);

    [[nodiscard]] const std::vector<Trial>& all() const { return m_trials; }
    [[nodiscard]] std::vector<Trial> fitting() const; ///< the green ones
    /// Of the green ones those that contain no other.
    [[nodiscard]] std::vector<Trial> smallest() const;
    /// The sets of so many steps (0: of any number) that need the least memory, fewest steps first among
    /// equals.
    [[nodiscard]] std::vector<std::vector<Step>> closest(std::size_t most, std::size_t size) const;
    [[nodiscard]] const Trial*
    find(const std::vector<Step>& steps) const; ///< null: not looked at, or cannot run
    [[nodiscard]] std::size_t evaluated() const { return m_evaluated; }

private:
    /// The trial of these steps; null when it cannot run or the budget is used up.
    const Trial* look(std::vector<Step> steps);
    [[nodiscard]] bool holdsFitting(const std::vector<Step>& steps) const;
    void shrink(std::vector<Step> steps, const std::vector<Step>& offered);

    const Scenario& m_base;
    Scenario m_work;
    PlanMemo m_memo;
    std::size_t m_budget;
    std::stop_token m_stop;
    std::size_t m_evaluated = 0;
    std::vector<Trial> m_trials;
    std::unordered_map<std::uint64_t, std::size_t> m_places; ///< in m_trials
    std::vector<std::vector<Step>> m_fitting;                ///< steps of the green trials
};

} // namespace quadrille
