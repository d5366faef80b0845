// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diagnosis.h"

#include "core/memory_glance.h"
#include "core/plan/repair.h"
#include "core/plan/rules.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Plans looked at, nearest first.
constexpr std::size_t mostTried = 32;

/// The nearest repair after which the plan runs and is not red; none where there is none among those tried.
std::optional<Repair> fittingRepair(const Rule& rule, const Scenario& scenario, const std::stop_token& stop) {
    std::vector<Repair> running = runningRepairs(rule, scenario);
    running.resize(std::min(running.size(), mostTried));
    const auto fits = [&](const Repair& repair) {
        return memoryGlance(repaired(scenario, repair), stop).zone != Zone::red;
    };
    const auto found = std::ranges::find_if(running, fits);
    return found != running.end() ? std::optional(*found) : std::nullopt;
}

void putFirst(std::vector<Repair>& repairs, const Repair& repair) {
    std::erase(repairs, repair);
    repairs.insert(repairs.begin(), repair);
    repairs.resize(std::min(repairs.size(), mostRepairs));
}

} // namespace

std::vector<Diagnostic> diagnose(const Scenario& scenario, const std::stop_token& stop) {
    std::vector<Diagnostic> diagnostics = check(scenario);
    if (diagnostics.empty() || diagnostics.front().severity != Severity::error)
        return diagnostics;
    Diagnostic& first = diagnostics.front();
    const auto& rules = allRules();
    const auto rule = std::ranges::find_if(rules, [&](const Rule* known) { return known->id == first.rule; });
    if (rule == rules.end()) // of ranges
        return diagnostics;
    if (const auto repair = fittingRepair(**rule, scenario, stop))
        putFirst(first.repairs, *repair);
    return diagnostics;
}

} // namespace quadrille
