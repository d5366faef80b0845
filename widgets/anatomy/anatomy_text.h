// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/anatomy/anatomy_layout.h"

#include <QStringList>

/// Every word of the anatomy view. Lists of words say the same, the longest first.
namespace quadrille::anatomy_text {

QStringList clusterHeads(const AnatomyContent& content); ///< "64 GPUs in 8 nodes"
QString gpuPlace(const AnatomyContent& content);         ///< "GPU 13 on node 1"
QStringList cellNotes(std::int64_t perCell);             ///< "A square is 8 GPUs"
std::vector<std::pair<AnatomyLabel::Swatch, QStringList>> clusterLegend(const AnatomyContent& content);

QStringList modelHeads(const AnatomyContent& content);  ///< "Layers 0–9 of 80, 1/8 of each matrix"
QString matrixName(const anatomy::MatrixShare& matrix); ///< "Queries", "Gate of the experts"
QString matrixSign(MatrixName name);                    ///< "Q"; empty: none
/// "Experts 4–7 of 256". \param perBox that a square stands for
QStringList expertNotes(const AnatomyContent& content, std::int64_t perBox);
/// The collective in front of a norm, or behind it, in the forward pass: "RS", "AG"; empty: none there.
QString messageSign(const AnatomyContent& content, bool intoNorm);

QStringList batchHeads(const AnatomyContent& content);
QStringList batchNotes(const AnatomyContent& content);
QStringList ringHeads(const AnatomyContent& content);
QString stepSign(std::int64_t step); ///< "0"

QStringList gpuHeads(const AnatomyContent& content);                     ///< "GPU 13, node 1"
QString rankName(const AnatomyContent& content, TrafficKind kind);       ///< "TP 5 of 8"
QString exchanged(const AnatomyContent& content, TrafficKind kind);      ///< "1.24 GB, 12 ms"
QStringList groupLists(const AnatomyContent& content, TrafficKind kind); ///< "GPUs 8, 9, …", "8 …"
QStringList memoryHeads(const AnatomyContent& content);
QString partName(MemoryPart part);
QString amount(Bytes bytes); ///< "45.1 GiB", "3.12 MiB"
QStringList zeroHeads(const AnatomyContent& content);
QString zeroName(const AnatomyContent& content, int stage); ///< "ZeRO 1", marked where it is the plan's

/// Of the tokens that pass through the experts of a layer. \pre of all: content.routed
QStringList routedHeads(const AnatomyContent& content);
QString routedName(TokenBar::Row row);
QString routedReadout(const AnatomyContent& content, TokenBar::Row row);
QString expertReadout(const AnatomyContent& content, std::int64_t expert);
QString tokenCount(double tokens);

/// The coordinates of the GPU: "TP 5, CP 0, PP 1, DP 0".
QString coordinates(const AnatomyContent& content);
/// The layers of its chunks: "0–9, 40–49".
QString layerRanges(const AnatomyContent& content);
/// One sentence with what the picture shows.
QString finding(const AnatomyContent& content);
QString readout(const AnatomyContent& content, const AnatomyPlace& place);
QString matrixReadout(const anatomy::MatrixShare& matrix);
QString regionReadout(const AnatomyContent& content, std::int64_t region); ///< in the order of the picture
/// When in a step the ranks of a degree exchange what.
QString moments(const Scenario& scenario, TrafficKind kind);

} // namespace quadrille::anatomy_text
