// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/cluster_grid.h"

#include "core/cluster/link.h"
#include "core/layout/groups.h"
#include "widgets/communication/node_grid.h"

#include <algorithm>

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

} // namespace

ClusterGrid layoutCluster(const Cluster& cluster, const QRectF& area, double smallest, double largest) {
    ClusterGrid result;
    const std::int64_t gpus = std::max<std::int64_t>(1, cluster.gpus);
    const std::int64_t node = std::clamp<std::int64_t>(fastDomain(cluster), 1, gpus);
    if (area.width() < smallest || area.height() < smallest)
        return result;
    const auto most = static_cast<std::int64_t>(area.width() * area.height() / (smallest * smallest));
    NodeGrid grid;
    std::int64_t perCell = 1, boxes = 0, inBox = 1;
    for (;; perCell = coarser(perCell, node)) {
        const bool nodes = perCell < node;
        boxes = nodes ? roundedUp(gpus, node) : 1;
        inBox = nodes ? node / perCell : roundedUp(gpus, perCell);
        if (boxes * inBox > most)
            continue;
        if (nodes) {
            grid = bestNodeGrid(boxes, inBox, area, {}, largest);
            if (grid.cell >= smallest)
                break;
            continue;
        }
        // Without nodes around them, cells stand in one block.
        double side = largest;
        const auto fits = [&](double each) {
            return static_cast<std::int64_t>(area.width() / each) *
                       static_cast<std::int64_t>(area.height() / each) >=
                   inBox;
        };
        while (side >= smallest && !fits(side))
            side *= 0.95;
        if (side < smallest)
            continue;
        grid.cell = side;
        grid.cellColumns = std::min(inBox, static_cast<std::int64_t>(area.width() / side));
        grid.cellRows = roundedUp(inBox, grid.cellColumns);
        break;
    }
    result.perCell = perCell;
    const bool framed = perCell < node;
    const NodeMeasures measures;
    result.side = grid.cell;
    std::vector<QRectF> places; // of nodes, or of cells that are one or more
    std::vector<std::int64_t> leaves;
    for (std::int64_t box = 0; box < boxes; ++box) {
        const QSizeF size = framed ? QSizeF(measures.width(grid, grid.cell), measures.height(grid, grid.cell))
                                   : QSizeF(static_cast<double>(grid.cellColumns) * grid.cell,
                                            static_cast<double>(grid.cellRows) * grid.cell);
        const double gap = framed ? measures.gap(grid.cell) : 0;
        const QPointF corner =
            area.topLeft() + QPointF(static_cast<double>(box % grid.columns) * (size.width() + gap),
                                     static_cast<double>(box / grid.columns) * (size.height() + gap));
        const QPointF inset = framed ? QPointF(0.25 * grid.cell, 0.175 * grid.cell) : QPointF();
        if (framed) {
            result.nodes.emplace_back(corner, size);
            places.emplace_back(corner, size);
            leaves.push_back(leafOf(cluster, box * node));
        }
        for (std::int64_t i = 0; i < inBox; ++i) {
            const std::int64_t first = box * node + i * perCell;
            if (first >= gpus)
                break;
            const QPointF place(static_cast<double>(i % grid.cellColumns) * grid.cell,
                                static_cast<double>(i / grid.cellColumns) * grid.cell);
            const double space = 0.08 * grid.cell;
            result.cells.push_back({first, std::min(perCell, gpus - first),
                                    QRectF(corner + inset + place, QSizeF(grid.cell, grid.cell))
                                        .adjusted(space, space, -space, -space)});
            if (!framed) {
                places.emplace_back(corner + place, QSizeF(grid.cell, grid.cell));
                leaves.push_back(leafOf(cluster, first));
            }
        }
    }
    result.leafBorders = bordersBetween(places, leaves, framed ? grid.columns : grid.cellColumns,
                                        framed ? measures.gap(grid.cell) : 0);
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
