// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/arrows.h"
#include "widgets/gantt/gantt_links.h"

#include <QPainter>

#include <algorithm>

namespace quadrille::gantt {
namespace {

constexpr std::size_t mostTransfers = 3'000;
/// Operations of a lane need so many pixels, on average, for what they send to be told apart.
constexpr double narrowest = 6;

/// What left before the range and arrives in it is seen, too.
OperationRun senders(const GanttScene& scene, std::size_t lane) {
    return scene.index->visible(lane,
                                {scene.range.begin - scene.index->timeline().p2p - 1e-12, scene.range.end});
}

} // namespace

bool hasFewTransfers(const GanttScene& scene, const GanttGeometry& geometry) {
    if (geometry.lanes.detail == LaneLayout::Detail::merged) {
        return false;
    }
    std::size_t all = 0;
    std::size_t most = 0;
    for (std::size_t lane = 0; lane < scene.index->laneCount(); ++lane) {
        const std::size_t seen = senders(scene, lane).size();
        all += seen;
        most = std::max(most, seen);
    }
    return all <= mostTransfers && static_cast<double>(most) * narrowest <= geometry.plot.width();
}

// One message after the other.
void paintTransfers(QPainter& painter, const GanttScene& scene, // NOLINT(readability-function-size)
                    const GanttGeometry& geometry, const Colours& colours) {
    if (!scene.transfers || !scene.relations || !hasFewTransfers(scene, geometry)) {
        return;
    }
    const TimelineIndex& index = *scene.index;
    const Timeline& timeline = index.timeline();
    const Dependencies& dependencies = scene.relations->dependencies();
    const QRectF& plot = geometry.plot;
    for (std::size_t lane = 0; lane < index.laneCount(); ++lane) {
        const OperationRun run = senders(scene, lane);
        const QRectF bar = geometry.rows(geometry.lanes.bar(static_cast<int>(lane)));
        for (std::size_t operation = run.first; operation < run.last; ++operation) {
            for (const Input& user : dependencies.users(operation)) {
                if (!user.otherRank) {
                    continue;
                }
                const std::size_t to = index.laneOf(user.operation);
                const QRectF other = geometry.rows(geometry.lanes.bar(static_cast<int>(to)));
                const bool down = to > lane;
                const double leaves = timeline.ends[operation];
                const QPointF start(geometry.x(leaves, scene.range), down ? bar.bottom() : bar.top());
                const QPointF end(geometry.x(leaves + timeline.p2p, scene.range),
                                  down ? other.top() : other.bottom());
                const auto seen = betweenVerticals(start, end, plot.left(), plot.right());
                if (!seen) {
                    continue;
                }
                const bool forward = user.kind == InputKind::forward;
                ArrowStyle style{forward ? colours.forward.darker(colours.dark ? 100 : 140)
                                         : colours.backward.darker(colours.dark ? 100 : 140),
                                 colours.background, 1.2, forward ? Qt::SolidLine : Qt::DashLine, 0};
                // The point stays inside the plot: it is drawn only where the whole way ends in sight.
                const bool arrives =
                    seen->second == end && end.x() >= plot.left() + 3 && end.x() <= plot.right() - 3;
                style.head = arrives ? 5 : 0;
                drawArrow(painter, seen->first, seen->second, style);
            }
        }
    }
}

} // namespace quadrille::gantt
