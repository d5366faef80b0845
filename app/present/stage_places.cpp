// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/stage_places.h"

namespace quadrille {

QList<QRect> stagePlaces(const QRect& area, const QList<bool>& narrow, int gap) {
    if (narrow.size() < 2)
        return narrow.isEmpty() ? QList<QRect>() : QList<QRect>{area};
    // With two, whichever is narrow; with three the first stands for its column.
    const bool firstIsNarrow = narrow.front();
    const bool otherIsNarrow = narrow.size() == 2 && narrow.at(1) && !firstIsNarrow;
    const int room = area.width() - gap;
    const int first = firstIsNarrow ? room / 3 : otherIsNarrow ? room - room / 3 : room / 2;
    const QRect left(area.topLeft(), QSize(first, area.height()));
    const QRect right(area.left() + first + gap, area.top(), room - first, area.height());
    if (narrow.size() == 2)
        return {left, right};
    const int upper = (area.height() - gap) / 2;
    return {left, QRect(right.topLeft(), QSize(right.width(), upper)),
            QRect(right.left(), right.top() + upper + gap, right.width(), area.height() - gap - upper)};
}

} // namespace quadrille
