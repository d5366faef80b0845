// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/planning_rules.h"

#include "core/analysis/analysis.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

Scenario training(const char* model, std::int64_t gpus) {
    return test::scenario(model, "h100-sxm-80gb", gpus);
}

Plan split(std::int64_t tp, std::int64_t cp, std::int64_t pp, std::int64_t microBatch, std::int64_t ep = 1,
           std::int64_t sequence = 8192) {
    Plan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.pp = pp;
    plan.microBatch = microBatch;
    plan.ep = ep;
    plan.sequence = sequence;
    return plan;
}

Bytes memoryEstimateOf(const Scenario& scenario) {
    return glanceOf(analyze(scenario)).total;
}

/// The first of two plans is preferred.
bool prefers(PlanningRule rule, const Scenario& s, const Plan& a, const Plan& b) {
    return preference(rule, s.model, s.cluster, a) < preference(rule, s.model, s.cluster, b);
}

} // namespace

class TestPlanningRules : public QObject {
    Q_OBJECT
private slots:
    void thePaperSplitsLeastAndThenTakesTheLargestMicroBatch() {
        const Scenario s = training("llama-3.1-70b", 64);
        QVERIFY(prefers(PlanningRule::paper, s, split(2, 1, 1, 1), split(1, 1, 4, 8)));
        QVERIFY(prefers(PlanningRule::paper, s, split(2, 1, 2, 2), split(4, 1, 1, 1)));
        QVERIFY(!prefers(PlanningRule::paper, s, split(2, 1, 2, 2), split(4, 1, 1, 2)));
        QVERIFY(!prefers(PlanningRule::paper, s, split(4, 1, 1, 2), split(2, 1, 2, 2)));
    }

    // Its example: 70B on 512 H100 takes TP 8 and then stages.
    void theGuideFillsTheNodeFirst() {
        const Scenario s = training("llama-3.1-70b", 512);
        QVERIFY(prefers(PlanningRule::guide, s, split(8, 1, 4, 1), split(4, 1, 2, 1)));
        QVERIFY(prefers(PlanningRule::guide, s, split(8, 1, 2, 1), split(8, 1, 4, 1)));
        QVERIFY(prefers(PlanningRule::guide, s, split(8, 2, 2, 1, 1, 65536), split(8, 1, 1, 1, 1, 65536)));
        QVERIFY(prefers(PlanningRule::guide, s, split(8, 1, 2, 1), split(8, 2, 1, 1)));
        const Scenario experts = training("mixtral-8x7b", 512);
        QVERIFY(prefers(PlanningRule::guide, experts, split(8, 1, 2, 1, 8), split(8, 1, 1, 1, 1)));
    }

    // 16 bytes a parameter: 1B fits whole into 80 GB, 8B with ZeRO, 70B not at all.
    void theGuideDoesNotSplitWhatFits() {
        const StatesOnOneGpu small =
            statesOnOneGpu(training("llama-3.2-1b", 8).model, training("llama-3.2-1b", 8).cluster);
        QVERIFY(small.whole && small.sharded);
        const Scenario middle = training("llama-3.1-8b", 64);
        const StatesOnOneGpu some = statesOnOneGpu(middle.model, middle.cluster);
        QVERIFY(!some.whole && some.sharded);
        QVERIFY(prefers(PlanningRule::guide, middle, split(1, 1, 1, 1), split(8, 1, 1, 1)));
        const Scenario large = training("llama-3.1-70b", 512);
        QVERIFY(!statesOnOneGpu(large.model, large.cluster).sharded);
    }

    void theHandRuleIsItsFormula() {
        const Scenario s = training("llama-3.1-8b", 64);
        const auto value = [&](const Plan& plan) {
            return preference(PlanningRule::hand, s.model, s.cluster, plan)[0];
        };
        QVERIFY(std::abs(value(split(2, 2, 4, 1)) / value(split(1, 1, 1, 1)) - std::pow(16.0, -0.25)) <
                1e-12);
        QVERIFY(std::abs(value(split(1, 1, 1, 4)) / value(split(1, 1, 1, 1)) - std::pow(4.0, 0.05)) < 1e-12);
    }

    // Table 2 of the paper: on a GPU of 40 GB the 8B model needs a split.
    void fitsUpToFourFifthsOfThePapersEstimate() {
        Scenario s = training("llama-3.1-8b", 8);
        s.plan = split(8, 1, 1, 1);
        s.plan.globalBatch = 8;
        Scenario paper = s;
        paper.estimator = Estimator::paper;
        const double share = memoryEstimateOf(paper) / s.cluster.gpu.memory;
        QCOMPARE(fitsByTheRules(s), share <= 0.8);
        s.cluster.gpu.memory = memoryEstimateOf(paper) / 0.79;
        QVERIFY(fitsByTheRules(s));
        s.cluster.gpu.memory = memoryEstimateOf(paper) / 0.81;
        QVERIFY(!fitsByTheRules(s));
    }
};

QUADRILLE_TESTS(TestPlanningRules)
#include "tst_planning_rules.moc"
