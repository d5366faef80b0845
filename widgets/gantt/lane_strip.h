// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/memory_lanes.h"
#include "widgets/gantt/timeline_index.h"

#include <QImage>

#include <vector>

class QPainter;

namespace quadrille::gantt {

/// What a lane's strip shows in one column, in shares of the strip's height.
struct StripColumn {
    double base = 0;  ///< states
    double least = 0; ///< with them, at the emptiest of the column's time
    double most = 0;  ///< and at the fullest

    friend bool operator==(const StripColumn&, const StripColumn&) = default;
};

/// The strip of a lane. All lanes have the same scale.
struct Strip {
    std::vector<StripColumn> columns;
    double limit = 0; ///< the capacity's share of the height, which may be above it; 0 for none. Columns that
                      ///< reach beyond it are hatched
};

/// Space above the largest number of all strips, as a share of their height, so that the line of the capacity
/// is inside.
inline constexpr double stripHeadroom = 0.06;

/// Memory where it is known, else activations in flight, of which the strips' height is the most on any lane.
[[nodiscard]] Strip laneStrip(const TimelineIndex& index, const MemoryLanes* memory, std::size_t lane,
                              const TimeRange& range, std::size_t columns);

/// Rows `span` of an image as wide as the strip has columns.
void paintStripRows(QImage& image, const RowSpan& span, const Strip& strip, const Colours& colours);

/// Rectangles that fill `area`, `columnWidth` for each column, for SVG and PDF.
void paintStripShapes(QPainter& painter, const QRectF& area, double columnWidth, const Strip& strip,
                      const Colours& colours);

} // namespace quadrille::gantt
