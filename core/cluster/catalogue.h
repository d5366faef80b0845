// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

#include <string_view>
#include <vector>

namespace quadrille {

/// Reads resources/gpus.json. \throws InputError naming field and rule.
[[nodiscard]] std::vector<GpuSpec> parseGpus(std::string_view json);

/// The profile as it holds on a GPU, by what the GPU's large products reach, which is usualLargeProducts
/// where nobody knows it. One that holds for any GPU is the same.
[[nodiscard]] SharedValue<Profile> profileOn(const GpuSpec& gpu, const SharedValue<Profile>& profile);

/// Gives every GPU without a profile of its own the one whose name its name begins with, the longest such
/// ("h100-sxm" for "h100-sxm-80gb"), otherwise the one called "uncalibrated" if there is one.
void attachProfiles(std::vector<GpuSpec>& gpus, const std::vector<Profile>& profiles);
void attachProfile(GpuSpec& gpu, const std::vector<Profile>& profiles);

/// The entry with this catalogue name, or null.
[[nodiscard]] const GpuSpec* findGpu(const std::vector<GpuSpec>& gpus, std::string_view name);

/// Makes the cluster's GPUs, however many, this one in its usual nodes with its usual network.
void placeGpu(Cluster& cluster, const GpuSpec& gpu);
/// So many of this GPU, placed so.
[[nodiscard]] Cluster clusterOf(const GpuSpec& gpu, std::int64_t gpus);

} // namespace quadrille
