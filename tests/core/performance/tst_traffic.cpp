// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/parameters.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic.h"
#include "core/timing/traffic_formulas.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

using test::close;

traffic::Inputs<double> one() {
    return {.b = 1,
            .c = 1,
            .d = 1,
            .e = 1,
            .h = 1,
            .k = 1,
            .L = 1,
            .m = 1,
            .p = 1,
            .s = 1,
            .t = 1,
            .v = 1,
            .q = 1,
            .sparseLayers = 0,
            .topK = 0,
            .u = 1,
            .ring = 1,
            .ulysses = 1,
            .headed = 0,
            .repeatedTensor = 0,
            .repeatedContext = 0,
            .repeatedExpert = 0};
}

} // namespace

class TestTraffic : public QObject {
    Q_OBJECT
private slots:
    void tensorParallelIsTheCoursesVolume();
    void anAllReduceOfLlama70bIs16KibAToken();
    void oneReplicaAloneIsSilent();
    void dataParallelIsRajbhandaris();
    void pipelineByHand();
    void contextByHand();
    void expertsByHand();
    void recomputationRepeatsTheForwardPass();
    void korthikantisFlops();
    void everyDegreePaysItsOwnPart();
    void groupsThatDoNotExistAreSilent();
    void dataParallelCountsWhatEachRankHolds();
};

// CS336, lecture 7: 8bsh(n − 1)/n elements a layer, of 2 bytes.
void TestTraffic::tensorParallelIsTheCoursesVolume() {
    auto x = one();
    x.b = 3;
    x.s = 4096;
    x.h = 5120;
    for (const double t : {1.0, 2.0, 4.0, 8.0}) {
        x.t = t;
        QVERIFY(close(traffic::tensorParallel(x), 2 * 8 * 3 * 4096 * 5120.0 * (t - 1) / t));
    }
}

// Guide, "tensor parallelism": B·L·16 KB for each of a layer's two all-reduces of the forward pass.
void TestTraffic::anAllReduceOfLlama70bIs16KibAToken() {
    auto x = one();
    x.h = static_cast<double>(test::model("llama-3.1-70b").hidden);
    QCOMPARE(traffic::layerInputBytes(x), 16.0 * 1024);
    // Forward and backward: four of them, each passing twice through a ring of many.
    x.t = 1e9;
    QVERIFY(close(traffic::tensorParallel(x), 4 * 2 * 16 * 1024.0, 1e-8));
}

void TestTraffic::oneReplicaAloneIsSilent() {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 1);
    s.plan.globalBatch = 1;
    QCOMPARE(trafficOf(s).total().value(), 0.0);
}

// ZeRO, section 7: 2Ψ for stages 0 to 2 and 3Ψ for stage 3, all in 16 bits, on many ranks.
void TestTraffic::dataParallelIsRajbhandaris() {
    const double psi = 7.5e9;
    for (const double ranks : {2.0, 64.0, 1024.0}) {
        const double ring = (ranks - 1) / ranks;
        for (const int stage : {0, 1, 2})
            QVERIFY(close(traffic::dataParallel(psi, ranks, 1.0, 2.0, stage), 2 * 2 * psi * ring));
        QVERIFY(close(traffic::dataParallel(psi, ranks, 1.0, 2.0, 3), 3 * 2 * psi * ring));
        // Gradients in fp32, eight micro-batches: only what is sharded communicates for each of them.
        QVERIFY(close(traffic::dataParallel(psi, ranks, 8.0, 4.0, 0), 8 * psi * ring));
        QVERIFY(close(traffic::dataParallel(psi, ranks, 8.0, 4.0, 1), (4 + 2) * psi * ring));
        QVERIFY(close(traffic::dataParallel(psi, ranks, 8.0, 4.0, 2), (8 * 4 + 2) * psi * ring));
        QVERIFY(close(traffic::dataParallel(psi, ranks, 8.0, 4.0, 3), 8 * (4 + 2 + 2) * psi * ring));
    }
    // A whole scenario: all of Llama-3.1-8B's parameters on each of 8 GPUs.
    Scenario s = test::llama8b();
    s.plan.zero = 0;
    s.recipe.gradientBytes = 2;
    QVERIFY(close(trafficOf(s).part(TrafficKind::data).value(), 2 * 2 * 8030261248.0 * 7 / 8));
}

void TestTraffic::pipelineByHand() {
    // Four ranks, three boundaries, both ways, five micro-batches of 2·s·b·h bytes; the mean of the ranks.
    auto x = one();
    x.s = 100;
    x.b = 2;
    x.h = 10;
    x.m = 5;
    x.p = 4;
    QCOMPARE(traffic::pipelineParallel(x), 2 * 3 * 5 * (2.0 * 100 * 2 * 10) / 4);
    // Three chunks a rank: eleven boundaries. Sequence parallelism sends a shard.
    x.v = 3;
    x.q = 2;
    QCOMPARE(traffic::pipelineParallel(x), 2 * 11 * 5 * (2.0 * 100 * 2 * 10) / 2 / 4);
}

void TestTraffic::contextByHand() {
    // Counted by going around the ring: in each of c − 1 steps a rank passes on a block of keys and values,
    // in the backward pass also their gradients.
    auto x = one();
    x.s = 4096;
    x.k = 2 * 8 * 128;
    x.c = x.ring = 4;
    x.t = 2;
    x.L = 3;
    double sent = 0;
    for (int layer = 0; layer < 3; ++layer)
        for (int step = 1; step < 4; ++step)
            for (const int blocks : {1, 2})
                sent += blocks * 2.0 * (4096.0 / 4) * (2.0 * 8 * 128 / 2);
    QCOMPARE(traffic::contextRing(x), sent);
}

void TestTraffic::expertsByHand() {
    auto x = one();
    x.s = 1024;
    x.h = 64;
    x.topK = 2;
    x.e = 8;
    x.sparseLayers = 5;
    // Every token twice out and twice back, forward and backward; one in eight stays.
    QCOMPARE(traffic::expertParallel(x), 5 * 4 * (1024 * 2 * 64 * 2.0) * 7 / 8);
}

void TestTraffic::recomputationRepeatsTheForwardPass() {
    auto x = one();
    x.t = x.u = 4;
    x.c = x.ring = 2;
    x.e = 2;
    x.topK = 1;
    x.sparseLayers = 1;
    auto again = x;
    again.repeatedTensor = again.repeatedContext = again.repeatedExpert = 1;
    QVERIFY(close(traffic::tensorParallel(again), 1.5 * traffic::tensorParallel(x)));
    QVERIFY(close(traffic::expertParallel(again), 1.5 * traffic::expertParallel(x)));
    QVERIFY(close(traffic::contextRing(again), 4.0 / 3 * traffic::contextRing(x)));
}

// Korthikanti et al. (2022), appendix A: 72·B·L·s·h²(1 + s/(6h) + v/(12hL)) FLOPs a step for GPT, of which
// the forward attention core is 4·B·L·s²·h.
void TestTraffic::korthikantisFlops() {
    Scenario s = test::scenario("gpt-3-175b", "a100-sxm-80gb", 64);
    s.plan.sequence = 2048;
    const double B = static_cast<double>(s.plan.globalBatch);
    const double L = static_cast<double>(s.model.layers);
    const double h = static_cast<double>(s.model.hidden);
    const double v = static_cast<double>(s.model.vocab);
    const double step = 72 * B * L * 2048 * h * h * (1 + 2048 / (6 * h) + v / (12 * h * L));
    // Norms and biases, which are no matrix products, are a few hundred-thousandths of it.
    QVERIFY(close(flopsPerStep(s, FlopConvention::model), step, 1e-4));
    s.plan.recompute = Recompute::selective;
    QVERIFY(close(extraComputation(s), 4 * B * L * 2048 * 2048 * h / step, 1e-4));
    s.plan.recompute = Recompute::full;
    // All but the head runs again.
    const double layers = 1 - 72 * B * L * 2048 * h * h * v / (12 * h * L) / step;
    QVERIFY(close(extraComputation(s), layers / 3, 1e-4));
    s.plan.recomputeEvery = 4;
    QVERIFY(close(extraComputation(s), layers / 12, 1e-4));
}

void TestTraffic::everyDegreePaysItsOwnPart() {
    QVERIFY(rc::check([] {
        const Scenario s = test::runnableScenario();
        RC_PRE(runnable(s));
        const Traffic traffic = trafficOf(s);
        RC_ASSERT((traffic.part(TrafficKind::tensor).value() > 0) == (s.plan.tp > 1));
        RC_ASSERT((traffic.part(TrafficKind::context).value() > 0) == (s.plan.cp > 1));
        RC_ASSERT((traffic.part(TrafficKind::pipeline).value() > 0) == (s.plan.pp > 1));
        RC_ASSERT((traffic.part(TrafficKind::data).value() > 0) == (dataParallel(s) * s.plan.cp > 1));
        RC_ASSERT(traffic.part(TrafficKind::expert).value() == 0);
        double sum = 0;
        for (const TrafficKind kind : allTrafficKinds)
            sum += traffic.part(kind).value();
        RC_ASSERT(sum == traffic.total().value());
        // The activations' part is the work's, however it is cut into micro-batches.
        Scenario halved = s;
        if (s.plan.microBatch % 2 == 0) {
            halved.plan.microBatch /= 2;
            RC_PRE(runnable(halved));
            for (const TrafficKind kind : {TrafficKind::tensor, TrafficKind::context, TrafficKind::pipeline})
                RC_ASSERT(close(trafficOf(halved).part(kind).value(), traffic.part(kind).value()));
        }
    }));
}

void TestTraffic::groupsThatDoNotExistAreSilent() {
    Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 8);
    s.plan.globalBatch = 8;
    const Traffic without = trafficOf(s);
    s.plan.ep = 8;
    const Traffic with = trafficOf(s);
    QCOMPARE(without.part(TrafficKind::expert).value(), 0.0);
    // 8192 tokens to 2 of 8 experts in 32 layers.
    QVERIFY(close(with.part(TrafficKind::expert).value(), 32 * 4 * (8192 * 2.0 * 4096 * 2) * 7 / 8));
    // Each expert is now on one GPU alone: only the rest is reduced.
    QVERIFY(with.part(TrafficKind::data) < 0.1 * without.part(TrafficKind::data));
}

// The mean over the ranks, each with its own layers and ends.
void TestTraffic::dataParallelCountsWhatEachRankHolds() {
    QVERIFY(rc::check([] {
        const Scenario s = test::runnableScenario();
        RC_PRE(pipelineReplicas(s.plan.schedule, scheduleShape(s)) == 1);
        const auto model = layout::modelParameters(s);
        const auto letters = layout::lettersOf<double>(s);
        const layout::ChunkShapes shapes(s);
        const double replicas = letters.d * letters.c;
        double sum = 0;
        for (std::int64_t rank = 0; rank < s.plan.pp; ++rank) {
            const auto all = shapes.together(rank);
            const auto held = layout::rankParameters(model, layout::countsOf<double>(all), all.ends, letters);
            for (const auto& [parameters, group] :
                 {std::pair(held.shared, replicas), std::pair(held.experts, replicas / letters.e)})
                sum += traffic::dataParallel(parameters, group, static_cast<double>(microBatches(s)),
                                             s.recipe.gradientBytes, s.plan.zero);
        }
        RC_ASSERT(
            close(trafficOf(s).part(TrafficKind::data).value(), sum / static_cast<double>(s.plan.pp), 1e-9));
    }));
}

QUADRILLE_TESTS(TestTraffic)
#include "tst_traffic.moc"
