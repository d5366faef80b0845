// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_painter.h"

#include "core/stop.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace quadrille {
namespace {

using Kind = TruthLabel::Kind;

constexpr int shapes = 8;

/// The painter is what it was when this ends, also by a stop.
class Saved {
public:
    explicit Saved(QPainter& painter) : m_painter(painter) { m_painter.save(); }
    ~Saved() { m_painter.restore(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

private:
    QPainter& m_painter;
};

/// A regular polygon, or a star whose inner corners are nearer to the middle. inner 1: the polygon.
QPainterPath polygon(int corners, double radius, double turn, double inner = 1) {
    QPolygonF outline;
    const int steps = inner < 1 ? 2 * corners : corners;
    for (int i = 0; i < steps; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / steps - std::numbers::pi / 2;
        const double reach = inner < 1 && i % 2 == 1 ? inner * radius : radius;
        outline << QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

QPainterPath cross(double radius, double turn) {
    const double arm = 0.3 * radius;
    QPolygonF outline;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const double angle = turn + quarter * std::numbers::pi / 2;
        for (const QPointF& corner : {QPointF(arm, -arm), QPointF(radius, -arm), QPointF(radius, arm)})
            outline << QPointF(corner.x() * std::cos(angle) - corner.y() * std::sin(angle),
                               corner.x() * std::sin(angle) + corner.y() * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

QColor colourOf(const TruthData& data, const TruthPoint& point, const Colours& colours) {
    return colours.category(
        static_cast<std::size_t>(data.colouring == TruthColouring::gpu ? point.gpu : point.source));
}

void paintGround(QPainter& painter, const TruthLayout& layout, const Colours& colours) {
    const QRectF& frame = layout.frame;
    QColor band = colours.accent;
    band.setAlphaF(colours.dark ? 0.16F : 0.10F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(truthBandOf(layout, truthBand));
    painter.setPen(QPen(colours.grid, layout.hair));
    for (const double tick : layout.ticks) {
        const double x = layout.x(tick);
        const double y = layout.y(tick);
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
    }
    if (!layout.strip.isEmpty()) {
        painter.setBrush(Qt::NoBrush);
        drawHatch(painter, hatchLines(layout.strip, 12 * layout.hair), colours.grid, layout.hair);
        painter.setPen(QPen(colours.mutedText, layout.hair));
        painter.drawLine(layout.strip.bottomLeft(), layout.strip.bottomRight());
    }
    painter.setPen(QPen(colours.mutedText, layout.hair));
    painter.drawLine(frame.bottomLeft(), frame.bottomRight());
    painter.drawLine(frame.bottomLeft(), frame.topLeft());
    if (const auto identity = truthLine(layout, 1)) {
        painter.setPen(QPen(colours.text, 1.2 * layout.hair));
        painter.drawLine(*identity);
    }
}

void paintMarks(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                const std::vector<QPointF>& marks, const Colours& colours, const std::stop_token& stop) {
    constexpr double ownSize = 1.5; // among hundreds of others they are looked for
    std::vector<QPainterPath> paths;
    for (int source = 0; source < static_cast<int>(data.sources.size()); ++source) {
        const bool own = std::ranges::any_of(
            data.points, [source](const TruthPoint& point) { return point.own && point.source == source; });
        paths.push_back(truthShape(source, own ? ownSize * layout.radius : layout.radius));
    }
    QColor edge = colours.background;
    edge.setAlphaF(0.9F);
    const QPen quiet(edge, std::min(0.8, 0.2 * layout.radius / layout.hair) * layout.hair);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        throwIfStopped(stop);
        const TruthPoint& point = data.points[i];
        QColor ink = colourOf(data, point, colours);
        // What the memory estimate got wrong is hollow.
        if (point.ranOut() != point.expectedToRunOut) {
            painter.setPen(QPen(ink, 1.4 * layout.hair));
            painter.setBrush(colours.background);
        } else {
            ink.setAlphaF(0.8F);
            painter.setPen(quiet);
            painter.setBrush(ink);
        }
        painter.translate(marks[i]);
        painter.drawPath(paths[static_cast<std::size_t>(point.source)]);
        painter.translate(-marks[i]);
    }
}

void paintLabel(QPainter& painter, const TruthData& data, const TruthLabel& label, const Colours& colours) {
    const QRectF& box = label.placed.box;
    QColor ink = colours.mutedText;
    if (label.kind == Kind::source || label.kind == Kind::gpu) {
        const double radius = 0.3 * box.height();
        const bool coloured = label.kind == Kind::gpu || data.colouring == TruthColouring::source;
        painter.setPen(Qt::NoPen);
        painter.setBrush(coloured ? colours.category(static_cast<std::size_t>(label.index))
                                  : colours.mutedText);
        const QPointF at(box.left() - 0.6 * box.height(), box.center().y());
        if (label.kind == Kind::source)
            painter.drawPath(truthShape(label.index, radius).translated(at));
        else
            painter.drawRect(QRectF(at.x() - radius, at.y() - 0.6 * radius, 2 * radius, 1.2 * radius));
        ink = colours.text;
    } else if (label.kind == Kind::band) {
        QColor plate = colours.background;
        plate.setAlphaF(0.8F);
        painter.fillRect(box, plate);
        ink = colours.accent;
    } else if (label.kind == Kind::ranOut) {
        ink = colours.text;
    }
    painter.setPen(ink);
    drawText(painter, label.placed);
}

} // namespace

QPainterPath truthShape(int source, double radius) {
    constexpr double pi = std::numbers::pi;
    switch (source % shapes) {
    case 0: {
        QPainterPath circle;
        circle.addEllipse(QPointF(), 0.9 * radius, 0.9 * radius);
        return circle;
    }
    case 1:
        return polygon(4, 1.13 * radius, pi / 4); // a square
    case 2:
        return polygon(3, 1.4 * radius, 0);
    case 3:
        return polygon(4, 1.2 * radius, 0); // on its corner
    case 4:
        return polygon(3, 1.4 * radius, pi);
    case 5:
        return cross(1.15 * radius, 0);
    case 6:
        return polygon(5, 1.5 * radius, 0, 0.45); // a star
    default:
        return cross(1.15 * radius, pi / 4);
    }
}

void paintTruth(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                const std::vector<QPointF>& marks, const Colours& colours, const std::stop_token& stop) {
    const Saved saved(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintGround(painter, layout, colours);
    for (const TruthLabel& label : layout.labels)
        if (label.kind != Kind::band)
            paintLabel(painter, data, label, colours);
    paintMarks(painter, data, layout, marks, colours, stop);
    for (const TruthLabel& label : layout.labels)
        if (label.kind == Kind::band)
            paintLabel(painter, data, label, colours);
}

void paintTruthRing(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                    const std::vector<QPointF>& marks, std::size_t point, TruthRing ring,
                    const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QPointF at = marks.at(point);
    const TruthPoint& run = data.points.at(point);
    const QColor ink = ring == TruthRing::current ? colours.accent : colours.text;
    painter.setBrush(Qt::NoBrush);
    if (ring == TruthRing::pointed) {
        const double value = run.predictedIn(data.measure);
        const double low = layout.y(value / run.factor);
        const double high = layout.y(value * run.factor);
        painter.setPen(QPen(ink, 1.5 * layout.hair, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(at.x(), low), QPointF(at.x(), high));
        const double end = 0.8 * layout.radius;
        for (const double y : {low, high})
            painter.drawLine(QPointF(at.x() - end, y), QPointF(at.x() + end, y));
    }
    const double radius = layout.radius + 3 * layout.hair;
    painter.setPen(QPen(colours.background, 4.5 * layout.hair));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(ink, 2 * layout.hair));
    painter.drawEllipse(at, radius, radius);
    painter.restore();
}

} // namespace quadrille
