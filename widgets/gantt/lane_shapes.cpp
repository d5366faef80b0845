// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_shapes.h"

#include "widgets/gantt/lane_image.h"

#include <QPainter>

#include <algorithm>

namespace quadrille::gantt {
namespace {

constexpr double narrowestShape = 2;
constexpr std::size_t mostShapes = 20'000;

void paintBar(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
              const Colours& colours, int lane) {
    const TimelineIndex& index = *scene.index;
    const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
    const OperationRun run = index.visible(static_cast<std::size_t>(lane), scene.range);
    const Timeline& timeline = index.timeline();
    double previousEnd = bar.left();
    for (std::size_t i = run.first; i < run.last; ++i) {
        const TimedOperation timed = timeline.operation(i);
        const double left = std::max(geometry.x(timed.start, scene.range), bar.left());
        const double right = std::min(geometry.x(timed.end, scene.range), bar.right());
        if (right <= left) {
            continue;
        }
        const double shade = index.shadeOf(static_cast<std::size_t>(lane), timed.operation.stage);
        const QColor colour = barColour(colours, timed.operation.kind, shade);
        painter.fillRect(QRectF(left, bar.top(), right - left, bar.height()), colour);
        if (i > run.first && left - previousEnd < 1e-6 && right - left >= narrowestRectangle) {
            painter.fillRect(QRectF(left, bar.top(), 0.8, bar.height()), separatorColour(colour));
        }
        previousEnd = right;
    }
}

void paintStrip(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours, int lane) {
    const QRectF strip = geometry.rows(geometry.lanes.strip(lane));
    const int columns = geometry.columns();
    const auto bands = scene.index->inFlight(static_cast<std::size_t>(lane))
                           .columns(scene.range, static_cast<std::size_t>(columns));
    const double unit = strip.height() / std::max(scene.index->peakInFlight(), 1);
    const auto fill = [&](std::size_t from, std::size_t to, std::int32_t low, std::int32_t high,
                          const QColor& colour) {
        if (high > low) {
            const double left = strip.left() + static_cast<double>(from) / geometry.grid.scale;
            const double right = strip.left() + static_cast<double>(to) / geometry.grid.scale;
            painter.fillRect(QRectF(left, strip.bottom() - high * unit, right - left, (high - low) * unit),
                             colour);
        }
    };
    for (std::size_t from = 0; from < bands.size();) {
        std::size_t to = from + 1;
        while (to < bands.size() && bands[to] == bands[from]) {
            ++to;
        }
        fill(from, to, 0, bands[from].least, stripColour(colours));
        fill(from, to, bands[from].least, bands[from].most, stripBandColour(colours));
        from = to;
    }
}

} // namespace

bool hasFewShapes(const GanttScene& scene, const GanttGeometry& geometry) {
    if (geometry.lanes.detail == LaneLayout::Detail::merged) {
        return false;
    }
    std::size_t shapes = 0;
    for (std::size_t lane = 0; lane < scene.index->laneCount(); ++lane) {
        shapes += scene.index->visible(lane, scene.range).size();
    }
    const double room =
        geometry.plot.width() / narrowestShape * static_cast<double>(scene.index->laneCount());
    return shapes <= mostShapes && static_cast<double>(shapes) <= room;
}

void paintLaneShapes(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours) {
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        paintBar(painter, scene, geometry, colours, lane);
        if (geometry.lanes.detail == LaneLayout::Detail::barAndStrip) {
            paintStrip(painter, scene, geometry, colours, lane);
        }
    }
}

} // namespace quadrille::gantt
