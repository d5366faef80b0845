// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace quadrille::test {

/// Nothing costs anything but FLOPs at the peak: no launches, no latencies, no tiles, no jitter, and
/// bandwidths without end.
inline Profile idealProfile() {
    Profile ideal;
    ideal.values.fill(0);
    for (const ProfileParameter share :
         {ProfileParameter::gemm, ProfileParameter::attention, ProfileParameter::memory,
          ProfileParameter::fastLink, ProfileParameter::network})
        ideal.at(share) = 1;
    return ideal;
}

inline Scenario onIdealMachine(Scenario scenario) {
    GpuSpec& gpu = scenario.cluster.gpu;
    gpu.profile = idealProfile();
    gpu.hbm = BytesPerSecond(1e30);
    gpu.scaleUp = BytesPerSecond(1e30);
    gpu.peer.reset();
    scenario.cluster.nicGbps = 1e25;
    return scenario;
}

} // namespace quadrille::test
