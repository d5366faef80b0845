// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/training_cost.h"

#include "core/cost/cost_formulas.h"
#include "core/model/parameters.h"
#include "core/model/predictions.h"
#include "core/units/saturating.h"

namespace quadrille {
namespace {

/// A weight in 16 bits, and what the optimizer keeps of it: gradients are made anew, and FP8 copies of
/// weights too.
double savedBytesOf(const Recipe& recipe) {
    constexpr double half = 2, whole = 4;
    return half + (recipe.masterWeights ? whole : 0) + recipe.momentBytes;
}

} // namespace

CostQuestion costQuestion(const Scenario& scenario) {
    return {.run = scenario.run,
            .parameters = static_cast<double>(
                saturatingSum(parameterCount(scenario.model), predictionParameterCount(scenario.model))),
            .savedBytes = savedBytesOf(scenario.recipe),
            .boardWatts = scenario.cluster.gpu.boardWatts};
}

double checkpointBytesOf(const CostQuestion& question) {
    return cost::bytesOf<double>(question);
}

Goodput goodputOf(const CostQuestion& question, std::int64_t gpus) {
    constexpr double never = std::numeric_limits<double>::infinity();
    const auto x = cost::inputsOf<double>(question, gpus);
    Goodput goodput{.share = cost::goodputFormula<double>(question, gpus),
                    .betweenFailures = x.between,
                    .checkpointSeconds = x.checkpoint};
    if (cost::fails(question, gpus)) {
        goodput.checkpointInterval = cost::intervalOf(question, x);
        goodput.notRepeated = cost::shareNotRepeated(x, goodput.checkpointInterval);
        goodput.notRestarting = cost::shareNotRestarting(x);
    } else {
        goodput.checkpointInterval =
            question.run.checkpointInterval > 0 ? question.run.checkpointInterval : never;
    }
    if (std::isfinite(goodput.checkpointInterval))
        goodput.notWriting = cost::shareNotWriting(goodput.checkpointInterval, x.checkpoint);
    return goodput;
}

TrainingCost trainingCost(const CostQuestion& question, std::int64_t gpus, double tokensPerSecondPerGpu) {
    TrainingCost cost{.goodput = goodputOf(question, gpus)};
    if (question.run.tokens <= 0)
        return cost;
    const double gpuHours = cost::gpuHoursFormula(question, tokensPerSecondPerGpu, cost.goodput.share);
    cost.gpuHours = gpuHours;
    cost.days = cost::daysFormula(gpuHours, gpus);
    if (question.run.pricePerGpuHour > 0)
        cost.price = gpuHours * question.run.pricePerGpuHour;
    constexpr double kilo = 1000;
    if (question.boardWatts)
        cost.energyKwh = gpuHours * (*question.boardWatts / kilo);
    return cost;
}

} // namespace quadrille
