// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/standing.h"

#include <cstdint>
#include <optional>

namespace quadrille {

/// What the picture of a schedule made by hand shows.
struct BoardContent {
    laboratory::Board board;
    laboratory::Standing standing;                  ///< of that board
    std::optional<laboratory::BestFound> best = {}; ///< nothing while it is looked for

    [[nodiscard]] const std::vector<Operation>& lane(int stage) const {
        return board.lanes.at(static_cast<std::size_t>(stage));
    }
    [[nodiscard]] int laneSize(int stage) const { return static_cast<int>(lane(stage).size()); }
    /// When the operation of a lane runs.
    [[nodiscard]] TimedOperation timed(int stage, int index) const {
        return standing.timeline.operation(
            standing.timeline.order->rankOffsets.at(static_cast<std::size_t>(stage)) +
            static_cast<std::size_t>(index));
    }
    /// When the lane's last operation ends; 0 of an empty one.
    [[nodiscard]] double laneEnd(int stage) const {
        return laneSize(stage) == 0 ? 0 : timed(stage, laneSize(stage) - 1).end;
    }
    /// Stages on which the operation of a micro-batch is yet to be placed.
    [[nodiscard]] std::vector<int> missingOn(OperationKind kind, int microbatch) const;
};

/// A place of that picture.
struct BoardPlace {
    enum class Where : std::uint8_t {
        nowhere,
        lane, ///< the operation at `index`, or behind the last one
        gap,  ///< while the stage waits for the one at `index`
        chip  ///< an operation to take, of a kind and a micro-batch
    };
    Where where = Where::nowhere;
    int stage = 0;
    int index = 0;
    OperationKind kind = OperationKind::forward;
    int microbatch = 0;

    [[nodiscard]] static BoardPlace inLane(int stage, int index) { return {Where::lane, stage, index}; }
    [[nodiscard]] static BoardPlace onChip(OperationKind kind, int microbatch) {
        return {Where::chip, 0, 0, kind, microbatch};
    }
    [[nodiscard]] bool isOnLane() const { return where == Where::lane || where == Where::gap; }

    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

} // namespace quadrille
