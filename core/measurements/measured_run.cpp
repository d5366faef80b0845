// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/measured_run.h"

namespace quadrille {

std::vector<const MeasuredRun*> pointersTo(std::span<const MeasuredRun> runs) {
    std::vector<const MeasuredRun*> pointers;
    pointers.reserve(runs.size());
    for (const MeasuredRun& run : runs)
        pointers.push_back(&run);
    return pointers;
}

Seconds stepOf(const Scenario& scenario, FlopsPerSecond perGpu, FlopConvention convention) {
    const FlopsPerSecond all = perGpu * static_cast<double>(scenario.cluster.gpus);
    return Seconds(flopsPerStep(scenario, convention) / all.value());
}

} // namespace quadrille
