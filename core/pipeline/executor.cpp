// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"

#include "core/pipeline/execution_input.h"

#include <algorithm>
#include <limits>

namespace quadrille {

namespace {

/// The running of one order. The ends of all operations that others wait for lie in one flat table, indexed
/// by their cell (see ExecutionInput); a rank runs until an input is missing, notes the cell it waits for,
/// and goes on when the operation that fills the cell has run. So every operation is looked at a bounded
/// number of times.
class Execution {
public:
    Execution(const ExecutionInput& input, Timeline& timeline)
        : m_input(input), m_starts(timeline.starts), m_tails(timeline.ends), m_summaries(timeline.ranks),
          m_ends(2 * input.cellCount(), notDone), m_ranks(input.order().rankCount()) {
        for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
            m_ranks[rank].next = input.order().rankOffsets[rank];
            m_ranks[rank].last = input.order().rankOffsets[rank + 1];
        }
    }

    void run() {
        m_runnable.reserve(m_ranks.size());
        for (std::size_t rank = m_ranks.size(); rank-- > 0;) {
            m_runnable.push_back(rank);
        }
        while (!m_runnable.empty()) {
            const std::size_t rank = m_runnable.back();
            m_runnable.pop_back();
            runRank(rank);
        }
        const auto stuck = [](const RankState& state) { return state.next != state.last; };
        if (const auto first = std::ranges::find_if(m_ranks, stuck); first != m_ranks.end()) {
            throwDeadlock(static_cast<std::size_t>(first - m_ranks.begin()));
        }
    }

private:
    static constexpr double notDone = -1;
    static constexpr std::size_t nothing = std::numeric_limits<std::size_t>::max();

    struct RankState {
        std::size_t next = 0; ///< index of the operation to run next
        std::size_t last = 0;
        double free = 0;
        std::size_t waitsFor = nothing; ///< cell
        std::int32_t liveAtInputGradient = 0;
        std::int32_t liveAtWeightGradient = 0;
    };

    void runRank(std::size_t rank) {
        RankState& state = m_ranks[rank];
        RankSummary& summary = m_summaries[rank];
        for (; state.next != state.last; ++state.next) {
            const Operation& operation = m_input.order().operations[state.next];
            m_ready = state.free;
            state.waitsFor = firstMissing(operation, static_cast<std::int32_t>(rank));
            if (state.waitsFor != nothing) {
                return;
            }
            const double duration = m_input.duration(operation);
            const double end = m_ready + duration;
            m_starts[state.next] = m_ready;
            m_tails[state.next] = end;
            state.free = end;
            summary.busy += duration;
            countLive(operation.kind, state, summary);
            complete(operation, end);
        }
    }

    /// The first input that has not been produced; when there is none, m_ready is when all have arrived.
    std::size_t firstMissing(const Operation& operation, std::int32_t rank) {
        if (runsForward(operation.kind) && operation.stage > 0) {
            const std::size_t cell = m_input.forwardCell(operation.stage - 1, operation.microbatch);
            if (!arrive(cell, m_input.rankOf(operation.stage - 1, operation.microbatch) != rank)) {
                return cell;
            }
        }
        if (operation.kind == OperationKind::forward) {
            return nothing;
        }
        const std::int32_t stage = backwardStage(operation);
        const std::int32_t microbatch = backwardMicrobatch(operation);
        if (operation.kind == OperationKind::weightGradient) {
            const std::size_t own = m_input.backwardCell(stage, microbatch);
            return arrive(own, false) ? nothing : own;
        }
        const std::size_t own = m_input.forwardCell(stage, microbatch);
        if (!arrive(own, false)) {
            return own;
        }
        if (stage + 1 < m_input.stages()) {
            const std::size_t cell = m_input.backwardCell(stage + 1, microbatch);
            if (!arrive(cell, m_input.rankOf(stage + 1, microbatch) != rank)) {
                return cell;
            }
        }
        return nothing;
    }

    bool arrive(std::size_t cell, bool fromOtherRank) {
        const double end = m_ends[cell];
        if (end == notDone) {
            return false;
        }
        m_ready = std::max(m_ready, fromOtherRank ? end + m_input.p2p() : end);
        return true;
    }

    void complete(const Operation& operation, double end) {
        if (runsForward(operation.kind)) {
            const std::size_t cell = m_input.forwardCell(operation.stage, operation.microbatch);
            m_ends[cell] = end;
            if (operation.stage + 1 < m_input.stages()) {
                wake(m_input.rankOf(operation.stage + 1, operation.microbatch), cell);
            }
        }
        if (runsBackward(operation.kind) || operation.kind == OperationKind::inputGradient) {
            const std::int32_t stage = backwardStage(operation);
            const std::int32_t microbatch = backwardMicrobatch(operation);
            const std::size_t cell = m_input.backwardCell(stage, microbatch);
            m_ends[cell] = end;
            if (stage > 0) {
                wake(m_input.rankOf(stage - 1, microbatch), cell);
            }
        }
    }

    void wake(std::int32_t rank, std::size_t cell) {
        RankState& state = m_ranks[static_cast<std::size_t>(rank)];
        if (state.waitsFor == cell) {
            state.waitsFor = nothing;
            m_runnable.push_back(static_cast<std::size_t>(rank));
        }
    }

    static void countLive(OperationKind kind, RankState& state, RankSummary& summary) {
        if (runsForward(kind)) {
            summary.peakAtInputGradient = std::max(summary.peakAtInputGradient, ++state.liveAtInputGradient);
            summary.peakAtWeightGradient =
                std::max(summary.peakAtWeightGradient, ++state.liveAtWeightGradient);
        }
        if (runsBackward(kind) || kind == OperationKind::inputGradient) {
            --state.liveAtInputGradient;
        }
        if (runsBackward(kind) || kind == OperationKind::weightGradient) {
            --state.liveAtWeightGradient;
        }
    }

    /// Follows who waits for whom from a stuck rank until a rank comes up again: that is the cycle.
    [[noreturn]] void throwDeadlock(std::size_t rank) const {
        const std::vector<std::size_t> producers = m_input.producers();
        std::vector<DeadlockError::Wait> waits;
        std::vector<std::size_t> positionOf(m_ranks.size(), nothing);
        while (positionOf[rank] == nothing) {
            positionOf[rank] = waits.size();
            const RankState& state = m_ranks[rank];
            const Operation& operation = m_input.order().operations[state.next];
            const std::size_t producer = producers[state.waitsFor];
            if (producer == nothing) {
                throw DeadlockError({{static_cast<std::int32_t>(rank), operation,
                                      m_input.filling(state.waitsFor, operation), -1}});
            }
            const Operation& missing = m_input.order().operations[producer];
            const std::int32_t holder = m_input.rankOf(missing.stage, missing.microbatch);
            waits.push_back({static_cast<std::int32_t>(rank), operation, missing, holder});
            rank = static_cast<std::size_t>(holder);
        }
        waits.erase(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(positionOf[rank]));
        throw DeadlockError(std::move(waits));
    }

    const ExecutionInput& m_input;
    std::vector<double>& m_starts;
    std::vector<double>& m_tails;
    std::vector<RankSummary>& m_summaries;
    std::vector<double> m_ends; ///< [cell]
    std::vector<RankState> m_ranks;
    std::vector<std::size_t> m_runnable;
    double m_ready = 0;
};

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
        timeline.bubbleOverIdeal = (timeline.makespan - timeline.ideal) / timeline.ideal;
        timeline.bubbleOverTotal = idle / (static_cast<double>(timeline.rankCount()) * timeline.makespan);
    }
}

} // namespace

Timeline execute(SharedValue<Order> order, const Durations& durations) {
    const ExecutionInput input(*order, durations);
    Timeline timeline;
    timeline.starts.resize(order->operations.size());
    timeline.ends.resize(order->operations.size());
    timeline.ranks.resize(order->rankCount());
    timeline.order = std::move(order);
    timeline.p2p = durations.p2p;
    Execution(input, timeline).run();
    summarize(timeline);
    return timeline;
}

} // namespace quadrille
