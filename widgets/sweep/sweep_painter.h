// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/sweep/sweep_chart.h"

class QPainter;

namespace quadrille {

/// Paints the whole curve with the painter's font, which must be the one the layout was made for.
void paintSweep(QPainter& painter, const SweepData& data, const SweepLayout& layout, const Colours& colours);

/// The keyboard cursor.
void paintSweepCursor(QPainter& painter, const SweepLayout& layout, int stop, const Colours& colours);

} // namespace quadrille
