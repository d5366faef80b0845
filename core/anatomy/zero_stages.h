// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

#include <array>

namespace quadrille::anatomy {

/// What a GPU holds of the states under one stage of ZeRO.
struct StatesHeld {
    Bytes parameters, gradients, optimizer;

    [[nodiscard]] Bytes total() const { return parameters + gradients + optimizer; }
    friend bool operator==(const StatesHeld&, const StatesHeld&) = default;
};

/// Under ZeRO 0, 1, 2 and 3, everything else as it is: the figure that Rajbhandari et al. (2020), Figure 1,
/// made known. That of the plan's own stage is what the memory estimate says. The paper's equations know
/// ZeRO 1 only; of its bytes per parameter the other stages divide what they divide. \param held of the
/// pipeline rank by the scenario's estimator. \pre runnable(scenario)
[[nodiscard]] std::array<StatesHeld, 4> statesByZero(const Resolved& resolved, const StageMemory& held);

} // namespace quadrille::anatomy
