// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/diagnosis.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;

/// The first repair of the first broken rule: of those that run, one that may fit, where there is one.
class TestDiagnosis : public QObject {
    Q_OBJECT
private slots:
    void theFirstRepairFitsWhereOneNearbyDoes();
    void whatFitsAlreadyStaysFirst();
    void nothingElseChanges();
};

namespace {

/// A pipeline of 3 divides neither 80 layers nor 64 GPUs; the nearest that does runs out.
Scenario large() {
    Scenario s = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 64);
    s.plan.tp = 4;
    s.plan.pp = 3;
    s.plan.globalBatch = 512;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

Zone zoneAfter(const Scenario& scenario, const Repair& repair) {
    return glance(repaired(scenario, repair)).zone;
}

} // namespace

void TestDiagnosis::theFirstRepairFitsWhereOneNearbyDoes() {
    const Scenario s = large();
    const auto plain = check(s);
    QVERIFY(!plain.empty() && !plain.front().repairs.empty());
    QVERIFY(zoneAfter(s, plain.front().repairs.front()) == Zone::red);
    const auto found = diagnose(s);
    QVERIFY(runnable(repaired(s, found.front().repairs.front())));
    QVERIFY(zoneAfter(s, found.front().repairs.front()) != Zone::red);
    QVERIFY(analyzeWithoutTimeline(s).diagnostics == found);
}

void TestDiagnosis::whatFitsAlreadyStaysFirst() {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
    s.plan.tp = 4;
    s.plan.pp = 3;
    const auto plain = check(s);
    QVERIFY(!plain.front().repairs.empty());
    QVERIFY(zoneAfter(s, plain.front().repairs.front()) != Zone::red);
    QVERIFY(diagnose(s).front().repairs.front() == plain.front().repairs.front());
}

void TestDiagnosis::nothingElseChanges() {
    QVERIFY(rc::check([] {
        const Scenario s = test::randomScenario();
        auto plain = check(s);
        auto found = diagnose(s);
        RC_ASSERT(found.size() == plain.size());
        if (found.empty())
            return;
        const auto& repairs = found.front().repairs;
        RC_ASSERT(repairs.empty() == plain.front().repairs.empty());
        for (const Repair& repair : repairs) {
            const bool known = std::ranges::count(plain.front().repairs, repair) > 0;
            RC_ASSERT(known || (&repair == &repairs.front() && runnable(repaired(s, repair))));
        }
        // All of them run, or none does.
        const auto runs = [&](const Repair& repair) { return runnable(repaired(s, repair)); };
        RC_ASSERT(std::ranges::all_of(repairs, runs) || std::ranges::none_of(repairs, runs));
        found.front().repairs = plain.front().repairs;
        RC_ASSERT(found == plain);
    }));
}

QUADRILLE_TESTS(TestDiagnosis)
#include "tst_diagnosis.moc"
