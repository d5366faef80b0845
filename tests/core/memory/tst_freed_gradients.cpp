// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/explain_memory.h"
#include "core/memory/detailed/stages.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;
using namespace quadrille::detailed;

namespace {

Framework freeing(bool frees) {
    Framework framework = test::framework("torchtitan");
    framework.freesGradients = frees;
    return framework;
}

/// A step of so many micro-batches on eight GPUs.
Scenario steps(std::int64_t microBatches, std::int64_t sequence, bool frees = true) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 8);
    s.estimator = Estimator::detailed;
    s.recipe.framework = SharedValue<Framework>(freeing(frees));
    s.plan.zero = 3;
    s.plan.sequence = sequence;
    s.plan.globalBatch = 8 * microBatches;
    return s;
}

StageMemory held(const Scenario& s) {
    return detailedStageMemory(s, 0);
}

double gradients(const Scenario& s) {
    return Stages(Resolved(s)).steadyOf(0).gradients;
}

} // namespace

/// Frameworks that give gradients back after each step: Framework::freesGradients.
class TestFreedGradients : public QObject {
    Q_OBJECT
private slots:
    // Long sequences: fullest while no gradient is there. A second micro-batch finds those of the first.
    void aSecondMicroBatchHoldsGradients() {
        const StageMemory one = held(steps(1, 16384)), two = held(steps(2, 16384));
        QCOMPARE(one.part(MemoryPart::gradients).value(), 0.0);
        QVERIFY(!one.peak.afterPasses());
        QCOMPARE(two.total().value() - one.total().value(), gradients(steps(2, 16384)));
        QCOMPARE(two, held(steps(2, 16384, false)));
    }

    // Where the loss takes little, fullest in the first layer that goes back, when the head's gradients are
    // there: 4 bytes of each of its parameters and of the last norm's, over eight ranks.
    void theHeadsGradientsComeFirst() {
        Scenario s = steps(1, 16384);
        s.recipe.fusedLoss = true;
        const StageMemory memory = held(s);
        QCOMPARE(memory.peak.moment, MemoryPeak::Moment::backward);
        QCOMPARE(memory.part(MemoryPart::gradients).value(),
                 4.0 * static_cast<double>((s.model.vocab + 1) * s.model.hidden) / 8);
        QVERIFY(memory.part(MemoryPart::activations).value() > 0);
    }

    // Short ones: fullest when all gradients are there, and the last layer's working memory.
    void shortSequencesAreFullestAtTheEnd() {
        const StageMemory memory = held(steps(1, 128));
        QVERIFY(memory.peak.moment == MemoryPeak::Moment::end);
        QCOMPARE(memory.part(MemoryPart::activations).value(), 0.0);
        QCOMPARE(memory.part(MemoryPart::gradients).value(), gradients(steps(1, 128)));
        QCOMPARE(describe(memory).text,
                 std::string("when the backward pass ends and all gradients are there"));
    }

    // Never more than where gradients stay, never less than that without them, and at least all states.
    void betweenAllAndNone() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            RC_PRE(runnable(s));
            s.recipe.framework = SharedValue<Framework>(freeing(true));
            RC_PRE(runnable(s));
            Scenario stay = s;
            stay.recipe.framework = SharedValue<Framework>(freeing(false));
            const std::int64_t rank = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const double ours = detailedStageMemory(s, rank).total().value();
            const double most = detailedStageMemory(stay, rank).total().value();
            const auto steady = Stages(Resolved(s)).steadyOf(rank);
            constexpr double rounding = 1e-12;
            RC_ASSERT(ours <= most * (1 + rounding));
            RC_ASSERT(ours >= (most - steady.gradients) * (1 - rounding));
            RC_ASSERT(ours >= (steady.parameters + steady.gradients + steady.optimizer) * (1 - rounding));
            if (Resolved(s).shape().microbatches > 1)
                RC_ASSERT(ours == most);
        }));
    }

    void theExplanationIsOfTheSameMoment() {
        for (const std::int64_t sequence : {128, 1024, 4096, 16384})
            for (const int kind : {0, 1, 2, 3}) {
                Scenario s = steps(1 + kind % 2, sequence);
                s.recipe.fusedLoss = kind >= 2;
                const StageMemory memory = held(s);
                QCOMPARE(explainMemory(s, 0, std::nullopt).value(), memory.total().value());
                for (const MemoryPart part : allMemoryParts)
                    QCOMPARE(explainMemory(s, 0, part).value(), memory.part(part).value());
            }
    }
};

QUADRILLE_TESTS(TestFreedGradients)
#include "tst_freed_gradients.moc"
