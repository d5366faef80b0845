// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/none_runs.h"

#include "core/analysis/memory_glance.h"
#include "core/check/rules.h"
#include "core/search/placed_plan.h"
#include "core/search/plan_search.h"
#include "core/stop.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>

namespace quadrille {
namespace {

constexpr std::uint64_t mostLookedAt = 50'000, mostMended = 1'000; // some tenths of a second each
constexpr std::size_t several = 4;                                 ///< rules that one setting may break

std::vector<const Rule*> brokenBy(const Scenario& scenario) {
    std::vector<const Rule*> broken;
    std::ranges::copy_if(allRules(), std::back_inserter(broken), [&](const Rule* rule) {
        return rule->severity == Severity::error && rule->broken(scenario);
    });
    return broken;
}

/// As a search asks unless it is told otherwise.
bool fitsIn(const Scenario& plan) {
    return fits(memoryGlance(plan), PlanSearchOptions().mostOomProbability);
}

std::string nameOf(const Repair& repair) {
    return repair.field + "=" + repair.value;
}

/// Plans of a space by their numbers, each at most once, and wherever one stops spread over all.
class Spread {
public:
    explicit Spread(std::uint64_t size) : m_size(size) {
        constexpr double golden = 0.6180339887498949; // multiples of it are as evenly spread as can be
        m_step = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(golden * static_cast<double>(size)));
        while (std::gcd(m_step, m_size) != 1)
            ++m_step;
    }
    [[nodiscard]] std::uint64_t count() const { return std::min(m_size, mostLookedAt); }
    [[nodiscard]] std::uint64_t next() {
        const std::uint64_t number = m_number;
        m_number = m_step < m_size - m_number ? m_number + m_step : m_step - (m_size - m_number);
        return number;
    }

private:
    std::uint64_t m_size, m_step = 1, m_number = 0;
};

/// What is in the way of plans that break so many rules, and what would mend them.
class Breaking {
public:
    void add(const Scenario& plan, const std::vector<const Rule*>& broken, const PlanSpace& space) {
        for (const Rule* rule : broken) {
            auto [at, isNew] = m_rules.try_emplace(rule);
            ++at->second.plans;
            if (isNew)
                at->second.reason = rule->message(plan);
            if (m_mended < mostMended)
                mend(plan, *rule, space);
        }
    }
    [[nodiscard]] std::optional<Message> reason() const {
        // Of as many plans the rule that check() asks first.
        const Count* most = nullptr;
        for (const Rule* rule : allRules())
            if (const auto found = m_rules.find(rule);
                found != m_rules.end() && (most == nullptr || found->second.plans > most->plans))
                most = &found->second;
        return most != nullptr ? std::optional(most->reason) : std::nullopt;
    }
    [[nodiscard]] std::vector<RunningRepair> ways() const {
        std::vector<RunningRepair> ways;
        ways.reserve(m_nearest.size());
        for (const auto& [field, way] : m_nearest)
            ways.push_back(way);
        std::ranges::stable_sort(ways, {}, &RunningRepair::distance);
        return ways;
    }
    [[nodiscard]] bool fits(const RunningRepair& way) const { return m_fitting.contains(nameOf(way.repair)); }

private:
    struct Count {
        std::uint64_t plans = 0;
        Message reason;
    };

    void mend(const Scenario& plan, const Rule& rule, const PlanSpace& space) {
        ++m_mended;
        for (const RunningRepair& each : runningRepairs(rule, plan)) {
            if (space.has(each.repair.field))
                continue;
            const auto [at, isNew] = m_nearest.try_emplace(each.repair.field, each);
            if (!isNew && each.distance < at->second.distance)
                at->second = each;
            if (at->second.repair == each.repair && !fits(each) && fitsIn(repaired(plan, each.repair)))
                m_fitting.insert(nameOf(each.repair));
        }
    }

    std::map<const Rule*, Count> m_rules;
    std::map<std::string, RunningRepair> m_nearest; ///< by setting
    std::set<std::string> m_fitting;                ///< repairs with which a plan was seen that fits
    std::uint64_t m_mended = 0;
};

} // namespace

NoneRuns whyNoneRuns(const Scenario& base, const PlanSpace& space, const std::stop_token& stop) {
    constexpr double countable = 9e18;
    if (space.size() < 1 || space.size() >= countable)
        return {};
    PlacedPlan plan(base, space);
    Spread spread(static_cast<std::uint64_t>(space.size()));
    std::optional<Message> outOfRange;
    std::map<std::size_t, Breaking> by; ///< the number of rules that are broken
    for (std::uint64_t i = 0; i < spread.count(); ++i) {
        throwIfStopped(stop);
        plan.put(space.places(spread.next()));
        if (!plan.holdsItsValues() || plan.isSameAsAnother() || plan.hasEmptyChunks() || !plan.isOffered())
            continue;
        if (!rangesHold(plan.scenario())) {
            if (!outOfRange)
                outOfRange = checkRanges(plan.scenario()).front().message;
            continue;
        }
        const std::vector<const Rule*> broken = brokenBy(plan.scenario());
        if (!broken.empty() && broken.size() <= several)
            by[broken.size()].add(plan.scenario(), broken, space);
    }
    if (by.empty())
        return {.reason = outOfRange, .ways = {}};
    NoneRuns none{.reason = by.begin()->second.reason(), .ways = {}};
    for (const auto& [count, breaking] : by) {
        if (!none.ways.empty())
            break;
        none.ways = breaking.ways();
        none.noneFits =
            !none.ways.empty() && std::ranges::none_of(none.ways, [&by = breaking](const RunningRepair& way) {
                return by.fits(way);
            });
    }
    return none;
}

} // namespace quadrille
