// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {
namespace {

void append(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    const auto appendChunk = [&](OperationKind kind, std::int64_t chunk) {
        orders::Ascending next(chunk * shape.ranks + rank);
        for (std::int64_t microbatch = 0; microbatch < shape.microbatches; ++microbatch)
            orders::append(operations, kind, next());
    };
    for (std::int64_t chunk = 0; chunk < shape.chunks; ++chunk)
        appendChunk(OperationKind::forward, chunk);
    for (std::int64_t chunk = shape.chunks; chunk-- > 0;)
        appendChunk(OperationKind::backward, chunk);
}

std::optional<double> unitMakespan(const ScheduleShape& shape) {
    return closed_form::breadthFirstMakespan(static_cast<double>(shape.ranks),
                                             static_cast<double>(shape.microbatches),
                                             static_cast<double>(shape.chunks), 1.0, 2.0);
}

} // namespace

/// Chunk after chunk, all micro-batches of each; backwards from the last chunk. Lamy-Poirier 2023.
constexpr ScheduleDefinition breadthFirst{
    .traits = {.name = "breadth-first",
               .label = QUADRILLE_MESSAGE("Breadth-first"),
               .glossary = "breadth-first",
               .mostChunks = 0},
    .append = append,
    .growsInTheMiddle = false,
    .unitMakespan = unitMakespan,
    .inFlight = [](const auto& x) { return closed_form::gpipePeak(x.microbatches); }};

} // namespace quadrille::schedules
