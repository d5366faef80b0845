// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"

#include <QRectF>

class QPainter;

namespace quadrille {

/// The keyboard's cursor around something that has colours of its own: a dashed frame in the text's colour.
void paintDashedMark(QPainter& painter, const QRectF& box, double hair, const Colours& colours);

/// The keyboard's cursor around a bar: a frame in the accent's colour, just outside of it.
void paintAccentMark(QPainter& painter, const QRectF& box, const Colours& colours);

} // namespace quadrille
