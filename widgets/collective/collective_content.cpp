// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collective/collective_content.h"

#include "core/layout/group_of.h"

namespace quadrille {

CollectiveOfPlan collectiveOfPlan(const Resolved& resolved, Collective collective, TrafficKind group) {
    const Bytes whole = collectivePayload(resolved, group);
    return {group, communication::dataGroupOf(resolved.scenario()), whole,
            collectiveCost(resolved, collective, group, whole),
            groupOf(resolved.scenario(), group, 0, CollectiveSteps::sizes.back()).gpus};
}

} // namespace quadrille
