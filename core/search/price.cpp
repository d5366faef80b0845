// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/price.h"

#include "core/performance/recomputation.h"

namespace quadrille {

Price priceOf(const Scenario& scenario, const Glance& seen, const std::stop_token& stop) {
    return {.memory = seen.total,
            .bubbleOverTotal = seen.bubbleOverTotal,
            .traffic = trafficOf(scenario),
            .extraComputation = extraComputation(scenario),
            .time = performanceOf(scenario, stop).step};
}

} // namespace quadrille
