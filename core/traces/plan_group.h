// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/rates.h"
#include "core/traces/measured_rank.h"

#include <optional>

namespace quadrille::traces {

/// A group of the plan, and what its links reach.
struct PlanGroup {
    GroupPlace place;
    step::Link link;

    /// That so many collectives take in which a rank sends so many bytes in all.
    [[nodiscard]] double seconds(Collective collective, double bytes, std::int64_t count) const;
};

/// The plan's group that collectives of a trace are of; nothing where that is not known. \param rates of the
/// scenario \pre runnable(scenario)
[[nodiscard]] std::optional<PlanGroup> planGroup(const Scenario& scenario, const step::PlanRates& rates,
                                                 const CollectiveUse& use);

} // namespace quadrille::traces
