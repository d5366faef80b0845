// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bubble.h"
#include "core/pipeline/pipeline_runs.h"
#include "core/pipeline/pipeline_span.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

constexpr std::int64_t everything = std::int64_t{1} << 40;

using test::near;

/// Stages up to twice as long as others, and messages from none to as long as many stages.
Durations randomDurations(std::int64_t stages) {
    Durations durations;
    const auto time = [] { return static_cast<double>(*rc::gen::inRange(50, 101)); };
    const bool alike = *rc::gen::arbitrary<bool>();
    for (std::int64_t stage = 0; stage < stages; ++stage) {
        const bool copies = alike && stage > 0 && stage + 1 < stages;
        durations.forward.push_back(copies ? durations.forward[0] : time());
        durations.inputGradient.push_back(copies ? durations.inputGradient[0] : time());
        durations.weightGradient.push_back(copies ? durations.weightGradient[0] : time());
    }
    durations.p2p = static_cast<double>(*rc::gen::element(0, 1, 7, 400));
    return durations;
}

/// One that the kind can have, of at most so many micro-batches a rank. Drawn until it can: discarding the
/// others would end the property.
ScheduleShape randomShape(ScheduleKind kind, std::int64_t mostRounds) {
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        ScheduleShape shape;
        shape.ranks = *rc::gen::inRange<std::int64_t>(1, 9);
        shape.chunks = traits(kind).leastChunks;
        if (traits(kind).mostChunks == 0)
            shape.chunks += *rc::gen::inRange<std::int64_t>(0, 3);
        shape.microbatches = shape.ranks * *rc::gen::inRange<std::int64_t>(1, mostRounds);
        if (*rc::gen::arbitrary<bool>())
            shape.microbatches += *rc::gen::inRange<std::int64_t>(0, shape.ranks);
        if (checkRules(kind, shape).empty())
            return shape;
    }
    RC_DISCARD("no shape that the schedule can have");
}

} // namespace

class TestPipelineSpan : public QObject {
    Q_OBJECT
private slots:
    void continuedStepsTakeAsLongAsExecutedOnes_data() { everyFixedKind(); }
    // Whatever the stages' times and the latency: most steady states settle at once, others late.
    void continuedStepsTakeAsLongAsExecutedOnes() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        QVERIFY(rc::check([schedule] {
            const ScheduleShape shape = randomShape(schedule, 30);
            const Durations durations = randomDurations(shape.stages());
            const PipelineSpan whole = pipelineSpan(PipelineRuns(schedule, shape, durations), everything);
            const PipelineSpan continued = pipelineSpan(PipelineRuns(schedule, shape, durations), 0);
            // With fused blocks another rank can fall behind later than is executed.
            const double room = traits(schedule).fuses ? 0.02 : 1e-9;
            for (const auto part : {&PipelineSpan::makespan, &PipelineSpan::withoutMessages}) {
                const double exact = whole.*part;
                const double guessed = continued.*part;
                RC_ASSERT(guessed <= exact * (1 + 1e-9));
                RC_ASSERT(guessed >= exact * (1 - room));
            }
            RC_ASSERT(whole.busy == continued.busy);
            RC_ASSERT(whole.busiest == continued.busiest);
        }));
    }

    void idleTimeIsBrokenIntoItsCauses_data() { everyFixedKind(); }
    void idleTimeIsBrokenIntoItsCauses() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        QVERIFY(rc::check([schedule] {
            const ScheduleShape shape = randomShape(schedule, 12);
            Durations durations = randomDurations(shape.stages());
            const PipelineSpan span = pipelineSpan(PipelineRuns(schedule, shape, durations), everything);
            const Timeline timeline = execute(makeOrder(schedule, shape), durations);
            double idle = 0, busy = 0;
            for (const RankSummary& rank : timeline.ranks) {
                idle += rank.idle / static_cast<double>(shape.ranks);
                busy += rank.busy / static_cast<double>(shape.ranks);
            }
            RC_ASSERT(std::abs(idle - span.idle()) <= 1e-9 * span.makespan);
            RC_ASSERT(near(busy, span.busy));
            RC_ASSERT(near(timeline.ideal, span.busiest));
            RC_ASSERT(near(timeline.makespan, span.makespan));
            RC_ASSERT(std::abs(timeline.bubbleOverTotal - span.overTotal()) <= 1e-9);
            RC_ASSERT(std::abs(timeline.idleOverBusy() - span.overIdeal()) <= 1e-9 * (1 + span.overIdeal()));
            RC_ASSERT(span.fillAndDrain() >= 0 && span.unequalStages() >= 0 && span.messages() >= 0);
            durations.p2p = 0;
            const PipelineSpan silent = pipelineSpan(PipelineRuns(schedule, shape, durations), everything);
            RC_ASSERT(silent.messages() == 0);
            RC_ASSERT(silent.fillAndDrain() == span.fillAndDrain());
        }));
    }

    // Equal stages without messages idle as the textbook has it: F = I = W, which a unit is.
    void equalStagesIdleAsInTextbooks_data() { everyFixedKind(); }
    void equalStagesIdleAsInTextbooks() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        QVERIFY(rc::check([schedule] {
            const ScheduleShape shape = randomShape(schedule, 12);
            const PipelineSpan span = pipelineSpan(
                PipelineRuns(schedule, shape, Durations::uniform(static_cast<std::size_t>(shape.stages()))),
                everything);
            const Bubble textbook = unitBubble(schedule, shape);
            RC_ASSERT(std::abs(span.overIdeal() - textbook.overIdeal) <= 1e-9);
            RC_ASSERT(std::abs(span.overTotal() - textbook.overTotal) <= 1e-9);
            RC_ASSERT(span.unequalStages() <= 1e-9 * span.makespan);
        }));
    }

    void boundsAreNoLonger_data() { everyFixedKind(); }
    // However the span is found, by whole execution or continued; exact where nothing is to be waited for.
    void boundsAreNoLonger() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        QVERIFY(rc::check([schedule] {
            const ScheduleShape shape = randomShape(schedule, 30);
            const Durations durations = randomDurations(shape.stages());
            const PipelineSpan least = leastSpan(schedule, shape, durations);
            for (const std::int64_t mostExecuted : {std::int64_t{0}, everything}) {
                const PipelineSpan span =
                    pipelineSpan(PipelineRuns(schedule, shape, durations), mostExecuted);
                RC_ASSERT(least.busy == span.busy);
                RC_ASSERT(least.busiest == span.busiest);
                RC_ASSERT(least.withoutMessages <= span.withoutMessages * (1 + 1e-9));
                RC_ASSERT(least.makespan <= span.makespan * (1 + 1e-9));
            }
        }));
    }

    // (m + p − 1)·(F + B), which 1F1B takes of equal stages without messages (Narayanan et al. 2021, 2.2).
    void boundsOfEqualStagesAreReached() {
        QVERIFY(rc::check([] {
            const ScheduleShape shape = randomShape(ScheduleKind::oneForwardOneBackward, 30);
            const auto durations =
                Durations::uniform(static_cast<std::size_t>(shape.stages()), 1, 1.25, 0.75);
            const double rounds = static_cast<double>(shape.microbatches + shape.ranks - 1);
            const PipelineSpan least = leastSpan(ScheduleKind::oneForwardOneBackward, shape, durations);
            RC_ASSERT(near(least.makespan, 3 * rounds));
            RC_ASSERT(least.withoutMessages == least.makespan);
        }));
    }

    void oneRankNeverWaits() {
        Durations durations = Durations::uniform(1, 3, 2, 1);
        durations.p2p = 5;
        const PipelineSpan span = pipelineSpan(
            PipelineRuns(ScheduleKind::gpipe, {.ranks = 1, .microbatches = 7}, durations), everything);
        QCOMPARE(span.makespan, 42.0);
        QCOMPARE(span.idle(), 0.0);
        QCOMPARE(span.overTotal(), 0.0);
    }

private:
    static void everyFixedKind() {
        QTest::addColumn<int>("kind");
        for (const ScheduleKind kind : scheduleKinds)
            if (!traits(kind).searched)
                QTest::addRow("%s", scheduleName(kind).data()) << static_cast<int>(kind);
    }
};

QUADRILLE_TESTS(TestPipelineSpan)
#include "tst_pipeline_span.moc"
