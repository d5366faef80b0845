// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"
#include "core/search/best_grid.h"
#include "widgets/heatmap/heatmap_data.h"

#include <memory>

namespace quadrille {

class BudgetEdit;
class Heatmap;
class HeatmapAxesBar;

/// The heatmap around the current plan, and the choice of its axes and of what it shows; or the best plans
/// with each pair of values, by a search. Computes only while it can be seen: at once where that takes no
/// longer than a frame, else on another thread, where the latest question wins. The picture of the one before
/// stays until the answer is there or, where that takes long, until some cells are.
class HeatmapPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// Both must outlive this.
    HeatmapPanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, QWidget* parent = nullptr);

    [[nodiscard]] Heatmap* picture() const { return m_heatmap; }
    [[nodiscard]] HeatmapAxesBar* axes() const { return m_axes; }
    void setAxes(const PlanAxis& x, const PlanAxis& y, HeatmapQuantity shown);
    /// Whether cells are the best over everything else.
    void setBest(bool best);
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void refresh() override;

private:
    void askForMoved();
    void askForBest();
    void computed(HeatmapData grid);
    /// Whether it is of the axes and the convention that are chosen.
    [[nodiscard]] bool isAsked(const HeatmapData& grid) const;
    void show(HeatmapData grid);
    void showQuantity();
    void choose(std::int64_t xValue, std::int64_t yValue);
    void chooseBest(std::int64_t xValue, std::int64_t yValue);

    ScenarioStore& m_store;
    SharedSpeedOptions& m_speedOptions;
    HeatmapAxesBar* m_axes;
    Scenario m_asked; ///< whose cells are worked out, or shown
    BudgetEdit* m_budget;
    Heatmap* m_heatmap;
    std::shared_ptr<const BestGrid> m_best; ///< whose plans the cells are; null: cells are the plan moved
    Scenario m_bestOf;                      ///< around which m_best was searched
    bool m_isWhole = false;                 ///< m_best is the answer, not a part of it
    LatestJob m_question;
};

} // namespace quadrille
