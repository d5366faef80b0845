// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace quadrille {

class Waterfall;

/// Where the time of a step goes, whose FLOPs its utilisation counts, and what a number of tokens costs at
/// this speed.
class StepPanel : public QWidget {
    Q_OBJECT
public:
    explicit StepPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] Waterfall* waterfall() const { return m_waterfall; }
    [[nodiscard]] double tokenBudget() const;
    void setTokenBudget(double tokens);
    void setPricePerGpuHour(double price);
    /// "12.3 days · 18,900 GPU-hours"; empty where the plan cannot run.
    [[nodiscard]] QString costText() const;

signals:
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh(); ///< the cost
    void arrange(); ///< names of the inputs only where there is room
    void retranslate();

    ScenarioStore& m_store;
    QLabel* m_conventionName;
    QComboBox* m_convention;
    QLabel* m_tokensName;
    QDoubleSpinBox* m_tokens; ///< in 10^9
    QLabel* m_priceName;
    QDoubleSpinBox* m_price;
    QLabel* m_cost;
    Waterfall* m_waterfall;
};

} // namespace quadrille
