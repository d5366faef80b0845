// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_painter.h"

#include "widgets/picture/mark.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

using Kind = WaterfallLabel::Kind;

int count(const WaterfallLayout& layout) {
    return static_cast<int>(layout.rows.size());
}

void paintGround(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) {
    for (const double tick : layout.ticks)
        painter.fillRect(QRectF(layout.x(tick) - layout.hair / 2, layout.plot.top(), layout.hair,
                                layout.plot.height() + 3 * layout.hair),
                         colours.grid);
    // The whole stands apart from what it is made of.
    const QRectF last = layout.row(count(layout) - 1);
    painter.fillRect(QRectF(last.left(), last.top(), last.width(), layout.hair), colours.hatch);
}

/// A bar's end goes on to the beginning of the next.
void paintConnectors(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) {
    for (int i = 0; i + 1 < count(layout); ++i) {
        const WaterfallRow& row = layout.rows[static_cast<std::size_t>(i)];
        const double x = layout.x(row.bar.end);
        // Through a row that takes no time it goes on.
        const double top = row.time > 0 ? layout.bar(i).bottom() : layout.bar(i).top();
        painter.fillRect(QRectF(std::min(x, layout.plot.right() - layout.hair), top, layout.hair,
                                layout.bar(i + 1).top() - top),
                         colours.mutedText);
    }
}

void paintFilled(QPainter& painter, const QRectF& box, TimeFamily family, double hair,
                 const Colours& colours) {
    painter.fillRect(box, colours.time(family));
    if (family != TimeFamily::idle || box.width() < 3 * hair)
        return;
    painter.setPen(QPen(colours.mutedText, hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2));
}

/// Of several parts: each its share of the bar.
void paintBar(QPainter& painter, const WaterfallLayout& layout, int index, const Colours& colours) {
    const WaterfallRow& row = layout.rows[static_cast<std::size_t>(index)];
    const QRectF bar = layout.bar(index);
    if (row.total) {
        painter.fillRect(bar, colours.text);
        return;
    }
    if (row.time > 0)
        paintFilled(painter, bar, row.folded() ? TimeFamily::other : familyOf(row.parts.front()), layout.hair,
                    colours);
}

void paintGhosts(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) {
    QPen pen(colours.baseline, 1.3 * layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2.5, 1.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < count(layout); ++i) {
        const QRectF box = layout.ghost(i);
        if (!box.isEmpty())
            painter.drawRect(box);
    }
}

/// Between which ends the step is expected: an error bar over the end of the whole. An end that lies beyond
/// the plot has an arrow head in place of a cap.
void paintInterval(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) {
    if (!layout.interval)
        return;
    const QRectF bar = layout.bar(count(layout) - 1);
    const double hair = layout.hair;
    const double cap = bar.height() / 4;
    const double y = bar.center().y();
    const double left = layout.x(layout.interval->begin);
    const double right = layout.x(layout.interval->end);
    const bool beyond = layout.interval->end > layout.longest;
    if (right - left < 4 * hair)
        return;
    const auto piece = [&](double from, double to, const QColor& ink) {
        if (to > from)
            painter.fillRect(QRectF(from, y - hair, to - from, 2 * hair), ink);
    };
    piece(left, bar.right(), colours.background);
    piece(bar.right(), right, colours.text);
    painter.fillRect(QRectF(left, y - cap, 2 * hair, 2 * cap), colours.background);
    if (!beyond) {
        painter.fillRect(QRectF(right - 2 * hair, y - cap, 2 * hair, 2 * cap), colours.text);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawPolygon(QPolygonF({{right, y}, {right - 1.4 * cap, y - cap}, {right - 1.4 * cap, y + cap}}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintWord(QPainter& painter, const WaterfallLayout& layout, const WaterfallLabel& label,
               const Colours& colours) {
    QColor ink = colours.text;
    if (label.kind == Kind::utilisation)
        ink = colours.background;
    if (label.kind == Kind::tick || label.kind == Kind::axis || label.kind == Kind::share)
        ink = colours.mutedText;
    if (label.kind == Kind::baseline) {
        const double height = label.placed.box.height();
        QRectF swatch(0, 0, 0.9 * height, 0.6 * height);
        swatch.moveCenter({label.placed.box.left() - 0.75 * height, label.placed.box.center().y()});
        QPen pen(colours.baseline, 1.3 * layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        pen.setDashPattern({2.5, 1.5});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
}

} // namespace

void paintWaterfall(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter, layout, colours);
    paintConnectors(painter, layout, colours);
    for (int i = 0; i < count(layout); ++i)
        paintBar(painter, layout, i, colours);
    paintGhosts(painter, layout, colours);
    paintInterval(painter, layout, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const WaterfallLabel& label : layout.labels)
        paintWord(painter, layout, label, colours);
    painter.restore();
}

void paintWaterfallCursor(QPainter& painter, const WaterfallLayout& layout, int row, const Colours& colours) {
    if (row < 0 || row >= count(layout))
        return;
    paintDashedMark(painter, layout.row(row).adjusted(-2, 1, 2, -1), layout.hair, colours);
}

} // namespace quadrille
