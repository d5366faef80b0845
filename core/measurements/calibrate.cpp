// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/calibrate.h"

#include <algorithm>
#include <utility>

namespace quadrille {
namespace {

/// The runs of other tables: of the device's family, and of all.
struct OtherRuns {
    std::vector<MeasuredRun> family, all;
};

OtherRuns runsFor(const GpuSpec& gpu, const std::string& leftOut, std::span<const MeasuredRun> runs) {
    OtherRuns others;
    for (const MeasuredRun& run : runs) {
        if (run.group() == leftOut)
            continue;
        others.all.push_back(run);
        if (related(*run.scenario.gpu, gpu))
            others.family.push_back(run);
    }
    return others;
}

} // namespace

bool related(const GpuSpec& a, const GpuSpec& b) {
    return a.vendor == b.vendor && a.bf16 == b.bf16 && a.scaleUp == b.scaleUp;
}

std::string deviceFamily(std::span<const MeasuredRun> runs, const GpuSpec& gpu) {
    for (const MeasuredRun& run : runs)
        if (related(*run.scenario.gpu, gpu))
            return run.scenario.gpu->name;
    return gpu.name;
}

std::map<std::string, ProfileFit> calibrate(std::span<const MeasuredRun> runs, const Profile& start,
                                            const FitOptions& options, const Predictor& predictor) {
    std::map<std::string, std::vector<MeasuredRun>> families;
    for (const MeasuredRun& run : fittableRuns(runs))
        families[deviceFamily(runs, *run.scenario.gpu)].push_back(run);
    const Profile common =
        options.pooled && families.size() > 1 ? fit(runs, start, options, predictor).profile : start;
    std::map<std::string, ProfileFit> fits;
    for (const auto& [name, members] : families)
        fits.emplace(name, fit(members, common, options, predictor));
    return fits;
}

Validation leaveOneTableOut(std::span<const MeasuredRun> runs, const Profile& start,
                            const FitOptions& options, const Predictor& predictor) {
    const std::vector<MeasuredRun> usable = fittableRuns(runs);
    // By family and table; tables that nothing is fitted to all leave out nothing.
    std::map<std::pair<std::string, std::string>, SharedValue<Profile>> known;
    return validateLeavingOut(runs, [&](const std::string& group) -> Predictor {
        const bool fitted = std::any_of(usable.begin(), usable.end(),
                                        [&](const MeasuredRun& run) { return run.group() == group; });
        std::map<std::string, SharedValue<Profile>> profiles;
        for (const MeasuredRun& run : runs) {
            const GpuSpec& gpu = *run.scenario.gpu;
            const std::string family = deviceFamily(runs, gpu);
            if (run.group() != group || profiles.contains(family))
                continue;
            const std::pair key(family, fitted ? group : std::string());
            if (!known.contains(key)) {
                const OtherRuns others = runsFor(gpu, group, usable);
                const auto fitTo = [&](const std::vector<MeasuredRun>& of, const Profile& from) {
                    return of.empty() ? from : fit(of, from, options, predictor).profile;
                };
                known[key] = others.family.empty() ? fitTo(others.all, start)
                             : options.pooled      ? fitTo(others.family, fitTo(others.all, start))
                                                   : fitTo(others.family, start);
            }
            profiles[family] = known.at(key);
        }
        // The predictor outlives this call, but not the runs and the predictor that were given.
        return [profiles, runs, &predictor](const Scenario& scenario) {
            return predictor(withProfile(scenario, profiles.at(deviceFamily(runs, scenario.cluster.gpu))));
        };
    });
}

} // namespace quadrille
