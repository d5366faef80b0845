// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_search.h"

#include "core/check/check.h"
#include "core/stop.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace quadrille;

namespace {

Scenario training(const char* model, std::int64_t gpus) {
    return test::training(model, gpus, 64, 4096);
}

std::vector<const Setting*> named(std::initializer_list<const char*> names) {
    std::vector<const Setting*> settings;
    for (const char* name : names)
        settings.push_back(findSetting(name));
    return settings;
}

PlanSpace spaceOf(const Scenario& s, std::initializer_list<const char*> names) {
    return planSpace(s, named(names));
}

std::uint64_t rejected(const PlanSearchAnswer& answer) {
    std::uint64_t sum = 0;
    for (const auto& [reason, count] : answer.rejected)
        sum += count;
    return sum;
}

PlanSearchOptions keeping(std::size_t top, std::size_t threads = 1) {
    PlanSearchOptions options;
    options.top = top;
    options.threads = threads;
    options.weighsRisks = true;
    options.front = {PlanQuantity::throughput, PlanQuantity::memory};
    return options;
}

bool same(const PlanSearchAnswer& a, const PlanSearchAnswer& b) {
    return a.evaluated == b.evaluated && a.feasible == b.feasible && a.best == b.best && a.front == b.front &&
           a.closest == b.closest && a.bestWith == b.bestWith && a.surest == b.surest &&
           a.asGood == b.asGood && a.risks.mostExpected() == b.risks.mostExpected() && a.risky == b.risky;
}

} // namespace

/// Every plan of a space, looked at.
class TestPlanSearch : public QObject {
    Q_OBJECT
private slots:
    // Against a loop over the same values that knows no axes, branches or threads.
    void findsWhatALoopFinds() {
        const Scenario base = training("llama-3.1-8b", 16);
        const PlanSpace space = spaceOf(base, {"tp", "pp", "mbs", "zero"});
        const PlanSearchAnswer answer = searchPlans(base, space, keeping(3));
        std::vector<double> speeds;
        double mostExpected = 0;
        std::map<std::pair<int, int>, std::vector<std::pair<double, double>>> atRisk; // by split
        std::uint64_t all = 0;
        for (const int tp : {1, 2, 4, 8, 16})
            for (const int pp : {1, 2, 4, 8, 16})
                for (const int mbs : {1, 2, 4, 8, 16, 32})
                    for (const int zero : {0, 1, 2, 3}) {
                        ++all;
                        Scenario s = base;
                        s.plan.tp = tp;
                        s.plan.pp = pp;
                        s.plan.microBatch = mbs;
                        s.plan.zero = zero;
                        if (!runnable(s) || (zero > 0 && tp * pp == 16))
                            continue;
                        const Glance seen = glance(Resolved(s));
                        const double expected = 16 * seen.tokensPerSecondPerGpu * (1 - *seen.oomProbability);
                        if (*seen.oomProbability <= 0.05) {
                            speeds.push_back(seen.tokensPerSecondPerGpu);
                            mostExpected = std::max(mostExpected, expected);
                        } else if (*seen.oomProbability <= 0.95) {
                            atRisk[{tp, pp}].emplace_back(16 * seen.tokensPerSecondPerGpu,
                                                          1 - *seen.oomProbability);
                        }
                    }
        std::ranges::sort(speeds, std::greater<>());
        QCOMPARE(answer.evaluated, all);
        QCOMPARE(answer.feasible, speeds.size());
        QCOMPARE(answer.feasible + rejected(answer), answer.evaluated);
        QCOMPARE(answer.best.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(answer.best[i].seen.tokensPerSecondPerGpu, speeds[i]);
        QVERIFY(qFuzzyCompare(expectedThroughput(answer.risks.mostExpected()->seen), mostExpected));
        // Of each split what trying it adds most to what is expected of what fits.
        std::vector<double> gains;
        for (const auto& [split, plans] : atRisk) {
            double most = 0;
            for (const auto& [throughput, chance] : plans)
                most = std::max(most, chance * (throughput - mostExpected));
            if (most > 0)
                gains.push_back(most);
        }
        std::ranges::sort(gains, std::greater<>());
        QVERIFY(answer.risky.size() >= std::min(gains.size(), mostRisky));
        for (std::size_t i = 0; i < std::min(gains.size(), mostRisky); ++i)
            QVERIFY(qFuzzyCompare(gainAtRisk(answer.risky[i].seen, mostExpected), gains[i]));
    }

    // Of a model that just does not fit as it is fastest there are some, and all are faster.
    void plansAtRiskAreFaster() {
        bool some = false;
        for (const std::int64_t sequence : {4096, 8192, 12288}) {
            Scenario base = training("llama-2-13b", 16);
            base.recipe.framework = test::framework("nanotron");
            base.plan.sequence = sequence;
            const PlanSpace space = spaceOf(base, {"tp", "pp", "mbs", "zero"});
            const PlanSearchAnswer answer = searchPlans(base, space, keeping(3));
            for (const FoundPlan& plan : answer.risky) {
                some = true;
                QVERIFY(*plan.seen.oomProbability > 0.05 && *plan.seen.oomProbability <= 0.95);
                QVERIFY(valueOf(PlanQuantity::throughput, plan.seen) >
                        expectedThroughput(answer.risks.mostExpected()->seen));
                QVERIFY(glance(Resolved(planAt(base, space, plan.places))) == plan.seen);
            }
            // Whatever else is kept, and whether pipelines are left out.
            PlanSearchOptions other = keeping(0);
            QVERIFY(searchPlans(base, space, other).risky == answer.risky);
            other.found = [](const FoundPlan&) {};
            QVERIFY(searchPlans(base, space, other).risky == answer.risky);
            other.prunes = false;
            QVERIFY(searchPlans(base, space, other).risky == answer.risky);
            other.weighsRisks = false;
            const PlanSearchAnswer without = searchPlans(base, space, other);
            QVERIFY(without.risky.empty() && !without.risks.mostExpected());
        }
        QVERIFY(some);
    }

    void pruningChangesNothing() {
        const Scenario base = training("llama-3.1-8b", 24);
        const PlanSpace space = planSpace(base, named({"tp", "cp", "pp", "vpp", "schedule", "recompute"}),
                                          SearchRanges{.gpus = DoublingRange{8, 24}});
        PlanSearchOptions options = keeping(5);
        const PlanSearchAnswer pruned = searchPlans(base, space, options);
        options.prunes = false;
        QVERIFY(same(searchPlans(base, space, options), pruned));
        QCOMPARE(static_cast<double>(pruned.evaluated), space.size());
    }

    // Plans whose pipelines do not run because a bound says that they are kept for nothing.
    void boundsChangeNothing() {
        QVERIFY(rc::check([] {
            const bool experts = *rc::gen::arbitrary<bool>();
            Scenario base = training(experts ? "mixtral-8x7b" : "llama-3.1-8b", 32);
            base.plan.globalBatch = *rc::gen::element(32, 128);
            base.plan.schedule = *rc::gen::element(ScheduleKind::oneForwardOneBackward, ScheduleKind::gpipe,
                                                   ScheduleKind::zeroBubbleH1, ScheduleKind::breadthFirst);
            base.recipe.precision = *rc::gen::element(Precision::bf16, Precision::fp8);
            const bool schedules = *rc::gen::arbitrary<bool>();
            const PlanSpace space = schedules ? spaceOf(base, {"tp", "pp", "vpp", "zero", "schedule"})
                                              : spaceOf(base, {"tp", "cp", "pp", "mbs", "zero"});
            PlanSearchOptions options =
                keeping(*rc::gen::element<std::size_t>(0, 1, 20), *rc::gen::element<std::size_t>(1, 2, 3));
            options.front = *rc::gen::elementOf(
                std::vector<std::vector<PlanQuantity>>{{},
                                                       {PlanQuantity::throughput, PlanQuantity::memory},
                                                       {PlanQuantity::cost, PlanQuantity::gpus},
                                                       {PlanQuantity::throughput, PlanQuantity::bubble}});
            if (*rc::gen::arbitrary<bool>())
                options.limits.memory = gibibytes(*rc::gen::element(30.0, 60.0));
            const PlanSearchAnswer bounded = searchPlans(base, space, options);
            options.prunes = false;
            RC_ASSERT(same(searchPlans(base, space, options), bounded));
            for (const FoundPlan& plan : bounded.best)
                RC_ASSERT(glance(Resolved(planAt(base, space, plan.places))) == plan.seen);
        }));
    }

    // Also those of models and fabrics, of which plans have nothing in common.
    void plansOfEverySettingAreAsAlone() {
        for (const char* model : {"llama-3.1-8b", "mixtral-8x7b"}) {
            Scenario base = training(model, 16);
            base.plan.pp = 2;
            for (const Setting& setting : allSettings) {
                const Setting* const free[]{&setting, findSetting("zero")};
                PlanSearchOptions options = keeping(1);
                options.mostOomProbability = 1;
                PlanSpace space;
                try {
                    space = planSpace(base, std::span(free).first(setting.name == "zero" ? 1 : 2), {}, free);
                } catch (const std::invalid_argument&) {
                    continue; // has no few values
                }
                int left = 12; // a glance takes longer than all of the search
                options.found = [&](const FoundPlan& plan) {
                    if (left-- > 0)
                        QVERIFY2(glance(Resolved(planAt(base, space, plan.places))) == plan.seen,
                                 std::string(setting.name).c_str());
                };
                (void)searchPlans(base, space, options);
            }
        }
    }

    void threadsChangeNothing() {
        const Scenario base = training("mixtral-8x7b", 32);
        const PlanSpace space = spaceOf(base, {"tp", "pp", "ep", "etp", "mbs"});
        std::vector<std::vector<FoundPlan>> streams(3);
        std::vector<PlanSearchAnswer> answers;
        for (const std::size_t threads : {1, 2, 3}) {
            PlanSearchOptions options = keeping(7, threads);
            options.found = [&](const FoundPlan& plan) { streams[threads - 1].push_back(plan); };
            answers.push_back(searchPlans(base, space, options));
        }
        QVERIFY(answers[0].feasible > 7);
        for (std::size_t i = 1; i < 3; ++i) {
            QVERIFY(same(answers[i], answers[0]));
            QCOMPARE(answers[i].rejected, answers[0].rejected);
            QVERIFY(streams[i] == streams[0]);
        }
        QCOMPARE(streams[0].size(), answers[0].feasible);
    }

    // Every plan shows the numbers of a glance at it, and of the front none is beaten by any that was found.
    void frontsAreWhatNoOtherBeats() {
        const Scenario base = training("llama-3.1-8b", 16);
        const PlanSpace space = spaceOf(base, {"tp", "cp", "pp", "mbs", "recompute"});
        const std::vector quantities{PlanQuantity::throughput, PlanQuantity::memory, PlanQuantity::bubble};
        PlanSearchOptions options = keeping(1);
        options.front = quantities;
        std::vector<FoundPlan> all;
        options.found = [&all](const FoundPlan& plan) { all.push_back(plan); };
        const PlanSearchAnswer answer = searchPlans(base, space, options);
        const auto beats = [&quantities](const FoundPlan& a, const FoundPlan& b) {
            const auto atLeast = [&](PlanQuantity q) { return valueOf(q, a.seen) >= valueOf(q, b.seen); };
            const auto above = [&](PlanQuantity q) { return valueOf(q, a.seen) > valueOf(q, b.seen); };
            return std::ranges::all_of(quantities, atLeast) && std::ranges::any_of(quantities, above);
        };
        std::set<std::vector<std::uint32_t>> front;
        for (const FoundPlan& plan : answer.front)
            front.insert(plan.places);
        QVERIFY(front.size() > 2 && front.size() < all.size());
        for (const FoundPlan& plan : all) {
            const bool beaten =
                std::ranges::any_of(all, [&](const FoundPlan& other) { return beats(other, plan); });
            if (front.contains(plan.places))
                QVERIFY(!beaten);
            else // or as good as an earlier one
                QVERIFY(beaten || std::ranges::any_of(answer.front, [&](const FoundPlan& other) {
                            return !beats(plan, other) && !beats(other, plan) && other.places < plan.places;
                        }));
            QVERIFY(glance(Resolved(planAt(base, space, plan.places))) == plan.seen);
        }
    }

    // What no axis has stays as it is, whatever another setting would take with it.
    void onlyWhatIsFreeIsChanged() {
        const Scenario base = training("llama-3.1-8b", 8);
        const PlanSpace space = spaceOf(base, {"pp", "vpp", "recompute-every"});
        PlanSearchOptions options = keeping(100);
        const PlanSearchAnswer answer = searchPlans(base, space, options);
        QVERIFY(!answer.best.empty());
        for (const FoundPlan& plan : answer.best) {
            const Scenario found = planAt(base, space, plan.places);
            for (const Setting& setting : allSettings)
                if (setting.name != "pp" && setting.name != "vpp" && setting.name != "recompute-every")
                    QVERIFY2(sameSetting(setting, base, found), std::string(setting.name).c_str());
        }
    }

    void whatExcludesEverythingIsNamed() {
        const Scenario base = training("llama-3.1-405b", 8);
        const PlanSearchAnswer answer = searchPlans(base, spaceOf(base, {"tp", "pp"}), keeping(3));
        QCOMPARE(answer.feasible, std::uint64_t{0});
        QVERIFY(answer.closest && answer.rejected.contains(outOfMemoryReason));
        QVERIFY(*answer.closest->seen.oomProbability > 0.05);
        PlanSearchOptions anything = keeping(3);
        anything.mostOomProbability = 1;
        QVERIFY(searchPlans(base, spaceOf(base, {"tp", "pp"}), anything).feasible > 0);
    }

    void stopsSoon() {
        std::stop_source source;
        const Scenario base = training("llama-3.1-70b", 512);
        PlanSearchOptions options = keeping(3, 2);
        options.found = [&source](const FoundPlan&) { source.request_stop(); };
        const PlanSpace space = planSpace(base, usuallySearched());
        QVERIFY_EXCEPTION_THROWN((void)searchPlans(base, space, options, source.get_token()), Stopped);
    }

    // Every setting that can be named has values that can be set, or says that it has none.
    void everySettingCanBeFreed() {
        const Scenario base = training("mixtral-8x7b", 16);
        for (const Setting& setting : allSettings) {
            const Setting* const one[]{&setting};
            try {
                const PlanSpace space = planSpace(base, one, {}, one);
                QCOMPARE(space.axes.size(), std::size_t{1});
                QVERIFY2(!space.axes[0].values.empty(), std::string(setting.name).c_str());
                for (std::uint32_t place = 0; place < space.axes[0].values.size(); ++place)
                    (void)check(planAt(base, space, std::vector{place}));
            } catch (const std::invalid_argument& error) {
                QVERIFY(std::string(error.what()).starts_with(std::string(setting.name)));
                QVERIFY(setting.searched == Searched::no);
            }
        }
    }
};

QUADRILLE_TESTS(TestPlanSearch)
#include "tst_plan_search.moc"
