// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_text.h"
#include "widgets/memory_course/memory_course_view.h"

#include <algorithm>

namespace quadrille {

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

void MemoryCourseView::cursorMoved(const CoursePlace& place) {
    const MemoryMoment& held = m_content.course->moments[*place.moment];
    bringIntoSight(held.start, held.end);
}

CoursePlace MemoryCourseView::start(int) const {
    const auto& moments = m_content.course->moments;
    if (moments.empty())
        return {};
    const auto next = std::partition_point(moments.begin(), moments.end(),
                                           [this](const MemoryMoment& m) { return m.end < middle(); });
    return {.moment = std::min(static_cast<std::size_t>(next - moments.begin()), moments.size() - 1)};
}

std::optional<CoursePlace> MemoryCourseView::neighbour(const CoursePlace& place, int key) const {
    const int last = static_cast<int>(m_content.course->moments.size()) - 1;
    const auto to = alongRow(static_cast<int>(*place.moment), last, key, RowKeys::across);
    return to ? std::optional(CoursePlace{.moment = static_cast<std::size_t>(*to)}) : std::nullopt;
}

void MemoryCourseView::keyPressEvent(QKeyEvent* event) {
    switch (isDrawn() ? event->key() : 0) {
    case Qt::Key_P:
        if (m_content.peak())
            moveCursor({.moment = m_content.course->peak});
        return;
    case Qt::Key_E:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return explainStage();
    default:
        TimePicture::keyPressEvent(event);
    }
}

} // namespace quadrille
