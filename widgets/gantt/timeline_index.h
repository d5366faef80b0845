// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "widgets/gantt/step_profile.h"
#include "widgets/gantt/time_axis.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace quadrille::gantt {

/// Largest stage number plus one, over all operations.
[[nodiscard]] std::int32_t stageCount(const Timeline& timeline);

/// Whether nothing is known of a lane, as of a pipeline rank whose trace nobody has: it neither works nor
/// idles.
[[nodiscard]] bool isUnknown(const Timeline& timeline, std::size_t lane);

/// What is told apart by colour: B and I share one, a fused block has that of its forward above that of its
/// backward.
enum class Fill : std::uint8_t { forward, backward, weightGradient, fused };
inline constexpr std::size_t fillCount = 4;

[[nodiscard]] Fill fillOf(OperationKind kind);

/// How dark an operation is drawn: 0 for the first chunk of its lane to 1 for its last one.
struct Shades {
    double upper = 0; ///< of all of it; of a fused block, of its forward
    double lower = 0; ///< of a fused block's backward; of every other kind the same
};

/// Busy time by colour. Shade is the part of it that is drawn in the darkest shade of that colour: an
/// operation of chunk c of v counts c ÷ (v − 1) of its time. A blend of colours is linear in these nine
/// numbers, which is what lets columns be drawn from sums.
struct BusyTime {
    std::array<double, fillCount> time{};
    std::array<double, fillCount> shade{}; ///< of fused blocks, that of their forwards
    double fusedBackwardShade = 0;

    [[nodiscard]] double total() const { return time[0] + time[1] + time[2] + time[3]; }
    void add(Fill fill, double busy, const Shades& shades);
    BusyTime& operator+=(const BusyTime& other);
    BusyTime& operator-=(const BusyTime& other);
};

/// A half-open run of indices of operations.
struct OperationRun {
    std::size_t first = 0;
    std::size_t last = 0;

    [[nodiscard]] std::size_t size() const { return last - first; }
};

/// A timeline prepared for drawing at any zoom: sums of busy time at every 16th operation of each lane, so
/// that the busy time between any two moments costs O(log n).
/// A lane is a pipeline rank. Operations of a lane follow each other and do not overlap.
class TimelineIndex {
public:
    explicit TimelineIndex(std::shared_ptr<const Timeline> timeline);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] std::size_t laneCount() const { return m_lanes.size(); }
    [[nodiscard]] std::size_t operationCount() const { return m_timeline->size(); }
    /// From the first start of all ranks, as long as the makespan; [0, 1] when no operation takes time.
    [[nodiscard]] const TimeRange& span() const { return m_span; }
    /// Shortest operation that takes time at all; 0 when none does.
    [[nodiscard]] double shortestOperation() const { return m_shortest; }
    /// Largest micro-batch number plus one.
    [[nodiscard]] std::int32_t microbatches() const { return m_microbatches; }
    /// Largest stage number plus one: p · v.
    [[nodiscard]] std::int32_t stages() const { return m_stages; }
    /// Most chunks that any lane holds; replicas where the pipeline has several directions.
    [[nodiscard]] std::size_t chunks() const { return m_chunks; }
    /// Whether there are several replicas of the pipeline, so that a chunk is one of those.
    [[nodiscard]] bool hasDirections() const { return m_hasDirections; }
    /// Whether any operation is of that kind.
    [[nodiscard]] bool holds(OperationKind kind) const { return m_holds[static_cast<std::size_t>(kind)]; }

    /// Which of its lane's chunks the stage is.
    [[nodiscard]] std::size_t chunkOf(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::size_t>(m_hasDirections ? m_timeline->order->placement.direction(microbatch)
                                                        : stage / static_cast<std::int32_t>(m_lanes.size()));
    }
    [[nodiscard]] Shades shadesOf(const Operation& operation) const;
    [[nodiscard]] std::size_t laneOf(std::size_t operation) const;

    /// The operations of the lane that are seen in the range.
    [[nodiscard]] OperationRun visible(std::size_t lane, const TimeRange& range) const;
    /// The operation that runs at that moment, if any.
    [[nodiscard]] std::optional<std::size_t> operationAt(std::size_t lane, double time) const;
    /// The idle stretch around that moment, inside span(); nothing when the lane is busy or unknown, or time
    /// is outside.
    [[nodiscard]] std::optional<TimeRange> gapAt(std::size_t lane, double time) const;
    /// The idle stretches of the lane inside the range and span() that are at least so long there, in time
    /// order; none of an unknown lane. O(min(visible operations, range ÷ shortest) · log(operations
    /// between)).
    [[nodiscard]] std::vector<TimeRange> gaps(std::size_t lane, const TimeRange& range,
                                              double shortest) const;
    /// The operation of the lane whose middle is nearest to that moment; nothing for an empty lane.
    [[nodiscard]] std::optional<std::size_t> nearestOperation(std::size_t lane, double time) const;

    /// When the next operation of any lane starts or ends, and when the last one did; nothing beyond the
    /// ends.
    [[nodiscard]] std::optional<double> eventAfter(double time) const;
    [[nodiscard]] std::optional<double> eventBefore(double time) const;

    /// Busy time of the lane from its start until that moment.
    [[nodiscard]] BusyTime busyUntil(std::size_t lane, double time) const;
    /// Busy time of all lanes together.
    [[nodiscard]] const BusyTime& busy() const { return m_busy; }
    /// Busy time in each of `columns` equal parts of the range. O(columns · log(operations per column)).
    [[nodiscard]] std::vector<BusyTime> columns(std::size_t lane, const TimeRange& range,
                                                std::size_t columns) const;
    /// Idle ÷ total over all lanes of which something is known, for the part of the range inside span(); 0
    /// where they do not meet.
    [[nodiscard]] double idleShare(const TimeRange& range) const;

    /// Activations in flight of a lane; built when first asked for.
    [[nodiscard]] const InFlightProfile& inFlight(std::size_t lane) const;
    /// Largest number in flight on any lane.
    [[nodiscard]] std::int32_t peakInFlight() const { return m_peak; }

private:
    static constexpr std::size_t blockSize = 16;

    struct Lane {
        std::vector<BusyTime> before;  ///< busy time before operation blockSize · k; last: of all
        std::vector<double> blockEnds; ///< when the last operation of block k ends
    };

    void indexLane(std::size_t lane);
    void addPart(BusyTime& sum, const TimedOperation& operation, double from, double to) const;
    /// The first operation of the lane, from `from` on, that ends after the time.
    [[nodiscard]] std::size_t firstEndingAfter(std::size_t lane, std::size_t from, double time) const;
    /// Takes `sum` from the busy time before operation `from` of the lane to that before operation `to` ≥
    /// from.
    void advance(BusyTime& sum, std::size_t lane, std::size_t from, std::size_t to) const;

    std::shared_ptr<const Timeline> m_timeline;
    std::vector<Lane> m_lanes;
    TimeRange m_span;
    BusyTime m_busy;
    double m_shortest = 0;
    std::int32_t m_microbatches = 0;
    std::int32_t m_stages = 0;
    std::int32_t m_peak = 0;
    std::size_t m_chunks = 1;
    double m_shadePerChunk = 0;
    bool m_hasDirections = false;
    std::array<bool, 5> m_holds{};
    mutable std::vector<std::unique_ptr<InFlightProfile>> m_inFlight;
};

} // namespace quadrille::gantt
