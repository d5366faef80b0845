// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <initializer_list>

/// Made up performances. Not of any plan.
namespace quadrille::test {

/// Parts in the order of StepPart, in seconds; those not given take no time. 64 GPUs of 1 PFLOP/s, and the
/// FLOPs that the ideal part says.
inline Performance performanceOf(std::initializer_list<double> parts, double spread = 0.1) {
    Performance result;
    std::size_t next = 0;
    for (const double seconds : parts) {
        result.parts.at(next++) = Seconds(seconds);
        result.step += Seconds(seconds);
    }
    result.gpus = 64;
    result.tokens = 1 << 20;
    result.peak = FlopsPerSecond(1e15);
    for (double& flops : result.flops)
        flops = result.parts.front().value() * 64 * 1e15;
    result.spread = spread;
    result.calibrated = true;
    return result;
}

/// All parts but those of experts take time; filling and draining the pipeline is the largest loss.
inline Performance usualPerformance() {
    return performanceOf(
        {0.95, 0.32, 0.08, 0.16, 0.05, 0.21, 0.03, 0, 0, 0.41, 0.03, 0.04, 0.06, 0.05, 0.02});
}

} // namespace quadrille::test
