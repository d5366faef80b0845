// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"

#include "core/cluster/gpu_json.h"
#include "core/text/catalogue_entries.h"

namespace quadrille {

std::vector<GpuSpec> parseGpus(std::string_view json) {
    return catalogueEntries(json, "gpus", gpuFromJson);
}

const GpuSpec* findGpu(const std::vector<GpuSpec>& gpus, std::string_view name) {
    return entryNamed(gpus, name);
}

Cluster clusterOf(const GpuSpec& gpu, std::int64_t gpus) {
    return {gpu, gpus, gpu.gpusPerNode, gpu.nicGbps};
}

} // namespace quadrille
