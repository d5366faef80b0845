// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_layout.h"
#include "widgets/picture/colours.h"

#include <QPen>

#include <memory>

class QPainter;

namespace quadrille {

/// Draws grid and lines with QCustomPlot, onto any painter and as vectors. The plot itself is never shown.
class FsdpPlot {
public:
    FsdpPlot(); ///< needs a QApplication
    ~FsdpPlot();

    void draw(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout,
              const Colours& colours);

private:
    struct Series;
    std::unique_ptr<Series> m_series;
};

/// Colour and dashes of a line: either alone tells lines apart.
[[nodiscard]] QPen fsdpPen(int line, const FsdpLayout& layout, const Colours& colours);

/// Paints the whole picture with the painter's font, which must be the one the layout was made for.
void paintFsdp(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlot& plot,
               const Colours& colours);

/// What the pointer or the keyboard is on.
void paintFsdpCursor(QPainter& painter, const FsdpCurvesData& data, const FsdpLayout& layout, FsdpPlace place,
                     const Colours& colours);

} // namespace quadrille
