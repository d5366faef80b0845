// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_fold.h"

#include "widgets/heatmap/heatmap_data.h"

#include <algorithm>

namespace quadrille {
namespace {

HeatmapFoldedAxis axisOf(const std::vector<bool>& runs, int current, bool folded) {
    HeatmapFoldedAxis axis;
    axis.folded = folded;
    const bool any = std::find(runs.begin(), runs.end(), true) != runs.end();
    for (int stop = 0; stop < static_cast<int>(runs.size()); ++stop) {
        const bool foldable = any && !runs[static_cast<std::size_t>(stop)] && stop != current;
        if (foldable)
            axis.foldable.push_back(stop);
        if (!foldable || !folded)
            axis.shown.push_back(stop);
    }
    return axis;
}

} // namespace

int HeatmapFoldedAxis::positionOf(int stop) const {
    const auto found = std::lower_bound(shown.begin(), shown.end(), stop);
    return found != shown.end() && *found == stop ? static_cast<int>(found - shown.begin()) : -1;
}

HeatmapFold HeatmapFold::of(const HeatmapData& data) {
    std::vector<bool> columnRuns(static_cast<std::size_t>(data.columns()));
    std::vector<bool> rowRuns(static_cast<std::size_t>(data.rows()));
    for (std::size_t i = 0; i < data.cells.size(); ++i) {
        if (!data.cells[i].glance.runnable)
            continue;
        columnRuns[i % columnRuns.size()] = true;
        rowRuns[i / columnRuns.size()] = true;
    }
    return {axisOf(columnRuns, data.currentColumn, data.columnsFolded),
            axisOf(rowRuns, data.currentRow, data.rowsFolded)};
}

} // namespace quadrille
