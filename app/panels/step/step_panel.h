// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/reckoning.h"
#include "app/store/scenario_store.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace quadrille {

class BudgetEdit;
class Waterfall;

/// Where the time of a step goes, whose FLOPs its utilisation counts, and what a number of tokens costs at
/// this speed.
class StepPanel : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    StepPanel(ScenarioStore& store, Reckoning& reckoning, QWidget* parent = nullptr);

    [[nodiscard]] Waterfall* waterfall() const { return m_waterfall; }
    /// "12.3 days · 18,900 GPU-hours"; empty where the plan cannot run.
    [[nodiscard]] QString costText() const;

signals:
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh(); ///< the cost
    void reckon();  ///< by the convention in force
    void arrange(); ///< names of the inputs only where there is room
    void retranslate();

    ScenarioStore& m_store;
    Reckoning& m_reckoning;
    QLabel* m_conventionName;
    QComboBox* m_convention;
    BudgetEdit* m_budget;
    QLabel* m_cost;
    Waterfall* m_waterfall;
};

} // namespace quadrille
