// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/guide_tree.h"

#include "core/analysis/memory_glance.h"
#include "core/check/offers.h"
#include "core/performance/traffic.h"
#include "core/pipeline/executor.h"
#include "core/search/plan_space.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

Scenario trainingOn(const char* model, const char* gpu, std::int64_t gpus) {
    Scenario s = test::scenario(model, gpu, gpus);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

const TreeNode& node(const std::array<TreeNode, treeQuestions.size()>& tree, TreeQuestion question) {
    return tree.at(static_cast<std::size_t>(question));
}

bool isYes(const Scenario& s, TreeQuestion question) {
    const auto tree = guideTree(s);
    return node(tree, question).reached && node(tree, question).yes.given;
}

double numberIn(const Message& message, std::size_t argument) {
    const auto& value = message.arguments.at(argument);
    return std::holds_alternative<double>(value) ? std::get<double>(value)
                                                 : static_cast<double>(std::get<std::int64_t>(value));
}

/// Idle ÷ busy of 1F1B, by running every operation.
double bubble(std::int64_t ranks, std::int64_t microbatches) {
    const ScheduleShape shape{.ranks = ranks, .microbatches = microbatches};
    return execute(makeOrder(ScheduleKind::oneForwardOneBackward, shape),
                   Durations::uniform(static_cast<std::size_t>(shape.stages())))
        .idleOverBusy();
}

} // namespace

/// The decision tree of the guide.
class TestGuideTree : public QObject {
    Q_OBJECT
private slots:
    // The guide's tables: 8B is 16 GB of weights, 70B 1,120 GB of states.
    void modelsTakeTheirWay() {
        using enum TreeQuestion;
        QVERIFY(isYes(trainingOn("llama-3.2-1b", "h100-sxm-80gb", 8), whole));
        const Scenario middle = trainingOn("llama-3.1-8b", "h100-sxm-80gb", 64);
        QVERIFY(!isYes(middle, whole) && isYes(middle, sharded));
        QVERIFY(!node(guideTree(middle), fastLink).reached);
        const Scenario large = trainingOn("llama-3.1-70b", "h100-sxm-80gb", 512);
        QVERIFY(!isYes(large, whole) && !isYes(large, sharded) && isYes(large, fastLink));
        QVERIFY(!isYes(trainingOn("llama-3.1-70b", "l40s", 512), fastLink));
        QVERIFY(isYes(trainingOn("mixtral-8x7b", "h100-sxm-80gb", 64), experts));
        Scenario longer = large;
        QVERIFY(!isYes(longer, longSequence));
        longer.plan.sequence = 32768; // "over 32K"
        QVERIFY(!isYes(longer, longSequence));
        longer.plan.sequence = 131072;
        QVERIFY(isYes(longer, longSequence));
    }

    // Its worked example: TP 8 on 512 H100, then as few stages as fit.
    void itsExampleIsWhatItRecommends() {
        Scenario s = trainingOn("llama-3.1-70b", "h100-sxm-80gb", 512);
        s.plan.sequence = 4096;
        s.plan.globalBatch = 1024;
        const auto taken = recommended(TreeQuestion::fastLink, s);
        QVERIFY(taken && taken->fits && !taken->agreesWith);
        QCOMPARE(taken->scenario.plan.tp, 8);
        for (std::int64_t fewer = 1; fewer < taken->scenario.plan.pp; ++fewer) {
            Scenario tried = taken->scenario;
            tried.plan.pp = fewer;
            QVERIFY(!runnable(tried) || memoryGlance(tried).zone != Zone::green);
        }
        const auto again = recommended(TreeQuestion::fastLink, taken->scenario);
        QVERIFY(again && again->agreesWith);
    }

    // “No CP” and “No EP” are no advice to take some, also where the plan does not fit without.
    void noneIsNone() {
        Scenario s = trainingOn("llama-3.1-70b", "h100-sxm-80gb", 16);
        s.plan.globalBatch = 64;
        for (const std::int64_t cp : {1, 2}) {
            s.plan.cp = cp;
            QVERIFY(runnable(s) && memoryGlance(s).zone != Zone::green);
            for (const TreeQuestion question : {TreeQuestion::experts, TreeQuestion::longSequence}) {
                const auto taken = recommended(question, s);
                QVERIFY(taken && !taken->fits && !taken->agreesWith);
                Scenario without = s;
                if (question == TreeQuestion::longSequence)
                    without.plan.cp = 1;
                QCOMPARE(taken->scenario, without);
            }
        }
    }

    // Where the tree says that nothing is split nothing is, whatever it costs and whether it fits or not.
    void nothingSplitIsNothingSplit() {
        for (const char* model : {"llama-3.2-1b", "llama-3.1-8b"})
            for (const std::int64_t sequence : {8192, 131072}) {
                Scenario s = trainingOn(model, "h100-sxm-94gb", 128);
                s.plan.globalBatch = 128;
                s.plan.sequence = sequence;
                s.plan.pp = 4;
                const StatesOnOneGpu states = statesOnOneGpu(s.model, s.cluster);
                const auto taken = recommended(states.whole ? TreeQuestion::whole : TreeQuestion::sharded, s);
                QVERIFY(taken);
                QCOMPARE(taken->scenario.plan.pp, std::int64_t{1});
                QCOMPARE(taken->scenario.plan.tp, std::int64_t{1});
                QCOMPARE(taken->fits, memoryGlance(taken->scenario).zone == Zone::green);
                QVERIFY(!taken->agreesWith);
            }
    }

    // What FSDP2 shards it shards together: of ZeRO 1 and 2 it has the second alone.
    void ofStagesThoseThatTheFrameworkHas() {
        Scenario s = trainingOn("llama-3.1-8b", "h100-sxm-80gb", 64);
        s.plan.globalBatch = 64;
        const auto before = recommended(TreeQuestion::sharded, s);
        QVERIFY(before && before->fits);
        Scenario first = s;
        first.plan.zero = 1;
        first.plan.pp = first.plan.tp = 1;
        QCOMPARE(before->scenario.plan.zero, memoryGlance(first).zone == Zone::green ? 1 : 2);
        s.recipe.framework = test::framework("torchtitan");
        const auto taken = recommended(TreeQuestion::sharded, s);
        QVERIFY(taken);
        QCOMPARE(taken->scenario.plan.zero, 2);
    }

    // Nanotron has no ZeRO 3, which the guide takes where no link is fast.
    void whatAFrameworkHasNotIsNotRecommended() {
        Scenario s = trainingOn("llama-3.1-70b", "l40s", 512);
        QVERIFY(recommended(TreeQuestion::fastLink, s).has_value());
        s.recipe.framework = test::framework("nanotron");
        QVERIFY(!recommended(TreeQuestion::fastLink, s).has_value());
        s.estimator = Estimator::paper; // of no framework
        QVERIFY(recommended(TreeQuestion::fastLink, s).has_value());
    }

    void whereNothingHasToBeSplitNothingIs() {
        Scenario s = trainingOn("llama-3.2-1b", "h100-sxm-80gb", 8);
        s.plan.tp = 4;
        s.plan.pp = 2;
        s.plan.zero = 3;
        s.plan.sequence = 2048;
        s.plan.globalBatch = 64;
        const auto taken = recommended(TreeQuestion::whole, s);
        QVERIFY(taken && taken->fits);
        QCOMPARE(taken->scenario.plan.tp * taken->scenario.plan.pp, 1);
        QCOMPARE(taken->scenario.plan.zero, 0);
        QVERIFY(!recommended(TreeQuestion::sharded, s).has_value());
        QVERIFY(!recommended(TreeQuestion::fastLink, s).has_value());
    }

    // Of everything that fits nothing is preferred to what is taken: by looking at all of it.
    void nothingThatFitsIsPreferred() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            if (traits(s.plan.schedule).searched) // see aSearchedScheduleIsLeft()
                s.plan.schedule = ScheduleKind::oneForwardOneBackward;
            static constexpr std::string_view names[] = {"tp", "cp", "pp", "ep", "mbs"};
            const PlanningRule rule = *rc::gen::elementOf(planningRules);
            const auto taken = takenByRule(rule, s, names);
            if (!taken) {
                RC_ASSERT(!runnable(s));
                return;
            }
            RC_ASSERT(runnable(taken->scenario));
            RC_ASSERT(taken->fits == (memoryGlance(taken->scenario).zone == Zone::green));
            std::vector<const Setting*> settings;
            for (const std::string_view name : names)
                settings.push_back(findSetting(name));
            const PlanSpace space = planSpace(s, settings);
            const auto preferenceOf = [&](const Scenario& of) {
                return preference(rule, of.model, of.cluster, of.plan);
            };
            bool anyFits = false;
            const auto all = static_cast<std::uint64_t>(space.size());
            for (std::uint64_t i = 0; i < all; i += std::max<std::uint64_t>(1, all / 400)) {
                Scenario tried = s;
                const auto places = space.places(i);
                for (std::size_t axis = 0; axis < places.size(); ++axis)
                    setFromText(*space.axes[axis].setting, tried, space.axes[axis].values[places[axis]]);
                // What its framework cannot be configured with is not taken.
                if (!runnable(tried) || memoryGlance(tried).zone != Zone::green || addsRefusal(s, tried))
                    continue;
                anyFits = true;
                RC_ASSERT(preferenceOf(taken->scenario) <= preferenceOf(tried));
            }
            RC_ASSERT(taken->fits || !anyFits);
            // Asked again, it has nothing to say.
            if (taken->fits && asItRuns(s) == s)
                RC_ASSERT(takenByRule(rule, taken->scenario, names)->agreesWith);
        }));
    }

    // Finding the order of a searched schedule for every plan would take minutes.
    void aSearchedScheduleIsLeft() {
        Scenario plain = trainingOn("llama-3.1-8b", "h100-sxm-80gb", 16);
        plain.plan.pp = 4;
        Scenario searched = plain;
        searched.plan.schedule = ScheduleKind::zeroBubbleAuto;
        static constexpr std::string_view names[] = {"tp", "pp", "mbs"};
        const auto taken = takenByRule(PlanningRule::paper, searched, names);
        QVERIFY(taken && taken->scenario == takenByRule(PlanningRule::paper, plain, names)->scenario);
        QCOMPARE(taken->scenario.plan.schedule, ScheduleKind::oneForwardOneBackward);
    }

    // "To keep bubbles below 5 % … ~16 micro-batches" at four stages; its own table has 18.8 %.
    void theGuidesBubbleIsTheOneThatIsRun() {
        const Message claim = guideErrors(TreeQuestion::fastLink).at(0);
        QCOMPARE(numberIn(claim, 3), std::round(bubble(4, 16) * 1000) / 10);
        QCOMPARE(numberIn(claim, 3), 18.8);
        const auto needed = static_cast<std::int64_t>(numberIn(claim, 4));
        QVERIFY(bubble(4, needed) <= 0.05 && bubble(4, needed - 1) > 0.05);
        Scenario example = trainingOn("llama-3.1-70b", "h100-sxm-80gb", 512);
        example.plan.tp = 8;
        example.plan.pp = 4;
        example.plan.globalBatch = 1024;
        QCOMPARE(numberIn(claim, 5), static_cast<double>(microBatches(example)));
        QVERIFY(bubble(4, microBatches(example)) < 0.05);
    }

    // Bytes of one GPU's tensor parallel group in a step ÷ those of one all-reduce of b·s·h in bf16.
    void theGuidesReductionsAreThoseOfAStep() {
        Scenario s = trainingOn("llama-3.1-70b", "h100-sxm-80gb", 512);
        s.plan.tp = 8;
        s.plan.pp = 4;
        s.plan.sequence = 4096;
        s.plan.globalBatch = 1024;
        s.plan.sequenceParallel = false;
        const auto h = static_cast<double>(s.model.hidden);
        const double one = 2 * (7.0 / 8) * 2 * 4096 * h; // a ring sends this of each
        const double count = trafficOf(s).part(TrafficKind::tensor).value() / one;
        const Message claim = guideErrors(TreeQuestion::fastLink).at(1);
        QCOMPARE(numberIn(claim, 0), 40.0);
        // Embedding and loss add a few on the stages at the ends.
        QVERIFY2(std::abs(count / numberIn(claim, 2) - 1) < 0.03, qPrintable(QString::number(count)));
    }

    void theGuidesDeepSeekHasTooFewGpus() {
        const Message claim = guideErrors(TreeQuestion::experts).at(0);
        Scenario row = trainingOn("deepseek-v3", "h800-sxm-80gb", 2048);
        row.plan.tp = 4;
        row.plan.pp = 16;
        QVERIFY(dataParallel(row) != 2); // as it says
        QCOMPARE(numberIn(claim, 3), static_cast<double>(2 * replicaGpus(row.plan)));
        row.plan.tp = 1;
        QCOMPARE(numberIn(claim, 5), static_cast<double>(dataParallel(row)));
    }

    void zero3SendsOneAndAHalfTimesAsMuch() {
        Scenario s = trainingOn("llama-3.1-8b", "h100-sxm-80gb", 64);
        s.recipe.gradientBytes = 2;
        s.plan.globalBatch = 64; // one micro-batch: parameters are gathered anew for each
        s.plan.zero = 0;
        const Bytes whole = trafficOf(s).part(TrafficKind::data);
        s.plan.zero = 3;
        const double ratio = trafficOf(s).part(TrafficKind::data) / whole;
        QVERIFY2(std::abs(ratio - numberIn(guideErrors(TreeQuestion::fastLink).at(2), 0)) < 0.01,
                 qPrintable(QString::number(ratio)));
    }
};

QUADRILLE_TESTS(TestGuideTree)
#include "tst_guide_tree.moc"
