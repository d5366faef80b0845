// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/sweep/sweep_layout.h"

#include <memory>

class QPainter;

namespace quadrille {

/// Draws grid, bars and lines with QCustomPlot, onto any painter and as vectors. The plot itself is never
/// shown: it holds the series and scales them, everything around them is the picture's.
class SweepPlot {
public:
    SweepPlot(); ///< needs a QApplication
    ~SweepPlot();

    /// Takes the values and colours to draw with from now on.
    void set(const SweepData& data, const SweepLayout& layout, const Colours& colours);
    void drawBars(QPainter& painter);  ///< over the grid
    void drawLines(QPainter& painter); ///< limits, baseline, bubble

    [[nodiscard]] static QColor bubbleColour(const Colours& colours);

private:
    struct Series;
    std::unique_ptr<Series> m_series;
};

} // namespace quadrille
