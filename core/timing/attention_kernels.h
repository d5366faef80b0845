// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

/// Which kernel computes attention, and what it is worth.
namespace quadrille {

/// The kernel that a scenario's attention runs on: what it says, else its framework's choice on its GPU.
[[nodiscard]] AttentionKernel attentionKernel(const Scenario& scenario);

/// Whether there are kernels that were written for the GPU, and not for Ampere.
[[nodiscard]] bool hasNewerAttention(const GpuSpec& gpu);

} // namespace quadrille

namespace quadrille::step {

/// FLOP/s of FlashAttention 2 ÷ those of cuDNN's attention on Hopper, forward and backward pass together, for
/// heads of at most 64 numbers and for wider ones: medians over causal attention of 1,024 to 65,536 tokens
/// that fills one H100 or H200 (resources/one_gpu). Of Blackwell it was not measured, and is taken to be the
/// same.
inline constexpr double flash2OfNarrowHeads = 0.635, flash2OfWideHeads = 0.562;

/// FLOP/s of FlashAttention in Triton ÷ those of FlashAttention 2 on an A100, forward and backward pass
/// together, for the same two kinds of heads: medians over causal attention of 1,024 to 16,384 tokens in the
/// chart of the latter's authors (Dao 2023, figure 4; Dao-AILab/flash-attention@0251105a,
/// assets/flash2_a100_fwd_bwd_benchmark.png). Of other GPUs it was not measured, and is taken to be the same.
inline constexpr double tritonOfNarrowHeads = 0.487, tritonOfWideHeads = 0.429;

/// FLOP/s of the scenario's kernel ÷ those of one that was written for its GPU, which profiles speak of.
[[nodiscard]] double kernelSpeed(const Scenario& scenario);

} // namespace quadrille::step
