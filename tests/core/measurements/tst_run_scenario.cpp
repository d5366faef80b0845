// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/run_scenario.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;

/// What a run keeps of a scenario is all of it.
class TestRunScenario : public QObject {
    Q_OBJECT
private slots:
    void aScenarioComesBackWhole() {
        QVERIFY(rc::check([] {
            Scenario scenario = detailedScenario();
            Profile profile = *scenario.cluster.gpu.profile;
            profile.at(ProfileParameter::gemm) = 0.5;
            if (*rc::gen::arbitrary<bool>())
                scenario.cluster.gpu.profile = profile;
            RunScenario kept = scenario;
            RC_ASSERT(static_cast<Scenario>(kept) == scenario);
            RC_ASSERT(kept == scenario);
            SharedParts parts;
            parts.share(kept);
            RC_ASSERT(kept == scenario);
            // Whatever is another number is another scenario.
            Scenario other = scenario;
            const std::vector<std::function<void()>> changes{[&] { other.model.hidden += 64; },
                                                             [&] { other.model.source += "!"; },
                                                             [&] { other.cluster.gpu.notes += "!"; },
                                                             [&] { other.cluster.gpus += 1; },
                                                             [&] { other.cluster.gpusPerNode += 1; },
                                                             [&] { other.cluster.nicGbps += 1; },
                                                             [&] {
                                                                 Profile moved = profile;
                                                                 moved.at(ProfileParameter::memory) = 0.125;
                                                                 other.cluster.gpu.profile = moved;
                                                             },
                                                             [&] { other.plan.microBatch += 1; },
                                                             [&] { other.recipe.momentBytes += 1; }};
            (*rc::gen::elementOf(changes))();
            RC_ASSERT(!(kept == other));
            RC_ASSERT(kept != RunScenario(other));
        }));
    }

    void equalPartsAreHeldOnce() {
        SharedParts parts;
        RunScenario first = llama8b(), second = llama8b(), other = llama70b();
        second.plan.tp = 4;
        for (RunScenario* each : {&first, &second, &other})
            parts.share(*each);
        QCOMPARE(&*second.model, &*first.model);
        QCOMPARE(&*second.gpu, &*first.gpu);
        QCOMPARE(&*second.recipe->framework, &*first.recipe->framework);
        QVERIFY(&*other.model != &*first.model);
        QCOMPARE(&*other.gpu == &*first.gpu, *other.gpu == *first.gpu);
        QCOMPARE(second.plan.tp, 4);
    }

    /// With very many different models the first is forgotten, and still right.
    void onlyTheLastAreRemembered() {
        LastDistinct<int> numbers;
        const SharedValue<int> first = numbers.one(0);
        QCOMPARE(&*numbers.one(0), &*first);
        for (int i = 1; i <= 1000; ++i)
            QCOMPARE(*numbers.one(i), i);
        const SharedValue<int> again = numbers.one(0);
        QVERIFY(*again == 0 && &*again != &*first);
        QCOMPARE(&*numbers.one(1000), &*numbers.one(1000));
    }
};

QUADRILLE_TESTS(TestRunScenario)
#include "tst_run_scenario.moc"
