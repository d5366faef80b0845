// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/gpu_map.h"

namespace quadrille {

/// One word of the picture.
struct CommunicationLabel {
    enum class Kind { head, legend, name, volume, time, caption };
    /// What stands before a legend's word.
    enum class Swatch { none, inside, network, exposed, hidden };
    Kind kind = Kind::name;
    PlacedText placed;
    int row = -1; ///< of name, volume and time
    Swatch swatch = Swatch::none;
};

/// One degree of parallelism.
struct CommunicationRow {
    TrafficKind kind = TrafficKind::tensor;
    QRectF box;             ///< over the table's width
    QRectF inside, network; ///< of what is sent: side by side, one of them may be empty
    QRectF exposed, hidden; ///< of its time
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct CommunicationLayout {
    QRectF area;
    QRectF table;
    double hair = 1; ///< width of the thinnest line
    std::vector<CommunicationRow> rows;
    QList<CommunicationLabel> labels;
    std::optional<GpuMap> map; ///< none where there is no room for it

    [[nodiscard]] int rowAt(QPointF point) const; ///< -1 for none
};

/// Places the table, and the GPUs beside or below it, into area for text of these metrics. Words that do not
/// fit are left out; none overlap. \pre content has a selected degree
[[nodiscard]] CommunicationLayout layoutCommunication(const CommunicationContent& content, const QRectF& area,
                                                      const QFontMetricsF& metrics);

} // namespace quadrille
