// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/diagnosis.h"

#include "core/analysis/analysis_cost.h"
#include "core/analysis/memory_glance.h"
#include "core/check/repair.h"
#include "core/check/rules.h"

#include <algorithm>
#include <functional>

namespace quadrille {
namespace {

/// Plans looked at, nearest first.
constexpr std::size_t mostTried = 32;

/// The rule that a scenario breaks first; null where there is none, or it is one of ranges.
const Rule* firstBroken(const std::vector<Diagnostic>& diagnostics) {
    if (diagnostics.empty() || diagnostics.front().severity != Severity::error)
        return nullptr;
    const auto& rules = allRules();
    const auto rule = std::ranges::find(rules, diagnostics.front().rule, &Rule::id);
    return rule != rules.end() ? *rule : nullptr;
}

std::vector<RunningRepair> repairsToTry(const Rule& rule, const Scenario& scenario) {
    std::vector<RunningRepair> running = runningRepairs(rule, scenario);
    running.resize(std::min(running.size(), mostTried));
    return running;
}

/// The nearest repair after which the plan runs and is not red; none where there is none among those tried.
std::optional<Repair> fittingRepair(const Rule& rule, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<RunningRepair> running = repairsToTry(rule, scenario);
    const auto fits = [&](const RunningRepair& each) {
        return memoryGlance(repaired(scenario, each.repair), stop).zone != Zone::red;
    };
    const auto found = std::ranges::find_if(running, fits);
    return found != running.end() ? std::optional(found->repair) : std::nullopt;
}

void putFirst(std::vector<Repair>& repairs, const Repair& repair) {
    std::erase(repairs, repair);
    repairs.insert(repairs.begin(), repair);
    repairs.resize(std::min(repairs.size(), mostRepairs));
}

} // namespace

std::vector<Diagnostic> diagnose(const Scenario& scenario, const std::stop_token& stop) {
    std::vector<Diagnostic> diagnostics = check(scenario);
    const Rule* rule = firstBroken(diagnostics);
    if (rule == nullptr)
        return diagnostics;
    // Where one repair is enough, those after which something else is still broken only look like one.
    std::vector<Repair>& repairs = diagnostics.front().repairs;
    const auto runs = [&](const Repair& repair) { return runnable(repaired(scenario, repair)); };
    if (std::ranges::any_of(repairs, runs))
        std::erase_if(repairs, std::not_fn(runs));
    if (const auto repair = fittingRepair(*rule, scenario, stop))
        putFirst(repairs, *repair);
    return diagnostics;
}

double diagnosisCost(const Scenario& scenario) {
    double cost = 0;
    if (const Rule* rule = firstBroken(check(scenario)))
        for (const RunningRepair& each : repairsToTry(*rule, scenario))
            cost += memoryCost(repaired(scenario, each.repair));
    return cost;
}

} // namespace quadrille
