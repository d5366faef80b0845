// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_text.h"
#include "widgets/memory_course/memory_course_view.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr double zoomOfNotch = 1.25;
constexpr double panOfNotch = 0.1; // of what is seen
constexpr double notch = 120;      // QWheelEvent::angleDelta() of one notch

} // namespace

CoursePlace MemoryCourseView::placeAt(QPointF point) const {
    const course::Layout& layout = layoutNow();
    if (!layout.plot.contains(point))
        return {};
    return {.moment = {},
            .stretch = layout.stretchAt(point.x()),
            .hit = course::hitTest(m_content, layout, point)};
}

QString MemoryCourseView::say(const CoursePlace& place) const {
    return place.moment ? course::momentReadout(m_content, *place.moment)
                        : course::readout(m_content, *place.stretch);
}

CoursePlace MemoryCourseView::kept(const CoursePlace& place) const {
    return place.moment >= m_content.course->moments.size() ? CoursePlace{} : place;
}

bool MemoryCourseView::isUsable(const CoursePlace& place) const {
    return place.moment || place.hit.what == course::Hit::What::part ||
           place.hit.what == course::Hit::What::states;
}

void MemoryCourseView::explainStage() {
    Subject subject;
    subject.stage = m_content.course->stage;
    emit explainRequested(subject);
}

void MemoryCourseView::use(const CoursePlace& place) {
    if (place.hit.what != course::Hit::What::part)
        return explainStage();
    Subject subject;
    subject.kind = Subject::Kind::memoryPart;
    subject.stage = m_content.course->stage;
    subject.part = place.hit.part;
    emit explainRequested(subject);
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
    hover(placeAt(event->position()));
}

void MemoryCourseView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_content.course) {
        InteractivePicture::mousePressEvent(event);
        return;
    }
    if (cursor())
        dropCursor();
    m_drag = Drag{event->position(), m_content.range};
}

void MemoryCourseView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_drag)
        return InteractivePicture::mouseMoveEvent(event);
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
    const CoursePlace place = placeAt(event->position());
    if (!moved && isUsable(place))
        use(place);
    hover({}); // which gives the pointer its shape again
    hover(place);
}

void MemoryCourseView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_content.course)
        showAll();
}

void MemoryCourseView::cursorMoved(const CoursePlace& place) {
    const MemoryMoment& held = m_content.course->moments[*place.moment];
    const gantt::TimeRange& range = m_content.range;
    if (held.start >= range.begin && held.end <= range.end)
        return;
    const double middle = held.start + (held.end - held.start) / 2;
    setVisibleRange(gantt::pannedRange(range, middle - (range.begin + range.length() / 2)));
}

CoursePlace MemoryCourseView::start(int) const {
    const auto& moments = m_content.course->moments;
    if (moments.empty())
        return {};
    const double middle = m_content.range.begin + m_content.range.length() / 2;
    const auto next = std::partition_point(moments.begin(), moments.end(),
                                           [middle](const MemoryMoment& m) { return m.end < middle; });
    return {.moment = std::min(static_cast<std::size_t>(next - moments.begin()), moments.size() - 1)};
}

std::optional<CoursePlace> MemoryCourseView::neighbour(const CoursePlace& place, int key) const {
    const int last = static_cast<int>(m_content.course->moments.size()) - 1;
    const auto to = alongRow(static_cast<int>(*place.moment), last, key, RowKeys::across);
    return to ? std::optional(CoursePlace{.moment = static_cast<std::size_t>(*to)}) : std::nullopt;
}

void MemoryCourseView::keyPressEvent(QKeyEvent* event) {
    if (!m_content.course)
        return InteractivePicture::keyPressEvent(event);
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
        if (control)
            break;
        return pan(-panOfNotch * range.length());
    case Qt::Key_Right:
        if (control)
            break;
        return pan(panOfNotch * range.length());
    case Qt::Key_Home:
        return pan(m_content.full().begin - range.begin);
    case Qt::Key_End:
        return pan(m_content.full().end - range.end);
    case Qt::Key_P:
        if (m_content.peak())
            moveCursor({.moment = m_content.course->peak});
        return;
    case Qt::Key_E:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return explainStage();
    default:
        break;
    }
    InteractivePicture::keyPressEvent(event);
}

} // namespace quadrille
