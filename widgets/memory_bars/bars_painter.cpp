// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_painter.h"

#include "widgets/memory_bars/bars_band.h"
#include "widgets/picture/mark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace quadrille {
namespace {

/// Bars no wider than this are drawn edge to edge, without lines inside.
constexpr double narrow = 3;

void paintColumn(QPainter& painter, const BarsContent& content, const BarsLayout& layout, int column,
                 const Colours& colours) {
    const int stage = layout.shownStage(column);
    if (stage < 0)
        return;
    const QRectF whole = layout.bar(column, 0, content.totals[std::size_t(stage)]);
    double below = 0;
    double lowerHeight = 0;
    for (const auto part : content.parts()) {
        const double bytes = content.stage(stage).part(part).value();
        const QRectF box = layout.bar(column, below, below + bytes);
        below += bytes;
        if (bytes <= 0)
            continue;
        painter.fillRect(box, colours.part(part));
        // A line of background between neighbours, where it leaves both of them visible.
        if (lowerHeight > 4 * layout.hair && box.height() > 4 * layout.hair && layout.barWidth > narrow)
            painter.fillRect(QRectF(box.left(), box.bottom() - layout.hair / 2, box.width(), layout.hair),
                             colours.background);
        lowerHeight = box.height();
    }
    // Something is never drawn as nothing.
    if (below > 0 && whole.height() < layout.hair)
        painter.fillRect(QRectF(whole.left(), layout.plot.bottom() - layout.hair, whole.width(), layout.hair),
                         colours.part(MemoryPart::parameters));
}

void paintSelection(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                    const Colours& colours) {
    if (content.selected < 0 || content.selected >= content.stages())
        return;
    QRectF band = layout.column(layout.columnOf(content.selected));
    if (band.width() > layout.barWidth + 6 * layout.hair) {
        const double spare = std::max(0.0, band.width() - layout.barWidth - 12 * layout.hair) / 2;
        band.adjust(spare, 0, -spare, 0);
    } else if (band.width() < 3 * layout.hair) {
        band = QRectF(band.center().x() - 1.5 * layout.hair, band.top(), 3 * layout.hair, band.height());
    }
    QColor tint = colours.accent;
    tint.setAlphaF(colours.dark ? 0.28F : 0.16F);
    painter.fillRect(band, tint);
    painter.fillRect(QRectF(band.left(), band.bottom(), band.width(), 2 * layout.hair), colours.accent);
}

/// The baseline's outline: a frame around every bar, or one profile over all of them when they are crowded.
QPainterPath ghostPath(const BarsContent& content, const BarsLayout& layout) {
    QPainterPath path;
    const double bottom = layout.plot.bottom();
    const double spare = layout.isCrowded() ? (layout.columnWidth - layout.barWidth) / 2 : 3 * layout.hair;
    for (int column = 0; column < layout.columns; ++column) {
        const auto [begin, end] = layout.stagesOf(column);
        const int stage = indexOfLargest(content.baselineTotals, begin, end);
        if (stage < 0)
            break;
        const QRectF box =
            layout.bar(column, 0, content.baselineTotals[std::size_t(stage)]).adjusted(-spare, 0, spare, 0);
        if (column == 0 || !layout.isCrowded())
            path.moveTo(box.left(), bottom);
        path.lineTo(box.left(), box.top());
        path.lineTo(box.right(), box.top());
        if (!layout.isCrowded())
            path.lineTo(box.right(), bottom);
    }
    if (layout.isCrowded())
        path.lineTo(path.currentPosition().x(), bottom);
    return path;
}

QPen ghostPen(const BarsLayout& layout, const Colours& colours) {
    QPen pen(colours.baseline, 1.5 * layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!layout.isCrowded())
        pen.setDashPattern({3, 2});
    return pen;
}

void paintGhost(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                const Colours& colours) {
    if (!content.baseline)
        return;
    const QPainterPath path = ghostPath(content, layout);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    // Over a bar the outline needs a quiet edge to be seen.
    QColor edge = colours.background;
    edge.setAlphaF(0.75F);
    painter.setPen(QPen(edge, 3.5 * layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(ghostPen(layout, colours));
    painter.drawPath(path);
    painter.restore();
}

void paintLimit(QPainter& painter, const BarsContent& content, const BarsLayout& layout, double bytes,
                double width, Qt::PenStyle style, BarLabel::Kind name, const Colours& colours) {
    const double y = layout.y(bytes);
    const QLineF line(layout.plot.left(), y, layout.plot.right(), y);
    QColor edge = colours.background;
    edge.setAlphaF(0.6F);
    painter.setPen(QPen(edge, width + 2 * layout.hair, Qt::SolidLine, Qt::FlatCap));
    for (int column = 0; column < layout.columns; ++column) { // only over bars, where contrast is scarce
        const int stage = layout.shownStage(column);
        const QRectF bar = layout.bar(column, 0, bytes);
        if (stage >= 0 && content.totals[std::size_t(stage)] >= bytes)
            painter.drawLine(QLineF(bar.left(), y, bar.right(), y));
    }
    painter.setPen(QPen(colours.text, width, style, Qt::FlatCap));
    painter.drawLine(line);
    QRectF words;
    for (const auto& label : layout.labels) {
        if (label.kind == name)
            words |= label.placed.box;
    }
    if (!words.isEmpty()) { // leads to the words, which may have made room for their neighbours
        painter.setPen(QPen(colours.text, layout.hair, Qt::SolidLine, Qt::FlatCap));
        const QPointF outside(line.x2() + layout.bandWidth, y);
        painter.drawLine(line.p2(), outside);
        painter.drawLine(outside, {words.left() - 2 * layout.hair, words.center().y()});
    }
}

QRectF headChip(const BarsLayout& layout, const BarLabel& label) {
    const double spare = (layout.columnWidth - label.placed.box.width() - layout.hair) / 2;
    const double pad = spare > 0 ? std::min(spare, 3.5 * layout.hair) : 3.5 * layout.hair;
    return label.placed.box.adjusted(-pad, 0, pad, 0);
}

void paintLabel(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                const BarLabel& label, const Colours& colours) {
    const double hair = layout.hair;
    QColor ink = colours.mutedText;
    switch (label.kind) {
    case BarLabel::Kind::tick:
    case BarLabel::Kind::unit:
    case BarLabel::Kind::axis:
        break;
    case BarLabel::Kind::capacity:
    case BarLabel::Kind::greenLimit:
        ink = colours.text;
        break;
    case BarLabel::Kind::oom:
        ink = label.ofRange ? colours.mutedText : colours.text;
        break;
    case BarLabel::Kind::stage:
        ink = label.stage == content.selected ? colours.accent : colours.mutedText;
        break;
    case BarLabel::Kind::head:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.zone(label.zone));
        painter.drawRoundedRect(headChip(layout, label), 3 * hair, 3 * hair);
        ink = Colours::textOn(colours.zone(label.zone));
        break;
    case BarLabel::Kind::segment: {
        const QColor fill = colours.part(label.part);
        painter.fillRect(label.placed.box.adjusted(-4 * hair, 0, 4 * hair, 0),
                         fill); // interrupts the lines behind the word
        ink = Colours::textOn(fill);
        break;
    }
    case BarLabel::Kind::legend: {
        const double side = 0.7 * label.placed.box.height();
        QRectF swatch(label.placed.box.left() - 1.1 * label.placed.box.height(), 0, side, side);
        swatch.moveCenter({swatch.center().x(), label.placed.box.center().y()});
        if (label.ofBaseline) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.baseline, 1.5 * hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.drawRect(swatch.adjusted(hair, hair, -hair, -hair));
        } else {
            painter.fillRect(swatch, colours.part(label.part));
        }
        ink = colours.text;
        break;
    }
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
}

} // namespace

void paintBars(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
               const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colours.grid, layout.hair));
    for (const double tick : layout.ticks) {
        const double y = layout.y(gibibytes(tick).value());
        painter.drawLine(QLineF(layout.plot.left(), y, layout.plot.right(), y));
    }
    paintBand(painter, content, layout, colours);
    paintSelection(painter, content, layout, colours);
    for (int column = 0; column < layout.columns; ++column)
        paintColumn(painter, content, layout, column, colours);
    paintGhost(painter, content, layout, colours);
    paintStrip(painter, content, layout, colours);
    const double capacity = content.estimate->capacity.value();
    if (const auto limit = content.greenLimit())
        paintLimit(painter, content, layout, limit->value(), layout.hair, Qt::DashLine,
                   BarLabel::Kind::greenLimit, colours);
    paintLimit(painter, content, layout, capacity, 2 * layout.hair, Qt::SolidLine, BarLabel::Kind::capacity,
               colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const auto& label : layout.labels)
        paintLabel(painter, content, layout, label, colours);
    painter.restore();
}

void paintBarsCursor(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                     const BarsHit& hit, const Colours& colours) {
    if (hit.stage < 0 || hit.stage >= content.stages())
        return;
    const int column = layout.columnOf(hit.stage);
    QRectF frame;
    if (hit.what == BarsHit::What::segment) {
        double below = 0;
        for (const auto part : content.parts()) {
            if (part == hit.part)
                break;
            below += content.stage(hit.stage).part(part).value();
        }
        frame = layout.bar(column, below, below + content.stage(hit.stage).part(hit.part).value());
    } else {
        frame = layout.bar(column, 0, content.totals[std::size_t(hit.stage)]);
        const auto chip =
            std::find_if(layout.labels.cbegin(), layout.labels.cend(), [&hit](const BarLabel& label) {
                return label.kind == BarLabel::Kind::head && label.stage == hit.stage;
            });
        if (chip != layout.labels.cend())
            frame |= headChip(layout, *chip);
    }
    paintAccentMark(painter, frame, colours);
}

} // namespace quadrille
