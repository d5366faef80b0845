// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scaling/scaling_data.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Every word of the picture of best plans against GPUs.
namespace quadrille::scaling_text {

[[nodiscard]] QString quantityName(ScalingQuantity quantity);
[[nodiscard]] QString axisName(const ScalingData& data);
[[nodiscard]] QStringList tickTexts(const ScalingData& data, const std::vector<double>& ticks);
[[nodiscard]] QString value(const ScalingData& data, double value);
[[nodiscard]] QString best(); ///< names of the lines
[[nodiscard]] QString asItIs();
[[nodiscard]] QString ideal();
/// "TP 4 · PP 2 · MBS 1".
[[nodiscard]] QString planOf(const Scenario& plan);
/// "PP 2 → 4, MBS 1 → 2".
[[nodiscard]] QString changed(const ScalingChange& change);
/// Why, as a sentence: what the plan before would be with this many GPUs.
[[nodiscard]] QString why(const ScalingChange& change);
/// Where the best plan changes, and how well it scales: a sentence.
[[nodiscard]] QString finding(const ScalingData& data);
[[nodiscard]] QString readout(const ScalingData& data, std::size_t point);

} // namespace quadrille::scaling_text
