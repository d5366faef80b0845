// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/expert_tokens.h"
#include "core/model/predictions.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"
#include "tests/support/wide_scenario.h"

using namespace quadrille;
using anatomy::expertTokens;
using anatomy::ExpertTokens;

namespace {

using test::about;

/// A plan of a model with experts.
Scenario sparsePlan() {
    Scenario s = test::wideRunnable();
    while (!s.model.experts)
        s = test::wideRunnable();
    return s;
}

/// DeepSeek-V3 over 64 GPUs of 8 nodes, as its report deploys experts.
Scenario deepSeek() {
    Scenario s = test::scenario("deepseek-v3", "h100-sxm-80gb", 64);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.ep = 64;
    s.plan.sequence = 4096;
    s.plan.globalBatch = 64;
    return s;
}

} // namespace

class TestExpertTokens : public QObject {
    Q_OBJECT
private slots:
    /// "each token will be sent to at most 4 nodes", and 8 of 256 experts (DeepSeek-AI 2024, section 2.1.2):
    /// with 8 nodes seven in eight of these are other ones.
    void tokensOfDeepSeek() {
        Scenario s = deepSeek();
        s.recipe.routeNodes = 4;
        QVERIFY(runnable(s));
        const ExpertTokens tokens = expertTokens(s);
        QCOMPARE(tokens.routed, 8.0 * 4096);
        QCOMPARE(tokens.kept, 8.0 * 4096 / 64);
        QVERIFY(about(tokens.network, 4096 * 4 * 7 / 8.0));
        QCOMPARE(tokens.ofExpert, 64 * 4096 * 8 / 256.0);
        QCOMPARE(tokens.computed, 4 * tokens.ofExpert);
        s.recipe.routeNodes = 0; // each copy by itself: 56 of 64 GPUs are on other nodes
        const ExpertTokens free = expertTokens(s);
        QVERIFY(about(free.network, 8.0 * 4096 * 56 / 64));
        QVERIFY(about(free.inNode, 8.0 * 4096 * 7 / 64));
    }

    /// What is dispatched by the ranks of a group is what their experts compute, and each expert as much.
    void nothingIsLost() {
        QVERIFY(rc::check([] {
            const Scenario s = sparsePlan();
            const ExpertTokens tokens = expertTokens(s);
            const auto number = [](std::int64_t n) { return static_cast<double>(n); };
            // Ranks that divide an expert compute the same visits; without SP ranks of TP dispatch the same.
            const double sequenceParts = usesSequenceParallel(s.plan) ? number(s.plan.tp) : 1;
            RC_ASSERT(about(tokens.routed * sequenceParts * number(expertTensor(s.plan)),
                            tokens.computed * number(s.plan.tp)));
            RC_ASSERT(about(tokens.ofExpert * number(s.model.experts->experts),
                            tokens.computed * number(s.plan.ep)));
            if (s.recipe.routeNodes == 0)
                RC_ASSERT(about(tokens.kept + tokens.inNode + tokens.network, tokens.routed));
        }));
    }

    /// All layers and passes of a step send what the traffic of the step counts.
    void bytesAreThoseOfTheStep() {
        QVERIFY(rc::check([] {
            const Scenario s = sparsePlan();
            const auto repeated = repeatedMessages(s);
            const double passes = 2 * (2 + repeated.expert) * static_cast<double>(microBatches(s)) *
                                  static_cast<double>(trainedSparseLayers(s.model)) /
                                  static_cast<double>(s.plan.pp);
            RC_ASSERT(about(passes * expertTokens(s).dispatch.value(),
                            trafficOf(s).part(TrafficKind::expert).value()));
        }));
    }

    /// Fedus et al. (2022), section 2.2: what is beyond the capacity is dropped.
    void capacityLimitsTheBusiest() {
        Scenario s = deepSeek();
        s.recipe.expertImbalance = 1.5;
        const ExpertTokens free = expertTokens(s);
        QCOMPARE(free.load, 1.5);
        QCOMPARE(free.dropped, 0.0);
        QVERIFY(free.busiestTime > free.time);
        s.recipe.capacityFactor = 1.25;
        const ExpertTokens limited = expertTokens(s);
        QCOMPARE(limited.load, 1.25);
        QVERIFY(about(limited.dropped, 0.25 * limited.computed));
        QVERIFY(limited.busiestTime < free.busiestTime);
        QCOMPARE(limited.time, free.time);
    }

    /// One rank has all experts, and sends nothing.
    void alone() {
        Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 8);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.plan.globalBatch = 8;
        const ExpertTokens tokens = expertTokens(s);
        QCOMPARE(tokens.kept, tokens.routed);
        QCOMPARE(tokens.inNode + tokens.network, 0.0);
        QCOMPARE(tokens.dispatch, Bytes());
        QCOMPARE(tokens.time, Seconds());
    }
};

QUADRILLE_TESTS(TestExpertTokens)
#include "tst_expert_tokens.moc"
