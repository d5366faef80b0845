// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/gantt_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

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

QString GanttView::textAt(const QPointF& position) const {
    const Target target = targetAt(position);
    if (!target.lane) {
        return {};
    }
    if (target.operation) {
        return gantt::operationText(*m_scene.index, *target.operation);
    }
    const auto lane = static_cast<std::size_t>(*target.lane);
    const gantt::GanttGeometry geometry = geometryNow();
    const double pixel = m_scene.range.length() / std::max(geometry.plot.width(), 1.0);
    if (const auto gap = m_scene.index->gapAt(lane, target.time);
        gap && gap->length() >= narrowestTarget * pixel) {
        return gantt::gapText(lane, *gap);
    }
    const gantt::TimeRange& span = m_scene.index->span();
    const gantt::TimeRange stretch{std::max(span.begin, target.time - 4 * pixel),
                                   std::min(span.end, target.time + 4 * pixel)};
    return stretch.isGood() ? gantt::stretchText(*m_scene.index, lane, stretch) : QString();
}

bool GanttView::isOnIdleText(const QPointF& position) const {
    return gantt::idleTextRect(m_scene, geometryNow(), QFontMetricsF(font(), this)).contains(position);
}

void GanttView::pointAt(const QPointF& position) {
    const Target target = targetAt(position);
    if (target.operation != m_scene.hovered) {
        m_scene.hovered = target.operation;
        update();
    }
    const bool onIdleText = isOnIdleText(position);
    setCursor(onIdleText ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const QString text = onIdleText ? finding() : textAt(position);
    if (text != m_said) {
        m_said = text;
        emit readout(text);
    }
}

bool GanttView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QString text = isOnIdleText(help->pos())
                                 ? tr("Click or press E to see how the idle share follows.")
                                 : textAt(help->pos());
        QToolTip::showText(help->globalPos(), text, this); // an empty text hides it
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
        emit explainRequested(Subject{Subject::Kind::bubbleOverTotal});
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
    m_scene.hovered.reset();
    if (!m_said.isEmpty()) {
        m_said.clear();
        emit readout({});
    }
    update();
}

void GanttView::keyPressEvent(QKeyEvent* event) {
    if (!m_scene.index) {
        Picture::keyPressEvent(event);
        return;
    }
    const gantt::TimeRange& range = m_scene.range;
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the key that has + on it
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        showAll();
        break;
    case Qt::Key_Left:
        control ? moveCursorAlong(-1) : setRange(gantt::pannedRange(range, -panOfNotch * range.length()));
        break;
    case Qt::Key_Right:
        control ? moveCursorAlong(1) : setRange(gantt::pannedRange(range, panOfNotch * range.length()));
        break;
    case Qt::Key_Home:
        setRange(gantt::pannedRange(range, m_scene.full.begin - range.begin));
        break;
    case Qt::Key_End:
        setRange(gantt::pannedRange(range, m_scene.full.end - range.end));
        break;
    case Qt::Key_Up:
        moveCursorToLane(-1);
        break;
    case Qt::Key_Down:
        moveCursorToLane(1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_scene.cursor) {
            pick(static_cast<int>(m_scene.index->laneOf(*m_scene.cursor)), m_scene.cursor);
        }
        break;
    case Qt::Key_Escape:
        if (!m_scene.cursor && !m_scene.highlighted) {
            Picture::keyPressEvent(event); // nothing to let go of: it is meant for the window
            return;
        }
        m_scene.cursor.reset();
        m_scene.highlighted.reset();
        emit readout({});
        update();
        break;
    case Qt::Key_E:
        emit explainRequested(Subject{Subject::Kind::bubbleOverTotal});
        break;
    default:
        Picture::keyPressEvent(event);
        break;
    }
}

void GanttView::moveCursorToLane(int by) {
    const auto lanes = static_cast<int>(m_scene.index->laneCount());
    double time = m_scene.range.begin + m_scene.range.length() / 2;
    int lane = m_scene.selectedStage.value_or(by > 0 ? -1 : lanes) + by;
    if (m_scene.cursor) {
        const TimedOperation timed = m_timeline->operation(*m_scene.cursor);
        time = timed.start + (timed.end - timed.start) / 2;
        lane = static_cast<int>(m_scene.index->laneOf(*m_scene.cursor)) + by;
    }
    // A rank without operations has nothing for the cursor: on to the next.
    for (; lane >= 0 && lane < lanes; lane += by) {
        if (const auto operation = m_scene.index->nearestOperation(static_cast<std::size_t>(lane), time)) {
            placeCursor(*operation);
            return;
        }
    }
}

void GanttView::moveCursorAlong(int by) {
    if (!m_scene.cursor) {
        const auto lane = static_cast<std::size_t>(std::max(m_scene.selectedStage.value_or(0), 0));
        if (lane < m_scene.index->laneCount()) {
            const gantt::TimeRange& range = m_scene.range;
            const auto operation = m_scene.index->nearestOperation(lane, range.begin + range.length() / 2);
            if (operation) {
                placeCursor(*operation);
            }
        }
        return;
    }
    const std::size_t lane = m_scene.index->laneOf(*m_scene.cursor);
    const std::size_t first = m_timeline->order->rankOffsets[lane];
    const std::size_t last = m_timeline->order->rankOffsets[lane + 1] - 1;
    const std::size_t next =
        by < 0 ? std::max(first + 1, *m_scene.cursor) - 1 : std::min(last, *m_scene.cursor + 1);
    placeCursor(next);
}

void GanttView::placeCursor(std::size_t operation) {
    m_scene.cursor = operation;
    const TimedOperation timed = m_timeline->operation(operation);
    const gantt::TimeRange& range = m_scene.range;
    if (timed.start < range.begin || timed.end > range.end) {
        const double middle = timed.start + (timed.end - timed.start) / 2;
        setRange(gantt::pannedRange(range, middle - (range.begin + range.length() / 2)));
    }
    m_said = gantt::operationText(*m_scene.index, operation);
    emit readout(m_said);
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
