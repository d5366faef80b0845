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
    Bytes swapped; ///< of context parallelism, what all-to-alls of Ulysses send
    /// Of data parallelism: to ranks of the own shard group, and of others with the same shards.
    struct Reduced {
        Bytes within, across;

        friend bool operator==(const Reduced&, const Reduced&) = default;
    };
    Reduced shared, experts; ///< of the parameters that all ranks of a stage share, and of routed experts

    [[nodiscard]] Bytes part(TrafficKind kind) const { return parts[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bytes& part(TrafficKind kind) { return parts[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bytes total() const;

    friend bool operator==(const Traffic&, const Traffic&) = default;
};

/// The formulas of traffic_formulas.h for a scenario. \pre runnable(scenario)
[[nodiscard]] Traffic trafficOf(const Scenario& scenario);

} // namespace quadrille
