// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_painter.h"

#include "widgets/picture/mark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace quadrille::course {
namespace {

/// Neighbouring columns of one height.
struct Run {
    double left = 0;
    double right = 0;
    Level level;
};

std::vector<Run> runsOf(const Content& content, const Layout& layout) {
    std::vector<Run> runs;
    const int columns = layout.columns();
    const auto levels = content.index->columns(layout.range, static_cast<std::size_t>(columns));
    const double width = layout.plot.width() / columns;
    for (int column = 0; column < columns; ++column) {
        const Level& level = levels[static_cast<std::size_t>(column)];
        const double right = layout.plot.left() + width * (column + 1);
        if (!runs.empty() && runs.back().level.activations == level.activations &&
            runs.back().level.working == level.working)
            runs.back().right = right;
        else
            runs.push_back({layout.plot.left() + width * column, right, level});
    }
    return runs;
}

void paintLayers(QPainter& painter, const Content& content, const Layout& layout,
                 const std::vector<Run>& runs, const Colours& colours) {
    double below = 0;
    const auto fill = [&](double left, double right, double from, double to, MemoryPart part) {
        if (to > from)
            painter.fillRect(QRectF(QPointF(left, layout.y(to)), QPointF(right, layout.y(from))),
                             colours.part(part));
    };
    for (const auto& base : content.bases) {
        const double above = below + base.bytes.value();
        fill(layout.plot.left(), layout.plot.right(), below, above,
             base.part.value_or(MemoryPart::parameters));
        below = above;
    }
    for (const auto& run : runs) {
        const double kept = below + run.level.activations.value();
        fill(run.left, run.right, below, kept, MemoryPart::activations);
        fill(run.left, run.right, kept, kept + run.level.working.value(), MemoryPart::buffers);
    }
    // A line of background between the states' layers and under what changes.
    below = 0;
    for (const auto& base : content.bases) {
        below += base.bytes.value();
        if (layout.y(below - base.bytes.value()) - layout.y(below) > 4 * layout.hair)
            painter.fillRect(QRectF(layout.plot.left(), layout.y(below) - layout.hair / 2,
                                    layout.plot.width(), layout.hair),
                             colours.background);
    }
}

/// The upper edge, where its steps are wide enough to be told apart.
void paintOutline(QPainter& painter, const Content& content, const Layout& layout,
                  const std::vector<Run>& runs, const Colours& colours) {
    const double narrowest = 4 * layout.hair;
    if (runs.empty() || layout.plot.width() / static_cast<double>(runs.size()) < narrowest)
        return;
    // A notch of a few pixels comes and goes with the zoom: the edge passes over it.
    const auto height = [&](std::size_t i) {
        const double own = content.total(runs[i].level).value();
        if (i == 0 || i + 1 == runs.size() || runs[i].right - runs[i].left >= narrowest)
            return own;
        return std::max(own,
                        std::min(content.total(runs[i - 1].level), content.total(runs[i + 1].level)).value());
    };
    QPainterPath path;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        const double y = layout.y(height(i));
        if (path.elementCount() == 0)
            path.moveTo(run.left, y);
        path.lineTo(run.left, y);
        path.lineTo(run.right, y);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.text, layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(path);
}

void paintLimit(QPainter& painter, const Layout& layout, double bytes, double width, Qt::PenStyle style,
                Label::Kind name, const Colours& colours) {
    const double y = layout.y(bytes);
    const QLineF line(layout.plot.left(), y, layout.plot.right(), y);
    QColor edge = colours.background;
    edge.setAlphaF(0.6F);
    painter.setPen(QPen(edge, width + 2 * layout.hair, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(QPen(colours.text, width, style, Qt::FlatCap));
    painter.drawLine(line);
    QRectF words;
    for (const auto& label : layout.labels) {
        if (label.kind == name)
            words |= label.placed.box;
    }
    if (!words.isEmpty()) {
        painter.setPen(QPen(colours.text, layout.hair, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line.p2(), {words.left() - 2 * layout.hair, words.center().y()});
    }
}

void paintPeak(QPainter& painter, const Content& content, const Layout& layout, const Colours& colours) {
    const auto peak = content.peak();
    if (!peak)
        return;
    const MemoryMoment& moment = content.course->moments[*peak->moment];
    const double left = std::max(moment.start, layout.range.begin);
    const double right = std::min(moment.end, layout.range.end);
    if (left > right)
        return;
    const QPointF at(layout.x(left + (right - left) / 2), layout.y(content.peakTotal().value()));
    double foot = layout.plot.top();
    for (const auto& label : layout.labels) {
        if (label.kind == Label::Kind::peak)
            foot = label.placed.box.bottom();
    }
    for (const auto& [colour, extra] :
         {std::pair{colours.background, 2 * layout.hair}, std::pair{colours.accent, 0.0}}) {
        painter.setPen(QPen(colour, 1.5 * layout.hair + extra, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(at.x(), foot), at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const double radius = 4 * layout.hair + extra / 2;
        painter.drawEllipse(at, radius, radius);
    }
}

void paintLabel(QPainter& painter, const Layout& layout, const Label& label, const Colours& colours) {
    QColor ink = colours.mutedText;
    switch (label.kind) {
    case Label::Kind::tick:
    case Label::Kind::unit:
    case Label::Kind::time:
    case Label::Kind::axisName:
        break;
    case Label::Kind::capacity:
    case Label::Kind::greenLimit:
        ink = colours.text;
        break;
    case Label::Kind::peak:
        ink = colours.accent;
        break;
    case Label::Kind::legend: {
        const double side = 0.7 * label.placed.box.height();
        QRectF mark(label.placed.box.left() - 1.1 * label.placed.box.height(), 0, side, side);
        mark.moveCenter({mark.center().x(), label.placed.box.center().y()});
        painter.fillRect(mark, colours.part(label.part));
        ink = colours.text;
        break;
    }
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
    if (label.kind == Label::Kind::time) { // the tick it belongs to
        painter.setPen(QPen(colours.mutedText, layout.hair, Qt::SolidLine, Qt::FlatCap));
        const double x = label.placed.box.center().x();
        painter.drawLine(QLineF(x, layout.plot.bottom(), x, layout.plot.bottom() + 3 * layout.hair));
    }
}

} // namespace

void paintCourse(QPainter& painter, const Content& content, const Layout& layout, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colours.grid, layout.hair));
    for (const double tick : layout.ticks) {
        const double y = layout.y(gibibytes(tick).value());
        painter.drawLine(QLineF(layout.plot.left(), y, layout.plot.right(), y));
    }
    const auto runs = runsOf(content, layout);
    paintLayers(painter, content, layout, runs, colours);
    paintOutline(painter, content, layout, runs, colours);
    const double capacity = content.course->capacity.value();
    paintLimit(painter, layout, content.course->limits.green.value(), layout.hair, Qt::DashLine,
               Label::Kind::greenLimit, colours);
    paintLimit(painter, layout, capacity, 2 * layout.hair, Qt::SolidLine, Label::Kind::capacity, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintPeak(painter, content, layout, colours);
    for (const auto& label : layout.labels)
        paintLabel(painter, layout, label, colours);
    painter.restore();
}

void paintCursor(QPainter& painter, const Content& content, const Layout& layout, std::size_t moment,
                 const Colours& colours) {
    const MemoryMoment& held = content.course->moments[moment];
    const double left = std::max(layout.x(held.start), layout.plot.left());
    const double right = std::min(layout.x(held.end), layout.plot.right());
    if (left > right)
        return;
    const Bytes total = content.course->states + held.activations + held.working;
    const QRectF frame(QPointF(left, layout.y(total.value())), QPointF(right, layout.plot.bottom()));
    paintAccentMark(painter, frame, colours);
}

} // namespace quadrille::course
