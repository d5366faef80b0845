// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_view.h"

#include <QApplication>

/// Keys and mouse on a board.
namespace quadrille {

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
