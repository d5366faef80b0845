// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace quadrille {

struct HeatmapData;

/// One axis of a heatmap: which of its stops are shown. Stops are indices into HeatmapData::xStops or yStops.
struct HeatmapFoldedAxis {
    std::vector<int> shown;    ///< ascending; never empty where there are stops
    std::vector<int> foldable; ///< none of their plans can run; ascending, without the current plan's stop
    bool folded = true;        ///< whether those are out of sight

    [[nodiscard]] int count() const { return static_cast<int>(shown.size()); }
    /// Where the stop is shown, from 0; −1 when it is not.
    [[nodiscard]] int positionOf(int stop) const;
};

/// Columns and rows in which no plan can run are folded away. The current plan's are shown in any case, and
/// all where no plan of the grid can run.
struct HeatmapFold {
    HeatmapFoldedAxis columns;
    HeatmapFoldedAxis rows;

    [[nodiscard]] static HeatmapFold of(const HeatmapData& data);
};

} // namespace quadrille
