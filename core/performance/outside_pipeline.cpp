// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/outside_pipeline.h"

#include "core/memory/detailed/stage_model.h"
#include "core/performance/groups.h"

#include <algorithm>

namespace quadrille::step {
namespace {

/// What the ranks have in common.
struct Shared {
    const Scenario& scenario;
    const StagePasses& stages;
    const PlanRates& rates;
    detailed::ModelNumbers model;
    detailed::Letters<double> letters;
    double replicas, expertReplicas;
};

DataSeconds<double> operator+(const DataSeconds<double>& a, const DataSeconds<double>& b) {
    return {a.total + b.total, a.exposed + b.exposed};
}

OutsidePipeline ofRank(const Shared& x, std::int64_t rank) {
    const Scenario& s = x.scenario;
    const detailed::ChunkShape shape = x.stages.shapes().together(rank);
    double forward = 0;
    double backward = 0;
    for (const std::int64_t stage : x.stages.shapes().stagesOf(rank)) {
        const Passes<double>& passes = x.stages.at(static_cast<std::size_t>(stage));
        forward += passes.forward.total();
        backward += passes.inputGradient.total() + passes.weightGradient.total() + passes.repeated.total();
    }
    const auto held =
        detailed::rankParameters(x.model, detailed::countsOf<double>(shape), shape.ends, x.letters);
    const double share = s.cluster.gpu.profile->at(ProfileParameter::dataOverlap);
    const auto m = static_cast<double>(microBatches(s));
    // Sharded parameters travel layer by layer.
    const double messages =
        s.plan.zero == 3 ? static_cast<double>(std::max<std::int64_t>(1, shape.layers)) : 1;
    const auto exchange = [&](double parameters, double ranks, const Link& link) {
        if (ranks <= 1 || parameters == 0)
            return DataSeconds<double>{};
        return dataSeconds<double>({parameters, ranks, link.bytesPerSecond, messages * link.latency},
                                   s.plan.zero, s.recipe.gradientBytes, share, forward, backward, m);
    };
    const double updated = s.plan.zero == 0 ? held.shared + held.experts
                                            : held.shared / x.replicas + held.experts / x.expertReplicas;
    const double bytes = optimizerBytes(s.recipe.gradientBytes, s.recipe.momentBytes, s.recipe.masterWeights);
    return {.data = exchange(held.shared, x.replicas, x.rates.link(TrafficKind::data)) +
                    exchange(held.experts, x.expertReplicas, x.rates.experts),
            .optimizer = optimizerSeconds(updated, bytes, deviceOf(s).memoryBytes)};
}

} // namespace

OutsidePipeline outsidePipeline(const Scenario& scenario, const StagePasses& stages, const PlanRates& rates) {
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const Shared shared{.scenario = scenario,
                        .stages = stages,
                        .rates = rates,
                        .model = detailed::modelNumbers(scenario),
                        .letters = detailed::lettersOf<double>(scenario),
                        .replicas = number(groupPlace(scenario, TrafficKind::data).ranks),
                        .expertReplicas = number(expertReplicas(scenario).ranks)};
    OutsidePipeline longest;
    for (std::int64_t rank = 0; rank < scenario.plan.pp; ++rank) {
        if (rank > 0 && stages.shapes().same(rank, rank - 1))
            continue; // takes as long as the one before
        const OutsidePipeline each = ofRank(shared, rank);
        longest.data.total = std::max(longest.data.total, each.data.total);
        longest.data.exposed = std::max(longest.data.exposed, each.data.exposed);
        longest.optimizer = std::max(longest.optimizer, each.optimizer);
    }
    return longest;
}

} // namespace quadrille::step
