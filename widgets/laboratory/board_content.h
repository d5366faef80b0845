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

    [[nodiscard]] const laboratory::Task& task() const { return board.task; }
    [[nodiscard]] const std::vector<Operation>& lane(int rank) const {
        return board.lanes.at(static_cast<std::size_t>(rank));
    }
    [[nodiscard]] int laneSize(int rank) const { return static_cast<int>(lane(rank).size()); }
    /// When the operation of a lane runs.
    [[nodiscard]] TimedOperation timed(int rank, int index) const {
        return standing.timeline.operation(
            standing.timeline.order->rankOffsets.at(static_cast<std::size_t>(rank)) +
            static_cast<std::size_t>(index));
    }
    /// When the lane's last operation ends; 0 of an empty one.
    [[nodiscard]] double laneEnd(int rank) const {
        return laneSize(rank) == 0 ? 0 : timed(rank, laneSize(rank) - 1).end;
    }
    /// Stages on which the operation of a micro-batch is yet to be placed.
    [[nodiscard]] std::vector<int> missingOn(OperationKind kind, int microbatch) const;
};

/// A place of that picture.
struct BoardPlace {
    enum class Where : std::uint8_t {
        nowhere,
        lane, ///< the operation at `index`, or behind the last one
        gap,  ///< while the rank waits for the one at `index`
        chip  ///< an operation to take, of a kind and a micro-batch
    };
    Where where = Where::nowhere;
    int rank = 0;
    int index = 0;
    OperationKind kind = OperationKind::forward;
    int microbatch = 0;

    [[nodiscard]] static BoardPlace inLane(int rank, int index) { return {Where::lane, rank, index}; }
    [[nodiscard]] static BoardPlace onChip(OperationKind kind, int microbatch) {
        return {Where::chip, 0, 0, kind, microbatch};
    }
    [[nodiscard]] bool isOnLane() const { return where == Where::lane || where == Where::gap; }

    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

} // namespace quadrille
