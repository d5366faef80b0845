// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace quadrille {

/// Where a panel's own window appears: beside the window it came from, at whichever side there is most room
/// for it, no larger than wanted and smaller where that lets it stand free, but never smaller than `least`.
/// Where no side has that much room it is at the corner of the screen that covers least of the window.
/// \param screen what of it is available  \param window with its frame
/// \param taken other windows of panels, which it does not cover while there is room beside them
[[nodiscard]] QRect besideWindow(const QRect& screen, const QRect& window, const QSize& wanted,
                                 const QSize& least, const QList<QRect>& taken = {});

} // namespace quadrille
