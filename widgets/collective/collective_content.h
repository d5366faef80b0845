// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/collective.h"
#include "widgets/communication/data_group.h"

#include <optional>
#include <vector>

namespace quadrille {

/// What such a collective costs a group of the current plan.
struct CollectiveOfPlan {
    TrafficKind group = TrafficKind::tensor;
    communication::DataGroup data; ///< what else the group of data parallelism has
    Bytes whole;                   ///< of all chunks together
    CollectiveCost cost;
    std::vector<std::int64_t> gpus; ///< the first of the group

    friend bool operator==(const CollectiveOfPlan& a, const CollectiveOfPlan& b) {
        return a.group == b.group && a.data == b.data && a.whole == b.whole && a.gpus == b.gpus &&
               a.cost.ranks == b.cost.ranks && a.cost.steps == b.cost.steps && a.cost.sent == b.cost.sent &&
               a.cost.time == b.cost.time;
    }
};

/// \pre runnable, the group is of collectiveGroups()
[[nodiscard]] CollectiveOfPlan collectiveOfPlan(const Resolved& resolved, Collective collective,
                                                TrafficKind group);

/// What the collective view shows.
struct CollectiveContent {
    CollectiveSteps steps{Collective::allReduce, 4};
    int done = 0;                         ///< steps
    double moved = 0;                     ///< of the way of the next one, from 0 to 1
    std::optional<CollectiveOfPlan> plan; ///< none: no plan, or one in which nobody talks

    [[nodiscard]] bool isOver() const { return done == steps.steps(); }
    /// Whether chunks of several ranks are added up.
    [[nodiscard]] bool adds() const {
        return steps.collective() == Collective::allReduce || steps.collective() == Collective::reduceScatter;
    }
    /// Whether the GPUs that are shown are those of the plan's group, or ranks that stand for more or fewer.
    [[nodiscard]] bool showsGpus() const {
        return plan && plan->gpus.size() >= static_cast<std::size_t>(steps.ranks());
    }
};

} // namespace quadrille
