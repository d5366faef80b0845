// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/gpu_share.h"

#include "core/layout/group_of.h"

#include <algorithm>

namespace quadrille::anatomy {
namespace {

double layerParameters(const GpuShare& share, bool routed) {
    const auto sumOf = [routed](const std::vector<MatrixShare>& matrices) {
        double sum = 0;
        for (const MatrixShare& matrix : matrices)
            if ((matrix.whole.owner == MatrixOwner::routedExpert) == routed)
                sum += matrix.parameters();
        return sum;
    };
    double dense = 0, sparse = 0;
    for (const ChunkShare& chunk : share.chunks) {
        dense += static_cast<double>(chunk.shape.counts.dense);
        sparse += static_cast<double>(chunk.shape.counts.sparse);
    }
    return dense * sumOf(share.dense) + sparse * sumOf(share.sparse);
}

} // namespace

std::int64_t GpuShare::layers() const {
    std::int64_t sum = 0;
    for (const ChunkShare& chunk : chunks)
        sum += chunk.shape.layers;
    return sum;
}

double GpuShare::sharedParameters() const {
    return layerParameters(*this, false) + parametersOf(ends);
}

double GpuShare::expertParameters() const {
    return layerParameters(*this, true);
}

GpuShare gpuShare(const Resolved& resolved, std::int64_t gpu) {
    const Scenario& scenario = resolved.scenario();
    const Plan& plan = scenario.plan;
    GpuShare share{.gpu = gpu,
                   .node = nodeOf(scenario.cluster, gpu),
                   .at = positionOf(scenario, gpu),
                   .expertTensorRank = expertTensorRank(scenario, gpu)};
    const layout::ChunkShapes& chunks = resolved.chunks();
    const auto stages = chunks.stagesOf(share.at.pipeline);
    for (std::int64_t chunk = 0; chunk < chunks.chunksOfRank(); ++chunk)
        share.chunks.push_back(
            {stages[static_cast<std::size_t>(chunk)], chunks.at(share.at.pipeline, chunk)});
    const MatrixPlace place{share.at.tensor, share.expertTensorRank};
    share.dense = denseLayerShares(scenario, place);
    share.sparse = sparseLayerShares(scenario, place);
    share.ends = endShares(scenario, place, chunks.together(share.at.pipeline).ends);
    if (scenario.model.experts) {
        const std::int64_t each = scenario.model.experts->experts / plan.ep;
        share.experts = {share.at.expert * each, each, {share.expertTensorRank, expertTensor(plan)}};
    }
    if (plan.zero > 0) {
        const ReplicaRanks ranks = replicaRanks(scenario, gpu);
        const std::int64_t groups = shardGroups(scenario);
        const auto shardOf = [groups](std::int64_t rank, std::int64_t all) {
            const std::int64_t parts = std::max<std::int64_t>(1, all / groups);
            return PartOf{rank % parts, parts};
        };
        share.sharedShard = shardOf(ranks.shared, dataParallel(scenario) * plan.cp);
        share.expertShard = shardOf(ranks.experts, expertReplicaRanks(scenario));
    }
    share.tokens = tokenShare(scenario, share.at);
    return share;
}

} // namespace quadrille::anatomy
