// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/first_place.h"

namespace quadrille {

FirstPlace firstPlace(const QSize& available, const QMargins& frame) {
    constexpr QSize wanted(1600, 960);
    const QSize room = available.shrunkBy(frame);
    return {wanted.boundedTo(room), wanted.width() > room.width() || wanted.height() > room.height()};
}

} // namespace quadrille
