// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstdint>

namespace quadrille {

/// How nodes fill a grid, and GPUs a node.
struct NodeGrid {
    std::int64_t columns = 1, rows = 1;         ///< of nodes
    std::int64_t cellColumns = 1, cellRows = 1; ///< of GPUs in a node
    double cell = 0;                            ///< from one GPU to the next; 0: there is no room
};

/// Distances of a grid as multiples of a cell and of the line of text above each node.
struct NodeMeasures {
    double line = 0; ///< height; 0: no text

    [[nodiscard]] double width(const NodeGrid& grid, double cell) const;
    [[nodiscard]] double height(const NodeGrid& grid, double cell) const;
    [[nodiscard]] double gap(double cell) const; ///< between nodes
};

/// The shape that leaves the largest cells, up to `largest`, for so many nodes of so many GPUs; two rows of
/// GPUs where that is no smaller, since a ring looks like one there.
[[nodiscard]] NodeGrid bestNodeGrid(std::int64_t nodes, std::int64_t gpus, const QRectF& area,
                                    const NodeMeasures& measures, double largest);

} // namespace quadrille
