// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

/// Where memory may run out, on the bars' axis. Paints nothing without a band.
namespace quadrille {

/// Behind the bars.
void paintBand(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
               const Colours& colours);

/// Beside the bars, with a line to each of its words, and the 50 % line over the bars: the band is there even
/// where bars hide it.
void paintStrip(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                const Colours& colours);

} // namespace quadrille
