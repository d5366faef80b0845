// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/catalogue.h"
#include "tests/support/sized.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/communication/communication_view.h"

/// Exchanges to draw.
namespace quadrille::test {

/// Made up exchanges, in the places that the scenario's groups have.
inline CommunicationContent contentOf(const Scenario& scenario) {
    CommunicationContent content;
    content.scenario = scenario;
    Performance& performance = content.performance.emplace();
    performance.gpus = scenario.cluster.gpus;
    double size = 1.2e12;
    for (const TrafficKind kind : communicationOrder) {
        const GroupPlace place = groupPlace(scenario, kind);
        Exchange& exchange = performance.exchange(kind);
        exchange.ranks = place.ranks;
        exchange.ranksInNode = place.ranksInNode;
        exchange.ranksInLeaf = place.ranksInLeaf;
        exchange.path = pathOf(scenario.cluster, place);
        if (place.ranks == 1)
            continue;
        exchange.sent = Bytes(size);
        exchange.overNetwork = place.leavesNode() ? exchange.sent / 4 : Bytes();
        exchange.time = Seconds(2);
        exchange.exposed = Seconds(0.5);
        size /= 10;
    }
    return content;
}

/// Four nodes of eight: TP inside of them, PP over all.
inline CommunicationContent usual() {
    return contentOf(sized(8, 64, 8, 1, 4));
}

inline CommunicationLayout laidOut(const CommunicationContent& content, QSizeF size = {1000, 300}) {
    return layoutCommunication(content, {QPointF(), size}, QFontMetricsF(usualFont()));
}

} // namespace quadrille::test
