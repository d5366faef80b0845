// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/bubble_series.h"
#include "core/analysis/schedule_comparison.h"
#include "core/check/check.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

/// 32 layers in 4 stages, 16 micro-batches: the numbers of the guide's bubble table.
Scenario guide(std::int64_t microbatches = 16) {
    Scenario scenario;
    scenario.model = test::model("llama-3.1-8b");
    scenario.cluster = clusterOf(test::gpu("h100-sxm-80gb"), 8);
    scenario.plan.pp = 4;
    scenario.plan.microBatch = 1;
    scenario.plan.sequence = 2048;
    scenario.plan.globalBatch = 2 * microbatches; // two replicas
    return scenario;
}

using test::near;

const ScheduleVerdict& of(const std::vector<ScheduleVerdict>& verdicts, ScheduleKind kind) {
    return *std::ranges::find(verdicts, kind, &ScheduleVerdict::kind);
}

double overIdealAt(const BubbleSeries& series, std::int64_t microbatches) {
    const auto found = std::ranges::find(series.points, microbatches, &BubblePoint::microbatches);
    return found == series.points.end() ? -1 : found->overIdeal;
}

} // namespace

class TestScheduleComparison : public QObject {
    Q_OBJECT
private slots:
    // P = 4, M = 16: 18.8 / 9.4 / 4.7 % as printed, from executed timelines.
    void theGuidesFigures() {
        using enum ScheduleKind;
        const auto printed = [](ScheduleKind kind, std::int64_t chunks) {
            const BubbleSeries series = bubbleSeries(guide(), kind, chunks, TimeBase::units);
            return std::round(1000 * overIdealAt(series, 16)) / 10;
        };
        QCOMPARE(printed(oneForwardOneBackward, 1), 18.8);
        QCOMPARE(printed(interleaved, 2), 9.4);
        QCOMPARE(printed(interleaved, 4), 4.7);
        QCOMPARE(seriesChunks(guide(), interleaved), (std::vector<std::int64_t>{2, 4}));
        QCOMPARE(seriesChunks(guide(), zeroBubbleV), std::vector<std::int64_t>{2});
        QCOMPARE(seriesChunks(guide(), gpipe), std::vector<std::int64_t>{1});
    }

    // (p − 1) ÷ m and (p − 1) ÷ (m + p − 1) at every point; interleaved only in whole groups.
    void seriesFollowTheirFormulas() {
        const BubbleSeries series =
            bubbleSeries(guide(), ScheduleKind::oneForwardOneBackward, 1, TimeBase::units);
        QVERIFY(series.points.size() > 10);
        for (const BubblePoint& point : series.points) {
            const auto m = static_cast<double>(point.microbatches);
            QVERIFY(near(point.overIdeal, 3 / m));
            QVERIFY(near(point.overTotal, 3 / (m + 3)));
        }
        for (const BubblePoint& point :
             bubbleSeries(guide(), ScheduleKind::interleaved, 2, TimeBase::units).points)
            QCOMPARE(point.microbatches % 4, 0);
        const auto numbers = seriesMicrobatches(guide(13));
        QVERIFY(std::ranges::is_sorted(numbers));
        QVERIFY(std::ranges::find(numbers, 13) != numbers.end());
    }

    // In units every schedule has 3·m to do on each rank, however many chunks it cuts it into.
    void unitsCompareLikeWithLike() {
        const auto verdicts = compareSchedules(guide(), TimeBase::units);
        for (const ScheduleVerdict& verdict : verdicts) {
            if (!verdict.runs())
                continue;
            const double ideal = verdict.makespan / (1 + verdict.bubbleOverIdeal);
            QVERIFY2(near(ideal, 3.0 * 16), scheduleName(verdict.kind).data());
        }
        QVERIFY(near(of(verdicts, ScheduleKind::gpipe).makespan, 3.0 * (16 + 3)));
        QVERIFY(near(of(verdicts, ScheduleKind::oneForwardOneBackward).makespan, 3.0 * (16 + 3)));
        QVERIFY(near(of(verdicts, ScheduleKind::interleaved).makespan, 3.0 * (16 + 3 / 2.0)));
        // m(F + I + W) + (p − 1)(F + I − W) with F = I = W = 1
        QVERIFY(near(of(verdicts, ScheduleKind::zeroBubbleH1).makespan, 3.0 * 16 + 3));
        // 6m + p − 1 chunks of half a rank each
        QVERIFY(near(of(verdicts, ScheduleKind::zeroBubbleV).makespan, (6.0 * 16 + 3) / 2));
    }

    // A loop sends 2m(pv − 1) boundaries, a V 2m(2p − 2), two directions 2m(p − 1).
    void messagesAreCounted() {
        const auto verdicts = compareSchedules(guide(), TimeBase::units);
        QCOMPARE(of(verdicts, ScheduleKind::oneForwardOneBackward).messages, std::int64_t{2 * 16 * 3});
        QCOMPARE(of(verdicts, ScheduleKind::interleaved).messages, std::int64_t{2 * 16 * 7});
        QCOMPARE(of(verdicts, ScheduleKind::zeroBubbleV).messages, std::int64_t{2 * 16 * 6});
        QCOMPARE(of(verdicts, ScheduleKind::dualPipe).messages, std::int64_t{2 * 16 * 3});
        // A middle rank passes every micro-batch on and every gradient back.
        const ScheduleVerdict& plain = of(verdicts, ScheduleKind::gpipe);
        QVERIFY(near(plain.sent.value(), 32 * stageBoundaryBytes(plain.scenario).value()));
    }

    void everyKindIsJudgedAsTheAnalysisWould() {
        QVERIFY(rc::check([] {
            Scenario scenario = test::detailedScenario();
            scenario.plan.globalBatch =
                std::min<std::int64_t>(scenario.plan.globalBatch, 24 * dataParallel(scenario));
            RC_PRE(scenario.plan.pp <= 8);
            const auto verdicts = compareSchedules(scenario, TimeBase::model);
            RC_ASSERT(verdicts.size() == scheduleKinds.size());
            for (std::size_t i = 0; i < verdicts.size(); ++i) {
                const ScheduleVerdict& verdict = verdicts[i];
                RC_ASSERT(verdict.kind == scheduleKinds.at(i));
                RC_ASSERT(verdict.scenario == withSchedule(scenario, verdict.kind));
                RC_ASSERT(verdict.runs() == runnable(verdict.scenario));
                if (!verdict.runs())
                    continue;
                const Glance seen = glance(verdict.scenario);
                RC_ASSERT(verdict.memory == seen.total);
                RC_ASSERT(verdict.zone == seen.zone);
                RC_ASSERT(verdict.oomProbability == seen.oomProbability);
                if (!verdict.simulated)
                    continue;
                const auto timeline = timelineOf(verdict.scenario, TimeBase::model);
                RC_ASSERT(timeline->makespan == verdict.makespan);
                RC_ASSERT(verdict.lowerBound > 0);
                RC_ASSERT(verdict.makespan >= verdict.lowerBound * (1 - 1e-9));
                RC_ASSERT(verdict.longestRankSpan <= verdict.makespan * (1 + 1e-12));
            }
        }));
    }

    void whatIsTooLongIsNotRun() {
        Scenario scenario = guide(1'000'000);
        const ScheduleVerdict verdict =
            judgeSchedule(scenario, ScheduleKind::oneForwardOneBackward, TimeBase::units);
        QVERIFY(verdict.runs());
        QVERIFY(!verdict.simulated);
        QCOMPARE(verdict.makespan, 0.0);
        QVERIFY(verdict.memory > Bytes());
    }
};

QUADRILLE_TESTS(TestScheduleComparison)
#include "tst_schedule_comparison.moc"
