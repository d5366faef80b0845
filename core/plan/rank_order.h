// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// How ranks are numbered over the GPUs of a cluster, innermost first, in Megatron-Core's words: data
/// parallel ranks side by side and the pipeline's ranks furthest apart (its default,
/// NVIDIA/Megatron-LM@002526d, megatron/core/parallel_state.py, `order`; the same in DeepSpeed, nanotron and
/// torchtitan), or the pipeline's beside each other and data parallel ranks furthest apart
/// (`--use-tp-pp-dp-mapping`; Grattafiori et al. 2024, "The Llama 3 Herd of Models", section 3.3.2).
enum class RankOrder : std::uint8_t { pipelineLast, dataLast };
inline constexpr std::array rankOrders{RankOrder::pipelineLast, RankOrder::dataLast};

/// "tp-cp-ep-dp-pp", "tp-cp-ep-pp-dp".
[[nodiscard]] std::string_view name(RankOrder value);

} // namespace quadrille
