// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/relaxed_limits.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace quadrille {
namespace {

/// What a plan exceeds, and by how much at most.
struct Excess {
    std::vector<RelaxedLimit> limits;
    double ratio = 0; ///< the largest of value ÷ limit

    void add(std::string_view reason, double value, double limit) {
        if (value <= limit)
            return;
        limits.push_back({reason, value});
        constexpr double least = 1e-100; // of limits of nothing, too, the least excess is the smaller ratio
        ratio = std::max(ratio, value / std::max(limit, least));
    }
};

/// \param nodes groupNodes() of the plan, which no glance tells; where they are limited
Excess excessOf(const PlanSearchOptions& options, const Glance& seen, std::int64_t nodes) {
    Excess excess;
    const PlanLimits& limits = options.limits;
    if (seen.oomProbability)
        excess.add(outOfMemoryReason, *seen.oomProbability, options.mostOomProbability);
    if (limits.memory)
        excess.add(memoryReason, inGib(seen.total), inGib(*limits.memory));
    if (limits.bubble)
        excess.add(bubbleReason, seen.bubbleOverTotal, *limits.bubble);
    if (limits.step)
        excess.add(stepReason, seen.step.value(), limits.step->value());
    if (limits.groupNodes)
        excess.add(groupNodesReason, static_cast<double>(nodes), static_cast<double>(*limits.groupNodes));
    return excess;
}

} // namespace

bool isMemoryAlone(const std::vector<Relaxation>& ways) {
    return ways.size() == 1 && ways.front().limits.size() == 1 &&
           ways.front().limits.front().reason == outOfMemoryReason;
}

std::vector<Relaxation> relaxations(const Scenario& base, const PlanSpace& space,
                                    const PlanSearchOptions& options, const std::stop_token& stop) {
    struct Least {
        Relaxation relaxation;
        double ratio = 0;
    };
    std::map<std::vector<std::string_view>, Least> ways;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    PlanSearchOptions anything;
    anything.top = 1;
    anything.threads = options.threads;
    // To allow what runs out all the same makes no plan that runs.
    anything.mostOomProbability = std::max(yellowProbability, options.mostOomProbability);
    anything.found = [&](const FoundPlan& found) {
        const std::int64_t nodes =
            options.limits.groupNodes ? groupNodes(planAt(base, space, found.places)) : 1;
        Excess excess = excessOf(options, found.seen, nodes);
        if (excess.limits.empty() || excess.limits.size() > fewest)
            return;
        if (excess.limits.size() < fewest)
            ways.clear();
        fewest = excess.limits.size();
        std::vector<std::string_view> reasons(fewest);
        std::ranges::transform(excess.limits, reasons.begin(), &RelaxedLimit::reason);
        const auto known = ways.find(reasons);
        const auto size = [](double ratio, const FoundPlan& each) {
            return std::pair(ratio, each.seen.total);
        };
        if (known == ways.end() ||
            size(excess.ratio, found) < size(known->second.ratio, known->second.relaxation.plan))
            ways.insert_or_assign(reasons, Least{{std::move(excess.limits), found}, excess.ratio});
    };
    (void)searchPlans(base, space, anything, stop);
    std::vector<Least> all;
    all.reserve(ways.size());
    for (auto& [reasons, least] : ways)
        all.push_back(std::move(least));
    std::ranges::stable_sort(all, {}, &Least::ratio);
    std::vector<Relaxation> found(all.size());
    std::ranges::transform(all, found.begin(), [](Least& each) { return std::move(each.relaxation); });
    return found;
}

} // namespace quadrille
