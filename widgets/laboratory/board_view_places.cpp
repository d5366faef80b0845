// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_view.h"

#include <algorithm>

/// Where the cursor of a board goes.
namespace quadrille {

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

} // namespace quadrille
