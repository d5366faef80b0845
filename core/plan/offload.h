// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// What waits in the host's memory while the GPU does not need it. Optimizer states come for the optimizer's
/// step and leave after it; stored activations leave during the forward pass and come back for the backward
/// pass (Rajbhandari et al. 2021, "ZeRO-Infinity", section 5; Megatron-Core's activation offloading).
enum class Offload : std::uint8_t { none, optimizer, activations, both };
inline constexpr std::array offloads{Offload::none, Offload::optimizer, Offload::activations, Offload::both};

[[nodiscard]] constexpr bool offloadsOptimizer(Offload offload) {
    return offload == Offload::optimizer || offload == Offload::both;
}
[[nodiscard]] constexpr bool offloadsActivations(Offload offload) {
    return offload == Offload::activations || offload == Offload::both;
}

/// "none", "optimizer", "activations", "both".
[[nodiscard]] std::string_view name(Offload value);

} // namespace quadrille
