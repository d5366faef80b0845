// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_data.h"

#include <QStringList>

/// Every word of the curves.
namespace quadrille::fsdp_text {

QString valueName(FsdpMeasure measure); ///< of the left axis
QString axisName(FsdpAxis axis);
QString stopName(const FsdpCurvesData& data, int stop); ///< "13B", "64", "200"
QString value(double number, FsdpMeasure measure);      ///< "74.2 %", "1,206 tokens/s"
QStringList tickTexts(const std::vector<double>& ticks, FsdpMeasure measure);
/// One sentence: what is best at the end of the axis, and how near measured runs come to it.
QString finding(const FsdpCurvesData& data);
/// What to say about a stop of a line.
QString readout(const FsdpCurvesData& data, FsdpPlace place);

} // namespace quadrille::fsdp_text
