// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/spread.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

std::array<double, profileFeatures> featuresOf(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    const std::array<std::int64_t, profileFeatures> values{
        scenario.model.hidden, plan.sequence,         scenario.cluster.gpus, plan.tp, plan.cp, plan.pp,
        plan.microBatch,       microBatches(scenario)};
    std::array<double, profileFeatures> features{};
    std::transform(values.begin(), values.end(), features.begin(), [](std::int64_t value) {
        return std::log2(static_cast<double>(std::max<std::int64_t>(1, value)));
    });
    return features;
}

void addSpread(Performance& result, const Scenario& scenario) {
    const Profile& profile = *scenario.cluster.gpu.profile;
    result.spread = profile.deviation;
    result.calibrated = profile.calibrated();
    if (!result.calibrated)
        return;
    const auto features = featuresOf(scenario);
    double square = profile.deviation * profile.deviation;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const double beyond =
            std::max({0.0, profile.domain.lowest[i] - features[i], features[i] - profile.domain.highest[i]});
        square += spreadPerDoubling * beyond * spreadPerDoubling * beyond;
        result.extrapolated = result.extrapolated || beyond > 0;
    }
    const auto add = [&](bool there, double spread) {
        if (there) {
            square += spread * spread;
            result.extrapolated = true;
        }
    };
    add(scenario.model.experts.has_value(), spreadOfExperts);
    add(isNarrow(scenario.recipe.precision), spreadOfEightBits);
    result.spread = std::sqrt(square);
}

} // namespace quadrille
