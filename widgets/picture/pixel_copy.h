// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

class QPainter;

namespace quadrille {

/// Whether something painted apart, on a pixmap of the painter's scale, and then drawn with its corner at
/// this point is pixel by pixel what painting it there would give: on the screen or an image, neither turned
/// nor stretched, with no pixel between two others; and on the window's thread, to which pixmaps belong.
[[nodiscard]] bool copiesPixels(const QPainter& painter, const QPointF& corner);

} // namespace quadrille
