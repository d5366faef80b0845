// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"

#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// One rule of a runnable (error) or advisable (warning) scenario. All are pure and may assume that every
/// dimension lies in its range.
struct Rule {
    std::string_view id;
    std::string_view field; ///< the option the rule is about
    Severity severity;
    bool (*broken)(const Scenario&);
    Message (*message)(const Scenario&);
    std::vector<Dimension> repairs; ///< dimensions worth moving to mend it
};

/// Rules on ranges: while one is broken the others have no meaning and are not asked.
[[nodiscard]] std::vector<Diagnostic> checkRanges(const Scenario& scenario);
[[nodiscard]] bool rangesHold(const Scenario& scenario);

/// Every rule below, in the order of check().
[[nodiscard]] const std::vector<const Rule*>& allRules();

/// How the plan divides model, batch and cluster.
[[nodiscard]] std::span<const Rule> divisionRules();
/// What the pipeline schedule asks for.
[[nodiscard]] std::span<const Rule> scheduleRules();
/// What the device can do, and what the paper's equations assume.
[[nodiscard]] std::span<const Rule> recipeRules();
/// What a framework's profile, or the time of a step, does not see of a recipe.
[[nodiscard]] std::span<const Rule> profileRules();

} // namespace quadrille
