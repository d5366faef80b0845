// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/published_profiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace quadrille {
namespace {

struct Family {
    const char* prefix; ///< of catalogue names
    const char* name;
    const char* label;
};

constexpr std::array families{Family{"a100-sxm", "a100-sxm", "A100 SXM"},
                              Family{"h100-sxm", "h100-sxm", "H100 SXM"}};

const Family* familyOf(std::string_view gpu) {
    const auto* found = std::find_if(families.begin(), families.end(),
                                     [gpu](const Family& family) { return gpu.starts_with(family.prefix); });
    return found == families.end() ? nullptr : found;
}

std::vector<MeasuredRun> runsWhere(std::span<const MeasuredRun> runs, const auto& condition) {
    std::vector<MeasuredRun> chosen;
    std::ranges::copy_if(runs, std::back_inserter(chosen), condition);
    return chosen;
}

/// Root mean square of ln(measured ÷ predicted).
double deviationOf(std::span<const MeasuredRun> runs, const Profile& profile) {
    const SharedValue<Profile> shared = profile;
    double squares = 0;
    for (const MeasuredRun& run : runs)
        squares +=
            std::pow(std::log(run.step.value() / performanceOf(withProfile(run.scenario, shared)).step), 2);
    return std::sqrt(squares / static_cast<double>(runs.size()));
}

} // namespace

std::vector<Profile> publishedProfiles(std::span<const MeasuredRun> all) {
    const std::vector<MeasuredRun> runs = fittableRuns(all);
    Profile common = fit(runs, Profile{}).profile;
    std::vector<Profile> profiles;
    double worst = 0;
    for (const Family& family : families) {
        const auto mine = [&family](const MeasuredRun& run) {
            return familyOf(run.scenario.gpu->name) == &family;
        };
        const auto own = runsWhere(runs, mine);
        if (own.size() < leastRuns)
            continue;
        Profile& profile = profiles.emplace_back(fit(own, common).profile);
        profile.name = family.name;
        profile.label = family.label;
        const auto others = runsWhere(runs, [&mine](const MeasuredRun& run) { return !mine(run); });
        if (!others.empty())
            worst = std::max(worst, deviationOf(own, fit(others, Profile{}).profile));
    }
    common.name = "uncalibrated";
    common.label = "uncalibrated";
    common.runs = 0;
    common.deviation = std::max(worst, common.deviation);
    common.domain = {};
    profiles.insert(profiles.begin(), common);
    for (Profile& profile : profiles)
        profile.source = "Maximum of the posterior by robust least squares over the shipped runs";
    return profiles;
}

} // namespace quadrille
