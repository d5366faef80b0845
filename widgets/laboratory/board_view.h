// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/laboratory/board_painter.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// A schedule that is made by hand: operations are dragged from below the lanes into them, along a lane, and
/// out of it; what may not be is refused, and it says why. A click takes an operation, another one puts it
/// down.
///
/// Keys: arrows, Home and End move a cursor over the lanes and the operations below; F, B (or I) and W place
/// the next one of that kind before the cursor; Enter or Space takes the operation there and puts it down,
/// Delete and Backspace remove it and the one before, Ctrl+Z and Ctrl+Shift+Z undo and redo, Escape puts back
/// what is held, and leaves.
class BoardView : public InteractivePicture<BoardPlace, BoardLayout> {
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);

    /// What is held stays so while the board is the same.
    void setContent(BoardContent content);
    [[nodiscard]] const BoardContent& content() const { return *m_content; }
    [[nodiscard]] bool holds() const { return m_hand.has_value(); } ///< an operation that was taken

    /// Lanes that can be read, four of them at most.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QString finding() const override;
    /// A row an operation: stage, kind, micro-batch, start and end in slots.
    [[nodiscard]] DataTable data() const override;

signals:
    /// The user made another board of this one; it is not shown before setContent().
    void edited(const quadrille::laboratory::Board& board);
    void refused(const QString& why); ///< empty: what is pointed at is allowed
    void undoWanted();
    void redoWanted();

protected:
    [[nodiscard]] bool isDrawn() const override { return m_content.has_value(); }
    [[nodiscard]] BoardLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const BoardLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const BoardPlace& place, const Colours& colours) const override;
    [[nodiscard]] BoardPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const BoardPlace& place) const override;
    [[nodiscard]] BoardPlace kept(const BoardPlace& place) const override;
    [[nodiscard]] BoardPlace start(int key) const override;
    [[nodiscard]] std::optional<BoardPlace> neighbour(const BoardPlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const BoardPlace& place) const override;
    [[nodiscard]] QString useName() const override { return tr("Take"); }
    void use(const BoardPlace& place) override;
    void cursorMoved(const BoardPlace& place) override;
    [[nodiscard]] bool marksPointer() const override { return true; }
    [[nodiscard]] bool keepsCursor() const override { return true; }
    [[nodiscard]] Qt::CursorShape shapeOver(const BoardPlace& place) const override;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    /// An operation that was taken: of a lane, or a new one, whose stage depends on where it is put.
    struct Hand {
        Operation operation;
        std::optional<std::size_t> from; ///< its index in its lane
    };

    /// What is held, put down: the board then, or why it stays as it is.
    struct Tried {
        laboratory::Board board;
        Operation operation;
        QString refusal;
    };

    [[nodiscard]] BoardPlace endOf(int rank) const; ///< behind the last operation of its lane
    [[nodiscard]] bool isBar(const BoardPlace& place) const;
    void take(const BoardPlace& place);
    void letGo();
    void aimAt(const BoardPlace& target);
    [[nodiscard]] Tried tried(const BoardPlace& target) const;
    void putDown(const BoardPlace& target);
    void placeNext(OperationKind kind);
    void remove(const BoardPlace& place);
    [[nodiscard]] bool takeOwnKey(const QKeyEvent& event);

    std::optional<BoardContent> m_content;
    std::optional<Hand> m_hand;
    BoardPlace m_target;               ///< of what is held
    std::optional<BoardGhost> m_ghost; ///< where it would run
    std::optional<QPointF> m_pressed;  ///< where the pointer took it; nothing once it was let go
};

} // namespace quadrille
