// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"

#include "core/check/repair.h"
#include "core/check/rules.h"

#include <algorithm>

namespace quadrille {

const std::vector<const Rule*>& allRules() {
    static const std::vector<const Rule*> all = [] {
        std::vector<const Rule*> list;
        for (const auto rules : {divisionRules(), scheduleRules(), recipeRules(), profileRules()})
            for (const Rule& rule : rules)
                list.push_back(&rule);
        return list;
    }();
    return all;
}

std::vector<Diagnostic> check(const Scenario& scenario) {
    std::vector<Diagnostic> found = checkRanges(scenario);
    if (!found.empty())
        return found;
    for (const Rule* rule : allRules())
        if (rule->broken(scenario))
            found.push_back({std::string(rule->field), std::string(rule->id), rule->severity,
                             rule->message(scenario), repairsOf(*rule, scenario)});
    std::stable_partition(found.begin(), found.end(),
                          [](const Diagnostic& d) { return d.severity == Severity::error; });
    return found;
}

bool runnable(const Scenario& scenario) {
    return rangesHold(scenario) && std::none_of(allRules().begin(), allRules().end(), [&](const Rule* rule) {
               return rule->severity == Severity::error && rule->broken(scenario);
           });
}

std::optional<Message> firstError(const Scenario& scenario) {
    if (!rangesHold(scenario))
        return checkRanges(scenario).front().message;
    for (const Rule* rule : allRules())
        if (rule->severity == Severity::error && rule->broken(scenario))
            return rule->message(scenario);
    return std::nullopt;
}

std::string suggestion(const Diagnostic& diagnostic) {
    std::string text;
    for (const Repair& repair : diagnostic.repairs)
        text += (text.empty() ? "Try " : " or ") + repair.field + " " + repair.value;
    return text.empty() ? text : text + ".";
}

} // namespace quadrille
