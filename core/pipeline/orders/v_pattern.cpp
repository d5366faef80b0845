// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/v_pattern.h"

#include "core/pipeline/executor.h"
#include "core/pipeline/orders/v_slots.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace quadrille::orders {

namespace {

/// Every micro-batch runs a period behind the one before.
constexpr std::int64_t period = 6;

/// Which moves are made where the pattern is not full, so that warm-up and cool-down meet. Elsewhere, all.
struct Moves {
    /// Packs the warm-up, but W in the way can delay what everything behind it waits for.
    bool warmupWeights = true;
    /// Packs the cool-down, but what is behind may then not fit below the peak.
    bool cooldownForwards = true;
};

/// Behind the pattern's own end: room for W.
constexpr std::int64_t spareSlots = 4 * period;

/// Rank 0's first I0: where the warm-up ends. No rank's first micro-batch takes longer than that and a
/// period.
std::int64_t warmupSlots(const VPattern& pattern, std::int64_t ranks) {
    return pattern.first(ranks, 0).input0;
}

/// Rank 0's last F0: where the cool-down begins.
std::int64_t cooldownSlot(std::int64_t microbatches) {
    return period * (microbatches - 1);
}

/// The pattern is full: warm-up and cool-down do not get in each other's way, and between them it repeats
/// itself.
bool isFull(const VPattern& pattern, const ScheduleShape& shape) {
    return shape.microbatches >= pattern.fill(shape.ranks);
}

/// Micro-batches that are laid out: with a few periods between warm-up and cool-down where the others come
/// in.
std::int64_t laidOut(const VPattern& pattern, const ScheduleShape& shape) {
    constexpr std::int64_t between = 6;
    return std::min(shape.microbatches, warmupSlots(pattern, shape.ranks) / period + between);
}

/// The pattern with its ends moved together.
class PatternMoves {
public:
    PatternMoves(const VPattern& pattern, const ScheduleShape& shape, const std::stop_token& stop)
        : m_pattern(pattern), m_stop(stop), m_peak(static_cast<std::int32_t>(pattern.peak(shape.ranks))),
          m_warmupEnd(warmupSlots(pattern, shape.ranks)),
          m_cooldownBegin(cooldownSlot(laidOut(pattern, shape))),
          m_slots(shape.ranks, laidOut(pattern, shape), m_cooldownBegin + m_warmupEnd + spareSlots),
          m_lastForward(m_cooldownBegin + 3 * shape.ranks), m_live(0, 0) {
        for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
            placePattern(rank);
        m_slots.placeWeightGradients();
    }

    void moveAll(const Moves& moves) {
        m_live = m_slots.inFlight();
        moveBetween(0, std::min(m_warmupEnd, m_slots.slots()), {true, moves.warmupWeights});
        moveBetween(m_cooldownBegin + 1, m_slots.slots(), {moves.cooldownForwards, true});
        stripCooldownWeights();
        // Forwards stay: without the W in their slots, what is in flight is not known.
        moveBetween(m_cooldownBegin, m_slots.slots(), {});
        m_slots.placeWeightGradients();
    }

    [[nodiscard]] bool keepsPeak() const { return m_slots.peak() <= m_peak; }

    /// \pre shape is the one that was given
    [[nodiscard]] Order order(const ScheduleShape& shape) const {
        const std::int64_t more = shape.microbatches - m_slots.microbatches();
        return m_slots.order(m_pattern.kind, shape, {more > 0 ? m_cooldownBegin - 2 * period : 0, more},
                             m_stop);
    }

private:
    void placePattern(std::int64_t rank) {
        throwIfStopped(m_stop);
        const VPattern::Slots first = m_pattern.first(m_slots.ranks(), rank);
        for (std::int32_t i = 0; i < m_slots.microbatches(); ++i) {
            const std::int64_t later = period * i;
            m_slots.place(rank, {VTask::forward, 0, i}, first.forward0 + later);
            m_slots.place(rank, {VTask::forward, 1, i}, first.forward1 + later);
            m_slots.place(rank, {VTask::inputGradient, 1, i}, first.input1 + later);
            m_slots.place(rank, {VTask::inputGradient, 0, i}, first.input0 + later);
        }
    }

    /// What is moved beside I.
    struct Kinds {
        bool forwards = false;
        bool weights = false;
    };

    /// Slot after slot, so that what a task needs has moved before it.
    void moveBetween(std::int64_t from, std::int64_t to, const Kinds& kinds) {
        for (std::int64_t slot = from; slot < to; ++slot) {
            throwIfStopped(m_stop);
            for (std::int64_t rank = 0; rank < m_slots.ranks(); ++rank)
                if (!m_slots.isFree(rank, slot))
                    moveEarlier(rank, slot, kinds);
        }
    }

    void moveEarlier(std::int64_t rank, std::int64_t slot, const Kinds& kinds) {
        const VTask task = m_slots.taskAt(rank, slot);
        if ((task.kind == VTask::forward && !kinds.forwards) ||
            (task.kind == VTask::weightGradient && !kinds.weights))
            return;
        std::int64_t ready = m_slots.readyAt(rank, task);
        if (task.kind == VTask::forward)
            ready = m_live.startOfLower(rank, ready, slot, m_peak);
        const std::int64_t target = m_slots.firstFree(rank, ready, slot);
        if (target == slot)
            return;
        m_slots.remove(rank, slot);
        m_slots.place(rank, task, target);
        if (task.kind == VTask::forward)
            m_live.add(rank, target, slot, 1);
        else if (task.kind == VTask::weightGradient && slot < m_lastForward)
            m_live.add(rank, target + 1, slot + 1, -1);
    }

    void stripCooldownWeights() {
        for (std::int64_t rank = 0; rank < m_slots.ranks(); ++rank)
            for (std::int64_t slot = m_cooldownBegin; slot < m_slots.slots(); ++slot)
                if (!m_slots.isFree(rank, slot) && m_slots.taskAt(rank, slot).kind == VTask::weightGradient)
                    m_slots.remove(rank, slot);
    }

    const VPattern& m_pattern;
    const std::stop_token& m_stop;
    std::int32_t m_peak;
    std::int64_t m_warmupEnd;
    std::int64_t m_cooldownBegin;
    VSlots m_slots;
    std::int64_t m_lastForward; ///< behind it, what is in flight does not matter
    SlotCounts m_live;          ///< chunks in flight, held until W
};

} // namespace

std::int64_t slotsOf(const VPattern& pattern, const ScheduleShape& shape) {
    constexpr std::int64_t far = std::numeric_limits<std::int32_t>::max();
    if (shape.ranks > far || laidOut(pattern, shape) > far)
        return std::numeric_limits<std::int64_t>::max();
    return saturatingProduct(shape.ranks, cooldownSlot(laidOut(pattern, shape)) +
                                              warmupSlots(pattern, shape.ranks) + spareSlots);
}

double makingCost(const VPattern& pattern, const ScheduleShape& shape) {
    const auto operations = static_cast<double>(mostOperations(pattern.kind, shape));
    const auto slots = static_cast<double>(slotsOf(pattern, shape));
    // Where the pattern is not full, several ways to move its ends together are laid out and run.
    return isFull(pattern, shape) ? operations + 2 * slots : 4 * (2 * operations + 2 * slots);
}

Order makeVPattern(const VPattern& pattern, const ScheduleShape& shape, const std::stop_token& stop) {
    const PatternMoves plain(pattern, shape, stop);
    const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
    std::optional<SharedValue<Order>> best;
    double shortest = 0;
    for (const Moves moves : {Moves{true, true}, {false, true}, {true, false}, {false, false}}) {
        // Forwards that stay in the cool-down are only for patterns that do not keep their peak otherwise.
        if (best && !moves.cooldownForwards)
            break;
        PatternMoves moved = plain;
        moved.moveAll(moves);
        if (!moved.keepsPeak())
            continue;
        if (isFull(pattern, shape))
            return moved.order(shape);
        const SharedValue<Order> order = moved.order(shape);
        const double makespan = execute(order, unit, stop).makespan;
        if (!best || makespan < shortest) {
            best = order;
            shortest = makespan;
        }
    }
    return best ? **best : plain.order(shape);
}

} // namespace quadrille::orders
