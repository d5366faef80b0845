// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/lane_layout.h"
#include "widgets/gantt/time_axis.h"

#include <QFontMetricsF>
#include <QRectF>

#include <optional>

class QPainter;

namespace quadrille::gantt {

/// How logical coordinates become device pixels: scale · logical + offset, each way.
struct DeviceGrid {
    double scale = 1;
    QPointF offset;

    /// The painter's, or the identity when it turns or shears.
    [[nodiscard]] static DeviceGrid of(const QPainter& painter);
    [[nodiscard]] double snappedX(double x) const; ///< the nearest edge between device pixels
    [[nodiscard]] double snappedY(double y) const;
};

/// Where everything is. Parts without room are empty rectangles; what is left never overlaps.
struct GanttGeometry {
    DeviceGrid grid;
    QRectF area;
    QRectF header;   ///< one line above the lanes: idle share, legend
    QRectF plot;     ///< the lanes, exactly lanes.height device pixels high
    QRectF labels;   ///< left of the lanes: their names
    QRectF notes;    ///< right of the lanes: idle share and peak of each
    QRectF messages; ///< a row of messages between the lanes and the axis, as wide as the plot
    QRectF axis;     ///< below the lanes: ticks and their numbers
    QRectF axisName;
    bool shortLabels = false; ///< only the number of the stage fits
    LaneLayout lanes;

    [[nodiscard]] double x(double time, const TimeRange& range) const;
    [[nodiscard]] double time(double x, const TimeRange& range) const;
    [[nodiscard]] QRectF rows(const RowSpan& span) const; ///< as wide as the plot
    [[nodiscard]] std::optional<int> laneAt(double y) const;
    [[nodiscard]] int columns() const; ///< device pixels across the plot
};

/// Lays the picture out. `longestLabel` and `longestNote` are the widths of the widest lane name and note;
/// stripShare as laneLayout(); with a row of messages where there is room.
[[nodiscard]] GanttGeometry ganttGeometry(const QRectF& area, int lanes, const QFontMetricsF& font,
                                          double longestLabel, double shortLabel, double longestNote,
                                          const DeviceGrid& grid, double stripShare = plainStripShare,
                                          bool messages = false);

} // namespace quadrille::gantt
