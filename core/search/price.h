// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/cluster/link.h"
#include "core/performance/traffic.h"

namespace quadrille {

/// What a plan costs, in the figures that memory is traded for.
struct Price {
    Bytes memory;                ///< of the fullest stage, as glance() has it
    double bubbleOverTotal = 0;  ///< idle ÷ (idle + busy) of the pipeline
    Traffic traffic;             ///< bytes one GPU sends in a step
    double extraComputation = 0; ///< FLOPs repeated by recomputation ÷ FLOPs of the step
    Seconds time;                ///< of the step, by the profile of the scenario's GPU: performanceOf()

    friend bool operator==(const Price&, const Price&) = default;
};

/// Throws Stopped. \pre seen is glance(scenario) or memoryGlance(scenario), and runnable
[[nodiscard]] Price priceOf(const Scenario& scenario, const Glance& seen, const std::stop_token& stop = {});

} // namespace quadrille
