// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/beside_window.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace quadrille {
namespace {

int areaOf(const QRect& rect) {
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

int covered(const QRect& rect, const QList<QRect>& others) {
    return std::accumulate(others.begin(), others.end(), 0, [&rect](int sum, const QRect& other) {
        return sum + areaOf(rect.intersected(other));
    });
}

/// As much of the strip as is wanted, at the strip's edge towards the window and level with its upper left.
QRect placeIn(const QRect& strip, const QRect& window, const QSize& size) {
    const auto level = [](int wanted, int low, int high) {
        return std::clamp(wanted, low, std::max(low, high));
    };
    const int x = strip.right() < window.left()
                      ? strip.right() - size.width() + 1
                      : level(window.left(), strip.left(), strip.right() - size.width() + 1);
    const int y = strip.bottom() < window.top()
                      ? strip.bottom() - size.height() + 1
                      : level(window.top(), strip.top(), strip.bottom() - size.height() + 1);
    return {QPoint(x, y), size};
}

/// Moved along the strip past the others, as long as it stays inside.
QRect pastOthers(QRect place, const QRect& strip, const QList<QRect>& taken) {
    for (const QRect& other : taken) {
        if (!place.intersects(other))
            continue;
        const QRect below = place.translated(0, other.bottom() + 1 - place.top());
        const QRect right = place.translated(other.right() + 1 - place.left(), 0);
        if (strip.contains(below))
            place = below;
        else if (strip.contains(right))
            place = right;
    }
    return place;
}

} // namespace

QRect besideWindow(const QRect& screen, const QRect& window, const QSize& wanted, const QSize& least,
                   const QList<QRect>& taken) {
    const std::array strips{QRect(QPoint(window.right() + 1, screen.top()), screen.bottomRight()),
                            QRect(screen.topLeft(), QPoint(window.left() - 1, screen.bottom())),
                            QRect(QPoint(screen.left(), window.bottom() + 1), screen.bottomRight()),
                            QRect(screen.topLeft(), QPoint(screen.right(), window.top() - 1))};
    QRect best;
    for (const QRect& strip : strips) {
        const QRect room = strip.intersected(screen);
        const QSize size = wanted.boundedTo(room.size());
        if (room.isEmpty() || size.width() < least.width() || size.height() < least.height())
            continue;
        const QRect place = pastOthers(placeIn(room, window, size), room, taken);
        if (areaOf(place) - covered(place, taken) > areaOf(best) - covered(best, taken))
            best = place;
    }
    if (!best.isEmpty())
        return best;
    std::array<QRect, 4> corners;
    corners.fill(QRect(QPoint(), wanted.boundedTo(screen.size())));
    // Of several that cover as much, one that leaves the window's own title alone.
    corners[0].moveBottomRight(screen.bottomRight());
    corners[1].moveBottomLeft(screen.bottomLeft());
    corners[2].moveTopRight(screen.topRight());
    corners[3].moveTopLeft(screen.topLeft());
    const auto cost = [&](const QRect& at) { return areaOf(at.intersected(window)) + covered(at, taken); };
    return *std::min_element(corners.begin(), corners.end(),
                             [&cost](const QRect& a, const QRect& b) { return cost(a) < cost(b); });
}

} // namespace quadrille
