// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/planning_rules.h"

#include "core/measurements/baselines.h"
#include "core/memory/paper_estimate.h"
#include "core/memory/zone.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

double times(std::int64_t a, std::int64_t b) {
    return std::abs(std::log2(static_cast<double>(a) / static_cast<double>(b)));
}

Preference byPaper(const Plan& plan) {
    return {static_cast<double>(plan.tp) * static_cast<double>(plan.cp) * static_cast<double>(plan.pp),
            -static_cast<double>(plan.microBatch)};
}

Preference byGuide(const ModelSpec& model, const Cluster& cluster, const Plan& plan) {
    const StatesOnOneGpu states = statesOnOneGpu(model, cluster);
    const std::int64_t tensor = states.whole || states.sharded ? 1 : guideTensor(cluster);
    const bool isLong = plan.sequence > guideLongSequence;
    const bool context = isLong == (plan.cp > 1) || cluster.gpus == 1;
    const bool experts = model.experts.has_value() == (plan.ep > 1) || cluster.gpus == 1;
    const std::span<const int> zero = guideZero(states, cluster);
    const bool sharding = zero.empty() || std::ranges::find(zero, plan.zero) != zero.end();
    return {times(plan.tp, tensor), sharding ? 0.0 : 1.0,         context ? 0.0 : 1.0,
            experts ? 0.0 : 1.0,    static_cast<double>(plan.pp), static_cast<double>(plan.cp)};
}

} // namespace

std::string_view name(PlanningRule rule) {
    switch (rule) {
    case PlanningRule::paper:
        return "paper";
    case PlanningRule::guide:
        return "guide";
    case PlanningRule::hand:
        break;
    }
    return "hand";
}

StatesOnOneGpu statesOnOneGpu(const ModelSpec& model, const Cluster& cluster) {
    constexpr double weightsAndGradients = 4, optimizer = 12; // bytes a parameter
    const auto parameters = static_cast<double>(parameterCount(model));
    const double room = greenShare * cluster.gpu.memory.value();
    const auto gpus = static_cast<double>(std::max<std::int64_t>(1, cluster.gpus));
    const double gradients = weightsAndGradients / 2;
    const double all = parameters * (weightsAndGradients + optimizer);
    const double least = parameters * (gradients + (gradients + optimizer) / gpus);
    return {.whole = all <= room,
            .sharded = least <= room,
            .all = Bytes(all),
            .least = Bytes(least),
            .room = Bytes(room)};
}

std::span<const int> guideZero(const StatesOnOneGpu& states, const Cluster& cluster) {
    static constexpr std::array whole{0, 1}, sharded{1, 2};
    static constexpr std::array slow{3};
    if (states.whole)
        return whole;
    if (states.sharded)
        return sharded;
    return cluster.gpu.scaleUpDomain > 1 ? std::span<const int>() : slow;
}

std::int64_t guideTensor(const Cluster& cluster) {
    if (cluster.gpu.scaleUpDomain <= 1)
        return 1;
    return std::max<std::int64_t>(1, std::min(cluster.gpusPerNode, cluster.gpus));
}

Preference preference(PlanningRule rule, const ModelSpec& model, const Cluster& cluster, const Plan& plan) {
    switch (rule) {
    case PlanningRule::paper:
        return byPaper(plan);
    case PlanningRule::guide:
        return byGuide(model, cluster, plan);
    case PlanningRule::hand:
        break;
    }
    RatedRun run;
    run.modelParallel = replicaGpus(plan);
    run.microBatch = plan.microBatch;
    return {-ruleShape(run)};
}

bool fitsByTheRules(const Scenario& scenario) {
    Scenario byPaper = scenario;
    byPaper.estimator = Estimator::paper;
    return paperFullest(Resolved(byPaper)) <= paperLimits(scenario.cluster.gpu.memory).green;
}

} // namespace quadrille
