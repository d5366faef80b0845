// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/generators.h"
#include "core/pipeline/orders/rank_patterns.h"

namespace quadrille::orders {

void appendChimera(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    constexpr Operation empty{.microbatch = -1};
    const std::int64_t ranks = shape.ranks;
    const std::vector<std::int64_t> stages = stagesOfRank(ScheduleKind::chimera, shape, rank);
    const auto pipelines = static_cast<std::int64_t>(stages.size());
    const std::int64_t each = ranks / pipelines; // micro-batches of one pipeline in a unit
    // At most one operation has each slot: those of the pipelines interlock, within a unit and with the next.
    std::vector<Operation> slots(static_cast<std::size_t>(2 * (shape.microbatches + each - 1)), empty);
    const auto put = [&](std::int64_t slot, OperationKind kind, std::int64_t stage, std::int64_t microbatch) {
        slots[static_cast<std::size_t>(slot)] = {kind, static_cast<std::int32_t>(stage),
                                                 static_cast<std::int32_t>(microbatch)};
    };
    for (std::int64_t unit = 0; unit < shape.microbatches; unit += ranks) {
        operations.look();
        for (std::int64_t pipeline = 0; pipeline < pipelines; ++pipeline) {
            const std::int64_t stage = stages[static_cast<std::size_t>(pipeline)];
            for (std::int64_t j = 0; j < each; ++j) {
                const std::int64_t microbatch = unit + pipeline * each + j;
                const std::int64_t slot = 2 * (unit + j);
                put(slot + stage, OperationKind::forward, stage, microbatch);
                put(slot + 2 * ranks - 1 - stage, OperationKind::backward, stage, microbatch);
            }
        }
    }
    for (const Operation& operation : slots)
        if (operation.microbatch != empty.microbatch)
            operations.write(operation);
}

} // namespace quadrille::orders
