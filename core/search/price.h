// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis.h"
#include "core/cluster/link.h"
#include "core/performance/traffic.h"

namespace quadrille {

/// What a plan costs, in the figures that memory is traded for.
struct Price {
    Bytes memory;                ///< of the fullest stage, as glance() has it
    double bubbleOverTotal = 0;  ///< idle share of the step
    Traffic traffic;             ///< bytes one GPU sends in a step
    double extraComputation = 0; ///< FLOPs repeated by recomputation ÷ FLOPs of the step
    /// A rough time of the step for comparing plans of one model: computation at half of the GPU's dense
    /// peak, recomputation and bubble included, and every communicated byte at the speed of the link that its
    /// group needs, none of it hidden behind computation. That small micro-batches compute less well is not
    /// in it.
    Seconds time;

    friend bool operator==(const Price&, const Price&) = default;
};

/// \pre seen is glance(scenario), and runnable
[[nodiscard]] Price priceOf(const Scenario& scenario, const Glance& seen);

} // namespace quadrille
