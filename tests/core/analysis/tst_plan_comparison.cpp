// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/plan_comparison.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

Scenario comparedPlan(const char* model) {
    Scenario scenario;
    scenario.model = *findModel(test::models(), model);
    return scenario;
}

} // namespace

class TestPlanComparison : public QObject {
    Q_OBJECT
private slots:
    void timesAreOfOneModel() {
        const Scenario plan = comparedPlan("llama-3.1-8b");
        Scenario other = plan;
        QVERIFY(trainTheSame(plan, other));
        other.plan.tp = 8;
        other.cluster.gpus = 1024;
        other.plan.sequence *= 2;
        QVERIFY(trainTheSame(plan, other));
        other.model.layers += 4; // edited, it is still that model
        QVERIFY(trainTheSame(plan, other));
        QVERIFY(!trainTheSame(plan, comparedPlan("llama-3.1-70b")));
    }

    void unitsAreOfTheSameWork() {
        const Scenario plan = comparedPlan("llama-3.1-8b");
        const auto same = [&plan](auto&& change) {
            Scenario other = plan;
            change(other);
            return sameWorkPerLayer(plan, other);
        };
        // A stage of fewer of the same layers, and more of the same micro-batches.
        QVERIFY(same([](Scenario& s) { s.plan.pp *= 2; }));
        QVERIFY(same([](Scenario& s) { s.plan.globalBatch *= 2; }));
        QVERIFY(same([](Scenario& s) { s.cluster.gpus *= 2; }));
        QVERIFY(!same([](Scenario& s) { s.plan.microBatch *= 2; }));
        QVERIFY(!same([](Scenario& s) { s.plan.sequence *= 2; }));
        QVERIFY(!same([](Scenario& s) { s.plan.tp *= 2; }));
        QVERIFY(!same([](Scenario& s) { s.plan.cp *= 2; }));
        QVERIFY(!same([](Scenario& s) { s.model.layers += 4; }));
    }
};

QUADRILLE_TESTS(TestPlanComparison)
#include "tst_plan_comparison.moc"
