// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/node_grid.h"

#include <algorithm>

namespace quadrille {
namespace {

/// How many places of that size an area has.
std::int64_t places(double room, double size, double space) {
    return std::max<std::int64_t>(0, static_cast<std::int64_t>((room + space) / (size + space)));
}

/// The largest cell with which so many nodes of that shape have room; 0 for none.
NodeGrid fitted(NodeGrid grid, std::int64_t nodes, double atLeast, const QRectF& area,
                const NodeMeasures& measures, double largest) {
    for (double cell = largest; cell > std::max(atLeast, 1.0); cell *= 0.95) {
        const std::int64_t across = places(area.width(), measures.width(grid, cell), measures.gap(cell));
        const std::int64_t down = places(area.height(), measures.height(grid, cell), measures.gap(cell));
        if (across < 1 || down < 1 || across * down < nodes)
            continue;
        // As even as the number of rows allows.
        grid.columns = std::min(across, nodes);
        grid.rows = (nodes + grid.columns - 1) / grid.columns;
        grid.columns = (nodes + grid.rows - 1) / grid.rows;
        grid.cell = cell;
        break;
    }
    return grid;
}

} // namespace

double NodeMeasures::width(const NodeGrid& grid, double cell) const {
    return static_cast<double>(grid.cellColumns) * cell + 0.5 * cell;
}

double NodeMeasures::height(const NodeGrid& grid, double cell) const {
    return static_cast<double>(grid.cellRows) * cell + 0.35 * cell + line;
}

double NodeMeasures::gap(double cell) const {
    return 0.45 * cell;
}

NodeGrid bestNodeGrid(std::int64_t nodes, std::int64_t gpus, const QRectF& area, const NodeMeasures& measures,
                      double largest) {
    NodeGrid best;
    for (std::int64_t rows : {2, 1, 4, 8, 16}) {
        NodeGrid grid;
        rows = std::min(rows, gpus);
        grid.cellColumns = (gpus + rows - 1) / rows;
        grid.cellRows = (gpus + grid.cellColumns - 1) / grid.cellColumns;
        grid = fitted(grid, nodes, best.cell, area, measures, largest);
        if (grid.cell > best.cell)
            best = grid;
    }
    return best;
}

} // namespace quadrille
