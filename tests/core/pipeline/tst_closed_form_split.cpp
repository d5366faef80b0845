// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc of Qt 6.4 can not parse what these include
#include "core/formula/traced.h"
#include "core/pipeline/closed_form.h"
#include "core/pipeline/closed_form_split.h"

#endif
#include "core/pipeline/executor.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

/// The closed forms of split, fused and bidirectional schedules against the executor, on random shapes and
/// times within the conditions under which each is said to hold; and that these are needed.
class TestClosedFormSplit : public QObject {
    Q_OBJECT

private slots:
    void published();
    void zeroBubbleH1();
    void zeroBubbleH1NeedsShortWeights();
    void zeroBubbleH2();
    void zeroBubbleH2NeedsShortWeights();
    void zeroBubbleInterleaved();
    void zeroBubbleV();
    void halfAndMinimalV();
    void dualPipe();
    void dualPipeV();
    void chimera();
    void fusedInterleaved();
    void tracesReadAsNumbers();
};

namespace {

/// Whole numbers, so that the executor's sums are exact.
struct Times {
    double forward;
    double inputGradient;
    double weightGradient;

    [[nodiscard]] double backward() const { return inputGradient + weightGradient; }
    [[nodiscard]] double all() const { return forward + backward(); }
};

double upTo(double least, double most) {
    return *rc::gen::inRange(static_cast<int>(least), static_cast<int>(most) + 1);
}

Times anyTimes() {
    return {upTo(1, 12), upTo(1, 12), upTo(1, 12)};
}

/// W ≤ min(F, I)
Times shortWeights() {
    Times times = anyTimes();
    times.weightGradient = upTo(1, std::min(times.forward, times.inputGradient));
    return times;
}

Timeline runSplit(ScheduleKind kind, const ScheduleShape& shape, const Times& times, double fused) {
    Durations durations = Durations::uniform(static_cast<std::size_t>(shape.stages()), times.forward,
                                             times.inputGradient, times.weightGradient);
    durations.fused = fused;
    return execute(makeOrder(kind, shape), durations);
}

Timeline runSplit(ScheduleKind kind, const ScheduleShape& shape, const Times& times) {
    return runSplit(kind, shape, times, times.all());
}

double worstIdle(const Timeline& timeline) {
    return std::ranges::max(timeline.ranks, {}, &RankSummary::idle).idle;
}

double ranksOf(const ScheduleShape& shape) {
    return static_cast<double>(shape.ranks);
}

double microbatchesOf(const ScheduleShape& shape) {
    return static_cast<double>(shape.microbatches);
}

bool everyPeakIs(const Timeline& timeline, double peak) {
    return std::ranges::all_of(timeline.ranks, [peak](const RankSummary& rank) {
        return rank.peakAtInputGradient == peak && rank.peakAtWeightGradient == peak;
    });
}

} // namespace

/// With numbers put in by hand.
void TestClosedFormSplit::published() {
    QCOMPARE(closed_form::zeroBubbleH1Makespan(4.0, 8.0, 1.0, 1.0, 1.0, 1.0), 27.0); // 24 + 3
    QCOMPARE(closed_form::zeroBubbleH2Span(4.0, 8.0, 1.0, 1.0, 1.0), 24.0);          // zero bubble
    QCOMPARE(closed_form::zeroBubbleH2Makespan(4.0, 8.0, 1.0, 1.0, 1.0), 27.0);      // not on the wall clock
    QCOMPARE(closed_form::dualPipePeak(8.0 / 2.0), 9.0);                             // p + 1
    QCOMPARE(closed_form::dualPipeIdle(4.0, 4.0, 3.0, 12.0), 30.0);
    QCOMPARE(closed_form::chimeraIdle(4.0, 4.0, 2.0, 1.0, 2.0), 4.0); // (p − 2)·B for m = p
}

void TestClosedFormSplit::zeroBubbleH1() {
    QVERIFY(rc::check("makespan, span and peaks of ZB-H1", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleH1);
        const Times t = shortWeights();
        const Timeline timeline = runSplit(ScheduleKind::zeroBubbleH1, shape, t);
        const double p = ranksOf(shape);
        const double expected = closed_form::zeroBubbleH1Makespan(p, microbatchesOf(shape), 1.0, t.forward,
                                                                  t.inputGradient, t.weightGradient);
        RC_ASSERT(timeline.makespan == expected);
        RC_ASSERT(timeline.longestRankSpan == expected);
        for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
            RC_ASSERT(timeline.ranks[rank].peakAtInputGradient ==
                      closed_form::zeroBubbleH1PeakAtInputGradient(p, static_cast<double>(rank)));
            RC_ASSERT(timeline.ranks[rank].peakAtWeightGradient == p);
        }
    }));
}

/// The makespan with F = I = 4, W = 5: W no longer fits into the gaps.
void TestClosedFormSplit::zeroBubbleH1NeedsShortWeights() {
    const Timeline timeline = runSplit(ScheduleKind::zeroBubbleH1, {4, 8}, {4, 4, 5});
    QVERIFY(timeline.makespan > closed_form::zeroBubbleH1Makespan(4.0, 8.0, 1.0, 4.0, 4.0, 5.0));
}

void TestClosedFormSplit::zeroBubbleH2() {
    QVERIFY(rc::check("makespan, span and peaks of ZB-H2", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleH2);
        Times t = anyTimes();
        t.weightGradient = upTo(1, t.forward);
        const Timeline timeline = runSplit(ScheduleKind::zeroBubbleH2, shape, t);
        const double p = ranksOf(shape);
        const double m = microbatchesOf(shape);
        RC_ASSERT(timeline.makespan ==
                  closed_form::zeroBubbleH2Makespan(p, m, t.forward, t.inputGradient, t.weightGradient));
        RC_ASSERT(timeline.longestRankSpan ==
                  closed_form::zeroBubbleH2Span(p, m, t.forward, t.inputGradient, t.weightGradient));
        for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
            RC_ASSERT(timeline.ranks[rank].peakAtInputGradient ==
                      closed_form::zeroBubbleH2PeakAtInputGradient(p, static_cast<double>(rank)));
            RC_ASSERT(timeline.ranks[rank].peakAtWeightGradient == 2 * p - 1);
        }
    }));
}

void TestClosedFormSplit::zeroBubbleH2NeedsShortWeights() {
    const Timeline timeline = runSplit(ScheduleKind::zeroBubbleH2, {4, 8}, {1, 3, 2});
    QVERIFY(timeline.longestRankSpan > closed_form::zeroBubbleH2Span(4.0, 8.0, 1.0, 3.0, 2.0));
    QVERIFY(timeline.makespan > closed_form::zeroBubbleH2Makespan(4.0, 8.0, 1.0, 3.0, 2.0));
}

void TestClosedFormSplit::zeroBubbleInterleaved() {
    QVERIFY(rc::check("makespan of zb1p-interleaved with even groups", [] {
        ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleInterleaved);
        const std::int64_t rounds = *rc::gen::inRange<std::int64_t>(1, 5);
        shape.microbatches = rounds * (shape.ranks + *rc::gen::inRange<std::int64_t>(0, shape.ranks));
        RC_PRE(shape.microbatches % (shape.microbatches / shape.ranks) == 0);
        const Times t = shortWeights();
        RC_ASSERT(runSplit(ScheduleKind::zeroBubbleInterleaved, shape, t).makespan ==
                  closed_form::zeroBubbleH1Makespan(ranksOf(shape), microbatchesOf(shape),
                                                    static_cast<double>(shape.chunks), t.forward,
                                                    t.inputGradient, t.weightGradient));
    }));
}

void TestClosedFormSplit::zeroBubbleV() {
    QVERIFY(rc::check("makespan, span and peaks of ZB-V", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::zeroBubbleV);
        const double unit = upTo(1, 9);
        const Timeline timeline = runSplit(ScheduleKind::zeroBubbleV, shape, {unit, unit, unit});
        const double p = ranksOf(shape);
        const double m = microbatchesOf(shape);
        RC_ASSERT(timeline.longestRankSpan == unit * closed_form::zeroBubbleVSpan(p, m));
        if (m >= 2 * p - 1) {
            RC_ASSERT(timeline.makespan == unit * closed_form::zeroBubbleVMakespan(p, m));
            RC_ASSERT(everyPeakIs(timeline, closed_form::zeroBubbleVPeak(p)));
        }
    }));
}

void TestClosedFormSplit::halfAndMinimalV() {
    QVERIFY(rc::check("makespan and peaks of V-Half and V-Min", [] {
        const std::int64_t ranks = *rc::gen::inRange<std::int64_t>(2, 21);
        const std::int64_t more = *rc::gen::inRange<std::int64_t>(0, 40);
        const double p = static_cast<double>(ranks);
        const double unit = upTo(1, 9);
        const auto fullest = [](const Timeline& timeline) {
            return std::ranges::max(timeline.ranks, {}, &RankSummary::peakAtWeightGradient)
                .peakAtWeightGradient;
        };
        ScheduleShape shape{ranks, 2 * (ranks / 2) + 2 + more, 2};
        const Timeline half = runSplit(ScheduleKind::vHalf, shape, {unit, unit, unit});
        RC_ASSERT(half.makespan == unit * closed_form::vHalfMakespan(p, microbatchesOf(shape)));
        RC_ASSERT(fullest(half) == closed_form::vHalfPeak(p));
        shape.microbatches = 2 * ranks / 3 + 2 + more;
        const Timeline minimal = runSplit(ScheduleKind::vMin, shape, {unit, unit, unit});
        RC_ASSERT(minimal.makespan == unit * closed_form::vMinMakespan(p, microbatchesOf(shape)));
        RC_ASSERT(fullest(minimal) == closed_form::vMinPeak(p));
    }));
}

namespace {

/// Of DualPipe or DualPipeV, whose phases meet after `half` ranks.
void checkDualPipe(ScheduleKind kind, const ScheduleShape& shape, double half) {
    Times t = anyTimes();
    t.inputGradient = upTo(1, t.forward);
    t.weightGradient = upTo(1, t.inputGradient);
    const double fused = upTo(std::max(t.forward, t.backward()), t.all());
    const Timeline timeline = runSplit(kind, shape, t, fused);
    RC_ASSERT(worstIdle(timeline) == closed_form::dualPipeIdle(half, t.forward, t.weightGradient, fused));
    RC_ASSERT(everyPeakIs(timeline, closed_form::dualPipePeak(half)));
    if (t.inputGradient == t.forward)
        RC_ASSERT(worstIdle(timeline) == (half - 1) * (fused + t.backward() - 3 * t.weightGradient));
}

} // namespace

void TestClosedFormSplit::dualPipe() {
    QVERIFY(rc::check("idle time and peaks of DualPipe", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::dualPipe);
        checkDualPipe(ScheduleKind::dualPipe, shape, ranksOf(shape) / 2);
    }));
}

void TestClosedFormSplit::dualPipeV() {
    QVERIFY(rc::check("idle time and peaks of DualPipeV", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::dualPipeV);
        checkDualPipe(ScheduleKind::dualPipeV, shape, ranksOf(shape));
    }));
}

void TestClosedFormSplit::chimera() {
    QVERIFY(rc::check("idle time of every rank of Chimera", [] {
        const ScheduleShape shape = randomly::shapeFor(ScheduleKind::chimera);
        const Times t = anyTimes();
        const auto pipelines = static_cast<double>(pipelineReplicas(ScheduleKind::chimera, shape));
        const double idle = closed_form::chimeraIdle(ranksOf(shape), microbatchesOf(shape), pipelines,
                                                     t.forward, t.backward());
        for (const RankSummary& rank : runSplit(ScheduleKind::chimera, shape, t).ranks)
            RC_ASSERT(rank.idle == idle);
    }));
}

void TestClosedFormSplit::fusedInterleaved() {
    QVERIFY(rc::check("makespan and peaks of interleaved 1F1B with fused blocks", [] {
        ScheduleShape shape = randomly::shapeFor(ScheduleKind::interleavedOverlap);
        const Times t = anyTimes();
        double fused = t.all();
        if (*rc::gen::arbitrary<bool>()) {
            shape.group = 0;
            shape.microbatches = shape.ranks * *rc::gen::inRange<std::int64_t>(1, 6);
            fused = upTo(std::max(t.forward, t.backward()), t.all());
        }
        const double p = ranksOf(shape);
        const double m = microbatchesOf(shape);
        const auto v = static_cast<double>(shape.chunks);
        const auto group = static_cast<double>(shape.groupSize());
        const Timeline timeline = runSplit(ScheduleKind::interleavedOverlap, shape, t, fused);
        RC_ASSERT(timeline.makespan == closed_form::overlapMakespan(p, m, v, t.forward, t.backward(), fused));
        for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank)
            RC_ASSERT(timeline.ranks[rank].peakAtWeightGradient ==
                      closed_form::overlapPeak(p, m, v, group, static_cast<double>(rank)));
    }));
}

void TestClosedFormSplit::tracesReadAsNumbers() {
    using formula::Traced;
    const Traced p = Traced::symbol("p", "ranks", 8);
    const Traced m = Traced::symbol("m", "micro-batches", 24);
    const Traced f = Traced::symbol("F", "forward", 4);
    const Traced i = Traced::symbol("I", "input gradient", 5);
    const Traced w = Traced::symbol("W", "weight gradient", 3);
    QVERIFY(closed_form::zeroBubbleH1Makespan(p, m, f, f, i, w).value() ==
            closed_form::zeroBubbleH1Makespan(8.0, 24.0, 4.0, 4.0, 5.0, 3.0));
    QVERIFY(closed_form::zeroBubbleH2Span(p, m, f, i, w).value() == 24.0 * 12 + 7 * 3);
    QVERIFY(closed_form::zeroBubbleVSpan(p, m).value() == 144.0);
    QVERIFY(closed_form::dualPipeIdle(p, f, w, m).value() == 7.0 * (24 + 4 - 6));
    QVERIFY(closed_form::chimeraIdle(p, m, f, f, i).value() == 2.0 * (5 + 2));
    QVERIFY(closed_form::breadthFirstMakespan(p, m, f, f, i).value() == (3.0 * 24 + 24 + 7) * 9);
}

QUADRILLE_TESTS(TestClosedFormSplit)
#include "tst_closed_form_split.moc"
