// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_view.h"

#include "widgets/format.h"
#include "widgets/laboratory/board_text.h"

#include <QApplication>

#include <algorithm>

namespace quadrille {

BoardView::BoardView(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Schedule made by hand"); });
    setUsualSize(50, 20);
}

void BoardView::setContent(BoardContent content) {
    const bool isSame = m_content && m_content->board == content.board;
    m_content = std::move(content);
    if (!isSame)
        letGo();
    contentChanged();
}

QString BoardView::finding() const {
    return m_content ? withRemark(board_text::finding(*m_content)) : emptyReason(tr("Nothing to schedule"));
}

DataTable BoardView::data() const {
    DataTable table;
    table.columns = {tr("rank"),        tr("stage"),         tr("operation"),
                     tr("micro-batch"), tr("start (slots)"), tr("end (slots)")};
    if (!m_content)
        return table;
    for (int rank = 0; rank < m_content->task().ranks; ++rank)
        for (int index = 0; index < m_content->laneSize(rank); ++index) {
            const TimedOperation timed = m_content->timed(rank, index);
            table.rows << QList<QVariant>{rank,
                                          timed.operation.stage,
                                          board_text::kindName(timed.operation.kind),
                                          timed.operation.microbatch,
                                          timed.start,
                                          timed.end};
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
    paintBoardGhost(painter, *m_content, layoutNow(), *m_ghost, coloursFor(palette()));
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
        if (place.rank >= m_content->task().ranks)
            return {};
        result.index = std::min(place.index, m_content->laneSize(place.rank));
        if (result.index == m_content->laneSize(place.rank))
            result.where = BoardPlace::Where::lane; // the gap is gone
        return result;
    }
    const auto kinds = laboratory::kindsOf(m_content->task());
    const bool there = place.microbatch < m_content->task().microbatches &&
                       std::ranges::find(kinds, place.kind) != kinds.end();
    return place.where == BoardPlace::Where::chip && there ? place : BoardPlace{};
}

BoardPlace BoardView::endOf(int rank) const {
    return BoardPlace::inLane(rank, m_content->laneSize(rank));
}

BoardPlace BoardView::start(int) const {
    return endOf(0);
}

std::optional<BoardPlace> BoardView::neighbour(const BoardPlace& place, int key) const {
    const int lastLane = m_content->task().ranks - 1;
    const auto kinds = laboratory::kindsOf(m_content->task());
    if (place.where == BoardPlace::Where::chip) {
        const int last = m_content->task().microbatches - 1;
        const auto row = std::ranges::find(kinds, place.kind) - kinds.begin();
        if (key == Qt::Key_Right && place.microbatch == last && place.kind != kinds.back())
            return BoardPlace::onChip(kinds[static_cast<std::size_t>(row) + 1], 0);
        if (key == Qt::Key_Left && place.microbatch == 0 && row > 0)
            return BoardPlace::onChip(kinds[static_cast<std::size_t>(row) - 1], last);
        if (const auto to = alongRow(place.microbatch, last, key, RowKeys::across))
            return BoardPlace::onChip(place.kind, *to);
        if (key == Qt::Key_Up && row == 0)
            return endOf(lastLane);
        const auto to = key == Qt::Key_Up ? row - 1 : key == Qt::Key_Down ? row + 1 : -1;
        if (to < 0 || to >= static_cast<std::ptrdiff_t>(kinds.size()))
            return std::nullopt;
        return BoardPlace::onChip(kinds[static_cast<std::size_t>(to)], place.microbatch);
    }
    if (const auto to = alongRow(place.index, m_content->laneSize(place.rank), key, RowKeys::across))
        return BoardPlace::inLane(place.rank, *to);
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return std::nullopt;
    const int rank = place.rank + (key == Qt::Key_Down ? 1 : -1);
    if (rank < 0)
        return place;
    if (rank > lastLane)
        return m_hand ? place : BoardPlace::onChip(kinds.front(), 0);
    // To what is there at the same time; from the end of a lane to the end of the next.
    if (place.index == m_content->laneSize(place.rank))
        return endOf(rank);
    const double time = m_content->timed(place.rank, place.index).start;
    int index = 0;
    while (index < m_content->laneSize(rank) && m_content->timed(rank, index).end <= time)
        ++index;
    return BoardPlace::inLane(rank, index);
}

bool BoardView::isBar(const BoardPlace& place) const {
    return place.where == BoardPlace::Where::lane && place.index < m_content->laneSize(place.rank);
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
        moveCursor(endOf(m_content->task().rankOf(missing.front())));
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
        m_hand = Hand{m_content->lane(place.rank).at(static_cast<std::size_t>(place.index)),
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
    const auto rank = static_cast<std::size_t>(target.rank);
    const auto index = static_cast<std::size_t>(target.index);
    const auto answered = [&operation](laboratory::Attempt attempt) {
        const QString why = attempt.refusal ? format::sentence(*attempt.refusal) : QString();
        return Tried{std::move(attempt.board), operation, why};
    };
    if (!m_hand->from) {
        operation =
            laboratory::operationFor(m_content->board, operation.kind, operation.microbatch, rank, index);
        return answered(laboratory::placed(m_content->board, operation, index));
    }
    const laboratory::Task& task = m_content->task();
    const int home = task.rankOf(operation.stage);
    if (target.rank != home)
        return {m_content->board, operation,
                (task.chunks == 1 ? tr("%1 stays on stage %2, which has its layers.")
                                  : tr("%1 stays on rank %2, which has its layers."))
                    .arg(board_text::name(task, operation), format::count(home))};
    return answered(laboratory::moved(m_content->board, rank, *m_hand->from, index));
}

void BoardView::aimAt(const BoardPlace& target) {
    if (!m_hand || target == m_target)
        return;
    m_target = target;
    m_ghost.reset();
    if (target.isOnLane()) {
        const Tried attempt = tried(target);
        const Operation& operation = attempt.operation;
        m_ghost = BoardGhost{{}, target.rank, attempt.refusal.isEmpty()};
        if (m_ghost->isAllowed) {
            const Timeline timeline =
                execute(laboratory::orderOf(attempt.board), laboratory::durationsOf(attempt.board.task));
            const auto& all = timeline.order->operations;
            m_ghost->timed =
                timeline.operation(static_cast<std::size_t>(std::ranges::find(all, operation) - all.begin()));
        } else {
            const double at = target.index < m_content->laneSize(target.rank)
                                  ? m_content->timed(target.rank, target.index).start
                                  : m_content->laneEnd(target.rank);
            m_ghost->timed = {operation, at, at + laboratory::durationsOf(m_content->task()).of(operation)};
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
    const int rank = m_content->task().rankOf(operation.stage);
    const auto& lane = m_content->lane(rank);
    const auto place = static_cast<int>(std::ranges::find(lane, operation) - lane.begin());
    // What is typed then goes behind a new one, as behind one that was typed.
    moveCursor(BoardPlace::inLane(rank, isNew ? place + 1 : place));
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
    const auto rank = static_cast<std::size_t>(at.rank);
    const auto index = static_cast<std::size_t>(at.index);
    const std::optional<Operation> next = laboratory::nextOperation(m_content->board, kind, rank, index);
    if (!next) {
        moveCursor(at);
        emit refused((m_content->task().chunks == 1 ? tr("Stage %1 has all of them already.")
                                                    : tr("Rank %1 has all of them already."))
                         .arg(format::count(at.rank)));
        return;
    }
    const auto attempt = laboratory::placed(m_content->board, *next, index);
    if (attempt.refusal) {
        moveCursor(at);
        emit refused(format::sentence(*attempt.refusal));
        return;
    }
    emit edited(attempt.board);
    moveCursor(BoardPlace::inLane(at.rank, at.index + 1));
}

void BoardView::remove(const BoardPlace& place) {
    if (!isBar(place))
        return;
    const laboratory::Board less = laboratory::removed(m_content->board, static_cast<std::size_t>(place.rank),
                                                       static_cast<std::size_t>(place.index));
    letGo();
    emit edited(less);
    moveCursor(BoardPlace::inLane(place.rank, std::min(place.index, m_content->laneSize(place.rank))));
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
    const bool split = m_content->task().splitBackward;
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
            remove(BoardPlace::inLane(at.rank, at.index - 1));
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
        moveCursor(place.where == BoardPlace::Where::gap ? BoardPlace::inLane(place.rank, place.index)
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
            remove(BoardPlace::inLane(m_content->task().rankOf(hand.operation.stage),
                                      static_cast<int>(*hand.from)));
    }
}

} // namespace quadrille
