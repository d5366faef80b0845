// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart/chart_layout.h"
#include "widgets/picture/colours.h"
#include "widgets/scaling/scaling_data.h"

class QPainter;

namespace quadrille {

/// Lines, in the order in which they are painted.
enum class ScalingLine : std::uint8_t { ideal, asItIs, best };
inline constexpr std::array scalingLines{ScalingLine::ideal, ScalingLine::asItIs, ScalingLine::best};

/// What a line has at a point; none: nothing that is known or fits.
[[nodiscard]] std::optional<double> valueOn(ScalingLine line, std::size_t point, const ScalingData& data);

/// Places axes and words. Notes are the settings that change, and count as points do. \pre data has points
[[nodiscard]] ChartLayout layoutScaling(const ScalingData& data, const QRectF& area,
                                        const QFontMetricsF& metrics);
void paintScaling(QPainter& painter, const ScalingData& data, const ChartLayout& layout,
                  const Colours& colours);
/// A line at a point's GPUs, and dots where the lines are.
void paintScalingCursor(QPainter& painter, const ScalingData& data, const ChartLayout& layout,
                        std::size_t point, const Colours& colours);

} // namespace quadrille
