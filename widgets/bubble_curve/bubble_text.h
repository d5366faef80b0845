// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_data.h"

#include <QStringList>

/// Every word of the bubble curve.
namespace quadrille::bubble {

QString shareName(BubbleConvention convention); ///< "Bubble: idle ÷ ideal time"
QString axisName();                             ///< "Micro-batches of a step"
QStringList tickTexts(const std::vector<double>& shares);
/// One sentence: what the plan's schedule idles, and which one idles least at its number of micro-batches.
QString finding(const BubbleData& data);
/// Every line at one number of micro-batches.
QString readout(const BubbleData& data, std::int64_t microbatches);

} // namespace quadrille::bubble
