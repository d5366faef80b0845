// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"

namespace quadrille {

namespace {

/// The rank of stage s in one direction of Chimera: pipeline q of f starts at rank q·p/f; DualPipe is f = 1.
std::int64_t rankInDirection(std::int64_t stage, std::int64_t direction, std::int64_t ranks,
                             std::int64_t directions) {
    const std::int64_t first = direction / 2 * (ranks / (directions / 2));
    const bool down = direction % 2 == 0;
    return ((down ? stage : ranks - 1 - stage) + first) % ranks;
}

/// Half of the micro-batches go each way, or units of p are dealt pipeline by pipeline.
std::int64_t directionOf(ScheduleKind kind, const ScheduleShape& shape, std::int64_t microbatch) {
    if (traits(kind).halvesEachWay)
        return microbatch < shape.microbatches / 2 ? 0 : 1;
    return microbatch % shape.ranks / (shape.ranks / pipelineReplicas(kind, shape));
}

std::int64_t rankOfStage(PlacementKind kind, std::int64_t stage, std::int64_t ranks) {
    const std::int64_t place = stage % ranks;
    return kind == PlacementKind::vShaped && stage >= ranks ? ranks - 1 - place : place;
}

} // namespace

std::int64_t pipelineReplicas(ScheduleKind kind, const ScheduleShape& shape) {
    if (traits(kind).placement != PlacementKind::bidirectional)
        return 1;
    return shape.pipelines == 0 ? 2 : shape.pipelines;
}

std::int64_t chunksHeld(ScheduleKind kind, const ScheduleShape& shape) {
    return shape.chunks * pipelineReplicas(kind, shape);
}

Placement placementOf(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t directions = pipelineReplicas(kind, shape);
    Placement placement;
    if (directions == 1) {
        std::vector<std::int32_t>& ranks = placement.stageToRank.emplace_back();
        ranks.reserve(static_cast<std::size_t>(shape.stages()));
        for (std::int64_t stage = 0; stage < shape.stages(); ++stage)
            ranks.push_back(
                static_cast<std::int32_t>(rankOfStage(traits(kind).placement, stage, shape.ranks)));
        return placement;
    }
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        std::vector<std::int32_t>& ranks = placement.stageToRank.emplace_back();
        for (std::int64_t stage = 0; stage < shape.ranks; ++stage)
            ranks.push_back(
                static_cast<std::int32_t>(rankInDirection(stage, direction, shape.ranks, directions)));
    }
    placement.microbatchDirection.reserve(static_cast<std::size_t>(shape.microbatches));
    for (std::int64_t microbatch = 0; microbatch < shape.microbatches; ++microbatch)
        placement.microbatchDirection.push_back(
            static_cast<std::int32_t>(directionOf(kind, shape, microbatch)));
    return placement;
}

std::vector<std::int64_t> stagesOfRank(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank) {
    const std::int64_t directions = pipelineReplicas(kind, shape);
    std::vector<std::int64_t> stages;
    if (directions == 1) {
        for (std::int64_t chunk = 0; chunk < shape.chunks; ++chunk) {
            const bool back = traits(kind).placement == PlacementKind::vShaped && chunk % 2 == 1;
            stages.push_back(chunk * shape.ranks + (back ? shape.ranks - 1 - rank : rank));
        }
        return stages;
    }
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        const std::int64_t first = direction / 2 * (shape.ranks / (directions / 2));
        const std::int64_t place = (rank - first % shape.ranks + shape.ranks) % shape.ranks;
        stages.push_back(direction % 2 == 0 ? place : shape.ranks - 1 - place);
    }
    return stages;
}

} // namespace quadrille
