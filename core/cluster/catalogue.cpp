// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"

#include "core/cluster/gpu_json.h"
#include "core/cluster/profile_json.h"
#include "core/text/catalogue_entries.h"

namespace quadrille {

std::vector<GpuSpec> parseGpus(std::string_view json) {
    return catalogueEntries(json, "gpus", gpuFromJson);
}

SharedValue<Profile> profileOn(const GpuSpec& gpu, const SharedValue<Profile>& profile) {
    const double reached = gpu.largeProducts.value_or(usualLargeProducts);
    if (!profile->largeProducts || *profile->largeProducts == reached)
        return profile;
    return profile->forProducts(reached);
}

void attachProfile(GpuSpec& gpu, const std::vector<Profile>& profiles) {
    if (!(*gpu.profile == Profile{}))
        return;
    const Profile* best = nullptr;
    for (const Profile& profile : profiles) {
        const bool named = gpu.name.starts_with(profile.name);
        const bool better = best == nullptr || profile.name.size() > best->name.size();
        if (named && better)
            best = &profile;
    }
    if (best == nullptr)
        best = findProfile(profiles, "uncalibrated");
    if (best != nullptr)
        gpu.profile = profileOn(gpu, *best);
}

void attachProfiles(std::vector<GpuSpec>& gpus, const std::vector<Profile>& profiles) {
    for (GpuSpec& gpu : gpus)
        attachProfile(gpu, profiles);
}

const GpuSpec* findGpu(const std::vector<GpuSpec>& gpus, std::string_view name) {
    return entryNamed(gpus, name);
}

void placeGpu(Cluster& cluster, const GpuSpec& gpu) {
    cluster.gpu = gpu;
    cluster.gpusPerNode = gpu.gpusPerNode;
    cluster.nicGbps = gpu.nicGbps;
    cluster.fabric.fastDomain = 0;
}

Cluster clusterOf(const GpuSpec& gpu, std::int64_t gpus) {
    Cluster cluster{.gpus = gpus};
    placeGpu(cluster, gpu);
    return cluster;
}

} // namespace quadrille
