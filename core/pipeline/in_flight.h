// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

/// When the activations of a (micro-batch, chunk) are given back.
enum class Release : std::uint8_t {
    atInputGradient,  ///< at the end of B or I
    atWeightGradient, ///< at the end of B, or of W where the backward is split
};

/// From `time` on, `count` (micro-batch, chunk) activations are live on the rank.
struct InFlightStep {
    double time = 0;
    std::int32_t count = 0;

    friend bool operator==(const InFlightStep&, const InFlightStep&) = default;
};

/// The activations in flight on one rank as a step function: held from the start of F on. Times ascend
/// strictly, neighbouring counts differ; before the first step the count is 0. What is released and taken
/// at the same instant is released first.
[[nodiscard]] std::vector<InFlightStep> inFlight(const Timeline& timeline, std::size_t rank,
                                                 Release release = Release::atInputGradient);

} // namespace quadrille
