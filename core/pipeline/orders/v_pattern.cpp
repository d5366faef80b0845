// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/v_pattern.h"

#include "core/pipeline/executor.h"
#include "core/pipeline/orders/v_slots.h"

#include <algorithm>
#include <optional>

namespace quadrille::orders {

namespace {

/// Every micro-batch runs a period behind the one before.
constexpr std::int64_t period = 6;

/// Slots of micro-batch 0 on one rank.
struct Pattern {
    std::int64_t forward0;
    std::int64_t forward1;
    std::int64_t input1;
    std::int64_t input0;
};

/// The delays are such that no two of the four meet modulo the period.
Pattern patternOf(ScheduleKind kind, std::int64_t ranks, std::int64_t rank) {
    if (kind == ScheduleKind::vHalf) {
        const std::int64_t delay = ranks % 2 == 0 ? 3 : 0;
        return {2 * rank, 3 * ranks - 2 - rank, 3 * ranks + delay + 2 * rank - 1,
                6 * ranks + delay - 2 - rank};
    }
    const std::int64_t delay = ranks % 3 == 0 ? 2 : 0;
    return {rank, 2 * ranks - 1 - rank, 2 * ranks + delay + rank, 4 * ranks + delay - 1 - rank};
}

/// Which moves are made where m < 2p, so that warm-up and cool-down meet. Elsewhere, all.
struct Moves {
    /// Packs the warm-up, but W in the way can delay what everything behind it waits for.
    bool warmupWeights = true;
    /// Packs the cool-down, but what is behind may then not fit below the peak.
    bool cooldownForwards = true;
};

/// The pattern with its ends moved together.
class PatternMoves {
public:
    PatternMoves(ScheduleKind kind, const ScheduleShape& shape)
        : m_kind(kind), m_peak(static_cast<std::int32_t>(vPatternPeak(kind, shape.ranks))),
          m_warmupEnd(patternOf(kind, shape.ranks, 0).input0),
          m_cooldownBegin(patternOf(kind, shape.ranks, 0).forward0 + period * (shape.microbatches - 1)),
          m_slots(shape.ranks, shape.microbatches,
                  m_cooldownBegin + patternOf(kind, shape.ranks, 0).input0 + 4 * period) {
        for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
            placePattern(rank);
        m_slots.placeWeightGradients();
    }

    void moveAll(const Moves& moves) {
        for (std::int64_t rank = 0; rank < m_slots.ranks(); ++rank)
            m_live.push_back(m_slots.inFlight(rank));
        moveBetween(0, std::min(m_warmupEnd, m_slots.slots()), {true, moves.warmupWeights});
        moveBetween(m_cooldownBegin + 1, m_slots.slots(), {moves.cooldownForwards, true});
        stripCooldownWeights();
        // Forwards stay: without the W in their slots, what is in flight is not known.
        moveBetween(m_cooldownBegin, m_slots.slots(), {});
        m_slots.placeWeightGradients();
    }

    [[nodiscard]] const VSlots& slots() const { return m_slots; }
    [[nodiscard]] bool keepsPeak() const { return m_slots.peak() <= m_peak; }

private:
    void placePattern(std::int64_t rank) {
        const Pattern first = patternOf(m_kind, m_slots.ranks(), rank);
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
        for (std::int64_t slot = from; slot < to; ++slot)
            for (std::int64_t rank = 0; rank < m_slots.ranks(); ++rank)
                if (!m_slots.isFree(rank, slot))
                    moveEarlier(rank, slot, kinds);
    }

    void moveEarlier(std::int64_t rank, std::int64_t slot, const Kinds& kinds) {
        const VTask task = m_slots.taskAt(rank, slot);
        if ((task.kind == VTask::forward && !kinds.forwards) ||
            (task.kind == VTask::weightGradient && !kinds.weights))
            return;
        std::int64_t ready = m_slots.readyAt(rank, task);
        std::vector<std::int32_t>& live = m_live[static_cast<std::size_t>(rank)];
        const auto at = [&live](std::int64_t index) { return live.begin() + index; };
        if (task.kind == VTask::forward) {
            std::int64_t room = slot;
            while (room > ready && *at(room - 1) < m_peak)
                --room;
            ready = room;
        }
        const std::int64_t target = m_slots.firstFree(rank, ready, slot);
        if (target == slot)
            return;
        m_slots.remove(rank, slot);
        m_slots.place(rank, task, target);
        if (task.kind == VTask::forward)
            std::for_each(at(target), at(slot), [](std::int32_t& count) { ++count; });
        else if (task.kind == VTask::weightGradient)
            std::for_each(at(target + 1), at(slot + 1), [](std::int32_t& count) { --count; });
    }

    void stripCooldownWeights() {
        for (std::int64_t rank = 0; rank < m_slots.ranks(); ++rank)
            for (std::int64_t slot = m_cooldownBegin; slot < m_slots.slots(); ++slot)
                if (!m_slots.isFree(rank, slot) && m_slots.taskAt(rank, slot).kind == VTask::weightGradient)
                    m_slots.remove(rank, slot);
    }

    ScheduleKind m_kind;
    std::int32_t m_peak;
    std::int64_t m_warmupEnd;     ///< rank 0's first I0
    std::int64_t m_cooldownBegin; ///< rank 0's last F0
    VSlots m_slots;
    std::vector<std::vector<std::int32_t>> m_live; ///< [rank][slot] chunks in flight, held until W
};

} // namespace

std::int64_t vPatternPeak(ScheduleKind kind, std::int64_t ranks) {
    return kind == ScheduleKind::vHalf ? 2 * ((ranks + 2) / 2) : 2 * ((ranks + 4) / 3);
}

Order makeVPattern(ScheduleKind kind, const ScheduleShape& shape) {
    const PatternMoves plain(kind, shape);
    const bool stable = shape.microbatches >= 2 * shape.ranks;
    const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
    std::optional<Order> best;
    double shortest = 0;
    for (const Moves moves : {Moves{true, true}, {false, true}, {true, false}, {false, false}}) {
        PatternMoves moved = plain;
        moved.moveAll(moves);
        if (!moved.keepsPeak())
            continue;
        Order order = moved.slots().order(kind, shape);
        if (stable)
            return order;
        const double makespan = execute(order, unit).makespan;
        if (!best || makespan < shortest) {
            best = std::move(order);
            shortest = makespan;
        }
    }
    return best ? *std::move(best) : plain.slots().order(kind, shape);
}

} // namespace quadrille::orders
