// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/outside_pipeline.h"

#include "core/layout/groups.h"
#include "core/layout/parameters.h"

#include <algorithm>

namespace quadrille::step {
namespace {

/// What the ranks have in common.
struct Shared {
    const Resolved& resolved;
    layout::ModelParameters model;
    layout::Letters<double> letters{};
    double shards = 1, expertShards = 1; ///< ranks that shard the same states together
    double groups = 1;                   ///< of such ranks
};

struct OfRank {
    DataInputs<double> inputs{};
    DataSeconds<double> data{};
    double optimizer = 0, updated = 0;
};

OfRank ofRank(const Shared& x, std::int64_t rank) {
    const Scenario& s = x.resolved.scenario();
    const layout::ChunkShape shape = x.resolved.chunks().together(rank);
    double forward = 0;
    double backward = 0;
    for (const std::int64_t stage : x.resolved.chunks().stagesOf(rank)) {
        const Passes<double>& passes = x.resolved.passes().at(static_cast<std::size_t>(stage));
        forward += passes.forward.total();
        backward += passes.inputGradient.total() + passes.weightGradient.total() + passes.repeated.total();
    }
    const auto held = layout::rankParameters(x.model, layout::countsOf<double>(shape), shape.ends, x.letters);
    const auto asHalf = layout::gatheredAsHalf(
        held, layout::matricesOnGpu(x.model, layout::countsOf<double>(shape), x.letters), s.recipe);
    const auto replicas = static_cast<double>(pipelineReplicas(s.plan.schedule, x.resolved.shape()));
    // Gradients and parameters travel about layer by layer, in buckets or as they are needed.
    const bool whole = reducesWhole(s);
    const auto messages = whole ? 1.0 : static_cast<double>(std::max<std::int64_t>(1, shape.layers));
    const auto gather = [&](const layout::Parameters<double>& these, double bytes, bool halfOfReduce) {
        double seconds = 0;
        const auto add = [&](double parameters, double ranks, const Link& link) {
            if (ranks > 1 && parameters > 0)
                seconds +=
                    gatherSeconds<double>({parameters, ranks, link.bytesPerSecond,
                                           messages * (halfOfReduce ? link.halfLatency : link.latency)},
                                          bytes);
        };
        add(these.shared, x.shards, x.resolved.rates().shared.within);
        add(these.experts, x.expertShards, x.resolved.rates().expertShards.within);
        return seconds;
    };
    const auto across = [&](double bytes) {
        double seconds = 0;
        const auto add = [&](double parameters, double shards, const Link& link) {
            if (x.groups > 1 && parameters > 0)
                seconds += acrossSeconds<double>(
                    {parameters, x.groups, link.bytesPerSecond, messages * link.halfLatency}, shards, bytes);
        };
        add(held.shared, x.shards, x.resolved.rates().shared.across);
        add(held.experts, x.expertShards, x.resolved.rates().expertShards.across);
        return seconds;
    };
    OfRank outside;
    // A micro-batch passes through one of the replicas that a rank of a bidirectional pipeline holds.
    outside.inputs = {.gradients = gather(held, s.recipe.gradientBytes, s.plan.zero == 0 || whole) +
                                   (whole ? 0.5 : 1.0) * across(s.recipe.gradientBytes),
                      .weights = gather(asHalf, traffic::halfBytes, false),
                      .forward = forward / replicas,
                      .backward = backward / replicas,
                      .microBatches = static_cast<double>(x.resolved.shape().microbatches) / replicas};
    outside.data = dataSeconds(outside.inputs, s.plan.zero, whole, reached(s, ProfileParameter::dataOverlap));
    outside.updated = s.plan.zero == 0 ? held.shared + held.experts
                                       : held.shared / x.shards + held.experts / x.expertShards;
    const double bytes = optimizerBytes(s.recipe.gradientBytes, s.recipe.momentBytes, s.recipe.masterWeights);
    outside.optimizer = optimizerSeconds(outside.updated, bytes, deviceOf(s).memoryBytes);
    return outside;
}

} // namespace

OutsidePipeline outsidePipeline(const Resolved& resolved) {
    const Scenario& scenario = resolved.scenario();
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const Shared shared{.resolved = resolved,
                        .model = layout::modelParameters(scenario),
                        .letters = layout::lettersOf<double>(scenario),
                        .shards = number(shardPlaces(scenario).within.ranks),
                        .expertShards = number(expertShardPlaces(scenario).within.ranks),
                        .groups = number(shardGroups(scenario))};
    OutsidePipeline result;
    if (scenario.plan.offload != Offload::none)
        result.host = hostInputs(resolved);
    DataSeconds<double> most{-1, -1};
    for (std::int64_t rank = 0; rank < scenario.plan.pp; ++rank) {
        if (rank > 0 && resolved.chunks().same(rank, rank - 1))
            continue; // takes as long as the one before
        const OfRank each = ofRank(shared, rank);
        if (each.data.exposed > most.exposed) {
            most.exposed = each.data.exposed;
            result.mostExposed = each.inputs;
        }
        if (each.data.total > most.total) {
            most.total = each.data.total;
            result.longest = each.inputs;
        }
        if (each.updated > result.updated) {
            result.updated = each.updated;
            result.optimizer = each.optimizer;
        }
    }
    return result;
}

} // namespace quadrille::step
