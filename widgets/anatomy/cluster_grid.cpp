// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/cluster_grid.h"

#include "core/cluster/link.h"
#include "core/layout/groups.h"
#include "widgets/communication/node_grid.h"

#include <algorithm>
#include <optional>

namespace quadrille {
namespace {

std::int64_t roundedUp(std::int64_t whole, std::int64_t part) {
    return whole / part + (whole % part != 0 ? 1 : 0);
}

/// The next number of GPUs to draw as one: divisors of a node, then twice as many nodes each time.
std::int64_t coarser(std::int64_t perCell, std::int64_t node) {
    if (perCell >= node)
        return 2 * perCell;
    for (std::int64_t each = perCell + 1; each < node; ++each)
        if (node % each == 0)
            return each;
    return node;
}

/// What stands in rows, so many in each, with gaps between: a line in every gap between two of other leaves.
std::vector<QLineF> bordersBetween(const std::vector<QRectF>& boxes, const std::vector<std::int64_t>& leaves,
                                   std::int64_t columns, double gap) {
    std::vector<QLineF> borders;
    const std::size_t inRow = static_cast<std::size_t>(std::max<std::int64_t>(1, columns));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const QRectF around = boxes[i].adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2);
        if (const std::size_t right = i + 1;
            right < boxes.size() && right % inRow != 0 && leaves[right] != leaves[i])
            borders.emplace_back(around.topRight(), around.bottomRight());
        if (const std::size_t below = i + inRow; below < boxes.size() && leaves[below] != leaves[i])
            borders.emplace_back(around.bottomLeft(), around.bottomRight());
    }
    return borders;
}

/// How many GPUs a cell stands for, and how many cells there are where.
struct Fit {
    std::int64_t perCell = 1, boxes = 0, inBox = 1;
    bool framed = false; ///< boxes are nodes; else there is one, of cells that are a node or more
    NodeGrid grid;
};

/// Cells in one block, without nodes around them.
std::optional<NodeGrid> block(std::int64_t cells, const QRectF& area, double smallest, double largest) {
    const auto fits = [&](double side) {
        return static_cast<std::int64_t>(area.width() / side) *
                   static_cast<std::int64_t>(area.height() / side) >=
               cells;
    };
    double side = largest;
    while (side >= smallest && !fits(side))
        side *= 0.95;
    if (side < smallest)
        return {};
    NodeGrid grid;
    grid.cell = side;
    grid.cellColumns = std::min(cells, static_cast<std::int64_t>(area.width() / side));
    grid.cellRows = roundedUp(cells, grid.cellColumns);
    return grid;
}

Fit fitted(std::int64_t gpus, std::int64_t node, const QRectF& area, double smallest, double largest) {
    const auto most = static_cast<std::int64_t>(area.width() * area.height() / (smallest * smallest));
    for (Fit fit;; fit.perCell = coarser(fit.perCell, node)) {
        fit.framed = fit.perCell < node;
        fit.boxes = fit.framed ? roundedUp(gpus, node) : 1;
        fit.inBox = fit.framed ? node / fit.perCell : roundedUp(gpus, fit.perCell);
        if (fit.boxes * fit.inBox > most)
            continue;
        if (fit.framed)
            fit.grid = bestNodeGrid(fit.boxes, fit.inBox, area, {}, largest);
        else if (const std::optional<NodeGrid> grid = block(fit.inBox, area, smallest, largest))
            fit.grid = *grid;
        else
            continue;
        if (!fit.framed || fit.grid.cell >= smallest)
            return fit;
    }
}

/// Where the one with this number stands, so many in each row. \param step from each to the next
QPointF placeIn(std::int64_t number, std::int64_t columns, QSizeF step) {
    const std::int64_t row = number / columns;
    return {static_cast<double>(number % columns) * step.width(), static_cast<double>(row) * step.height()};
}

} // namespace

ClusterGrid layoutCluster(const Cluster& cluster, const QRectF& area, double smallest, double largest) {
    ClusterGrid result;
    const std::int64_t gpus = std::max<std::int64_t>(1, cluster.gpus);
    const std::int64_t node = std::clamp<std::int64_t>(fastDomain(cluster), 1, gpus);
    if (area.width() < smallest || area.height() < smallest)
        return result;
    const auto [perCell, boxes, inBox, framed, grid] = fitted(gpus, node, area, smallest, largest);
    result.perCell = perCell;
    result.side = grid.cell;
    const NodeMeasures measures;
    const QSizeF cell(grid.cell, grid.cell);
    const QSizeF size = framed ? QSizeF(measures.width(grid, grid.cell), measures.height(grid, grid.cell))
                               : QSizeF(static_cast<double>(grid.cellColumns) * grid.cell,
                                        static_cast<double>(grid.cellRows) * grid.cell);
    const double gap = framed ? measures.gap(grid.cell) : 0;
    const double space = 0.08 * grid.cell;
    const QPointF inset = framed ? QPointF(0.25 * grid.cell, 0.175 * grid.cell) : QPointF();
    std::vector<QRectF> places; // of nodes, or of cells that are one or more
    std::vector<std::int64_t> leaves;
    for (std::int64_t box = 0; box < boxes; ++box) {
        const QPointF corner = area.topLeft() + placeIn(box, grid.columns, size + QSizeF(gap, gap));
        if (framed) {
            result.nodes.emplace_back(corner, size);
            places.emplace_back(corner, size);
            leaves.push_back(leafOf(cluster, box * node));
        }
        for (std::int64_t i = 0; i < inBox; ++i) {
            const std::int64_t first = box * node + i * perCell;
            if (first >= gpus)
                break;
            const QPointF place = corner + placeIn(i, grid.cellColumns, cell);
            result.cells.push_back({first, std::min(perCell, gpus - first),
                                    QRectF(place + inset, cell).adjusted(space, space, -space, -space)});
            if (!framed) {
                places.emplace_back(place, cell);
                leaves.push_back(leafOf(cluster, first));
            }
        }
    }
    result.leafBorders = bordersBetween(places, leaves, framed ? grid.columns : grid.cellColumns, gap);
    return result;
}

int ClusterGrid::cellAt(QPointF point) const {
    const double space = 0.1 * side; // between two cells, either will do
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].box.adjusted(-space, -space, space, space).contains(point))
            return static_cast<int>(i);
    return -1;
}

int ClusterGrid::cellOf(std::int64_t gpu) const {
    const auto after =
        std::upper_bound(cells.begin(), cells.end(), gpu,
                         [](std::int64_t each, const ClusterCell& cell) { return each < cell.first; });
    if (after == cells.begin() || gpu >= (after - 1)->first + (after - 1)->count)
        return -1;
    return static_cast<int>(after - cells.begin()) - 1;
}

} // namespace quadrille
