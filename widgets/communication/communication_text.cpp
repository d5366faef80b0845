// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_text.h"

#include "core/cluster/link.h"
#include "core/layout/groups.h"
#include "widgets/format.h"
#include "widgets/plural.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::communication {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(communication)
};

/// What the ranks do, within a sentence.
QString collectives(const Scenario& scenario, TrafficKind kind) {
    const Plan& plan = scenario.plan;
    switch (kind) {
    case TrafficKind::tensor:
        return usesSequenceParallel(plan)
                   ? Text::tr("all-gathers and reduce-scatters, two of each a layer in either pass")
                   : Text::tr("all-reduces, two a layer in either pass");
    case TrafficKind::context:
        return Text::tr("keys and values around a ring, with their gradients in the backward pass");
    case TrafficKind::expert:
        return Text::tr("all-to-alls, tokens to their experts and back in either pass");
    case TrafficKind::pipeline:
        return Text::tr("point-to-point messages, activations down and gradients up");
    case TrafficKind::data:
        break;
    }
    switch (plan.zero) {
    case 0:
        return Text::tr("an all-reduce of gradients");
    case 1:
        if (reducesWhole(scenario))
            return Text::tr("an all-reduce of gradients and an all-gather of parameters");
        return Text::tr("a reduce-scatter of gradients and an all-gather of parameters");
    case 2:
        return Text::tr("reduce-scatters of gradients for every micro-batch and an all-gather of parameters");
    default:
        break;
    }
    return Text::tr("all-gathers of parameters and reduce-scatters of gradients for every micro-batch");
}

/// "all inside the node", "38 % of it over the network".
QString linkPhrase(const Exchange& exchange) {
    const double share = networkShare(exchange);
    if (share <= 0)
        return Text::tr("all inside the node");
    return share >= 1 ? Text::tr("all over the network")
                      : Text::tr("%1 of it over the network", "share").arg(format::percent(share, 0));
}

QString rate(const Exchange& exchange) {
    const double time = exchange.time.value();
    const double value = time > 0 ? exchange.sent.value() / time : 0;
    return std::isfinite(value) && value > 0 ? format::bandwidth(BytesPerSecond(value)) : QStringLiteral("–");
}

} // namespace

QString members(const RankGroup& group, std::size_t most) {
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(most, group.gpus.size()); ++i)
        numbers << format::count(group.gpus[i]);
    if (static_cast<std::int64_t>(numbers.size()) < group.ranks)
        numbers << QStringLiteral("…");
    return numbers.join(Text::tr(", ", "between the numbers of a list"));
}

QString symbol(TrafficKind kind, const DataGroup& data) {
    switch (kind) {
    case TrafficKind::tensor:
        return QStringLiteral("TP");
    case TrafficKind::context:
        return QStringLiteral("CP");
    case TrafficKind::expert:
        return QStringLiteral("EP");
    case TrafficKind::pipeline:
        return QStringLiteral("PP");
    case TrafficKind::data:
        break;
    }
    const QString ranks = data.withContext ? QStringLiteral("DP·CP") : QStringLiteral("DP");
    return data.copies > 1 ? QStringLiteral("%1·%2").arg(format::count(data.copies), ranks) : ranks;
}

QString symbol(const CommunicationContent& content, TrafficKind kind) {
    return symbol(kind, dataGroupOf(content.scenario));
}

QString kindName(TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return Text::tr("Tensor parallel");
    case TrafficKind::context:
        return Text::tr("Context parallel");
    case TrafficKind::expert:
        return Text::tr("Expert parallel");
    case TrafficKind::pipeline:
        return Text::tr("Pipeline parallel");
    case TrafficKind::data:
        break;
    }
    return Text::tr("Data parallel");
}

QString placeText(const Exchange& exchange) {
    const QString ranks = format::count(exchange.ranks);
    if (exchange.ranksInNode >= exchange.ranks)
        return Text::tr("all %1 in one node", "ranks").arg(ranks);
    if (exchange.ranksInNode <= 1)
        return Text::tr("%1 in %1 nodes", "as many ranks as nodes").arg(ranks);
    return Text::tr("%1 of %2 in a node", "ranks").arg(format::count(exchange.ranksInNode), ranks);
}

QString pathText(const Exchange& exchange) {
    switch (exchange.path) {
    case NetworkPath::none:
        return Text::tr("nowhere", "path of messages");
    case NetworkPath::fastLink:
        return Text::tr("over the fast link", "path of messages");
    case NetworkPath::leaf:
        return Text::tr("below one leaf of the network", "path of messages");
    case NetworkPath::spine:
        return Text::tr("over the spine, %1 of %2 below a leaf", "path of messages, ranks")
            .arg(format::count(exchange.ranksInLeaf), format::count(exchange.ranks));
    case NetworkPath::network:
        break;
    }
    return Text::tr("over the network", "path of messages");
}

QStringList rowNames(const CommunicationContent& content, TrafficKind kind) {
    const Exchange& exchange = content.exchange(kind);
    const QString name = symbol(content, kind);
    const QString brief = QStringLiteral("%1 %2").arg(name, format::count(exchange.ranks));
    return {Text::tr("%1: %2", "degree of parallelism, where its ranks stand").arg(name, placeText(exchange)),
            brief, name};
}

TrafficScale TrafficScale::of(double largest) {
    TrafficScale scale;
    constexpr double biggest = 1e15;
    // What rounds to 1,000 of a unit is one of the next.
    const double size = largest * (1 + 5e-5);
    while (scale.unit < biggest && size >= 1e3 * scale.unit)
        scale.unit *= 1e3;
    const double value = size / scale.unit;
    constexpr int significant = 4;
    if (value > 0 && scale.unit > 1)
        scale.decimals =
            std::clamp(significant - 1 - static_cast<int>(std::floor(std::log10(value))), 0, significant);
    return scale;
}

QString TrafficScale::number(double bytes) const {
    return format::decimalOrLess(bytes / unit, decimals, 1e9);
}

QString TrafficScale::text(double bytes) const {
    const QString shown = number(bytes);
    switch (static_cast<int>(std::lround(std::log10(unit)))) {
    case 0:
        return Text::tr("%1 B", "bytes").arg(shown);
    case 3:
        return Text::tr("%1 kB").arg(shown);
    case 6:
        return Text::tr("%1 MB").arg(shown);
    case 9:
        return Text::tr("%1 GB").arg(shown);
    case 12:
        return Text::tr("%1 TB").arg(shown);
    default:
        break;
    }
    return Text::tr("%1 PB").arg(shown);
}

QStringList volumeHeads() {
    return {Text::tr("Sent by one GPU a step"), Text::tr("Sent", "bytes")};
}
QStringList timeHeads() {
    return {Text::tr("Time a step"), Text::tr("Time")};
}
QString insideWord() {
    return Text::tr("node", "sent inside it");
}
QString networkWord() {
    return Text::tr("network", "sent over it");
}
QString exposedWord() {
    return Text::tr("exposed");
}
QString hiddenWord() {
    return Text::tr("hidden");
}

QStringList nodeNames(const Cluster& cluster, std::int64_t node) {
    const QString alone = Text::tr("Node %1").arg(format::count(node));
    QStringList names{alone, format::count(node)};
    if (cluster.fabric.leafGpus > 0)
        names.prepend(Text::tr("%1, leaf %2", "name of a node, number")
                          .arg(alone, format::count(leafOf(cluster, node * fastDomain(cluster)))));
    return names;
}

QStringList moreNodes(std::int64_t hidden) {
    const QString number = format::count(hidden);
    return {Text::tr("… %1 more nodes").arg(number), QStringLiteral("… +") + number, QStringLiteral("…")};
}

QStringList mapCaptions(const CommunicationContent& content) {
    const auto kind = content.selected();
    if (!kind)
        return {};
    const ReplicaGroups groups = groupsOfReplica(content.scenario, *kind, 1);
    QString doing = collectives(content.scenario, *kind);
    doing.front() = doing.front().toUpper();
    const Exchange& exchange = content.exchange(*kind);
    const bool ofOneCopy = *kind != TrafficKind::data && dataParallel(content.scenario) > 1;
    return {(ofOneCopy ? Text::tr("%1: %Ln groups in each copy of the model, %2; %3",
                                  "degree, where its ranks stand, path of messages", pluralOf(groups.count))
                       : Text::tr("%1: %Ln groups, %2; %3", "degree, where its ranks stand, path of messages",
                                  pluralOf(groups.count)))
                .arg(symbol(content, *kind), placeText(exchange), pathText(exchange)),
            doing};
}

QString finding(const CommunicationContent& content) {
    const auto most = content.busiest();
    if (!most)
        return content.performance->gpus == 1 ? Text::tr("Nothing is sent: there is one GPU")
                                              : Text::tr("Nothing is sent: every group has one rank");
    const Exchange& exchange = content.exchange(*most);
    return Text::tr("%1 sends most: %2 a step from each GPU, %3; %4 of its time is exposed",
                    "degree, bytes, over which links, share")
        .arg(symbol(content, *most), format::traffic(exchange.sent), linkPhrase(exchange),
             format::percent(exposedShare(exchange), 0));
}

namespace {

/// What of data parallelism belongs to routed experts, which have a group of their own.
QString ofExperts(const CommunicationContent& content, TrafficKind kind) {
    const Exchange& experts = content.performance->expertData;
    if (kind != TrafficKind::data || experts.sent.value() <= 0)
        return {};
    return u' ' + Text::tr("Of it %1 are of experts, among the ranks that hold the same ones: %2, %3.",
                           "bytes, where the ranks stand, over which links")
                      .arg(format::traffic(experts.sent), placeText(experts), linkPhrase(experts));
}

} // namespace

QString readout(const CommunicationContent& content, TrafficKind kind) {
    const Exchange& exchange = content.exchange(kind);
    const QString path =
        exchange.path == NetworkPath::leaf || exchange.path == NetworkPath::spine
            ? u' ' + Text::tr("Its messages go %1.", "path of messages").arg(pathText(exchange))
            : QString();
    const QString sent =
        Text::tr("%1, ranks: %2. Each GPU sends %3 a step, %4: %5.",
                 "degree, where its ranks stand, bytes, over which links, names of collectives")
            .arg(kindName(kind), placeText(exchange), format::traffic(exchange.sent), linkPhrase(exchange),
                 collectives(content.scenario, kind));
    const std::int64_t copies = stageCopies(content.scenario);
    const QString shared =
        kind == TrafficKind::data && copies > 1
            ? u' ' + Text::tr(
                         "%1 pipelines share the ranks, so %1 times the data parallel size hold each stage.",
                         "a number from 2")
                         .arg(format::count(copies))
            : QString();
    const QString took =
        Text::tr("It takes %1, of which %2 is exposed; bus bandwidth %3.", "two times, bytes per second")
            .arg(format::duration(exchange.time.value()), format::duration(exchange.exposed.value()),
                 rate(exchange));
    return sent + shared + ofExperts(content, kind) + path + u' ' + took;
}

QString gpuReadout(const CommunicationContent& content, std::int64_t gpu) {
    const RankPosition at = positionOf(content.scenario, gpu);
    QStringList ranks;
    for (const TrafficKind kind : content.rows()) {
        const std::int64_t rank = kind == TrafficKind::tensor     ? at.tensor
                                  : kind == TrafficKind::context  ? at.context
                                  : kind == TrafficKind::expert   ? at.expert
                                  : kind == TrafficKind::pipeline ? at.pipeline
                                                                  : at.data;
        // Its data parallel rank is of d; its group there may have context parallel ones, too.
        const QString name = kind == TrafficKind::data ? QStringLiteral("DP") : symbol(content, kind);
        ranks << QStringLiteral("%1 %2").arg(name, format::count(rank));
    }
    QString place = Text::tr("GPU %1 on node %2: rank %3.", "numbers, a list of ranks")
                        .arg(format::count(gpu), format::count(nodeOf(content.scenario.cluster, gpu)),
                             ranks.join(Text::tr(", ", "between the numbers of a list")));
    const auto kind = content.selected();
    if (!kind)
        return place;
    for (const RankGroup& group : groupsOfReplica(content.scenario, *kind).groups)
        if (std::find(group.gpus.begin(), group.gpus.end(), gpu) != group.gpus.end())
            return place + u' ' +
                   Text::tr("Its %1 group: GPUs %2.", "degree, a list of numbers")
                       .arg(symbol(content, *kind), members(group));
    return place;
}

} // namespace quadrille::communication
