// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_text.h"
#include "widgets/memory_course/memory_course_view.h"
#include "widgets/tip/tip.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr double zoomOfNotch = 1.25;
constexpr double panOfNotch = 0.1; // of what is seen
constexpr double notch = 120;      // QWheelEvent::angleDelta() of one notch

} // namespace

QString MemoryCourseView::textAt(QPointF point) const {
    if (!m_content.course)
        return {};
    const course::Layout layout = layoutNow();
    return layout.plot.contains(point) ? course::readout(m_content, layout.stretchAt(point.x())) : QString();
}

void MemoryCourseView::say(const QString& text) {
    if (text == m_said)
        return;
    m_said = text;
    emit readout(text);
}

void MemoryCourseView::pointAt(QPointF point) {
    if (!m_content.course)
        return;
    const course::Hit hit = course::hitTest(m_content, layoutNow(), point);
    const bool explains = hit.what == course::Hit::What::part || hit.what == course::Hit::What::states;
    setCursor(explains ? Qt::PointingHandCursor : Qt::ArrowCursor);
    say(textAt(point));
}

void MemoryCourseView::explainStage() {
    Subject subject;
    subject.stage = m_content.course->stage;
    emit explainRequested(subject);
}

void MemoryCourseView::explainAt(QPointF point) {
    const course::Hit hit = course::hitTest(m_content, layoutNow(), point);
    if (hit.what == course::Hit::What::states) {
        explainStage();
    } else if (hit.what == course::Hit::What::part) {
        Subject subject;
        subject.kind = Subject::Kind::memoryPart;
        subject.stage = m_content.course->stage;
        subject.part = hit.part;
        emit explainRequested(subject);
    }
}

bool MemoryCourseView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        tip::show(help->globalPos(), textAt(help->pos()), this); // an empty text hides it
        return true;
    }
    return Picture::event(event);
}

void MemoryCourseView::wheelEvent(QWheelEvent* event) {
    event->accept(); // at the ends too: the page around must not start to move
    if (!m_content.course)
        return;
    const gantt::TimeRange& range = m_content.range;
    const QPointF turned = QPointF(event->angleDelta()) / notch;
    if (std::abs(turned.x()) > std::abs(turned.y())) {
        setVisibleRange(gantt::pannedRange(range, -turned.x() * panOfNotch * range.length()));
    } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        setVisibleRange(gantt::pannedRange(range, -turned.y() * panOfNotch * range.length()));
    } else if (turned.y() != 0) {
        const course::Layout layout = layoutNow();
        const double x = std::clamp(event->position().x(), layout.plot.left(), layout.plot.right());
        zoomAround(std::pow(zoomOfNotch, turned.y()), layout.time(x));
    }
    pointAt(event->position());
}

void MemoryCourseView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_content.course) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor.reset();
    m_drag = Drag{event->position(), m_content.range};
    update();
}

void MemoryCourseView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_drag) {
        pointAt(event->position());
        return;
    }
    const double moved = event->position().x() - m_drag->from.x();
    if (!m_drag->moved && std::abs(moved) < QApplication::startDragDistance())
        return;
    m_drag->moved = true;
    setCursor(Qt::ClosedHandCursor);
    const double width = layoutNow().plot.width();
    setVisibleRange(gantt::pannedRange(m_drag->range, -moved / width * m_drag->range.length()));
}

void MemoryCourseView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const bool moved = m_drag->moved;
    m_drag.reset();
    if (!m_content.course)
        return;
    if (!moved)
        explainAt(event->position());
    pointAt(event->position());
}

void MemoryCourseView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_content.course)
        showAll();
}

void MemoryCourseView::leaveEvent(QEvent* event) {
    say({});
    Picture::leaveEvent(event);
}

void MemoryCourseView::focusOutEvent(QFocusEvent* event) {
    if (m_cursor)
        say({});
    m_cursor.reset();
    Picture::focusOutEvent(event);
}

void MemoryCourseView::placeCursor(std::size_t moment) {
    m_cursor = moment;
    const MemoryMoment& held = m_content.course->moments[moment];
    const gantt::TimeRange& range = m_content.range;
    if (held.start < range.begin || held.end > range.end) {
        const double middle = held.start + (held.end - held.start) / 2;
        setVisibleRange(gantt::pannedRange(range, middle - (range.begin + range.length() / 2)));
    }
    say(course::momentReadout(m_content, moment));
    update();
}

void MemoryCourseView::stepCursor(int by) {
    const auto& moments = m_content.course->moments;
    if (moments.empty())
        return;
    if (!m_cursor) { // the first key only shows where the cursor is
        const double middle = m_content.range.begin + m_content.range.length() / 2;
        const auto next = std::partition_point(moments.begin(), moments.end(),
                                               [middle](const MemoryMoment& m) { return m.end < middle; });
        placeCursor(std::min(static_cast<std::size_t>(next - moments.begin()), moments.size() - 1));
        return;
    }
    const std::size_t last = moments.size() - 1;
    placeCursor(by < 0 ? std::max<std::size_t>(*m_cursor, 1) - 1 : std::min(*m_cursor + 1, last));
}

void MemoryCourseView::keyPressEvent(QKeyEvent* event) {
    if (!m_content.course) {
        Picture::keyPressEvent(event);
        return;
    }
    const gantt::TimeRange& range = m_content.range;
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const auto pan = [&](double by) { setVisibleRange(gantt::pannedRange(range, by)); };
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the key that has + on it
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Left:
        return control ? stepCursor(-1) : pan(-panOfNotch * range.length());
    case Qt::Key_Right:
        return control ? stepCursor(1) : pan(panOfNotch * range.length());
    case Qt::Key_Home:
        return pan(m_content.full().begin - range.begin);
    case Qt::Key_End:
        return pan(m_content.full().end - range.end);
    case Qt::Key_P:
        if (m_content.peak())
            placeCursor(m_content.course->peak);
        return;
    case Qt::Key_E:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return explainStage();
    case Qt::Key_Escape:
        if (!m_cursor)
            break; // nothing to let go of: it is meant for the window
        m_cursor.reset();
        say({});
        updateOverlay();
        return;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

} // namespace quadrille
