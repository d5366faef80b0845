// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/evaluation.h"

namespace quadrille::fsdp {

Evaluation evaluate(const Setup& setup, std::optional<double> tokens) {
    const Inputs<double> x = inputsOf(setup);
    const Inputs<double> any = recomputingAll(x);
    Evaluation e;
    e.parameters = parameters(x);
    e.states = stateBytes(x);
    e.freeBytes = freeMemory(x);
    e.checkpointBytes = checkpointBytes(x);
    e.fullBytes = fullActivationBytes(x);
    e.activationBytes = activationBytes(x);
    e.tokenCapacity = tokenCapacity(x);
    e.step = tokens ? stepOf(x, *tokens) : fullestStep(x);
    e.forwardRatio = forwardRatio(e.step);
    e.backwardRatio = backwardRatio(e.step);
    e.mostTokens = mostTokens(x);
    e.mostTokensOfAnyCluster = mostTokensOfAnyCluster(x);
    e.hiddenHfu = hiddenHfu(x);
    e.hiddenMfu = hiddenMfu(x);
    e.hiddenHfuOfAny = hiddenHfu(any);
    e.hiddenMfuOfAny = hiddenMfu(any);
    e.mostThroughput = mostThroughput(x);
    e.mostThroughputOfAny = mostThroughput(any);
    e.mostHfu = mostHfu(x);
    e.mostMfu = mostMfu(x);
    return e;
}

std::vector<Explanation> explain(const Setup& setup, std::optional<double> tokens) {
    using formula::Traced;
    const Inputs<Traced> x = tracedInputs(setup);
    const Step<Traced> step =
        tokens ? stepOf(x, Traced::symbol("E", QUADRILLE_MESSAGE("Tokens of a GPU and step"), *tokens))
               : fullestStep(x);
    std::vector<Explanation> all;
    // All are named parts, which bring their own titles.
    for (const Traced& number : {step.throughput, step.mfu, step.hfu, forwardRatio(step), backwardRatio(step),
                                 mostTokens(x), hiddenHfu(x), hiddenMfu(x), mostThroughput(x)})
        all.push_back(formula::explanationOf(number, {}));
    for (Explanation& each : all)
        each.title = each.steps.front().title;
    return all;
}

} // namespace quadrille::fsdp
