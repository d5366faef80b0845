// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"
#include "core/units/saturating.h"

namespace quadrille::schedules {
namespace {

std::optional<Message> wholeUnits(const ScheduleTraits&, const ScheduleShape& shape) {
    if (shape.microbatches % shape.ranks == 0)
        return std::nullopt;
    return Message{QUADRILLE_MESSAGE("Chimera needs the number of micro-batches to be a multiple of the %2 "
                                     "pipeline ranks; it is %1, and %3 would do."),
                   {shape.microbatches, shape.ranks,
                    saturatingProduct(shape.microbatches / shape.ranks + 1, shape.ranks)}};
}

std::optional<Message> pairsOfPipelines(const ScheduleTraits&, const ScheduleShape& shape) {
    const std::int64_t pipelines = shape.pipelines;
    if (pipelines < 0)
        return Message{QUADRILLE_MESSAGE("The number of pipelines can not be negative; it is %1."),
                       {pipelines}};
    if (pipelines % 2 != 0)
        return Message{
            QUADRILLE_MESSAGE(
                "Chimera's pipelines come in pairs, one each way; %1 were asked for, and %2 would do."),
            {pipelines, shape_rules::nextEven(pipelines)}};
    if (pipelines > 0 && shape.ranks % pipelines != 0)
        return Message{QUADRILLE_MESSAGE("Chimera needs a number of pipelines that divides the %2 pipeline "
                                         "ranks; %1 were asked for."),
                       {pipelines, shape.ranks}};
    return std::nullopt;
}

void append(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
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

} // namespace

/// 2f pipelines, half of them the other way round. Li and Hoefler 2021.
constexpr ScheduleDefinition chimera{.traits = {.name = "chimera",
                                                .label = "Chimera",
                                                .glossary = "chimera",
                                                .placement = PlacementKind::bidirectional,
                                                .choosesPipelines = true},
                                     .rules = {shape_rules::evenRanks, wholeUnits, pairsOfPipelines},
                                     .append = append,
                                     .showsInFlight = [](const ScheduleShape& shape) { return shape.ranks; },
                                     .interlocks = false};

} // namespace quadrille::schedules
