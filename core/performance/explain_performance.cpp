// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/explain_performance.h"

#include "core/formula/amount.h"
#include "core/formula/letter.h"
#include "core/performance/recomputation.h"
#include "core/performance/traced_step.h"
#include "core/performance/traffic.h"

namespace quadrille {
namespace {

using formula::amount;
using formula::explanationOf;
using formula::Label;
using formula::letter;
using formula::Traced;
using step::TracedStep;

constexpr Label stepLabel{"T", QUADRILLE_MESSAGE("Time of one step"), "", Unit::seconds};
constexpr Label rateLabel{"", QUADRILLE_MESSAGE("FLOP/s per GPU"), "", Unit::flopsPerSecond};
constexpr Label utilisationLabel{"", QUADRILLE_MESSAGE("Utilisation: FLOP/s per GPU ÷ dense peak"),
                                 QUADRILLE_MESSAGE("Chowdhery et al. (2022), section 4.1"), Unit::share};
constexpr Label tokensLabel{"", QUADRILLE_MESSAGE("Tokens per second and GPU"), "", Unit::tokensPerSecond};
constexpr Label exchangeLabel{"", QUADRILLE_MESSAGE("Communication in one step, were nothing else done"), "",
                              Unit::seconds};
constexpr const char* megatron =
    QUADRILLE_MESSAGE("Narayanan et al. (2021), eq. 3, without recomputation: attention counted whole");
constexpr Label modelFlops{"F", QUADRILLE_MESSAGE("Model FLOPs of one step"), megatron, Unit::flops};
constexpr Label causalFlops{
    "F", QUADRILLE_MESSAGE("Model FLOPs of one step, without the masked half of attention"), "", Unit::flops};
constexpr Label hardwareFlops{"F", QUADRILLE_MESSAGE("FLOPs of one step, recomputation included"),
                              QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 6.3"), Unit::flops};

Traced gpus(const Scenario& s) {
    return letter<Traced>("G", QUADRILLE_MESSAGE("number of GPUs"), s.cluster.gpus);
}

Traced peak(const Scenario& s) {
    return Traced::symbol("P", QUADRILLE_MESSAGE("dense peak of one GPU, FLOP/s"), peakOf(s).value());
}

Traced tokens(const Scenario& s) {
    return letter<Traced>("B", QUADRILLE_MESSAGE("global batch size, sequences"), s.plan.globalBatch) *
           letter<Traced>("s", QUADRILLE_MESSAGE("sequence length"), s.plan.sequence);
}

/// Three forward passes' worth: one forward, two backward.
Traced flops(const Scenario& s, FlopConvention convention) {
    const ForwardFlops forward = forwardFlopsPerToken(s.model, s.plan.sequence);
    const auto weights = Traced::symbol(
        "f_w", QUADRILLE_MESSAGE("forward FLOPs of a token with weights: two per parameter used"),
        forward.total - forward.attentionCore);
    const auto core = Traced::symbol(
        "f_a", QUADRILLE_MESSAGE("forward FLOPs of a token in the attention cores, every key counted"),
        forward.attentionCore);
    switch (convention) {
    case FlopConvention::causal:
        return named(causalFlops, 3.0 * tokens(s) * (weights + 0.5 * core));
    case FlopConvention::hardware:
        return named(hardwareFlops,
                     3.0 * tokens(s) * (weights + core) *
                         (1.0 + Traced::symbol("x", QUADRILLE_MESSAGE("FLOPs repeated ÷ model FLOPs"),
                                               extraComputation(s))));
    case FlopConvention::model:
        break;
    }
    return named(modelFlops, 3.0 * tokens(s) * (weights + core));
}

Traced wholeStep(const Scenario& s, const Performance& p) {
    const TracedStep parts(s, p);
    Traced sum = parts.named(StepPart::ideal);
    for (const StepPart part : allStepParts)
        if (part != StepPart::ideal && p.part(part).value() != 0)
            sum = sum + parts.named(part);
    return named(stepLabel, sum);
}

Traced exchangeSeconds(const Scenario& s, const Performance& p, TrafficKind kind) {
    const Exchange& exchange = p.exchange(kind);
    const step::Link link = step::ratesOf(s).link(kind);
    const auto sent =
        Traced::symbol("V", QUADRILLE_MESSAGE("bytes that one GPU sends in one step"), exchange.sent.value());
    const auto rate = Traced::symbol("β", QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                                     link.bytesPerSecond);
    const double rest = exchange.time.value() - exchange.sent.value() / link.bytesPerSecond;
    return sent / rate +
           Traced::symbol("λ",
                          QUADRILLE_MESSAGE(
                              "latency of its messages, and what slower ranks need beyond the mean, seconds"),
                          rest);
}

} // namespace

Explanation explainPerformance(const Scenario& s, const Subject& subject) {
    const Performance p = performanceOf(s);
    switch (subject.kind) {
    case Subject::Kind::stepPart:
        return TracedStep(s, p).explanation(subject.stepPart);
    case Subject::Kind::modelFlops:
        return explanationOf(flops(s, subject.convention) / (wholeStep(s, p) * gpus(s)), rateLabel);
    case Subject::Kind::utilisation:
        return explanationOf(flops(s, subject.convention) / (wholeStep(s, p) * gpus(s) * peak(s)),
                             utilisationLabel);
    case Subject::Kind::tokens:
        return explanationOf(tokens(s) / (wholeStep(s, p) * gpus(s)), tokensLabel);
    case Subject::Kind::exchange:
        return explanationOf(exchangeSeconds(s, p, subject.traffic), exchangeLabel);
    default:
        return explanationOf(wholeStep(s, p), stepLabel);
    }
}

} // namespace quadrille
