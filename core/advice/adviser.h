// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"
#include "core/advice/guide_tree.h"

#include <array>
#include <optional>
#include <vector>

namespace quadrille {

/// What the guide recommends at a question that the scenario reaches, and what that would come to.
struct Recommendation {
    bool fits = false;       ///< green
    bool agreesWith = false; ///< the plan as it is does as recommended, and fits
    std::vector<Message> changes;
    Alternative plan;
};

/// A plan beside rules of thumb: why it is as it is, what speaks against it, and what to change.
struct PlanAdvice {
    Scenario scenario;
    std::optional<Message> refused; ///< why the scenario cannot run; then there are no rules and changes
    std::array<TreeNode, treeQuestions.size()> tree;
    /// Of each question of the tree that is reached and does not only ask on; none where nothing of it runs.
    std::array<std::optional<Recommendation>, treeQuestions.size()> recommended;
    std::vector<Advice> rules;   ///< the broken ones first
    std::vector<Advice> changes; ///< the smallest that help, the most helpful first: makeItFit()
};

inline constexpr std::size_t mostAdvisedChanges = 4;

/// Without a search over all plans: see bestFound(). Throws Stopped.
[[nodiscard]] PlanAdvice adviceOn(const Scenario& scenario, const std::stop_token& stop = {});

} // namespace quadrille
