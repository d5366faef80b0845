// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation.h"
#include "core/text/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

enum class ScheduleKind : std::uint8_t {
    gpipe,                 ///< all forwards, then all backwards (Huang et al. 2019)
    oneForwardOneBackward, ///< 1F1B (PipeDream-Flush; Narayanan et al. 2021, section 2.2.1)
    interleaved,           ///< interleaved 1F1B with v chunks a rank (Narayanan et al. 2021, section 2.2.2)
};

/// Every kind, in the order in which they are offered.
inline constexpr std::array scheduleKinds{ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward,
                                          ScheduleKind::interleaved};

/// The name used in files and on the command line: "gpipe", "1f1b", "interleaved".
[[nodiscard]] std::string_view scheduleName(ScheduleKind kind);
/// The kind with exactly that name, or nothing.
[[nodiscard]] std::optional<ScheduleKind> scheduleFromName(std::string_view name);

/// The size of a schedule.
struct ScheduleShape {
    std::int64_t ranks = 1;        ///< p, pipeline parallel size
    std::int64_t microbatches = 1; ///< m, per step and pipeline
    std::int64_t chunks = 1;       ///< v, model chunks (virtual stages) on each rank
    std::int64_t group = 0; ///< N, interleaved only: consecutive micro-batches per chunk; 0 means N = p

    [[nodiscard]] std::int64_t stages() const { return ranks * chunks; }
    [[nodiscard]] std::int64_t groupSize() const { return group == 0 ? ranks : group; }

    friend bool operator==(const ScheduleShape&, const ScheduleShape&) = default;
};

/// Which rank holds which stage. A direction is one replica of the pipeline: plain, looped and V-shaped
/// placements have one, bidirectional ones have several, and each micro-batch flows through one of them.
struct Placement {
    std::vector<std::vector<std::int32_t>> stageToRank; ///< [direction][stage]
    std::vector<std::int32_t> microbatchDirection;      ///< [micro-batch]; empty: all flow in direction 0

    [[nodiscard]] std::int32_t direction(std::int32_t microbatch) const {
        return microbatchDirection.empty() ? 0 : microbatchDirection[static_cast<std::size_t>(microbatch)];
    }
    [[nodiscard]] std::int32_t rank(std::int32_t stage, std::int32_t microbatch) const {
        return stageToRank[static_cast<std::size_t>(direction(microbatch))][static_cast<std::size_t>(stage)];
    }

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Stage s on rank s mod p, chunk s div p.
[[nodiscard]] Placement loopPlacement(std::int64_t ranks, std::int64_t chunks);

/// The operations of one step: what each rank does, in which order. Plain data; a hand-made order is fine.
struct Order {
    ScheduleKind kind = ScheduleKind::gpipe;
    ScheduleShape shape;
    Placement placement;
    std::vector<Operation> operations;    ///< rank after rank
    std::vector<std::size_t> rankOffsets; ///< p + 1 entries: where each rank begins, and the end

    [[nodiscard]] std::size_t rankCount() const { return rankOffsets.empty() ? 0 : rankOffsets.size() - 1; }
    [[nodiscard]] std::span<const Operation> rank(std::size_t index) const {
        return std::span(operations).subspan(rankOffsets[index], rankOffsets[index + 1] - rankOffsets[index]);
    }

    friend bool operator==(const Order&, const Order&) = default;
};

/// The longest order that makeOrder() builds.
inline constexpr std::int64_t maxOperations = std::int64_t{1} << 25;

/// Every rule of the schedule's definition that the shape breaks; empty when the schedule exists. The
/// arguments of a message are what was asked for and what the rule compares it with.
[[nodiscard]] std::vector<Message> checkRules(ScheduleKind kind, const ScheduleShape& shape);

/// checkRules(), and that the order has at most maxOperations operations. Empty: makeOrder() will not throw.
[[nodiscard]] std::vector<Message> checkShape(ScheduleKind kind, const ScheduleShape& shape);

/// The order of the schedule on every rank.
/// Throws std::invalid_argument with the first message of checkShape() when there is one.
[[nodiscard]] Order makeOrder(ScheduleKind kind, const ScheduleShape& shape);

} // namespace quadrille
