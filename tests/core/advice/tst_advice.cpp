// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/adviser.h"
#include "core/advice/best_found.h"
#include "core/advice/rules_of_thumb.h"
#include "core/search/make_it_fit.h"
#include "core/text/notable.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/wide_scenario.h"

#include <algorithm>
#include <tuple>

using namespace quadrille;

namespace {

Scenario training(const char* model, std::int64_t gpus) {
    Scenario s = test::scenario(model, "h100-sxm-80gb", gpus);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.globalBatch = 256;
    return s;
}

/// The advice whose English begins so; null: there is none.
const Advice* saying(const std::vector<Advice>& all, const std::string& start) {
    const auto found =
        std::ranges::find_if(all, [&](const Advice& each) { return english(each.says).starts_with(start); });
    return found == all.end() ? nullptr : &*found;
}

bool isToRunFirst(const Advice& advice) {
    return advice.says.text.starts_with("To run %1 first can be expected");
}

void isAsSeen(const Alternative& other, const Glance& own) {
    RC_ASSERT(runnable(other.scenario));
    RC_ASSERT(other.seen == glance(other.scenario));
    RC_ASSERT(other.speed == (own.runnable ? own.step / other.seen.step : 0));
}

} // namespace

/// What is said of a plan, and the plans that are offered instead.
class TestAdvice : public QObject {
    Q_OBJECT
private slots:
    void tensorComesBeforeThePipeline() {
        Scenario s = training("llama-3.1-70b", 128);
        s.plan.tp = 2;
        s.plan.pp = 8;
        s.plan.recompute = Recompute::full;
        const std::vector<Advice> said = rulesOfThumb(s);
        const Advice* broken =
            saying(said, "PP 8 splits the layers, though TP 2 leaves room among the 8 GPUs");
        QVERIFY(broken != nullptr && broken->kind == Advice::Kind::breaks && broken->instead);
        QVERIFY(broken->instead->scenario.plan.tp > 2);
        QVERIFY(broken->instead->seen.zone == Zone::green);
        QVERIFY(saying(rulesOfThumb(broken->instead->scenario), "PP 8 splits") == nullptr);
        s.plan.tp = 8;
        const Advice* kept = nullptr;
        const std::vector<Advice> now = rulesOfThumb(s);
        kept = saying(now, "TP fills the 8 GPUs of a node before PP 8");
        QVERIFY(kept != nullptr && kept->kind == Advice::Kind::follows);
    }

    void tensorStaysWithinTheNode() {
        Scenario s = training("llama-3.1-70b", 128);
        s.plan.tp = 16;
        s.plan.recompute = Recompute::full;
        const std::vector<Advice> said = rulesOfThumb(s);
        const Advice* broken = saying(said, "TP 16 reaches beyond the 8 GPUs");
        QVERIFY(broken != nullptr && broken->kind == Advice::Kind::breaks && broken->instead);
        QVERIFY(broken->instead->scenario.plan.tp <= 8);
        QVERIFY(broken->instead->isFaster());
    }

    void contextIsForLongSequences() {
        Scenario s = training("llama-3.1-8b", 64);
        s.plan.cp = 4;
        const std::vector<Advice> said = rulesOfThumb(s);
        const Advice* broken = saying(said, "CP 4, though sequences have only 8192 tokens");
        QVERIFY(broken != nullptr && broken->kind == Advice::Kind::breaks && broken->instead);
        QCOMPARE(broken->instead->scenario.plan.cp, 1);
        s.plan.sequence = 131072;
        s.plan.recompute = Recompute::full;
        const std::vector<Advice> longer = rulesOfThumb(s);
        const Advice* kept = saying(longer, "CP 4 for sequences of 131072 tokens");
        QVERIFY(kept != nullptr && kept->kind == Advice::Kind::follows);
    }

    void fourMicroBatchesForEachStage() {
        Scenario s = training("llama-3.1-8b", 16);
        s.plan.pp = 4;
        s.plan.globalBatch = 64; // DP 4: 16 micro-batches of one
        QCOMPARE(microBatches(s), 16);
        const std::vector<Advice> enough = rulesOfThumb(s);
        QVERIFY(saying(enough, "16 micro-batches for 4 stages, at least four") != nullptr);
        s.plan.microBatch = 4;
        const std::vector<Advice> few = rulesOfThumb(s);
        const Advice* broken = saying(few, "4 micro-batches for 4 stages, less than four");
        QVERIFY(broken != nullptr && broken->instead);
        QCOMPARE(microBatches(broken->instead->scenario), 16);
    }

    void brokenRulesStandFirstAndOffersAreAsSeen() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            const Glance own = glance(s);
            const std::vector<Advice> said = rulesOfThumb(s);
            RC_ASSERT(std::ranges::is_partitioned(
                said, [](const Advice& each) { return each.kind == Advice::Kind::breaks; }));
            for (const Advice& each : said) {
                RC_ASSERT(english(each.says).find('%' + std::string("1")) == std::string::npos);
                if (each.instead) {
                    isAsSeen(*each.instead, own);
                    RC_ASSERT(each.instead->scenario != s);
                    RC_ASSERT(!changesBetween(s, each.instead->scenario).empty());
                }
            }
        }));
    }

    void changesAreThoseOfMakeItFit() {
        Scenario s = training("llama-3.1-70b", 64);
        s.plan.tp = 8; // does not fit
        const PlanAdvice advice = adviceOn(s);
        QVERIFY(!advice.refused && !advice.changes.empty());
        const FitAnswer fit = makeItFit(s, mostAdvisedChanges);
        QVERIFY(fit.outcome == FitAnswer::Outcome::found);
        QVERIFY(advice.changes.front().instead->scenario == fit.proposals.front().scenario);
        QVERIFY(advice.changes.front().instead->seen.zone == Zone::green);
    }

    void changesOfTheRecipeHaveNames() {
        const Scenario before = training("llama-3.1-70b", 64);
        Scenario after = before;
        after.recipe.fusedLoss = !before.recipe.fusedLoss;
        const std::vector<Message> there = changesBetween(before, after),
                                   back = changesBetween(after, before);
        QVERIFY(there.size() == 1 && back.size() == 1);
        QVERIFY(english(there.front()) != english(back.front()));
        QVERIFY(english(there.front()).find("oss") != std::string::npos);
    }

    void aPlanThatCannotRunHasATreeAndAReason() {
        Scenario s = training("llama-3.1-70b", 64);
        s.plan.pp = 7;
        const PlanAdvice advice = adviceOn(s);
        QVERIFY(advice.refused && advice.rules.empty() && advice.changes.empty());
        const auto& split = advice.recommended.at(static_cast<std::size_t>(TreeQuestion::fastLink));
        QVERIFY(split && runnable(split->plan.scenario));
        QCOMPARE(split->plan.speed, 0.0);
        QVERIFY(!split->changes.empty());
    }

    // The sentences' numbers against the search's own, and the same plans as in the list of the rules.
    void theBestIsTheSearchs() {
        Scenario s = training("llama-3.1-8b", 16);
        s.plan.globalBatch = 64;
        s.plan.tp = 8;
        const BestFound best = bestFound(s, 1);
        const PlanSearchAnswer again = searchPlans(s, best.space, {.top = 1});
        QVERIFY(again.best.front() == best.found.best.front());
        std::vector<PlanPoint> points;
        PlanSearchOptions options;
        options.threads = 1;
        options.found = [&](const FoundPlan& plan) {
            points.push_back(planPoint(best.space.number(plan.places), plan.seen));
        };
        (void)searchPlans(s, best.space, options);
        QVERIFY(chosenByRules(s, best.space, points) == best.byRule);
        const std::vector<Advice> said = adviceFromBest(s, best);
        const Glance own = glance(s);
        const Advice& first = said.front();
        QVERIFY(first.instead && first.instead->seen == best.found.best.front().seen);
        QCOMPARE(first.instead->speed, own.step / best.found.best.front().seen.step);
        QVERIFY(std::ranges::count(said, Advice::Kind::rule, &Advice::kind) == 3);
        // Nothing that is offered is faster than the best.
        for (const Advice& each : said)
            QVERIFY(!each.instead || each.instead->speed <= first.instead->speed * (1 + 1e-12));
        QVERIFY(std::ranges::none_of(said, isToRunFirst)); // nothing promises more
        Scenario top = first.instead->scenario;
        QVERIFY(saying(adviceFromBest(top, bestFound(top, 1)), "No plan of") != nullptr);
    }

    // A plan at risk is advised with both probabilities, and with what the search's list of plans to run
    // says.
    void aRiskThatPaysIsAdvised() {
        bool some = false;
        for (const auto& [model, gpus, sequence] :
             {std::tuple("llama-3.1-8b", 8, 8192), std::tuple("llama-2-13b", 16, 4096),
              std::tuple("llama-2-13b", 16, 8192)}) {
            Scenario s = training(model, gpus);
            s.plan.globalBatch = 64;
            s.plan.sequence = sequence;
            s.recipe.framework = test::framework("nanotron");
            s.cluster.gpu = *findGpu(test::profiledGpus(), "h100-sxm-80gb");
            const BestFound best = bestFound(s, 1);
            const WorthRunning& first = best.worth.front();
            const std::vector<Advice> said = adviceFromBest(s, best);
            const auto risk = std::ranges::find_if(said, isToRunFirst);
            QCOMPARE(risk != said.end(), first.gain >= notableShare);
            if (risk == said.end())
                continue;
            some = some || !first.fits;
            const Glance fastest = best.found.best.front().seen;
            QVERIFY(std::abs(first.expected / expectedThroughput(fastest) - 1 - first.gain) < 1e-9);
            QVERIFY(risk->instead);
            QVERIFY(std::abs(expectedThroughput(risk->instead->seen) / first.expected - 1) < 1e-9);
        }
        QVERIFY(some);
    }
};

QUADRILLE_TESTS(TestAdvice)
#include "tst_advice.moc"
