// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_content.h"

#include <QStringList>

/// Every word of the memory bars.
namespace quadrille::bars {

QString unit();                                      ///< "GiB"
QString capacityWord();                              ///< "capacity"
QString baselineName();                              ///< "Baseline A"
QString number(double bytes, int decimals);          ///< GiB without unit; powers of ten when enormous
QString head(double bytes, int decimals, Zone zone); ///< "45.1 ✓"
/// "P(OOM) 50 %", or "P 50 %" where the short form has to do.
QString oomTick(double probability, bool full);
QString oomRange(double from, double to);              ///< "band 5–95 %"
QString namedPart(MemoryPart part, Bytes bytes);       ///< "Activations 27.1"
QStringList tickTexts(const std::vector<double>& gib); ///< as many decimals as the step needs
/// Names of the stage axis, the fullest first; with what a column stands for when that is several stages.
QStringList axisNames(int stagesPerColumn);

/// One sentence with what the bars show. \pre content has an estimate
QString finding(const BarsContent& content);
/// What to say about a stage, or about one part of it. \pre stage is one of the estimate's
QString stageReadout(const BarsContent& content, int stage);
QString partReadout(const BarsContent& content, int stage, MemoryPart part);

} // namespace quadrille::bars
