// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"
#include "core/units/units.h"

#include <array>
#include <cstddef>

namespace quadrille {

/// Bytes that one GPU sends in one optimizer step, the mean over pipeline stages. See traffic_formulas.h.
struct Traffic {
    std::array<Bytes, allTrafficKinds.size()> parts{}; ///< indexed by TrafficKind
    Bytes acrossShards; ///< of data parallelism, what goes to other groups with the same shards

    [[nodiscard]] Bytes part(TrafficKind kind) const { return parts[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bytes& part(TrafficKind kind) { return parts[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bytes total() const;

    friend bool operator==(const Traffic&, const Traffic&) = default;
};

/// The formulas of traffic_formulas.h for a scenario. \pre runnable(scenario)
[[nodiscard]] Traffic trafficOf(const Scenario& scenario);

} // namespace quadrille
