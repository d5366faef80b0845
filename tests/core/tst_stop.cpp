// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/bubble_series.h"
#include "core/analysis/memory_glance.h"
#include "core/analysis/schedule_comparison.h"
#include "core/measurements/validate.h"
#include "core/memory/detailed/course.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/pipeline_runs.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/transfers.h"
#include "core/search/make_it_fit.h"
#include "core/stop.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <chrono>
#include <functional>
#include <thread>

using namespace quadrille;

/// Whatever takes a stop token throws Stopped once a stop was requested, and nothing else.
class TestStop : public QObject {
    Q_OBJECT

private slots:
    void nothingIsAnsweredAfterAStop_data();
    void nothingIsAnsweredAfterAStop();
    void longWorkIsLeftInTheMiddle_data();
    void longWorkIsLeftInTheMiddle();
    void withoutAStopNothingChanges();
};

namespace {

using Work = std::function<void(const std::stop_token&)>;

Scenario scenarioOf(ScheduleKind kind, Estimator estimator) {
    Scenario s = test::scenario("llama-3.1-70b", "a100-sxm-40gb", 64);
    s.estimator = estimator;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 4;
    s.plan.pp = 8;
    s.plan.globalBatch = 64;
    return withSchedule(s, kind);
}

void addWork(const char* name, Work work) {
    QTest::newRow(name) << work;
}

} // namespace

Q_DECLARE_METATYPE(Work)

void TestStop::nothingIsAnsweredAfterAStop_data() {
    QTest::addColumn<Work>("work");
    for (const ScheduleKind kind : scheduleKinds) {
        const std::string name(scheduleName(kind));
        const ScheduleShape shape{.ranks = 4, .microbatches = 12, .chunks = traits(kind).leastChunks};
        addWork(("makeOrder " + name).c_str(),
                [=](const std::stop_token& stop) { (void)makeOrder(kind, shape, stop); });
        addWork(("rankOrder " + name).c_str(),
                [=](const std::stop_token& stop) { (void)rankOrder(kind, shape, 1, stop); });
        addWork(("execute " + name).c_str(), [=](const std::stop_token& stop) {
            const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
            (void)execute(makeOrder(kind, shape), unit, stop);
        });
        addWork(("peaksInFlight " + name).c_str(), [=](const std::stop_token& stop) {
            const Durations unit = Durations::uniform(static_cast<std::size_t>(shape.stages()));
            (void)PipelineRuns(kind, shape, unit).peaksInFlight(stop);
        });
    }
    const ScheduleShape shape{.ranks = 4, .microbatches = 8};
    addWork("lowerBound", [=](const std::stop_token& stop) {
        (void)lowerBound(makeOrder(ScheduleKind::gpipe, shape), Durations::uniform(4), 3,
                         Release::atWeightGradient, stop);
    });
    addWork("transfers", [=](const std::stop_token& stop) {
        (void)transfers(makeOrder(ScheduleKind::gpipe, shape), stop);
    });
    addWork("unitBubble", [](const std::stop_token& stop) {
        (void)unitBubble(ScheduleKind::dualPipe, {.ranks = 4, .microbatches = 8}, stop);
    });
    for (const Estimator estimator : {Estimator::paper, Estimator::detailed}) {
        const char* const by = estimator == Estimator::paper ? "paper" : "detailed";
        const Scenario s = scenarioOf(ScheduleKind::zeroBubbleV, estimator);
        const auto named = [by](const char* what) { return std::string(what) + ", " + by; };
        addWork(named("memoryOf").c_str(), [=](const std::stop_token& stop) { (void)memoryOf(s, stop); });
        addWork(named("stageMemoryOf").c_str(),
                [=](const std::stop_token& stop) { (void)stageMemoryOf(s, 3, stop); });
        addWork(named("memoryGlance").c_str(),
                [=](const std::stop_token& stop) { (void)memoryGlance(s, stop); });
        addWork(named("glance").c_str(), [=](const std::stop_token& stop) { (void)glance(s, stop); });
        addWork(named("makeItFit").c_str(),
                [=](const std::stop_token& stop) { (void)makeItFit(s, mostProposals, stop); });
    }
    const Scenario s = scenarioOf(ScheduleKind::zeroBubbleV, Estimator::detailed);
    addWork("performanceOf", [=](const std::stop_token& stop) { (void)performanceOf(s, stop); });
    addWork("usualPredictor", [=](const std::stop_token& stop) { (void)usualPredictor(stop)(s); });
    addWork("summarise", [=](const std::stop_token& stop) {
        MeasuredRun run;
        run.scenario = s;
        const MeasuredRun* const runs[]{&run};
        const ValidatedRun prediction;
        const ValidatedRun* const chosen[]{&prediction};
        (void)summarise(chosen, runs, stop);
    });
    addWork("analyze", [=](const std::stop_token& stop) { (void)analyze(s, TimeBase::model, stop); });
    addWork("timelineOf", [=](const std::stop_token& stop) { (void)timelineOf(s, TimeBase::model, stop); });
    addWork("memoryCourses", [=](const std::stop_token& stop) {
        (void)memoryCourses(s, *timelineOf(s, TimeBase::model), stop);
    });
    addWork("compareSchedules",
            [=](const std::stop_token& stop) { (void)compareSchedules(s, TimeBase::units, stop); });
    addWork("bubbleSeries", [=](const std::stop_token& stop) {
        (void)bubbleSeries(s, ScheduleKind::oneForwardOneBackward, 1, TimeBase::units, stop);
    });
}

void TestStop::nothingIsAnsweredAfterAStop() {
    QFETCH(Work, work);
    std::stop_source source;
    source.request_stop();
    QVERIFY_EXCEPTION_THROWN(work(source.get_token()), Stopped);
}

void TestStop::longWorkIsLeftInTheMiddle_data() {
    QTest::addColumn<Work>("work");
    // Tens of millions of operations, far more than are laid out before the stop.
    const std::vector<std::pair<ScheduleKind, ScheduleShape>> longOnes{
        {ScheduleKind::oneForwardOneBackward, {512, 30'000}},
        {ScheduleKind::chimera, {512, 512 * 50}},
        {ScheduleKind::vHalf, {1000, 5000, 2}},
        {ScheduleKind::zeroBubbleAuto, {256, 40'000}},
        {ScheduleKind::zeroBubbleVAuto, {128, 40'000, 2}}};
    for (const auto& [kind, shape] : longOnes)
        addWork(("makeOrder " + std::string(scheduleName(kind))).c_str(),
                [kind = kind, shape = shape](const std::stop_token& stop) {
                    (void)makeOrder(kind, shape, stop);
                });
    Scenario deep = scenarioOf(ScheduleKind::zeroBubbleAuto, Estimator::detailed);
    deep.model.layers = 1000;
    deep.cluster.gpus = 4 * 1000;
    deep.plan.pp = 1000;
    deep.plan.globalBatch = 4000;
    addWork("usualPredictor", [=](const std::stop_token& stop) { (void)usualPredictor(stop)(deep); });
    addWork("execute",
            [order = SharedValue<Order>(makeOrder(ScheduleKind::oneForwardOneBackward, {64, 24'000}))](
                const std::stop_token& stop) { (void)execute(order, Durations::uniform(64), stop); });
}

void TestStop::longWorkIsLeftInTheMiddle() {
    QFETCH(Work, work);
    std::stop_source source;
    std::jthread asker([&source] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        source.request_stop();
    });
    QVERIFY_EXCEPTION_THROWN(work(source.get_token()), Stopped);
}

void TestStop::withoutAStopNothingChanges() {
    const std::stop_source never;
    for (const ScheduleKind kind : scheduleKinds) {
        const ScheduleShape shape{.ranks = 4, .microbatches = 12, .chunks = traits(kind).leastChunks};
        QVERIFY(makeOrder(kind, shape, never.get_token()) == makeOrder(kind, shape));
    }
}

QUADRILLE_TESTS(TestStop)
#include "tst_stop.moc"
