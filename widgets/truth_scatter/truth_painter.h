// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/truth_scatter/truth_layout.h"

#include <QPainterPath>

#include <stop_token>

class QPainter;

namespace quadrille {

/// The outline of a source's marks around the origin; each of the first few another one. Areas are about
/// equal, so that no source looks heavier.
[[nodiscard]] QPainterPath truthShape(int source, double radius);

/// Paints the whole scatter with the painter's font, which must be the one the layout was made for. Throws
/// Stopped.
void paintTruth(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                const std::vector<QPointF>& marks, const Colours& colours, const std::stop_token& stop = {});

/// A ring around a mark.
enum class TruthRing {
    current, ///< the scenario on screen
    pointed  ///< by pointer or keyboard; with the interval of the prediction
};
void paintTruthRing(QPainter& painter, const TruthData& data, const TruthLayout& layout,
                    const std::vector<QPointF>& marks, std::size_t point, TruthRing ring,
                    const Colours& colours);

} // namespace quadrille
