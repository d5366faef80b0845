// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/timeline_index.h"

#include <cmath>
#include <numeric>
#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

std::shared_ptr<const Timeline> anyTimeline() {
    const auto kind = *rc::gen::element(ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward,
                                        ScheduleKind::interleaved);
    const auto ranks = *rc::gen::inRange<std::int64_t>(1, 9);
    const auto groups = *rc::gen::inRange<std::int64_t>(1, 30);
    const std::int64_t chunks = kind == ScheduleKind::interleaved ? *rc::gen::inRange<std::int64_t>(2, 5) : 1;
    return *rc::gen::arbitrary<bool>() ? test::timelineOf(kind, ranks, groups * ranks, chunks)
                                       : test::unevenTimeline(kind, ranks, groups * ranks, chunks);
}

TimeRange anyRange(const TimelineIndex& index) {
    const TimeRange span = index.span();
    const double begin = span.begin + span.length() * *rc::gen::inRange(-50, 900) / 1000.0;
    return {begin, begin + span.length() * *rc::gen::inRange(1, 1300) / 1000.0};
}

} // namespace

class TestGanttIndex : public QObject {
    Q_OBJECT
private slots:
    void columnsHoldTheBusyTimeOfTheirStretch() {
        QVERIFY(rc::check([] {
            const auto timeline = anyTimeline();
            const TimelineIndex index(timeline);
            const TimeRange range = anyRange(index);
            const auto count = *rc::gen::inRange<std::size_t>(1, 200);
            const auto lane = *rc::gen::inRange<std::size_t>(0, timeline->rankCount());
            const auto columns = index.columns(lane, range, count);
            RC_ASSERT(columns.size() == count);
            const double width = range.length() / static_cast<double>(count);
            for (std::size_t i = 0; i < count; ++i) {
                const double begin = range.begin + width * static_cast<double>(i);
                BusyTime expected;
                for (const TimedOperation& timed : timeline->rank(lane)) {
                    const double part = std::min(timed.end, begin + width) - std::max(timed.start, begin);
                    if (part > 0) {
                        expected.add(fillOf(timed.operation.kind), part, index.shadesOf(timed.operation));
                    }
                }
                for (std::size_t fill = 0; fill < fillCount; ++fill) {
                    RC_ASSERT(std::abs(columns[i].time[fill] - expected.time[fill]) <
                              1e-9 * timeline->makespan);
                    RC_ASSERT(std::abs(columns[i].shade[fill] - expected.shade[fill]) <
                              1e-9 * timeline->makespan);
                }
                RC_ASSERT(std::abs(columns[i].fusedBackwardShade - expected.fusedBackwardShade) <
                          1e-9 * timeline->makespan);
            }
        }));
    }

    void busyTimeOfTheWholeStepIsTheSummarys() {
        const auto timeline = test::unevenTimeline(ScheduleKind::interleaved, 6, 48, 3);
        const TimelineIndex index(timeline);
        double busy = 0;
        for (std::size_t lane = 0; lane < timeline->rankCount(); ++lane) {
            const double ofLane = index.busyUntil(lane, timeline->makespan).total();
            QVERIFY(std::abs(ofLane - timeline->ranks[lane].busy) < 1e-9 * timeline->makespan);
            busy += ofLane;
        }
        QVERIFY(std::abs(index.busy().total() - busy) < 1e-9 * busy);
        QVERIFY(std::abs(index.idleShare(index.span()) - timeline->bubbleOverTotal) < 1e-12);
    }

    void operationsAndGapsCoverEveryMoment() {
        QVERIFY(rc::check([] {
            const auto timeline = anyTimeline();
            const TimelineIndex index(timeline);
            const auto lane = *rc::gen::inRange<std::size_t>(0, timeline->rankCount());
            const double time =
                index.span().begin + index.span().length() * *rc::gen::inRange(0, 9973) / 9973.0;
            const auto operation = index.operationAt(lane, time);
            const auto gap = index.gapAt(lane, time);
            RC_ASSERT(operation.has_value() != gap.has_value());
            if (operation) {
                const TimedOperation timed = timeline->operations()[*operation];
                RC_ASSERT(timed.start <= time);
                RC_ASSERT(time < timed.end);
                RC_ASSERT(index.laneOf(*operation) == lane);
            } else {
                RC_ASSERT(gap->begin <= time);
                RC_ASSERT(time <= gap->end);
                RC_ASSERT(std::abs(test::idleShareOfLane(*timeline, lane, *gap) - 1) < 1e-9);
            }
        }));
    }

    void visibleOperationsAreThoseThatMeetTheRange() {
        QVERIFY(rc::check([] {
            const auto timeline = anyTimeline();
            const TimelineIndex index(timeline);
            const TimeRange range = anyRange(index);
            const auto lane = *rc::gen::inRange<std::size_t>(0, timeline->rankCount());
            const OperationRun run = index.visible(lane, range);
            for (std::size_t i = timeline->order->rankOffsets[lane];
                 i < timeline->order->rankOffsets[lane + 1]; ++i) {
                const TimedOperation timed = timeline->operations()[i];
                const bool meets = timed.end > range.begin && timed.start < range.end;
                RC_ASSERT(meets == (i >= run.first && i < run.last));
            }
        }));
    }

    void chunksAreTheStagesOfALaneInOrder() {
        const TimelineIndex index(test::timelineOf(ScheduleKind::interleaved, 4, 8, 3));
        QCOMPARE(index.chunks(), std::size_t{3});
        QCOMPARE(index.microbatches(), 8);
        QVERIFY(!index.hasDirections());
        for (std::int32_t stage = 0; stage < 12; ++stage) {
            QCOMPARE(index.chunkOf(stage, 0), static_cast<std::size_t>(stage / 4));
            const Shades shades = index.shadesOf({OperationKind::forward, stage, 0});
            QCOMPARE(shades.upper, (stage / 4) / 2.0);
            QCOMPARE(shades.lower, shades.upper);
        }
        const TimelineIndex plain(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        QCOMPARE(plain.shadesOf({OperationKind::backward, 1, 1}).upper, 0.0);
    }

    void chunksOfAVAreItsLegs() {
        // Rank r of 4 holds stages r and 7 − r.
        const TimelineIndex index(test::timelineOf(ScheduleKind::dualPipeV, 4, 8, 2));
        QCOMPARE(index.chunks(), std::size_t{2});
        for (std::int32_t stage = 0; stage < 8; ++stage) {
            QCOMPARE(index.chunkOf(stage, 0), stage < 4 ? std::size_t{0} : std::size_t{1});
        }
        const Shades shades = index.shadesOf({OperationKind::fused, 1, 3, 6, 2});
        QCOMPARE(shades.upper, 0.0);
        QCOMPARE(shades.lower, 1.0);
    }

    void directionsAreChunks() {
        // The first half of DualPipe's micro-batches flows down, the other half up, through the same stages.
        const TimelineIndex index(test::timelineOf(ScheduleKind::dualPipe, 4, 8));
        QVERIFY(index.hasDirections());
        QCOMPARE(index.chunks(), std::size_t{2});
        for (std::int32_t stage = 0; stage < 4; ++stage) {
            for (std::int32_t microbatch = 0; microbatch < 8; ++microbatch) {
                QCOMPARE(index.chunkOf(stage, microbatch), microbatch < 4 ? std::size_t{0} : std::size_t{1});
            }
        }
        QVERIFY(index.holds(OperationKind::fused));
        QVERIFY(index.holds(OperationKind::weightGradient));
    }

    void eventsAreTheStartsAndEndsOfAllOperations() {
        QVERIFY(rc::check([] {
            const auto timeline = anyTimeline();
            const TimelineIndex index(timeline);
            const double time =
                index.span().begin + index.span().length() * *rc::gen::inRange(-10, 1010) / 1000.0;
            std::optional<double> after;
            std::optional<double> before;
            const double same = 1e-9 * index.span().length();
            for (const auto* events : {&timeline->starts, &timeline->ends}) {
                for (const double event : *events) {
                    if (event > time + same) {
                        after = std::min(after.value_or(event), event);
                    } else if (event < time - same) {
                        before = std::max(before.value_or(event), event);
                    }
                }
            }
            RC_ASSERT(index.eventAfter(time) == after);
            RC_ASSERT(index.eventBefore(time) == before);
        }));
    }

    void inFlightBandsHoldEveryStep() {
        QVERIFY(rc::check([] {
            const auto timeline = anyTimeline();
            const TimelineIndex index(timeline);
            const auto lane = *rc::gen::inRange<std::size_t>(0, timeline->rankCount());
            const InFlightProfile& profile = index.inFlight(lane);
            const TimeRange range = anyRange(index);
            const auto count = *rc::gen::inRange<std::size_t>(1, 100);
            const auto bands = profile.columns(range, count);
            for (std::size_t i = 0; i < count; ++i) {
                const auto edge = [&](std::size_t column) {
                    return range.begin +
                           range.length() * static_cast<double>(column) / static_cast<double>(count);
                };
                Band<std::int32_t> expected{profile.at(edge(i)), profile.at(edge(i))};
                for (const InFlightStep& step : profile.steps()) {
                    if (step.time > edge(i) && step.time < edge(i + 1)) {
                        expected.least = std::min(expected.least, step.count);
                        expected.most = std::max(expected.most, step.count);
                    }
                }
                RC_ASSERT(bands[i] == expected);
            }
            const auto whole = profile.columns(index.span(), 1);
            RC_ASSERT(whole[0].most == timeline->ranks[lane].peakAtInputGradient);
        }));
    }

    void timelinesWithoutTimeOrOperations() {
        const TimelineIndex empty(std::make_shared<const Timeline>());
        QCOMPARE(empty.laneCount(), std::size_t{0});
        QCOMPARE(empty.span(), TimeRange{});
        QCOMPARE(empty.idleShare({0, 1}), 0.0);

        const Order order = makeOrder(ScheduleKind::gpipe, {2, 2, 1, 0});
        const TimelineIndex instant(
            std::make_shared<const Timeline>(execute(order, Durations::uniform(2, 0, 0, 0))));
        QCOMPARE(instant.span(), TimeRange{});
        QCOMPARE(instant.shortestOperation(), 0.0);
        QCOMPARE(instant.columns(0, instant.span(), 10).back().total(), 0.0);
        QVERIFY(!instant.operationAt(0, 0.5));
    }
};

QUADRILLE_TESTS(TestGanttIndex)
#include "tst_gantt_index.moc"
