// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/analysis_cost.h"
#include "core/analysis/diagnosis.h"
#include "core/check/repair.h"
#include "core/pipeline/order_cost.h"
#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/summary_formulas.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;

/// What answers are said to cost, against the operations that are made and run for them.
class TestAnalysisCost : public QObject {
    Q_OBJECT

private slots:
    void noOrderCostsMoreThanSaid();
    void costsAreNotExaggerated();
    void memoryCostsTheOrdersThatAreFollowed();
    void timelinesCostTheirOperations();
    void stepsCostWhatIsExecuted();
    void whatCannotRunCostsItsRepairs();
    void whatIsUsualIsQuick();
    void longSearchesAreNotQuick();
};

namespace {

/// Operations, slots and tasks that makeOrder() lays out, counted in what it makes.
double made(ScheduleKind kind, const ScheduleShape& shape) {
    const auto stages = static_cast<std::size_t>(shape.stages());
    const auto pattern = static_cast<double>(laidOutSlots(kind, shape));
    if (!traits(kind).searched)
        return static_cast<double>(makeOrder(kind, shape).operations.size()) + pattern;
    orders::search::Effort effort(orders::searchEffort);
    const Order order = orders::makeSearchedOrder(kind, shape, Durations::uniform(stages, 4, 5, 3), effort);
    return static_cast<double>(order.operations.size()) + orders::searchEffort - effort.left();
}

Scenario planOf(const char* model, ScheduleKind kind, std::int64_t ranks, std::int64_t microbatches) {
    Scenario s = test::scenario(model, "h100-sxm-80gb", 8 * ranks);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 8;
    s.plan.pp = ranks;
    s.plan.globalBatch = microbatches;
    s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return withSchedule(s, kind);
}

} // namespace

void TestAnalysisCost::noOrderCostsMoreThanSaid() {
    QVERIFY(rc::check([] {
        const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
        const ScheduleShape shape = randomly::shapeFor(kind);
        RC_LOG() << scheduleName(kind) << " p " << shape.ranks << " m " << shape.microbatches << '\n';
        RC_ASSERT(made(kind, shape) <= makingCost(kind, shape));
        RC_ASSERT(static_cast<double>(makeOrder(kind, shape).operations.size()) <= runningCost(kind, shape));
    }));
}

void TestAnalysisCost::costsAreNotExaggerated() {
    QVERIFY(rc::check([] {
        const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
        const ScheduleShape shape = randomly::shapeFor(kind);
        RC_PRE(!traits(kind).searched); // these may end long before
        RC_LOG() << scheduleName(kind) << " p " << shape.ranks << " m " << shape.microbatches << '\n';
        // Fused blocks are F, I and W in one; a pattern that is not full is laid out up to four times.
        const double most = laidOutSlots(kind, shape) > 0 ? 9 : traits(kind).fuses ? 3 : 1;
        RC_ASSERT(makingCost(kind, shape) <= most * made(kind, shape));
    }));
}

void TestAnalysisCost::memoryCostsTheOrdersThatAreFollowed() {
    QVERIFY(rc::check([] {
        Scenario s = test::detailedScenario();
        s.estimator = *rc::gen::element(Estimator::paper, Estimator::detailed);
        RC_PRE(runnable(s));
        const ScheduleKind kind = s.plan.schedule;
        const ScheduleShape shape = shortened(kind, scheduleShape(s));
        const bool formula =
            hasInFlightFormula(kind) && (s.estimator == Estimator::paper || chunksHeld(kind, shape) == 1);
        double followed = 0;
        for (std::int64_t rank = 0; rank < shape.ranks && !formula; ++rank)
            followed += static_cast<double>(rankOrder(kind, shape, rank).size());
        RC_ASSERT(memoryCost(s) >= 2 * followed);
        // Nothing but arithmetic.
        RC_ASSERT((memoryCost(s) <= 25.0 * static_cast<double>(s.plan.pp)) == formula);
        RC_ASSERT(glanceCost(s) >= memoryCost(s));
        RC_ASSERT(analysisCost(s) >= glanceCost(s));
    }));
}

void TestAnalysisCost::timelinesCostTheirOperations() {
    for (const ScheduleKind kind : scheduleKinds) {
        const Scenario s = planOf("llama-3.1-70b", kind, 4, 64);
        QVERIFY2(runnable(s), scheduleName(kind).data());
        const double timeline = static_cast<double>(timelineOf(s)->size());
        QVERIFY2(timelineCost(s) >= 2 * timeline, scheduleName(kind).data());
    }
    // It is not drawn, and costs nothing.
    const Scenario endless = planOf("llama-3.1-405b", ScheduleKind::oneForwardOneBackward, 126, 126 * 1024);
    QVERIFY(runnable(endless));
    QVERIFY(timelineOf(endless) == nullptr);
    QCOMPARE(timelineCost(endless), 0.0);
}

void TestAnalysisCost::stepsCostWhatIsExecuted() {
    // Made once and run with messages and without: all of a short step, and of a long one at least the two
    // orders that it goes on from.
    for (const ScheduleKind kind : scheduleKinds) {
        if (traits(kind).searched)
            continue;
        const auto stepCost = [](const Scenario& s) { return glanceCost(s) - memoryCost(s); };
        const auto operations = [kind](ScheduleShape shape) {
            return static_cast<double>(makeOrder(kind, shape).operations.size());
        };
        const Scenario few = planOf("llama-3.1-70b", kind, 4, 32);
        QVERIFY2(stepCost(few) >= 3 * operations(scheduleShape(few)), scheduleName(kind).data());
        const Scenario many = planOf("llama-3.1-70b", kind, 8, 4096);
        ScheduleShape begun = scheduleShape(many);
        begun.microbatches = 56; // 6p and p more
        ScheduleShape least = begun;
        least.microbatches = 48;
        QVERIFY2(stepCost(many) >= 3 * (operations(begun) + operations(least)), scheduleName(kind).data());
    }
}

void TestAnalysisCost::whatCannotRunCostsItsRepairs() {
    // Each repair that is looked at asks for the memory of a plan; here for that of long searches.
    Scenario broken = planOf("llama-3.1-405b", ScheduleKind::zeroBubbleAuto, 14, 252);
    broken.plan.tp = 7;
    QVERIFY(!runnable(broken));
    QCOMPARE(memoryCost(broken), 0.0);
    QCOMPARE(glanceCost(broken), 0.0);
    QCOMPARE(timelineCost(broken), 0.0);
    QVERIFY(!isQuick(analysisCost(broken)));
    Scenario plain = withSchedule(broken, ScheduleKind::oneForwardOneBackward);
    QVERIFY(!runnable(plain));
    QVERIFY(isQuick(analysisCost(plain)));
    QVERIFY(analysisCost(plain) >= memoryCost(repaired(plain, diagnose(plain).front().repairs.front())));
}

void TestAnalysisCost::whatIsUsualIsQuick() {
    // Up to 14 ranks and 56 micro-batches nothing but a search may need a thread of its own; and whatever the
    // size, the memory of schedules with a formula.
    for (const ScheduleKind kind : scheduleKinds) {
        const Scenario usual = planOf("llama-3.1-405b", kind, 14, 56);
        if (!traits(kind).searched)
            QVERIFY2(isQuick(analysisCost(usual) + timelineCost(usual)), scheduleName(kind).data());
        const Scenario large = planOf("llama-3.1-405b", kind, 126, 126 * 32);
        if (hasInFlightFormula(kind) && chunksHeld(kind, scheduleShape(large)) == 1)
            QVERIFY2(isQuick(60 * memoryCost(large)), scheduleName(kind).data());
    }
    QVERIFY(isQuick(glanceCost(planOf("llama-3.1-405b", ScheduleKind::oneForwardOneBackward, 14, 1024))));
}

void TestAnalysisCost::longSearchesAreNotQuick() {
    QVERIFY(!isQuick(memoryCost(planOf("llama-3.1-405b", ScheduleKind::zeroBubbleAuto, 14, 252))));
    QVERIFY(!isQuick(memoryCost(planOf("llama-3.1-405b", ScheduleKind::zeroBubbleAuto, 126, 4032))));
    QVERIFY(!isQuick(timelineCost(planOf("llama-3.1-405b", ScheduleKind::oneForwardOneBackward, 126, 4032))));
}

QUADRILLE_TESTS(TestAnalysisCost)
#include "tst_analysis_cost.moc"
