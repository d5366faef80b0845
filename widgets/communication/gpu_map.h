// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/communication_content.h"
#include "widgets/picture/placed_text.h"

#include <QList>
#include <QPainterPath>

namespace quadrille {

/// One GPU on the map.
struct GpuCell {
    std::int64_t gpu = 0;
    QRectF box;             ///< a square that a circle fills
    bool inReplica = false; ///< of the first copy of the model
    bool inGroup = false;   ///< of the group that stands out
};

/// The GPUs that share the fast link.
struct NodeBox {
    std::int64_t node = 0;
    QRectF box;
    PlacedText label;
};

/// Who talks to whom: one line between two GPUs.
struct GpuLink {
    std::size_t from = 0, to = 0; ///< of the map's cells
    QPainterPath path;            ///< from the rim of one circle to that of the other
    bool crosses = false;         ///< leaves the node
    bool spine = false;           ///< leaves the leaf of the network
    bool inGroup = false;         ///< of the group that stands out
    bool arrow = false;           ///< goes one way
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct GpuMap {
    QRectF area;
    double cell = 0; ///< from one GPU to the next
    double hair = 1; ///< width of the thinnest line
    std::vector<NodeBox> nodes;
    std::vector<GpuCell> cells;
    std::vector<GpuLink> links; ///< those of the group that stands out are the last
    QList<PlacedText> ellipses; ///< "…" where GPUs or nodes are left out
    std::int64_t hiddenNodes = 0;

    [[nodiscard]] int cellAt(QPointF point) const;    ///< -1 for none
    [[nodiscard]] int cellOf(std::int64_t gpu) const; ///< -1 where it is left out
};

/// The GPUs of one copy of the model in their nodes; for data parallelism the nodes that its first group
/// reaches. What has no room is left out, with dots in its place.
/// \pre content has a selected degree
[[nodiscard]] GpuMap layoutGpuMap(const CommunicationContent& content, const QRectF& area,
                                  const QFontMetricsF& metrics);

} // namespace quadrille
