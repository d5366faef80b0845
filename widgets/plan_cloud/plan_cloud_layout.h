// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/plan_cloud/plan_cloud_data.h"

namespace quadrille {

/// Plans that are too near to each other to be told apart.
struct CloudCell {
    std::uint32_t plans = 0;
    std::uint32_t fastest = 0; ///< place of the fastest of them among the points
};

/// The plane in cells, so that a million points take no more time to paint or to find than there are cells.
struct PlanCloudLayout : ChartLayout {
    double cell = 4; ///< side, pixels
    int columns = 0;
    int rows = 0;
    std::vector<CloudCell> cells; ///< row by row from the upper left
    std::size_t occupied = 0;
    std::uint32_t fullest = 0;      ///< plans of the fullest cell
    std::vector<std::size_t> front; ///< places among the points

    [[nodiscard]] QPointF at(const PlanCloudData& data, const PlanPoint& point) const;
    [[nodiscard]] QRectF boxOf(int column, int row) const;
    /// The nearest cell with plans, no further than `reach` pixels.
    [[nodiscard]] const CloudCell* nearest(QPointF point, double reach) const;
    /// What the rectangle of pixels spans; an edge at the plot's edge has no bound.
    [[nodiscard]] CloudBrush brushOf(const QRectF& box) const;
    [[nodiscard]] QRectF boxOf(const CloudBrush& brush) const;
};

/// \pre data has points
[[nodiscard]] PlanCloudLayout layoutPlanCloud(const PlanCloudData& data, const QRectF& area,
                                              const QFontMetricsF& metrics);

} // namespace quadrille
