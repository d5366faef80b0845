// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/host_link.h"

#include "core/memory/detailed/stages.h"

#include <algorithm>

namespace quadrille::step {
namespace {

HostInputs<double> ofRank(const Resolved& resolved, const detailed::Stages& memory, std::int64_t rank) {
    const Scenario& s = resolved.scenario();
    const double rate = s.cluster.gpu.hostLink.value().value();
    const auto replicas = static_cast<double>(pipelineReplicas(s.plan.schedule, resolved.shape()));
    HostInputs<double> x{.microBatches = static_cast<double>(resolved.shape().microbatches) / replicas,
                         .waitsOut = 0,
                         .waitsIn = 0,
                         .activations = 0,
                         .states = memory.steadyOf(rank).onHost,
                         .bytesPerSecond = rate};
    const auto chunks = memory.chunksOf(rank);
    const auto stages = resolved.chunks().stagesOf(rank);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const Passes<double>& passes = resolved.passes().at(static_cast<std::size_t>(stages[i]));
        const double travels = chunks[i].onHost / rate;
        const double backward =
            passes.inputGradient.total() + passes.weightGradient.total() + passes.repeated.total();
        x.activations += chunks[i].onHost;
        x.waitsOut += std::max(0.0, travels - passes.forward.total());
        x.waitsIn += std::max(0.0, travels - backward);
    }
    // A micro-batch passes through one of the replicas that a rank of a bidirectional pipeline holds.
    x.waitsOut /= replicas;
    x.waitsIn /= replicas;
    x.activations /= replicas;
    return x;
}

} // namespace

HostInputs<double> hostInputs(const Resolved& resolved) {
    const detailed::Stages memory(resolved);
    HostInputs<double> longest = ofRank(resolved, memory, 0);
    for (std::int64_t rank = 1; rank < resolved.shape().ranks; ++rank) {
        if (resolved.chunks().same(rank, rank - 1))
            continue;
        const HostInputs<double> each = ofRank(resolved, memory, rank);
        if (hostSeconds(each) > hostSeconds(longest))
            longest = each;
    }
    return longest;
}

} // namespace quadrille::step
