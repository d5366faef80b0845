// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/course.h"

#include <algorithm>

namespace quadrille::test {

/// Rank `stage` of `stages` under 1F1B with backward passes twice as long as forward ones: 20 GiB of states,
/// 3 of activations a micro-batch in flight, 1 of working memory forward and 4 backward, on 80 GiB.
inline MemoryCourse pipelineCourse(int stages, int stage, int microBatches) {
    MemoryCourse course;
    course.stage = stage;
    course.states = gibibytes(20);
    course.capacity = gibibytes(80);
    course.limits = {gibibytes(64), gibibytes(72)};
    const int warmUp = std::min(stages - stage - 1, microBatches);
    double clock = stage;
    int live = 0;
    const auto run = [&](bool forward) {
        live += forward ? 1 : 0;
        const double length = forward ? 1 : 2;
        const int after = forward ? live : live - 1;
        course.moments.push_back({clock, clock + length, gibibytes(3.0 * live), gibibytes(forward ? 1 : 4),
                                  gibibytes(3.0 * after)});
        clock += length;
        live = after;
    };
    for (int i = 0; i < warmUp; ++i)
        run(true);
    clock += 3.0 * (stages - stage - 1) - warmUp; // until the first backward pass comes back
    for (int i = warmUp; i < microBatches; ++i) {
        run(true);
        run(false);
    }
    for (int i = 0; i < warmUp; ++i) {
        clock += 1;
        run(false);
    }
    course.makespan = 3.0 * (microBatches + stages - 1);
    const auto holdsLess = [](const MemoryMoment& a, const MemoryMoment& b) {
        return a.activations + a.working < b.activations + b.working;
    };
    course.peak = static_cast<std::size_t>(
        std::max_element(course.moments.begin(), course.moments.end(), holdsLess) - course.moments.begin());
    course.peakName = {"backward pass of layer %1, recomputed, with %2 micro-batches in flight",
                       {std::int64_t{12}, static_cast<double>(warmUp + (warmUp < microBatches ? 1 : 0))}};
    return course;
}

} // namespace quadrille::test
