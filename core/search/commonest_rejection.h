// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <algorithm>
#include <optional>
#include <string>

namespace quadrille {

/// The reason for which a search rejected most plans, that they are the same as others aside; none where it
/// rejected none.
[[nodiscard]] inline std::optional<std::string> commonestRejection(const PlanSearchAnswer& answer) {
    const auto count = [](const auto& each) { return each.first == sameAsAnotherReason ? 0 : each.second; };
    const auto most = std::ranges::max_element(answer.rejected, {}, count);
    return most == answer.rejected.end() || count(*most) == 0 ? std::nullopt : std::optional(most->first);
}

} // namespace quadrille
