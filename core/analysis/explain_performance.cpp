// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain_performance.h"

#include "core/cost/cost_formulas.h"
#include "core/formula/amount.h"
#include "core/performance/flop_formulas.h"
#include "core/performance/traced_step.h"
#include "core/performance/traffic.h"

namespace quadrille {
namespace {

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
constexpr Label speedLabel{"K_GPU", QUADRILLE_MESSAGE("Tokens per second and GPU"), "",
                           Unit::tokensPerSecond};
constexpr Label shareLabel{"φ", QUADRILLE_MESSAGE("Goodput: share of the time that trains"),
                           QUADRILLE_MESSAGE("Daly (2006), eq. 20"), Unit::share};
constexpr Label daysLabel{"", QUADRILLE_MESSAGE("Days of the training"), "", Unit::none};
constexpr Label overIdealLabel{"", QUADRILLE_MESSAGE("Bubble: idle time ÷ busy time"),
                               QUADRILLE_MESSAGE("The executed schedule"), Unit::share};
constexpr Label overTotalLabel{"", QUADRILLE_MESSAGE("Bubble: idle time ÷ total time"),
                               QUADRILLE_MESSAGE("The executed schedule"), Unit::share};
constexpr Label exchangeLabel{"", QUADRILLE_MESSAGE("Communication in one step, were nothing else done"), "",
                              Unit::seconds};
constexpr const char* megatron =
    QUADRILLE_MESSAGE("Narayanan et al. (2021), eq. 3, without recomputation: attention counted whole");
constexpr Label modelFlops{"F", QUADRILLE_MESSAGE("Model FLOPs of one step"), megatron, Unit::flops};
constexpr Label causalFlops{
    "F", QUADRILLE_MESSAGE("Model FLOPs of one step, without the masked half of attention"), "", Unit::flops};
constexpr Label hardwareFlops{
    "F", QUADRILLE_MESSAGE("FLOPs that the kernels compute in one step, recomputation included"),
    QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 6.3"), Unit::flops};

Traced gpus(const Scenario& s) {
    return letter<Traced>("G", QUADRILLE_MESSAGE("number of GPUs"), s.cluster.gpus);
}

Traced peak(const Scenario& s) {
    return Traced::symbol("P", QUADRILLE_MESSAGE("dense peak of one GPU, FLOP/s"), peakOf(s).value());
}

/// By the convention that counts where this one is asked for.
Traced flops(const Scenario& s, const Performance& p, FlopConvention asked) {
    const FlopConvention convention = p.counted(asked);
    const Label& label = convention == FlopConvention::causal     ? causalFlops
                         : convention == FlopConvention::hardware ? hardwareFlops
                                                                  : modelFlops;
    return named(label, stepFlops<Traced>(s, convention));
}

Traced wholeStep(const Resolved& resolved, const Performance& p) {
    const TracedStep parts(resolved, p);
    Traced sum = parts.named(StepPart::ideal);
    for (const StepPart part : allStepParts)
        if (part != StepPart::ideal && p.part(part).value() != 0)
            sum = sum + parts.named(part);
    return named(stepLabel, sum);
}

Traced speed(const Resolved& resolved, const Performance& p) {
    const Scenario& s = resolved.scenario();
    return stepTokens<Traced>(s) / (wholeStep(resolved, p) * gpus(s));
}

/// Of the whole training.
Traced trainingHours(const Resolved& resolved, const Performance& p) {
    const Scenario& s = resolved.scenario();
    const CostQuestion question = costQuestion(s);
    return cost::gpuHoursFormula(question, named(speedLabel, speed(resolved, p)),
                                 named(shareLabel, cost::goodputFormula<Traced>(question, s.cluster.gpus)));
}

Traced idle(const Resolved& resolved, const Performance& p) {
    const TracedStep parts(resolved, p);
    return parts.derived(StepPart::fillAndDrain) + parts.derived(StepPart::unequalStages) +
           parts.derived(StepPart::pipeline);
}

} // namespace

Explanation explainPerformance(const Resolved& resolved, const Performance& p, const Subject& subject) {
    const Scenario& s = resolved.scenario();
    switch (subject.kind) {
    case Subject::Kind::stepPart:
        return TracedStep(resolved, p).explanation(subject.stepPart);
    case Subject::Kind::modelFlops:
        return explanationOf(flops(s, p, subject.convention) / (wholeStep(resolved, p) * gpus(s)), rateLabel);
    case Subject::Kind::utilisation:
        return explanationOf(flops(s, p, subject.convention) / (wholeStep(resolved, p) * gpus(s)) / peak(s),
                             utilisationLabel);
    case Subject::Kind::tokens:
        return explanationOf(speed(resolved, p), tokensLabel);
    case Subject::Kind::goodput:
        return explanationOf(cost::goodputFormula<Traced>(costQuestion(s), s.cluster.gpus),
                             cost::goodputLabel);
    case Subject::Kind::gpuHours:
        return explanationOf(trainingHours(resolved, p), daysLabel);
    case Subject::Kind::days:
        return explanationOf(cost::daysFormula(trainingHours(resolved, p), s.cluster.gpus), daysLabel);
    case Subject::Kind::exchange:
        return explanationOf(TracedStep(resolved, p).exchange(subject.traffic), exchangeLabel);
    case Subject::Kind::bubbleOverIdeal:
        return explanationOf(idle(resolved, p) / step::busySeconds<Traced>(p.pipeline), overIdealLabel);
    case Subject::Kind::bubbleOverTotal:
        return explanationOf(idle(resolved, p) / step::makespanSeconds<Traced>(p.pipeline), overTotalLabel);
    default:
        return explanationOf(wholeStep(resolved, p), stepLabel);
    }
}

} // namespace quadrille
