// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/cost/training_cost.h"

#include <array>
#include <optional>
#include <string_view>

namespace quadrille {

/// What the cells of a heatmap show.
enum class HeatmapQuantity {
    memory,      ///< GiB of the fullest stage, coloured by zone
    bubble,      ///< idle ÷ total time
    step,        ///< seconds of a step
    flops,       ///< FLOP/s per GPU
    utilisation, ///< MFU, or HFU under FlopConvention::hardware
    tokens,      ///< tokens per second and GPU
    cost         ///< of a number of tokens: money, or GPU-hours where an hour has no price
};

inline constexpr std::array allHeatmapQuantities{
    HeatmapQuantity::memory,      HeatmapQuantity::bubble, HeatmapQuantity::step, HeatmapQuantity::flops,
    HeatmapQuantity::utilisation, HeatmapQuantity::tokens, HeatmapQuantity::cost};

/// "memory", "bubble", "step", "tflops", "mfu", "tokens", "cost": in files and on the command line.
[[nodiscard]] const char* name(HeatmapQuantity quantity);
[[nodiscard]] std::optional<HeatmapQuantity> heatmapQuantityFromName(std::string_view name);

/// Tokens whose cost is shown where it was not said how many are to be trained on.
inline constexpr double tokensUnlessGiven = 1e12;

/// What a heatmap of this scenario tells the cost of.
[[nodiscard]] CostQuestion heatmapBudget(const Scenario& scenario);

/// Bytes, a share, seconds, FLOP/s, a share, tokens per second and GPU, money or GPU-hours.
/// \pre glance.runnable
[[nodiscard]] double valueOf(const Glance& glance, HeatmapQuantity quantity, const CostQuestion& budget);

/// GPU-hours of the budget's tokens at this speed, failures included: trainingCost(). 0 where the speed is
/// not known.
[[nodiscard]] double gpuHours(const Glance& glance, const CostQuestion& budget);

/// Whether the smaller of two values is the better one.
[[nodiscard]] bool lessIsBetter(HeatmapQuantity quantity);

} // namespace quadrille
