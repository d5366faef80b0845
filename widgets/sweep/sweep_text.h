// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sweep/sweep_data.h"

#include <QStringList>

/// Every word of the curve.
namespace quadrille::sweep {

QString memoryName(); ///< "GiB on the fullest GPU"
QString bubbleName(); ///< "Bubble: idle ÷ total time"
QString bubbleWord();
QString baselineName();
QString cannotRun();
QString computing();
QString capacityLabel(Bytes bytes); ///< "Capacity 94 GiB"
/// The number of a runnable stop with its zone's glyph; fewer than 0 decimals: the glyph alone.
QString head(Bytes total, Zone zone, int decimals);
QStringList tickTexts(const std::vector<double>& gib);
QStringList bubbleTickTexts(const std::vector<double>& shares);

/// "micro-batch 4", "16 GPUs": within a sentence.
QString stopPhrase(Dimension dimension, std::int64_t value);
/// One sentence: from where on memory is safe, or no longer is, and what the bubble does.
QString finding(const SweepData& data);
/// What to say about a stop.
QString readout(const SweepData& data, int index);

} // namespace quadrille::sweep
