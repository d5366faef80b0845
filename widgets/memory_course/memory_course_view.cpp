// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/memory_course_view.h"

#include "widgets/memory_course/course_painter.h"
#include "widgets/memory_course/course_text.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

/// The shortest stretch of time shown: below it a double no longer tells neighbouring pixels apart.
constexpr double shortestShare = 1e-9;

} // namespace

MemoryCourseView::MemoryCourseView(QWidget* parent) : TimePicture(PlaceUse::explain, 2, parent) {
    setName([] { return tr("Memory of one stage over time"); });
    setUsualSize(36, 18);
}

void MemoryCourseView::setCourse(std::optional<MemoryCourse> course,
                                 const std::optional<StageMemory>& memory) {
    const gantt::TimeRange before = m_content.range;
    const bool same = course && m_content.course && course->stage == m_content.course->stage;
    if (!same) {
        forgetPlaces();
        m_content.clear();
    }
    if (course)
        m_content.set(std::move(*course), memory);
    contentChanged();
    if (m_content.range != before)
        emit visibleRangeChanged();
}

void MemoryCourseView::setTimeBase(TimeBase base) {
    if (base == m_content.timeBase)
        return;
    m_content.timeBase = base;
    contentChanged();
}

double MemoryCourseView::shortestRange() const {
    return shortestShare * m_content.full().length();
}

void MemoryCourseView::showRange(const TimeRange& range) {
    m_content.range = range;
    emit visibleRangeChanged();
}

QString MemoryCourseView::finding() const {
    if (m_content.course)
        return course::finding(m_content);
    return emptyReason(tr("There is no memory over time to show yet."));
}

void MemoryCourseView::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (!isDrawn() || area.width() < 1 || area.height() < 1)
        return TimePicture::paintOn(painter, area, colours);
    // On the pixels of this painter, wherever they are.
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintLayout(painter,
                course::layoutCourse(m_content, course::defaultAxisName(m_content), area, metrics,
                                     gantt::DeviceGrid::of(painter)),
                colours);
}

course::Layout MemoryCourseView::layOut(const QRectF& area, const QFont& font,
                                        const QPaintDevice* device) const {
    const double ratio = device != nullptr ? device->devicePixelRatioF() : 1;
    return course::layoutCourse(m_content, course::defaultAxisName(m_content), area,
                                QFontMetricsF(font, device), {ratio, {}});
}

void MemoryCourseView::paintLayout(QPainter& painter, const course::Layout& layout,
                                   const Colours& colours) const {
    course::paintCourse(painter, m_content, layout, colours);
}

void MemoryCourseView::paintMark(QPainter& painter, const CoursePlace& place, const Colours& colours) const {
    course::paintCursor(painter, m_content, layoutNow(), *place.moment, colours);
}

DataTable MemoryCourseView::data() const {
    DataTable table;
    table.columns = {tr("start"),
                     tr("end"),
                     tr("states (bytes)"),
                     tr("activations (bytes)"),
                     tr("working memory (bytes)"),
                     tr("total (bytes)")};
    if (!m_content.course)
        return table;
    const MemoryCourse& shown = *m_content.course;
    table.rows.reserve(static_cast<qsizetype>(shown.moments.size()));
    for (const MemoryMoment& moment : shown.moments)
        table.rows << QList<QVariant>{
            moment.start,           moment.end,
            shown.states.value(),   moment.activations.value(),
            moment.working.value(), (shown.states + moment.activations + moment.working).value()};
    return table;
}

} // namespace quadrille
