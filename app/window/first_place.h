// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QSize>

namespace quadrille {

/// How a window stands that was never placed before.
struct FirstPlace {
    QSize size;             ///< without its frame; with it, the window is never larger than the screen
    bool maximized = false; ///< there is less room than it would like
};

/// \param available of the screen, without docks and bars
/// \param frame that the desktop draws around it, at most
[[nodiscard]] FirstPlace firstPlace(const QSize& available, const QMargins& frame);

/// No usual desktop draws a wider one. It is known only when the window has been shown.
inline constexpr QMargins widestFrame{8, 40, 8, 8};

} // namespace quadrille
