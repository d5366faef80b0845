// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_cost.h"

#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/orders/v_pattern.h"

namespace quadrille {

double runningCost(ScheduleKind kind, const ScheduleShape& shape) {
    return static_cast<double>(mostOperations(kind, shape));
}

double makingCost(ScheduleKind kind, const ScheduleShape& shape) {
    const double operations = runningCost(kind, shape);
    switch (kind) {
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin: {
        const auto slots = static_cast<double>(orders::vPatternSlots(kind, shape));
        // Where the pattern is not full, several ways to move its ends together are laid out and run.
        const bool full = shape.microbatches >= orders::vPatternFill(kind, shape.ranks);
        return full ? operations + 2 * slots : 4 * (2 * operations + 2 * slots);
    }
    case ScheduleKind::zeroBubbleAuto:
    case ScheduleKind::zeroBubbleVAuto:
        return operations + orders::mostSearchEffort(operations);
    default:
        return operations;
    }
}

} // namespace quadrille
