// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/reading.h"

#include "core/units/saturating.h"

#include <numeric>

namespace quadrille::frameworks {
namespace {

bool isSize(std::int64_t number) {
    return number >= 1 && number <= largestDimensionValue;
}

/// The least number that both divide. \pre both are positive
std::int64_t commonMultiple(std::int64_t a, std::int64_t b) {
    return saturatingProduct(a / std::gcd(a, b), b);
}

/// The plan runs on multiples of so many GPUs: of a replica, and of the stages' groups of experts.
std::int64_t fewestGpus(const Plan& plan) {
    const std::int64_t replica = replicaGpus(plan);
    const std::int64_t experts = saturatingProduct(saturatingProduct(plan.ep, expertTensor(plan)), plan.pp);
    if (plan.ep == 1 || !isSize(replica) || !isSize(experts))
        return replica;
    return commonMultiple(replica, experts);
}

void settleGpus(Reading& reading) {
    Cluster& cluster = reading.scenario().cluster;
    const Sizes& sizes = reading.sizes;
    const std::int64_t replica = replicaGpus(reading.scenario().plan);
    const std::int64_t fewest = fewestGpus(reading.scenario().plan);
    if (sizes.nodes && *sizes.nodes > 1 && sizes.gpusPerNode)
        cluster.gpusPerNode = *sizes.gpusPerNode;
    std::optional<std::int64_t> gpus = sizes.gpus;
    if (!gpus && (sizes.nodes || sizes.gpusPerNode)) {
        gpus = saturatingProduct(sizes.nodes.value_or(1), sizes.gpusPerNode.value_or(cluster.gpusPerNode));
        if (!sizes.gpusPerNode) {
            reading.assume("gpus-per-node", {std::string(noFileSaysIt), {}});
            if (isSize(*gpus) && isSize(fewest) && *gpus % fewest != 0)
                reading.assume("gpus",
                               {QUADRILLE_MESSAGE("the files say %1 nodes, and no file how many GPUs one "
                                                  "has: %2 are taken; the plan takes a multiple "
                                                  "of %3 GPUs"),
                                {sizes.nodes.value_or(1), cluster.gpusPerNode, fewest}});
        } else if (!sizes.nodes && *gpus % fewest == 0)
            reading.assume("gpus", {QUADRILLE_MESSAGE("no file says how many nodes: one"), {}});
        else if (!sizes.nodes && isSize(fewest)) {
            gpus = commonMultiple(fewest, *gpus);
            reading.assume(
                "gpus", {QUADRILLE_MESSAGE("no file says how many nodes: as few as the plan runs on"), {}});
        }
    }
    if (!gpus && sizes.dataParallel)
        gpus = saturatingProduct(replica, *sizes.dataParallel);
    if (gpus && isSize(*gpus)) {
        cluster.gpus = *gpus;
        return;
    }
    // As many as there were, or the next larger number that the plan divides.
    const std::int64_t times = std::max<std::int64_t>(1, (cluster.gpus + fewest - 1) / fewest);
    if (const std::int64_t enough = saturatingProduct(fewest, times); isSize(enough))
        cluster.gpus = enough;
    reading.assume("gpus", {std::string(noFileSaysIt), {}});
}

void settleBatch(Reading& reading) {
    Scenario& s = reading.scenario();
    if (reading.sizes.globalBatch)
        return;
    const std::int64_t once =
        saturatingProduct(std::max<std::int64_t>(1, dataParallel(s)), s.plan.microBatch);
    std::int64_t batch = 0;
    if (reading.sizes.microBatches) {
        batch = saturatingProduct(once, *reading.sizes.microBatches);
    } else {
        batch = saturatingProduct(once, std::max<std::int64_t>(1, (s.plan.globalBatch + once - 1) / once));
        reading.assume("gbs", {std::string(noFileSaysIt), {}});
    }
    if (isSize(batch))
        s.plan.globalBatch = batch;
}

} // namespace

void settle(Reading& reading) {
    if (reading.ran) {
        reading.scenario() = withSizes(std::move(reading.scenario()), *reading.ran);
        reading.sizes.gpus = reading.scenario().cluster.gpus;
    }
    settleGpus(reading);
    settleBatch(reading);
}

} // namespace quadrille::frameworks
