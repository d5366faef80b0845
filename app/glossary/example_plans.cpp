// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/example_plans.h"

#include "core/check/check.h"

#include <stdexcept>

namespace quadrille::example_plans {
namespace {

Scenario example(const Catalogue& catalogue, const char* model, std::int64_t gpus) {
    Scenario s = newScenario(catalogue);
    const ModelSpec* found = findModel(catalogue.models, model);
    const GpuSpec* gpu = findGpu(catalogue.gpus, "h100-sxm-80gb");
    if (found == nullptr || gpu == nullptr)
        throw std::logic_error("the shipped catalogue has no such model or GPU");
    s.model = *found;
    s.cluster = clusterOf(*gpu, gpus);
    s.estimator = Estimator::detailed;
    s.plan = Plan();
    s.plan.sequence = 4096;
    s.plan.globalBatch = 2 * gpus;
    return s;
}

} // namespace

Scenario dense(const Catalogue& catalogue) {
    constexpr std::int64_t gpus = 64;
    Scenario s = example(catalogue, "llama-3.1-8b", gpus);
    s.plan.tp = 4;
    s.plan.cp = 2;
    s.plan.pp = 2;
    return s;
}

Scenario sparse(const Catalogue& catalogue) {
    constexpr std::int64_t gpus = 64, experts = 8;
    Scenario s = example(catalogue, "deepseek-v2-lite", gpus);
    s.plan.ep = experts;
    s.recipe.expertImbalance = 1.4;
    s.recipe.capacityFactor = 1.25;
    return s;
}

Scenario pipeline(const Catalogue& catalogue, ScheduleKind schedule) {
    constexpr std::int64_t stages = 4, microBatches = 8;
    Scenario s = example(catalogue, "llama-3.1-8b", stages);
    s.plan.pp = stages;
    s.plan.globalBatch = microBatches;
    return withSchedule(s, schedule);
}

Scenario withDegree(const Catalogue& catalogue, TrafficKind kind) {
    return kind == TrafficKind::expert ? sparse(catalogue) : dense(catalogue);
}

std::optional<Scenario> detailed(const std::optional<Scenario>& plan) {
    if (!plan)
        return std::nullopt;
    Scenario s = *plan;
    s.estimator = Estimator::detailed;
    return runnable(s) ? std::optional(s) : std::nullopt;
}

} // namespace quadrille::example_plans
