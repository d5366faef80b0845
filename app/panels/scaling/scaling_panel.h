// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/store/scenario_store.h"
#include "core/search/scaling.h"
#include "widgets/scaling/scaling_data.h"

class QComboBox;

namespace quadrille {

class BudgetEdit;
class ScalingCurve;

/// The best plan for fewer and for more GPUs, for the same batch or for one that grows with them. Searches on
/// other threads, and only while it can be seen; each number of GPUs shows as soon as it is known, and the
/// latest question wins. Choosing a point loads its plan, as one step of undo.
class ScalingPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit ScalingPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] ScalingCurve* picture() const { return m_curve; } ///< null before prepare(), as those below
    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QComboBox* quantity() const { return m_quantity; }
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    void take(const Scaling& scaling, bool isWhole);
    void showChoices();
    void showQuantity();
    void load(int point);
    [[nodiscard]] bool asksTheSame(const Scenario& scenario, ScalingKind kind) const;

    ScenarioStore& m_store;
    ScalingKind m_kindChosen = ScalingKind::strong;
    ScalingQuantity m_shown = ScalingQuantity::throughput;
    QComboBox* m_kind = nullptr;
    QComboBox* m_quantity = nullptr;
    BudgetEdit* m_budget = nullptr;
    ScalingCurve* m_curve = nullptr;
    Scenario m_asked;                       ///< around which the points are
    std::optional<ScalingKind> m_askedKind; ///< none: nothing was asked yet
    bool m_isBegun = false;                 ///< something of the last question is on show
    bool m_isWhole = false;                 ///< every point on show is known
    LatestJob m_question;
};

} // namespace quadrille
