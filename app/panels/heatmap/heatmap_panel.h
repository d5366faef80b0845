// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/reckoning.h"
#include "app/store/scenario_store.h"
#include "widgets/heatmap/heatmap_data.h"

#include <QWidget>

namespace quadrille {

class BudgetEdit;
class Heatmap;
class HeatmapAxesBar;

/// The heatmap around the current plan, and the choice of its axes and of what it shows. Computes only while
/// it can be seen: at once where that takes no longer than a frame, else on another thread, where the latest
/// question wins. The picture of the one before stays until the answer is there or, where that takes long,
/// until some cells are.
class HeatmapPanel : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    HeatmapPanel(ScenarioStore& store, Reckoning& reckoning, QWidget* parent = nullptr);
    ~HeatmapPanel() override;

    [[nodiscard]] Heatmap* picture() const { return m_heatmap; }
    [[nodiscard]] HeatmapAxesBar* axes() const { return m_axes; }
    void setAxes(Dimension x, Dimension y, HeatmapQuantity shown);
    [[nodiscard]] HeatmapQuantity shown() const;
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    void setSeen(bool seen); ///< whether it can be seen

signals:
    void axesChanged(); ///< or what is shown

private:
    void scenarioChanged();
    void refresh();
    void cameIn(const HeatmapData& known);
    void becameLate();
    void computed(HeatmapData grid);
    /// Whether it is of the axes and the convention that are chosen.
    [[nodiscard]] bool isAsked(const HeatmapData& grid) const;
    void show(HeatmapData grid);
    void showQuantity();
    void choose(std::int64_t xValue, std::int64_t yValue);

    ScenarioStore& m_store;
    Reckoning& m_reckoning;
    HeatmapAxesBar* m_axes;
    BudgetEdit* m_budget;
    Heatmap* m_heatmap;
    bool m_seen = false;
    bool m_stale = true;                ///< the scenario moved while this could not be seen
    std::optional<HeatmapData> m_known; ///< what has come of the latest question, of which more is to come
    LatestQuestion m_question;
};

} // namespace quadrille
