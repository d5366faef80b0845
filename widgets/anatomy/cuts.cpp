// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/cuts.h"

#include <algorithm>

namespace quadrille {
namespace {

Cut cutOf(std::int64_t first, std::int64_t count, std::int64_t all) {
    const auto whole = static_cast<double>(std::max<std::int64_t>(1, all));
    return {static_cast<double>(first) / whole, static_cast<double>(first + count) / whole};
}

Cut mixed(const Cut& a, const Cut& b, double share) {
    return {a.from + share * (b.from - a.from), a.to + share * (b.to - a.to)};
}

std::vector<Cut> mixed(const std::vector<Cut>& a, const std::vector<Cut>& b, double share) {
    const auto at = [](const std::vector<Cut>& cuts, std::size_t i) {
        if (i < cuts.size())
            return cuts[i];
        const double end = cuts.empty() ? 0 : cuts.back().to;
        return Cut{end, end};
    };
    std::vector<Cut> result;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        result.push_back(mixed(at(a, i), at(b, i), share));
    return result;
}

} // namespace

Cuts cutsOf(const anatomy::GpuShare& share, const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    Cuts cuts;
    cuts.tensor = cutOf(share.at.tensor, 1, plan.tp);
    cuts.expertTensor = cutOf(share.expertTensorRank, 1, expertTensor(plan));
    if (scenario.model.experts)
        cuts.experts = cutOf(share.experts.first, share.experts.count, scenario.model.experts->experts);
    if (usesSequenceParallel(plan))
        cuts.between = cuts.tensor;
    for (const anatomy::ChunkShare& chunk : share.chunks)
        cuts.layers.push_back(cutOf(chunk.shape.firstLayer, chunk.shape.layers, scenario.model.layers));
    for (const anatomy::TokenRun& run : share.tokens.runs)
        cuts.tokens.push_back(cutOf(run.first, run.count, plan.sequence));
    cuts.sequences = cutOf(share.tokens.firstSequence, share.tokens.sequences, share.tokens.stride);
    return cuts;
}

Cuts between(const Cuts& from, const Cuts& to, double share) {
    if (share >= 1)
        return to;
    return {mixed(from.tensor, to.tensor, share),      mixed(from.expertTensor, to.expertTensor, share),
            mixed(from.experts, to.experts, share),    mixed(from.between, to.between, share),
            mixed(from.layers, to.layers, share),      mixed(from.tokens, to.tokens, share),
            mixed(from.sequences, to.sequences, share)};
}

} // namespace quadrille
