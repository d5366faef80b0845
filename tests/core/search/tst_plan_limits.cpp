// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_search.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

#include <array>
#include <map>

using namespace quadrille;

namespace {

Scenario limitsTraining() {
    return test::training("llama-3.1-8b", 16, 64, 4096);
}

PlanSpace space(const Scenario& s) {
    const std::array free{findSetting("tp"), findSetting("cp"), findSetting("pp"), findSetting("mbs")};
    return planSpace(s, free);
}

/// Plans that are feasible with these limits, by their number.
std::map<std::uint64_t, Glance> feasible(const PlanLimits& limits, PlanSearchAnswer& answer) {
    const Scenario base = limitsTraining();
    const PlanSpace all = space(base);
    std::map<std::uint64_t, Glance> plans;
    PlanSearchOptions options;
    options.threads = 1;
    options.limits = limits;
    options.found = [&](const FoundPlan& plan) { plans.emplace(all.number(plan.places), plan.seen); };
    answer = searchPlans(base, all, options);
    return plans;
}

} // namespace

class TestPlanLimits : public QObject {
    Q_OBJECT
private slots:
    // A limit leaves what a filter over everything leaves, and counts the rest by its name.
    void eachLimitIsAFilter() {
        PlanSearchAnswer whole;
        const auto all = feasible({}, whole);
        QVERIFY(all.size() > 20);
        // Limits that some keep and some do not: those of a plan in their midst.
        const Glance middle = std::next(all.begin(), static_cast<std::ptrdiff_t>(all.size() / 2))->second;
        const std::array<std::pair<PlanLimits, std::string_view>, 3> limits{
            {{PlanLimits{.memory = middle.total}, memoryReason},
             {PlanLimits{.bubble = 0.2}, bubbleReason},
             {PlanLimits{.step = middle.step}, stepReason}}};
        for (const auto& [limit, reason] : limits) {
            std::map<std::uint64_t, Glance> expected;
            for (const auto& [number, seen] : all)
                if (exceeded(limit, seen).empty())
                    expected.emplace(number, seen);
            QVERIFY(expected.size() < all.size() && !expected.empty());
            PlanSearchAnswer answer;
            QVERIFY(feasible(limit, answer) == expected);
            QCOMPARE(answer.rejected.find(reason)->second, all.size() - expected.size());
            QCOMPARE(answer.evaluated, whole.evaluated);
        }
    }

    void groupsStayInOneNode() {
        PlanSearchAnswer answer;
        const auto plans = feasible({.groupNodes = 1}, answer);
        QVERIFY(!plans.empty());
        const Scenario base = limitsTraining();
        const PlanSpace all = space(base);
        bool two = false;
        for (const auto& [number, seen] : plans) {
            const Plan plan = planAt(base, all, all.places(number)).plan;
            QVERIFY(plan.tp * plan.cp <= 8); // of a node
            two = two || plan.pp > 1;
        }
        QVERIFY(two);
        QVERIFY(answer.rejected.contains(groupNodesReason));
    }

    // TP 16 over nodes of 8 spans 2; a ring of 4 every 4 GPUs spans 2; of 2 every 8 it spans 2.
    void nodesOfGroups() {
        Scenario s = limitsTraining();
        s.cluster.gpus = 64;
        const auto nodes = [&s](std::int64_t tp, std::int64_t cp) {
            s.plan.tp = tp;
            s.plan.cp = cp;
            return groupNodes(s);
        };
        QCOMPARE(nodes(8, 1), std::int64_t{1});
        QCOMPARE(nodes(16, 1), std::int64_t{2});
        QCOMPARE(nodes(4, 2), std::int64_t{1});
        QCOMPARE(nodes(4, 4), std::int64_t{2});
        QCOMPARE(nodes(8, 2), std::int64_t{2});
    }

    void noGroupSpansLessThanOneNode() {
        QVERIFY(rc::check([] { RC_ASSERT(groupNodes(test::randomScenario()) >= 1); }));
    }
};

QUADRILLE_TESTS(TestPlanLimits)
#include "tst_plan_limits.moc"
