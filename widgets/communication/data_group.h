// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"

namespace quadrille::communication {

/// What the group that reduces gradients has beside data parallel ranks.
struct DataGroup {
    bool withContext = false; ///< context parallel ranks
    std::int64_t copies = 1;  ///< pipelines that share the ranks

    friend bool operator==(const DataGroup&, const DataGroup&) = default;
};

[[nodiscard]] inline DataGroup dataGroupOf(const Scenario& scenario) {
    return {scenario.plan.cp > 1, stageCopies(scenario)};
}

} // namespace quadrille::communication
