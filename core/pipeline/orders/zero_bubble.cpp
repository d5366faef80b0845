// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/rank_patterns.h"

namespace quadrille::orders {

namespace {

/// `depth` forwards for each rank behind this one to warm up; each W as far behind its I as makes up for the
/// ranks before it, so that all ranks have the same number in flight.
void appendHandcrafted(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank,
                       std::int64_t depth) {
    appendSplit(operations, shape.microbatches, (shape.ranks - 1 - rank) * depth, rank * depth,
                Ascending(rank), Ascending(rank));
}

} // namespace

void appendZeroBubbleH1(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    appendHandcrafted(operations, shape, rank, 1);
}

void appendZeroBubbleH2(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    appendHandcrafted(operations, shape, rank, 2);
}

} // namespace quadrille::orders
