// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <vector>

using namespace quadrille;

/// Schedules that are each other, by definition: the same operations though other code makes them.
class TestScheduleEqualities : public QObject {
    Q_OBJECT

private slots:
    void breadthFirstOfOneChunkIsGpipe();
    void firstRankOfOneWideGroupIsBreadthFirst();
    void splitInterleavingOfOneChunkIsZeroBubbleH1();
    void halfOfDualPipeIsDualPipeV();
    void oneRankRunsOneAfterTheOther();
    void splitOrdersJoinedAreWholeOrders();
    void onlySearchedKindsLookAtTheTimes();
};

void TestScheduleEqualities::breadthFirstOfOneChunkIsGpipe() {
    QVERIFY(rc::check([] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::gpipe);
        RC_ASSERT(makeOrder(ScheduleKind::breadthFirst, shape).operations ==
                  makeOrder(ScheduleKind::gpipe, shape).operations);
    }));
}

/// With all micro-batches in one group, the first rank of interleaved 1F1B warms up with all but what is left
/// of the last chunk: where 2(p − 1) ≥ m it runs every forward before the first backward.
void TestScheduleEqualities::firstRankOfOneWideGroupIsBreadthFirst() {
    QVERIFY(rc::check([] {
        ScheduleShape shape{*rc::gen::inRange<std::int64_t>(2, 9), 0, *rc::gen::inRange<std::int64_t>(2, 5)};
        shape.microbatches = *rc::gen::inRange<std::int64_t>(shape.ranks, 2 * shape.ranks - 1);
        const Order breadthFirst = makeOrder(ScheduleKind::breadthFirst, shape);
        shape.group = shape.microbatches;
        const Order interleaved = makeOrder(ScheduleKind::interleaved, shape);
        RC_ASSERT(std::ranges::equal(interleaved.rank(0), breadthFirst.rank(0)));
    }));
}

void TestScheduleEqualities::splitInterleavingOfOneChunkIsZeroBubbleH1() {
    QVERIFY(rc::check([] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleH1);
        RC_ASSERT(makeOrder(ScheduleKind::zeroBubbleInterleaved, shape).operations ==
                  makeOrder(ScheduleKind::zeroBubbleH1, shape).operations);
    }));
}

/// The first half of DualPipe's ranks, its second direction's micro-batches counted from 0, is DualPipeV.
void TestScheduleEqualities::halfOfDualPipeIsDualPipeV() {
    QVERIFY(rc::check([] {
        const ScheduleShape half = randomly::shapeFor(ScheduleKind::dualPipeV);
        const auto ranks = static_cast<std::int32_t>(half.ranks);
        const auto microbatches = static_cast<std::int32_t>(half.microbatches);
        const Order folded = makeOrder(ScheduleKind::dualPipeV, half);
        const Order whole = makeOrder(ScheduleKind::dualPipe, {2 * half.ranks, 2 * half.microbatches});
        for (std::size_t rank = 0; rank < folded.rankCount(); ++rank) {
            std::vector<Operation> operations(whole.rank(rank).begin(), whole.rank(rank).end());
            for (Operation& operation : operations) {
                if (operation.stage >= ranks)
                    operation.microbatch -= microbatches;
                if (operation.backwardStage >= ranks)
                    operation.backwardMicrobatch -= microbatches;
            }
            RC_ASSERT(std::ranges::equal(operations, folded.rank(rank)));
        }
    }));
}

/// Without another rank to wait for nothing idles, under any schedule.
void TestScheduleEqualities::oneRankRunsOneAfterTheOther() {
    QVERIFY(rc::check([] {
        const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
        ScheduleShape shape = randomly::shapeFor(kind);
        shape.ranks = 1;
        RC_PRE(checkShape(kind, shape).empty());
        const auto stages = static_cast<std::size_t>(shape.stages());
        const Timeline timeline = execute(makeOrder(kind, shape), Durations::uniform(stages, 3, 4, 2));
        RC_ASSERT(timeline.makespan == static_cast<double>(9 * shape.stages() * shape.microbatches));
        RC_ASSERT(timeline.bubbleOverTotal == 0.0);
    }));
}

/// ZB-H1 without its W, with B for I, is 1F1B.
void TestScheduleEqualities::splitOrdersJoinedAreWholeOrders() {
    QVERIFY(rc::check([] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleH1);
        std::vector<Operation> operations = makeOrder(ScheduleKind::zeroBubbleH1, shape).operations;
        std::erase_if(operations, [](const Operation& operation) {
            return operation.kind == OperationKind::weightGradient;
        });
        for (Operation& operation : operations)
            if (operation.kind == OperationKind::inputGradient)
                operation.kind = OperationKind::backward;
        RC_ASSERT(operations == makeOrder(ScheduleKind::oneForwardOneBackward, shape).operations);
    }));
}

void TestScheduleEqualities::onlySearchedKindsLookAtTheTimes() {
    QVERIFY(rc::check([] {
        const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
        RC_PRE(!traits(kind).searched);
        const ScheduleShape shape = randomly::shapeFor(kind);
        const auto stages = static_cast<std::size_t>(shape.stages());
        RC_ASSERT(makeOrder(kind, shape, Durations::uniform(stages, 1, 20, 300)) == makeOrder(kind, shape));
    }));
}

QUADRILLE_TESTS(TestScheduleEqualities)
#include "tst_schedule_equalities.moc"
