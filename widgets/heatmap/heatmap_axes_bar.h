// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace quadrille {

/// Chooses what a heatmap's axes and cells are. The axes always differ: choosing the other one's setting
/// swaps the two.
class HeatmapAxesBar : public QWidget {
    Q_OBJECT
public:
    explicit HeatmapAxesBar(QWidget* parent = nullptr);

    /// Sets without emitting. \pre x ≠ y
    void setAxes(PlanAxis x, PlanAxis y);
    void setQuantity(HeatmapQuantity quantity);
    void setBest(bool best);
    [[nodiscard]] PlanAxis xDimension() const { return m_x; }
    [[nodiscard]] PlanAxis yDimension() const { return m_y; }
    /// Cells are to be the best over everything else, rather than the plan moved there.
    [[nodiscard]] bool best() const;
    [[nodiscard]] QToolButton* bestButton() const { return m_best; }
    [[nodiscard]] HeatmapQuantity quantity() const;
    /// Puts more beside the choice of the quantity.
    void addWidget(QWidget* widget);

signals:
    void axesChanged(const quadrille::PlanAxis& x, const quadrille::PlanAxis& y);
    void bestChanged(bool best);
    void quantityChanged(quadrille::HeatmapQuantity quantity);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(PlanAxis x, PlanAxis y);
    void showAxes();
    void retranslate();
    void allowShortening();
    void fitChoices();
    void showLabels();

    PlanAxis m_x = Dimension::tensor;
    PlanAxis m_y = Dimension::microBatch;
    QHBoxLayout* m_row;
    QLabel* m_xLabel;
    QLabel* m_yLabel;
    QLabel* m_quantityLabel;
    QComboBox* m_xBox;
    QComboBox* m_yBox;
    QComboBox* m_quantityBox;
    QToolButton* m_best;
};

} // namespace quadrille
