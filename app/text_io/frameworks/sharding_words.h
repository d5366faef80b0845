// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace quadrille::frameworks {

/// What PyTorch's FSDP 1 calls a way to shard: Accelerate writes it so, Transformers in small letters.
struct ShardingWord {
    std::string_view word;
    int zero;    ///< the stage that shards the same
    bool hybrid; ///< over a node, with copies between nodes
};
/// In the order by which Accelerate numbers them, from 1.
inline constexpr std::array shardingWords{
    ShardingWord{"FULL_SHARD", 3, false}, ShardingWord{"SHARD_GRAD_OP", 2, false},
    ShardingWord{"NO_SHARD", 0, false}, ShardingWord{"HYBRID_SHARD", 3, true},
    ShardingWord{"HYBRID_SHARD_ZERO2", 2, true}};

} // namespace quadrille::frameworks
