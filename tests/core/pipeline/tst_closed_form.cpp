// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc of Qt 6.4 can not parse what these include
#include "core/formula/traced.h"
#include "core/pipeline/closed_form.h"

#endif
#include "core/pipeline/executor.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

using namespace quadrille;

/// The closed forms against the executor, on random shapes with stages that all take the same time.
class TestClosedForm : public QObject {
    Q_OBJECT

private slots:
    void published();
    void equalExecutionWithoutLatency();
    void breadthFirst();
    void latencyThatDisappearsInSlack();
    void equalExecutionWithLatency();
    void equalExecutionWithLatencyInterleaved();
    void theInterleavedLatencyBoundIsNeeded();
    void tracesReadAsNumbers();
};

namespace {

struct Case {
    ScheduleKind kind;
    ScheduleShape shape;
    double forward;
    double backward; ///< whole numbers, so that the executor's sums are exact
};

/// Those whose makespan is (m·v + p − 1)(F + B).
const std::vector<ScheduleKind> plainKinds{ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward,
                                           ScheduleKind::eager, ScheduleKind::interleaved};

Case anyCase(std::vector<ScheduleKind> kinds) {
    const ScheduleKind kind = *rc::gen::elementOf(std::move(kinds));
    return {kind, randomly::shapeFor(kind), static_cast<double>(*rc::gen::inRange(1, 20)),
            static_cast<double>(*rc::gen::inRange(1, 20))};
}

/// The most chunks in flight on a rank.
double peakOf(const Case& testCase, double rank) {
    const auto p = static_cast<double>(testCase.shape.ranks);
    const auto m = static_cast<double>(testCase.shape.microbatches);
    const auto v = static_cast<double>(testCase.shape.chunks);
    switch (testCase.kind) {
    case ScheduleKind::oneForwardOneBackward:
        return closed_form::oneForwardOneBackwardPeak(p, m, rank);
    case ScheduleKind::eager:
        return closed_form::eagerPeak(p, m, rank);
    case ScheduleKind::interleaved:
        return closed_form::interleavedPeak(p, m, v, static_cast<double>(testCase.shape.groupSize()), rank);
    case ScheduleKind::breadthFirst:
        return closed_form::breadthFirstPeak(m, v);
    default:
        return closed_form::gpipePeak(m);
    }
}

bool everyPeakIsTheFormula(const Case& testCase, const Timeline& timeline) {
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        const double peak = peakOf(testCase, static_cast<double>(rank));
        if (timeline.ranks[rank].peakAtInputGradient != peak ||
            timeline.ranks[rank].peakAtWeightGradient != peak)
            return false;
    }
    return true;
}

Timeline run(const Case& testCase, double p2p) {
    const Order order = makeOrder(testCase.kind, testCase.shape);
    Durations durations =
        Durations::uniform(static_cast<std::size_t>(testCase.shape.stages()), testCase.forward);
    durations.backward.assign(durations.forward.size(), testCase.backward);
    durations.p2p = p2p;
    return execute(order, durations);
}

double addedBy(const Case& testCase, double p2p) {
    return run(testCase, p2p).makespan - run(testCase, 0).makespan;
}

using test::close;

} // namespace

/// Narayanan et al. 2021, section 2.2 and Huang et al. 2019, section 2.3, with numbers put in by hand.
void TestClosedForm::published() {
    QCOMPARE(closed_form::bubbleOverIdeal(4.0, 8.0, 1.0), 0.375);    // 3 ÷ 8
    QCOMPARE(closed_form::bubbleOverIdeal(4.0, 8.0, 2.0), 0.1875);   // 3 ÷ 16
    QCOMPARE(closed_form::bubbleOverTotal(4.0, 8.0, 1.0), 3.0 / 11); // 27.3 % of the step
    QCOMPARE(closed_form::makespan(4.0, 8.0, 1.0, 1.0, 2.0), 33.0);  // 11 slots of 3
}

void TestClosedForm::equalExecutionWithoutLatency() {
    QVERIFY(rc::check("makespan, bubbles and peaks are what execution finds", [] {
        const Case testCase = anyCase(plainKinds);
        const Timeline timeline = run(testCase, 0);
        const auto p = static_cast<double>(testCase.shape.ranks);
        const auto m = static_cast<double>(testCase.shape.microbatches);
        const auto v = static_cast<double>(testCase.shape.chunks);
        RC_ASSERT(timeline.makespan == closed_form::makespan(p, m, v, testCase.forward, testCase.backward));
        RC_ASSERT(close(timeline.idleOverBusy(), closed_form::bubbleOverIdeal(p, m, v)));
        RC_ASSERT(close(timeline.bubbleOverTotal, closed_form::bubbleOverTotal(p, m, v)));
        RC_ASSERT(everyPeakIsTheFormula(testCase, timeline));
    }));
}

void TestClosedForm::breadthFirst() {
    QVERIFY(rc::check("makespan and peaks of breadth-first for every m and v", [] {
        const Case testCase = anyCase({ScheduleKind::breadthFirst});
        const Timeline timeline = run(testCase, 0);
        RC_ASSERT(timeline.makespan ==
                  closed_form::breadthFirstMakespan(static_cast<double>(testCase.shape.ranks),
                                                    static_cast<double>(testCase.shape.microbatches),
                                                    static_cast<double>(testCase.shape.chunks),
                                                    testCase.forward, testCase.backward));
        RC_ASSERT(everyPeakIsTheFormula(testCase, timeline));
    }));
}

void TestClosedForm::latencyThatDisappearsInSlack() {
    QVERIFY(rc::check("eager 1F1B and breadth-first pay one way down and one way up", [] {
        Case testCase = anyCase({ScheduleKind::eager, ScheduleKind::breadthFirst});
        const auto shorter = std::min(testCase.forward, testCase.backward);
        double most = (testCase.forward + testCase.backward) / 2;
        if (testCase.kind == ScheduleKind::breadthFirst) {
            testCase.shape.microbatches += testCase.shape.ranks;
            most = static_cast<double>(testCase.shape.microbatches - testCase.shape.ranks) * shorter /
                   static_cast<double>(testCase.shape.ranks);
        }
        const double p2p = *rc::gen::inRange(0, static_cast<int>(most) + 1);
        RC_ASSERT(addedBy(testCase, p2p) ==
                  closed_form::slackLatency(static_cast<double>(testCase.shape.ranks), p2p));
    }));
}

void TestClosedForm::equalExecutionWithLatency() {
    QVERIFY(rc::check("GPipe and 1F1B pay for latency what is said, however large it is", [] {
        const Case testCase = anyCase({ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward});
        const double p2p = *rc::gen::inRange(0, 100);
        const auto p = static_cast<double>(testCase.shape.ranks);
        const auto m = static_cast<double>(testCase.shape.microbatches);
        RC_ASSERT(addedBy(testCase, p2p) == (testCase.kind == ScheduleKind::gpipe
                                                 ? closed_form::slackLatency(p, p2p)
                                                 : closed_form::oneForwardOneBackwardLatency(p, m, p2p)));
    }));
}

void TestClosedForm::equalExecutionWithLatencyInterleaved() {
    QVERIFY(rc::check("interleaved 1F1B pays for latency what is said, up to the shorter operation", [] {
        Case testCase = anyCase({ScheduleKind::interleaved});
        testCase.shape.ranks = *rc::gen::inRange(2, 8);
        const bool wide = *rc::gen::arbitrary<bool>();
        testCase.shape.group = wide ? testCase.shape.ranks * 2 + *rc::gen::inRange(0, 6) : 0;
        testCase.shape.microbatches = testCase.shape.groupSize() * *rc::gen::inRange(1, 5);
        const auto p = static_cast<double>(testCase.shape.ranks);
        const auto v = static_cast<double>(testCase.shape.chunks);
        const double p2p =
            *rc::gen::inRange(0, static_cast<int>(std::min(testCase.forward, testCase.backward)) + 1);
        RC_ASSERT(addedBy(testCase, p2p) ==
                  (wide ? closed_form::slackLatency(p, p2p) : closed_form::interleavedLatency(p, v, p2p)));
    }));
}

/// Beyond c = min(F, B) the interleaved formulas are too low: their condition is not idle talk.
void TestClosedForm::theInterleavedLatencyBoundIsNeeded() {
    const Case narrow{ScheduleKind::interleaved, {4, 8, 2}, 4, 8};
    QCOMPARE(addedBy(narrow, 4), closed_form::interleavedLatency(4.0, 2.0, 4.0));
    QVERIFY(addedBy(narrow, 4.25) > closed_form::interleavedLatency(4.0, 2.0, 4.25));
    const Case wide{ScheduleKind::interleaved, {4, 16, 2, 8}, 4, 8};
    QCOMPARE(addedBy(wide, 4), closed_form::slackLatency(4.0, 4.0));
    QVERIFY(addedBy(wide, 4.25) > closed_form::slackLatency(4.0, 4.25));
}

void TestClosedForm::tracesReadAsNumbers() {
    using formula::Traced;
    const Traced p = Traced::symbol("p", "ranks", 7);
    const Traced m = Traced::symbol("m", "micro-batches", 11);
    const Traced v = Traced::symbol("v", "chunks", 3);
    const Traced r = Traced::symbol("r", "rank", 2);
    QVERIFY(closed_form::bubbleOverIdeal(p, m, v).value() == closed_form::bubbleOverIdeal(7.0, 11.0, 3.0));
    QVERIFY(closed_form::bubbleOverTotal(p, m, v).value() == closed_form::bubbleOverTotal(7.0, 11.0, 3.0));
    QVERIFY(closed_form::makespan(p, m, v, r, m).value() == closed_form::makespan(7.0, 11.0, 3.0, 2.0, 11.0));
    QVERIFY(closed_form::interleavedLatency(p, v, r).value() ==
            closed_form::interleavedLatency(7.0, 3.0, 2.0));
    QVERIFY(closed_form::oneForwardOneBackwardPeak(p, m, r).value() == 5.0);
    QVERIFY(closed_form::interleavedPeak(p, m, v, p, r).value() == 23.0); // 2(7 − 1 − 2) + 2·7 + 1
}

QUADRILLE_TESTS(TestClosedForm)
#include "tst_closed_form.moc"
