// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/in_flight.h"
#include "tests/core/pipeline/random_order.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

using namespace quadrille;

/// What holds for every order and all durations, checked against the definition spelled out operation by
/// operation.
class TestExecutorProperties : public QObject {
    Q_OBJECT

private slots:
    void everyOperationStartsTheInstantItCan();
    void everyRunnableOrderRuns();
    void summariesAddUp();
    void makespanIsNotBelowItsBounds();
    void activationsInFlightAreConserved();
    void deadlocksAreRealCycles();
};

namespace {

std::map<randomly::Result, double> endsOf(const Timeline& timeline) {
    std::map<randomly::Result, double> ends;
    for (const TimedOperation& timed : timeline.operations()) {
        for (const randomly::Result& result : randomly::resultsOf(timed.operation)) {
            ends[result] = timed.end;
        }
    }
    return ends;
}

std::size_t stagesOf(const Order& order) {
    return order.placement.stageToRank.front().size();
}

/// Each operation starts at the later of its rank being free and its last input arriving: so nothing
/// overlaps, nothing runs before its inputs, and nothing dawdles. These equations have one solution.
void checkExecution(const Order& order, const Durations& durations) {
    const Timeline timeline = execute(order, durations);
    const auto ends = endsOf(timeline);
    RC_ASSERT(timeline.rankCount() == order.rankCount());
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        double free = 0;
        RC_ASSERT(timeline.rank(rank).size() == order.rank(rank).size());
        for (std::size_t k = 0; k < timeline.rank(rank).size(); ++k) {
            const TimedOperation& timed = timeline.rank(rank)[k];
            RC_ASSERT(timed.operation == order.rank(rank)[k]);
            double ready = free;
            for (const auto& input :
                 randomly::inputsOf(timed.operation, static_cast<std::int32_t>(stagesOf(order)))) {
                const auto [letter, stage, microbatch] = input;
                const bool remote =
                    order.placement.rank(stage, microbatch) != static_cast<std::int32_t>(rank);
                ready = std::max(ready, ends.at(input) + (remote ? durations.p2p : 0));
            }
            RC_ASSERT(timed.start == ready);
            RC_ASSERT(timed.end == timed.start + durations.of(timed.operation));
            free = timed.end;
        }
    }
}

} // namespace

void TestExecutorProperties::everyOperationStartsTheInstantItCan() {
    QVERIFY(rc::check("schedules obey their dependencies", [] {
        const auto [kind, shape] = randomly::schedule();
        const Order order = makeOrder(kind, shape);
        checkExecution(order, randomly::durations(stagesOf(order)));
    }));
}

void TestExecutorProperties::everyRunnableOrderRuns() {
    QVERIFY(rc::check("hand-made orders with any placement, split and fused backwards run", [] {
        const Order order = randomly::runnableOrder();
        checkExecution(order, randomly::durations(stagesOf(order)));
    }));
}

void TestExecutorProperties::summariesAddUp() {
    QVERIFY(rc::check("idle and busy time fill ranks × makespan", [] {
        const Order order = randomly::anyOrder();
        const Timeline timeline = execute(order, randomly::durations(stagesOf(order)));
        double work = 0;
        double first = std::numeric_limits<double>::infinity();
        double last = 0;
        for (const TimedOperation& timed : timeline.operations()) {
            work += timed.end - timed.start;
            first = std::min(first, timed.start);
            last = std::max(last, timed.end);
        }
        RC_ASSERT(timeline.makespan == last - first);
        double filled = 0;
        double idle = 0;
        double busiest = 0;
        double longest = 0;
        for (const RankSummary& rank : timeline.ranks) {
            RC_ASSERT(rank.idle >= 0);
            filled += rank.idle + rank.busy;
            idle += rank.idle;
            busiest = std::max(busiest, rank.busy);
            longest = std::max(longest, rank.lastEnd - rank.firstStart);
        }
        const double area = static_cast<double>(timeline.rankCount()) * timeline.makespan;
        RC_ASSERT(filled == area);
        RC_ASSERT(idle == area - work);
        RC_ASSERT(timeline.ideal == busiest);
        RC_ASSERT(timeline.longestRankSpan == longest);
        // Where no operation takes any time, there is no bubble, even if data were under way.
        RC_ASSERT(std::abs(timeline.bubbleOverTotal - (busiest > 0 && area > 0 ? 1 - work / area : 0)) <
                  1e-12);
        RC_ASSERT(
            (busiest == 0 || std::abs(timeline.overBusiest - (timeline.makespan / busiest - 1)) < 1e-12));
    }));
}

void TestExecutorProperties::makespanIsNotBelowItsBounds() {
    QVERIFY(rc::check("a step takes at least the busiest rank, and each micro-batch down and up", [] {
        const Order order = randomly::anyOrder();
        const Durations durations = randomly::durations(stagesOf(order));
        const Timeline timeline = execute(order, durations);
        double busiest = 0;
        std::map<std::int32_t, double> through; // of each micro-batch: its forwards, its backwards, its hops
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            double work = 0;
            for (const Operation& operation : order.rank(rank)) {
                work += durations.of(operation);
                for (const auto& [letter, stage, microbatch] : randomly::resultsOf(operation)) {
                    if (letter != 'W') {
                        const bool hops = stage > 0 && order.placement.rank(stage - 1, microbatch) !=
                                                           order.placement.rank(stage, microbatch);
                        through[microbatch] += durations.of(operation) + (hops ? durations.p2p : 0);
                    }
                }
            }
            RC_ASSERT(timeline.ranks[rank].busy == work);
            busiest = std::max(busiest, work);
        }
        RC_ASSERT(timeline.ideal == busiest);
        RC_ASSERT(timeline.makespan >= busiest);
        for (const auto& [microbatch, time] : through) {
            RC_ASSERT(timeline.makespan >= time);
        }
    }));
}

void TestExecutorProperties::activationsInFlightAreConserved() {
    QVERIFY(rc::check("activations in flight end at zero and cover exactly what is held", [] {
        const Order order = randomly::anyOrder();
        Durations durations = randomly::durations(stagesOf(order));
        for (std::vector<double>* times :
             {&durations.forward, &durations.inputGradient, &durations.weightGradient, &durations.backward}) {
            std::ranges::transform(*times, times->begin(), [](double time) { return time + 1; });
        }
        if (durations.fused) {
            *durations.fused += 1;
        }
        const Timeline timeline = execute(order, durations);
        const auto ends = endsOf(timeline);
        for (const Release release : {Release::atInputGradient, Release::atWeightGradient}) {
            for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
                double held = 0;
                for (const TimedOperation& timed : timeline.rank(rank)) {
                    if (runsForward(timed.operation.kind)) {
                        const char last = release == Release::atInputGradient ? 'I' : 'W';
                        held +=
                            ends.at({last, timed.operation.stage, timed.operation.microbatch}) - timed.start;
                    }
                }
                const auto steps = inFlight(timeline, rank, release);
                double area = 0;
                std::int32_t peak = 0;
                for (std::size_t k = 0; k < steps.size(); ++k) {
                    RC_ASSERT(steps[k].count >= 0);
                    RC_ASSERT(steps[k].count != (k == 0 ? 0 : steps[k - 1].count));
                    peak = std::max(peak, steps[k].count);
                    if (k + 1 < steps.size()) {
                        RC_ASSERT(steps[k].time < steps[k + 1].time);
                        area += steps[k].count * (steps[k + 1].time - steps[k].time);
                    }
                }
                RC_ASSERT(steps.empty() == timeline.rank(rank).empty());
                RC_ASSERT((steps.empty() || steps.back().count == 0));
                RC_ASSERT(area == held);
                const RankSummary& summary = timeline.ranks[rank];
                RC_ASSERT(peak == (release == Release::atInputGradient ? summary.peakAtInputGradient
                                                                       : summary.peakAtWeightGradient));
            }
        }
    }));
}

void TestExecutorProperties::deadlocksAreRealCycles() {
    int deadlocks = 0;
    QVERIFY(
        rc::check("a shuffled order either obeys its dependencies or is stuck in a cycle that is named", [&] {
            Order order = randomly::anyOrder();
            const Durations durations = randomly::durations(stagesOf(order));
            const auto last = static_cast<std::ptrdiff_t>(order.operations.size());
            for (int swaps = *rc::gen::inRange(1, 4); swaps > 0; --swaps) {
                const auto rank = *rc::gen::inRange<std::size_t>(0, order.rankCount());
                const auto begin = static_cast<std::ptrdiff_t>(order.rankOffsets[rank]);
                const auto end = static_cast<std::ptrdiff_t>(order.rankOffsets[rank + 1]);
                RC_ASSERT(end <= last);
                if (end - begin >= 2) {
                    const auto a = *rc::gen::inRange(begin, end);
                    const auto b = *rc::gen::inRange(begin, end);
                    std::swap(order.operations[static_cast<std::size_t>(a)],
                              order.operations[static_cast<std::size_t>(b)]);
                }
            }
            try {
                checkExecution(order, durations);
            } catch (const DeadlockError& error) {
                ++deadlocks;
                RC_ASSERT(!error.waits().empty());
                for (std::size_t k = 0; k < error.waits().size(); ++k) {
                    const DeadlockError::Wait& wait = error.waits()[k];
                    const DeadlockError::Wait& next = error.waits()[(k + 1) % error.waits().size()];
                    const auto needs =
                        randomly::inputsOf(wait.operation, static_cast<std::int32_t>(stagesOf(order)));
                    const auto makes = randomly::resultsOf(wait.missing);
                    RC_ASSERT(std::ranges::find_first_of(needs, makes) != needs.end());
                    RC_ASSERT(wait.holder == next.rank);
                    const auto list = order.rank(static_cast<std::size_t>(next.rank));
                    const auto stuck = std::ranges::find(list, next.operation);
                    RC_ASSERT(stuck != list.end());
                    RC_ASSERT(std::find(stuck, list.end(), wait.missing) != list.end());
                }
            }
        }));
    QVERIFY(deadlocks > 0); // the shuffles do make cycles
}

QUADRILLE_TESTS(TestExecutorProperties)
#include "tst_executor_properties.moc"
