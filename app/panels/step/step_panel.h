// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"
#include "core/cost/training_cost.h"

class QComboBox;
class QLabel;

namespace quadrille {

class BudgetEdit;
class NumberButton;
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
    /// "12.3 days · 18,900 GPU-hours · goodput 98.7 %"; empty where the plan cannot run. A click explains it.
    [[nodiscard]] QString costText() const;
    [[nodiscard]] NumberButton* cost() const { return m_cost; }
    /// Says which published runs are closest to the plan; a click asks for them.
    [[nodiscard]] NumberButton* nearest() const { return m_nearest; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void runsWanted(const quadrille::RunCluster& cluster); ///< to be shown

protected:
    void changeEvent(QEvent* event) override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPlan();
    void showBaseline();
    /// The longest first.
    [[nodiscard]] QStringList costTexts() const;
    [[nodiscard]] QString costTip() const;
    [[nodiscard]] std::optional<TrainingCost> trainingCostNow() const;
    void showCost();
    void showNearest();
    void fitCost();
    void showSpeed(); ///< by the convention in force
    void arrange();   ///< names of the inputs only where there is room

    ScenarioStore& m_store;
    SharedSpeedOptions& m_speedOptions;
    QLabel* m_conventionName;
    QComboBox* m_convention;
    BudgetEdit* m_budget;
    NumberButton* m_cost;
    NumberButton* m_nearest;
    Waterfall* m_waterfall;
};

} // namespace quadrille
