// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"

#include <algorithm>
#include <string_view>

namespace quadrille::test {

/// Whether a check of the scenario finds this rule broken, as an error or a warning.
inline bool breaks(const Scenario& scenario, std::string_view rule) {
    const auto found = check(scenario);
    return std::ranges::any_of(found, [rule](const auto& each) { return each.rule == rule; });
}

} // namespace quadrille::test
