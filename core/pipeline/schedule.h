// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation.h"
#include "core/pipeline/schedule_list.h"
#include "core/stop.h"
#include "core/text/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// The schedules in use. Their definitions, with the papers they are from, are in schedules/.
enum class ScheduleKind : std::uint8_t {
#define QUADRILLE_SCHEDULE_KIND(kind) kind,
    QUADRILLE_SCHEDULES(QUADRILLE_SCHEDULE_KIND)
#undef QUADRILLE_SCHEDULE_KIND
        custom, ///< an order from a file; nothing makes it
};

/// Every kind that makeOrder() makes, in the order in which they are offered.
inline constexpr std::array scheduleKinds{
#define QUADRILLE_SCHEDULE_KIND(kind) ScheduleKind::kind,
    QUADRILLE_SCHEDULES(QUADRILLE_SCHEDULE_KIND)
#undef QUADRILLE_SCHEDULE_KIND
};

/// Where the stages of a schedule are.
enum class PlacementKind : std::uint8_t {
    loop,          ///< stage s on rank s mod p, chunk s div p
    vShaped,       ///< rank r holds stages r and 2p − 1 − r
    bidirectional, ///< several replicas of the pipeline, half of them the other way round
};

/// What tells the kinds apart, for rules, choosers and the memory model.
struct ScheduleTraits {
    std::string_view name;  ///< of files and of the command line: "gpipe", "1f1b", "zb-h1"
    const char* label = ""; ///< for people, English; those that a paper gave are the same in every language
    const char* glossary = ""; ///< the id of its entry
    PlacementKind placement = PlacementKind::loop;
    std::int64_t leastChunks = 1;  ///< model chunks v of a rank, at least …
    std::int64_t mostChunks = 1;   ///< … and at most; 0: any number. Replicas do not count.
    bool halvesEachWay = false;    ///< of two directions, the first half of the micro-batches takes one
    bool choosesPipelines = false; ///< takes a number of replicas of the pipeline
    bool grouped = false;          ///< takes a micro-batch group N
    bool splitsBackward = false;   ///< runs I and W instead of (only) B
    bool fuses = false;            ///< runs FB blocks
    bool searched = false;         ///< depends on durations and on a memory limit
    bool hidesExperts = false;     ///< made for the messages of one micro-batch behind another's computation
    bool savesMemory = false;      ///< made to hold few micro-batches in flight
};

[[nodiscard]] const ScheduleTraits& traits(ScheduleKind kind);

/// How messages name the kind.
[[nodiscard]] Term termOf(ScheduleKind kind);

/// traits(kind).name
[[nodiscard]] std::string_view scheduleName(ScheduleKind kind);
/// The kind of scheduleKinds with exactly that name, or nothing.
[[nodiscard]] std::optional<ScheduleKind> scheduleFromName(std::string_view name);

// Schedule and virtual stages mean each other: where one is given, the other follows.

/// The number of chunks next to `chunks` that the kind can have.
[[nodiscard]] std::int64_t nearestChunks(ScheduleKind kind, std::int64_t chunks);
/// The kind itself where it can have so many chunks, or where no kind is meant more than it; else
/// interleaved 1F1B for several and 1F1B for one.
[[nodiscard]] ScheduleKind kindWithChunks(ScheduleKind kind, std::int64_t chunks);

/// The size of a schedule.
struct ScheduleShape {
    std::int64_t ranks = 1;        ///< p, pipeline parallel size
    std::int64_t microbatches = 1; ///< m, per step; of all directions together
    std::int64_t chunks = 1;       ///< v, model chunks (virtual stages) on each rank; a replica is none
    std::int64_t group = 0;     ///< N, grouped kinds only: consecutive micro-batches per chunk; 0 means N = p
    std::int64_t pipelines = 0; ///< 2f, Chimera only: its replicas; 0 means 2
    /// Searched kinds only: most chunks in flight on a rank, as Qi et al. 2023 count them, half a chunk being
    /// given back at I and half at W; whole or half a number, 0: none.
    double memoryLimit = 0;

    [[nodiscard]] std::int64_t stages() const { return ranks * chunks; }
    [[nodiscard]] std::int64_t groupSize() const { return group == 0 ? ranks : group; }

    friend bool operator==(const ScheduleShape&, const ScheduleShape&) = default;
};

/// Replicas of the pipeline: 1, or 2 and more for bidirectional kinds.
[[nodiscard]] std::int64_t pipelineReplicas(ScheduleKind kind, const ScheduleShape& shape);

/// Model chunks of a rank with those of all replicas: v, or the replicas of a bidirectional kind.
[[nodiscard]] std::int64_t chunksHeld(ScheduleKind kind, const ScheduleShape& shape);

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

    /// Which of its rank's chunks the stage is: s div p, or the direction where there are several.
    [[nodiscard]] std::int32_t chunk(std::int32_t stage, std::int32_t microbatch, std::int32_t ranks) const {
        return stageToRank.size() > 1 ? direction(microbatch) : stage / ranks;
    }

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Where the schedule's stages are and which way its micro-batches flow. \pre checkRules() is empty, not
/// custom
[[nodiscard]] Placement placementOf(ScheduleKind kind, const ScheduleShape& shape);

/// The global stages that a rank holds, chunk after chunk (replicas: direction after direction), as
/// placementOf() has them, without its list of micro-batches. \pre as placementOf(), 0 ≤ rank < p
[[nodiscard]] std::vector<std::int64_t> stagesOfRank(ScheduleKind kind, const ScheduleShape& shape,
                                                     std::int64_t rank);

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

/// Slots, idle ones included, in which the order is laid out to be made; 0 of kinds that need none.
/// Saturates.
[[nodiscard]] std::int64_t laidOutSlots(ScheduleKind kind, const ScheduleShape& shape);

/// The most such slots.
inline constexpr std::int64_t maxSlots = maxOperations;

/// checkRules(), and that the order has at most maxOperations operations, and at most maxSlots.
/// Empty: makeOrder() will not throw.
[[nodiscard]] std::vector<Message> checkShape(ScheduleKind kind, const ScheduleShape& shape);

/// Operations of the whole step: 2·S·m, or 3·S·m where every backward is split; fused blocks make it fewer.
/// Saturates.
[[nodiscard]] std::int64_t mostOperations(ScheduleKind kind, const ScheduleShape& shape);

struct Durations;

/// The order of the schedule on every rank; searched kinds are searched for F = I = W = 1 without latency.
/// Throws std::invalid_argument with the first message of checkShape() when there is one; Stopped.
[[nodiscard]] Order makeOrder(ScheduleKind kind, const ScheduleShape& shape,
                              const std::stop_token& stop = {});

/// As above; searched kinds are searched for the times given, all other kinds do not look at them.
[[nodiscard]] Order makeOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                              const std::stop_token& stop = {});

} // namespace quadrille
