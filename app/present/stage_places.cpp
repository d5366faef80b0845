// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/stage_places.h"

namespace quadrille {

QList<QRect> stagePlaces(const QRect& area, const QList<bool>& narrow, int gap) {
    if (narrow.size() < 2)
        return narrow.isEmpty() ? QList<QRect>() : QList<QRect>{area};
    const qsizetype narrowOne = narrow.indexOf(true);
    // The one that stands for its column.
    const qsizetype column = narrowOne > 0 ? narrowOne : 0;
    const int room = area.width() - gap;
    // A third of the room, but as wide as its letters need, which are a share of the height.
    const int least = qMin(room / 2, area.height() * 4 / 7);
    const int own = narrowOne >= 0 && narrow.count(true) < narrow.size() ? qMax(room / 3, least) : room / 2;
    const bool atRight = column == narrow.size() - 1;
    const QRect high(atRight ? area.right() + 1 - own : area.left(), area.top(), own, area.height());
    const QRect rest(atRight ? area.left() : area.left() + own + gap, area.top(), room - own, area.height());
    const int upper = (area.height() - gap) / 2;
    QList<QRect> others{rest};
    if (narrow.size() > 2)
        others = {QRect(rest.left(), rest.top(), rest.width(), upper),
                  QRect(rest.left(), rest.top() + upper + gap, rest.width(), area.height() - gap - upper)};
    others.insert(column, high);
    return others;
}

} // namespace quadrille
