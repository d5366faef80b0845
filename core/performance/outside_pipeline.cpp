// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/outside_pipeline.h"

#include "core/layout/groups.h"
#include "core/layout/parameters.h"

#include <algorithm>
#include <vector>

namespace quadrille::step {
namespace {

/// What the ranks have in common.
struct Shared {
    const Resolved& resolved;
    const PlanRates& rates;
    double shards = 1, expertShards = 1; ///< ranks that shard the same states together
    double groups = 1;                   ///< of such ranks
};

/// What a rank has to share with others, and behind what it does: the same however it is sharded.
struct RankShare {
    layout::Parameters<double> held{}, asHalf{};
    double forward = 0, backward = 0; ///< seconds of one micro-batch's passes through the rank
    std::int64_t layers = 0;
};

RankShare shareOf(const Resolved& resolved, const layout::ModelParameters& model,
                  const layout::Letters<double>& letters, std::int64_t rank) {
    const layout::ChunkShape shape = resolved.chunks().together(rank);
    const auto counts = layout::countsOf<double>(shape);
    RankShare share;
    for (const std::int64_t stage : resolved.chunks().stagesOf(rank)) {
        const Passes<double>& passes = resolved.passes().at(static_cast<std::size_t>(stage));
        share.forward += passes.forward.total();
        share.backward +=
            passes.inputGradient.total() + passes.weightGradient.total() + passes.repeated.total();
    }
    share.held = layout::rankParameters(model, counts, shape.ends, letters);
    share.asHalf = layout::gatheredAsHalf(share.held, layout::matricesOnGpu(model, counts, letters),
                                          resolved.scenario().recipe);
    share.layers = shape.layers;
    return share;
}

using Shares = std::vector<RankShare>;

/// Of each rank but those that are as the one before.
Shares sharesOf(const Resolved& resolved) {
    const auto model = layout::modelParameters(resolved.scenario());
    const auto letters = layout::lettersOf<double>(resolved.scenario());
    Shares shares;
    for (std::int64_t rank = 0; rank < resolved.shape().ranks; ++rank)
        if (rank == 0 || !resolved.chunks().same(rank, rank - 1))
            shares.push_back(shareOf(resolved, model, letters, rank));
    return shares;
}

struct OfRank {
    DataInputs<double> inputs{};
    DataSeconds<double> data{};
    double optimizer = 0, updated = 0;
};

OfRank ofRank(const Shared& x, const RankShare& share) {
    const Scenario& s = x.resolved.scenario();
    const layout::Parameters<double>& held = share.held;
    const auto replicas = static_cast<double>(pipelineReplicas(s.plan.schedule, x.resolved.shape()));
    // Gradients and parameters travel about layer by layer, in buckets or as they are needed.
    const bool whole = reducesWhole(s);
    const auto messages = whole ? 1.0 : static_cast<double>(std::max<std::int64_t>(1, share.layers));
    const auto gather = [&](const layout::Parameters<double>& these, double bytes, bool halfOfReduce) {
        double seconds = 0;
        const auto add = [&](double parameters, double ranks, const Link& link) {
            if (ranks > 1 && parameters > 0)
                seconds +=
                    gatherSeconds<double>({parameters, ranks, link.bytesPerSecond,
                                           messages * (halfOfReduce ? link.halfLatency : link.latency)},
                                          bytes);
        };
        add(these.shared, x.shards, x.rates.shared.within);
        add(these.experts, x.expertShards, x.rates.expertShards.within);
        return seconds;
    };
    const auto across = [&](double bytes) {
        double seconds = 0;
        const auto add = [&](double parameters, double shards, const Link& link) {
            if (x.groups > 1 && parameters > 0)
                seconds += acrossSeconds<double>(
                    {parameters, x.groups, link.bytesPerSecond, messages * link.halfLatency}, shards, bytes);
        };
        add(held.shared, x.shards, x.rates.shared.across);
        add(held.experts, x.expertShards, x.rates.expertShards.across);
        return seconds;
    };
    OfRank outside;
    // A micro-batch passes through one of the replicas that a rank of a bidirectional pipeline holds.
    outside.inputs = {.gradients = gather(held, s.recipe.gradientBytes, s.plan.zero == 0 || whole) +
                                   (whole ? 0.5 : 1.0) * across(s.recipe.gradientBytes),
                      .weights = gather(share.asHalf, traffic::halfBytes, false),
                      .forward = share.forward / replicas,
                      .backward = share.backward / replicas,
                      .microBatches = static_cast<double>(x.resolved.shape().microbatches) / replicas};
    outside.data = dataSeconds(outside.inputs, s.plan.zero, whole, reached(s, ProfileParameter::dataOverlap));
    outside.updated = s.plan.zero == 0 ? held.shared + held.experts
                                       : held.shared / x.shards + held.experts / x.expertShards;
    const double bytes = optimizerBytes(s.recipe.gradientBytes, s.recipe.momentBytes, s.recipe.masterWeights);
    outside.optimizer = optimizerSeconds(outside.updated, bytes, memoryRate(s));
    return outside;
}

} // namespace

OutsidePipeline outsidePipeline(const Resolved& resolved) {
    const Scenario& scenario = resolved.scenario();
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const Shared shared{.resolved = resolved,
                        .rates = resolved.rates(),
                        .shards = number(shardPlaces(scenario).within.ranks),
                        .expertShards = number(expertShardPlaces(scenario).within.ranks),
                        .groups = number(shardGroups(scenario))};
    OutsidePipeline result;
    if (scenario.plan.offload != Offload::none)
        result.host = hostInputs(resolved);
    DataSeconds<double> most{-1, -1};
    const auto shares = resolved.part<Shares>(keyOfPasses, [&resolved] { return sharesOf(resolved); });
    for (const RankShare& share : *shares) {
        const OfRank each = ofRank(shared, share);
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
