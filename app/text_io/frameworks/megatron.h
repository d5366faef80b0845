// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/format.h"

#include <array>

/// What Megatron-LM and Megatron-Bridge have in common: both configure Megatron-Core. Keys are Megatron-LM's
/// options without their dashes; Bridge spells the same in its own way.
namespace quadrille::frameworks::megatron {

inline constexpr std::array<WordPair, 4> contextMethods{
    WordPair{"ring", "p2p"}, WordPair{"allgather", "all_gather"}, WordPair{"ulysses", "a2a"},
    WordPair{"ulysses-ring", "a2a+p2p"}};
inline constexpr std::array<WordPair, 2> rankOrders{WordPair{"tp-cp-ep-pp-dp", "true"},
                                                    WordPair{"tp-cp-ep-dp-pp", "false"}};
inline constexpr std::array<WordPair, 2> expertOverlaps{WordPair{"on", "true"}, WordPair{"auto", "false"}};

inline constexpr std::array rows{
    Row{"tensor-model-parallel-size", "tp", "1"},
    Row{"pipeline-model-parallel-size", "pp", "1"},
    Row{"context-parallel-size", "cp", "1"},
    Row{"cp-comm-type", "cp-method", "ring", contextMethods},
    Row{"expert-model-parallel-size", "ep", "1"},
    Row{"expert-tensor-parallel-size", "etp", "0"},
    Row{"overlap-moe-expert-parallel-comm", "moe-overlap", "auto", expertOverlaps},
    Row{"sequence-parallel", "sp", "off"},
    Row{"use-tp-pp-dp-mapping", "rank-order", "tp-cp-ep-dp-pp", rankOrders},
    Row{"micro-batch-size", "mbs", "1"},
    Row{"seq-length", "seq"},
    Row{"cross-entropy-loss-fusion", "fused-loss", "off"},
    Row{"moe-expert-capacity-factor", "capacity-factor", "0"}};

/// The model out of its sizes, where they are there.
void readModel(Reading& reading);
/// Sizes that are too few for a model: of one that a recipe names the layers count, all else is ignored, and
/// why is said.
void readPartOfModel(Reading& reading, bool isRecipe);
void writeModel(Writing& writing);

/// Sharding, recomputation, precision, optimizer, offload, layers of stages, batch: what is no row.
void readPlan(Reading& reading);
void writePlan(Writing& writing);

/// Keys that the two functions take, for telling whose a file is.
[[nodiscard]] std::span<const std::string_view> furtherKeys();

/// "Et*3|(tt|)*29,m|L": decoder layers of each global stage (NVIDIA/Megatron-LM@d98e8a6,
/// megatron/core/transformer/pipeline_parallel_layer_layout.py); none where it is no layout.
[[nodiscard]] std::optional<std::vector<std::int64_t>> layersOfLayout(std::string_view layout);
/// The inverse. \pre not empty
[[nodiscard]] std::string layoutOf(const std::vector<std::int64_t>& layers, std::int64_t predictLayers);

/// "([0]*3+[1]*58)": which layers have experts, as moe-layer-freq says it; none where it is no such list.
[[nodiscard]] std::optional<std::vector<int>> layerPattern(std::string_view text);

} // namespace quadrille::frameworks::megatron
