// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/early_rules.h"

#include "core/search/plan_search.h"
#include "core/stop.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/support/wide_scenario.h"

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <map>
#include <stop_token>

using namespace quadrille;

namespace {

const Rule& ruleOf(const EarlyRule& early) {
    return **std::ranges::find(allRules(), early.id, [](const Rule* rule) { return rule->id; });
}

bool reads(const EarlyRule& early, const Setting& setting) {
    return std::ranges::find(early.reads, setting.name) != early.reads.end();
}

PlanSpace ruledSpace(const Scenario& s, std::initializer_list<const char*> names) {
    std::vector<const Setting*> free;
    for (const char* name : names)
        free.push_back(findSetting(name));
    return planSpace(s, free, {}, free);
}

std::uint64_t rejectedBy(const PlanSearchAnswer& answer) {
    std::uint64_t sum = 0;
    for (const auto& [reason, count] : answer.rejected)
        sum += count;
    return sum;
}

/// Every plan that runs, whatever it needs.
std::vector<FoundPlan> found(const Scenario& base, const PlanSpace& space, bool prunes, std::size_t threads) {
    PlanSearchOptions options;
    options.threads = threads;
    options.prunes = prunes;
    options.mostOomProbability = 1;
    std::vector<FoundPlan> plans;
    options.found = [&plans](const FoundPlan& plan) { plans.push_back(plan); };
    (void)searchPlans(base, space, options);
    return plans;
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
        std::map<std::string_view, std::pair<int, int>> cases; // broken, and not
        // Some divide others, which random numbers hardly do.
        static constexpr std::array<std::int64_t, 20> numbers{1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                                                              12, 15, 16, 24, 30, 36, 40, 48, 60, 96};
        const auto tryAll = [&] {
            const Scenario some = test::wideScenario(), other = test::wideScenario();
            for (const EarlyRule& early : earlyRules()) {
                Scenario before = some;
                for (const Setting& setting : allSettings)
                    if (reads(early, setting) && test::now(30))
                        copySetting(setting, other, before);
                    else if (const auto* whole = std::get_if<WholeValue>(&setting.value);
                             whole != nullptr && reads(early, setting) && test::now(30))
                        whole->set(before, *rc::gen::elementOf(numbers));
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
                ++(isBroken ? cases[early.id].first : cases[early.id].second);
                RC_ASSERT(ruleOf(early).broken(after) == isBroken);
            }
        };
        const auto seenBothWays = [&](const EarlyRule& early) {
            return cases[early.id].first > 0 && cases[early.id].second > 0;
        };
        QVERIFY(rc::check([&] {
            constexpr int usual = 20, most = 100;
            for (int i = 0; i < usual || (i < most && !std::ranges::all_of(earlyRules(), seenBothWays)); ++i)
                tryAll();
        }));
        for (const EarlyRule& early : earlyRules())
            QVERIFY2(seenBothWays(early), early.id.data());
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
            PlanSpace space = planSpace(base, free);
            while (space.size() > 500)
                space.axes.erase(space.axes.begin() +
                                 *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(space.axes)));
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
            RC_ASSERT(rejectedBy(pruned) == rejectedBy(whole));
        }));
    }

    // A base out of range on the axis that is chosen last: rules say nothing before.
    void knowRangesFirst() {
        Scenario base = test::training("llama-3.1-8b", 16, 64, 4096);
        base.plan.microBatch = 0;
        const PlanSpace space = ruledSpace(base, {"tp", "pp", "vpp", "mbs"});
        QVERIFY(found(base, space, true, 1).size() > 1);
        QVERIFY(found(base, space, true, 1) == found(base, space, false, 1));
        base.plan.globalBatch = 0; // which no axis mends
        QVERIFY(found(base, space, true, 1).empty());
    }

    // Ranges of two settings, one of which is chosen later or was left by the plan before.
    void rangesOfTwoSettings_data() {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QStringList>("free");
        QTest::newRow("groups of heads") << "h100-sxm-80gb" << QStringList{"tp", "heads", "kv-heads"};
        QTest::newRow("leaves") << "gb200-nvl72" << QStringList{"tp", "pp", "leaf-gpus"};
    }
    void rangesOfTwoSettings() {
        QFETCH(QString, gpu);
        QFETCH(QStringList, free);
        Scenario base = test::training("llama-3.1-8b", 16, 64, 4096);
        base.cluster = clusterOf(*findGpu(test::profiledGpus(), gpu.toStdString()), 16);
        base.plan.tp = 8;
        std::vector<const Setting*> settings;
        for (const QString& name : free)
            settings.push_back(findSetting(name.toStdString()));
        const PlanSpace space = planSpace(base, settings, {}, settings);
        const std::vector<FoundPlan> late = found(base, space, false, 1);
        QVERIFY(!late.empty());
        for (const FoundPlan& plan : late)
            QVERIFY(runnable(planAt(base, space, plan.places)));
        for (const std::size_t threads : {1, 3})
            QVERIFY(found(base, space, true, threads) == late);
    }

    // Also where rules exclude everything at once.
    void stopsWhenAsked() {
        Scenario base = test::training("llama-3.1-8b", 7, 64, 4096);
        base.plan.tp = 8;
        const PlanSpace space = ruledSpace(base, {"mbs"});
        QVERIFY(found(base, space, true, 1).empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(Stopped, (void)searchPlans(base, space, {}, stop.get_token()));
    }
};

QUADRILLE_TESTS(TestEarlyRules)
#include "tst_early_rules.moc"
