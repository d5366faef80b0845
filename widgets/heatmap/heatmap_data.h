// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis.h"
#include "core/plan/dimension.h"

#include <QString>

#include <optional>
#include <vector>

namespace quadrille {

/// What the cells of a heatmap show.
enum class HeatmapQuantity {
    memory, ///< GiB of the fullest stage, coloured by zone
    bubble  ///< idle ÷ total time, on a sequential scale
};

/// One plan of the grid.
struct HeatmapCell {
    Glance glance;
    QString whyNot; ///< why it cannot run, as a sentence; may be empty when the heatmap can ask for it
};

/// A grid of plans that differ in two dimensions only.
struct HeatmapData {
    Dimension xDimension = Dimension::tensor;
    Dimension yDimension = Dimension::microBatch;
    std::vector<std::int64_t> xStops; ///< ascending, left to right
    std::vector<std::int64_t> yStops; ///< ascending, bottom to top
    std::vector<HeatmapCell> cells;   ///< row by row, the first row is the bottom one, of yStops[0]
    HeatmapQuantity shown = HeatmapQuantity::memory;
    Bytes capacity;         ///< of the GPU
    int currentColumn = -1; ///< of the plan in force; −1 when it is not in the grid
    int currentRow = -1;
    std::int64_t currentStage = 0; ///< the current plan's fullest stage, whose memory its cell shows

    std::optional<Glance>
        baseline; ///< the pinned plan A, where it runs; the readout tells each cell's difference

    [[nodiscard]] int columns() const { return static_cast<int>(xStops.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(yStops.size()); }
    [[nodiscard]] bool isEmpty() const { return cells.empty(); }
    [[nodiscard]] const HeatmapCell& cell(int column, int row) const {
        return cells[static_cast<std::size_t>(row) * xStops.size() + static_cast<std::size_t>(column)];
    }
    [[nodiscard]] const HeatmapCell* current() const {
        return currentColumn >= 0 && currentRow >= 0 ? &cell(currentColumn, currentRow) : nullptr;
    }
};

/// A cell by its place; −1, −1 is none.
struct HeatmapPlace {
    int column = -1;
    int row = -1; ///< from the bottom
    [[nodiscard]] bool valid() const { return column >= 0 && row >= 0; }
    friend bool operator==(const HeatmapPlace&, const HeatmapPlace&) = default;
};

} // namespace quadrille
