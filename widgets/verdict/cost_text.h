// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_cost.h"

#include <QStringList>

/// Words for the cost of a whole training.
namespace quadrille::cost_text {

/// Days, hours and prices in three digits, large ones in groups; "–" without end.
[[nodiscard]] QString amount(double value);
/// "12.3 days · 18,900 GPU-hours · goodput 96.1 % · costs 47,200", …, "12.3 days": the longest first. Without
/// tokens to train on only the goodput.
[[nodiscard]] QStringList forms(const TrainingCost& cost);
/// What beside them it comes from: energy, failures, checkpoints, a sentence each.
[[nodiscard]] QStringList details(const TrainingCost& cost);

} // namespace quadrille::cost_text
