// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "core/performance/spread.h"
#include "core/resolved/resolved.h"
#include "tests/support/ideal_machine.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace quadrille;

namespace {

using test::near;

Scenario anyRunning() {
    const Scenario s = test::detailedScenario();
    RC_PRE(runnable(s));
    return s;
}

/// Every rate of the machine times `factor`, every fixed time of its profile divided by it.
Scenario faster(Scenario s, double factor) {
    GpuSpec& gpu = s.cluster.gpu;
    gpu.bf16 = FlopsPerSecond(factor * gpu.bf16.value());
    if (gpu.fp4)
        gpu.fp4 = FlopsPerSecond(factor * gpu.fp4->value());
    if (gpu.fp8)
        gpu.fp8 = FlopsPerSecond(factor * gpu.fp8->value());
    gpu.hbm = factor * gpu.hbm;
    gpu.scaleUp = factor * gpu.scaleUp;
    if (gpu.peer)
        gpu.peer = factor * *gpu.peer;
    s.cluster.nicGbps *= factor;
    Profile profile = gpu.profile->of(s.recipe.framework->name);
    for (const ProfileParameter each :
         {ProfileParameter::launch, ProfileParameter::host, ProfileParameter::fastLatency,
          ProfileParameter::networkLatency, ProfileParameter::busyLatency, ProfileParameter::busyHost,
          ProfileParameter::stepOverhead, ProfileParameter::microBatchOverhead})
        profile.at(each) /= factor;
    gpu.profile = profile;
    return s;
}

} // namespace

class TestPerformance : public QObject {
    Q_OBJECT
private slots:
    // 12·B·s·L·h²·(1 + k/a + 3h_ffn/2h + s/h + v/2Lh), for gated models whose heads make up h.
    void flopsFollowThePaper() {
        for (const char* name : {"llama-3.1-8b", "llama-3.1-70b", "llama-2-70b"}) {
            Scenario s = test::llama70b();
            s.model = test::model(name);
            const auto number = [](std::int64_t value) { return static_cast<double>(value); };
            const double h = number(s.model.hidden);
            const double layers = number(s.model.layers);
            const double sequence = number(s.plan.sequence);
            const double outer = 12 * number(s.plan.globalBatch) * sequence * layers * h * h;
            const double weights = 1 + number(s.model.kvHeads) / number(s.model.heads) +
                                   3 * number(s.model.ffn) / (2 * h) +
                                   number(s.model.vocab) / (2 * layers * h);
            // Norms are in the count of parameters that the model's FLOPs come from: two vectors a layer.
            QVERIFY(near(flopsPerStep(s, FlopConvention::model), outer * (weights + sequence / h), 1e-4));
            QVERIFY(
                near(flopsPerStep(s, FlopConvention::causal), outer * (weights + sequence / (2 * h)), 1e-4));
            // Attention in tiles: of the whole core half is left, two products forward and five backward.
            const double core = sequence / h;
            QVERIFY(near(flopsPerStep(s, FlopConvention::hardware),
                         outer * (weights + (1 + 2.5) / 3 / 2 * core), 1e-4));
            s.plan.recompute = Recompute::full;
            const double head = number(s.model.vocab) / (2 * layers * h);
            QVERIFY(near(flopsPerStep(s, FlopConvention::hardware),
                         outer * (4.0 / 3 * weights + (2 + 2.5) / 3 / 2 * core - head / 3), 1e-4));
            // Stored scores are computed whole, as Korthikanti et al. (2022) count them.
            s.recipe.flashAttention = false;
            QVERIFY(near(flopsPerStep(s, FlopConvention::hardware),
                         outer * (4.0 / 3 * (weights + core) - head / 3), 1e-4));
        }
    }

    // Where only FLOPs cost time, a step without pipeline takes those of the causal convention, the half
    // product by which the core's backward pass exceeds twice its forward pass, and what the core's 1 + 2.5
    // passes cost beside the keys.
    void anIdealMachineLeavesTheFlops() {
        Scenario s = test::onIdealMachine(test::scenario("llama-3.1-8b", "a100-sxm-40gb", 64));
        s.plan.tp = 4;
        s.plan.recompute = Recompute::none;
        const Performance p = performanceOf(s);
        const double masked =
            flopsPerStep(s, FlopConvention::model) - flopsPerStep(s, FlopConvention::causal);
        const double edges = step::forwardEdge + 2.5 * step::backwardEdge;
        const double beside = masked / 3 * edges / static_cast<double>(s.plan.sequence);
        const double expected = (flopsPerStep(s, FlopConvention::causal) + masked / 6 + beside) /
                                (64 * s.cluster.gpu.bf16.value());
        QVERIFY(near(p.step.value(), expected, 1e-4));
        for (const TrafficKind kind : allTrafficKinds)
            QVERIFY(p.exchange(kind).exposed.value() < 1e-9 * expected);
    }

    // There a pipeline adds exactly the bubble of its stages' times.
    void infiniteBandwidthLeavesComputationAndBubble() {
        Scenario s = test::onIdealMachine(test::scenario("llama-3.1-8b", "a100-sxm-40gb", 64));
        s.plan.tp = 2;
        s.plan.pp = 4;
        s.plan.recompute = Recompute::none;
        const Performance p = performanceOf(s);
        const Durations times = Resolved(s).durations();
        const auto timeline = timelineOf(s, TimeBase::model);
        QVERIFY(near(p.step.value(), timeline->makespan, 1e-6));
        const double busy = std::accumulate(times.forward.begin(), times.forward.end(), 0.0) +
                            std::accumulate(times.inputGradient.begin(), times.inputGradient.end(), 0.0) +
                            std::accumulate(times.weightGradient.begin(), times.weightGradient.end(), 0.0);
        const double idle = timeline->makespan - busy * static_cast<double>(microBatches(s)) / 4;
        double bubble = 0;
        for (const StepPart part : bubbleParts)
            bubble += p.part(part).value();
        QVERIFY(near(bubble, idle, 1e-6));
    }

    void oneGpuHasNoCommunication() {
        QVERIFY(rc::check([] {
            Scenario s;
            s.model = *rc::gen::elementOf(test::models());
            s.cluster = clusterOf(*rc::gen::elementOf(test::gpus()), 1);
            s.plan.globalBatch = *rc::gen::inRange<std::int64_t>(1, 64);
            RC_PRE(runnable(s));
            const Performance p = performanceOf(s);
            for (const TrafficKind kind : allTrafficKinds) {
                RC_ASSERT(p.exchange(kind).sent.value() == 0);
                RC_ASSERT(p.exchange(kind).time.value() == 0);
            }
            for (const StepPart part :
                 {StepPart::tensor, StepPart::context, StepPart::expert, StepPart::pipeline, StepPart::data})
                RC_ASSERT(p.part(part).value() == 0);
        }));
    }

    void partsAddUpAndNoneIsNegative() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            const Performance p = performanceOf(s);
            double sum = 0;
            for (const StepPart part : allStepParts) {
                const double seconds = p.part(part).value();
                RC_ASSERT(std::isfinite(seconds));
                RC_ASSERT(seconds >= -1e-9 * p.step.value());
                sum += seconds;
            }
            RC_ASSERT(p.step.value() > 0);
            RC_ASSERT(near(sum, p.step.value(), 1e-12));
            RC_ASSERT(p.mfu(FlopConvention::causal) <= 1);
            for (const TrafficKind kind : allTrafficKinds) {
                const Exchange& exchange = p.exchange(kind);
                RC_ASSERT(exchange.exposed <= exchange.time);
                RC_ASSERT(exchange.overNetwork <= exchange.sent);
                // Nothing leaves a node faster than the cards of those who send it.
                const double cards = std::max(s.cluster.nicGbps / 8 * 1e9, 1e9);
                if (kind != TrafficKind::pipeline)
                    RC_ASSERT(exchange.overNetwork.value() <= exchange.time.value() * cards * (1 + 1e-9));
            }
        }));
    }

    // A machine twice as fast in everything takes half the time, part by part.
    void doublingAllSpeedsHalvesTheStep() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            RC_PRE(s.cluster.nicGbps > 8 && s.cluster.gpu.scaleUp.value() > 1e9);
            const Performance before = performanceOf(s);
            const Performance after = performanceOf(faster(s, 2));
            RC_ASSERT(near(before.step.value(), 2 * after.step.value(), 1e-9));
        }));
    }

    void timeNeverFallsWhenABandwidthFalls() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            // A search that is given other times may find a better order.
            RC_PRE(!traits(s.plan.schedule).searched);
            const double before = performanceOf(s).step.value();
            const double factor = 1.0 / *rc::gen::inRange(2, 20);
            Scenario slower = s;
            switch (*rc::gen::inRange(0, 3)) {
            case 0:
                slower.cluster.nicGbps *= factor;
                break;
            case 1:
                slower.cluster.gpu.scaleUp = factor * s.cluster.gpu.scaleUp;
                break;
            default:
                slower.cluster.gpu.hbm = factor * s.cluster.gpu.hbm;
            }
            RC_ASSERT(performanceOf(slower).step.value() >= before * (1 - 1e-9));
        }));
    }

    void aGlanceSeesTheSameAsTheAnalysis() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            const Glance seen = glance(s);
            const Performance whole = *analyzeWithoutTimeline(s).performance;
            RC_ASSERT(seen.step == whole.step);
            RC_ASSERT(seen.mfu == whole.mfu());
            RC_ASSERT(seen.tokensPerSecondPerGpu == whole.tokensPerSecondPerGpu());
        }));
    }

    // Outside of what a profile was fitted on the interval widens, doubling by doubling.
    void theIntervalWidensBeyondTheFit() {
        Scenario s = test::llama70b();
        Profile fitted;
        fitted.runs = 100;
        fitted.deviation = 0.05;
        fitted.domain.lowest = featuresOf(s);
        fitted.domain.highest = featuresOf(s);
        s.cluster.gpu.profile = fitted;
        const Performance inside = performanceOf(s);
        QVERIFY(inside.calibrated && !inside.extrapolated);
        QCOMPARE(inside.spread, 0.05);
        QVERIFY(near(inside.interval().slower, std::exp(1.645 * 0.05)));
        s.plan.sequence *= 4;
        const Performance outside = performanceOf(s);
        QVERIFY(outside.extrapolated);
        QVERIFY(near(outside.spread, std::hypot(0.05, 2 * spreadPerDistance)));
        // Jointly: the distance is straight, and another framework widens the interval further.
        s.plan.globalBatch *= 8;
        QVERIFY(near(performanceOf(s).spread, std::hypot(0.05, spreadPerDistance * std::hypot(2, 3))));
        fitted.clusters = {{.name = "a", .framework = "other", .runs = 9, .domain = fitted.domain}};
        s.cluster.gpu.profile = fitted;
        QVERIFY(near(performanceOf(s).spread,
                     std::hypot(std::hypot(0.05, spreadOfFrameworks), spreadPerDistance * std::hypot(2, 3))));
    }

    // Where nothing was measured everything is beyond it, and experts and 8 bits are no surer than elsewhere.
    void whatIsNotCalibratedIsExtrapolated() {
        Scenario s = test::llama70b();
        Profile guessed;
        guessed.deviation = 0.3;
        s.cluster.gpu.profile = guessed;
        const Performance plain = performanceOf(s);
        QVERIFY(!plain.calibrated && plain.extrapolated);
        QCOMPARE(plain.spread, 0.3);
        s.recipe.precision = Precision::fp8;
        QVERIFY(near(performanceOf(s).spread, std::hypot(0.3, spreadOfEightBits)));
    }

    // Of two sets of runs as near as each other the larger counts, as it is the one that is named.
    void theNearestIsTheOneThatIsNamed() {
        Scenario s = test::llama70b();
        Profile fitted;
        fitted.runs = 30;
        fitted.deviation = 0;
        fitted.domain.lowest = fitted.domain.highest = featuresOf(s);
        const std::string framework = s.recipe.framework->measuredName();
        for (const auto& [name, runs, deviation] : {std::tuple("few", 10, 0.4), std::tuple("many", 20, 0.1)})
            fitted.clusters.push_back({.name = name,
                                       .framework = framework,
                                       .runs = runs,
                                       .deviation = deviation,
                                       .domain = fitted.domain});
        s.cluster.gpu.profile = fitted;
        QCOMPARE(nearestRuns(s, 1).front().runs->name, std::string("many"));
        QVERIFY(near(performanceOf(s).spread, 0.1));
    }

    // However little is known, nothing computes faster than at the peak.
    void noIntervalReachesBelowThePeak() {
        QVERIFY(rc::check([] {
            Scenario s = anyRunning();
            Profile unsure = *s.cluster.gpu.profile;
            unsure.deviation = *rc::gen::element(0.01, 0.3, 1.0, 3.0);
            s.cluster.gpu.profile = unsure;
            const Performance seen = performanceOf(s);
            const double shortest = seen.shortestStep().value();
            constexpr double rounding = 1 - 1e-12;
            const double atPeak = flopsPerStep(s, FlopConvention::hardware) /
                                  (static_cast<double>(s.cluster.gpus) * seen.peak.value());
            // Which is no less than a forward pass and two backward, and whole layers repeated are another.
            const double causal =
                atPeak / flopsPerStep(s, FlopConvention::hardware) * flopsPerStep(s, FlopConvention::causal);
            const double heads = headFlopsPerToken(s.model) * static_cast<double>(s.plan.globalBatch) *
                                 static_cast<double>(s.plan.sequence) /
                                 flopsPerStep(s, FlopConvention::causal);
            const double repeated = (1.0 / 3 - heads) * recomputedLayerShare(s.plan);
            RC_ASSERT(atPeak >= causal * (1 + repeated) * rounding);
            RC_ASSERT(shortest >= atPeak * rounding);
            RC_ASSERT(seen.interval().faster >= 1);
            if (seen.step.value() / seen.interval().slower > atPeak)
                RC_ASSERT(seen.interval().faster == seen.interval().slower);
            else
                RC_ASSERT(near(shortest, atPeak));
        }));
    }

    // Runs with long sequences on few GPUs and runs with short ones on many say little of long ones on many.
    void theNearestRunsCountNotTheirUnion() {
        Scenario s = test::llama70b();
        const auto here = featuresOf(s);
        const auto cluster = [&](const char* name, ProfileFeature feature, double by, int runs) {
            RunCluster made{
                .name = name, .framework = s.recipe.framework->name, .runs = runs, .domain = {here, here}};
            made.domain.lowest.at(static_cast<std::size_t>(feature)) += by;
            made.domain.highest.at(static_cast<std::size_t>(feature)) += by;
            return made;
        };
        Profile fitted;
        fitted.runs = 20;
        fitted.deviation = 0.05;
        fitted.clusters = {cluster("far", ProfileFeature::gpus, 3, 10),
                           cluster("few", ProfileFeature::sequence, -2, 1),
                           cluster("many", ProfileFeature::hidden, 2, 9)};
        s.cluster.gpu.profile = fitted;
        QVERIFY(near(performanceOf(s).spread, std::hypot(0.05, 2 * spreadPerDistance)));
        const auto nearest = nearestRuns(s, 2);
        QCOMPARE(nearest.size(), std::size_t{2});
        QCOMPARE(nearest[0].runs->name, std::string("many"));
        QCOMPARE(nearest[1].runs->name, std::string("few"));
        QCOMPARE(nearest[0].distance, 2.0);
    }
};

QUADRILLE_TESTS(TestPerformance)
#include "tst_performance.moc"
