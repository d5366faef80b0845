// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"

#include "core/analysis/explain_performance.h"
#include "core/check/check.h"
#include "core/formula/amount.h"
#include "core/memory/detailed/explain_memory.h"
#include "core/memory/paper_inputs.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/closed_form.h"

#include <algorithm>

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
constexpr Label textbook{"", QUADRILLE_MESSAGE("Textbook: stages all alike, no messages"),
                         QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2"), Unit::share};
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

/// Of stages that are all alike and send messages in no time: what textbooks give for the schedule.
Explanation textbookBubble(const Scenario& s, bool ofIdeal, const std::stop_token& stop) {
    const auto ranks = letter<Traced>("p", QUADRILLE_MESSAGE("pipeline parallel size"), s.plan.pp);
    const auto chunks = letter<Traced>("v_p", QUADRILLE_MESSAGE("virtual stages of a rank"), s.plan.vpp);
    const Traced m = named(microbatches, microBatchFormula(s));
    if (hasBubbleFormula(s.plan.schedule))
        return explanationOf(ofIdeal ? closed_form::bubbleOverIdeal(ranks, m, chunks)
                                     : closed_form::bubbleOverTotal(ranks, m, chunks),
                             textbook);
    // What the schedule's operations took when they ran, F = I = W = 1.
    const Traced ideal = 3.0 * m * chunks;
    const double overIdealNow = unitBubble(s.plan.schedule, scheduleShape(s), stop).overIdeal;
    const auto makespan =
        formula::amount<Traced>("T_u", QUADRILLE_MESSAGE("makespan of the executed schedule, in units"),
                                ideal.value() * (1 + overIdealNow));
    return explanationOf(ofIdeal ? (makespan - ideal) / ideal : (makespan - ideal) / makespan, textbook);
}

/// The steps and symbols of `more` behind those of `explanation`, each once.
void append(Explanation& explanation, const Explanation& more) {
    const auto has = [&explanation](const std::string& symbol) {
        return std::ranges::any_of(explanation.symbols,
                                   [&](const ExplanationSymbol& each) { return each.symbol == symbol; });
    };
    explanation.steps.insert(explanation.steps.end(), more.steps.begin(), more.steps.end());
    for (const ExplanationSymbol& each : more.symbols)
        if (!has(each.symbol))
            explanation.symbols.push_back(each);
    std::ranges::sort(explanation.symbols, {}, &ExplanationSymbol::symbol);
}

Explanation performance(const Resolved& resolved, const Performance& known, const Subject& subject,
                        const std::stop_token& stop) {
    const Scenario& s = resolved.scenario();
    Explanation explanation = explainPerformance(resolved, known, subject);
    const bool ofIdeal = subject.kind == Subject::Kind::bubbleOverIdeal;
    const bool ofBubble = ofIdeal || subject.kind == Subject::Kind::bubbleOverTotal;
    if (ofBubble && s.plan.pp > 1 && !traits(s.plan.schedule).searched)
        append(explanation, textbookBubble(s, ofIdeal, stop));
    return explanation;
}

Explanation stageMemory(const Resolved& resolved, const Subject& subject, const std::stop_token& stop) {
    const Scenario& s = resolved.scenario();
    if (s.estimator == Estimator::detailed)
        return detailed::explainMemory(
            resolved, subject.stage,
            subject.kind == Subject::Kind::memoryPart ? std::optional(subject.part) : std::nullopt, stop);
    const auto inputs = paper::inputsOf<Traced>(resolved, subject.stage, stop);
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

/// With the key-value heads that the model has, of which a plan may hold more.
Explanation explainPaperParameters(const Resolved& resolved, const std::stop_token& stop) {
    auto letters = paper::inputsOf<Traced>(resolved, 0, stop);
    letters.k = formula::letter<Traced>("k", QUADRILLE_MESSAGE("number of key-value heads"),
                                        resolved.scenario().model.kvHeads);
    return explanationOf(paper::modelParameters(letters), onlyParameters);
}

} // namespace

std::optional<Explanation> explain(const Resolved& resolved, const Subject& subject, const Performance* known,
                                   const std::stop_token& stop) {
    const Scenario& scenario = resolved.scenario();
    if (!runnable(scenario))
        return std::nullopt;
    switch (subject.kind) {
    case Subject::Kind::stageMemory:
    case Subject::Kind::memoryPart:
        if (subject.stage < 0 || subject.stage >= scenario.plan.pp)
            return std::nullopt;
        return stageMemory(resolved, subject, stop);
    case Subject::Kind::gpuHours:
    case Subject::Kind::days:
        if (!(scenario.run.tokens > 0))
            return std::nullopt;
        [[fallthrough]];
    case Subject::Kind::stepTime:
    case Subject::Kind::stepPart:
    case Subject::Kind::modelFlops:
    case Subject::Kind::utilisation:
    case Subject::Kind::tokens:
    case Subject::Kind::goodput:
    case Subject::Kind::exchange:
    case Subject::Kind::bubbleOverIdeal:
    case Subject::Kind::bubbleOverTotal:
        return performance(resolved, known != nullptr ? *known : performanceOf(resolved, stop), subject,
                           stop);
    case Subject::Kind::textbookOverIdeal:
        return textbookBubble(scenario, true, stop);
    case Subject::Kind::textbookOverTotal:
        return textbookBubble(scenario, false, stop);
    case Subject::Kind::outOfMemory:
        if (scenario.estimator == Estimator::paper)
            return std::nullopt;
        return detailed::explainProbability(resolved, stop);
    case Subject::Kind::modelParameters:
        if (scenario.estimator == Estimator::detailed)
            return detailed::explainParameters(scenario);
        return explainPaperParameters(resolved, stop);
    case Subject::Kind::dataParallel:
        return explanationOf(dataParallelFormula(scenario), replicas);
    case Subject::Kind::microBatches:
        return explanationOf(microBatchFormula(scenario), microbatches);
    }
    return std::nullopt;
}

} // namespace quadrille
