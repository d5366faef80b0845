// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// What computes attention without stored scores. FlashAttention 2 (Dao 2023) was written for Ampere, and
/// leaves half of Hopper's matrix units idle; cuDNN's kernels, and FlashAttention 3 (Shah et al. 2024), were
/// written for Hopper and what came after it. On older GPUs these are taken to be alike. Before them there
/// was FlashAttention in Triton, which is slower on all GPUs.
enum class AttentionKernel : std::uint8_t {
    byFramework, ///< what the framework takes on such a GPU when it is not told
    flash2,
    cudnn,
    flashTriton
};
inline constexpr std::array attentionKernels{AttentionKernel::byFramework, AttentionKernel::flash2,
                                             AttentionKernel::cudnn, AttentionKernel::flashTriton};

/// "auto", "flash-2", "cudnn", "flash-triton".
[[nodiscard]] std::string_view name(AttentionKernel value);

} // namespace quadrille
