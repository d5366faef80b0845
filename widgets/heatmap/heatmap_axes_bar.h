// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace quadrille {

/// Chooses what a heatmap's axes and cells are. The axes always differ: choosing the other one's dimension
/// swaps the two.
class HeatmapAxesBar : public QWidget {
    Q_OBJECT
public:
    explicit HeatmapAxesBar(QWidget* parent = nullptr);

    /// Sets without emitting. \pre x ≠ y
    void setAxes(Dimension x, Dimension y);
    void setQuantity(HeatmapQuantity quantity);
    [[nodiscard]] Dimension xDimension() const { return m_x; }
    [[nodiscard]] Dimension yDimension() const { return m_y; }
    [[nodiscard]] HeatmapQuantity quantity() const;
    /// Puts more beside the choice of the quantity.
    void addWidget(QWidget* widget);

signals:
    void axesChanged(quadrille::Dimension x, quadrille::Dimension y);
    void quantityChanged(quadrille::HeatmapQuantity quantity);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(Dimension x, Dimension y);
    void showAxes();
    void retranslate();
    void allowShortening();

    Dimension m_x = Dimension::tensor;
    Dimension m_y = Dimension::microBatch;
    QHBoxLayout* m_row;
    QLabel* m_xLabel;
    QLabel* m_yLabel;
    QLabel* m_quantityLabel;
    QComboBox* m_xBox;
    QComboBox* m_yBox;
    QComboBox* m_quantityBox;
};

} // namespace quadrille
