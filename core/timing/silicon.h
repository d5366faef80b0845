// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"

#include <algorithm>
#include <array>

namespace quadrille::step {

/// CUDA's number for the generation of a GPU, 9 for Hopper and 10 for Blackwell of data centres, by how its
/// catalogue name begins; 0 for all others, about which nothing depends on it.
[[nodiscard]] inline int computeCapability(const GpuSpec& gpu) {
    constexpr std::array hopper{"h100", "h200", "h800", "h20", "gh200"};
    constexpr std::array blackwell{"b200", "gb200", "b300", "gb300"};
    const auto begins = [&gpu](const char* prefix) { return gpu.name.starts_with(prefix); };
    return std::ranges::any_of(hopper, begins) ? 9 : std::ranges::any_of(blackwell, begins) ? 10 : 0;
}

} // namespace quadrille::step
