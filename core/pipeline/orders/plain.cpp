// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/rank_patterns.h"

namespace quadrille::orders {

namespace {

void appendPlain(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank,
                 std::int64_t warmup) {
    appendWhole(operations, shape.microbatches, std::min(warmup, shape.microbatches), Ascending(rank),
                Ascending(rank));
}

} // namespace

void appendGpipe(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    appendPlain(operations, shape, rank, shape.microbatches);
}

void appendOneForwardOneBackward(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    appendPlain(operations, shape, rank, shape.ranks - 1 - rank);
}

void appendEager(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    // The last of the 2(p − r) − 1 first forwards is the one of the first pair.
    appendPlain(operations, shape, rank, 2 * (shape.ranks - 1 - rank));
}

} // namespace quadrille::orders
