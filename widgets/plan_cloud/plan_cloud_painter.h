// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/plan_cloud/plan_cloud_layout.h"

class QPainter;

namespace quadrille {

[[nodiscard]] QColor cloudColour(const CloudColouring& colouring, std::size_t value, const Colours& colours);

void paintPlanCloud(QPainter& painter, const PlanCloudData& data, const PlanCloudLayout& layout,
                    const Colours& colours);
/// Around a plan that is pointed at.
void paintCloudRing(QPainter& painter, const PlanCloudLayout& layout, QPointF at, const QColor& ink,
                    const Colours& colours);
/// All but the brushed part, paler.
void paintCloudBrush(QPainter& painter, const PlanCloudLayout& layout, const QRectF& box,
                     const Colours& colours);

} // namespace quadrille
