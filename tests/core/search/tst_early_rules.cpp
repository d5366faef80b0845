// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/early_rules.h"

#include "core/search/plan_search.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/support/wide_scenario.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace quadrille;

namespace {

const Rule& ruleOf(const EarlyRule& early) {
    return **std::ranges::find(allRules(), early.id, [](const Rule* rule) { return rule->id; });
}

bool reads(const EarlyRule& early, const Setting& setting) {
    return std::ranges::find(early.reads, setting.name) != early.reads.end();
}

PlanSpace spaceOf(const Scenario& s, std::initializer_list<const char*> names) {
    std::vector<const Setting*> free;
    for (const char* name : names)
        free.push_back(findSetting(name));
    return planSpace(s, free, {}, free);
}

std::uint64_t rejected(const PlanSearchAnswer& answer) {
    std::uint64_t sum = 0;
    for (const auto& [reason, count] : answer.rejected)
        sum += count;
    return sum;
}

} // namespace

/// Rules that a search asks before everything is chosen.
class TestEarlyRules : public QObject {
    Q_OBJECT
private slots:
    void areRulesOfPlansThatDoNotRun() {
        for (const EarlyRule& early : earlyRules()) {
            QVERIFY2(std::ranges::count(allRules(), early.id, [](const Rule* rule) { return rule->id; }) == 1,
                     early.id.data());
            QVERIFY(ruleOf(early).severity == Severity::error);
            for (const std::string_view name : early.reads)
                QVERIFY2(findSetting(name) != nullptr, name.data());
        }
    }

    // Whatever the others are changed to, they say the same.
    void readNothingElse() {
        int broken = 0, held = 0;
        QVERIFY(rc::check([&] {
            const Scenario some = test::wideScenario(), other = test::wideScenario();
            for (const EarlyRule& early : earlyRules()) {
                Scenario before = some;
                for (const Setting& setting : allSettings)
                    if (reads(early, setting) && test::now(30))
                        copySetting(setting, other, before);
                Scenario after = before;
                for (const Setting& setting : allSettings)
                    if (!reads(early, setting) && test::now(50))
                        copySetting(setting, other, after);
                const bool same = std::ranges::all_of(allSettings, [&](const Setting& setting) {
                    return !reads(early, setting) || sameSetting(setting, before, after);
                });
                if (!same || !rangesHold(before) || !rangesHold(after))
                    continue; // one took another with it
                const bool isBroken = ruleOf(early).broken(before);
                ++(isBroken ? broken : held);
                RC_ASSERT(ruleOf(early).broken(after) == isBroken);
            }
        }));
        QVERIFY(broken > 0 && held > 0);
    }

    // Where virtual stages take a schedule with them, which no axis has, the plan keeps its own.
    void leaveASearchAsItIs() {
        QVERIFY(rc::check([] {
            Scenario base = test::training(*rc::gen::element("llama-3.1-8b", "mixtral-8x7b"), 16, 32, 4096);
            base.plan.schedule = *rc::gen::elementOf(scheduleKinds);
            base.plan.vpp = *rc::gen::inRange<std::int64_t>(0, 4);
            std::vector<const Setting*> free;
            for (const char* name : {"tp", "cp", "pp", "ep", "vpp", "mbs", "zero", "schedule", "layer-split"})
                if (test::now(60))
                    free.push_back(findSetting(name));
            const PlanSpace space = planSpace(base, free);
            RC_PRE(space.size() < 3000);
            PlanSearchOptions options;
            options.threads = 1;
            options.mostOomProbability = 1;
            std::vector<FoundPlan> early, late;
            options.found = [&](const FoundPlan& plan) { early.push_back(plan); };
            const PlanSearchAnswer pruned = searchPlans(base, space, options);
            options.prunes = false;
            options.found = [&](const FoundPlan& plan) { late.push_back(plan); };
            const PlanSearchAnswer whole = searchPlans(base, space, options);
            RC_ASSERT(early == late);
            RC_ASSERT(pruned.evaluated == whole.evaluated);
            RC_ASSERT(rejected(pruned) == rejected(whole));
        }));
    }

    // Of a base out of range on an axis, nothing is asked early; of one out of range elsewhere, nothing runs.
    void knowRangesFirst() {
        Scenario base = test::training("llama-3.1-8b", 16, 64, 4096);
        base.plan.tp = 0;
        const PlanSpace space = spaceOf(base, {"tp", "pp", "vpp", "mbs"});
        PlanSearchOptions options;
        options.threads = 1;
        const PlanSearchAnswer answer = searchPlans(base, space, options);
        QVERIFY(answer.feasible > 0);
        QCOMPARE(answer.feasible + rejected(answer), answer.evaluated);
        base.plan.globalBatch = 0;
        const PlanSearchAnswer nothing = searchPlans(base, space, options);
        QCOMPARE(nothing.feasible, std::uint64_t{0});
        QCOMPARE(rejected(nothing), nothing.evaluated);
    }
};

QUADRILLE_TESTS(TestEarlyRules)
#include "tst_early_rules.moc"
