// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_view.h"

#include "widgets/laboratory/board_text.h"

#include <cmath>

namespace quadrille {

BoardView::BoardView(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Schedule made by hand"); });
    setUsualSize(50, 20);
}

void BoardView::setContent(BoardContent content) {
    const bool isSame = m_content && m_content->board == content.board;
    const bool isOfTask = m_content && m_content->task() == content.task();
    m_content = std::move(content);
    if (!isSame)
        letGo();
    if (!isOfTask)
        updateGeometry();
    contentChanged();
}

QSize BoardView::minimumSizeHint() const {
    const QSize least = InteractivePicture::minimumSizeHint();
    if (!m_content)
        return least;
    const double height = leastBoardHeight(m_content->task(), QFontMetricsF(font(), this).height());
    return least.expandedTo({0, static_cast<int>(std::ceil(height))});
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

BoardPlace BoardView::endOf(int rank) const {
    return BoardPlace::inLane(rank, m_content->laneSize(rank));
}

BoardPlace BoardView::start(int) const {
    return endOf(0);
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

} // namespace quadrille
