// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resolved/plan_memo.h"

#include "core/analysis/memory_glance.h"
#include "core/check/check.h"
#include "core/performance/bounded_step.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;

namespace {

/// One setting of the plan on to another value, as searches do; what then cannot run stays.
Scenario varied(const Scenario& s) {
    Scenario other = s;
    switch (*rc::gen::inRange(0, 18)) {
    case 0:
    case 1:
        other.plan.zero = *rc::gen::inRange(0, 4);
        break;
    case 2:
        other.plan.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
        break;
    case 3:
        other.plan.recomputeEvery = test::pick({1, 2, 3});
        break;
    case 4:
        other.plan.microBatch = test::pick({1, 2, 4});
        break;
    case 5:
        return test::anySchedule(s);
    case 6:
        other.plan.layerSplit.kind = *rc::gen::element(LayerSplit::Kind::even, LayerSplit::Kind::balanced,
                                                       LayerSplit::Kind::endsCount);
        break;
    case 7:
        other.plan.tp = test::pick({1, 2, 4, 8});
        break;
    case 8:
        other.plan.ep = test::pick({1, 2, 4});
        break;
    case 9:
        other.recipe.precision = *rc::gen::element(Precision::bf16, Precision::fp8);
        break;
    case 10:
        other.plan.pp = test::pick({1, 2, 4, 8});
        break;
    case 11:
        other.plan.cp = test::pick({1, 2, 4});
        break;
    case 12:
        other.cluster.gpus *= test::pick({1, 2});
        break;
    case 13:
        other.plan.recompute = Recompute::selective;
        other.plan.recomputeModules = {};
        for (const RecomputeModule module : allRecomputeModules)
            if (*rc::gen::inRange(0, 4) == 0)
                other.plan.recomputeModules.add(module);
        break;
    case 14:
        other.plan.shardGroup = test::pick({0, 2, 4});
        break;
    case 15:
        other.plan.offload = *rc::gen::element(Offload::none, Offload::optimizer, Offload::activations);
        other.plan.offloadShare = *rc::gen::element(0.5, 1.0);
        break;
    case 16:
        other.recipe.framework = *rc::gen::elementOf(test::frameworks());
        break;
    default:
        assign(other, Dimension::virtualStages, test::pick({1, 2, 3}));
        break;
    }
    return runnable(other) && operationCount(other) < 5'000 ? other : s;
}

} // namespace

/// A memo changes what a glance costs, and nothing else.
class TestPlanMemo : public QObject {
    Q_OBJECT
private slots:
    void theGlanceIsTheSame() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            RC_PRE(operationCount(s) < 5'000);
            PlanMemo memo;
            for (int asked = 0; asked < 20; ++asked) {
                s = varied(s);
                const Resolved remembered(s, memo);
                const Glance seen = withTime(runnableMemoryGlance(remembered), remembered);
                RC_ASSERT(seen == glance(s));
                const BoundedStep step(remembered);
                const Performance least = step.least();
                RC_ASSERT(step.worked().step <= (1 + 1e-9) * least.step);
                RC_ASSERT(step.worked().interval().slower == seen.interval.slower);
                RC_ASSERT(least.step <= (1 + 1e-9) * seen.step);
                RC_ASSERT(least.interval().slower == seen.interval.slower);
            }
        }));
    }

    // Plans that differ in what is sharded alone.
    void partsAreMadeOnce() {
        Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
        s.plan.pp = 4;
        s.plan.globalBatch = 128;
        PlanMemo memo;
        const step::StagePasses* passes = nullptr;
        for (const int zero : {0, 1, 2, 3}) {
            s.plan.zero = zero;
            const Resolved remembered(s, memo);
            QVERIFY(passes == nullptr || &remembered.passes() == passes);
            passes = &remembered.passes();
        }
        s.plan.microBatch = 2;
        QVERIFY(&Resolved(s, memo).passes() != passes);
    }

    void tooManyAreForgotten() {
        PartMemo<std::int64_t> memo;
        Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 8);
        int made = 0;
        const auto ask = [&](std::int64_t batch) {
            s.plan.globalBatch = batch;
            return *memo.get(PlanKey(s), [&] {
                ++made;
                return batch;
            });
        };
        for (std::int64_t batch = 1; batch <= 1000; ++batch)
            QCOMPARE(ask(batch), batch);
        QCOMPARE(made, 1000);
        QCOMPARE(ask(1000), 1000); // known
        QCOMPARE(made, 1000);
        QCOMPARE(ask(1), 1);
        QCOMPARE(made, 1001);
    }
};

QUADRILLE_TESTS(TestPlanMemo)
#include "tst_plan_memo.moc"
