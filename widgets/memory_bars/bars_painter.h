// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"
#include "widgets/picture/colours.h"

namespace quadrille {

/// Paints bars, lines and words with the painter's font, which must be the one the layout was made for.
void paintBars(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
               const Colours& colours);

/// The keyboard cursor: a frame around what the hit names.
void paintBarsCursor(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                     const BarsHit& hit, const Colours& colours);

} // namespace quadrille
