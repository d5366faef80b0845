// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/truth_scatter/truth_data.h"

/// Every word of the truth scatter.
namespace quadrille::truth {

QString measureName(TruthMeasure measure);   ///< "TFLOP/s per GPU"
QString measuredName(TruthMeasure measure);  ///< "Measured TFLOP/s per GPU"
QString predictedName(TruthMeasure measure); ///< "Predicted TFLOP/s per GPU"
QString ranOutName();
QString
noStepName(); ///< of runs that failed otherwise, or of which the memory alone was measured ///< "ran out"
QString bandName(); ///< "±10 %"
/// "183 TFLOP/s", "58.7 %", "7.21 s".
QString amount(double value, TruthMeasure measure);
QStringList tickTexts(const std::vector<double>& values, TruthMeasure measure);

/// "241 runs: 7.1 % mean error, rank correlation 0.93; the rule has 8.7 %".
QString finding(const TruthData& data);
/// Which run, what was predicted, what was measured.
QString readout(const TruthData& data, const TruthPoint& point);

} // namespace quadrille::truth
