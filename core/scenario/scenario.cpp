// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"

#include "core/units/saturating.h"

#include <algorithm>

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

ScheduleShape scheduleShape(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const bool searched = traits(plan.schedule).searched;
    const double asOneForwardOneBackward = static_cast<double>(plan.pp) * static_cast<double>(plan.vpp);
    return {.ranks = plan.pp,
            .microbatches = microBatches(scenario),
            .chunks = plan.vpp,
            .memoryLimit = searched ? asOneForwardOneBackward : 0};
}

Scenario withSchedule(const Scenario& scenario, ScheduleKind kind) {
    Scenario changed = scenario;
    changed.plan.schedule = kind;
    changed.plan.vpp = nearestChunks(kind, changed.plan.vpp);
    return changed;
}

} // namespace quadrille
