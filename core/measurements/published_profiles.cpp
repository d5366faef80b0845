// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/published_profiles.h"

#include "core/measurements/fitted_devices.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

/// Devices by how their catalogue names begin.
struct Family {
    const char* prefix;
    const char* label;
    const char* of; ///< prefix of the family whose silicon it has; empty: its own runs are fitted
};

constexpr std::array families{
    Family{"a100-sxm", "A100 SXM", ""},   Family{"h100-sxm", "H100 SXM", ""},
    Family{"b200", "B200", ""},           Family{"a100-pcie", "A100 PCIe", "a100-sxm"},
    Family{"a800", "A800", "a100-sxm"},   Family{"h100", "H100", "h100-sxm"},
    Family{"h800", "H800", "h100-sxm"},   Family{"h200", "H200", "h100-sxm"},
    Family{"gh200", "GH200", "h100-sxm"}, Family{"gb200", "GB200", "b200"},
    Family{"b300", "B300", "b200"},       Family{"gb300", "GB300", "b200"}};

const Profile* profileOf(const FittedDevices& devices, std::string_view prefix) {
    const auto found = std::ranges::find_if(
        devices.families, [prefix](const auto& each) { return each.first.starts_with(prefix); });
    return found == devices.families.end() ? nullptr : &found->second;
}

} // namespace

std::vector<Profile> publishedProfiles(std::span<const MeasuredRun> all) {
    const std::vector<MeasuredRun> runs = fittableRuns(all);
    const FittedDevices devices = fitDevices(pointersTo(runs), runs);
    std::vector<Profile> profiles{devices.common};
    profiles.front().name = profiles.front().label = "uncalibrated";
    for (const Family& family : families) {
        const bool kin = *family.of != '\0';
        const Profile* fitted = profileOf(devices, kin ? family.of : family.prefix);
        if (fitted == nullptr || fitted->runs < leastRuns)
            continue;
        Profile& profile = profiles.emplace_back(*fitted);
        profile.name = family.prefix;
        profile.label = family.label;
        if (!kin)
            continue;
        profile.runs = 0;
        profile.deviation = devices.common.deviation;
        profile.domain = {};
        profile.fittedOn.clear();
    }
    for (Profile& profile : profiles)
        profile.source = "Maximum of the posterior of one fit to all shipped runs";
    return profiles;
}

} // namespace quadrille
