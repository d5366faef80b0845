// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/detailed/oom.h"
#include "core/performance/recomputation.h"
#include "core/search/make_it_fit.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <set>
#include <tuple>

using namespace quadrille;

namespace {

Scenario detailed(Scenario scenario) {
    scenario.estimator = Estimator::detailed;
    scenario.recipe.framework = test::framework("megatron");
    return scenario;
}

/// Llama-3.1-70B on 64 A100 of 80 GB, TP 8: red.
Scenario tooLarge() {
    Scenario s = detailed(test::scenario("llama-3.1-70b", "a100-sxm-80gb", 64));
    s.plan.tp = 8;
    s.plan.globalBatch = 256;
    return s;
}

/// A plan that runs and is not green.
Scenario notGreen() {
    Scenario s = test::runnableScenario();
    if (*rc::gen::arbitrary<bool>())
        s = detailed(std::move(s));
    s.plan.zero = *rc::gen::inRange(0, 4);
    const Glance seen = glance(s);
    RC_PRE(seen.runnable && seen.zone != Zone::green);
    return s;
}

/// Nothing but what a proposal says may differ.
bool differsOnlyAsSaid(const Proposal& proposal, const Scenario& before) {
    Scenario reversed = proposal.scenario;
    for (const Step& step : proposal.steps) {
        for (const SettingChange& each : step.change.settings())
            copySetting(*each.setting, before, reversed);
        // Schedule and virtual stages move together.
        const std::string_view name = step.change.setting().name;
        if (name == "vpp" || name == "schedule") {
            reversed.plan.vpp = before.plan.vpp;
            reversed.plan.schedule = before.plan.schedule;
        }
    }
    return reversed == before && proposal.scenario != before;
}

void pricedAsAnalyzed(const Proposal& proposal) {
    const Analysis analysis = analyzeWithoutTimeline(proposal.scenario);
    RC_ASSERT(analysis.runnable());
    RC_ASSERT(proposal.price.memory == analysis.memory->total());
    RC_ASSERT(proposal.zone == analysis.memory->zone);
    RC_ASSERT(proposal.price.bubbleOverTotal == analysis.pipeline->span.overTotal());
    RC_ASSERT(proposal.price.traffic == trafficOf(proposal.scenario));
    RC_ASSERT(proposal.price.extraComputation == extraComputation(proposal.scenario));
}

/// Nothing about `a` is worse than about `b`.
bool noWorse(const Proposal& a, const Proposal& b) {
    return a.steps.size() <= b.steps.size() && a.price.memory <= b.price.memory &&
           a.price.bubbleOverTotal <= b.price.bubbleOverTotal &&
           a.price.traffic.total() <= b.price.traffic.total() &&
           a.price.extraComputation <= b.price.extraComputation && a.extraTime <= b.extraTime;
}

/// Those that are marked as beaten are, by what they name; the others are beaten by nothing shown.
void smallAndRightlyMarked(const std::vector<Proposal>& proposals) {
    for (const Proposal& a : proposals) {
        bool beaten = false;
        for (const Proposal& b : proposals) {
            if (&a == &b)
                continue;
            RC_ASSERT(!contains(a.steps, b.steps));
            beaten = beaten || (noWorse(b, a) && !noWorse(a, b));
            if (a.beatenBy == b.steps)
                RC_ASSERT(noWorse(b, a) && !noWorse(a, b));
        }
        RC_ASSERT(!a.beatenBy.empty() || !beaten);
        RC_ASSERT(a.beatenBy.empty() || a.steps.size() == proposals.front().steps.size());
    }
}

} // namespace

class TestMakeItFit : public QObject {
    Q_OBJECT
private slots:
    void everyProposalKeepsItsWord();
    void everySingleStepThatFitsIsCovered();
    void aGreenPlanGetsFaster();
    void aBeatenSingleChangeIsShown();
    void aBrokenPlanIsToldSo();
    void moreGpusAreTheLastResort();
    void whatNeverFitsSaysByHowMuch();
    void theSameQuestionHasTheSameAnswer();
    void manyStagesAreBounded();
    void recomputationCostsWhatTheTextbookSays();
    void labelsNameBothSides();
    void linksAreThoseOfTheNode();
};

void TestMakeItFit::everyProposalKeepsItsWord() {
    int found = 0;
    QVERIFY(rc::check([&found] {
        const Scenario before = notGreen();
        const FitAnswer result = makeItFit(before, 8);
        RC_ASSERT(result.evaluated <= largestSearch);
        RC_ASSERT(std::ranges::count_if(result.proposals,
                                        [](const Proposal& m) { return m.beatenBy.empty(); }) <= 8);
        RC_ASSERT(result.before->memory == analyzeWithoutTimeline(before).memory->total());
        for (const Proposal& proposal : result.proposals) {
            RC_ASSERT(runnable(proposal.scenario));
            RC_ASSERT(proposal.zone == Zone::green);
            RC_ASSERT(!proposal.steps.empty() && proposal.steps.size() <= 3U);
            RC_ASSERT(proposal.scenario.plan.globalBatch == before.plan.globalBatch);
            RC_ASSERT(proposal.scenario.plan.sequence == before.plan.sequence);
            RC_ASSERT(proposal.scenario.recipe.precision == before.recipe.precision);
            RC_ASSERT(proposal.needsMoreGpus() == (result.outcome == FitAnswer::Outcome::moreGpus));
            RC_ASSERT(proposal.needsMoreGpus() || proposal.scenario.cluster == before.cluster);
            RC_ASSERT(differsOnlyAsSaid(proposal, before));
            std::set<std::string_view> changed;
            for (const Step& step : proposal.steps)
                changed.insert(step.change.setting().name);
            RC_ASSERT(changed.size() == proposal.steps.size());
            pricedAsAnalyzed(proposal);
        }
        smallAndRightlyMarked(result.proposals);
        RC_ASSERT(std::is_sorted(result.proposals.begin(), result.proposals.end(),
                                 [](const Proposal& a, const Proposal& b) {
                                     return std::tuple(a.steps.size(), !a.beatenBy.empty(), a.extraTime) <
                                            std::tuple(b.steps.size(), !b.beatenBy.empty(), b.extraTime);
                                 }));
        RC_ASSERT((result.outcome == FitAnswer::Outcome::nothingFits) == result.proposals.empty());
        found += result.outcome == FitAnswer::Outcome::found ? 1 : 0;
    }));
    QVERIFY(found > 10);
}

// Looked for in another way: every value of every dimension alone.
void TestMakeItFit::everySingleStepThatFitsIsCovered() {
    QVERIFY(rc::check([] {
        const Scenario before = notGreen();
        const FitAnswer result = makeItFit(before, 1000);
        for (const Dimension dimension : {Dimension::tensor, Dimension::context, Dimension::pipeline}) {
            const auto values = stops(before, dimension);
            const auto here = std::find(values.begin(), values.end(), value(before, dimension));
            if (here + 1 == values.end())
                continue;
            const Scenario next = with(before, dimension, *(here + 1));
            const Glance seen = glance(next);
            if (!seen.runnable || seen.zone != Zone::green)
                continue;
            // Proposed, be it beaten by another or not.
            RC_ASSERT(std::ranges::count(result.proposals, next, &Proposal::scenario) == 1);
        }
    }));
}

void TestMakeItFit::aGreenPlanGetsFaster() {
    Scenario s = tooLarge();
    s.plan.pp = 8;
    s.plan.recompute = Recompute::full;
    QVERIFY(glance(s).zone == Zone::green);
    const FitAnswer result = makeItFit(s, 1000);
    QVERIFY(result.outcome == FitAnswer::Outcome::fits);
    QVERIFY(!result.proposals.empty());
    const double now = analyzeWithoutTimeline(s).performance->step.value();
    double before = -1;
    for (const Proposal& proposal : result.proposals) {
        const Analysis then = analyzeWithoutTimeline(proposal.scenario);
        QCOMPARE(proposal.steps.size(), std::size_t{1});
        QVERIFY(differsOnlyAsSaid(proposal, s));
        QVERIFY(then.memory->zone == Zone::green);
        QCOMPARE(proposal.extraTime, then.performance->step.value() / now - 1);
        QVERIFY(proposal.extraTime <= -leastGain && proposal.extraTime >= before);
        before = proposal.extraTime;
    }
    // Looked for in another way: every value of the sliders that is one stop away, and every schedule.
    const auto isProposed = [&](const Scenario& other) {
        return std::ranges::count(result.proposals, other, &Proposal::scenario) > 0;
    };
    std::vector<Scenario> others;
    for (const Dimension dimension : {Dimension::tensor, Dimension::context, Dimension::pipeline,
                                      Dimension::microBatch, Dimension::virtualStages}) {
        const auto values = stops(s, dimension);
        const auto here = std::ranges::find(values, value(s, dimension));
        if (here + 1 != values.end())
            others.push_back(with(s, dimension, *(here + 1)));
        if (here != values.begin())
            others.push_back(with(s, dimension, *(here - 1)));
    }
    for (const ScheduleKind kind : scheduleKinds)
        if (!traits(kind).searched)
            others.push_back(withSchedule(s, kind));
    int faster = 0;
    for (const Scenario& other : others) {
        const Glance seen = glance(other);
        if (other == s || !seen.runnable || seen.zone != Zone::green)
            continue;
        const bool isFaster = seen.step.value() / now - 1 <= -leastGain;
        QCOMPARE(isProposed(other), isFaster);
        faster += isFaster ? 1 : 0;
    }
    QVERIFY(faster > 0);
}

void TestMakeItFit::aBeatenSingleChangeIsShown() {
    // Both make it fit alone; that one of them costs less in everything does not make the other vanish.
    const FitAnswer result = makeItFit(tooLarge(), 1000);
    QVERIFY(result.outcome == FitAnswer::Outcome::found);
    std::set<std::string_view> changed;
    for (const Proposal& proposal : result.proposals)
        changed.insert(proposal.steps.front().change.setting().name);
    for (const Step& step : stepsFrom(tooLarge())) {
        Scenario after = tooLarge();
        apply(step.change, after);
        const Glance seen = glance(after);
        if (result.proposals.front().steps.size() == 1 && seen.runnable && seen.zone == Zone::green)
            QVERIFY(changed.contains(step.change.setting().name));
    }
}

void TestMakeItFit::aBrokenPlanIsToldSo() {
    Scenario s = tooLarge();
    s.plan.pp = 3;
    const FitAnswer result = makeItFit(s);
    QVERIFY(result.outcome == FitAnswer::Outcome::cannotRun);
    QVERIFY(result.proposals.empty() && !result.before);
}

void TestMakeItFit::moreGpusAreTheLastResort() {
    // 70 billion parameters of 18 bytes are 1.26 TB: no plan holds them in 8 × 80 GB.
    Scenario s = detailed(test::scenario("llama-3.1-70b", "a100-sxm-80gb", 8));
    s.plan.tp = 8;
    s.plan.globalBatch = 256;
    const FitAnswer result = makeItFit(s);
    QVERIFY(result.outcome == FitAnswer::Outcome::moreGpus);
    QVERIFY(!result.proposals.empty());
    for (const Proposal& proposal : result.proposals) {
        QVERIFY(proposal.needsMoreGpus());
        // 18 bytes a parameter need 1.26e12 ÷ (0.8 × 80 GiB) GPUs at least, if they hold nothing else.
        QVERIFY(static_cast<double>(proposal.scenario.cluster.gpus) > 70.6e9 * 18 / (0.8 * 80 * bytesPerGib));
    }
    QVERIFY(result.closest.has_value());
    QVERIFY(!result.closest->needsMoreGpus());
    QCOMPARE(result.missing.value(),
             (result.closest->price.memory - zoneLimits(result.closest->scenario).green).value());
}

void TestMakeItFit::whatNeverFitsSaysByHowMuch() {
    Scenario s = detailed(test::scenario("kimi-k2", "v100-sxm2-16gb", 1));
    s.plan.globalBatch = 1;
    const FitAnswer result = makeItFit(s);
    QVERIFY(result.outcome == FitAnswer::Outcome::nothingFits);
    QVERIFY(result.proposals.empty());
    const Bytes least = result.closest ? result.closest->price.memory : result.before->memory;
    QVERIFY(least <= result.before->memory);
    const Scenario& smallest = result.closest ? result.closest->scenario : s;
    QCOMPARE(result.missing.value(), (least - zoneLimits(smallest).green).value());
    QVERIFY(result.missing > gibibytes(1000));
}

void TestMakeItFit::theSameQuestionHasTheSameAnswer() {
    const FitAnswer first = makeItFit(tooLarge());
    QVERIFY(!first.proposals.empty());
    QVERIFY(makeItFit(tooLarge()) == first);
}

void TestMakeItFit::manyStagesAreBounded() {
    Scenario s = detailed(test::scenario("llama-3.1-405b", "h100-sxm-80gb", 16384));
    s.plan.tp = 8;
    s.plan.pp = 126;
    s.cluster.gpus = 126 * 8 * 16;
    s.plan.globalBatch = 2048;
    s.plan.sequence = 131072;
    s.plan.microBatch = 4;
    QVERIFY(glance(s).zone == Zone::red);
    const FitAnswer result = makeItFit(s);
    QVERIFY(result.evaluated > 50);
    QVERIFY(result.evaluated <= largestSearch);
}

void TestMakeItFit::recomputationCostsWhatTheTextbookSays() {
    const FitAnswer result = makeItFit(tooLarge(), 1000);
    QVERIFY(result.outcome == FitAnswer::Outcome::found);
    for (const Proposal& proposal : result.proposals) {
        const Plan& plan = proposal.scenario.plan;
        const ModelSpec& model = proposal.scenario.model;
        const double head = 2.0 * static_cast<double>(model.vocab) * static_cast<double>(model.hidden);
        const double forward = forwardFlopsPerToken(model, plan.sequence).total();
        const double withoutHead = (forward - head) / forward;
        if (plan.recompute == Recompute::full)
            QCOMPARE(proposal.price.extraComputation,
                     withoutHead / 3 / static_cast<double>(plan.recomputeEvery));
        else
            QCOMPARE(proposal.price.extraComputation, 0.0);
    }
}

void TestMakeItFit::labelsNameBothSides() {
    const Scenario s = tooLarge();
    QCOMPARE(english(label({"tp", 16}, s)), std::string("TP 8 → 16"));
    QCOMPARE(english(label({"zero", 3}, s)), std::string("ZeRO 1 → 3"));
    QCOMPARE(english(label(Change("recompute", "full").with("recompute-every", 4), s)),
             std::string("Recompute one layer in 4"));
    QCOMPARE(english(label({"gpus", 128}, s)), std::string("GPUs 64 → 128"));
    const Change lighter("layer-split", "first=7,last=6");
    QCOMPARE(english(label(lighter, s)), std::string("Fewer layers on end stages (first=7,last=6)"));
    QCOMPARE(english(label({"fused-loss", "on"}, s)), std::string("fused-loss on"));
    // A setting that has no words of its own.
    QCOMPARE(english(label({"precision", "fp8"}, s)), std::string("precision: bf16 → fp8"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Change("no-such-setting", "on"));
    // Whatever the setting, there is a label without leftovers.
    for (const Step& step : stepsFrom(s)) {
        const std::string text = english(label(step.change, s));
        QVERIFY(!text.empty() && text.find('%') == std::string::npos);
    }
}

void TestMakeItFit::linksAreThoseOfTheNode() {
    const Cluster cluster = clusterOf(test::gpu("h100-sxm-80gb"), 64);
    QCOMPARE(linkOf(cluster, 8).value(), cluster.gpu.scaleUp.value());
    QCOMPARE(linkOf(cluster, 16).value(), cluster.nicGbps * 1e9 / 8);
    const Cluster rack = clusterOf(test::gpu("gb200-nvl72"), 144);
    QCOMPARE(linkOf(rack, 64).value(), rack.gpu.scaleUp.value());
}

QUADRILLE_TESTS(TestMakeItFit)
#include "tst_make_it_fit.moc"
