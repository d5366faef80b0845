// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/search/scaling.h"
#include "core/stop.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

/// What Fujii et al. (2024) train in their figure 5, on fewer GPUs.
Scenario figureFive() {
    Scenario s = test::scenario("llama-3.1-8b", "a100-sxm-40gb", 8);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.globalBatch = 16;
    s.plan.sequence = 8192;
    s.plan.tp = 4;
    return s;
}

Scaling searched(ScalingKind kind) {
    Scaling scaling = outlinedScaling(figureFive(), kind);
    searchScaling(scaling, figureFive(), {});
    return scaling;
}

const Scaling& strong() {
    static const Scaling scaling = searched(ScalingKind::strong);
    return scaling;
}

} // namespace

class TestScaling : public QObject {
    Q_OBJECT
private slots:
    void pointsAreDoublingsAroundThePlan() {
        const Scaling outlined = outlinedScaling(figureFive(), ScalingKind::strong);
        std::vector<std::int64_t> gpus, batches;
        for (const ScalingPoint& point : outlined.points) {
            gpus.push_back(point.gpus);
            QCOMPARE(point.globalBatch, std::int64_t{16});
            QVERIFY(!point.isKnown);
        }
        QCOMPARE(gpus, (std::vector<std::int64_t>{1, 2, 4, 8, 16, 32, 64}));
        QCOMPARE(outlined.points[outlined.current].gpus, std::int64_t{8});
        for (const ScalingPoint& point : outlinedScaling(figureFive(), ScalingKind::weak).points)
            batches.push_back(point.globalBatch);
        QCOMPARE(batches, (std::vector<std::int64_t>{2, 4, 8, 16, 32, 64, 128}));
        Scenario odd = figureFive();
        odd.cluster.gpus = 12;
        odd.plan.globalBatch = 6;
        QCOMPARE(outlinedScaling(odd, ScalingKind::strong).points.front().gpus, std::int64_t{3});
        QCOMPARE(outlinedScaling(odd, ScalingKind::weak).points.front().gpus, std::int64_t{6});
    }

    // Each point is the answer of a search of its own, and the plan as it is a glance.
    void eachPointIsTheBestOfASearch() {
        const Scenario scenario = figureFive();
        QVERIFY(strong().isWhole());
        for (const std::size_t place : {std::size_t{1}, strong().current, strong().points.size() - 2}) {
            const ScalingPoint& point = strong().points[place];
            Scenario here = scenario;
            here.cluster.gpus = point.gpus;
            const PlanSpace space = planSpace(here, usuallySearched());
            const PlanSearchAnswer answer = searchPlans(here, space, {});
            QCOMPARE(point.best.has_value(), !answer.best.empty());
            if (point.best)
                QVERIFY(point.seen == answer.best.front().seen);
        }
        for (const ScalingPoint& point : strong().points) {
            Scenario here = scenario;
            here.cluster.gpus = point.gpus;
            QCOMPARE(point.asItIs.has_value(), runnable(here));
            if (!point.best)
                continue;
            QVERIFY(glance(*point.best) == point.seen);
            QCOMPARE(point.best->cluster.gpus, point.gpus);
            QCOMPARE(point.best->plan.globalBatch, scenario.plan.globalBatch);
            if (point.asItIs && fits(*point.asItIs, 0.05))
                QVERIFY(point.seen.tokensPerSecondPerGpu >= point.asItIs->tokensPerSecondPerGpu);
        }
    }

    void aChangeSaysWhatThePlanBeforeWouldBeHere() {
        const Scaling& scaling = strong();
        int changes = 0;
        for (std::size_t i = 1; i < scaling.points.size(); ++i) {
            const ScalingPoint &before = scaling.points[i - 1], &here = scaling.points[i];
            if (!before.best || !here.best) {
                QVERIFY(!here.change);
                continue;
            }
            Scenario kept = *before.best;
            kept.cluster.gpus = here.gpus;
            if (!here.change) {
                QVERIFY(kept == *here.best);
                continue;
            }
            ++changes;
            for (const ScalingChange::Setting& each : here.change->settings) {
                QCOMPARE(settingText(*each.setting, *before.best), each.from);
                QCOMPARE(settingText(*each.setting, *here.best), each.to);
                QVERIFY(each.from != each.to);
            }
            QCOMPARE(here.change->broken.has_value(), !runnable(kept));
            if (here.change->broken)
                continue;
            const Glance seen = glance(kept);
            QCOMPARE(here.change->runsOut, !fits(seen, 0.05));
            if (!here.change->runsOut) {
                QVERIFY(here.change->slower >= 0);
                QVERIFY(std::abs(here.change->slower + 1 - seen.step / here.seen.step) < 1e-12);
            }
        }
        QVERIFY(changes > 0); // as in the figure, no plan is best for all
    }

    void whatIsKnownGrowsAroundThePlan() {
        const Scenario scenario = figureFive();
        Scaling scaling = outlinedScaling(scenario, ScalingKind::weak);
        scaling.points.resize(5); // no more than is told apart
        std::size_t count = 0;
        searchScaling(scaling, scenario, {}, {}, [&count](const Scaling& known) {
            ++count;
            QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(known.points, &ScalingPoint::isKnown)),
                     count);
            QVERIFY(known.points[known.current].isKnown);
        });
        QCOMPARE(count, scaling.points.size());
    }

    void aStopIsHeard() {
        std::stop_source source;
        source.request_stop();
        Scaling scaling = outlinedScaling(figureFive(), ScalingKind::strong);
        QVERIFY_EXCEPTION_THROWN(searchScaling(scaling, figureFive(), {}, source.get_token()), Stopped);
    }
};

QUADRILLE_TESTS(TestScaling)
#include "tst_scaling.moc"
