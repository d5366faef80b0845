// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

#include <QLineF>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace quadrille {

/// GPUs that are drawn as one: a single one where there is room.
struct ClusterCell {
    std::int64_t first = 0;
    std::int64_t count = 1;
    QRectF box;
    // Shares of the cell, from 0 to 1: see markCells().
    double sameLayers = 0, sameWeights = 0, group = 0;
    double rank = 0;   ///< of the first GPU in its group of the shown degree, from 0 to 1
    bool self = false; ///< the GPU that is looked at is one of it
};

/// Every GPU of a cluster, in the order of their numbers. Where single ones would be too small to be seen,
/// neighbours are drawn as one: parts of a node, nodes, and then runs of nodes.
struct ClusterGrid {
    double side = 0;           ///< of a cell
    std::int64_t perCell = 1;  ///< GPUs
    std::vector<QRectF> nodes; ///< outlines; none where a cell is a node or more
    std::vector<ClusterCell> cells;
    std::vector<QLineF>
        leafBorders; ///< between nodes of two leaves, as racks have them; none where all share one

    [[nodiscard]] int cellAt(QPointF point) const;    ///< -1 for none
    [[nodiscard]] int cellOf(std::int64_t gpu) const; ///< -1 where nothing is drawn
};

/// \param smallest side of a cell that can be seen and pointed at
[[nodiscard]] ClusterGrid layoutCluster(const Cluster& cluster, const QRectF& area, double smallest,
                                        double largest);

} // namespace quadrille
