// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <algorithm>
#include <optional>
#include <string>

namespace quadrille {

/// The reason for which a search rejected most plans; none where it rejected none.
[[nodiscard]] inline std::optional<std::string> commonestRejection(const PlanSearchAnswer& answer) {
    const auto most =
        std::ranges::max_element(answer.rejected, {}, [](const auto& each) { return each.second; });
    return most == answer.rejected.end() ? std::nullopt : std::optional(most->first);
}

} // namespace quadrille
