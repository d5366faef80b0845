// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/arrows.h"
#include "widgets/gantt/gantt_links.h"
#include "widgets/gantt/operation_boxes.h"

#include <QPainter>

#include <algorithm>
#include <span>
#include <utility>

namespace quadrille::gantt {
namespace {

/// Pixels that operations of the path need, on average, to be told from others.
constexpr double narrowestOutline = 5;
constexpr double faintness = 0.68; // of what is not on the path

/// The operations of the path that are seen: it is in time order.
std::span<const std::size_t> seenPath(const GanttScene& scene) {
    const std::vector<std::size_t>& path = scene.relations->criticalPath();
    const Timeline& timeline = scene.index->timeline();
    const auto first = std::ranges::upper_bound(path, scene.range.begin, {},
                                                [&](std::size_t at) { return timeline.ends[at]; });
    const auto last = std::ranges::lower_bound(first, path.end(), scene.range.end, {},
                                               [&](std::size_t at) { return timeline.starts[at]; });
    return {first, last};
}

/// All but the path is made faint: on each lane the stretches between its operations.
void paintOthersFaint(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                      const Colours& colours, std::span<const std::size_t> path) {
    std::vector<std::vector<QRectF>> kept(scene.index->laneCount());
    for (const std::size_t operation : path) {
        const QRectF box = seenBox(scene, geometry, operation);
        if (!box.isEmpty()) {
            kept[scene.index->laneOf(operation)].push_back(box);
        }
    }
    QColor veil = colours.background;
    veil.setAlphaF(static_cast<float>(faintness));
    for (std::size_t lane = 0; lane < kept.size(); ++lane) {
        const QRectF bar = geometry.rows(geometry.lanes.bar(static_cast<int>(lane)));
        double from = bar.left();
        const auto cover = [&](double to) {
            if (to > from) {
                painter.fillRect(QRectF(from, bar.top(), to - from, bar.height()), veil);
            }
        };
        for (const QRectF& box : kept[lane]) {
            cover(box.left());
            from = box.right();
        }
        cover(bar.right());
    }
}

/// From operation to operation through the middle of the lanes' bars, at most once each way in a pixel: paths
/// have as many operations as a lane, and are painted anew while the picture moves.
QPolygonF pathLine(const GanttScene& scene, const GanttGeometry& geometry,
                   std::span<const std::size_t> path) {
    const Timeline& timeline = scene.index->timeline();
    const std::vector<std::size_t>& offsets = timeline.order->rankOffsets;
    std::vector<double> middles;
    middles.reserve(static_cast<std::size_t>(geometry.lanes.lanes));
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        middles.push_back(geometry.rows(geometry.lanes.bar(lane)).center().y());
    }
    QPolygonF line;
    const QRectF& plot = geometry.plot;
    double columnEnd = -1; // in time; what is before it belongs to the last point's pixel
    const auto add = [&](double time, double y) {
        if (time >= columnEnd || line.isEmpty()) {
            const double x = std::clamp(geometry.x(time, scene.range), plot.left(), plot.right());
            line << QPointF(x, y);
            columnEnd = time + scene.range.length() / std::max(plot.width() * geometry.grid.scale, 1.0);
        } else if (line.last().y() != y) {
            // Of one pixel its way in, its highest and its lowest lane say all.
            const qsizetype last = line.size() - 1;
            const bool upAndDown = last > 0 && line[last - 1].x() == line[last].x();
            const auto [low, high] =
                upAndDown ? std::minmax({line[last - 1].y(), line[last].y()}) : std::pair(y, y);
            if (!upAndDown || y < low || y > high) {
                line << QPointF(line.last().x(), y);
            }
        }
    };
    std::size_t lane = 0;
    for (const std::size_t operation : path) {
        if (operation < offsets[lane] || operation >= offsets[lane + 1]) {
            lane = scene.index->laneOf(operation);
        }
        add(timeline.starts[operation], middles[lane]);
        add(timeline.ends[operation], middles[lane]);
    }
    return line;
}

/// In pieces, which are each painted as one outline: the time that takes grows with the square of how often a
/// row of pixels is crossed, and a path crosses it in every column.
void drawInPieces(QPainter& painter, const QPolygonF& line) {
    constexpr qsizetype piece = 32; // points
    for (qsizetype from = 0; from + 1 < line.size(); from += piece) {
        // One more on both sides, so that the corners between pieces are whole.
        const qsizetype first = std::max<qsizetype>(from - 1, 0);
        const qsizetype last = std::min(from + piece + 1, line.size());
        painter.drawPolyline(line.constData() + first, static_cast<int>(last - first));
    }
}

/// Frames around the path's operations, one for all that follow each other on a lane, and lines from lane to
/// lane.
void paintApart(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours, std::span<const std::size_t> path) {
    const Timeline& timeline = scene.index->timeline();
    const QRectF& plot = geometry.plot;
    const ArrowStyle style{colours.text, colours.background, 2, Qt::SolidLine, 0};
    QRectF run;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const std::size_t lane = scene.index->laneOf(path[i]);
        run = run.united(seenBox(scene, geometry, path[i]));
        const bool goesOn = i + 1 < path.size() && scene.index->laneOf(path[i + 1]) == lane;
        if (goesOn) {
            continue;
        }
        outlineBox(painter, geometry, run, colours.text, 2);
        run = QRectF();
        if (i + 1 == path.size()) {
            break;
        }
        const std::size_t next = scene.index->laneOf(path[i + 1]);
        const QRectF from = geometry.rows(geometry.lanes.bar(static_cast<int>(lane)));
        const QRectF to = geometry.rows(geometry.lanes.bar(static_cast<int>(next)));
        const bool down = next > lane;
        const auto seen = betweenVerticals(
            {geometry.x(timeline.ends[path[i]], scene.range), down ? from.bottom() : from.top()},
            {geometry.x(timeline.starts[path[i + 1]], scene.range), down ? to.top() : to.bottom()},
            plot.left(), plot.right());
        if (seen) {
            drawArrow(painter, seen->first, seen->second, style);
        }
    }
}

} // namespace

void paintCriticalPath(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                       const Colours& colours) {
    if (!scene.criticalPath || !scene.relations) {
        return;
    }
    const std::span<const std::size_t> path = seenPath(scene);
    const bool apart = geometry.lanes.detail != LaneLayout::Detail::merged && !geometry.lanes.touching() &&
                       static_cast<double>(path.size()) * narrowestOutline <= geometry.plot.width();
    if (apart) {
        paintOthersFaint(painter, scene, geometry, colours, path);
        paintApart(painter, scene, geometry, colours, path);
        return;
    }
    // Nothing faint here: in columns that would look idle.
    const QPolygonF line = pathLine(scene, geometry, path);
    if (line.size() > 1) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.background, 4, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        drawInPieces(painter, line);
        painter.setPen(QPen(colours.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        drawInPieces(painter, line);
    }
}

} // namespace quadrille::gantt
