// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <algorithm>

namespace quadrille::test {

/// Stages built by hand; the fullest and its zone found by looking.
inline MemoryEstimate estimateOf(std::vector<std::array<double, 5>> gib, double capacityGib) {
    MemoryEstimate estimate;
    estimate.capacity = gibibytes(capacityGib);
    for (std::size_t i = 0; i < gib.size(); ++i) {
        StageMemory stage;
        stage.stage = static_cast<std::int64_t>(i);
        for (std::size_t part = 0; part < 5; ++part)
            stage.parts[part] = gibibytes(gib[i][part]);
        stage.inFlight = static_cast<double>(gib.size() - i);
        estimate.stages.push_back(stage);
        if (stage.total() > estimate.stages[estimate.fullest].total())
            estimate.fullest = i;
    }
    estimate.limits = paperLimits(estimate.capacity);
    estimate.zone = zoneOf(estimate.total(), estimate.limits);
    return estimate;
}

/// Four stages that sum to 46, 33, 25 and 17 GiB of 80.
inline MemoryEstimate fourStages() {
    return estimateOf({{8, 16, 2, 20, 0}, {6, 12, 1, 14, 0}, {6, 12, 1, 6, 0}, {4, 8, 1, 4, 0}}, 80);
}

/// What a detailed estimate gives: on top of the four stages 3 % fragmentation, 1.5 GiB of communicators and
/// 0.5 GiB of context, and a peak with a name.
inline MemoryEstimate detailedStages() {
    MemoryEstimate estimate = fourStages();
    for (auto& stage : estimate.stages) {
        stage.part(MemoryPart::fragmentation) = 0.03 * stage.total();
        stage.part(MemoryPart::communicators) = gibibytes(1.5);
        stage.part(MemoryPart::context) = gibibytes(0.5);
        stage.peak = {MemoryPeak::Moment::backward, MemoryPeak::Working::recomputation, 0, 12};
    }
    estimate.oomProbability = 0.73;
    return estimate;
}

inline MemoryEstimate manyStages(int count, double scale = 1) {
    std::vector<std::array<double, 5>> gib;
    for (int i = 0; i < count; ++i) {
        const double wave = 1 + (i * 7919 % 97) / 97.0; // irregular, so that a wrong stage shows
        gib.push_back({scale * 4 * wave, scale * 8 * wave, scale * 2 * wave, scale * 12 * wave, 0});
    }
    return estimateOf(std::move(gib), 80);
}

} // namespace quadrille::test
