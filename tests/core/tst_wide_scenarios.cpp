// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/explain.h"
#include "core/cost/training_cost.h"
#include "core/memory/detailed/oom.h"
#include "core/performance/exchange_times.h"
#include "tests/support/test_program.h"
#include "tests/support/wide_scenario.h"

#include <cmath>

using namespace quadrille;

namespace {

double explained(const Scenario& s, const Subject& subject, const Performance* known = nullptr) {
    const auto explanation = explain(s, subject, known);
    RC_ASSERT(explanation.has_value());
    return explanation->value();
}

} // namespace

/// What holds for whatever can run, on every GPU, framework and schedule, from small to absurd.
class TestWideScenarios : public QObject {
    Q_OBJECT
private slots:
    // No part is negative, and they sum to the whole; nothing is exposed that does not happen.
    void timesAddUp() {
        QVERIFY(rc::check([] {
            const Scenario s = test::wideRunnable();
            const Performance p = performanceOf(s);
            RC_ASSERT(std::isfinite(p.step.value()) && p.step.value() > 0);
            double sum = 0;
            for (const StepPart part : allStepParts) {
                RC_ASSERT(p.part(part).value() >= 0);
                sum += p.part(part).value();
            }
            RC_ASSERT(std::abs(sum - p.step.value()) <= 1e-12 * p.step.value());
            for (const TrafficKind kind : allTrafficKinds) {
                const Exchange& exchange = p.exchange(kind);
                RC_ASSERT(exchange.exposed.value() >= 0);
                RC_ASSERT(exchange.exposed <= exchange.time);
                RC_ASSERT(exchange.exposed == p.part(exposedPart(kind)));
                RC_ASSERT(exchange.overNetwork <= exchange.sent);
            }
        }));
    }

    void noShareOfThePeakIsAboveOne() {
        QVERIFY(rc::check([] {
            const Scenario s = test::wideRunnable();
            const Performance p = performanceOf(s);
            for (const FlopConvention convention : allFlopConventions) {
                RC_ASSERT(p.mfu(convention) > 0);
                RC_ASSERT(p.mfu(convention) <= 1);
            }
        }));
    }

    // One idle time, in both conventions, in the verdict, in a glance and as it is executed.
    void thereIsOneBubble() {
        QVERIFY(rc::check([] {
            const Scenario s = test::wideRunnable();
            const Analysis analysis = analyze(s, TimeBase::model);
            const PipelineSpan& span = analysis.pipeline->span;
            const double total = span.overTotal();
            RC_ASSERT(total >= 0 && total < 1);
            RC_ASSERT(std::abs(span.overIdeal() - total / (1 - total)) <= 1e-9 * (1 + span.overIdeal()));
            RC_ASSERT(glance(s).bubbleOverTotal == total);
            double idle = 0;
            for (const StepPart part : bubbleParts)
                idle += analysis.performance->part(part).value();
            RC_ASSERT(std::abs(idle / span.makespan - total) <= 1e-12);
            RC_ASSERT(std::abs(analysis.timeline->bubbleOverTotal - total) <= 1e-9);
            RC_ASSERT(std::abs(analysis.timeline->makespan / span.makespan - 1) <= 1e-9);
        }));
    }

    // The zone is what the probability says, wherever there is one, for the plan and for the fullest stage.
    void thereIsOneJudge() {
        QVERIFY(rc::check([] {
            const Scenario s = test::wideRunnable();
            const MemoryEstimate memory = memoryOf(s);
            const Bytes total = memory.total();
            if (s.estimator == Estimator::paper) {
                RC_ASSERT(!memory.oomProbability.has_value());
                const Bytes capacity = s.cluster.gpu.memory;
                RC_ASSERT(memory.zone == (total <= 0.8 * capacity ? Zone::green
                                          : total <= capacity     ? Zone::yellow
                                                                  : Zone::red));
            } else {
                const double p = memory.oomProbability.value();
                // At the very limit both may round otherwise.
                RC_PRE(std::abs(p - greenProbability) > 1e-9 && std::abs(p - yellowProbability) > 1e-9);
                RC_ASSERT(memory.zone == (p <= greenProbability    ? Zone::green
                                          : p <= yellowProbability ? Zone::yellow
                                                                   : Zone::red));
            }
            RC_ASSERT(memory.zoneOf(memory.stages[memory.fullest]) == memory.zone);
            RC_ASSERT(glance(s).zone == memory.zone);
        }));
    }

    // What is explained is what was computed, bit for bit.
    void explanationsAreTheNumbers() {
        QVERIFY(rc::check([] {
            using Kind = Subject::Kind;
            const Scenario s = test::wideRunnable();
            const Analysis analysis = analyzeWithoutTimeline(s);
            const Performance& p = *analysis.performance;
            for (const StepPart part : allStepParts)
                RC_ASSERT(explained(s, {.kind = Kind::stepPart, .stepPart = part}, &p) ==
                          p.part(part).value());
            RC_ASSERT(explained(s, {.kind = Kind::stepTime}, &p) == p.step.value());
            RC_ASSERT(explained(s, {.kind = Kind::tokens}, &p) == p.tokensPerSecondPerGpu());
            for (const FlopConvention convention : allFlopConventions) {
                RC_ASSERT(explained(s, {.kind = Kind::modelFlops, .convention = convention}, &p) ==
                          p.perGpu(convention).value());
                RC_ASSERT(explained(s, {.kind = Kind::utilisation, .convention = convention}, &p) ==
                          p.mfu(convention));
            }
            for (const TrafficKind kind : allTrafficKinds)
                RC_ASSERT(explained(s, {.kind = Kind::exchange, .traffic = kind}, &p) ==
                          p.exchange(kind).time.value());
            const PipelineSummary& pipeline = *analysis.pipeline;
            RC_ASSERT(explained(s, {.kind = Kind::bubbleOverIdeal}, &p) == pipeline.span.overIdeal());
            RC_ASSERT(explained(s, {.kind = Kind::bubbleOverTotal}, &p) == pipeline.span.overTotal());
            RC_ASSERT(explained(s, {.kind = Kind::microBatches}, &p) ==
                      static_cast<double>(pipeline.microBatches));
            if (analysis.memory->oomProbability)
                RC_ASSERT(explained(s, {.kind = Kind::outOfMemory}) == *analysis.memory->oomProbability);
            const auto stage = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const StageMemory& held = analysis.memory->stages[static_cast<std::size_t>(stage)];
            RC_ASSERT(explained(s, {.kind = Kind::stageMemory, .stage = stage}) == held.total().value());
            for (const MemoryPart part : allMemoryParts)
                RC_ASSERT(explained(s, {Kind::memoryPart, stage, part}) == held.part(part).value());
        }));
    }

    // Of the training as of the step; also where failures leave no time to train.
    void explainedCostsAreTheNumbers() {
        QVERIFY(rc::check([] {
            using Kind = Subject::Kind;
            const Scenario s = test::wideRunnable();
            const Performance p = performanceOf(s);
            const TrainingCost cost =
                trainingCost(costQuestion(s), s.cluster.gpus, p.tokensPerSecondPerGpu());
            RC_ASSERT(cost.goodput.share >= 0 && cost.goodput.share <= 1);
            RC_ASSERT(explained(s, {.kind = Kind::goodput}, &p) == cost.goodput.share);
            RC_ASSERT(cost.days.has_value() == (s.run.tokens > 0));
            RC_ASSERT(cost.price.has_value() == (s.run.tokens > 0 && s.run.pricePerGpuHour > 0));
            if (!cost.days) {
                RC_ASSERT(!explain(s, {.kind = Kind::days}, &p));
                return;
            }
            RC_ASSERT(*cost.days > 0);
            RC_ASSERT(std::isfinite(*cost.days) || cost.goodput.share < 1e-200);
            RC_ASSERT(explained(s, {.kind = Kind::days}, &p) == *cost.days);
            RC_ASSERT(explained(s, {.kind = Kind::gpuHours}, &p) == *cost.gpuHours);
        }));
    }

    // A repeated forward pass computes a third of what forward and backward pass do, its messages apart. What
    // makes numbers narrow is left out: inputs in the forward pass, gradients of outputs in the backward
    // pass, of which the former may be wider.
    void recomputationIsAThirdOfTheWork() {
        QVERIFY(rc::check([] {
            Scenario s = test::wideRunnable();
            s.plan.recompute = Recompute::full;
            s.plan.recomputeEvery = 1;
            Framework framework = *s.recipe.framework;
            framework.castBytes = 0;
            s.recipe.framework = SharedValue<Framework>(framework);
            RC_PRE(runnable(s));
            const Performance p = performanceOf(s);
            double computing = 0;
            for (const StepPart part :
                 {StepPart::ideal, StepPart::matrices, StepPart::attention, StepPart::memoryBound})
                computing += p.part(part).value();
            const double again = p.part(StepPart::recomputation).value();
            // Attention's backward pass takes up to 5/2 of its forward pass; head and embedding do not run
            // again.
            RC_ASSERT(again <= computing / 3 * (1 + 1e-9));
        }));
    }
};

QUADRILLE_TESTS(TestWideScenarios)
#include "tst_wide_scenarios.moc"
