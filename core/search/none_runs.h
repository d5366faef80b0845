// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/repair.h"
#include "core/search/plan_space.h"
#include "core/text/message.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace quadrille {

/// Why no plan of a space can run, and what would let some.
struct NoneRuns {
    /// The rule that is in the way of most of the plans that break the fewest, in the words and with the
    /// numbers of one of them; none where the framework can be configured with no plan.
    std::optional<Message> reason;
    /// One for each setting that is no axis: the nearest of the values worth trying with which a plan runs.
    /// Nearest first. Empty where no single setting helps.
    std::vector<RunningRepair> ways;
    /// With none of these a plan was seen that fits in memory, too.
    bool noneFits = false;
};

/// Plans that break one rule are asked first for ways, then those that break several. Of large spaces some
/// are looked at, spread over all. Throws Stopped. \pre none runs
[[nodiscard]] NoneRuns whyNoneRuns(const Scenario& base, const PlanSpace& space,
                                   const std::stop_token& stop = {});

} // namespace quadrille
