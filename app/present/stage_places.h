// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

namespace quadrille {

/// Where one to three panels stand before an audience: one alone, two beside each other, of three the first
/// at the left and the others above each other. A narrow one, of inputs, takes a third, as high as there is.
/// \param narrow of each panel, in their order
[[nodiscard]] QList<QRect> stagePlaces(const QRect& area, const QList<bool>& narrow, int gap);

} // namespace quadrille
