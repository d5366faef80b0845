// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// The format of matrix products and of what they read; head, attention, norms and routers stay in 16 bits
/// where it has 8 or 4. fp4 is NVFP4: blocks of 16 numbers with a scale of their own (NVIDIA 2025,
/// "Pretraining Large Language Models with NVFP4", arXiv:2509.25149, section 2).
enum class Precision { bf16, fp16, fp8, fp4 };
inline constexpr std::array precisions{Precision::bf16, Precision::fp16, Precision::fp8, Precision::fp4};

/// What shares a scale in FP8: a tensor (Micikevicius et al. 2022, "FP8 Formats for Deep Learning", section
/// 4), or tiles of 1 × 128 activations and blocks of 128 × 128 weights, each with a scale in fp32
/// (DeepSeek-V3, arXiv:2412.19437, section 3.3.2).
enum class Fp8Recipe : std::uint8_t { tensor, block };
inline constexpr std::array fp8Recipes{Fp8Recipe::tensor, Fp8Recipe::block};

/// Fewer than 16 bits.
[[nodiscard]] constexpr bool isNarrow(Precision precision) {
    return precision == Precision::fp8 || precision == Precision::fp4;
}

/// Bytes of one number in a narrow format, its share of the scales included.
/// \pre isNarrow(precision)
[[nodiscard]] constexpr double activationBytes(Precision precision, Fp8Recipe recipe) {
    if (precision == Precision::fp4)
        return 0.5 + 1.0 / 16;
    return recipe == Fp8Recipe::block ? 1 + 4.0 / 128 : 1;
}
/// The same of a weight.
[[nodiscard]] constexpr double weightBytes(Precision precision, Fp8Recipe recipe) {
    if (precision == Precision::fp4)
        return 0.5 + 1.0 / 16;
    return recipe == Fp8Recipe::block ? 1 + 4.0 / (128.0 * 128) : 1;
}

// The names that the command line and session files use.
[[nodiscard]] std::string_view name(Precision value);
[[nodiscard]] std::string_view name(Fp8Recipe value);

} // namespace quadrille
