// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/price.h"

#include "core/performance/recomputation.h"
#include "core/units/saturating.h"

#include <algorithm>

namespace quadrille {
namespace {

/// GPUs from the first to the last of a group, where ranks are numbered by TP first, then CP, DP, PP
/// (Megatron-core's order).
std::int64_t extent(const Scenario& scenario, TrafficKind kind) {
    const Plan& plan = scenario.plan;
    const std::int64_t contexts = saturatingProduct(plan.tp, plan.cp);
    switch (kind) {
    case TrafficKind::tensor:
        return plan.tp;
    case TrafficKind::context:
        return contexts;
    case TrafficKind::expert:
        return saturatingProduct(plan.tp, plan.ep);
    case TrafficKind::data:
        return saturatingProduct(contexts, dataParallel(scenario));
    case TrafficKind::pipeline:
        break;
    }
    return scenario.cluster.gpus;
}

/// Share of the dense peak that well-run training reaches.
constexpr double utilisation = 0.5;

double computingSeconds(const Scenario& scenario) {
    const GpuSpec& gpu = scenario.cluster.gpu;
    const FlopsPerSecond peak =
        scenario.recipe.precision == Precision::fp8 ? gpu.fp8.value_or(gpu.bf16) : gpu.bf16;
    const double perSecond = utilisation * static_cast<double>(scenario.cluster.gpus) * peak.value();
    return modelFlopsPerStep(scenario) / std::max(perSecond, 1.0);
}

} // namespace

Price priceOf(const Scenario& scenario, const Glance& seen) {
    Price price{.memory = seen.total,
                .bubbleOverTotal = seen.bubbleOverTotal,
                .traffic = trafficOf(scenario),
                .extraComputation = extraComputation(scenario),
                .time = {}};
    double seconds = computingSeconds(scenario) * (1 + price.extraComputation) / (1 - price.bubbleOverTotal);
    for (const TrafficKind kind : allTrafficKinds)
        seconds +=
            price.traffic.part(kind).value() / linkOf(scenario.cluster, extent(scenario, kind)).value();
    price.time = Seconds(seconds);
    return price;
}

} // namespace quadrille
