// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ways_to_run.h"

#include "core/search/placed_plan.h"
#include "core/stop.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <numeric>

namespace quadrille {
namespace {

constexpr std::uint64_t mostLookedAt = 50'000, mostMended = 1'000; // some tenths of a second each

/// Empty where numbers lie out of their ranges, too.
std::vector<const Rule*> brokenBy(const Scenario& scenario) {
    std::vector<const Rule*> broken;
    if (rangesHold(scenario))
        std::ranges::copy_if(allRules(), std::back_inserter(broken), [&](const Rule* rule) {
            return rule->severity == Severity::error && rule->broken(scenario);
        });
    return broken;
}

/// Plans of a space by their numbers, spread over all of them, each at most once.
class Spread {
public:
    explicit Spread(std::uint64_t size) : m_size(size), m_count(std::min(size, mostLookedAt)) {
        m_step = std::max<std::uint64_t>(1, size / std::max<std::uint64_t>(1, m_count));
        while (m_count < m_size && std::gcd(m_step, m_size) != 1) // not always the same value of an axis
            ++m_step;
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] std::uint64_t next() {
        const std::uint64_t number = m_number;
        m_number = m_step < m_size - m_number ? m_number + m_step : m_step - (m_size - m_number);
        return number;
    }

private:
    std::uint64_t m_size, m_count, m_step = 1, m_number = 0;
};

/// Of plans that break so many rules, by setting.
std::map<std::string, RunningRepair> nearestOf(const Scenario& base, const PlanSpace& space,
                                               std::size_t mostBroken, const std::stop_token& stop) {
    std::map<std::string, RunningRepair> nearest;
    PlacedPlan plan(base, space);
    Spread spread(static_cast<std::uint64_t>(space.size()));
    std::uint64_t mended = 0;
    for (std::uint64_t i = 0; i < spread.count() && mended < mostMended; ++i) {
        throwIfStopped(stop);
        plan.put(space.places(spread.next()));
        if (!plan.holdsItsValues() || plan.isSameAsAnother() || !plan.isOffered())
            continue;
        const std::vector<const Rule*> broken = brokenBy(plan.scenario());
        if (broken.size() > mostBroken)
            continue;
        for (const Rule* rule : broken) {
            ++mended;
            for (const RunningRepair& found : runningRepairs(*rule, plan.scenario())) {
                if (space.has(found.repair.field))
                    continue;
                const auto [at, isNew] = nearest.try_emplace(found.repair.field, found);
                if (!isNew && found.distance < at->second.distance)
                    at->second = found;
            }
        }
    }
    return nearest;
}

} // namespace

std::vector<RunningRepair> waysToRun(const Scenario& base, const PlanSpace& space,
                                     const std::stop_token& stop) {
    constexpr double countable = 9e18;
    if (space.size() < 1 || space.size() >= countable)
        return {};
    constexpr std::size_t several = 4; // which one setting may break
    std::map<std::string, RunningRepair> nearest = nearestOf(base, space, 1, stop);
    if (nearest.empty())
        nearest = nearestOf(base, space, several, stop);
    std::vector<RunningRepair> ways;
    ways.reserve(nearest.size());
    for (auto& [field, way] : nearest)
        ways.push_back(std::move(way));
    std::ranges::stable_sort(ways, {}, &RunningRepair::distance);
    return ways;
}

} // namespace quadrille
