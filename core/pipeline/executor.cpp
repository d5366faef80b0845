// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"

#include "core/pipeline/deadlock.h"
#include "core/pipeline/execution_input.h"
#include "core/pipeline/summarize.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace quadrille {

namespace {

/// What has been made of one (stage, micro-batch). An entry is empty, or the number of a waiting rank, or
/// the index of the operation that made it; its end is looked up there. Four bytes each instead of the eight
/// of a time: this table is all the memory that running takes beside its result.
struct Cell {
    std::uint32_t forward = 0;
    std::uint32_t backward = 0; ///< the input gradient, and whether that for the weights is made, too

    static constexpr std::uint32_t weightsMade = std::uint32_t{1} << 30;
    static constexpr std::uint32_t waiting = std::uint32_t{1} << 31;

    static bool isMade(std::uint32_t entry) { return entry - 1 < waiting - 1; }
    static std::uint32_t madeBy(std::size_t operation) { return static_cast<std::uint32_t>(operation) + 1; }
    static std::size_t maker(std::uint32_t entry) { return (entry & ~weightsMade) - 1; }
};
// Three operations a cell at most, and one more for the empty entry.
static_assert(3 * maxOperations + 1 < Cell::weightsMade);

/// The running of one order. A rank runs until an input is missing, leaves its number in the cell that it
/// waits for, and goes on when the operation that fills the cell has run. So every operation is looked at a
/// bounded number of times. Own forwards and own input gradients are on the same rank: they only need to
/// be earlier in its list.
class Execution {
public:
    Execution(const ExecutionInput& input, Timeline& timeline, const std::stop_token& stop)
        : m_input(input), m_stop(stop), m_operations(input.order().operations.data()),
          m_starts(timeline.starts.data()), m_tails(timeline.ends.data()), m_summaries(timeline.ranks),
          m_cells(input.cellCount()), m_ranks(input.order().rankCount()), m_runnable(m_ranks.size()) {
        for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
            m_ranks[rank].next = input.order().rankOffsets[rank];
            m_ranks[rank].last = input.order().rankOffsets[rank + 1];
            wake(rank);
        }
    }

    void run() {
        while (m_runnableCount > 0) {
            throwIfStopped(m_stop);
            const std::size_t rank = m_runnable[m_firstRunnable];
            m_firstRunnable = m_firstRunnable + 1 == m_runnable.size() ? 0 : m_firstRunnable + 1;
            --m_runnableCount;
            runRank(rank);
        }
        const auto stuck = [](const RankState& state) { return state.next != state.last; };
        if (std::ranges::any_of(m_ranks, stuck)) {
            m_input.checkOperations();
            std::vector<std::size_t> next;
            std::ranges::transform(m_ranks, std::back_inserter(next), &RankState::next);
            throwDeadlock(m_input, next);
        }
    }

private:
    /// A rank that could run on lets the others catch up after so many operations, while what it made is
    /// still in the cache.
    static constexpr std::size_t turn = 64;

    struct RankState {
        std::size_t next = 0; ///< index of the operation to run next
        std::size_t last = 0;
        double free = 0;
        std::int32_t liveAtInputGradient = 0;
        std::int32_t liveAtWeightGradient = 0;
    };

    void runRank(std::size_t rank) {
        RankState state = m_ranks[rank];
        RankSummary summary = m_summaries[rank];
        const std::size_t last = std::min(state.last, state.next + turn);
        while (state.next != last && runNext(static_cast<std::int32_t>(rank), state, summary)) {
        }
        m_ranks[rank] = state;
        m_summaries[rank] = summary;
        if (state.next == last && last != state.last) {
            wake(rank);
        }
    }

    /// False when an input is missing.
    bool runNext(std::int32_t rank, RankState& state, RankSummary& summary) {
        const Operation& operation = m_operations[state.next];
        // Every rank reads one and writes two streams, more than the processor foresees by itself.
        __builtin_prefetch(m_operations + state.next + 16);
        __builtin_prefetch(m_starts + state.next + 32, 1);
        __builtin_prefetch(m_tails + state.next + 32, 1);
        const ExecutionInput::Stage& stage = stageOf(operation.stage, operation.microbatch, rank);
        Cell* const cell = &m_cells[m_input.cell(operation.stage, operation.microbatch)];
        double ready = state.free;
        double duration = 0;
        switch (operation.kind) {
        case OperationKind::forward:
            if (!arriveForward(operation.stage, stage, cell, rank, ready)) {
                return false;
            }
            duration = stage.forward;
            takeActivations(state, summary);
            makeForward(cell, state.next);
            break;
        case OperationKind::backward:
            if (!arriveBackward(operation.stage, stage, cell, rank, ready)) {
                return false;
            }
            duration = stage.backward;
            --state.liveAtInputGradient;
            --state.liveAtWeightGradient;
            makeBackward(cell, Cell::madeBy(state.next) | Cell::weightsMade);
            break;
        case OperationKind::inputGradient:
            if (!arriveBackward(operation.stage, stage, cell, rank, ready)) {
                return false;
            }
            checkSplit();
            duration = stage.inputGradient;
            --state.liveAtInputGradient;
            makeBackward(cell, Cell::madeBy(state.next));
            break;
        case OperationKind::weightGradient:
            if (!Cell::isMade(cell->backward)) {
                return false;
            }
            checkSplit();
            duration = stage.weightGradient;
            --state.liveAtWeightGradient;
            makeWeightGradient(cell);
            break;
        case OperationKind::fused: {
            const ExecutionInput::Stage& backward =
                stageOf(operation.backwardStage, operation.backwardMicrobatch, rank);
            Cell* const backwardCell =
                &m_cells[m_input.cell(operation.backwardStage, operation.backwardMicrobatch)];
            if (!arriveForward(operation.stage, stage, cell, rank, ready) ||
                !arriveBackward(operation.backwardStage, backward, backwardCell, rank, ready)) {
                return false;
            }
            duration = m_input.fusedDuration(stage, backward);
            takeActivations(state, summary);
            --state.liveAtInputGradient;
            --state.liveAtWeightGradient;
            makeForward(cell, state.next);
            makeBackward(backwardCell, Cell::madeBy(state.next) | Cell::weightsMade);
            break;
        }
        }
        m_starts[state.next] = ready;
        state.free = ready + duration;
        m_tails[state.next] = state.free;
        summary.busy += duration;
        ++state.next;
        return true;
    }

    const ExecutionInput::Stage& stageOf(std::int32_t stage, std::int32_t microbatch,
                                         std::int32_t rank) const {
        if (!m_input.has(stage, microbatch) || m_input.stage(stage, microbatch).rank != rank) {
            throwInvalid();
        }
        return m_input.stage(stage, microbatch);
    }

    /// The forward of the stage before: when it is made, `ready` is not before its arrival.
    bool arriveForward(std::int32_t index, const ExecutionInput::Stage& stage, Cell* cell, std::int32_t rank,
                       double& ready) {
        return index == 0 || arrive(cell[-1].forward, stage.forwardLatency, rank, ready);
    }

    /// The own forward, and the gradient of the stage behind.
    bool arriveBackward(std::int32_t index, const ExecutionInput::Stage& stage, Cell* cell, std::int32_t rank,
                        double& ready) {
        return Cell::isMade(cell->forward) && (index + 1 == m_input.stages() ||
                                               arrive(cell[1].backward, stage.backwardLatency, rank, ready));
    }

    bool arrive(std::uint32_t& entry, double latency, std::int32_t rank, double& ready) {
        if (!Cell::isMade(entry)) {
            entry = Cell::waiting | static_cast<std::uint32_t>(rank);
            return false;
        }
        ready = std::max(ready, m_tails[Cell::maker(entry)] + latency);
        return true;
    }

    void makeForward(Cell* cell, std::size_t operation) { make(cell->forward, Cell::madeBy(operation)); }
    void makeBackward(Cell* cell, std::uint32_t made) { make(cell->backward, made); }
    void make(std::uint32_t& entry, std::uint32_t made) {
        const std::uint32_t before = entry;
        entry = made;
        if (before == 0) {
            return;
        }
        if (Cell::isMade(before)) {
            throwInvalid();
        }
        wake(before & ~Cell::waiting);
    }

    void makeWeightGradient(Cell* cell) {
        if ((cell->backward & Cell::weightsMade) != 0) {
            throwInvalid();
        }
        cell->backward |= Cell::weightsMade;
    }

    void checkSplit() const {
        if (!m_input.canSplit()) {
            throwInvalid();
        }
    }

    [[noreturn]] void throwInvalid() const {
        m_input.checkOperations();
        throw std::logic_error("an order was refused without a reason");
    }

    void wake(std::size_t rank) {
        const std::size_t place = m_firstRunnable + m_runnableCount++;
        m_runnable[place < m_runnable.size() ? place : place - m_runnable.size()] = rank;
    }

    static void takeActivations(RankState& state, RankSummary& summary) {
        summary.peakAtInputGradient = std::max(summary.peakAtInputGradient, ++state.liveAtInputGradient);
        summary.peakAtWeightGradient = std::max(summary.peakAtWeightGradient, ++state.liveAtWeightGradient);
    }

    const ExecutionInput& m_input;
    const std::stop_token& m_stop;
    const Operation* m_operations;
    double* m_starts;
    double* m_tails;
    std::vector<RankSummary>& m_summaries;
    std::vector<Cell> m_cells;
    std::vector<RankState> m_ranks;
    std::vector<std::size_t> m_runnable; ///< a ring; each rank is in it at most once
    std::size_t m_firstRunnable = 0;
    std::size_t m_runnableCount = 0;
};

} // namespace

void summarize(Timeline& timeline) {
    double firstStart = std::numeric_limits<double>::infinity();
    double lastEnd = 0;
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        const std::size_t first = timeline.order->rankOffsets[rank];
        const std::size_t last = timeline.order->rankOffsets[rank + 1];
        if (first == last) {
            continue;
        }
        RankSummary& summary = timeline.ranks[rank];
        summary.firstStart = timeline.starts[first];
        summary.lastEnd = timeline.ends[last - 1];
        firstStart = std::min(firstStart, summary.firstStart);
        lastEnd = std::max(lastEnd, summary.lastEnd);
        timeline.longestRankSpan = std::max(timeline.longestRankSpan, summary.lastEnd - summary.firstStart);
        timeline.ideal = std::max(timeline.ideal, summary.busy);
    }
    if (timeline.starts.empty()) {
        return;
    }
    timeline.makespan = lastEnd - firstStart;
    double idle = 0;
    for (RankSummary& summary : timeline.ranks) {
        summary.idle = timeline.makespan - summary.busy;
        idle += summary.idle;
    }
    if (timeline.ideal > 0) {
        timeline.overBusiest = (timeline.makespan - timeline.ideal) / timeline.ideal;
        timeline.bubbleOverTotal = idle / (static_cast<double>(timeline.rankCount()) * timeline.makespan);
    }
}

Timeline execute(SharedValue<Order> order, const Durations& durations, const std::stop_token& stop) {
    const ExecutionInput input(*order, durations);
    Timeline timeline;
    throwIfStopped(stop);
    timeline.starts.resize(order->operations.size());
    throwIfStopped(stop);
    timeline.ends.resize(order->operations.size());
    timeline.ranks.resize(order->rankCount());
    timeline.order = std::move(order);
    timeline.p2p = durations.p2p;
    Execution(input, timeline, stop).run();
    summarize(timeline);
    if (!std::isfinite(timeline.makespan)) {
        throw std::invalid_argument("The durations are so long that their sum is not a number.");
    }
    return timeline;
}

} // namespace quadrille
