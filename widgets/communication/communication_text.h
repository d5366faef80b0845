// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/communication_content.h"
#include "widgets/communication/data_group.h"

#include <QStringList>

/// Every word of the communication view.
namespace quadrille::communication {

QString symbol(const CommunicationContent& content, TrafficKind kind);
/// "TP", or for data parallelism "DP", "DP·CP", "2·DP".
QString symbol(TrafficKind kind, const DataGroup& data);
QString kindName(TrafficKind kind); ///< "Tensor parallel"
/// "TP · 8 ranks", "TP 8": the longest first.
QStringList rowNames(const CommunicationContent& content, TrafficKind kind);
/// Where the ranks of a group stand: "one node", "2 of 8 in a node", "4 in 4 nodes".
QString placeText(const Exchange& exchange);
/// Through which levels of the network its messages go, within a sentence: "below one leaf of the network".
[[nodiscard]] QString pathText(const Exchange& exchange);

/// How the volumes of one picture are printed: all in one unit, so that their points are below each other.
struct TrafficScale {
    double unit = 1; ///< bytes
    int decimals = 0;

    [[nodiscard]] static TrafficScale of(double largest);
    [[nodiscard]] QString number(double bytes) const;
    [[nodiscard]] QString text(double bytes) const; ///< with its unit
};

QStringList volumeHeads(); ///< "Sent by one GPU a step", "Sent"
QStringList timeHeads();   ///< "Time a step", "Time"
QString insideWord();      ///< "node"
QString networkWord();
QString exposedWord();
QString hiddenWord();
/// "Node 3", "3"; "Node 3, leaf 1" where the fabric has leaves.
QStringList nodeNames(const Cluster& cluster, std::int64_t node);
QStringList moreNodes(std::int64_t hidden); ///< "… 24 more nodes", "… +24", "…"

/// Below the GPUs: how many groups there are and where, and what they do.
QStringList mapCaptions(const CommunicationContent& content);

/// The first GPUs of a group: "0, 8, 16, 24, …".
QString members(const RankGroup& group, std::size_t most = 8);

/// One sentence with what the picture shows. \pre content has a performance
QString finding(const CommunicationContent& content);
/// What to say about a degree of parallelism.
QString readout(const CommunicationContent& content, TrafficKind kind);
/// What to say about a GPU, and about its group of the selected degree.
QString gpuReadout(const CommunicationContent& content, std::int64_t gpu);

} // namespace quadrille::communication
