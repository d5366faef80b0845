// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/interactive_picture.h"

#include <algorithm>

namespace quadrille {

std::optional<int> alongRow(int place, int last, int key, RowKeys keys) {
    const int down = keys == RowKeys::rising ? -1 : 1;
    const auto to = [place, last](int by) { return std::clamp(place + by, 0, last); };
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (keys == RowKeys::down)
            return {};
        return to(key == Qt::Key_Right ? 1 : -1);
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (keys == RowKeys::across)
            return {};
        return to(key == Qt::Key_Down ? down : -down);
    case Qt::Key_PageUp:
        return to(-10 * down);
    case Qt::Key_PageDown:
        return to(10 * down);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return {};
    }
}

} // namespace quadrille
