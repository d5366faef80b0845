// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/tensor_table.h"

#include "core/memory/detailed/stages.h"

#include <algorithm>
#include <string>

namespace quadrille::detailed {
namespace {

const char* symbolOf(const StoredTensor& tensor) {
    switch (tensor.width) {
    case TensorWidth::one:
        return "1";
    case TensorWidth::hidden:
        return "h";
    case TensorWidth::queries:
        return "a·d_q";
    case TensorWidth::keys:
        return "k·d_k";
    case TensorWidth::values:
        return "k·d_v";
    case TensorWidth::contexts:
        return "a·d_v";
    case TensorWidth::heads:
        return "a";
    case TensorWidth::scores:
        return "a·s";
    case TensorWidth::ffn:
        return tensor.place == TensorPlace::ffn ? "h_ffn" : "h_expert";
    case TensorWidth::experts:
        return "E";
    case TensorWidth::topK:
        return "top-k";
    case TensorWidth::queryRank:
        return "r_q";
    case TensorWidth::keyValueRank:
        return "r_kv";
    case TensorWidth::rotaryKey:
        return "d_rope";
    case TensorWidth::vocabulary:
        return "v";
    }
    return "";
}

std::string shapeOf(const TensorRow& row, const Scenario& s) {
    std::string shape = "s·b";
    if (row.tensor->place == TensorPlace::experts)
        shape += busiestLoad(s.recipe) == 1                          ? "·top-k"
                 : busiestLoad(s.recipe) == s.recipe.expertImbalance ? "·top-k·imbalance"
                                                                     : "·top-k·capacity";
    if (row.tensor->place == TensorPlace::experts && row.tensor->split == TensorSplit::none &&
        foldsExperts(s.plan))
        shape += "·t_e/t";
    if (s.plan.cp > 1 && !isGathered(*row.tensor))
        shape += "/c";
    shape += std::string(" × ") + symbolOf(*row.tensor);
    const bool split = row.tensor->split == TensorSplit::tensor || row.tensor->width == TensorWidth::scores ||
                       (row.tensor->split == TensorSplit::sequence && usesSequenceParallel(s.plan));
    return split && s.plan.tp > 1 ? shape + "/t" : shape;
}

/// Whether the plan keeps the tensor in layers that are fully recomputed, or in the others.
bool keptIn(const StoredTensor& tensor, RecomputeModules repeated, bool recomputed) {
    if (recomputed)
        return tensor.life == TensorLife::checkpoint;
    return tensor.life == TensorLife::stored && !isDropped(tensor, repeated);
}

/// Layers of a chunk that store such a tensor; 1 for embedding and head where the chunk has them.
std::int64_t holders(const TensorRow& row, const ChunkShape& shape, RecomputeModules repeated) {
    const auto& n = shape.counts;
    const bool stored = row.tensor->life == TensorLife::stored;
    switch (row.owner) {
    case TokenOwner::denseLayer:
        return (keptIn(*row.tensor, repeated, false) ? n.dense - n.recomputedDense : 0) +
               (keptIn(*row.tensor, repeated, true) ? n.recomputedDense : 0);
    case TokenOwner::sparseLayer:
        return (keptIn(*row.tensor, repeated, false) ? n.sparse - n.recomputedSparse : 0) +
               (keptIn(*row.tensor, repeated, true) ? n.recomputedSparse : 0);
    case TokenOwner::embedding:
        return stored && shape.ends.embedding ? 1 : 0;
    case TokenOwner::prediction:
        return shape.ends.predictions - shape.ends.recomputedPredictions;
    case TokenOwner::head:
        break;
    }
    return stored && shape.ends.head ? 1 + shape.ends.predictions : 0;
}

} // namespace

std::vector<ExplanationTensor> tensorTable(const Resolved& resolved, std::int64_t stage,
                                           const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    const Stages stages(resolved);
    const StageMemory memory = stages.stage(stage, stop);
    if (memory.peak.afterPasses())
        return {};
    const RankPeak peak = stages.peakOf(stage, stages.chunksOf(stage), stop);
    const auto letters = lettersOf<double>(scenario);
    const RecomputeModules repeated = repeatedModules(scenario);
    constexpr TokenNames unnamed{"", "", "", ""};
    std::vector<ExplanationTensor> table;
    for (const TensorRow& row : tensorRows(scenario)) {
        ExplanationTensor entry{.name = row.tensor->name, .shape = shapeOf(row, scenario)};
        entry.bytes = microBatchBytes(row.bytes, unnamed, letters);
        for (std::int64_t chunk = 0; chunk < resolved.chunks().chunksOfRank(); ++chunk) {
            const std::int64_t layers = holders(row, resolved.chunks().at(stage, chunk), repeated);
            double count = peak.inFlight[static_cast<std::size_t>(chunk)];
            if (row.owner == TokenOwner::head)
                count = peak.heads; // that of the pass that runs is working memory
            entry.layers += layers;
            const double here = row.owner == TokenOwner::head ? 1 : 1 - activationsOnHost(scenario.plan);
            entry.total += static_cast<double>(layers) * count * entry.bytes * here;
        }
        entry.elements = entry.bytes /
                         (row.bytes.tensor + row.bytes.scores + row.bytes.sequence + row.bytes.replicated) *
                         row.elements;
        if (entry.total > 0)
            table.push_back(std::move(entry));
    }
    std::stable_sort(table.begin(), table.end(),
                     [](const auto& a, const auto& b) { return a.total > b.total; });
    return table;
}

} // namespace quadrille::detailed
