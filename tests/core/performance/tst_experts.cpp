// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/layout/groups.h"
#include "core/memory/detailed/estimate.h"
#include "core/performance/performance.h"
#include "core/performance/traffic.h"
#include "core/timing/routed_bytes.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>
#include <numeric>
#include <vector>

using namespace quadrille;

namespace {

using test::near;

Scenario detailedOf(const char* model, std::int64_t gpus) {
    return test::training(model, gpus, 1024, 4096);
}

/// A plan of a model with experts, with messages of theirs over nodes.
Scenario mixtral() {
    Scenario s = detailedOf("mixtral-8x7b", 64);
    s.cluster.gpusPerNode = 4;
    s.plan.ep = 8;
    return s;
}

using test::breaks;

double expertParameters(const Scenario& s) {
    double sum = 0;
    for (const StageMemory& stage : detailedMemory(s).stages)
        sum += stage.part(MemoryPart::parameters).value();
    return sum;
}

/// Of all ways to choose `visits` of `experts` of which each of `nodes` has as many, the mean number of other
/// nodes that a token of the first one visits, by drawing lots in turn.
double otherNodesVisited(int nodes, int allowed) {
    // Every node is as likely among the allowed ones.
    std::vector<int> chosen(static_cast<std::size_t>(nodes), 0);
    std::fill_n(chosen.begin(), allowed, 1);
    std::sort(chosen.begin(), chosen.end());
    double all = 0, others = 0;
    do {
        ++all;
        others += std::accumulate(chosen.begin() + 1, chosen.end(), 0);
    } while (std::next_permutation(chosen.begin(), chosen.end()));
    return others / all;
}

} // namespace

/// Experts on a grid of their own, their imbalance and capacity, and what hides or shortens their messages.
class TestExperts : public QObject {
    Q_OBJECT
private slots:
    // Published plans of NVIDIA/Megatron-LM's and Megatron-Bridge's recipes for mixtures of experts: more
    // expert parallel ranks than replicas.
    void foldedPlansRun() {
        Scenario s = detailedOf("mixtral-8x22b", 64);
        s.plan.tp = 2;
        s.plan.pp = 8;
        s.plan.ep = 8;
        QVERIFY(breaks(s, "ep-divides-replicas"));
        s.plan.expertTensor = 1;
        QVERIFY(runnable(s));
        s.plan.ep = 16;
        QVERIFY(!runnable(s)); // 8 ranks of a stage
    }

    // Liu et al. (2025), section 3: the same experts stand on TP · CP · DP ÷ (ETP · EP) ranks.
    void everyExpertIsHeldAsOftenAsItHasReplicas() {
        for (const std::int64_t tensor : {1, 2, 4}) {
            for (const std::int64_t expert : {1, 2, 4, 8}) {
                Scenario s = detailedOf("mixtral-8x7b", 32);
                s.plan.tp = 4;
                s.plan.zero = 0;
                s.recipe.masterWeights = false;
                s.plan.expertTensor = tensor;
                s.plan.ep = expert;
                QVERIFY(runnable(s));
                Scenario one = s;
                one.plan.expertTensor = 4;
                one.plan.ep = 1;
                const double experts = 32.0 * 3 * 4096 * 14336 * 8 * 2; // bytes of all: layers, matrices, E
                const double part = experts / static_cast<double>(tensor * expert);
                QVERIFY(near(expertParameters(s) - expertParameters(one), part - experts / 4));
                QCOMPARE(expertReplicas(s).ranks, 32 / (tensor * expert));
            }
        }
    }

    // The tensor parallel size of TP said aloud is that of none said.
    // Experts reduce their gradients among the ranks that hold the same: of 2,048 ÷ 8 stages ÷ EP 64 there
    // are four. What they send is a part of data parallelism, and all else the gradients of what all ranks
    // share.
    void expertsReduceAmongTheirOwn() {
        Scenario s = detailedOf("deepseek-v3", 2048);
        s.plan.tp = 4;
        s.plan.cp = 2;
        s.plan.pp = 8;
        s.plan.ep = 64;
        s.plan.expertTensor = 1;
        s.plan.globalBatch = 8192;
        s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
        QVERIFY(runnable(s));
        const Performance seen = performanceOf(s);
        QCOMPARE(seen.expertData.ranks, std::int64_t{4});
        QCOMPARE(seen.expertData.ranksInNode, std::int64_t{1}); // 64 GPUs apart
        QCOMPARE(seen.exchange(TrafficKind::data).ranks, std::int64_t{64});
        QVERIFY(seen.expertData.sent > Bytes(0));
        QVERIFY(seen.expertData.sent < seen.exchange(TrafficKind::data).sent);
        QCOMPARE(seen.expertData.overNetwork, seen.expertData.sent);
        // ZeRO 1 sends 4 bytes of gradient and 2 of parameter, of 3 ÷ 4 each: 58 layers of 256 experts of
        // three matrices of 7168 × 2048, spread over 8 stages and 64 ranks.
        const double held = 58.0 * 256 * 3 * 7168 * 2048 / 8 / 64;
        const double bytes = 3.0 / 4 * held * (s.recipe.gradientBytes + 2);
        QVERIFY(near(seen.expertData.sent.value() / bytes, 1, 0.02));
        QCOMPARE(performanceOf(detailedOf("llama-3.1-8b", 8)).expertData, Exchange());
    }

    void sizeOfTpIsTheUsualOne() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            s.plan.expertTensor = 0;
            RC_PRE(runnable(s) && s.model.experts.has_value());
            Scenario said = s;
            said.plan.expertTensor = s.plan.tp;
            RC_ASSERT(runnable(said));
            RC_ASSERT(performanceOf(s) == performanceOf(said));
            RC_ASSERT(detailedMemory(s).stages == detailedMemory(said).stages);
        }));
    }

    void imbalanceStandsAlone() {
        Scenario s = mixtral();
        const Performance even = performanceOf(s);
        QCOMPARE(even.part(StepPart::imbalance).value(), 0.0);
        s.recipe.expertImbalance = 1.5;
        const Performance uneven = performanceOf(s);
        QVERIFY(uneven.part(StepPart::imbalance).value() > 0);
        for (const StepPart part : {StepPart::ideal, StepPart::attention, StepPart::memoryBound,
                                    StepPart::tensor, StepPart::expert, StepPart::matrices})
            QVERIFY2(near(uneven.part(part).value(), even.part(part).value()), name(part));
        QVERIFY(uneven.step > even.step);
    }

    // As if no expert had been sent more.
    void capacityCutsTheImbalance() {
        Scenario s = mixtral();
        s.recipe.expertImbalance = 1.25;
        const Performance performance = performanceOf(s);
        const auto memory = detailedMemory(s);
        s.recipe.expertImbalance = 2;
        QVERIFY(performanceOf(s).step > performance.step);
        s.recipe.capacityFactor = 1.25;
        QVERIFY(performanceOf(s) == performance);
        QVERIFY(detailedMemory(s).stages == memory.stages);
        QVERIFY(breaks(s, "capacity-drops-tokens"));
        s.recipe.capacityFactor = 3;
        QVERIFY(!breaks(s, "capacity-drops-tokens"));
    }

    void overlapHidesMessagesAlone() {
        Scenario s = mixtral();
        QVERIFY(!hidesExperts(s.plan));
        const Performance exposed = performanceOf(s);
        s.plan.expertOverlap = ExpertOverlap::on;
        const Performance hidden = performanceOf(s);
        QVERIFY(hidden.part(StepPart::expert) < exposed.part(StepPart::expert));
        QCOMPARE(hidden.exchange(TrafficKind::expert).sent, exposed.exchange(TrafficKind::expert).sent);
        QCOMPARE(hidden.exchange(TrafficKind::expert).time, exposed.exchange(TrafficKind::expert).time);
        QCOMPARE(hidden.part(StepPart::matrices), exposed.part(StepPart::matrices));
        s.plan.schedule = ScheduleKind::dualPipe;
        s.plan.expertOverlap = ExpertOverlap::bySchedule;
        QVERIFY(hidesExperts(s.plan)); // DeepSeek-AI (2024), section 3.2.1
        s.plan.expertOverlap = ExpertOverlap::off;
        QVERIFY(!hidesExperts(s.plan));
    }

    // DeepSeek-AI (2024), section 3.2.2: a token goes at most once to each of at most four nodes.
    void limitedRoutesAreCounted() {
        for (const int nodes : {2, 4, 8}) {
            for (const int allowed : {1, 2, 4}) {
                Scenario s = detailedOf("deepseek-v3", 8 * nodes);
                s.plan.ep = 8 * nodes;
                s.recipe.routeNodes = allowed;
                const GroupPlace place = groupPlace(s, TrafficKind::expert);
                QCOMPARE(place.ranksInNode, std::int64_t{8});
                const double visits = 8;
                const auto ranks = static_cast<double>(place.ranks);
                const double copies = visits * (ranks - 1) / ranks;
                const auto shares = step::routedShares(s, place);
                const int visited = std::min(nodes, allowed);
                QVERIFY(near(shares.network * copies, otherNodesVisited(nodes, visited)));
                QVERIFY(near(shares.inNode * copies, visits * 7 / 8));
                QVERIFY(near(shares.all, shares.inNode + shares.network));
                Scenario anywhere = s;
                anywhere.recipe.routeNodes = 0;
                const double leaving = visits * (ranks - 8) / ranks;
                QVERIFY(near(step::routedShares(anywhere, place).network * copies, leaving));
                QVERIFY(performanceOf(s).exchange(TrafficKind::expert).overNetwork <=
                        performanceOf(anywhere).exchange(TrafficKind::expert).overNetwork);
            }
        }
    }

    /// Half of the messages have a byte for each number and four for each 128, the others two: of 1,024 bytes
    /// 776. Nothing else is sent or held.
    void tokensInFp8TakeFewerBytes() {
        Scenario s = detailedOf("deepseek-v3", 64);
        s.plan.ep = 64;
        s.plan.expertOverlap = ExpertOverlap::off;
        for (const int nodes : {0, 4}) {
            s.recipe.routeNodes = nodes;
            s.recipe.fp8Dispatch = false;
            const Performance wide = performanceOf(s);
            const Bytes held = detailedStageMemory(s, 0).total();
            s.recipe.fp8Dispatch = true;
            const Performance narrow = performanceOf(s);
            const auto ratio = [&](auto of) {
                return of(narrow.exchange(TrafficKind::expert)) / of(wide.exchange(TrafficKind::expert));
            };
            const double fewer = 776.0 / 1024;
            QVERIFY(near(ratio([](const Exchange& e) { return e.sent.value(); }), fewer));
            QVERIFY(near(ratio([](const Exchange& e) { return e.overNetwork.value(); }), fewer));
            const double time = ratio([](const Exchange& e) { return e.time.value(); }); // latency stays
            QVERIFY(time >= fewer && time < 0.78);
            for (const TrafficKind kind : {TrafficKind::data, TrafficKind::pipeline})
                QCOMPARE(narrow.exchange(kind).sent, wide.exchange(kind).sent);
            QCOMPARE(detailedStageMemory(s, 0).total(), held);
        }
        Scenario dense = detailedOf("llama-3.1-8b", 8);
        const Performance before = performanceOf(dense);
        dense.recipe.fp8Dispatch = true;
        QVERIFY(performanceOf(dense) == before);
        QVERIFY(breaks(dense, "experts-settings-need-experts"));
    }

    void absurdSettingsGetAMessage() {
        Scenario s = mixtral();
        const auto broken = [&s](auto set, const char* rule) {
            Scenario changed = s;
            set(changed);
            return breaks(changed, rule);
        };
        QVERIFY(broken([](Scenario& x) { x.recipe.capacityFactor = 0.5; }, "capacity-holds-an-even-share"));
        QVERIFY(broken([](Scenario& x) { x.plan.expertTensor = -1; }, "etp-not-negative"));
        QVERIFY(broken([](Scenario& x) { x.recipe.routeNodes = -3; }, "route-nodes-not-negative"));
        QVERIFY(broken([](Scenario& x) { x.plan.expertTensor = 3; }, "expert-ffn-divisible-by-etp"));
        QVERIFY(broken(
            [](Scenario& x) {
                x.plan.tp = 2;
                x.plan.expertTensor = 1;
                x.plan.sequenceParallel = false;
            },
            "etp-needs-sequence-parallel"));
        s = detailedOf("llama-3.1-8b", 8);
        QVERIFY(broken([](Scenario& x) { x.plan.expertTensor = 2; }, "etp-needs-experts"));
        QVERIFY(broken([](Scenario& x) { x.recipe.routeNodes = 2; }, "experts-settings-need-experts"));
    }
};

QUADRILLE_TESTS(TestExperts)
#include "tst_experts.moc"
