// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario.h"

#include "core/units/saturating.h"

namespace quadrille {

std::int64_t replicaGpus(const Plan& plan) {
    return saturatingProduct(saturatingProduct(plan.tp, plan.cp), plan.pp);
}

std::int64_t dataParallel(const Scenario& scenario) {
    const std::int64_t replica = replicaGpus(scenario.plan);
    return replica < 1 ? 0 : scenario.cluster.gpus / replica;
}

std::int64_t microBatches(const Scenario& scenario) {
    const std::int64_t sequences = saturatingProduct(dataParallel(scenario), scenario.plan.microBatch);
    return sequences < 1 ? 0 : scenario.plan.globalBatch / sequences;
}

} // namespace quadrille
