// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_cost.h"

#include "core/pipeline/schedule_definition.h"

namespace quadrille {

double runningCost(ScheduleKind kind, const ScheduleShape& shape) {
    return static_cast<double>(mostOperations(kind, shape));
}

double makingCost(ScheduleKind kind, const ScheduleShape& shape) {
    const auto cost = definitionOf(kind).makingCost;
    return cost == nullptr ? runningCost(kind, shape) : cost(shape);
}

} // namespace quadrille
