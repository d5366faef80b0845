// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/memory_course/course_content.h"
#include "widgets/picture/placed_text.h"

#include <QList>

namespace quadrille::course {

/// One word of the picture.
struct Label {
    enum class Kind { tick, unit, capacity, greenLimit, legend, time, axisName, peak };
    Kind kind = Kind::tick;
    PlacedText placed;
    MemoryPart part = MemoryPart::parameters; ///< of legend
    bool states = false;                      ///< of legend: all states in one
};

/// Where everything is. Positions in the picture's coordinates, y downward.
struct Layout {
    gantt::DeviceGrid grid;
    QRectF area;
    QRectF plot;        ///< its left and right edges lie between device pixels
    double hair = 1;    ///< width of the thinnest line
    double top = 0;     ///< y of `largest`, a little below the plot's top edge
    double largest = 1; ///< bytes at `top`
    gantt::TimeRange range;
    std::vector<double> ticks;     ///< GiB
    std::vector<double> timeTicks; ///< times
    QList<Label> labels;

    [[nodiscard]] double y(double bytes) const;
    [[nodiscard]] double x(double time) const;
    [[nodiscard]] double time(double x) const;
    [[nodiscard]] int columns() const; ///< device pixels across the plot
    /// The stretch of time that the device pixel at x shows.
    [[nodiscard]] gantt::TimeRange stretchAt(double x) const;
};

/// Places plot and words into area for text of these metrics. Words that do not fit are left out; none
/// overlap. \pre content has a course
[[nodiscard]] Layout layoutCourse(const Content& content, const QString& axisName, const QRectF& area,
                                  const QFontMetricsF& metrics, const gantt::DeviceGrid& grid);

/// What lies under a point of the plot.
struct Hit {
    enum class What { nothing, above, part, states };
    What what = What::nothing;
    MemoryPart part = MemoryPart::activations;

    friend bool operator==(const Hit&, const Hit&) = default;
};

[[nodiscard]] Hit hitTest(const Content& content, const Layout& layout, QPointF point);

} // namespace quadrille::course
