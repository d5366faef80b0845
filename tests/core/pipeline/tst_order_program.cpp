// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_program.h"

#include "tests/core/pipeline/random_order.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <stdexcept>

using namespace quadrille;

namespace {

Timeline executed(const Order& order, Durations durations, bool messages) {
    if (!messages)
        durations.p2p = 0;
    return execute(order, durations);
}

} // namespace

/// A program is quicker than execute(), and says the same.
class TestOrderProgram : public QObject {
    Q_OBJECT
private slots:
    void runsAsTheOrderDoes() {
        QVERIFY(rc::check([] {
            const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
            const ScheduleShape shape = randomly::shapeFor(kind);
            RC_PRE(checkShape(kind, shape).empty());
            const Order order = makeOrder(kind, shape);
            const OrderProgram program(order);
            RC_ASSERT(program.size() == order.operations.size());
            OrderProgram::Times times; // used again: what a run leaves must not reach into the next
            for (int again = 0; again < 3; ++again) {
                const Durations durations = randomly::durations(shape.stages());
                const OrderProgram::Both makespans = program.makespans(durations, times);
                for (const bool messages : {true, false}) {
                    const Timeline timeline = executed(order, durations, messages);
                    const std::size_t lane = messages ? 0 : 1;
                    RC_ASSERT(makespans[lane] == timeline.makespan);
                    RC_ASSERT(std::abs(program.ideal(durations) - timeline.ideal) <= 1e-12 * timeline.ideal);
                    for (std::size_t index = 0; index < timeline.size(); ++index) {
                        const Operation& operation = order.operations[index];
                        const double start = timeline.starts[index];
                        if (runsForward(operation.kind))
                            RC_ASSERT(
                                times.starts[program.passes(operation.stage, operation.microbatch).forward]
                                            [lane] == start);
                        if (backwardStage(operation) >= 0 && operation.kind != OperationKind::weightGradient)
                            RC_ASSERT(times.starts[program
                                                       .passes(backwardStage(operation),
                                                               backwardMicrobatch(operation))
                                                       .backward][lane] == start);
                    }
                }
            }
        }));
    }

    void refusesWhatExecuteRefuses() {
        const OrderProgram split(makeOrder(ScheduleKind::zeroBubbleH1, {.ranks = 2, .microbatches = 4}));
        OrderProgram::Times times;
        Durations whole;
        whole.forward = {1, 1};
        whole.backward = {2, 2};
        QVERIFY_EXCEPTION_THROWN((void)split.makespans(whole, times), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)split.makespans(Durations::uniform(3), times), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)split.makespans(Durations::uniform(2, 1e308, 1e308), times),
                                 std::invalid_argument);
        QCOMPARE(split.makespans(Durations::uniform(2), times)[0],
                 execute(makeOrder(ScheduleKind::zeroBubbleH1, {.ranks = 2, .microbatches = 4}),
                         Durations::uniform(2))
                     .makespan);
    }
};

QUADRILLE_TESTS(TestOrderProgram)
#include "tst_order_program.moc"
