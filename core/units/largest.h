// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace quadrille {

/// Largest value any dimension accepts; typed values beyond it are refused with a message.
inline constexpr std::int64_t largestDimensionValue = 1'000'000'000'000;

/// Largest number of stages an estimate lists one by one; check() refuses more.
inline constexpr std::int64_t largestPipeline = 1'000'000;

} // namespace quadrille
