// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_painter.h"

#include <qcustomplot.h>
#include <QPointF>
#include <QSize>

class QPainter;

namespace quadrille {

/// A plot that is never shown: it holds series, scales them and draws them onto any painter, as vectors.
/// Everything around them, ticks and words, is the picture's. Needs a QApplication.
class HiddenPlot {
public:
    HiddenPlot();

    QCustomPlot plot; ///< an axis rect without margins, ticks and pens; only yAxis has a grid

    /// The axis rect within a picture's area; relative to its corner, in whole pixels.
    void place(const QRectF& area, const QRect& axes);
    /// Draws the layers that are visible.
    void draw(QPainter& painter);

private:
    QSize m_size;
    QPointF m_corner;
};

/// Its markers stand on the plot's edge in one piece.
class UnclippedGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    QRect clipRect() const override { return parentPlot()->viewport(); }
};

/// Grid lines at these places, without words.
[[nodiscard]] QSharedPointer<QCPAxisTicker> gridAt(const std::vector<double>& places);

} // namespace quadrille
