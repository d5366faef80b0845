// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QWidget>

namespace quadrille {

class Heatmap;
class HeatmapAxesBar;

/// The heatmap around the current plan, and the choice of its axes. Computes only while it can be seen.
class HeatmapPanel : public QWidget {
    Q_OBJECT
public:
    explicit HeatmapPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] Heatmap* picture() const { return m_heatmap; }
    [[nodiscard]] HeatmapAxesBar* axes() const { return m_axes; }
    void setAxes(Dimension x, Dimension y, bool bubble);
    [[nodiscard]] bool showsBubble() const;
    void setSeen(bool seen); ///< whether it can be seen

signals:
    void axesChanged();

private:
    void scenarioChanged();
    void refresh();
    void choose(std::int64_t xValue, std::int64_t yValue);
    [[nodiscard]] Scenario at(std::int64_t xValue, std::int64_t yValue) const;

    ScenarioStore& m_store;
    HeatmapAxesBar* m_axes;
    Heatmap* m_heatmap;
    bool m_seen = false;
    bool m_stale = true; ///< the scenario moved while this could not be seen
};

} // namespace quadrille
