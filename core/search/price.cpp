// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/price.h"

#include "core/performance/recomputation.h"

namespace quadrille {

Price priceOf(const Scenario& scenario, const Glance& seen, const std::stop_token& stop) {
    const Performance performance = performanceOf(scenario, stop);
    return {.memory = seen.total,
            .bubbleOverTotal = performance.pipeline.overTotal(),
            .traffic = trafficOf(scenario),
            .extraComputation = extraComputation(scenario),
            .time = performance.step};
}

} // namespace quadrille
