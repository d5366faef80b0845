// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QPainter;
class QWidget;

namespace quadrille {

// A widget with all that is in it, as vectors. On screen every widget is cut at its edges; a painter of a PDF
// or SVG knows nothing of that, so that what is scrolled away, or sticks out of a picture, would lie over its
// neighbours. Here it is cut there too.

/// \param painter of a device that clips when it is told to, as a PDF; its origin is that of the widget
void drawCut(QPainter& painter, QWidget& widget);

/// A file of SVG, as large as the widget in units of 1/96 inch. The generator ignores clipping: what is cut
/// stands in elements of its own, beyond whose edges nothing is shown.
[[nodiscard]] QByteArray drawCutSvg(QWidget& widget);

} // namespace quadrille
