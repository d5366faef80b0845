// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

/// More lines than this of groups in the background are a grey area rather than lines.
constexpr std::size_t mostFaint = 240;
/// Signs on more lines than this hide what they are on.
constexpr std::size_t mostSigns = 12;

void paintNodes(QPainter& painter, const GpuMap& map, const Colours& colours) {
    for (const NodeBox& node : map.nodes) {
        painter.setPen(QPen(colours.hatch, map.hair));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(node.box, 3 * map.hair, 3 * map.hair);
        painter.setPen(colours.mutedText);
        drawText(painter, node.label);
    }
}

QPen penOf(const GpuMap& map, const GpuLink& link, const Colours& colours) {
    QPen pen(link.inGroup ? colours.time(TimeFamily::communication) : colours.hatch,
             (link.inGroup ? 2 : 1) * map.hair, Qt::SolidLine, Qt::FlatCap);
    if (link.spine)
        pen.setDashPattern({1, 1.5});
    else if (link.crosses)
        pen.setDashPattern(link.inGroup ? QList<qreal>{3, 2} : QList<qreal>{4, 3});
    return pen;
}

void paintHead(QPainter& painter, const GpuMap& map, const GpuLink& link, const QColor& ink) {
    const QPointF end = link.path.pointAtPercent(1);
    const QPointF way = end - link.path.pointAtPercent(0.9);
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return;
    const double size = std::clamp(0.16 * map.cell, 3 * map.hair, 7 * map.hair);
    const QPointF along = way / length * size;
    const QPointF across(-along.y() / 2, along.x() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({end, end - along + across, end - along - across}));
}

void paintLinks(QPainter& painter, const GpuMap& map, const Colours& colours) {
    const auto faint = static_cast<std::size_t>(
        std::count_if(map.links.begin(), map.links.end(), [](const GpuLink& link) { return !link.inGroup; }));
    for (const GpuLink& link : map.links) {
        if (!link.inGroup && faint > mostFaint)
            continue;
        const QPen pen = penOf(map, link, colours);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(link.path);
        if (link.arrow)
            paintHead(painter, map, link, pen.color());
    }
}

void paintSigns(QPainter& painter, const GpuMap& map, const Colours& colours) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const auto crossing =
        static_cast<std::size_t>(std::count_if(map.links.begin(), map.links.end(), [](const GpuLink& link) {
            return link.inGroup && link.crosses;
        }));
    const std::size_t every = 1 + crossing / mostSigns;
    std::size_t next = 0;
    for (const GpuLink& link : map.links) {
        if (!link.inGroup || !link.crosses || next++ % every != 0)
            continue;
        const PlacedText sign = centredText(crossingSign(), link.path.pointAtPercent(0.5), metrics);
        if (link.path.length() < 2 * sign.box.width())
            continue;
        if (!map.area.contains(sign.box))
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.background);
        painter.drawRoundedRect(sign.box.adjusted(-map.hair, 2 * map.hair, map.hair, -2 * map.hair), 3, 3);
        painter.setPen(colours.time(TimeFamily::communication));
        drawText(painter, sign);
    }
}

void paintCells(QPainter& painter, const GpuMap& map, const Colours& colours) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    bool numbers = true;
    for (const GpuCell& cell : map.cells)
        numbers = numbers && metrics.horizontalAdvance(QString::number(cell.gpu)) < 0.86 * cell.box.width();
    numbers = numbers && !map.cells.empty() && map.cells.front().box.height() > 0.95 * metrics.height();
    for (const GpuCell& cell : map.cells) {
        const QColor fill = cell.inGroup     ? colours.time(TimeFamily::communication)
                            : cell.inReplica ? colours.grid
                                             : colours.background;
        QPen rim(cell.inGroup ? fill : colours.mutedText, map.hair);
        if (!cell.inReplica && !cell.inGroup)
            rim.setStyle(Qt::DotLine);
        painter.setPen(rim);
        painter.setBrush(fill);
        painter.drawEllipse(cell.box);
        if (!numbers)
            continue;
        painter.setPen(cell.inGroup     ? Colours::textOn(fill)
                       : cell.inReplica ? colours.text
                                        : colours.mutedText);
        drawText(painter, centredText(QString::number(cell.gpu), cell.box.center(), metrics));
    }
}

} // namespace

QString crossingSign() {
    return QStringLiteral("⇄");
}

void paintGpuMap(QPainter& painter, const GpuMap& map, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintNodes(painter, map, colours);
    paintLinks(painter, map, colours);
    paintCells(painter, map, colours);
    paintSigns(painter, map, colours);
    painter.setPen(colours.mutedText);
    for (const PlacedText& dots : map.ellipses)
        drawText(painter, dots);
    painter.restore();
}

} // namespace quadrille
