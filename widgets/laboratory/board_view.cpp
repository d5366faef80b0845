// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_view.h"

#include "widgets/format.h"
#include "widgets/laboratory/board_painter.h"
#include "widgets/laboratory/board_text.h"

#include <QApplication>

#include <algorithm>

namespace quadrille {

BoardView::BoardView(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Schedule made by hand"); });
    setUsualSize(50, 20);
}

void BoardView::setContent(BoardContent content) {
    m_content = std::move(content);
    letGo();
    contentChanged();
}

QString BoardView::finding() const {
    return m_content ? withRemark(board_text::finding(*m_content)) : emptyReason(tr("Nothing to schedule"));
}

DataTable BoardView::data() const {
    DataTable table;
    table.columns = {tr("stage"), tr("operation"), tr("micro-batch"), tr("start (slots)"), tr("end (slots)")};
    if (!m_content)
        return table;
    for (int stage = 0; stage < static_cast<int>(m_content->board.lanes.size()); ++stage)
        for (int index = 0; index < m_content->laneSize(stage); ++index) {
            const TimedOperation timed = m_content->timed(stage, index);
            table.rows << QList<QVariant>{stage, board_text::kindName(timed.operation.kind),
                                          timed.operation.microbatch, timed.start, timed.end};
        }
    return table;
}

BoardLayout BoardView::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutBoard(*m_content, area, QFontMetricsF(font, device));
}

void BoardView::paintLayout(QPainter& painter, const BoardLayout& layout, const Colours& colours) const {
    paintBoard(painter, *m_content, layout, colours);
}

void BoardView::paintMark(QPainter& painter, const BoardPlace& place, const Colours& colours) const {
    paintBoardMark(painter, *m_content, layoutNow(), place, colours);
}

void BoardView::paintEvent(QPaintEvent* event) {
    InteractivePicture::paintEvent(event);
    if (!m_ghost)
        return;
    QPainter painter(this);
    paintBoardGhost(painter, layoutNow(), *m_ghost, m_allowed, coloursFor(palette()));
}

BoardPlace BoardView::placeAt(QPointF point) const {
    return layoutNow().placeAt(point, *m_content);
}

QString BoardView::say(const BoardPlace& place) const {
    return board_text::readout(*m_content, place);
}

BoardPlace BoardView::kept(const BoardPlace& place) const {
    BoardPlace result = place;
    if (place.isOnLane()) {
        if (place.stage >= m_content->board.task.stages)
            return {};
        result.index = std::min(place.index, m_content->laneSize(place.stage));
        if (result.index == m_content->laneSize(place.stage))
            result.where = BoardPlace::Where::lane; // the gap is gone
        return result;
    }
    const auto kinds = laboratory::kindsOf(m_content->board.task);
    const bool there = place.microbatch < m_content->board.task.microbatches &&
                       std::ranges::find(kinds, place.kind) != kinds.end();
    return place.where == BoardPlace::Where::chip && there ? place : BoardPlace{};
}

BoardPlace BoardView::start(int) const {
    return BoardPlace::inLane(0, m_content->laneSize(0));
}

std::optional<BoardPlace> BoardView::neighbour(const BoardPlace& place, int key) const {
    const int lastLane = m_content->board.task.stages - 1;
    const auto kinds = laboratory::kindsOf(m_content->board.task);
    if (place.where == BoardPlace::Where::chip) {
        if (const auto to =
                alongRow(place.microbatch, m_content->board.task.microbatches - 1, key, RowKeys::across))
            return BoardPlace::onChip(place.kind, *to);
        const auto row = std::ranges::find(kinds, place.kind) - kinds.begin();
        if (key == Qt::Key_Up && row == 0)
            return BoardPlace::inLane(lastLane, m_content->laneSize(lastLane));
        const auto to = key == Qt::Key_Up ? row - 1 : key == Qt::Key_Down ? row + 1 : -1;
        if (to < 0 || to >= static_cast<std::ptrdiff_t>(kinds.size()))
            return std::nullopt;
        return BoardPlace::onChip(kinds[static_cast<std::size_t>(to)], place.microbatch);
    }
    if (const auto to = alongRow(place.index, m_content->laneSize(place.stage), key, RowKeys::across))
        return BoardPlace::inLane(place.stage, *to);
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return std::nullopt;
    const int stage = place.stage + (key == Qt::Key_Down ? 1 : -1);
    if (stage < 0)
        return place;
    if (stage > lastLane)
        return m_hand ? place : BoardPlace::onChip(kinds.front(), 0);
    // To what is there at the same time; from the end of a lane to the end of the next.
    if (place.index == m_content->laneSize(place.stage))
        return BoardPlace::inLane(stage, m_content->laneSize(stage));
    const double time = m_content->timed(place.stage, place.index).start;
    int index = 0;
    while (index < m_content->laneSize(stage) && m_content->timed(stage, index).end <= time)
        ++index;
    return BoardPlace::inLane(stage, index);
}

bool BoardView::isBar(const BoardPlace& place) const {
    return place.where == BoardPlace::Where::lane && place.index < m_content->laneSize(place.stage);
}

bool BoardView::isUsable(const BoardPlace& place) const {
    return place.where == BoardPlace::Where::chip || isBar(place) || (m_hand && place.isOnLane());
}

Qt::CursorShape BoardView::shapeOver(const BoardPlace& place) const {
    if (m_hand)
        return Qt::ClosedHandCursor;
    return isUsable(place) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

void BoardView::use(const BoardPlace& place) {
    if (m_hand && place.isOnLane()) {
        putDown(place);
        return;
    }
    take(place);
    if (!m_hand)
        return;
    // By keyboard it goes on where it can be put.
    const std::vector<int> missing = m_content->missingOn(place.kind, place.microbatch);
    if (place.where == BoardPlace::Where::chip && !missing.empty())
        moveCursor(BoardPlace::inLane(missing.front(), m_content->laneSize(missing.front())));
    else
        aimAt(place);
}

void BoardView::take(const BoardPlace& place) {
    letGo();
    if (place.where == BoardPlace::Where::chip && m_content->missingOn(place.kind, place.microbatch).empty())
        emit refused(say(place));
    else if (place.where == BoardPlace::Where::chip)
        m_hand = Hand{{place.kind, -1, place.microbatch}, std::nullopt};
    else if (isBar(place))
        m_hand = Hand{m_content->lane(place.stage).at(static_cast<std::size_t>(place.index)),
                      static_cast<std::size_t>(place.index)};
}

void BoardView::letGo() {
    m_hand.reset();
    m_ghost.reset();
    m_pressed.reset();
    m_target = {};
    unsetCursor();
    updateOverlay();
}

BoardView::Tried BoardView::tried(const BoardPlace& target) const {
    Operation operation = m_hand->operation;
    const auto index = static_cast<std::size_t>(target.index);
    const auto answered = [&operation](laboratory::Attempt attempt) {
        const QString why = attempt.refusal ? format::sentence(*attempt.refusal) : QString();
        return Tried{std::move(attempt.board), operation, why};
    };
    if (!m_hand->from) {
        operation.stage = target.stage;
        return answered(laboratory::placed(m_content->board, operation, index));
    }
    if (target.stage != operation.stage)
        return {m_content->board, operation,
                tr("%1 stays on stage %2, which has its layers.")
                    .arg(board_text::shortName(operation.kind, operation.microbatch),
                         format::count(operation.stage))};
    return answered(
        laboratory::moved(m_content->board, static_cast<std::size_t>(operation.stage), *m_hand->from, index));
}

void BoardView::aimAt(const BoardPlace& target) {
    if (!m_hand || target == m_target)
        return;
    m_target = target;
    m_ghost.reset();
    if (target.isOnLane()) {
        const Tried attempt = tried(target);
        const Operation& operation = attempt.operation;
        m_allowed = attempt.refusal.isEmpty();
        if (m_allowed) {
            const Timeline timeline =
                execute(laboratory::orderOf(attempt.board), laboratory::durationsOf(attempt.board.task));
            const auto& all = timeline.order->operations;
            m_ghost =
                timeline.operation(static_cast<std::size_t>(std::ranges::find(all, operation) - all.begin()));
        } else {
            const double at = target.index < m_content->laneSize(target.stage)
                                  ? m_content->timed(target.stage, target.index).start
                                  : m_content->laneEnd(target.stage);
            Operation shown = operation;
            shown.stage = target.stage;
            m_ghost =
                TimedOperation{shown, at, at + laboratory::durationsOf(m_content->board.task).of(shown)};
        }
        emit refused(attempt.refusal);
    } else {
        emit refused({});
    }
    updateOverlay();
}

void BoardView::putDown(const BoardPlace& target) {
    const Tried attempt = tried(target);
    const Operation& operation = attempt.operation;
    const bool isNew = !m_hand->from;
    letGo();
    emit refused(attempt.refusal);
    if (!attempt.refusal.isEmpty())
        return;
    if (!(attempt.board == m_content->board))
        emit edited(attempt.board);
    const auto& lane = m_content->lane(operation.stage);
    const auto place = static_cast<int>(std::ranges::find(lane, operation) - lane.begin());
    // What is typed then goes behind a new one, as behind one that was typed.
    moveCursor(BoardPlace::inLane(operation.stage, isNew ? place + 1 : place));
}

void BoardView::cursorMoved(const BoardPlace& place) {
    if (m_hand)
        aimAt(place);
    else
        emit refused({});
}

void BoardView::placeNext(OperationKind kind) {
    BoardPlace at = cursorPlace();
    if (!at.isOnLane())
        at = start(0);
    letGo();
    const auto stage = static_cast<std::size_t>(at.stage);
    const auto index = static_cast<std::size_t>(at.index);
    const auto next = laboratory::nextMicrobatch(m_content->board, kind, stage, index);
    if (!next) {
        moveCursor(at);
        emit refused(tr("Stage %1 has all of them already.").arg(format::count(at.stage)));
        return;
    }
    const auto attempt = laboratory::placed(m_content->board, {kind, at.stage, *next}, index);
    if (attempt.refusal) {
        moveCursor(at);
        emit refused(format::sentence(*attempt.refusal));
        return;
    }
    emit edited(attempt.board);
    moveCursor(BoardPlace::inLane(at.stage, at.index + 1));
}

void BoardView::remove(const BoardPlace& place) {
    if (!isBar(place))
        return;
    const laboratory::Board less = laboratory::removed(
        m_content->board, static_cast<std::size_t>(place.stage), static_cast<std::size_t>(place.index));
    letGo();
    emit edited(less);
    moveCursor(BoardPlace::inLane(place.stage, std::min(place.index, m_content->laneSize(place.stage))));
}

bool BoardView::takeOwnKey(const QKeyEvent& event) {
    if (event.matches(QKeySequence::Undo)) {
        emit undoWanted();
        return true;
    }
    if (event.matches(QKeySequence::Redo)) {
        emit redoWanted();
        return true;
    }
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    const bool split = m_content->board.task.splitBackward;
    const BoardPlace at = cursorPlace();
    switch (event.key()) {
    case Qt::Key_F:
        placeNext(OperationKind::forward);
        return true;
    case Qt::Key_B: // what the zero-bubble papers call B is I here
        placeNext(split ? OperationKind::inputGradient : OperationKind::backward);
        return true;
    case Qt::Key_I:
        placeNext(OperationKind::inputGradient);
        return true;
    case Qt::Key_W:
        placeNext(OperationKind::weightGradient);
        return true;
    case Qt::Key_Delete:
        remove(at);
        return true;
    case Qt::Key_Backspace:
        if (at.isOnLane() && at.index > 0)
            remove(BoardPlace::inLane(at.stage, at.index - 1));
        return true;
    case Qt::Key_Escape:
        if (!m_hand)
            return false;
        letGo();
        emit refused({});
        return true;
    default:
        return false;
    }
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isDrawn()) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept(); // of this board, not of the plan
            return true;
        }
    }
    return InteractivePicture::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!isDrawn() || !takeOwnKey(*event))
        InteractivePicture::keyPressEvent(event);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !isDrawn()) {
        InteractivePicture::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    if (m_hand) { // it was clicked before: this puts it down, when the button is let go
        m_pressed.reset();
        return;
    }
    const BoardPlace place = placeAt(event->position());
    take(place);
    if (m_hand) {
        m_pressed = event->position();
        setCursor(Qt::ClosedHandCursor);
    } else if (place.isOnLane()) {
        moveCursor(place.where == BoardPlace::Where::gap ? BoardPlace::inLane(place.stage, place.index)
                                                         : place);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    InteractivePicture::mouseMoveEvent(event);
    if (m_hand)
        aimAt(layoutNow().targetAt(event->position()));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_hand) {
        InteractivePicture::mouseReleaseEvent(event);
        return;
    }
    const bool clicked =
        m_pressed && (event->position() - *m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (clicked) { // it is held until the next click
        m_pressed.reset();
        return;
    }
    const BoardPlace target = layoutNow().targetAt(event->position());
    const Hand hand = *m_hand;
    if (target.isOnLane()) {
        putDown(target);
    } else {
        letGo();
        emit refused({});
        if (hand.from) // dragged out of the lanes
            remove(BoardPlace::inLane(hand.operation.stage, static_cast<int>(*hand.from)));
    }
}

} // namespace quadrille
