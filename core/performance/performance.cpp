// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/performance.h"

#include "core/performance/flop_formulas.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

const char* name(StepPart part) {
    static constexpr std::array names{"ideal",         "matrices",       "attention",      "memory_bound",
                                      "recomputation", "tensor",         "context",        "expert",
                                      "imbalance",     "fill_and_drain", "unequal_stages", "pipeline",
                                      "data",          "offload",        "optimizer",      "overhead"};
    static_assert(names.size() == stepParts);
    return names.at(static_cast<std::size_t>(part));
}

const char* name(FlopConvention convention) {
    static constexpr std::array names{"model", "causal", "hardware"};
    return names.at(static_cast<std::size_t>(convention));
}

double flopsPerStep(const Scenario& scenario, FlopConvention convention) {
    return stepFlops<double>(scenario, convention);
}

FlopConvention Performance::counted(FlopConvention convention) const {
    const double most = peak.value() * static_cast<double>(gpus) * step.value();
    const bool beyond = flops[static_cast<std::size_t>(convention)] > most;
    return convention == FlopConvention::model && beyond ? FlopConvention::causal : convention;
}

FlopsPerSecond Performance::perGpu(FlopConvention convention) const {
    const double all = flops[static_cast<std::size_t>(counted(convention))];
    return FlopsPerSecond(all / (step.value() * static_cast<double>(gpus)));
}

StepInterval Performance::interval() const {
    const double factor = std::exp(nineInTen * spread);
    const double share = mfu(FlopConvention::hardware);
    return {.slower = factor, .faster = share > 0 ? std::max(1.0, std::min(factor, 1 / share)) : factor};
}

} // namespace quadrille
