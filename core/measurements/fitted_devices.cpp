// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fitted_devices.h"

#include "core/measurements/related_gpus.h"
#include "core/performance/spread.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Runs = std::vector<const MeasuredRun*>;

/// \param sizes of residuals
double nineInTenOf(std::vector<double> sizes) {
    if (sizes.empty())
        return 0;
    std::ranges::sort(sizes);
    constexpr double share = 0.9;
    return sizes[static_cast<std::size_t>(share * static_cast<double>(sizes.size() - 1))] / nineInTen;
}

/// With the deviation of each. \param predictor by the profile of the scenario's GPU
std::vector<RunCluster> clustersWithDeviation(const Runs& runs, const Profile& profile,
                                              const Predictor& predictor) {
    const SharedValue<Profile> shared(profile);
    std::map<std::pair<std::string, std::string>, std::vector<double>> sizes;
    for (const MeasuredRun* run : runs)
        sizes[{storable(run->group()), run->scenario.recipe->framework->measuredName()}].push_back(
            std::abs(std::log(*run->step / predictor(withProfile(run->scenario, shared)).step)));
    std::vector<RunCluster> clusters = clustersOf(runs);
    for (RunCluster& each : clusters)
        each.deviation = nineInTenOf(sizes[{each.name, each.framework}]);
    return clusters;
}

std::string keyOf(LeftOut what, std::span<const MeasuredRun> runs, const MeasuredRun& run) {
    return what == LeftOut::source ? run.source : deviceFamily(runs, *run.scenario.gpu);
}

} // namespace

const Profile& FittedDevices::of(const std::string& family) const {
    const auto found = families.find(family);
    return found == families.end() ? common : found->second;
}

FittedDevices fitDevices(RunPointers runs, std::span<const MeasuredRun> all, const JointOptions& options,
                         const Predictor& predictor) {
    const auto familyOf = [all](const MeasuredRun& run) { return deviceFamily(all, *run.scenario.gpu); };
    FittedDevices devices{.fit = jointFit(runs, familyOf, options, predictor), .common = {}, .families = {}};
    devices.common = devices.fit.profile({});
    devices.common.deviation = std::hypot(spreadOfSources, spreadOfDevices);
    std::map<std::string, Runs> members;
    for (const MeasuredRun* run : runs)
        if (isFittable(*run))
            members[familyOf(*run)].push_back(run);
    for (const auto& [family, own] : members) {
        Profile profile = devices.fit.profile(family);
        profile.runs = static_cast<int>(own.size());
        profile.domain = domainOf(own);
        profile.clusters = clustersWithDeviation(own, profile, predictor);
        profile.fittedOn = groupsOf(own);
        profile.deviation = spreadOfSources;
        std::ranges::copy(profile.clusters, std::back_inserter(devices.common.clusters));
        devices.families.emplace(family, std::move(profile));
    }
    return devices;
}

Validation leaveOut(LeftOut what, std::span<const MeasuredRun> runs, const JointOptions& options,
                    const Predictor& predictor) {
    const auto familyOf = [runs](const MeasuredRun& run) { return deviceFamily(runs, *run.scenario.gpu); };
    const Runs usable = pointersTo(runs);
    const auto keyOfRun = [&](const MeasuredRun& run) { return keyOf(what, runs, run); };
    return validateLeavingOut(runs, keyOfRun, [&](const std::string& key) -> Predictor {
        Runs others;
        std::ranges::copy_if(usable, std::back_inserter(others),
                             [&](const MeasuredRun* run) { return keyOfRun(*run) != key; });
        const FittedDevices devices = fitDevices(others, runs, options, predictor);
        std::map<std::string, SharedValue<Profile>> profiles;
        for (const MeasuredRun& run : runs)
            if (const std::string family = familyOf(run); !profiles.contains(family))
                profiles.emplace(family, devices.of(family));
        return [&predictor, profiles = std::move(profiles), runs](const Scenario& scenario) {
            const auto found = profiles.find(deviceFamily(runs, scenario.cluster.gpu));
            return predictor(withProfile(scenario, found->second));
        };
    });
}

} // namespace quadrille
