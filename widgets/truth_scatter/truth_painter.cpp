// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_painter.h"

#include "core/stop.h"
#include "widgets/chart/chart_marks.h"
#include "widgets/chart/chart_painter.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

constexpr int shapes = 13;

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

QColor colourOf(const TruthData& data, const TruthPoint& point, const Colours& colours) {
    return colours.category(
        static_cast<std::size_t>(data.colouring == TruthColouring::gpu ? point.gpu : point.source));
}

void paintGround(QPainter& painter, const TruthLayout& layout, const Colours& colours) {
    QColor band = colours.accent;
    band.setAlphaF(colours.dark ? 0.16F : 0.10F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(truthBandOf(layout, truthBand));
    paintGrid(painter, layout, colours);
    for (const QRectF& strip : {layout.aside, layout.strip}) {
        if (strip.isEmpty())
            continue;
        painter.setBrush(Qt::NoBrush);
        drawHatch(painter, hatchLines(strip, 12 * layout.hair), colours.grid, layout.hair);
        painter.setPen(QPen(colours.mutedText, layout.hair));
        painter.drawLine(strip.bottomLeft(), strip.bottomRight());
    }
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
        if (point.outcome != Outcome::failed && point.ranOut() != point.expectedToRunOut) {
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

void paintSwatch(QPainter& painter, const TruthData& data, const ChartLabel& label, const Colours& colours) {
    const bool source = label.index >= 0;
    const auto category = static_cast<std::size_t>(source ? label.index : -1 - label.index);
    const bool coloured = !source || data.colouring == TruthColouring::source;
    const double radius = 0.3 * label.placed.box.height();
    const QPointF at = swatchOf(label).center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloured ? colours.category(category) : colours.mutedText);
    if (source)
        painter.drawPath(truthShape(label.index, radius).translated(at));
    else
        painter.drawRect(QRectF(at.x() - radius, at.y() - 0.6 * radius, 2 * radius, 1.2 * radius));
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
        return polygonPath(4, 1.13 * radius, pi / 4); // a square
    case 2:
        return polygonPath(3, 1.4 * radius, 0);
    case 3:
        return polygonPath(4, 1.2 * radius, 0); // on its corner
    case 4:
        return polygonPath(3, 1.4 * radius, pi);
    case 5:
        return crossPath(1.15 * radius, 0);
    case 6:
        return polygonPath(5, 1.5 * radius, 0, 0.45); // a star
    case 7:
        return crossPath(1.15 * radius, pi / 4);
    case 8:
        return polygonPath(6, 1.05 * radius, 0);
    case 9:
        return polygonPath(3, 1.4 * radius, pi / 2);
    case 10:
        return polygonPath(3, 1.4 * radius, -pi / 2);
    case 11:
        return polygonPath(8, 1.2 * radius, 0, 0.6); // a sun
    default:
        return polygonPath(4, 1.5 * radius, 0, 0.35); // a star of four
    }
}

void paintTruth(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                const std::vector<QPointF>& marks, const Colours& colours, const std::stop_token& stop) {
    const Saved saved(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintGround(painter, layout, colours);
    const auto words = [&](bool notes) {
        for (const ChartLabel& label : layout.labels) {
            if ((label.kind == Kind::note) != notes)
                continue;
            if (label.kind == Kind::legend)
                paintSwatch(painter, data, label, colours);
            const bool tick = label.kind == Kind::xTick && label.index >= 0;
            paintWord(painter, layout, label,
                      notes  ? colours.accent
                      : tick ? colours.mutedText
                             : usualInk(label, colours),
                      colours);
        }
    };
    words(false);
    paintMarks(painter, data, layout, marks, colours, stop);
    words(true);
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
    const auto [lower, upper] = run.intervalIn(data.measure);
    if (ring == TruthRing::pointed && lower < upper) {
        const double low = layout.y(lower), high = layout.y(upper);
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
