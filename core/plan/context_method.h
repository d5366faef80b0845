// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// How the ranks of context parallelism exchange what attention needs of other tokens: Megatron-Core's
/// cp_comm_type p2p, all_gather, a2a and a2a+p2p (NVIDIA/Megatron-LM@002526d,
/// megatron/core/transformer/transformer_config.py).
enum class ContextMethod : std::uint8_t {
    ring,       ///< keys and values go around (Liu et al. 2023, "Ring Attention")
    allGather,  ///< every rank gathers them first (Grattafiori et al. 2024, "The Llama 3 Herd of
                ///< Models", 3.3.2)
    ulysses,    ///< all-to-alls swap tokens for heads (Jacobs et al. 2023, "DeepSpeed Ulysses")
    ulyssesRing ///< these within groups, and a ring of the groups (Fang and Zhao 2024, "USP")
};
inline constexpr std::array contextMethods{ContextMethod::ring, ContextMethod::allGather,
                                           ContextMethod::ulysses, ContextMethod::ulyssesRing};

/// Which tokens a rank has: an early and a late chunk of each sequence, so that a causal mask leaves all
/// ranks as much, or tokens that follow each other, so that the last rank has most.
enum class ContextBalance : std::uint8_t { zigZag, contiguous };
inline constexpr std::array contextBalances{ContextBalance::zigZag, ContextBalance::contiguous};

/// "ring", "allgather", "ulysses", "ulysses-ring".
[[nodiscard]] std::string_view name(ContextMethod value);
/// "zigzag", "contiguous".
[[nodiscard]] std::string_view name(ContextBalance value);

} // namespace quadrille
