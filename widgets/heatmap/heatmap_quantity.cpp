// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_quantity.h"

#include <algorithm>

namespace quadrille {

const char* name(HeatmapQuantity quantity) {
    switch (quantity) {
    case HeatmapQuantity::memory:
        return "memory";
    case HeatmapQuantity::bubble:
        return "bubble";
    case HeatmapQuantity::step:
        return "step";
    case HeatmapQuantity::flops:
        return "tflops";
    case HeatmapQuantity::utilisation:
        return "mfu";
    case HeatmapQuantity::tokens:
        return "tokens";
    case HeatmapQuantity::cost:
        break;
    }
    return "cost";
}

std::optional<HeatmapQuantity> heatmapQuantityFromName(std::string_view wanted) {
    const auto* const found =
        std::find_if(allHeatmapQuantities.begin(), allHeatmapQuantities.end(),
                     [wanted](HeatmapQuantity quantity) { return wanted == name(quantity); });
    return found == allHeatmapQuantities.end() ? std::nullopt : std::optional(*found);
}

CostQuestion heatmapBudget(const Scenario& scenario) {
    CostQuestion budget = costQuestion(scenario);
    if (budget.run.tokens <= 0)
        budget.run.tokens = tokensUnlessGiven;
    return budget;
}

double gpuHours(const Glance& glance, const CostQuestion& budget) {
    if (!(glance.tokensPerSecondPerGpu > 0))
        return 0;
    return trainingCost(budget, glance.gpus, glance.tokensPerSecondPerGpu).gpuHours.value_or(0);
}

double valueOf(const Glance& glance, HeatmapQuantity quantity, const CostQuestion& budget) {
    switch (quantity) {
    case HeatmapQuantity::memory:
        return glance.total.value();
    case HeatmapQuantity::bubble:
        return glance.bubbleOverTotal;
    case HeatmapQuantity::step:
        return glance.step.value();
    case HeatmapQuantity::flops:
        return glance.flopsPerGpu.value();
    case HeatmapQuantity::utilisation:
        return glance.mfu;
    case HeatmapQuantity::tokens:
        return glance.tokensPerSecondPerGpu;
    case HeatmapQuantity::cost:
        break;
    }
    return gpuHours(glance, budget) * (budget.run.pricePerGpuHour > 0 ? budget.run.pricePerGpuHour : 1);
}

bool lessIsBetter(HeatmapQuantity quantity) {
    return quantity != HeatmapQuantity::flops && quantity != HeatmapQuantity::utilisation &&
           quantity != HeatmapQuantity::tokens;
}

} // namespace quadrille
