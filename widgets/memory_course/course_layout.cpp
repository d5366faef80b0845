// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_layout.h"

#include "widgets/memory_course/course_labels.h"
#include "widgets/picture/axis.h"

#include <algorithm>
#include <cmath>

namespace quadrille::course {

double Layout::y(double bytes) const {
    return plot.bottom() - bytes / largest * (plot.bottom() - top);
}

double Layout::x(double time) const {
    return gantt::xOfTime(time, range, plot.left(), plot.width());
}

double Layout::time(double x) const {
    return gantt::timeOfX(x, range, plot.left(), plot.width());
}

int Layout::columns() const {
    return std::max(1, static_cast<int>(std::lround(plot.width() * grid.scale)));
}

gantt::TimeRange Layout::stretchAt(double x) const {
    const double all = columns();
    const double column = std::clamp(std::floor((x - plot.left()) / plot.width() * all), 0.0, all - 1);
    return {range.begin + range.length() * column / all, range.begin + range.length() * (column + 1) / all};
}

Layout layoutCourse(const Content& content, const QString& axisName, const QRectF& area,
                    const QFontMetricsF& metrics, const gantt::DeviceGrid& grid) {
    Layout layout;
    layout.grid = grid;
    layout.area = area;
    layout.range = content.range;
    layout.largest = content.largest();
    const double line = metrics.height();
    layout.hair = std::max(1.0, line / 15);
    const double pad = std::min(0.4 * line, area.width() / 40);
    const QRectF inner = area.adjusted(pad, pad, -pad, -pad);
    const Margins margins = marginsOf(content, inner, metrics);
    const double left = grid.snappedX(inner.left() + margins.left);
    const double right = grid.snappedX(inner.right() - margins.right);
    layout.plot = QRectF(left, inner.top() + margins.top, std::max(right - left, 1 / grid.scale),
                         std::max(inner.height() - margins.top - margins.bottom, 1.0));
    layout.top = layout.plot.top() + std::min(0.3 * line, layout.plot.height() / 6);
    layout.ticks = memoryTicks(layout.largest, layout.plot.height(), line);
    const double widest = metrics.horizontalAdvance(QStringLiteral("0000000"));
    const double step = gantt::tickStep(layout.range, layout.plot.width(), widest + line);
    layout.timeTicks = gantt::ticks(layout.range, step);
    placeLabels(layout, content, axisName, inner, margins, metrics);
    return layout;
}

Hit hitTest(const Content& content, const Layout& layout, QPointF point) {
    if (!layout.plot.contains(point))
        return {};
    const gantt::TimeRange stretch = layout.stretchAt(point.x());
    const Level level = content.index->fullest(stretch.begin, stretch.end);
    double above = 0;
    const auto within = [&](Bytes bytes) {
        above += bytes.value();
        return bytes > Bytes() && point.y() >= layout.y(above);
    };
    for (const auto& base : content.bases) {
        if (within(base.bytes))
            return base.part ? Hit{Hit::What::part, *base.part} : Hit{Hit::What::states};
    }
    if (within(level.activations))
        return {Hit::What::part, MemoryPart::activations};
    if (within(level.working))
        return {Hit::What::part, MemoryPart::buffers};
    return {Hit::What::above};
}

} // namespace quadrille::course
