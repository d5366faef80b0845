// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/spread.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

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

double errorOf(const RunCluster& runs) {
    return std::exp(nineInTen * runs.deviation) - 1;
}

double distanceTo(const ProfileDomain& domain, const std::array<double, profileFeatures>& features) {
    double square = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const double beyond =
            std::max({0.0, domain.lowest[i] - features[i], features[i] - domain.highest[i]});
        square += beyond * beyond;
    }
    return std::sqrt(square);
}

double NearRuns::apart() const {
    constexpr double doublings = 3;
    return std::hypot(distance, sameFramework ? 0 : doublings);
}

namespace {

/// Of the same distance those of most runs come first.
bool isNearer(const NearRuns& a, const NearRuns& b) {
    return std::pair(a.apart(), -a.runs->runs) < std::pair(b.apart(), -b.runs->runs);
}

/// In no time: this is asked for every plan of a search. None where the profile has no clusters.
std::optional<NearRuns> nearest(const Profile& profile, const std::array<double, profileFeatures>& features,
                                const std::string& framework) {
    std::optional<NearRuns> best;
    for (const RunCluster& runs : profile.clusters) {
        const NearRuns each{&runs, distanceTo(runs.domain, features), runs.framework == framework};
        if (!best || isNearer(each, *best))
            best = each;
    }
    return best;
}

} // namespace

std::vector<NearRuns> nearestRuns(const Scenario& scenario, std::size_t most) {
    const auto features = featuresOf(scenario);
    std::vector<NearRuns> near;
    for (const RunCluster& runs : scenario.cluster.gpu.profile->clusters)
        near.push_back({&runs, distanceTo(runs.domain, features),
                        runs.framework == scenario.recipe.framework->measuredName()});
    std::ranges::stable_sort(near, isNearer);
    near.resize(std::min(near.size(), most));
    return near;
}

void addSpread(Performance& result, const Scenario& scenario) {
    const Profile& profile = *scenario.cluster.gpu.profile;
    result.calibrated = profile.calibrated();
    double square = profile.deviation * profile.deviation;
    const auto add = [&](double spread) { square += spread * spread; };
    const auto features = featuresOf(scenario);
    if (const auto near = nearest(profile, features, scenario.recipe.framework->measuredName())) {
        add(near->runs->deviation);
        add(spreadPerDistance * near->distance);
        add(near->sameFramework ? 0 : spreadOfFrameworks);
        result.otherFramework = !near->sameFramework;
        result.extrapolated = near->distance > 0 || result.otherFramework;
    } else if (result.calibrated) {
        const double distance = distanceTo(profile.domain, features);
        add(spreadPerDistance * distance);
        result.extrapolated = distance > 0;
    }
    if (scenario.model.experts) {
        add(spreadOfExperts);
        result.extrapolated = true;
    }
    if (isNarrow(scenario.recipe.precision)) {
        add(spreadOfEightBits);
        result.extrapolated = true;
    }
    result.extrapolated = result.extrapolated || !result.calibrated;
    result.spread = std::sqrt(square);
}

} // namespace quadrille
