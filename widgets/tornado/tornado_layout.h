// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/sensitivity.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QList>
#include <QRectF>

#include <vector>

namespace quadrille {

/// A word and what it is for.
struct TornadoLabel {
    enum class Kind { heading, name, value, note };
    Kind kind = Kind::name;
    PlacedText placed;
};

/// An end that runs, or what stands in its place.
struct TornadoBar {
    bool hardware = false;
    std::size_t row = 0; ///< of settings or of hardware
    std::size_t end = 0; ///< of the row
    QRectF bar;          ///< from the line of no effect
    QRectF place;        ///< where the pointer finds it
    Zone zone = Zone::green;
};

/// Where everything of the picture is: two columns side by side where there is room, else one above the
/// other, on one scale of ln speed; what has the least effect is left out where rows have no room.
struct TornadoLayout {
    QList<TornadoLabel> labels;
    std::vector<TornadoBar> bars;
    std::vector<QRectF> axes; ///< the lines of no effect
    double hair = 1;

    [[nodiscard]] int barAt(QPointF point) const; ///< −1: none
};

[[nodiscard]] TornadoLayout layoutTornado(const Sensitivity& found, const QRectF& area,
                                          const QFontMetricsF& metrics);

} // namespace quadrille
