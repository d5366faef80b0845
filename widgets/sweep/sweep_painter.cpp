// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_painter.h"

#include "widgets/chart/chart_painter.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/mark.h"

#include <QPainter>

#include <algorithm>
#include <limits>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

constexpr double nothing = std::numeric_limits<double>::quiet_NaN(); ///< leaves a gap in a line

QColor bubbleInk(const Colours& colours) {
    return colours.sequential(1);
}

QPen baselinePen(const SweepLayout& layout, const Colours& colours, const QVector<qreal>& dashes) {
    QPen pen = flatPen(colours.baseline, 1.5 * layout.hair);
    pen.setDashPattern(dashes);
    return pen;
}

QRectF middleOf(const SweepLayout& layout, int stop) {
    const QRectF column = layout.column(stop);
    const double spare = std::min(3 * layout.hair, column.width() / 8);
    return column.adjusted(spare, 0, -spare, 0);
}

/// A plan whose numbers are still to come.
void paintEmpty(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    const double in = hair / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.grid, hair));
    painter.drawRect(box.adjusted(in, in, -in, -in));
}

void paintGround(QPainter& painter, const SweepData& data, const SweepLayout& layout,
                 const Colours& colours) {
    if (data.current >= 0) {
        const QRectF middle = middleOf(layout, data.current);
        QColor tint = colours.accent;
        tint.setAlphaF(colours.dark ? 0.28F : 0.16F);
        painter.fillRect(middle, tint);
        painter.fillRect(QRectF(middle.left(), middle.bottom(), middle.width(), 3 * layout.hair),
                         colours.accent);
    }
    const double spacing = std::max(5.0, 6 * layout.hair);
    for (int i = 0; i < data.count(); ++i) {
        if (data.stop(i).cannotRun())
            drawHatch(painter, hatchLines(middleOf(layout, i), spacing), colours.hatch, layout.hair);
        else if (data.stop(i).computing)
            paintEmpty(painter, middleOf(layout, i), layout.hair, colours);
    }
}

/// The parts of a bar, with lines of background between them where those leave both visible.
void paintBar(QPainter& painter, const SweepStop& stop, int column, const SweepLayout& layout,
              const Colours& colours) {
    double below = 0;
    double lower = 0;
    for (const MemoryPart part : partsOf(MemoryKind::allocated)) {
        const double amount = inGib(stop.fullest->part(part));
        const QRectF box = layout.bar(column, below, below + amount);
        below += amount;
        painter.fillRect(box, colours.part(part));
        if (lower > 4 * layout.hair && box.height() > 4 * layout.hair &&
            layout.columnWidth() >= 5 * layout.hair)
            painter.fillRect(QRectF(box.left(), box.bottom() - layout.hair / 2, box.width(), layout.hair),
                             colours.background);
        lower = amount > 0 ? box.height() : lower;
    }
}

/// A bar that goes on beyond the upper edge is broken in two near it.
void paintBreak(QPainter& painter, const QRectF& bar, double hair, const Colours& colours) {
    const QRectF box = bar.adjusted(-hair, 0, hair, 0);
    const double slope = std::min(6 * hair, box.width() / 3);
    const double y = box.top() + 7 * hair;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.drawPolygon(QPolygonF({{box.left(), y + slope},
                                   {box.right(), y},
                                   {box.right(), y + 3 * hair},
                                   {box.left(), y + slope + 3 * hair}}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The baseline's totals as a line that leaves the plot through its upper edge, not along it.
std::vector<QPointF> baselinePoints(const SweepData& data, const SweepLayout& layout) {
    const double top = layout.up.high;
    const auto at = [&data](int stop) {
        return stop >= 0 && data.stop(stop).baselineTotal ? inGib(*data.stop(stop).baselineTotal) : nothing;
    };
    std::vector<QPointF> points;
    for (int i = 0; i < data.count(); ++i) {
        const double before = at(i - 1); // compares false with everything when there is none
        const double now = at(i);
        if ((before <= top && now > top) || (before > top && now <= top))
            points.emplace_back(layout.x(i - 1 + (top - before) / (now - before)), layout.frame.top());
        points.emplace_back(layout.x(i), now <= top ? layout.y(now) : nothing);
    }
    return points;
}

/// Limits, baseline and bubble. Over the bars a line needs a quiet edge to be seen.
void paintLines(QPainter& painter, const SweepData& data, const SweepLayout& layout, const Colours& colours) {
    const double hair = layout.hair;
    const auto limit = [&](Bytes bytes, const QPen& pen) {
        const double y = layout.y(inGib(bytes));
        if (inGib(bytes) <= layout.up.high)
            paintLine(painter, {{layout.frame.left(), y}, {layout.frame.right(), y}}, pen);
    };
    QColor edge = colours.background;
    edge.setAlphaF(0.8F);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const std::vector<QPointF> baseline = baselinePoints(data, layout);
    paintLine(painter, baseline, flatPen(edge, 3.5 * hair));
    paintLine(painter, baseline, baselinePen(layout, colours, {4, 3}));
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (data.greenLimit)
        limit(*data.greenLimit, flatPen(colours.text, hair, Qt::DashLine));
    limit(data.capacity, flatPen(colours.text, 2 * hair));

    painter.setRenderHint(QPainter::Antialiasing, true);
    std::vector<QPointF> bubble;
    for (int i = 0; i < data.count(); ++i)
        bubble.emplace_back(layout.x(i),
                            data.stop(i).runnable() ? layout.rightY(data.stop(i).bubbleOverTotal) : nothing);
    paintLine(painter, bubble, flatPen(edge, 5 * hair));
    paintLine(painter, bubble, flatPen(bubbleInk(colours), 2 * hair));
    const double radius = std::clamp(0.35 * layout.columnWidth(), 3 * hair, 7 * hair) / 2;
    for (const auto& [ink, fill, width] :
         {std::tuple(edge, edge, 5 * hair), std::tuple(bubbleInk(colours), colours.background, 2 * hair)}) {
        painter.setPen(QPen(ink, width));
        painter.setBrush(fill);
        for (int i = 0; i < data.count(); ++i)
            if (data.stop(i).runnable())
                painter.drawEllipse(bubble[static_cast<std::size_t>(i)], radius, radius);
    }
}

void paintSwatch(QPainter& painter, const SweepLayout& layout, const ChartLabel& label,
                 const Colours& colours) {
    const double hair = layout.hair;
    const QRectF box = swatchOf(label);
    const QLineF through(box.left(), box.center().y(), box.right(), box.center().y());
    switch (label.index) {
    case bubbleEntry:
        painter.setPen(flatPen(bubbleInk(colours), 2 * hair));
        painter.setBrush(colours.background);
        painter.drawLine(through);
        painter.drawEllipse(box.center(), 2.5 * hair, 2.5 * hair);
        break;
    case baselineEntry:
        painter.setPen(baselinePen(layout, colours, {2.5, 1.5}));
        painter.drawLine(through);
        break;
    case cannotRunEntry:
        drawHatch(painter, hatchLines(box, 4 * hair), colours.hatch, hair);
        break;
    case computingEntry:
        paintEmpty(painter, box, hair, colours);
        break;
    default:
        painter.fillRect(box, colours.part(static_cast<MemoryPart>(label.index)));
        break;
    }
}

/// The total of a stop, on its zone's colour.
QColor paintHeadPlate(QPainter& painter, const SweepData& data, const SweepLayout& layout,
                      const ChartLabel& label, const Colours& colours) {
    const QRectF& box = label.placed.box;
    const double spare = (layout.columnWidth() - box.width() - layout.hair) / 2;
    const double pad = std::clamp(spare, 0.0, 3.5 * layout.hair);
    const QColor fill = colours.zone(data.zone(label.index));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(-pad, 0, pad, 0), 3 * layout.hair, 3 * layout.hair);
    return Colours::textOn(fill);
}

} // namespace

void paintSweep(QPainter& painter, const SweepData& data, const SweepLayout& layout, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter, data, layout, colours);
    paintGrid(painter, layout, colours);
    for (int i = 0; i < data.count(); ++i) {
        if (!data.stop(i).runnable())
            continue;
        paintBar(painter, data.stop(i), i, layout, colours);
        if (inGib(data.stop(i).total()) > layout.up.high)
            paintBreak(painter, layout.bar(i, 0, layout.up.high), layout.hair, colours);
    }
    paintLines(painter, data, layout, colours);
    const ChartInk ink = [&](const ChartLabel& label) {
        if (label.kind == Kind::legend)
            paintSwatch(painter, layout, label, colours);
        if (label.kind == Kind::head)
            return paintHeadPlate(painter, data, layout, label, colours);
        if (label.kind == Kind::xTick && label.index == data.current)
            return colours.accent;
        return label.kind == Kind::rightName ? bubbleInk(colours) : usualInk(label, colours);
    };
    paintWords(painter, layout, ink, colours);
    painter.restore();
}

void paintSweepCursor(QPainter& painter, const SweepLayout& layout, int stop, const Colours& colours) {
    if (stop >= 0 && stop < layout.count)
        paintDashedMark(painter, middleOf(layout, stop), layout.hair, colours);
}

} // namespace quadrille
