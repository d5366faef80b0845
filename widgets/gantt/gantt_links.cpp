// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_links.h"

#include "widgets/gantt/arrows.h"
#include "widgets/gantt/operation_boxes.h"
#include "widgets/gantt/scene_painter.h"

#include <algorithm>

namespace quadrille::gantt {
namespace {

class LinkPainter : public ScenePainter {
public:
    LinkPainter(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours)
        : ScenePainter(painter, scene, geometry, colours), m_timeline(scene.index->timeline()) {}

    /// From the end of one operation to the start of another.
    void link(std::size_t maker, std::size_t taker, const ArrowStyle& style) {
        const auto from = static_cast<int>(m_scene.index->laneOf(maker));
        const auto to = static_cast<int>(m_scene.index->laneOf(taker));
        const double left = m_geometry.x(m_timeline.ends[maker], m_scene.range);
        const double right = m_geometry.x(m_timeline.starts[taker], m_scene.range);
        const QRectF first = m_geometry.rows(m_geometry.lanes.bar(from));
        const QRectF last = m_geometry.rows(m_geometry.lanes.bar(to));
        if (from == to && right - left < 2) {
            return; // side by side: nothing to cross
        }
        if (from == to) {
            drawArc(m_painter, {left, first.bottom()}, {right, first.bottom()}, first.height() * 0.5, style);
        } else if (from < to) {
            drawArrow(m_painter, {left, first.bottom()}, {right, last.top()}, style);
        } else {
            drawArrow(m_painter, {left, first.top()}, {right, last.bottom()}, style);
        }
    }

    void outline(std::size_t operation, double thickness, Qt::PenStyle pen = Qt::SolidLine) {
        outlineBox(m_painter, m_geometry, seenBox(m_scene, m_geometry, operation), m_colours.text, thickness,
                   pen);
    }

    void paintRelated(std::size_t operation) {
        const Dependencies& dependencies = m_scene.relations->dependencies();
        for (const Input& input : dependencies.inputs(operation)) {
            outline(input.operation, 1.5);
            link(input.operation, operation, style(Qt::SolidLine));
        }
        for (const Input& user : dependencies.users(operation)) {
            outline(user.operation, 1.5, Qt::DashLine);
            link(operation, user.operation, style(Qt::DashLine));
        }
        outline(operation, 2);
        paintSlack(operation);
    }

    void paintWaitChain(const Gap& gap) {
        outlineBox(m_painter, m_geometry,
                   seenStretch(m_scene, m_geometry, static_cast<int>(gap.rank), {gap.from, gap.to}),
                   m_colours.text, 1.5, Qt::DashLine);
        const std::vector<WaitLink> chain = waitChain(m_timeline, m_scene.relations->dependencies(), gap);
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const WaitLink& at = chain[i];
            outline(at.operation, i == 0 ? 1.5 : 2);
            if (at.heldBy == HeldBy::input && at.input) {
                outline(at.input->operation, 2);
                link(at.input->operation, at.operation, style(Qt::SolidLine));
            }
        }
    }

private:
    ArrowStyle style(Qt::PenStyle pen) const { return {m_colours.text, m_colours.background, 1.5, pen}; }

    /// A line from its end to where it could end at the latest.
    void paintSlack(std::size_t operation) {
        const double slack = m_scene.relations->slack(operation);
        const auto lane = static_cast<int>(m_scene.index->laneOf(operation));
        const double end = m_timeline.ends[operation];
        const QRectF reach = seenStretch(m_scene, m_geometry, lane, {end, end + slack});
        if (reach.width() < 2 || reach.height() < 6) {
            return;
        }
        const double y = reach.center().y();
        for (const auto& [colour, width] :
             {std::pair(m_colours.background, 4.0), std::pair(m_colours.accent, 2.0)}) {
            m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(QPointF(reach.left(), y), QPointF(reach.right(), y));
            m_painter.drawLine(QPointF(reach.right() - 1, y - reach.height() / 4),
                               QPointF(reach.right() - 1, y + reach.height() / 4));
        }
    }

    const Timeline& m_timeline;
};

} // namespace

void paintLinks(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours, const Place& place) {
    if (!scene.relations)
        return;
    painter.save();
    painter.setClipRect(geometry.plot); // never exported, so that this is enough
    LinkPainter links(painter, scene, geometry, colours);
    if (place.what == Place::What::operation)
        links.paintRelated(place.operation);
    else if (const auto gap = scene.gapAt(place))
        links.paintWaitChain(*gap);
    painter.restore();
}

} // namespace quadrille::gantt
