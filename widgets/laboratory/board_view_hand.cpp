// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/format.h"
#include "widgets/laboratory/board_text.h"
#include "widgets/laboratory/board_view.h"

#include <algorithm>

/// What is taken on a board, put down and taken away.
namespace quadrille {

void BoardView::take(const BoardPlace& place) {
    letGo();
    emit refused({}); // what was said before was of something else
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

} // namespace quadrille
