// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_shapes.h"

#include "widgets/gantt/lane_image.h"
#include "widgets/gantt/lane_strip.h"

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
        const BarTones tones = barTones(colours, timed.operation.kind, index.shadesOf(timed.operation));
        const bool separated =
            i > run.first && left - previousEnd < 1e-6 && right - left >= narrowestRectangle;
        const auto fill = [&](double top, double height, const QColor& colour) {
            painter.fillRect(QRectF(left, top, right - left, height), colour);
            if (separated) {
                painter.fillRect(QRectF(left, top, 0.8, height), separatorColour(colour));
            }
        };
        if (timed.operation.kind == OperationKind::fused) {
            fill(bar.top(), bar.height() / 2, tones.upper);
            fill(bar.center().y(), bar.height() / 2, tones.lower);
        } else {
            fill(bar.top(), bar.height(), tones.upper);
        }
        previousEnd = right;
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

void paintStrips(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours) {
    if (geometry.lanes.detail != LaneLayout::Detail::barAndStrip) {
        return;
    }
    const auto columns = static_cast<std::size_t>(geometry.columns());
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        paintStripShapes(
            painter, geometry.rows(geometry.lanes.strip(lane)), 1 / geometry.grid.scale,
            laneStrip(*scene.index, scene.memory.get(), static_cast<std::size_t>(lane), scene.range, columns),
            colours);
    }
}

void paintLaneShapes(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours) {
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        paintBar(painter, scene, geometry, colours, lane);
    }
    paintStrips(painter, scene, geometry, colours);
}

} // namespace quadrille::gantt
