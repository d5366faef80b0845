// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_cost.h"
#include "core/search/scaling.h"

#include <array>
#include <optional>

namespace quadrille {

/// What is drawn against the number of GPUs.
enum class ScalingQuantity : std::uint8_t {
    throughput, ///< tokens per second of the whole cluster
    flops,      ///< FLOP/s of a GPU: the y axis of Fujii et al. (2024), figure 5
    step,       ///< seconds of a step
    cost        ///< of a number of tokens: money, or GPU-hours where an hour has no price
};
inline constexpr std::array scalingQuantities{ScalingQuantity::throughput, ScalingQuantity::flops,
                                              ScalingQuantity::step, ScalingQuantity::cost};

/// The best plan for each number of GPUs, and the plan on screen with as many.
struct ScalingData {
    Scaling scaling;
    ScalingQuantity shown = ScalingQuantity::throughput;
    CostQuestion budget; ///< what ScalingQuantity::cost is about

    [[nodiscard]] double value(const Glance& seen) const;
    /// What the best plan at the scenario's own GPUs would come to at that point were nothing lost; none
    /// where that is not known.
    [[nodiscard]] std::optional<double> ideal(std::size_t point) const;
    /// Of the throughput at a point, what share of the ideal the best plan reaches; none where not known.
    [[nodiscard]] std::optional<double> efficiency(std::size_t point) const;
};

} // namespace quadrille
