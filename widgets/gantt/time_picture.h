// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/time_axis.h"
#include "widgets/picture/interactive_picture.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace quadrille {

/// A picture over time, of which a part may be seen.
///
/// Pointer: wheel zooms around it, shift-wheel or horizontal wheel pans, dragging pans, double click shows
/// everything, a click uses the place under it. Keys: + − zoom, 0 shows everything, ← → pan, Home End go to
/// either end; with Ctrl, ← → are the cursor's.
template <typename Place, typename Layout>
class TimePicture : public InteractivePicture<Place, Layout> {
    using Base = InteractivePicture<Place, Layout>;

public:
    using TimeRange = gantt::TimeRange;

    /// What is seen, in the picture's unit of time.
    [[nodiscard]] virtual const TimeRange& visibleRange() const = 0;
    /// Changes nothing but the part that is seen, so that two pictures may follow each other.
    void setVisibleRange(const TimeRange& range) {
        if (!this->isDrawn())
            return;
        const TimeRange next = gantt::clampedRange(range, fullRange(), shortestRange());
        if (next == visibleRange())
            return;
        showRange(next);
        this->update();
    }
    void showAll() { setVisibleRange(fullRange()); }
    void zoomIn() { zoomAround(m_zoomOfKey, middle()); }
    void zoomOut() { zoomAround(1 / m_zoomOfKey, middle()); }

protected:
    /// \param zoomOfKey how much larger zoomIn() makes everything
    TimePicture(PlaceUse use, double zoomOfKey, QWidget* parent)
        : Base(use, parent), m_zoomOfKey(zoomOfKey) {}

    [[nodiscard]] virtual TimeRange fullRange() const = 0;
    [[nodiscard]] virtual double shortestRange() const = 0;
    /// Takes a range for what is seen from now on, and emits that it changed.
    virtual void showRange(const TimeRange& range) = 0;
    /// The part of the widget across which the range reaches.
    [[nodiscard]] virtual const QRectF& plot() const = 0;
    /// Whether pressing and dragging here chooses a moment instead of panning.
    [[nodiscard]] virtual bool choosesMoment(const QMouseEvent&) const { return false; }
    virtual void chooseMoment(double) {}

    [[nodiscard]] double middle() const { return visibleRange().begin + visibleRange().length() / 2; }
    void pan(double by) { setVisibleRange(gantt::pannedRange(visibleRange(), by)); }
    /// Into the middle, unless all of it is seen.
    void bringIntoSight(double start, double end) {
        if (start < visibleRange().begin || end > visibleRange().end)
            pan(start + (end - start) / 2 - middle());
    }
    void endDrag() { m_drag.reset(); }

    void wheelEvent(QWheelEvent* event) override {
        event->accept(); // at the ends too: the page around must not start to move
        if (!this->isDrawn())
            return;
        constexpr double notch = 120; // QWheelEvent::angleDelta() of one notch
        constexpr double zoomOfNotch = 1.25;
        const QPointF turned = QPointF(event->angleDelta()) / notch;
        if (std::abs(turned.x()) > std::abs(turned.y()))
            pan(-turned.x() * panOfNotch * visibleRange().length());
        else if (event->modifiers().testFlag(Qt::ShiftModifier))
            pan(-turned.y() * panOfNotch * visibleRange().length());
        else if (turned.y() != 0)
            zoomAround(std::pow(zoomOfNotch, turned.y()),
                       timeAt(std::clamp(event->position().x(), plot().left(), plot().right())));
        this->hover(this->placeAt(event->position()));
    }
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() != Qt::LeftButton || !this->isDrawn())
            return Base::mousePressEvent(event);
        if (!this->keepsCursor() && isSomewhere(this->cursorPlace()))
            this->dropCursor();
        m_drag = Drag{event->position(), visibleRange(), choosesMoment(*event)};
        if (m_drag->moment)
            chooseMoment(timeAt(event->position().x()));
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!m_drag || !this->isDrawn())
            return Base::mouseMoveEvent(event);
        if (m_drag->moment)
            return chooseMoment(timeAt(event->position().x()));
        const double moved = event->position().x() - m_drag->from.x();
        if (!m_drag->moved && std::abs(moved) < QApplication::startDragDistance())
            return;
        if (!std::exchange(m_drag->moved, true))
            this->setCursor(Qt::ClosedHandCursor);
        if (plot().width() > 0)
            setVisibleRange(
                gantt::pannedRange(m_drag->range, -moved / plot().width() * m_drag->range.length()));
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (event->button() != Qt::LeftButton || !m_drag)
            return;
        const bool click = !m_drag->moved && !m_drag->moment;
        m_drag.reset();
        const auto place = [&] { return this->isDrawn() ? this->placeAt(event->position()) : Place{}; };
        if (const Place clicked = place(); click && isSomewhere(clicked) && this->isUsable(clicked))
            this->use(clicked);
        const Place now = place(); // of what using it may have changed
        this->setCursor(this->shapeOver(now));
        this->hover(now);
    }
    void mouseDoubleClickEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && this->isDrawn())
            showAll();
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (!this->isDrawn() || !takeRangeKey(*event))
            Base::keyPressEvent(event);
    }

private:
    struct Drag {
        QPointF from;
        TimeRange range;
        bool moment = false;
        bool moved = false;
    };
    static constexpr double panOfNotch = 0.1; ///< of what is seen

    [[nodiscard]] double timeAt(double x) const {
        return gantt::timeOfX(x, visibleRange(), plot().left(), plot().width());
    }
    void zoomAround(double factor, double pivot) {
        // Clamped length first: at the closest zoom the pivot stays put instead of sliding.
        const double longest = fullRange().length();
        const double length = visibleRange().length();
        const double wanted = std::clamp(length / factor, std::min(shortestRange(), longest), longest);
        setVisibleRange(gantt::zoomedRange(visibleRange(), length / wanted, pivot));
    }
    bool takeRangeKey(const QKeyEvent& event) {
        const TimeRange& range = visibleRange();
        switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal: // the key that has + on it
            zoomIn();
            return true;
        case Qt::Key_Minus:
            zoomOut();
            return true;
        case Qt::Key_0:
            showAll();
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (event.modifiers().testFlag(Qt::ControlModifier))
                return false;
            pan((event.key() == Qt::Key_Left ? -1 : 1) * panOfNotch * range.length());
            return true;
        case Qt::Key_Home:
            pan(fullRange().begin - range.begin);
            return true;
        case Qt::Key_End:
            pan(fullRange().end - range.end);
            return true;
        default:
            return false;
        }
    }

    double m_zoomOfKey;
    std::optional<Drag> m_drag;
};

} // namespace quadrille
