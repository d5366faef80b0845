// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/format.h"
#include "widgets/gantt/gantt_header.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/step_around.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Narrower operations and idle stretches are not pointed at one by one.
constexpr double narrowestTarget = 1.5;

} // namespace

using gantt::Place;
using What = Place::What;

Place GanttView::placeAt(QPointF point) const {
    const gantt::GanttGeometry& geometry = layoutNow();
    if (geometry.axis.contains(point))
        return {.what = What::axis};
    if (geometry.header.contains(point)) {
        const bool idle = gantt::idleTextRect(m_scene, geometry, QFontMetricsF(font(), this)).contains(point);
        return {.what = idle ? What::idleShare : What::nothing};
    }
    if (!gantt::aroundText(m_scene, geometry, point).isEmpty())
        return {.what = What::around, .point = point};
    const std::optional<int> lane = geometry.laneAt(point.y());
    if (!lane)
        return {};
    if (geometry.labels.contains(point) || geometry.notes.contains(point))
        return {.what = What::lane, .lane = *lane};
    if (point.x() < geometry.plot.left() || point.x() >= geometry.plot.right())
        return {};
    const double time = geometry.time(point.x(), m_scene.range);
    const bool strips = geometry.lanes.detail == gantt::LaneLayout::Detail::barAndStrip;
    if (m_scene.memory && strips && point.y() >= geometry.rows(geometry.lanes.strip(*lane)).top())
        return {.what = What::memory, .lane = *lane, .time = {time, time}};
    const gantt::TimelineIndex& index = *m_scene.index;
    const auto rank = static_cast<std::size_t>(*lane);
    const double pixel = m_scene.range.length() / std::max(geometry.plot.width(), 1.0);
    const auto found = geometry.lanes.detail == gantt::LaneLayout::Detail::merged
                           ? std::nullopt
                           : index.operationAt(rank, time);
    if (found && m_timeline->ends[*found] - m_timeline->starts[*found] >= narrowestTarget * pixel)
        return placeOf(*found);
    if (const auto gap = index.gapAt(rank, time); gap && gap->length() >= narrowestTarget * pixel)
        return {.what = What::gap, .lane = *lane, .time = *gap};
    const TimeRange stretch{std::max(index.span().begin, time - 4 * pixel),
                            std::min(index.span().end, time + 4 * pixel)};
    return stretch.isGood() ? Place{.what = What::stretch, .lane = *lane, .time = stretch} : Place{};
}

Place GanttView::placeOf(std::size_t operation) const {
    return {.what = What::operation,
            .lane = static_cast<int>(m_scene.index->laneOf(operation)),
            .operation = operation};
}

Place GanttView::kept(const Place& place) const {
    return place.what == What::memory && !m_scene.memory ? Place{} : place;
}

Qt::CursorShape GanttView::shapeOver(const Place& place) const {
    return place.what == What::axis        ? Qt::SizeHorCursor
           : place.what == What::idleShare ? Qt::PointingHandCursor
                                           : Qt::ArrowCursor;
}

void GanttView::hoverMoved() {
    relationsOf(hoverPlace());
    updateOverlay();
}

void GanttView::cursorMoved(const Place& place) {
    relationsOf(place);
    bringIntoSight(m_timeline->starts[place.operation], m_timeline->ends[place.operation]);
}

bool GanttView::isUsable(const Place& place) const {
    return place.lane >= 0 || place.what == What::idleShare;
}

void GanttView::use(const Place& place) {
    if (place.what == What::idleShare) {
        explainCurrent();
        return;
    }
    m_scene.highlighted.reset();
    if (place.what == What::operation) {
        m_scene.highlighted = place.operation;
        setCursorPlace(place);
    }
    m_scene.selectedStage = place.lane;
    update();
    emit stageSelected(place.lane);
    if (place.what == What::operation)
        emit operationHighlighted(m_timeline->order->operations[place.operation]);
}

QString GanttView::useName() const {
    return tr("Select this");
}

/// Of the idle share, whose time the chart shows.
bool GanttView::explainCurrent() {
    emit explainRequested({.kind = m_scene.timeBase == TimeBase::model ? Subject::Kind::bubbleOverTotal
                                                                       : Subject::Kind::textbookOverTotal});
    return true;
}

std::optional<QPoint> GanttView::fillMenu(QMenu& menu, std::optional<QPoint> point) {
    if (!isDrawn())
        return {};
    menu.addAction(tr("Explain the idle share"), this, &GanttView::explainCurrent);
    const Place place = point ? placeAt(*point) : cursorPlace();
    addUseOf(place.lane >= 0 ? place : Place{}, menu);
    return {};
}

bool GanttView::choosesMoment(const QMouseEvent& event) const {
    return layoutNow().axis.contains(event.position()) || event.modifiers().testFlag(Qt::AltModifier);
}

void GanttView::chooseMoment(double time) {
    const TimeRange& span = m_scene.index->span();
    m_scene.moment = std::clamp(time, span.begin, span.end);
    update();
    emit readout(
        tr("Moment %1").arg(gantt::momentText(*m_scene.moment, m_scene.range.length(), m_scene.timeBase)));
    emit momentChosen(*m_scene.moment);
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (isDrawn() && placeAt(event->position()).what != What::idleShare)
        TimePicture::mouseDoubleClickEvent(event);
}

void GanttView::focusInEvent(QFocusEvent* event) {
    TimePicture::focusInEvent(event);
    m_framed = event->reason() != Qt::MouseFocusReason;
    updateOverlay();
}

void GanttView::focusOutEvent(QFocusEvent* event) {
    TimePicture::focusOutEvent(event);
    m_framed = false;
    updateOverlay();
}

Place GanttView::start(int key) const {
    const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const auto lanes = static_cast<int>(m_scene.index->laneCount());
    const int from = m_scene.selectedStage.value_or(by > 0 ? -1 : by < 0 ? lanes : 0) + by;
    return nextLane(std::clamp(from, 0, lanes - 1), by == 0 ? 1 : by, middle()).value_or(Place{});
}

/// A rank without operations has nothing for the cursor: on to the next.
std::optional<Place> GanttView::nextLane(int lane, int by, double time) const {
    for (; lane >= 0 && lane < static_cast<int>(m_scene.index->laneCount()); lane += by)
        if (const auto operation = m_scene.index->nearestOperation(static_cast<std::size_t>(lane), time))
            return placeOf(*operation);
    return {};
}

std::optional<Place> GanttView::neighbour(const Place& place, int key) const {
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int by = key == Qt::Key_Down ? 1 : -1;
        const double start = m_timeline->starts[place.operation];
        const double end = m_timeline->ends[place.operation];
        return nextLane(place.lane + by, by, start + (end - start) / 2).value_or(place);
    }
    const auto& offsets = m_timeline->order->rankOffsets;
    const auto lane = static_cast<std::size_t>(place.lane);
    const auto to = alongRow(static_cast<int>(place.operation - offsets[lane]),
                             static_cast<int>(offsets[lane + 1] - offsets[lane]) - 1, key, RowKeys::across);
    return to ? std::optional(placeOf(offsets[lane] + static_cast<std::size_t>(*to))) : std::nullopt;
}

void GanttView::keyPressEvent(QKeyEvent* event) {
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    switch (isDrawn() ? event->key() : 0) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (alt)
            return stepMoment(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Escape:
        if (letGo())
            return;
        break;
    case Qt::Key_G:
        return readGapBeforeCursor();
    case Qt::Key_M:
        return chooseMoment(cursor() ? m_timeline->starts[*cursor()] : middle());
    default:
        break;
    }
    TimePicture::keyPressEvent(event);
}

void GanttView::readGapBeforeCursor() {
    if (!cursor() || relations() == nullptr)
        return;
    const int lane = cursorPlace().lane;
    const bool first = *cursor() == m_timeline->order->rankOffsets[static_cast<std::size_t>(lane)];
    const double from = first ? m_scene.index->span().begin : m_timeline->ends[*cursor() - 1];
    const Place before{.what = What::gap, .lane = lane, .time = {from, m_timeline->starts[*cursor()]}};
    const auto gap = m_scene.gapAt(before);
    if (!gap || gap->next != cursor()) {
        emit readout(tr("Stage %1 does not idle before it").arg(format::count(std::int64_t{lane})));
        return;
    }
    readOut(before);
    updateOverlay();
}

void GanttView::stepMoment(int by) {
    const TimeRange& span = m_scene.index->span();
    const double from = m_scene.moment.value_or(by > 0 ? m_scene.range.begin : m_scene.range.end);
    const auto event = by > 0 ? m_scene.index->eventAfter(from) : m_scene.index->eventBefore(from);
    const double time = event.value_or(by > 0 ? span.end : span.begin);
    chooseMoment(time);
    bringIntoSight(time, time);
}

/// What the cursor is on and what is highlighted first, the moment after that.
bool GanttView::letGo() {
    if (cursor() || m_scene.highlighted) {
        m_scene.highlighted.reset();
        update();
        dropCursor();
    } else if (m_scene.moment) {
        m_scene.moment.reset();
        update();
        emit momentCleared();
    } else {
        return false;
    }
    return true;
}

} // namespace quadrille
