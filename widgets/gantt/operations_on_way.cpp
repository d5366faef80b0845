// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/operations_on_way.h"

#include "widgets/gantt/gantt_scene.h"
#include "widgets/gantt/lane_shapes.h"
#include "widgets/gantt/operation_boxes.h"

#include <QPainter>

#include <cmath>

namespace quadrille::gantt {
namespace {

constexpr std::size_t mostFollowed = 4000;

std::uint64_t keyOf(const Operation& operation) {
    constexpr unsigned bits = 31; // of a number that is not negative
    return static_cast<std::uint64_t>(fillOf(operation.kind)) << 2 * bits |
           static_cast<std::uint64_t>(operation.stage) << bits |
           static_cast<std::uint64_t>(operation.microbatch);
}

/// Calls use(key, drawn) for each operation in sight.
template <class Use>
void forEachDrawn(const GanttScene& scene, const GanttGeometry& geometry, const Colours& colours, Use use) {
    const TimelineIndex& index = *scene.index;
    const QRectF& plot = geometry.plot;
    for (std::size_t lane = 0; lane < index.laneCount(); ++lane) {
        const OperationRun run = index.visible(lane, scene.range);
        for (std::size_t i = run.first; i < run.last; ++i) {
            const QRectF box = seenBox(scene, geometry, i);
            if (box.isEmpty())
                continue;
            const Operation operation = index.timeline().operation(i).operation;
            use(keyOf(operation),
                DrawnOperation{{(box.left() - plot.left()) / plot.width(),
                                (box.top() - plot.top()) / plot.height(), box.width() / plot.width(),
                                box.height() / plot.height()},
                               barTones(colours, operation.kind, index.shadesOf(operation))});
        }
    }
}

DrawnOperation between(const DrawnOperation& from, const DrawnOperation& to, double share) {
    const QRectF &a = from.place, &b = to.place;
    return {
        {std::lerp(a.left(), b.left(), share), std::lerp(a.top(), b.top(), share),
         std::lerp(a.width(), b.width(), share), std::lerp(a.height(), b.height(), share)},
        {blended(from.tones.upper, to.tones.upper, share), blended(from.tones.lower, to.tones.lower, share)}};
}

void paint(QPainter& painter, const QRectF& plot, const DrawnOperation& drawn, double opacity) {
    QRectF box(plot.left() + drawn.place.left() * plot.width(),
               plot.top() + drawn.place.top() * plot.height(), drawn.place.width() * plot.width(),
               drawn.place.height() * plot.height());
    painter.setOpacity(opacity);
    painter.fillRect(box, drawn.tones.upper);
    if (drawn.tones.lower != drawn.tones.upper) {
        box.setTop(box.center().y());
        painter.fillRect(box, drawn.tones.lower);
    }
    constexpr double line = 0.8;
    if (box.width() > 3 * line) // neighbours are to be told apart while they move
        painter.fillRect(QRectF(box.left(), box.top(), line, box.height()),
                         separatorColour(drawn.tones.lower));
}

} // namespace

std::shared_ptr<const DrawnOperations> drawnOperations(const GanttScene& scene, const GanttGeometry& geometry,
                                                       const Colours& colours) {
    if (geometry.plot.isEmpty() || !hasFewShapes(scene, geometry))
        return nullptr;
    DrawnOperations drawn;
    forEachDrawn(scene, geometry, colours, [&](std::uint64_t key, const DrawnOperation& operation) {
        drawn.try_emplace(key, operation);
    });
    if (drawn.empty() || drawn.size() > mostFollowed)
        return nullptr;
    return std::make_shared<const DrawnOperations>(std::move(drawn));
}

void paintOnTheirWay(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours, const OnTheWay& way) {
    painter.save();
    DrawnOperations gone = *way.before;
    forEachDrawn(scene, geometry, colours, [&](std::uint64_t key, const DrawnOperation& operation) {
        if (const auto from = way.before->find(key); from != way.before->end()) {
            gone.erase(key);
            paint(painter, geometry.plot, between(from->second, operation, way.share), 1);
        } else {
            paint(painter, geometry.plot, operation, way.share);
        }
    });
    for (const auto& [key, operation] : gone)
        paint(painter, geometry.plot, operation, 1 - way.share);
    painter.restore();
}

} // namespace quadrille::gantt
