// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"

class QComboBox;
class QLabel;

namespace quadrille {

class BudgetEdit;
class Waterfall;

/// Where the time of a step goes, whose FLOPs its utilisation counts, and what a number of tokens costs at
/// this speed.
class StepPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// Both must outlive this.
    StepPanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, QWidget* parent = nullptr);

    [[nodiscard]] Waterfall* waterfall() const { return m_waterfall; }
    /// "12.3 days · 18,900 GPU-hours"; empty where the plan cannot run.
    [[nodiscard]] QString costText() const;

protected:
    void changeEvent(QEvent* event) override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPlan();
    void showBaseline();
    void showCost();
    void showSpeed(); ///< by the convention in force
    void arrange();   ///< names of the inputs only where there is room

    ScenarioStore& m_store;
    SharedSpeedOptions& m_speedOptions;
    QLabel* m_conventionName;
    QComboBox* m_convention;
    BudgetEdit* m_budget;
    QLabel* m_cost;
    Waterfall* m_waterfall;
};

} // namespace quadrille
