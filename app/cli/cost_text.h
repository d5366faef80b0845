// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/cost/training_cost.h"

#include <string>

namespace quadrille::cli {

/// \pre analysis.runnable()
[[nodiscard]] TrainingCost costOf(const Analysis& analysis);

/// Days, cost and goodput, for people. \pre analysis.runnable()
[[nodiscard]] std::string costText(const Analysis& analysis);

} // namespace quadrille::cli
