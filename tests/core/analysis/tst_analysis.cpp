// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <limits>

using namespace quadrille;

class TestAnalysis : public QObject {
    Q_OBJECT
private slots:
    void randomPlansNeverGiveNonsense() {
        QVERIFY(rc::check([] {
            const Scenario s = test::randomScenario();
            const Analysis analysis = analyzeWithoutTimeline(s);
            RC_CLASSIFY(analysis.runnable());
            RC_ASSERT(analysis.runnable() == runnable(s));
            if (!analysis.runnable()) {
                RC_ASSERT(!analysis.diagnostics.empty());
                RC_ASSERT(analysis.diagnostics.front().severity == Severity::error);
                return;
            }
            RC_ASSERT(std::isfinite(analysis.memory->total().value()) && analysis.memory->total() > Bytes(0));
            const PipelineSpan& span = analysis.pipeline->span;
            RC_ASSERT(span.overTotal() >= 0 && span.overTotal() < 1);
            RC_ASSERT(analysis.pipeline->microBatches >= 1 && analysis.pipeline->dataParallel >= 1);
            // Both conventions speak of the same idle time: total = ideal / (1 − share).
            const double total = span.overTotal();
            RC_ASSERT(std::abs(span.overIdeal() - total / (1 - total)) < 1e-9 / (1 - total));
        }));
    }

    void glanceIsTheAnalysisInShort() {
        QVERIFY(rc::check([] {
            const Scenario s =
                *rc::gen::arbitrary<bool>() ? test::runnableScenario() : test::randomScenario();
            const Analysis analysis = analyzeWithoutTimeline(s);
            const Glance seen = glance(s);
            RC_ASSERT(glanceOf(analysis) == seen);
            RC_ASSERT(seen.runnable == analysis.runnable());
            if (seen.runnable) {
                RC_ASSERT(seen.total == analysis.memory->total());
                RC_ASSERT(seen.zone == analysis.memory->zone);
                RC_ASSERT(seen.bubbleOverTotal == analysis.pipeline->span.overTotal());
            }
        }));
    }

    void closedFormBubbleIsTheExecutedOne() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            RC_PRE(operationCount(s) < 20000);
            const Analysis analysis = analyze(s);
            RC_ASSERT(analysis.timeline != nullptr);
            const Bubble& textbook = analysis.pipeline->textbook.value();
            RC_ASSERT(std::abs(analysis.timeline->bubbleOverTotal - textbook.overTotal) < 1e-12);
            RC_ASSERT(std::abs(analysis.timeline->idleOverBusy() - textbook.overIdeal) < 1e-9);
            RC_ASSERT(analysis.timeline->size() == static_cast<std::size_t>(operationCount(s)));
        }));
    }

    void enormousClustersAreSummedUpNotDrawn() {
        Scenario s = test::llama8b();
        s.cluster.gpus = 1'000'000'000;
        s.plan.globalBatch = 1'000'000'000'000;
        s.plan.pp = 8;
        const Analysis analysis = analyze(s);
        QVERIFY(analysis.runnable());
        QCOMPARE(analysis.pipeline->dataParallel, 125'000'000);
        QVERIFY(analysis.timeline);
        s.plan.globalBatch = 125'000'000LL * 8000;
        s.model.layers = 1'000'000;
        s.plan.pp = 1000;
        s.cluster.gpus = 125'000'000'000;
        const Analysis huge = analyze(s);
        QVERIFY(huge.runnable());
        QVERIFY(!huge.timeline);
        QCOMPARE(huge.memory->stages.size(), std::size_t{1000});
        QVERIFY(std::isfinite(huge.memory->total().value()));
    }

    /// Step, memory and picture are of one order, and a view that asks later is given the same.
    void whatRunsIsMadeOnce() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            s = withSchedule(s, *rc::gen::elementOf(scheduleKinds));
            RC_PRE(runnable(s) && operationCount(s) <= 4096);
            const Analysis analysis = analyze(s, TimeBase::model);
            const PipelineRuns& runs = analysis.resolved.runs();
            RC_ASSERT(analysis.timeline == runs.timeline());
            RC_ASSERT(&*analysis.timeline->order == &*runs.order());
            RC_ASSERT(timelineOf(analysis.resolved, TimeBase::model) == analysis.timeline);
            const double span = analysis.pipeline->span.makespan;
            RC_ASSERT(std::abs(span - analysis.timeline->makespan) <= 1e-9 * span);
            // And alone it is the same again.
            RC_ASSERT(memoryOf(s) == *analysis.memory);
            RC_ASSERT(performanceOf(s) == *analysis.performance);
        }));
    }

    void equalScenariosHaveEqualAnalyses() {
        const Analysis a = analyze(test::llama70b()), b = analyze(test::llama70b());
        QVERIFY(a.memory == b.memory && a.pipeline == b.pipeline && *a.timeline == *b.timeline);
    }
};

QUADRILLE_TESTS(TestAnalysis)
#include "tst_analysis.moc"
