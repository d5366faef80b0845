// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slider/slider_painting.h"

#include "widgets/format.h"
#include "widgets/picture/fonts.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/shaped_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(DiscreteSlider)
};

constexpr double hatchSpacing = 5;

void paintFirstLine(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                    const Colours& colours) {
    const QFontMetricsF metrics(painter.font());
    const QString name = format::dimensionName(look.dimension);
    const QString symbol = format::dimensionSymbol(look.dimension);
    painter.setPen(look.enabled ? colours.text : colours.mutedText);
    const double room = geometry.name.width() - 4 - (look.editing ? editorExtra * geometry.value.width() : 0);
    const double nameWidth = metrics.horizontalAdvance(name);
    drawShapedText(painter, geometry.name, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(name, Qt::ElideRight, room));
    const double betweenNames = metrics.horizontalAdvance(u'n');
    painter.setPen(colours.mutedText);
    if (symbol != name && nameWidth + betweenNames + metrics.horizontalAdvance(symbol) <= room)
        drawShapedText(painter, geometry.name.adjusted(nameWidth + betweenNames, 0, 0, 0),
                       Qt::AlignLeft | Qt::AlignVCenter, symbol);
    if (look.editing)
        return;
    QFont bold = painter.font();
    const QFont plain = painter.font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(look.enabled ? colours.text : colours.mutedText);
    const QRectF field = geometry.value.adjusted(0, 0, -4, 0);
    const QString value = format::dimensionValue(look.dimension, look.value);
    drawShapedText(painter, field, Qt::AlignRight | Qt::AlignVCenter, value);
    // The line says that the number can be typed over.
    const double width = QFontMetricsF(bold).horizontalAdvance(value);
    painter.setPen(QPen(colours.mutedText, 1, Qt::DotLine));
    painter.drawLine(QPointF(field.right() - width, field.bottom() - 1.5),
                     QPointF(field.right(), field.bottom() - 1.5));
    painter.setFont(plain);
}

void paintTrack(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                const Colours& colours) {
    const std::size_t count = look.stops.size();
    const double y = geometry.track.center().y();
    const double first = geometry.centre(0, count);
    const double last = geometry.centre(static_cast<double>(count - 1), count);
    const double handle = geometry.centre(positionOf(look.value, look.stops), count);
    const QColor active = look.enabled ? colours.accent : colours.mutedText;
    painter.setPen(QPen(colours.grid, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(first, y), QPointF(last, y));
    painter.setPen(QPen(active, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(first, y), QPointF(handle, y));
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = geometry.centre(static_cast<double>(i), count);
        painter.setBrush(x <= handle ? active : colours.mutedText);
        const double radius = look.hovered == i ? 3.5 : 2;
        painter.drawEllipse(QPointF(x, y), radius, radius);
    }
    if (look.baseline && *look.baseline != look.value) {
        const double x = geometry.centre(positionOf(*look.baseline, look.stops), count);
        const QFont plain = painter.font();
        QFont small = scaledFont(plain, 0.75);
        small.setBold(true);
        painter.setFont(small);
        const double side = std::min(geometry.track.height(), QFontMetricsF(small).height() + 1);
        const QRectF tag(x - side / 2, y - side / 2, side, side);
        painter.setPen(QPen(colours.baseline, 1));
        painter.setBrush(colours.background);
        painter.drawRect(tag);
        painter.setPen(colours.baseline);
        drawShapedText(painter, tag, Qt::AlignCenter, QStringLiteral("A"));
        painter.setFont(plain);
    }
    const double half = geometry.track.height() / 2 - 1;
    const QRectF knob(handle - half * 0.8, y - half, half * 1.6, 2 * half);
    painter.setPen(QPen(colours.background, 1));
    painter.setBrush(active);
    painter.drawRoundedRect(knob, 3, 3);
    if (look.focused) {
        painter.setPen(QPen(colours.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(knob.adjusted(-2.5, -1, 2.5, 1), 4, 4);
    }
    // The handle carries the baseline's letter when it stands on it.
    if (look.baseline && *look.baseline == look.value) {
        const QFont plain = painter.font();
        painter.setFont(scaledFont(plain, 0.72));
        painter.setPen(Colours::textOn(active));
        drawShapedText(painter, knob, Qt::AlignCenter, QStringLiteral("A"));
        painter.setFont(plain);
    }
}

QColor fillOf(const Glance& glance, const Colours& colours) {
    return glance.runnable ? colours.zone(glance.zone) : colours.background;
}

QString glyphOf(const Glance& glance) {
    // The hatching speaks for what cannot run; a dash would read as a minus sign.
    return glance.runnable ? zoneGlyph(glance.zone) : QString();
}

/// Glyph and label where both fit, else the glyph alone; false when there is no room even for the glyph.
bool paintCellText(QPainter& painter, const QRectF& cell, const QString& glyph, const QString& label,
                   const QColor& plate) {
    const double room = cell.width() - 3;
    const double space = glyph.isEmpty() ? 0 : shapedWidth(painter, QStringLiteral(" ")) * 0.7;
    const double glyphWidth = shapedWidth(painter, glyph);
    const double labelWidth = shapedWidth(painter, label);
    const bool both = glyphWidth + space + labelWidth <= room;
    const double width = both ? glyphWidth + space + labelWidth : glyphWidth;
    if (width > room || width <= 0)
        return glyph.isEmpty();
    const QRectF text(cell.center().x() - width / 2, cell.top(), width, cell.height());
    if (plate.isValid()) // keeps letters readable on hatching
        painter.fillRect(text.adjusted(-1.5, 2, 1.5, -2), plate);
    drawShapedText(painter, text.adjusted(-1, 0, 1 + glyphWidth - width, 0), Qt::AlignCenter, glyph);
    if (both)
        drawShapedText(painter, text.adjusted(glyphWidth + space - 1, 0, 1, 0), Qt::AlignCenter, label);
    return true;
}

constexpr double speedHeight = 3; ///< of the bars at the foot of the cells

/// How fast the best plan with that stop is: a bar at the cell's foot, as wide as its share of the fastest,
/// which has the accent.
void paintSpeed(QPainter& painter, const QRectF& cell, double share, const Colours& colours) {
    if (share <= 0)
        return;
    constexpr double best = 0.9995; // reads as 100.0 %
    const QRectF all = cell.adjusted(1, cell.height() - speedHeight - 1, -1, -1);
    painter.fillRect(all, colours.background);
    painter.fillRect(QRectF(all.topLeft(), QSizeF(share * all.width(), all.height())),
                     share >= best ? colours.accent : colours.text);
}

bool sameLook(const Glance& a, const Glance& b) {
    return a.runnable == b.runnable && (!a.runnable || a.zone == b.zone);
}

/// Cells too narrow for a glyph share one with their like neighbours.
void paintSharedGlyphs(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                       const Colours& colours) {
    for (std::size_t first = 0; first < look.strip.size();) {
        std::size_t end = first + 1;
        while (end < look.strip.size() && sameLook(look.strip[first], look.strip[end]))
            ++end;
        const QRectF run =
            geometry.cell(first, look.stops.size()).united(geometry.cell(end - 1, look.stops.size()));
        const Glance& glance = look.strip[first];
        painter.setPen(glance.runnable ? Colours::textOn(fillOf(glance, colours)) : colours.text);
        paintCellText(painter, run, glyphOf(glance), {}, glance.runnable ? QColor() : colours.background);
        first = end;
    }
}

void paintStrip(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                const Colours& colours) {
    const std::size_t count = look.stops.size();
    const QFont plain = painter.font();
    painter.setFont(scaledFont(plain, 0.88));
    bool roomForGlyphs = true;
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF cell = geometry.cell(i, count).adjusted(0.5, 0, -0.5, 0);
        const QString label = stopLabel(look.dimension, look.stops[i]);
        if (i >= look.strip.size()) {
            painter.fillRect(cell, colours.grid);
            painter.setPen(colours.text);
            paintCellText(painter, cell, {}, label, {});
            continue;
        }
        const Glance& glance = look.strip[i];
        painter.fillRect(cell, fillOf(glance, colours));
        if (!glance.runnable)
            drawHatch(painter, cell, hatchSpacing, colours.hatch, 1);
        painter.setPen(glance.runnable ? Colours::textOn(fillOf(glance, colours)) : colours.mutedText);
        const bool hasSpeed = look.speeds.size() == count;
        roomForGlyphs &=
            paintCellText(painter, hasSpeed ? cell.adjusted(0, 0, 0, -speedHeight) : cell, glyphOf(glance),
                          label, glance.runnable ? QColor() : colours.background);
        if (hasSpeed)
            paintSpeed(painter, cell, look.speeds[i], colours);
    }
    if (!roomForGlyphs)
        paintSharedGlyphs(painter, geometry, look, colours);
    painter.setFont(plain);
    painter.setBrush(Qt::NoBrush);
    if (look.hovered && *look.hovered < count) {
        painter.setPen(QPen(colours.text, 1));
        painter.drawRect(geometry.cell(*look.hovered, count).adjusted(1, 0.5, -1, -0.5));
    }
    const auto current = std::find(look.stops.begin(), look.stops.end(), look.value);
    if (current != look.stops.end()) {
        painter.setPen(QPen(look.enabled ? colours.accent : colours.mutedText, 2));
        painter.drawRect(geometry.cell(static_cast<std::size_t>(current - look.stops.begin()), count)
                             .adjusted(1, 1, -1, -1));
    }
}

} // namespace

QString stopLabel(Dimension dimension, std::int64_t value) {
    if (dimension == Dimension::sequence && value >= 1024 && value % 1024 == 0) {
        if (value >= 1024 * 1024 && value % (1024 * 1024) == 0)
            return Text::tr("%1Mi", "short for mebi, 1,048,576").arg(format::count(value / (1024 * 1024)));
        return Text::tr("%1Ki", "short for kibi, 1,024").arg(format::count(value / 1024));
    }
    return format::dimensionValue(dimension, value);
}

void paintSlider(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                 const Colours& colours) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintFirstLine(painter, geometry, look, colours);
    if (look.stops.empty())
        return;
    paintTrack(painter, geometry, look, colours);
    paintStrip(painter, geometry, look, colours);
}

} // namespace quadrille
