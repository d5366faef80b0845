// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_limits.h"

#include "core/layout/groups.h"

#include <algorithm>

namespace quadrille {

std::int64_t groupNodes(const Scenario& scenario) {
    std::int64_t most = 1;
    for (const TrafficKind kind : {TrafficKind::tensor, TrafficKind::context, TrafficKind::expert}) {
        const GroupPlace place = groupPlace(scenario, kind);
        const std::int64_t inNode = std::max<std::int64_t>(1, place.ranksInNode);
        most = std::max(most, place.ranks / inNode + (place.ranks % inNode != 0 ? 1 : 0));
    }
    return most;
}

std::string_view exceeded(const PlanLimits& limits, const Glance& seen) {
    if (limits.memory && seen.total > *limits.memory)
        return memoryReason;
    if (limits.bubble && seen.bubbleOverTotal > *limits.bubble)
        return bubbleReason;
    if (limits.step && seen.step > *limits.step)
        return stepReason;
    return {};
}

} // namespace quadrille
