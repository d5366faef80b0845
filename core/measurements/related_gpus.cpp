// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/related_gpus.h"

namespace quadrille {

bool related(const GpuSpec& a, const GpuSpec& b) {
    return a.vendor == b.vendor && a.bf16 == b.bf16 && a.scaleUp == b.scaleUp;
}

std::string deviceFamily(std::span<const MeasuredRun> runs, const GpuSpec& gpu) {
    for (const MeasuredRun& run : runs)
        if (related(*run.scenario.gpu, gpu))
            return run.scenario.gpu->name;
    return gpu.name;
}

} // namespace quadrille
