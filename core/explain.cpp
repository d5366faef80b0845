// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain.h"

#include "core/formula/amount.h"
#include "core/memory/detailed/explain_memory.h"
#include "core/memory/paper_inputs.h"
#include "core/performance/explain_performance.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/closed_form.h"
#include "core/plan/check.h"

namespace quadrille {
namespace {

using formula::explanationOf;
using formula::Label;
using formula::letter;
using formula::Traced;

constexpr const char* eq18 = QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 18");
constexpr Label stageTotal{"M", QUADRILLE_MESSAGE("Memory of one GPU of the stage"), eq18, Unit::bytes};
constexpr Label onlyParameters{"Ψ", QUADRILLE_MESSAGE("Parameters of the model"),
                               QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 3"), Unit::parameters};
constexpr Label noBuffers{"M_buf", QUADRILLE_MESSAGE("Buffers"),
                          QUADRILLE_MESSAGE("The paper's equations count none"), Unit::bytes};
constexpr Label overIdeal{"", QUADRILLE_MESSAGE("Bubble: idle time ÷ ideal time"),
                          QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2"), Unit::share};
constexpr Label overTotal{"", QUADRILLE_MESSAGE("Bubble: idle time ÷ total time"),
                          QUADRILLE_MESSAGE("Huang et al. (2019), section 2.3"), Unit::share};
constexpr Label replicas{"d", QUADRILLE_MESSAGE("Data parallel size: replicas of the model"), "", Unit::none};
constexpr Label microbatches{"m", QUADRILLE_MESSAGE("Micro-batches of a step and replica"), "", Unit::none};

Traced dataParallelFormula(const Scenario& s) {
    return letter<Traced>("G", QUADRILLE_MESSAGE("number of GPUs"), s.cluster.gpus) /
           (letter<Traced>("t", QUADRILLE_MESSAGE("tensor parallel size"), s.plan.tp) *
            letter<Traced>("c", QUADRILLE_MESSAGE("context parallel size"), s.plan.cp) *
            letter<Traced>("p", QUADRILLE_MESSAGE("pipeline parallel size"), s.plan.pp));
}

Traced microBatchFormula(const Scenario& s) {
    return letter<Traced>("B", QUADRILLE_MESSAGE("global batch size, sequences"), s.plan.globalBatch) /
           (named(replicas, dataParallelFormula(s)) *
            letter<Traced>("b", QUADRILLE_MESSAGE("micro-batch size"), s.plan.microBatch));
}

Explanation bubble(const Scenario& s, const Label& label) {
    const auto ranks = letter<Traced>("p", QUADRILLE_MESSAGE("pipeline parallel size"), s.plan.pp);
    const auto chunks = letter<Traced>("v_p", QUADRILLE_MESSAGE("virtual stages of a rank"), s.plan.vpp);
    const Traced m = named(microbatches, microBatchFormula(s));
    if (hasBubbleFormula(s.plan.schedule))
        return explanationOf(&label == &overIdeal ? closed_form::bubbleOverIdeal(ranks, m, chunks)
                                                  : closed_form::bubbleOverTotal(ranks, m, chunks),
                             label);
    // What the schedule's operations took when they ran, F = I = W = 1.
    const Traced ideal = 3.0 * m * chunks;
    const double overIdealNow = unitBubble(s.plan.schedule, scheduleShape(s)).overIdeal;
    const auto makespan =
        formula::amount<Traced>("T", QUADRILLE_MESSAGE("makespan of the executed schedule, in units"),
                                ideal.value() * (1 + overIdealNow));
    return explanationOf(&label == &overIdeal ? (makespan - ideal) / ideal : (makespan - ideal) / makespan,
                         label);
}

Explanation stageMemory(const Scenario& s, const Subject& subject) {
    if (s.estimator == Estimator::detailed)
        return detailed::explainMemory(s, subject);
    const auto inputs = paper::inputsOf<Traced>(s, subject.stage);
    const auto bytes = paper::stageBytes(inputs, paper::roleOf(subject.stage, s.plan.pp));
    if (subject.kind == Subject::Kind::stageMemory)
        return explanationOf(bytes.total(), stageTotal);
    switch (subject.part) {
    case MemoryPart::parameters:
        return explanationOf(bytes.parameters, stageTotal);
    case MemoryPart::gradients:
        return explanationOf(bytes.gradients, stageTotal);
    case MemoryPart::optimizer:
        return explanationOf(bytes.optimizer, stageTotal);
    case MemoryPart::activations:
        return explanationOf(bytes.activations, stageTotal);
    case MemoryPart::buffers:
    case MemoryPart::fragmentation:
    case MemoryPart::communicators:
    case MemoryPart::context:
        break;
    }
    return explanationOf(Traced(0.0), noBuffers);
}

} // namespace

std::optional<Explanation> explain(const Scenario& scenario, const Subject& subject) {
    if (!runnable(scenario))
        return std::nullopt;
    switch (subject.kind) {
    case Subject::Kind::stageMemory:
    case Subject::Kind::memoryPart:
        if (subject.stage < 0 || subject.stage >= scenario.plan.pp)
            return std::nullopt;
        return stageMemory(scenario, subject);
    case Subject::Kind::stepTime:
    case Subject::Kind::stepPart:
    case Subject::Kind::modelFlops:
    case Subject::Kind::utilisation:
    case Subject::Kind::tokens:
    case Subject::Kind::exchange:
        return explainPerformance(scenario, subject);
    case Subject::Kind::outOfMemory:
        if (scenario.estimator == Estimator::paper)
            return std::nullopt;
        return detailed::explainProbability(scenario);
    case Subject::Kind::modelParameters:
        if (scenario.estimator == Estimator::detailed)
            return detailed::explainParameters(scenario);
        return explanationOf(paper::modelParameters(paper::inputsOf<Traced>(scenario, 0)), onlyParameters);
    case Subject::Kind::bubbleOverIdeal:
        return bubble(scenario, overIdeal);
    case Subject::Kind::bubbleOverTotal:
        return bubble(scenario, overTotal);
    case Subject::Kind::dataParallel:
        return explanationOf(dataParallelFormula(scenario), replicas);
    case Subject::Kind::microBatches:
        return explanationOf(microBatchFormula(scenario), microbatches);
    }
    return std::nullopt;
}

} // namespace quadrille
