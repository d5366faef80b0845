// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/routed_bytes.h"

#include <algorithm>

namespace quadrille::step {

double leavingShare(const GroupPlace& place) {
    return place.leavesNode()
               ? static_cast<double>(place.ranks - place.ranksInNode) / static_cast<double>(place.ranks - 1)
               : 0;
}

RoutedShares routedShares(const Scenario& scenario, const GroupPlace& place) {
    if (!place.leavesNode())
        return {};
    const auto ranks = static_cast<double>(place.ranks);
    const auto inNode = static_cast<double>(place.ranksInNode);
    const double leaving = leavingShare(place);
    const double nodes = ranks / inNode;
    const double visits = scenario.model.experts ? static_cast<double>(scenario.model.experts->topK) : 0.0;
    const double visited = std::min(static_cast<double>(scenario.recipe.routeNodes), nodes);
    if (scenario.recipe.routeNodes == 0 || visited >= visits)
        return {.inNode = 1 - leaving, .network = leaving, .all = 1};
    const double copies = visits * (ranks - 1) / ranks;
    RoutedShares shares{.inNode = visits * (inNode - 1) / inNode / copies,
                        .network = visited * (nodes - 1) / nodes / copies};
    shares.all = shares.inNode + shares.network;
    return shares;
}

} // namespace quadrille::step
