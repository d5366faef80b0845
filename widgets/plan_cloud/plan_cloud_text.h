// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plan_cloud/plan_cloud_data.h"

/// Words for what plans are compared in.
namespace quadrille::plan_text {

[[nodiscard]] QString quantityName(PlanQuantity quantity); ///< "Throughput"
[[nodiscard]] QString axisName(PlanQuantity quantity);     ///< "Throughput (tokens/s)"
/// All with as many decimals.
[[nodiscard]] QStringList tickTexts(const std::vector<double>& numbers);
[[nodiscard]] QString amountText(PlanQuantity quantity, double amount); ///< "812,000 tokens/s"
/// "1.20 s, 0.98 to 1.47 s; 812 tokens/s per GPU; 45.1 GiB, 2 % likely to run out; bubble 5.1 %"
[[nodiscard]] QString numbersOf(const PlanPoint& point);
/// The plan with its numbers, in sentences.
[[nodiscard]] QString readout(const PlanCloudData& data, const PlanPoint& point);

} // namespace quadrille::plan_text
