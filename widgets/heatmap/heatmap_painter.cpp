// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_painter.h"

#include "widgets/heatmap/cross.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace quadrille {
namespace {

using Content = HeatmapCellStyle::Content;

QColor fillOf(const HeatmapData& data, const HeatmapLayout& layout, const Glance& glance,
              const Colours& colours) {
    // What does not fit has one look, however fast or dear it would be: no shade of those takes part in a
    // comparison.
    return data.shown == HeatmapQuantity::memory || glance.zone == Zone::red
               ? colours.zone(glance.zone)
               : colours.sequential(layout.scale.share(data.value(glance)));
}

/// So that a number is read over what is behind it.
void paintPlate(QPainter& painter, const QRectF& text, const QRectF& box, const QColor& fill) {
    const double pad = 0.12 * text.height();
    painter.fillRect(text.adjusted(-pad, 0, pad, 0) & box, fill);
}

void paintStar(QPainter& painter, QPointF centre, double radius, const QColor& ink) {
    constexpr int points = 5;
    constexpr double inner = 0.42; // of the outer radius
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double reach = i % 2 == 0 ? radius : inner * radius;
        star << centre + QPointF(reach * std::sin(angle), -reach * std::cos(angle));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(star);
    painter.restore();
}

void paintBestFrame(QPainter& painter, const QRectF& box, double hair, const QColor& ink) {
    const double in = 1.5 * hair;
    painter.setPen(QPen(ink, hair));
    painter.drawRect(box.adjusted(in, in, -in, -in));
}

/// The zone as a drawn sign, where a letter has no room.
void paintSign(QPainter& painter, const QRectF& cell, const HeatmapLayout& layout, Zone zone,
               const QColor& ink) {
    if (zone == Zone::green)
        return;
    const bool red = zone == Zone::red;
    if (layout.style.content == Content::numberOverBar) {
        QRectF bar(0, 0, cell.width() * (red ? 1 : 0.4), 2 * layout.hair);
        bar.moveCenter(cell.center());
        bar.moveBottom(cell.bottom());
        painter.fillRect(bar, ink);
    } else if (layout.style.content == Content::mark) {
        const double side = std::min(cell.width(), cell.height());
        QRectF mark(0, 0, side * (red ? 0.5 : 0.6), side * (red ? 0.5 : 0.25));
        mark.moveCenter(cell.center());
        painter.fillRect(mark, ink);
    }
}

/// A plan whose numbers are still to come.
void paintEmptyCell(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    const double in = hair / 2;
    painter.setPen(QPen(colours.grid, hair));
    painter.drawRect(box.adjusted(in, in, -in, -in));
}

double hatchSpacing(const QRectF& cell, double hair) {
    return std::clamp(std::min(cell.width(), cell.height()) / 2.5, 3 * hair, 7 * hair);
}

void paintCells(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                const Colours& colours) {
    QList<QRectF> hatched;
    QList<QRectF> frames;
    const QRectF any(0, 0, layout.cellWidth - layout.gap, layout.cellHeight - layout.gap);
    const double spacing = hatchSpacing(any, layout.hair);
    for (const int row : layout.fold.rows.shown) {
        for (const int column : layout.fold.columns.shown) {
            const QRectF box = layout.cell(column, row);
            const HeatmapCell& cell = data.cell(column, row);
            const Glance& glance = cell.glance;
            if (!glance.runnable) {
                hatched << box;
                continue;
            }
            if (cell.computing) {
                paintEmptyCell(painter, box, layout.hair, colours);
                continue;
            }
            const QColor fill = fillOf(data, layout, glance, colours);
            painter.fillRect(box, fill);
            if (glance.zone == Zone::red)
                paintCross(painter, box, layout.hair, fill);
            paintSign(painter, box, layout, glance.zone, Colours::textOn(fill));
        }
    }
    for (const QRectF& box : hatched)
        drawHatch(painter, box, spacing, colours.hatch, layout.hair);
}

/// The star of the best plan where it is not among the words: in the middle, or a frame around a number.
void paintBest(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
               const Colours& colours) {
    const bool mark = layout.style.content == Content::mark;
    if (!layout.best.valid() || (!mark && layout.style.content != Content::numberOverBar))
        return;
    const QRectF box = layout.cell(layout.best.column, layout.best.row);
    const QColor fill = fillOf(data, layout, data.cell(layout.best.column, layout.best.row).glance, colours);
    if (mark)
        paintStar(painter, box.center(), 0.4 * std::min(box.width(), box.height()), Colours::textOn(fill));
    else
        paintBestFrame(painter, box, layout.hair, Colours::textOn(fill));
}

void paintCellTexts(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                    const Colours& colours) {
    const QFont font = painter.font();
    painter.setFont(scaledFont(font, layout.style.scale));
    for (const auto& label : layout.cellTexts) {
        const Glance& glance = data.cell(label.place.column, label.place.row).glance;
        const QColor fill = fillOf(data, layout, glance, colours);
        if (glance.zone == Zone::red)
            paintPlate(painter, label.placed.box, layout.cell(label.place.column, label.place.row), fill);
        painter.setPen(Colours::textOn(fill));
        drawText(painter, label.placed);
    }
    painter.setFont(font);
}

void paintScale(QPainter& painter, const QRectF& box, const Colours& colours) {
    QLinearGradient gradient(box.topLeft(), box.topRight());
    for (int i = 0; i <= 8; ++i)
        gradient.setColorAt(i / 8.0, colours.sequential(i / 8.0));
    painter.fillRect(box, gradient);
}

void paintLegendSwatch(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                       const HeatmapLabel& label, const Colours& colours) {
    if (label.swatch.isEmpty())
        return;
    if (label.kind == HeatmapLabel::Kind::fold) {
        const double pad = 0.3 * QFontMetricsF(painter.font(), painter.device()).height();
        const QRectF plate = label.placed.upward ? label.placed.box.adjusted(0, -pad, 0, pad)
                                                 : label.placed.box.adjusted(-pad, 0, pad, 0);
        const double in = layout.hair;
        painter.fillRect(plate & label.swatch.adjusted(in, in, -in, -in), colours.background);
        return;
    }
    if (label.kind == HeatmapLabel::Kind::hatch) {
        drawHatch(painter, label.swatch, hatchSpacing(label.swatch, layout.hair), colours.hatch, layout.hair);
        return;
    }
    if (label.kind == HeatmapLabel::Kind::computing) {
        paintEmptyCell(painter, label.swatch, layout.hair, colours);
        return;
    }
    if (label.kind == HeatmapLabel::Kind::best) {
        if (layout.style.content == Content::numberOverBar)
            paintBestFrame(painter, label.swatch, layout.hair, colours.text);
        else
            paintStar(painter, label.swatch.center(), 0.4 * label.swatch.height(), colours.text);
        return;
    }
    if (label.kind == HeatmapLabel::Kind::scaleEnd) {
        paintScale(painter, label.swatch, colours);
        return;
    }
    QColor ink = colours.text;
    const QColor fill = colours.zone(label.zone);
    if (data.shown == HeatmapQuantity::memory || label.zone == Zone::red) {
        painter.fillRect(label.swatch, fill);
        ink = Colours::textOn(fill);
    }
    if (label.zone == Zone::red)
        paintCross(painter, label.swatch, layout.hair, fill);
    if (layout.style.content == Content::mark || layout.style.content == Content::numberOverBar) {
        paintSign(painter, label.swatch, layout, label.zone, ink);
    } else if (label.zone != Zone::green) {
        const QFontMetricsF metrics(painter.font(), painter.device());
        const PlacedText glyph = centredText(zoneGlyph(label.zone), label.swatch.center(), metrics);
        if (label.zone == Zone::red)
            paintPlate(painter, glyph.box, label.swatch, fill);
        painter.setPen(ink);
        drawText(painter, glyph);
    }
}

/// The strips that stand for columns and rows in which no plan can run; hatched as those are while they are
/// folded away.
void paintStrips(QPainter& painter, const HeatmapLayout& layout, const Colours& colours) {
    const auto strip = [&](const QRectF& box, bool folded) {
        if (box.isEmpty())
            return;
        if (folded)
            drawHatch(painter, hatchLines(box, hatchSpacing(box, layout.hair)), colours.hatch, layout.hair);
        painter.setPen(QPen(colours.hatch, layout.hair));
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    };
    strip(layout.columnStrip, layout.fold.columns.folded);
    strip(layout.rowStrip, layout.fold.rows.folded);
}

void paintWords(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                const Colours& colours) {
    for (const auto& label : layout.labels) {
        paintLegendSwatch(painter, data, layout, label, colours);
        const bool current =
            (label.kind == HeatmapLabel::Kind::xStop && label.place.column == data.currentColumn) ||
            (label.kind == HeatmapLabel::Kind::yStop && label.place.row == data.currentRow);
        const bool quiet = label.kind == HeatmapLabel::Kind::xName ||
                           label.kind == HeatmapLabel::Kind::yName ||
                           label.kind == HeatmapLabel::Kind::heading;
        painter.setPen(current ? colours.accent : quiet ? colours.mutedText : colours.text);
        drawText(painter, label.placed);
    }
}

void paintRing(QPainter& painter, const QRectF& box, const QColor& colour, double width, Qt::PenStyle style) {
    painter.setPen(QPen(colour, width, style, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(box);
}

} // namespace

void paintHeatmap(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout,
                  const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    paintCells(painter, data, layout, colours);
    paintStrips(painter, layout, colours);
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (data.current()) {
        // A ring of background inside keeps the accent apart from every fill.
        const double hair = layout.hair;
        const QRectF box = layout.cell(data.currentColumn, data.currentRow);
        const double side = std::min(box.width(), box.height());
        const double width = std::clamp(side / 4, 1.5 * hair, 3 * hair);
        if (side > 12 * hair)
            paintRing(painter, box.adjusted(hair, hair, -hair, -hair), colours.background, width,
                      Qt::SolidLine);
        // A tiny cell is not to be covered by its own outline.
        const double out = side < 8 * hair ? -width / 2 - hair / 2 : hair - width / 2;
        paintRing(painter, box.adjusted(out, out, -out, -out), colours.accent, width, Qt::SolidLine);
    }
    paintBest(painter, data, layout, colours);
    paintCellTexts(painter, data, layout, colours);
    paintWords(painter, data, layout, colours);
    painter.restore();
}

void paintHeatmapCursor(QPainter& painter, const HeatmapLayout& layout, HeatmapPlace place,
                        const Colours& colours) {
    if (!place.valid() || layout.cell(place.column, place.row).isNull())
        return;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double hair = layout.hair;
    const QRectF box = layout.cell(place.column, place.row);
    paintRing(painter, box, colours.background, 4 * hair, Qt::SolidLine);
    paintRing(painter, box, colours.text, 2 * hair, Qt::DashLine);
    painter.restore();
}

} // namespace quadrille
