// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_marks.h"

#include "widgets/gantt/gantt_links.h"
#include "widgets/gantt/operation_boxes.h"

#include <QPainter>

#include <algorithm>

namespace quadrille::gantt {
namespace {

constexpr double faintness = 0.78; // of what the playhead has not reached

/// The way of the clicked operation's micro-batch through all stages.
void paintWay(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
              const Colours& colours, std::int32_t microbatch) {
    const Timeline& timeline = scene.index->timeline();
    const double pixelsPerUnit = geometry.plot.width() / scene.range.length();
    for (std::size_t lane = 0; lane < scene.index->laneCount(); ++lane) {
        const OperationRun run = scene.index->visible(lane, scene.range);
        if (static_cast<double>(run.size()) > geometry.plot.width()) {
            return; // frames would hide more than they show
        }
        for (std::size_t i = run.first; i < run.last; ++i) {
            const Operation& operation = timeline.order->operations[i];
            const bool ofIt =
                operation.microbatch == microbatch || operation.backwardMicrobatch == microbatch;
            if (ofIt && (timeline.ends[i] - timeline.starts[i]) * pixelsPerUnit >= 3) {
                outlineBox(painter, geometry, seenBox(scene, geometry, i), colours.text, 2);
            }
        }
    }
}

/// What starts after the playhead is faint, what runs is outlined.
void paintPlayed(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours, double playhead) {
    const QRectF& plot = geometry.plot;
    QColor veil = colours.background;
    veil.setAlphaF(static_cast<float>(faintness));
    const auto cover = [&](const QRectF& rows, double time) {
        const double left = std::clamp(geometry.x(time, scene.range), plot.left(), plot.right());
        if (left < plot.right()) {
            painter.fillRect(QRectF(left, rows.top(), plot.right() - left, rows.height()), veil);
        }
    };
    if (geometry.lanes.detail == LaneLayout::Detail::merged) {
        cover(plot, playhead);
        return;
    }
    const Timeline& timeline = scene.index->timeline();
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        const auto running = scene.index->operationAt(static_cast<std::size_t>(lane), playhead);
        cover(geometry.rows(geometry.lanes.bar(lane)), running ? timeline.ends[*running] : playhead);
        if (geometry.lanes.detail == LaneLayout::Detail::barAndStrip) {
            cover(geometry.rows(geometry.lanes.strip(lane)), playhead);
        }
        if (running) {
            outlineBox(painter, geometry, seenBox(scene, geometry, *running), colours.accent, 2.5);
        }
    }
}

void paintSelectedLane(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                       const Colours& colours) {
    if (!scene.selectedStage || *scene.selectedStage >= geometry.lanes.lanes) {
        return;
    }
    const QRectF lane = geometry.rows(geometry.lanes.lane(*scene.selectedStage));
    const double left = geometry.labels.isEmpty() ? lane.left() : geometry.labels.left();
    const double right = geometry.notes.isEmpty() ? lane.right() : geometry.notes.right();
    const QRectF wanted(left - 4, lane.top() - 2.5, right - left + 8, lane.height() + 5);
    const QRectF frame = wanted.intersected(geometry.area).adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawRoundedRect(frame, 4, 4);
}

} // namespace

void paintMarks(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours) {
    paintCriticalPath(painter, scene, geometry, colours);
    if (scene.playhead) {
        paintPlayed(painter, scene, geometry, colours, *scene.playhead);
    }
    paintTransfers(painter, scene, geometry, colours);
    if (scene.highlighted) {
        paintWay(painter, scene, geometry, colours,
                 scene.index->timeline().order->operations[*scene.highlighted].microbatch);
    }
    paintSelectedLane(painter, scene, geometry, colours);
}

void paintPlaces(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours, const Place& lastRead, std::optional<std::size_t> cursor) {
    if (lastRead.what == Place::What::operation)
        outlineBox(painter, geometry, seenBox(scene, geometry, lastRead.operation), colours.text, 1);
    paintLinks(painter, scene, geometry, colours, lastRead);
    if (cursor)
        outlineBox(painter, geometry, seenBox(scene, geometry, *cursor), colours.accent, 3);
}

} // namespace quadrille::gantt
