// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"

#include <cstdint>
#include <vector>

namespace quadrille::anatomy {

/// Tokens of a sequence that follow each other.
struct TokenRun {
    std::int64_t first = 0;
    std::int64_t count = 0;

    friend bool operator==(const TokenRun&, const TokenRun&) = default;
};

/// What one GPU trains on in a step: some sequences of each run of d·b, as Megatron-LM deals them
/// (NVIDIA/Megatron-LM@2846d56, megatron/legacy/data/data_samplers.py, MegatronPretrainingSampler), and of
/// each sequence the tokens of its context parallel rank.
struct TokenShare {
    std::int64_t microBatches = 1;  ///< m of a replica
    std::int64_t sequences = 1;     ///< b of each micro-batch
    std::int64_t firstSequence = 0; ///< of the first micro-batch, among the global batch
    std::int64_t stride = 1;        ///< d·b: from those of one micro-batch to those of the next
    std::vector<TokenRun> runs;     ///< of each sequence; the tokens that attention asks for
    std::vector<TokenRun> between;  ///< of these, those of norms and residuals: a t-th under SP

    [[nodiscard]] std::int64_t ofSequence() const; ///< tokens
    [[nodiscard]] double ofStep() const;           ///< tokens: m·b times those of a sequence
    friend bool operator==(const TokenShare&, const TokenShare&) = default;
};

/// The tokens of each sequence that a context parallel rank has. Of r ranks of the ring each has an early and
/// a late chunk of 2r (zig-zag), or one of r parts; Ulysses ranks cut what their ring rank has into parts
/// that follow each other (feifeibear/long-context-attention@3af7195, yunchang/comm/extract_local.py).
[[nodiscard]] std::vector<TokenRun> contextRuns(const Scenario& scenario, std::int64_t rank);

/// The part-th of so many equal parts of these tokens in their order.
[[nodiscard]] std::vector<TokenRun> partOf(const std::vector<TokenRun>& runs, std::int64_t part,
                                           std::int64_t parts);

/// The step of the ring, from 0, in which the keys and values of a ring rank come to this one: its own are
/// there in step 0, those of the rank before it in step 1 (Liu et al. 2023, "Ring Attention", section 3).
[[nodiscard]] std::int64_t ringStep(const Scenario& scenario, std::int64_t ringRank, std::int64_t source);

[[nodiscard]] TokenShare tokenShare(const Scenario& scenario, const RankPosition& position);

} // namespace quadrille::anatomy
