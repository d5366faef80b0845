// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_layout.h"
#include "widgets/picture/colours.h"

#include <QPen>

#include <memory>

class QPainter;

namespace quadrille {

/// Draws grid and lines with QCustomPlot, onto any painter and as vectors.
class BubblePlot {
public:
    BubblePlot(); ///< needs a QApplication
    ~BubblePlot();

    void draw(QPainter& painter, const BubbleData& data, const BubbleLayout& layout, const Colours& colours);

    /// Lines are told apart by dashes, the plan's own by its colour: no schedule has a colour of its own.
    [[nodiscard]] static QPen pen(const BubbleData& data, int line, const BubbleLayout& layout,
                                  const Colours& colours);

private:
    struct Series;
    std::unique_ptr<Series> m_series;
};

} // namespace quadrille
