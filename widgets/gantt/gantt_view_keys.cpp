// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/relation_text.h"

#include <QKeyEvent>

#include <algorithm>

namespace quadrille {
namespace {

constexpr double panOfNotch = 0.1; // of what is seen

} // namespace

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
    case Qt::Key_Right: {
        const int by = event->key() == Qt::Key_Left ? -1 : 1;
        if (control) {
            moveCursorAlong(by);
        } else if (event->modifiers().testFlag(Qt::AltModifier)) {
            stepMoment(by);
        } else {
            setRange(gantt::pannedRange(range, by * panOfNotch * range.length()));
        }
        break;
    }
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
        if (!m_scene.cursor && !m_scene.highlighted && !m_scene.moment) {
            Picture::keyPressEvent(event); // nothing to let go of: it is meant for the window
            return;
        }
        letGo();
        break;
    case Qt::Key_G:
        sayGapBeforeCursor();
        break;
    case Qt::Key_M:
        chooseMoment(m_scene.cursor ? m_timeline->starts[*m_scene.cursor] : range.begin + range.length() / 2);
        break;
    case Qt::Key_E:
        emit explainRequested(idleSubject());
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
    m_scene.gap.reset();
    m_said.clear(); // said again when the cursor stays at the end
    say(gantt::sentencesText(textsOf(operation)));
    m_scene.related = operation;
    update();
}

void GanttView::sayGapBeforeCursor() {
    const gantt::Relations* const known = relations();
    if (known == nullptr || !m_scene.cursor) {
        return;
    }
    const std::size_t lane = m_scene.index->laneOf(*m_scene.cursor);
    const bool first = *m_scene.cursor == m_timeline->order->rankOffsets[lane];
    const double from = first ? m_scene.index->span().begin : m_timeline->ends[*m_scene.cursor - 1];
    const auto gap = quadrille::gapAt(*m_timeline, known->dependencies(), lane, from);
    if (!gap || gap->next != m_scene.cursor) {
        say(tr("Stage %1 does not idle before it").arg(format::count(static_cast<std::int64_t>(lane))));
        return;
    }
    explainGap(*gap);
    m_scene.related.reset();
    say(gantt::sentencesText(textsOf(*gap)));
    update();
}

void GanttView::stepMoment(int by) {
    const gantt::TimeRange& span = m_scene.index->span();
    const double from = m_scene.moment.value_or(by > 0 ? m_scene.range.begin : m_scene.range.end);
    const auto event = by > 0 ? m_scene.index->eventAfter(from) : m_scene.index->eventBefore(from);
    const double time = event.value_or(by > 0 ? span.end : span.begin);
    chooseMoment(time);
    const gantt::TimeRange& range = m_scene.range;
    if (time < range.begin || time > range.end) {
        setRange(gantt::pannedRange(range, time - (range.begin + range.length() / 2)));
    }
}

/// What the cursor is on and what is highlighted first, the moment after that.
void GanttView::letGo() {
    if (m_scene.cursor || m_scene.highlighted) {
        m_scene.cursor.reset();
        m_scene.highlighted.reset();
        m_scene.related.reset();
        m_scene.gap.reset();
        m_said.clear();
        emit readout({});
    } else if (m_scene.moment) {
        m_scene.moment.reset();
        emit momentCleared();
    }
    update();
}

} // namespace quadrille
