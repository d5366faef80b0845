// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/traffic.h"
#include "core/resolved/resolved.h"
#include "tests/support/ideal_machine.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <numeric>

using namespace quadrille;

namespace {

using test::near;

Scenario anyRunning() {
    const Scenario s = test::detailedScenario();
    RC_PRE(runnable(s));
    return s;
}

double sumOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// FLOPs of one micro-batch's forward pass by the closed form of gated models whose heads make up h, a sixth
/// of 12·s·L·h²·(1 + k/a + 3h_ffn/2h + s/h + v/2Lh) times two, with the masked half of attention left out and
/// each sequence of its core as many keys longer as fused attention counts it.
double forwardFlops(const Scenario& s) {
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const double h = number(s.model.hidden);
    const double layers = number(s.model.layers);
    const double bracket =
        1 + number(s.model.kvHeads) / number(s.model.heads) + 1.5 * number(s.model.ffn) / h +
        0.5 * (number(s.plan.sequence) + step::forwardEdge) / h + number(s.model.vocab) / (2 * layers * h);
    return 4 * number(s.plan.microBatch) * number(s.plan.sequence) * layers * h * h * bracket;
}

Scenario llama(const char* name) {
    Scenario s = test::llama70b();
    s.model = test::model(name);
    return s;
}

} // namespace

/// The model's own times, against counts of the whole model made another way.
class TestStageTimes : public QObject {
    Q_OBJECT
private slots:
    // On a machine where only FLOPs cost time, one micro-batch's forward pass takes those of the closed form.
    void stagesAddUpToTheModel() {
        for (const char* name : {"llama-3.1-8b", "llama-3.1-70b", "llama-2-7b", "llama-2-70b"})
            for (const std::int64_t t : {1, 4, 8}) {
                Scenario s = test::onIdealMachine(llama(name));
                s.plan.tp = t;
                s.plan.pp = 2;
                s.plan.recompute = Recompute::none;
                QVERIFY2(runnable(s), name);
                const double seconds = sumOf(Resolved(s).durations().forward) * s.cluster.gpu.bf16.value();
                QVERIFY2(near(seconds * static_cast<double>(s.plan.tp * s.plan.cp), forwardFlops(s)), name);
            }
    }

    // There the input gradients take as long as the forward pass but for the core of attention, of which they
    // compute five products instead of two, and weight gradients only the products with weights.
    void gradientsFollowTheForwardPass() {
        Scenario s = test::onIdealMachine(llama("llama-3.1-8b"));
        s.plan.tp = 2;
        s.plan.recompute = Recompute::none;
        const Durations times = Resolved(s).durations();
        Scenario shorter = s;
        // Half the tokens: a quarter of what keys cost, half of what queries and all products with weights
        // do.
        shorter.plan.sequence /= 2;
        const Durations less = Resolved(shorter).durations();
        for (std::size_t i = 0; i < times.forward.size(); ++i) {
            const double core = 2 * times.forward[i] - 4 * less.forward[i]; // but for what queries cost
            const double sequence = static_cast<double>(s.plan.sequence);
            const double forward = core * (1 + step::forwardEdge / sequence);
            const double backward = 2.5 * core * (1 + step::backwardEdge / sequence);
            QVERIFY(near(times.inputGradient[i], times.forward[i] - forward + backward, 1e-6));
            QVERIFY(near(times.weightGradient[i], times.forward[i] - forward, 1e-6));
        }
    }

    // Of c ranks each takes a c-th of the forward pass where keys are gathered. A ring goes over its queries
    // for every piece of keys, balanced over three quarters of them in all but the first, and its last rank
    // has 2c − 1 of c² pairs of pieces where it is not.
    void aRingGoesOverItsQueriesAgain() {
        Scenario s = test::onIdealMachine(llama("llama-3.1-8b"));
        s.plan.tp = 1;
        s.plan.recompute = Recompute::none;
        Scenario shorter = s;
        shorter.plan.sequence /= 2;
        const Durations whole = Resolved(s).durations(), less = Resolved(shorter).durations();
        const double beside = step::forwardEdge / static_cast<double>(s.plan.sequence);
        for (const std::int64_t c : {2, 4, 8}) {
            Scenario ring = s, gathered = s;
            ring.plan.cp = gathered.plan.cp = c;
            gathered.plan.contextMethod = ContextMethod::allGather;
            Scenario uneven = ring;
            uneven.plan.contextBalance = ContextBalance::contiguous;
            const Durations inRing = Resolved(ring).durations(), atOnce = Resolved(gathered).durations(),
                            last = Resolved(uneven).durations();
            const auto ranks = static_cast<double>(c);
            for (std::size_t i = 0; i < whole.forward.size(); ++i) {
                const double core = 2 * whole.forward[i] - 4 * less.forward[i];
                QVERIFY(near(ranks * atOnce.forward[i], whole.forward[i], 1e-6));
                QVERIFY(near(ranks * inRing.forward[i], whole.forward[i] + core * beside * 0.75 * (ranks - 1),
                             1e-6));
                QVERIFY(near(ranks * last.forward[i],
                             whole.forward[i] + core * ((ranks - 1) / ranks + beside * (ranks - 1)), 1e-6));
            }
        }
    }

    // What recomputation repeats belongs to I, and is at most a forward pass.
    void recomputationBelongsToTheInputGradient() {
        QVERIFY(rc::check([] {
            Scenario s = anyRunning();
            const Durations withIt = Resolved(s).durations();
            s.plan.recompute = Recompute::none;
            const Durations plain = Resolved(s).durations();
            for (std::size_t i = 0; i < plain.forward.size(); ++i) {
                RC_ASSERT(withIt.forward[i] == plain.forward[i]);
                RC_ASSERT(withIt.weightGradient[i] == plain.weightGradient[i]);
                const double repeated = withIt.inputGradient[i] - plain.inputGradient[i];
                RC_ASSERT(repeated >= 0);
                RC_ASSERT(repeated <= plain.forward[i] * (1 + 1e-9));
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

    // Where the ranks of a pipeline stand inside the data parallel ones it leaves the node when t·c·p does;
    // as frameworks place them, the data parallel ranks stand between.
    void latencyIsOfTheLinkBetweenNeighbours() {
        Scenario s = test::llama70b();
        s.plan.rankOrder = RankOrder::dataLast;
        s.cluster.gpu.profile = test::idealProfile();
        s.cluster = clusterOf(s.cluster.gpu, 8 * s.cluster.gpusPerNode);
        s.plan.tp = 1;
        s.plan.pp = 2;
        const double bytes = stageBoundaryBytes(s).value();
        QVERIFY(near(Resolved(s).durations().p2p,
                     bytes / s.cluster.gpu.peer.value_or(s.cluster.gpu.scaleUp).value()));
        s.plan.rankOrder = RankOrder::pipelineLast;
        QVERIFY(near(Resolved(s).durations().p2p, bytes / (s.cluster.nicGbps * 1e9 / 8)));
        s.plan.tp = s.cluster.gpusPerNode;
        const double split = stageBoundaryBytes(s).value();
        QVERIFY(near(Resolved(s).durations().p2p, split / (s.cluster.nicGbps * 1e9 / 8)));
        s.plan.pp = 1;
        QCOMPARE(Resolved(s).durations().p2p, 0.0);
    }
};

QUADRILLE_TESTS(TestStageTimes)
#include "tst_stage_times.moc"
