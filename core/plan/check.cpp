// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/check.h"

#include "core/plan/repair.h"
#include "core/plan/rules.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

std::array<std::span<const Rule>, 3> allRules() {
    return {divisionRules(), scheduleRules(), recipeRules()};
}

} // namespace

std::vector<Diagnostic> check(const Scenario& scenario) {
    std::vector<Diagnostic> found = checkRanges(scenario);
    if (!found.empty())
        return found;
    for (const auto rules : allRules())
        for (const Rule& rule : rules)
            if (rule.broken(scenario))
                found.push_back({std::string(rule.field), std::string(rule.id), rule.severity,
                                 rule.message(scenario), repairsOf(rule, scenario)});
    std::stable_partition(found.begin(), found.end(),
                          [](const Diagnostic& d) { return d.severity == Severity::error; });
    return found;
}

bool runnable(const Scenario& scenario) {
    if (!rangesHold(scenario))
        return false;
    for (const auto rules : allRules())
        for (const Rule& rule : rules)
            if (rule.severity == Severity::error && rule.broken(scenario))
                return false;
    return true;
}

std::string suggestion(const Diagnostic& diagnostic) {
    std::string text;
    for (const Repair& repair : diagnostic.repairs)
        text += (text.empty() ? "Try " : " or ") + repair.field + " " + repair.value;
    return text.empty() ? text : text + ".";
}

} // namespace quadrille
