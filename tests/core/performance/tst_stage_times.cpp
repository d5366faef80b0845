// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/recomputation.h"
#include "core/performance/stage_times.h"
#include "core/performance/traffic.h"
#include "tests/support/random_scenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace quadrille;

namespace {

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({std::abs(a), std::abs(b), 1e-12});
}

Scenario anyRunning() {
    const Scenario s = test::detailedScenario();
    RC_PRE(runnable(s));
    return s;
}

double tokensOfMicroBatch(const Scenario& s) {
    return static_cast<double>(s.plan.microBatch) * static_cast<double>(s.plan.sequence);
}

double sumOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace

/// The model's own times, against counts of the whole model made another way.
class TestStageTimes : public QObject {
    Q_OBJECT
private slots:
    // Over all stages and all GPUs of a replica, one micro-batch's forward pass is the model's: all matrices,
    // and the half of the attention core that its mask leaves.
    void stagesAddUpToTheModel() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            double matrices = 0;
            double attention = 0;
            for (const StageFlops& stage : stageFlops(s)) {
                matrices += stage.matrices;
                attention += stage.attention;
            }
            const auto gpus = static_cast<double>(s.plan.tp * s.plan.cp);
            const ForwardFlops token = forwardFlopsPerToken(s.model, s.plan.sequence);
            RC_ASSERT(near(matrices * gpus, (token.total - token.attentionCore) * tokensOfMicroBatch(s)));
            RC_ASSERT(near(attention * gpus, token.attentionCore / 2 * tokensOfMicroBatch(s)));
        }));
    }

    // Without recomputation a backward pass is twice its forward pass; what is repeated belongs to I.
    void theBackwardPassIsTwiceTheForwardPass() {
        QVERIFY(rc::check([] {
            Scenario s = anyRunning();
            const Durations withIt = stageTimes(s);
            s.plan.recompute = Recompute::none;
            const Durations plain = stageTimes(s);
            for (std::size_t i = 0; i < plain.forward.size(); ++i) {
                RC_ASSERT(near(plain.backwardOf(i), 2 * plain.forward[i]));
                RC_ASSERT(withIt.forward[i] == plain.forward[i]);
                RC_ASSERT(withIt.weightGradient[i] == plain.weightGradient[i]);
                RC_ASSERT(withIt.inputGradient[i] >= plain.inputGradient[i]);
            }
        }));
    }

    // Full recomputation of every layer repeats the forward pass of all but the head.
    void fullRecomputationRepeatsTheLayers() {
        QVERIFY(rc::check([] {
            Scenario s = anyRunning();
            s.plan.recompute = Recompute::full;
            s.plan.recomputeEvery = 1;
            const auto stages = stageFlops(s);
            const double head = 2.0 * static_cast<double>(s.model.vocab) *
                                static_cast<double>(s.model.hidden) * tokensOfMicroBatch(s) /
                                static_cast<double>(s.plan.tp * s.plan.cp);
            for (std::size_t i = 0; i < stages.size(); ++i) {
                const double forward = stages[i].matrices + stages[i].attention;
                RC_ASSERT(near(stages[i].repeated, i + 1 == stages.size() ? forward - head : forward));
            }
        }));
    }

    // A pipeline sends what the traffic formulas count, boundary by boundary.
    void boundariesAddUpToTheTraffic() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            RC_PRE(runnable(s));
            const auto boundaries = static_cast<double>(s.plan.pp * s.plan.vpp - 1);
            const double sent = 2 * boundaries * stageBoundaryBytes(s).value() *
                                static_cast<double>(microBatches(s)) / static_cast<double>(s.plan.pp);
            RC_ASSERT(near(sent, trafficOf(s).part(TrafficKind::pipeline).value()));
        }));
    }

    // Twice the GPU's peak halves every time but that on the wire.
    void timesFollowTheGpu() {
        QVERIFY(rc::check([] {
            Scenario s = anyRunning();
            const Durations before = stageTimes(s);
            s.cluster.gpu.bf16 = FlopsPerSecond(2 * s.cluster.gpu.bf16.value());
            if (s.cluster.gpu.fp8)
                s.cluster.gpu.fp8 = FlopsPerSecond(2 * s.cluster.gpu.fp8->value());
            const Durations after = stageTimes(s);
            RC_ASSERT(near(sumOf(before.forward), 2 * sumOf(after.forward)));
            RC_ASSERT(before.p2p == after.p2p);
        }));
    }

    // A pipeline within one domain of the fast link talks over it, any other over the network.
    void latencyIsOfTheLinkBetweenNeighbours() {
        Scenario s = test::llama70b();
        s.cluster = clusterOf(s.cluster.gpu, s.cluster.gpusPerNode);
        s.plan.tp = 1;
        s.plan.pp = 2;
        const double bytes = stageBoundaryBytes(s).value();
        QVERIFY(near(stageTimes(s).p2p, bytes / s.cluster.gpu.scaleUp.value()));
        s.cluster.gpus *= 2; // twice as many replicas between one rank of the pipeline and the next
        QVERIFY(near(stageTimes(s).p2p, bytes / (s.cluster.nicGbps * 1e9 / 8)));
        s.plan.pp = 1;
        QCOMPARE(stageTimes(s).p2p, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestStageTimes)
#include "tst_stage_times.moc"
