// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/hatch.h"
#include "widgets/picture/legends.h"
#include "widgets/picture/picture.h"
#include "widgets/tip/tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <optional>

namespace quadrille {

/// What a click, Enter and Space do with a place of a picture.
enum class PlaceUse {
    read,    ///< nothing: it is only read out
    explain, ///< as does E; the first key shows the cursor and explains at once
    choose   ///< which changes the plan: the first key only shows where the cursor is
};

/// GCC 12 takes the comparison of two optionals for one of what they do not hold.
template <typename Place>
[[nodiscard]] bool isSomewhere(const Place& place) {
    if constexpr (requires { place.has_value(); })
        return place.has_value();
    else
        return place != Place{};
}

/// A picture with places that pointer and keyboard cursor find, read out and use. What it is made of says
/// only where things are, what they are called, what lies beside them and what they are used for.
///
/// Place is a value; Place{} is nowhere. Keys: the first shows where the cursor is, those that neighbour()
/// knows move it, Enter and Space use it, Escape leaves. What the pointer rests on is not chosen by a key
/// before the cursor stands on it.
template <typename Place, typename Layout>
class InteractivePicture : public Picture {
public:
    /// Of the widget as it is now. \pre isDrawn()
    [[nodiscard]] const Layout& layoutNow() const { return layoutFor(screenArea(), font(), this); }
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override {
        if (area.width() < 1 || area.height() < 1)
            return;
        if (isDrawn())
            paintLayout(painter, layoutFor(area, painter.font(), painter.device()), colours);
        else
            paintReason(painter, area, finding(), colours);
    }

protected:
    InteractivePicture(PlaceUse use, QWidget* parent) : Picture(parent), m_use(use) {}

    /// Whether there is a picture, not a sentence in its place. All that follows is asked only then.
    [[nodiscard]] virtual bool isDrawn() const = 0;
    [[nodiscard]] virtual Layout layOut(const QRectF& area, const QFont& font,
                                        const QPaintDevice* device) const = 0;
    /// Not asked of pictures with a paintOn() of their own.
    virtual void paintLayout(QPainter&, const Layout&, const Colours&) const {}
    /// Marks a place of the layout that is on screen; not asked of pictures with a paintEvent() of their own.
    virtual void paintMark(QPainter&, const Place&, const Colours&) const {}
    [[nodiscard]] virtual Place placeAt(QPointF point) const = 0;
    [[nodiscard]] virtual QString say(const Place& place) const = 0;
    /// What the tooltip says of a place.
    [[nodiscard]] virtual QString tipOf(const Place& place) const { return say(place); }
    [[nodiscard]] virtual Qt::CursorShape shapeOver(const Place& place) const {
        return isUsable(place) ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }
    /// What is left of a place when the content has changed.
    [[nodiscard]] virtual Place kept(const Place& place) const = 0;
    [[nodiscard]] virtual Place keptCursor(const Place& cursor) const { return kept(cursor); }
    /// Where the first key shows the cursor.
    [[nodiscard]] virtual Place start(int key) const = 0;
    /// Where a key leads from a place; none for a key that means nothing here.
    [[nodiscard]] virtual std::optional<Place> neighbour(const Place& place, int key) const = 0;
    [[nodiscard]] virtual bool isUsable(const Place& place) const {
        return m_use != PlaceUse::read && isSomewhere(place);
    }
    virtual void use(const Place&) {}
    /// What using a place is called, in the menu.
    [[nodiscard]] virtual QString useName() const { return Picture::tr("Explain this"); }
    virtual void cursorMoved(const Place&) {}
    virtual void hoverMoved() {
        if (marksPointer())
            updateOverlay();
    }
    /// Of pictures whose places are chosen: what E explains. \returns whether it means anything
    virtual bool explainCurrent() { return false; }
    /// Whether the pointer marks places as the cursor does, and the keys go on from there.
    [[nodiscard]] virtual bool marksPointer() const { return false; }
    /// Whether the cursor stays where it is while the keyboard is elsewhere.
    [[nodiscard]] virtual bool keepsCursor() const { return false; }
    [[nodiscard]] virtual QRectF screenArea() const { return QRectF(rect()); }

    [[nodiscard]] const Place& cursorPlace() const { return m_cursor; }
    [[nodiscard]] const Place& hoverPlace() const { return m_hover; }
    /// What is read out: where the pointer is, else the cursor.
    [[nodiscard]] const Place& pointed() const { return isSomewhere(m_hover) ? m_hover : m_cursor; }
    /// What keys go on from, and what is marked.
    [[nodiscard]] const Place& held() const {
        return marksPointer() && !isSomewhere(m_cursor) ? m_hover : m_cursor;
    }
    /// What was read out last.
    [[nodiscard]] const Place& lastRead() const { return m_lastRead; }
    /// The content is about to be another, in which no place is where it was.
    void forgetPlaces() { m_cursor = m_hover = m_lastRead = m_menuPlace = {}; }
    void moveCursor(const Place& place) {
        m_cursor = place;
        m_hover = {};
        updateOverlay();
        cursorMoved(place);
        readOut(place);
        describe();
    }
    /// The cursor goes where the pointer is.
    void setCursorPlace(const Place& place) {
        m_cursor = place;
        updateOverlay();
        describe();
    }
    void dropCursor() {
        m_cursor = {};
        if (marksPointer())
            m_hover = {};
        updateOverlay();
        readOut(pointed());
        describe();
    }
    /// Reads a place out, which need be neither cursor nor pointer.
    void readOut(const Place& place) {
        m_lastRead = place;
        m_lastText = textOf(place);
        emit readout(m_lastText);
    }
    void hover(const Place& place) {
        if (place == m_hover)
            return;
        m_hover = place;
        setCursor(shapeOver(place));
        hoverMoved();
        readOut(pointed());
    }

    void forget() override {
        Picture::forget();
        m_layout.reset();
    }
    void settle() override {
        const bool ofCursor = m_lastRead == m_cursor;
        for (Place* place : {&m_cursor, &m_hover, &m_lastRead, &m_menuPlace})
            if (isSomewhere(*place))
                *place = !isDrawn() ? Place{} : place == &m_cursor ? keptCursor(*place) : kept(*place);
        if (ofCursor || !isSomewhere(m_lastRead))
            m_lastRead = ofCursor ? m_cursor : pointed();
        describe();
        // What was read out may have another value now, which is news only to who is here.
        const bool here = !keepsCursor() || hasFocus() || isSomewhere(m_hover);
        if (here && textOf(m_lastRead) != m_lastText)
            readOut(m_lastRead);
    }

    bool event(QEvent* event) override {
        if (event->type() != QEvent::ToolTip || !isDrawn())
            return Picture::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        const Place place = placeAt(help->pos());
        tip::show(help->globalPos(), !isSomewhere(place) ? QString() : tipOf(place), this); // empty: hides it
        return true;
    }
    void paintEvent(QPaintEvent* event) override {
        Picture::paintEvent(event);
        const Place& marked = held();
        if (!isSomewhere(marked) || !(marksPointer() || hasFocus()))
            return;
        QPainter painter(this);
        paintMark(painter, marked, coloursFor(palette()));
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (!isDrawn() || !takeKey(event->key()))
            Picture::keyPressEvent(event);
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        hover(isDrawn() ? placeAt(event->position()) : Place{});
    }
    void mousePressEvent(QMouseEvent* event) override {
        const bool left = event->button() == Qt::LeftButton && isDrawn();
        const Place place = left ? placeAt(event->position()) : Place{};
        if (!isSomewhere(place) || m_use == PlaceUse::read) {
            Picture::mousePressEvent(event);
            return;
        }
        m_cursor = {};
        updateOverlay();
        if (m_lastRead != place)
            readOut(place);
        describe();
        use(place);
    }
    std::optional<QPoint> fillMenu(QMenu& menu, std::optional<QPoint> point) override {
        if (m_use == PlaceUse::read || !isDrawn())
            return {};
        const Place place = point ? placeAt(*point) : m_cursor;
        addUseOf(place, menu);
        return {};
    }
    /// An entry that uses the place, if it is still there then: answers come while a menu is open.
    void addUseOf(const Place& place, QMenu& menu) {
        m_menuPlace = place;
        const auto useIt = [this] {
            if (isDrawn() && isSomewhere(m_menuPlace) && isUsable(m_menuPlace))
                use(m_menuPlace);
        };
        menu.addAction(useName(), this, useIt)->setEnabled(isSomewhere(place) && isUsable(place));
    }
    void leaveEvent(QEvent* event) override {
        hover({});
        Picture::leaveEvent(event);
    }
    void focusOutEvent(QFocusEvent* event) override {
        // A menu takes the focus only for a moment.
        if (!keepsCursor() && event->reason() != Qt::PopupFocusReason && isSomewhere(m_cursor))
            dropCursor();
        Picture::focusOutEvent(event);
    }

private:
    [[nodiscard]] QString textOf(const Place& place) const {
        return isSomewhere(place) ? say(place) : QString();
    }
    void describe() { setAccessibleDescription(isSomewhere(m_cursor) ? textOf(m_cursor) : title()); }
    bool takeKey(int key) {
        const Place from = held();
        const bool fresh = !isSomewhere(from);
        const bool placed = isSomewhere(m_cursor); // and not only pointed at
        const Place first = fresh ? start(key) : from;
        if (!isSomewhere(first))
            return false;
        switch (key) {
        case Qt::Key_E:
            if (m_use != PlaceUse::explain)
                return explainCurrent();
            [[fallthrough]];
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (m_use == PlaceUse::read)
                return false;
            if (!placed)
                moveCursor(first);
            if (placed || m_use == PlaceUse::explain)
                use(first);
            return true;
        case Qt::Key_Escape:
            if (!fresh)
                dropCursor();
            return !fresh;
        default:
            break;
        }
        const std::optional<Place> to = neighbour(first, key);
        if (to)
            moveCursor(fresh ? first : *to);
        return to.has_value();
    }
    const Layout& layoutFor(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
        const double ratio = device != nullptr ? device->devicePixelRatioF() : 0;
        const int resolution = device != nullptr ? device->logicalDpiY() : 0;
        if (!m_layout || m_layout->area != area || m_layout->font != font || m_layout->ratio != ratio ||
            m_layout->resolution != resolution || m_layout->legends != drawsLegends())
            m_layout = Cache{area, font, ratio, resolution, drawsLegends(), layOut(area, font, device)};
        return m_layout->layout;
    }

    /// The last layout, and what it was made for: most repaints change nothing but a mark.
    struct Cache {
        QRectF area;
        QFont font;
        double ratio = 0;
        int resolution = 0;
        bool legends = true;
        Layout layout;
    };
    PlaceUse m_use;
    Place m_cursor{};    ///< of the keyboard
    Place m_hover{};     ///< of the pointer
    Place m_lastRead{};  ///< what was read out last …
    QString m_lastText;  ///< … and how
    Place m_menuPlace{}; ///< of the menu that was opened last
    mutable std::optional<Cache> m_layout;
};

/// Which keys walk along places in a row.
enum class RowKeys {
    across, ///< Left and Right
    down,   ///< Up and Down
    both,
    rising ///< both, and up is forth
};

/// Where a key leads along places 0 to last: the arrows by one, Page Up and Page Down by ten, Home and End to
/// the ends; none for another key.
[[nodiscard]] std::optional<int> alongRow(int place, int last, int key, RowKeys keys);

} // namespace quadrille
