// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/scenario/dimension.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace quadrille {

/// The plan with the swept dimension at one of its stops.
struct SweepStop {
    std::int64_t value = 0;
    std::optional<StageMemory>
        fullest; ///< the stage that holds most; none when the plan cannot run, and not yet while computing
    Zone zone = Zone::green;            ///< meaningless when the plan cannot run
    double bubbleOverTotal = 0;         ///< idle ÷ total time; meaningless when the plan cannot run
    QString whyNot;                     ///< why it cannot run, as a sentence
    std::optional<Bytes> baselineTotal; ///< of baseline A moved to the same stop; none when it cannot run

    bool computing = false; ///< the plan can run, and that is all that is known of it yet

    /// Runs, and has numbers to be shown.
    [[nodiscard]] bool runnable() const { return fullest.has_value(); }
    [[nodiscard]] bool cannotRun() const { return !runnable() && !computing; }
    [[nodiscard]] Bytes total() const { return fullest ? fullest->total() : Bytes(); }
};

/// Plans that differ in one dimension only.
struct SweepData {
    Dimension dimension = Dimension::microBatch;
    std::vector<SweepStop> stops; ///< ascending
    Bytes capacity;               ///< of the GPU
    std::optional<Bytes>
        greenLimit;        ///< where the green zone ends by the paper's rule, the same at every stop
    int current = -1;      ///< index of the plan in force; −1 when it is none of the stops
    bool baseline = false; ///< a baseline is pinned, runnable or not

    [[nodiscard]] bool isPartial() const { ///< some plans are still computing
        return std::any_of(stops.begin(), stops.end(), [](const SweepStop& each) { return each.computing; });
    }
    [[nodiscard]] int count() const { return static_cast<int>(stops.size()); }
    [[nodiscard]] const SweepStop& stop(int index) const { return stops[static_cast<std::size_t>(index)]; }
    [[nodiscard]] Zone zone(int index) const { return stop(index).zone; }
};

} // namespace quadrille
