// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_header.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/tip/tip.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace quadrille {
namespace {

constexpr double zoomOfNotch = 1.25;
constexpr double panOfNotch = 0.1; // of what is seen
constexpr double notch = 120;      // QWheelEvent::angleDelta() of one notch
/// Narrower operations are not pointed at one by one.
constexpr double narrowestTarget = 1.5;

} // namespace

GanttView::Target GanttView::targetAt(const QPointF& position) const {
    Target target;
    if (!m_scene.index) {
        return target;
    }
    const gantt::GanttGeometry geometry = geometryNow();
    if (position.x() < geometry.plot.left() || position.x() >= geometry.plot.right()) {
        return target;
    }
    target.lane = geometry.laneAt(position.y());
    target.time = geometry.time(position.x(), m_scene.range);
    if (!target.lane || geometry.lanes.detail == gantt::LaneLayout::Detail::merged) {
        return target;
    }
    if (m_scene.memory && geometry.lanes.detail == gantt::LaneLayout::Detail::barAndStrip) {
        target.memory = position.y() >= geometry.rows(geometry.lanes.strip(*target.lane)).top();
        if (target.memory) {
            return target;
        }
    }
    const auto found = m_scene.index->operationAt(static_cast<std::size_t>(*target.lane), target.time);
    if (found) {
        const TimedOperation timed = m_timeline->operation(*found);
        const double width = (timed.end - timed.start) / m_scene.range.length() * geometry.plot.width();
        if (width >= narrowestTarget) {
            target.operation = found;
        }
    }
    return target;
}

bool GanttView::isOnIdleText(const QPointF& position) const {
    return gantt::idleTextRect(m_scene, geometryNow(), QFontMetricsF(font(), this)).contains(position);
}

void GanttView::pointAt(const QPointF& position) {
    m_pointer = position;
    const Target target = targetAt(position);
    const auto shown = std::tuple(m_scene.hovered, m_scene.related, m_scene.gap);
    m_scene.hovered = target.operation;
    m_scene.related.reset();
    m_scene.gap.reset();
    const bool onIdleText = isOnIdleText(position);
    const bool onAxis = geometryNow().axis.contains(position);
    setCursor(onIdleText ? Qt::PointingHandCursor : onAxis ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const QString text = onIdleText ? finding() : textAt(position);
    if (target.operation) {
        m_scene.related = target.operation;
    } else if (const auto gap = gapAt(target)) {
        explainGap(*gap);
    }
    if (shown != std::tuple(m_scene.hovered, m_scene.related, m_scene.gap)) {
        update();
    }
    say(text);
}

void GanttView::say(const QString& text) {
    if (text != m_said) {
        m_said = text;
        emit readout(text);
    }
}

bool GanttView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        QString text = textsAt(help->pos()).join(u'\n');
        if (isOnIdleText(help->pos())) {
            text = tr("Click or press E to see how the idle share follows.");
        } else if (geometryNow().axis.contains(help->pos())) {
            text = tr("Click or drag to choose a moment.");
        }
        tip::show(help->globalPos(), text, this); // an empty text hides it
        return true;
    }
    return Picture::event(event);
}

void GanttView::wheelEvent(QWheelEvent* event) {
    event->accept(); // at the ends too: the page around must not start to move
    if (!m_scene.index) {
        return;
    }
    const QPointF turned = QPointF(event->angleDelta()) / notch;
    if (std::abs(turned.x()) > std::abs(turned.y())) {
        setRange(gantt::pannedRange(m_scene.range, -turned.x() * panOfNotch * m_scene.range.length()));
    } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        setRange(gantt::pannedRange(m_scene.range, -turned.y() * panOfNotch * m_scene.range.length()));
    } else if (turned.y() != 0) {
        const gantt::GanttGeometry geometry = geometryNow();
        const double x = std::clamp(event->position().x(), geometry.plot.left(), geometry.plot.right());
        zoomAround(std::pow(zoomOfNotch, turned.y()), geometry.time(x, m_scene.range));
    }
    pointAt(event->position());
}

void GanttView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_scene.index) {
        Picture::mousePressEvent(event);
        return;
    }
    const gantt::GanttGeometry geometry = geometryNow();
    const bool onAxis = geometry.axis.contains(event->position());
    if (onAxis || event->modifiers().testFlag(Qt::AltModifier)) {
        m_momentDrag = true;
        chooseMoment(geometry.time(event->position().x(), m_scene.range));
        return;
    }
    m_drag = Drag{event->position(), m_scene.range};
}

void GanttView::mouseMoveEvent(QMouseEvent* event) {
    if (m_momentDrag) {
        chooseMoment(geometryNow().time(event->position().x(), m_scene.range));
        return;
    }
    if (!m_drag) {
        pointAt(event->position());
        return;
    }
    const double moved = event->position().x() - m_drag->from.x();
    if (!m_drag->moved && std::abs(moved) < QApplication::startDragDistance()) {
        return;
    }
    if (!m_drag->moved) {
        m_drag->moved = true;
        setCursor(Qt::ClosedHandCursor);
    }
    const gantt::GanttGeometry geometry = geometryNow();
    if (geometry.plot.width() > 0) {
        setRange(gantt::pannedRange(m_drag->range, -moved / geometry.plot.width() * m_drag->range.length()));
    }
}

void GanttView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_momentDrag) {
        m_momentDrag = false;
        return;
    }
    if (event->button() != Qt::LeftButton || !m_drag) {
        return;
    }
    const bool moved = m_drag->moved;
    m_drag.reset();
    if (!moved) {
        clickAt(event->position());
    }
    pointAt(event->position());
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !isOnIdleText(event->position())) {
        showAll();
    }
}

void GanttView::clickAt(const QPointF& position) {
    if (isOnIdleText(position)) {
        emit explainRequested(idleSubject());
        return;
    }
    const gantt::GanttGeometry geometry = geometryNow();
    if (geometry.labels.contains(position) || geometry.notes.contains(position)) {
        if (const auto lane = geometry.laneAt(position.y())) {
            pick(*lane, {});
        }
        return;
    }
    if (const Target target = targetAt(position); target.lane) {
        pick(*target.lane, target.operation);
    }
}

void GanttView::pick(int lane, std::optional<std::size_t> operation) {
    m_scene.highlighted = operation;
    if (operation) {
        m_scene.cursor = operation;
    }
    m_scene.selectedStage = lane;
    update();
    emit stageSelected(lane);
    if (operation) {
        emit operationHighlighted(m_timeline->order->operations[*operation]);
    }
}

void GanttView::leaveEvent(QEvent* event) {
    Picture::leaveEvent(event);
    m_pointer.reset();
    m_scene.hovered.reset();
    m_scene.related = m_scene.cursor;
    m_scene.gap.reset();
    say({});
    update();
}

void GanttView::focusInEvent(QFocusEvent* event) {
    Picture::focusInEvent(event);
    m_scene.focused = event->reason() != Qt::MouseFocusReason;
    update();
}

void GanttView::focusOutEvent(QFocusEvent* event) {
    Picture::focusOutEvent(event);
    m_scene.focused = false;
    update();
}

} // namespace quadrille
