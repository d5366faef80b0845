// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/rank_patterns.h"

namespace quadrille::orders {

void appendBreadthFirst(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    const auto appendChunk = [&](OperationKind kind, std::int64_t chunk) {
        Ascending next(chunk * shape.ranks + rank);
        for (std::int64_t microbatch = 0; microbatch < shape.microbatches; ++microbatch)
            append(operations, kind, next());
    };
    for (std::int64_t chunk = 0; chunk < shape.chunks; ++chunk)
        appendChunk(OperationKind::forward, chunk);
    for (std::int64_t chunk = shape.chunks; chunk-- > 0;)
        appendChunk(OperationKind::backward, chunk);
}

} // namespace quadrille::orders
