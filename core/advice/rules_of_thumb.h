// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"

#include <vector>

namespace quadrille {

/// What the rules of thumb that people split models by say of a plan, each with the numbers that decide and,
/// where it is broken, the nearest plan that keeps it: TP within the fast link, and before PP; CP for long
/// sequences only; DP for the rest; four micro-batches a stage (Huang et al. 2019, section 2.3: GPipe); the
/// smallest TP·CP·PP that fits, then the largest micro-batch, and 80 % of the memory by the paper's equations
/// (Fujii et al. 2024, sections 4 and 5). The broken ones first. Rules that are about nothing that the plan
/// has say nothing. Throws Stopped. \pre runnable(scenario)
[[nodiscard]] std::vector<Advice> rulesOfThumb(const Scenario& scenario, const std::stop_token& stop = {});

} // namespace quadrille
