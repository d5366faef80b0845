// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare_plans.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace quadrille;

namespace {

Scenario llama() {
    Scenario scenario = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
    scenario.estimator = Estimator::detailed;
    scenario.recipe.framework = test::framework("megatron");
    scenario.plan.tp = 2;
    scenario.plan.pp = 2;
    scenario.plan.globalBatch = 256;
    return scenario;
}

/// Compared in the order in which they are given, named "1", "2", …
PlansComparison compared(const std::vector<Scenario>& scenarios, std::size_t reference = 0) {
    std::vector<Analysis> analyses;
    for (const Scenario& each : scenarios)
        analyses.push_back(analyzeWithoutTimeline(each));
    std::vector<NamedAnalysis> plans;
    for (std::size_t i = 0; i < analyses.size(); ++i)
        plans.push_back({std::to_string(i + 1), &analyses[i]});
    return comparePlans(plans, reference);
}

const ComparedFigure& rowOf(const PlansComparison& comparison, PlanFigure figure) {
    return *std::ranges::find(comparison.figures, figure, &ComparedFigure::figure);
}

bool has(const PlansComparison& comparison, PlanFigure figure) {
    return std::ranges::find(comparison.figures, figure, &ComparedFigure::figure) != comparison.figures.end();
}

std::vector<std::string> namesOfSettings(const PlansComparison& comparison) {
    std::vector<std::string> names;
    for (const ComparedSetting& row : comparison.settings)
        if (const auto* part = std::get_if<NamedPart>(&row.of))
            names.emplace_back(name(*part));
        else
            names.emplace_back(std::get<const Setting*>(row.of)->name);
    return names;
}

} // namespace

class TestComparePlans : public QObject {
    Q_OBJECT
private slots:
    void aPlanBesideItselfIsTheSameInAll() {
        const PlansComparison comparison = compared({llama(), llama()});
        QVERIFY(comparison.settings.empty());
        for (const ComparedFigure& row : comparison.figures) {
            QVERIFY(!row.differs());
            for (const ComparedValue& each : row.values)
                QVERIFY(each.judgement == Judgement::same);
        }
        QVERIFY(comparison.plans.at(1).incomparable.empty());
    }

    void theSettingsThatDifferAreListedWithTheirValues() {
        Scenario other = llama();
        other.plan.tp = 8;
        other.plan.recompute = Recompute::full;
        const PlansComparison comparison = compared({llama(), other});
        QCOMPARE(namesOfSettings(comparison), (std::vector<std::string>{"tp", "recompute"}));
        QCOMPARE(comparison.settings.at(0).values, (std::vector<std::string>{"2", "8"}));
        QCOMPARE(comparison.settings.at(1).values, (std::vector<std::string>{"none", "full"}));
    }

    /// What only follows another setting differs where its effect does.
    void sequenceParallelismThatFollowsIsNoDifference() {
        Scenario said = llama(), off = llama();
        said.plan.sequenceParallel = true;
        off.plan.sequenceParallel = false;
        QVERIFY(compared({llama(), said}).settings.empty());
        const PlansComparison comparison = compared({llama(), off});
        QCOMPARE(namesOfSettings(comparison), std::vector<std::string>{"sp"});
        QCOMPARE(comparison.settings.front().values, (std::vector<std::string>{"on", "off"}));
    }

    void figuresAreThoseOfTheAnalysis() {
        Scenario other = llama();
        other.plan.pp = 4;
        const PlansComparison comparison = compared({llama(), other});
        for (std::size_t place = 0; place < 2; ++place) {
            const Glance seen = glance(place == 0 ? llama() : other);
            const auto value = [&](PlanFigure figure) {
                return *rowOf(comparison, figure).values[place].value;
            };
            QCOMPARE(value(PlanFigure::memory), seen.total.value());
            QCOMPARE(value(PlanFigure::oomProbability), *seen.oomProbability);
            QCOMPARE(value(PlanFigure::step), seen.step.value());
            QCOMPARE(value(PlanFigure::throughputPerGpu), seen.tokensPerSecondPerGpu);
            QCOMPARE(value(PlanFigure::mfu), seen.mfu);
            QCOMPARE(value(PlanFigure::bubble), seen.bubbleOverTotal);
        }
        // 64 GPUs: 16 and 8 replicas of 4 and 8; 256 sequences.
        QCOMPARE(*rowOf(comparison, PlanFigure::dataParallel).values[1].value, 8.0);
        QCOMPARE(*rowOf(comparison, PlanFigure::microBatches).values[0].value, 16.0);
        QVERIFY(rowOf(comparison, PlanFigure::dataParallel).values[1].judgement == Judgement::neutral);
    }

    void aLittleSlowerIsWithinTheIntervalAndMuchIsWorse() {
        Scenario close = llama(), far = llama();
        close.plan.zero = 0;
        far.plan.recompute = Recompute::full;
        far.plan.tp = 8;
        far.plan.pp = 8;
        const PlansComparison comparison = compared({llama(), close, far});
        const auto& step = rowOf(comparison, PlanFigure::step).values;
        const double factor = std::max(glance(llama()).interval.slower, glance(far).interval.slower);
        QVERIFY(factor > 1);
        QVERIFY(*step[1].value != *step[0].value && *step[1].value < *step[0].value * factor);
        QVERIFY(*step[2].value > *step[0].value * factor);
        QVERIFY(step[1].judgement == Judgement::unsure);
        QVERIFY(step[2].judgement == Judgement::worse);
        QVERIFY(rowOf(comparison, PlanFigure::mfu).values[2].judgement == Judgement::worse);
        // More bytes are worse, however little: the estimate of memory is off for both alike.
        const auto& memory = rowOf(comparison, PlanFigure::memory).values;
        QVERIFY((*memory[1].value > *memory[0].value) == (memory[1].judgement == Judgement::worse));
    }

    void anotherModelsTimesAreNotJudgedAndTheReasonIsSaid() {
        Scenario other = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 64);
        other.estimator = Estimator::detailed;
        other.recipe.framework = test::framework("megatron");
        other.plan.tp = 8;
        other.plan.globalBatch = 256;
        const PlansComparison comparison = compared({llama(), other});
        QVERIFY(rowOf(comparison, PlanFigure::step).values[1].judgement == Judgement::neutral);
        QVERIFY(rowOf(comparison, PlanFigure::memory).values[1].judgement == Judgement::worse);
        QCOMPARE(comparison.plans[1].incomparable.size(), std::size_t{1});
        QVERIFY(english(comparison.plans[1].incomparable[0]).find("another model than 1") !=
                std::string::npos);
        // What the models consist of is said by their names.
        const auto names = namesOfSettings(comparison);
        QCOMPARE(names.front(), std::string("model"));
        QVERIFY(std::ranges::find(names, "layers") == names.end());
    }

    void stepsOfOtherTokensAreComparedByTokensPerSecond() {
        Scenario other = llama();
        other.plan.globalBatch = 2048;
        const PlansComparison comparison = compared({llama(), other});
        QVERIFY(rowOf(comparison, PlanFigure::step).values[1].judgement == Judgement::neutral);
        QVERIFY(rowOf(comparison, PlanFigure::throughput).values[1].judgement != Judgement::neutral);
        QCOMPARE(comparison.plans[1].incomparable.size(), std::size_t{1});
    }

    void whatCannotRunSaysWhyAndHasNoFigures() {
        Scenario broken = llama();
        broken.plan.tp = 3;
        for (const std::size_t reference : {0U, 1U}) {
            const PlansComparison comparison = compared({llama(), broken}, reference);
            QVERIFY(comparison.plans[1].broken && !comparison.plans[0].broken);
            QVERIFY(*comparison.plans[1].broken == *firstError(broken));
            for (const ComparedFigure& row : comparison.figures) {
                QVERIFY(!row.values[1].value && row.values[0].value);
                QVERIFY(row.values[0].judgement == (reference == 0 ? Judgement::same : Judgement::neutral));
            }
        }
        QVERIFY(compared({broken, broken}).figures.empty());
    }

    void costIsThereWhereTokensAreSaid() {
        QVERIFY(!has(compared({llama(), llama()}), PlanFigure::days));
        Scenario priced = llama();
        priced.run.tokens = 1e12;
        priced.run.pricePerGpuHour = 2;
        Scenario twice = priced;
        twice.run.tokens = 2e12;
        const PlansComparison comparison = compared({priced, twice});
        const auto& hours = rowOf(comparison, PlanFigure::gpuHours).values;
        QVERIFY(std::abs(*hours[1].value / *hours[0].value - 2) < 1e-9);
        QVERIFY(hours[1].judgement == Judgement::neutral);
        QVERIFY(std::abs(*rowOf(comparison, PlanFigure::price).values[0].value - 2 * *hours[0].value) < 1e-6);
        QCOMPARE(comparison.plans[1].incomparable.size(), std::size_t{1});
    }

    void judgementsTurnRoundWithTheReference() {
        QVERIFY(rc::check([] {
            const Scenario a = test::detailedScenario(), b = test::detailedScenario();
            const PlansComparison there = compared({a, b}, 0), back = compared({a, b}, 1);
            RC_ASSERT(there.figures.size() == back.figures.size());
            for (std::size_t i = 0; i < there.figures.size(); ++i) {
                const Judgement one = there.figures[i].values[1].judgement;
                const Judgement other = back.figures[i].values[0].judgement;
                RC_ASSERT((one == Judgement::better) == (other == Judgement::worse));
                RC_ASSERT((one == Judgement::worse) == (other == Judgement::better));
                RC_ASSERT((one == Judgement::unsure) == (other == Judgement::unsure));
            }
        }));
    }
};

QUADRILLE_TESTS(TestComparePlans)
#include "tst_compare_plans.moc"
