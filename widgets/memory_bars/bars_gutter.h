// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_labels.h"
#include "widgets/memory_bars/bars_placer.h"

/// The words right of the bars: the capacity, the green limit, and where memory may run out.
namespace quadrille {

/// The probability of running out at these bytes, between the band's three: its logarithmic odds are taken as
/// straight between them. 0.05 … 0.95 within the band.
[[nodiscard]] double oomProbabilityAt(const OomBand& band, double bytes);

/// Sets right, band and capacityWord.
void measureGutter(BarsMargins& margins, const BarsContent& content, const QRectF& area,
                   const QFontMetricsF& metrics);

void placeGutter(Placer& placer, const BarsContent& content, const BarsLayout& layout, const QRectF& area,
                 const BarsMargins& margins, const QFontMetricsF& metrics);

} // namespace quadrille
