// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "widgets/sweep/sweep_data.h"

class QComboBox;
class QLabel;

namespace quadrille {

class SweepCurve;

/// The curve of memory and bubble along one dimension of the current plan, and the choice of it. Makes and
/// computes nothing before it is first seen, and computes only while it can be seen. What takes long is shown
/// stop by stop.
class SweepPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit SweepPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] SweepCurve* curve() const { return m_curve; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    [[nodiscard]] Dimension dimension() const { return m_dimension; }
    void setDimension(Dimension dimension);
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    void take(SweepData found);
    void choose(std::int64_t value);

    ScenarioStore& m_store;
    Dimension m_dimension = Dimension::microBatch;
    QLabel* m_label = nullptr;
    QComboBox* m_box = nullptr;
    SweepCurve* m_curve = nullptr;
    LatestJob m_question;
};

} // namespace quadrille
