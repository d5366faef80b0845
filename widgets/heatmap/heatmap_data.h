// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/scenario/plan_axis.h"
#include "widgets/heatmap/heatmap_quantity.h"

#include <QString>

#include <optional>
#include <vector>

namespace quadrille {

/// One plan of the grid.
struct HeatmapCell {
    Glance glance;
    QString whyNot; ///< why it cannot run, as a sentence; may be empty when the heatmap can ask for it
    bool computing = false; ///< it can run, and that is all that is known of it yet

    /// Whether there are numbers to be shown.
    [[nodiscard]] bool hasNumbers() const { return glance.runnable && !computing; }
};

/// A cell by its place; −1, −1 is none.
struct HeatmapPlace {
    int column = -1;
    int row = -1; ///< from the bottom
    [[nodiscard]] bool valid() const { return column >= 0 && row >= 0; }
    friend bool operator==(const HeatmapPlace&, const HeatmapPlace&) = default;
};

/// A grid of plans that differ in two settings only, or the best of all that have these two.
struct HeatmapData {
    PlanAxis xDimension = Dimension::tensor;
    PlanAxis yDimension = Dimension::microBatch;
    bool isBest = false; ///< each cell is the fastest plan that fits with its two values, over all else
    std::vector<std::int64_t> xStops; ///< ascending, left to right
    std::vector<std::int64_t> yStops; ///< ascending, bottom to top
    std::vector<HeatmapCell> cells;   ///< row by row, the first row is the bottom one, of yStops[0]
    HeatmapQuantity shown = HeatmapQuantity::memory;
    FlopConvention convention = FlopConvention::model; ///< of every glance's FLOPs and utilisation
    CostQuestion budget;                               ///< what HeatmapQuantity::cost is about
    Bytes capacity;                                    ///< of the GPU
    int currentColumn = -1; ///< of the plan in force; −1 when it is not in the grid
    int currentRow = -1;
    std::int64_t currentStage = 0; ///< the current plan's fullest stage, whose memory its cell shows

    std::optional<Glance>
        baseline;              ///< the pinned plan A, where it runs; the readout tells each cell's difference
    QString otherModel;        ///< the one that A trains, whose times are not compared; empty: the same
    bool columnsFolded = true; ///< those in which no plan can run are out of sight
    bool rowsFolded = true;    ///< likewise

    [[nodiscard]] int columns() const { return static_cast<int>(xStops.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(yStops.size()); }
    [[nodiscard]] bool isEmpty() const { return cells.empty(); }
    [[nodiscard]] bool isAnyRunnable() const;
    [[nodiscard]] bool isPartial() const; ///< some plans are still computing
    [[nodiscard]] const HeatmapCell& cell(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * xStops.size() + static_cast<std::size_t>(column)];
    }
    [[nodiscard]] HeatmapCell& cell(int column, int row) {
        return cells[static_cast<std::size_t>(row) * xStops.size() + static_cast<std::size_t>(column)];
    }
    [[nodiscard]] const HeatmapCell* current() const {
        return currentColumn >= 0 && currentRow >= 0 ? &cell(currentColumn, currentRow) : nullptr;
    }
    /// What a runnable cell shows: see valueOf().
    [[nodiscard]] double value(const Glance& glance) const { return valueOf(glance, shown, budget); }
    /// The best of the plans that are known to run and fit, by what is shown; the current one of several,
    /// else the first. None for memory, of which less is no aim.
    [[nodiscard]] HeatmapPlace best() const;
};

/// The colours of everything but memory: from the best of the cells with numbers, at the end that is like the
/// background, to the worst, at the strong end; both rounded outward.
struct HeatmapScale {
    double best = 0;
    double worst = 1;
    bool logarithmic = false;

    /// 0 at the best end, 1 at the worst.
    [[nodiscard]] double share(double value) const;

    /// \pre data does not show memory
    [[nodiscard]] static HeatmapScale of(const HeatmapData& data);
};

} // namespace quadrille
