// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_painter.h"

#include "widgets/picture/hatch.h"
#include "widgets/picture/mark.h"
#include "widgets/sweep/sweep_plot.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

using Kind = SweepLabel::Kind;

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
        QColor tint = colours.accent;
        tint.setAlphaF(colours.dark ? 0.28F : 0.16F);
        painter.fillRect(middleOf(layout, data.current), tint);
    }
    const double spacing = std::max(5.0, 6 * layout.hair);
    for (int i = 0; i < data.count(); ++i) {
        if (data.stop(i).cannotRun())
            drawHatch(painter, hatchLines(middleOf(layout, i), spacing), colours.hatch, layout.hair);
        else if (data.stop(i).computing)
            paintEmpty(painter, middleOf(layout, i), layout.hair, colours);
    }
}

/// Lines of background between the parts of a bar, where they leave both visible.
void paintSeams(QPainter& painter, const SweepData& data, const SweepLayout& layout, const Colours& colours) {
    for (int i = 0; i < data.count(); ++i) {
        if (!data.stop(i).runnable() || layout.columnWidth() < 5 * layout.hair)
            continue;
        double below = 0;
        double lower = 0;
        for (const Bytes amount : data.stop(i).fullest->parts) {
            const QRectF box = layout.bar(i, below, below + amount.value());
            below += amount.value();
            if (lower > 4 * layout.hair && box.height() > 4 * layout.hair)
                painter.fillRect(QRectF(box.left(), box.bottom() - layout.hair / 2, box.width(), layout.hair),
                                 colours.background);
            lower = amount > Bytes() ? box.height() : lower;
        }
    }
}

/// A bar that goes on beyond the upper edge is broken in two near it.
void paintBreaks(QPainter& painter, const SweepData& data, const SweepLayout& layout,
                 const Colours& colours) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background);
    for (int i = 0; i < data.count(); ++i) {
        if (data.stop(i).total().value() <= layout.top)
            continue;
        const QRectF box = layout.bar(i, 0, layout.top).adjusted(-layout.hair, 0, layout.hair, 0);
        const double slope = std::min(6 * layout.hair, box.width() / 3);
        const double y = box.top() + 7 * layout.hair;
        const double thick = 3 * layout.hair;
        painter.drawPolygon(QPolygonF({{box.left(), y + slope},
                                       {box.right(), y},
                                       {box.right(), y + thick},
                                       {box.left(), y + slope + thick}}));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintSwatch(QPainter& painter, const SweepLayout& layout, const SweepLabel& label,
                 const Colours& colours) {
    const double hair = layout.hair;
    const double height = label.placed.box.height();
    QRectF box(0, 0, 0.75 * height, 0.7 * height);
    box.moveCenter({label.placed.box.left() - 0.65 * height, label.placed.box.center().y()});
    const QLineF through(box.left(), box.center().y(), box.right(), box.center().y());
    switch (label.kind) {
    case Kind::part:
        painter.fillRect(box, colours.part(label.part));
        break;
    case Kind::bubble:
        painter.setPen(QPen(SweepPlot::bubbleColour(colours), 2 * hair, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(colours.background);
        painter.drawLine(through);
        painter.drawEllipse(box.center(), 2.5 * hair, 2.5 * hair);
        break;
    case Kind::baseline: {
        QPen pen(colours.baseline, 1.5 * hair, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({2.5, 1.5});
        painter.setPen(pen);
        painter.drawLine(through);
        break;
    }
    case Kind::hatch:
        drawHatch(painter, hatchLines(box, 4 * hair), colours.hatch, hair);
        break;
    case Kind::computing:
        paintEmpty(painter, box, hair, colours);
        break;
    default:
        break;
    }
}

void paintWord(QPainter& painter, const SweepData& data, const SweepLayout& layout, const SweepLabel& label,
               const Colours& colours) {
    const double hair = layout.hair;
    const QRectF& box = label.placed.box;
    QColor ink = colours.mutedText;
    switch (label.kind) {
    case Kind::part:
    case Kind::bubble:
    case Kind::baseline:
    case Kind::computing:
    case Kind::hatch:
        paintSwatch(painter, layout, label, colours);
        ink = colours.text;
        break;
    case Kind::head: {
        const double spare = (layout.columnWidth() - box.width() - hair) / 2;
        const double pad = std::clamp(spare, 0.0, 3.5 * hair);
        const QColor fill = colours.zone(data.zone(label.stop));
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(box.adjusted(-pad, 0, pad, 0), 3 * hair, 3 * hair);
        ink = Colours::textOn(fill);
        break;
    }
    case Kind::stop:
        ink = label.stop == data.current ? colours.accent : colours.text;
        break;
    case Kind::bubbleName:
    case Kind::bubbleTick:
        ink = label.kind == Kind::bubbleName ? SweepPlot::bubbleColour(colours) : colours.mutedText;
        break;
    case Kind::limit: {
        QColor plate = colours.background;
        plate.setAlphaF(0.85F);
        painter.fillRect(box.adjusted(-3 * hair, hair, 3 * hair, -hair), plate);
        ink = colours.text;
        break;
    }
    case Kind::tick:
    case Kind::memoryName:
    case Kind::axisName:
        break;
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
}

} // namespace

void paintSweep(QPainter& painter, const SweepData& data, const SweepLayout& layout, SweepPlot& plot,
                const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    plot.set(data, layout, colours);
    paintGround(painter, data, layout, colours);
    plot.drawBars(painter);
    paintSeams(painter, data, layout, colours);
    paintBreaks(painter, data, layout, colours);
    const QRectF frame = layout.frame();
    painter.fillRect(QRectF(frame.left(), frame.bottom(), frame.width(), layout.hair), colours.mutedText);
    if (data.current >= 0) {
        const QRectF foot = middleOf(layout, data.current);
        painter.fillRect(QRectF(foot.left(), foot.bottom(), foot.width(), 3 * layout.hair), colours.accent);
    }
    plot.drawLines(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const SweepLabel& label : layout.labels)
        paintWord(painter, data, layout, label, colours);
    painter.restore();
}

void paintSweepCursor(QPainter& painter, const SweepLayout& layout, int stop, const Colours& colours) {
    if (stop < 0 || stop >= layout.count)
        return;
    paintDashedMark(painter, middleOf(layout, stop), layout.hair, colours);
}

} // namespace quadrille
