// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/adviser.h"

#include <QString>

/// The words around the guide's tree.
namespace quadrille::guide_tree {

/// "The guide's tree recommends: TP 8, then … · No EP; this plan does 1 of 3 of that".
[[nodiscard]] QString finding(const PlanAdvice& advice);
/// "TP 2 → 8 · PP 4 → 1".
[[nodiscard]] QString changes(const std::vector<Message>& changes);
/// "8.2 % faster", "as fast", or how it fits where the plan beside it does not run.
[[nodiscard]] QString effect(const Alternative& other);
/// What is said of the answer that is given at a node: what of it the plan does.
[[nodiscard]] QString remark(const std::optional<Recommendation>& recommendation);
/// A question with the numbers that decide, and what the guide says of it that does not add up.
[[nodiscard]] QString readout(const TreeNode& node);
/// An answer, and what doing as it says would come to.
[[nodiscard]] QString readout(const TreeNode& node, bool yes, const std::optional<Recommendation>& done);

} // namespace quadrille::guide_tree
