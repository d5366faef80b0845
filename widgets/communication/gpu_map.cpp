// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/gpu_map.h"

#include "core/cluster/link.h"
#include "core/units/saturating.h"
#include "widgets/communication/communication_text.h"
#include "widgets/communication/node_grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace quadrille {
namespace {

constexpr std::int64_t mostCells = 64; ///< GPUs drawn of one node
constexpr std::int64_t mostNodes = 400;
constexpr std::int64_t mostLinked = 512; ///< GPUs whose groups are looked at
constexpr std::size_t mostPairs = 8;     ///< ranks of an all-to-all that are all joined with each other

/// The nodes to draw, in ascending order, and how many there are.
struct Nodes {
    std::vector<std::int64_t> shown;
    std::int64_t all = 0;
};

/// Nodes from that of the first GPU to that of the last.
std::int64_t nodesAmong(const Cluster& cluster, std::int64_t first, std::int64_t last) {
    return nodeOf(cluster, last) - nodeOf(cluster, first) + 1;
}

/// Nodes of as many runs of GPUs as the pipeline has stages, where whole nodes lie between one and the next.
std::int64_t nodesOfStages(const Cluster& cluster, std::int64_t stages, std::int64_t stride,
                           std::int64_t last) {
    constexpr std::int64_t longestPeriod = 4096; // beyond, each is counted as the first
    const std::int64_t node = std::max<std::int64_t>(1, fastDomain(cluster));
    const std::int64_t ofPeriod = node / std::gcd(node, stride);
    const std::int64_t period = ofPeriod > longestPeriod ? 1 : ofPeriod;
    std::int64_t inPeriod = 0, inRest = 0;
    for (std::int64_t stage = 0; stage < std::min(period, stages); ++stage) {
        const std::int64_t first = stage * (stride % node) % node;
        const std::int64_t nodes = nodesAmong(cluster, first, saturatingSum(first, last));
        inPeriod = saturatingSum(inPeriod, nodes);
        if (stage < stages % period)
            inRest = saturatingSum(inRest, nodes);
    }
    return saturatingSum(saturatingProduct(stages / period, inPeriod), inRest);
}

/// Those that the first copy of the model stands on.
Nodes nodesOfCopy(const Scenario& scenario) {
    const Cluster& cluster = scenario.cluster;
    const std::int64_t stages = std::max<std::int64_t>(1, scenario.plan.pp);
    const std::int64_t last = copyGpus(scenario) / stages - 1; // of a stage, from its first
    const std::int64_t stride = stages > 1 ? gpuAt(scenario, {.pipeline = 1}) : last + 1;
    const auto firstOf = [&scenario](std::int64_t stage) { return gpuAt(scenario, {.pipeline = stage}); };
    const bool withoutGaps = stride - last <= fastDomain(cluster);
    Nodes nodes;
    nodes.all = withoutGaps ? nodesAmong(cluster, 0, saturatingSum(firstOf(stages - 1), last))
                            : nodesOfStages(cluster, stages, stride, last);
    const auto most = static_cast<std::size_t>(std::min(nodes.all, mostNodes));
    nodes.shown.reserve(most);
    for (std::int64_t stage = 0; !withoutGaps && nodes.shown.size() < most; ++stage)
        for (std::int64_t node = nodeOf(cluster, firstOf(stage));
             node <= nodeOf(cluster, saturatingSum(firstOf(stage), last)) && nodes.shown.size() < most;
             ++node)
            nodes.shown.push_back(node);
    for (std::int64_t node = 0; nodes.shown.size() < most; ++node)
        nodes.shown.push_back(node);
    return nodes;
}

Nodes nodesOf(const CommunicationContent& content, TrafficKind kind, const ReplicaGroups& groups) {
    if (kind != TrafficKind::data)
        return nodesOfCopy(content.scenario);
    const Cluster& cluster = content.scenario.cluster;
    Nodes nodes;
    const auto add = [&nodes](std::int64_t node) {
        if (static_cast<std::int64_t>(nodes.shown.size()) < mostNodes)
            nodes.shown.push_back(node);
    };
    const auto which = static_cast<std::size_t>(content.group) % groups.groups.size();
    std::int64_t before = -1;
    for (const std::int64_t gpu : groups.groups[which].gpus) {
        const std::int64_t node = nodeOf(cluster, gpu);
        if (node == before)
            continue;
        before = node;
        add(node);
        ++nodes.all;
    }
    if (groups.groups[which].shortened()) {
        const GroupPlace place = groupPlace(content.scenario, kind);
        nodes.all = std::max(nodes.all, place.ranks / place.ranksInNode);
    }
    return nodes;
}

/// A line from rim to rim, bowed by `bow` to its left side.
QPainterPath pathBetween(const QRectF& from, const QRectF& to, double bow) {
    const QPointF a = from.center(), b = to.center();
    const QPointF way = b - a;
    const double length = std::hypot(way.x(), way.y());
    const QPointF normal(way.y() / length, -way.x() / length);
    const QPointF control = (a + b) / 2 + normal * (2 * bow);
    const auto rim = [&control](const QRectF& box) {
        const QPointF out = control - box.center();
        const double far = std::hypot(out.x(), out.y());
        return box.center() + out * (far > 0 ? 0.5 * box.width() / far : 0);
    };
    QPainterPath path(rim(from));
    path.quadTo(control, rim(to));
    return path;
}

class MapBuilder {
public:
    MapBuilder(const CommunicationContent& content, const QRectF& area, const QFontMetricsF& metrics)
        : m_content(content), m_metrics(metrics), m_kind(*content.selected()),
          m_groups(groupsOfReplica(content.scenario, m_kind, mostLinked)) {
        m_map.area = area;
        m_map.hair = std::max(1.0, metrics.height() / 15);
    }

    GpuMap build() {
        placeNodes();
        dropNames();
        placeLinks();
        return std::move(m_map);
    }

private:
    void placeNodes() {
        const NodeMeasures measures{m_metrics.height()};
        const double largest = 4 * m_metrics.height();
        const Nodes nodes = nodesOf(m_content, m_kind, m_groups);
        const Cluster& cluster = m_content.scenario.cluster;
        const std::int64_t domain = std::max<std::int64_t>(1, fastDomain(cluster));
        const std::int64_t gpus = std::min({domain, mostCells, std::max<std::int64_t>(1, cluster.gpus)});
        auto wanted = std::min(nodes.all, static_cast<std::int64_t>(nodes.shown.size()));
        const double least = 0.5 * m_metrics.height();
        NodeGrid grid = bestNodeGrid(wanted, gpus, m_map.area, measures, largest);
        while (wanted > 1 && grid.cell < least) {
            wanted = std::max<std::int64_t>(1, wanted * 3 / 4);
            grid = bestNodeGrid(wanted, gpus, m_map.area, measures, largest);
        }
        if (grid.cell <= 0)
            return;
        m_map.cell = grid.cell;
        // The last place says how many are left out.
        m_map.hiddenNodes = nodes.all - wanted;
        if (m_map.hiddenNodes > 0 && wanted > 1) {
            --wanted;
            ++m_map.hiddenNodes;
        }
        const double width = measures.width(grid, grid.cell), height = measures.height(grid, grid.cell);
        const double gap = measures.gap(grid.cell);
        const auto corner = [&](std::int64_t place) {
            return m_map.area.topLeft() + QPointF(static_cast<double>(place % grid.columns) * (width + gap),
                                                  static_cast<double>(place / grid.columns) * (height + gap));
        };
        for (std::int64_t place = 0; place < wanted; ++place)
            placeNode(nodes.shown[static_cast<std::size_t>(place)],
                      QRectF(corner(place), QSizeF(width, height)), grid, domain, gpus);
        if (m_map.hiddenNodes > 0) {
            const QPointF middle = corner(wanted) + QPointF(0, height / 2);
            for (const QString& words : communication::moreNodes(m_map.hiddenNodes)) {
                const PlacedText text = leftText(words, middle, m_metrics);
                if (!m_map.area.contains(text.box))
                    continue;
                m_map.ellipses << text;
                break;
            }
        }
    }

    void placeNode(std::int64_t node, const QRectF& box, const NodeGrid& grid, std::int64_t domain,
                   std::int64_t gpus) {
        const double line = m_metrics.height();
        const Cluster& cluster = m_content.scenario.cluster;
        NodeBox placed{.node = node, .box = box, .label = {}};
        for (const QString& words : communication::nodeNames(cluster, node)) {
            placed.label = centredText(words, {box.center().x(), box.top() + 0.55 * line}, m_metrics);
            if (placed.label.box.width() <= box.width() - 2 * m_map.hair)
                break;
            placed.label = {};
        }
        const bool more = domain > gpus && cluster.gpus > gpus;
        for (std::int64_t i = 0; i < gpus; ++i) {
            const std::int64_t gpu = node * domain + i;
            if (gpu >= cluster.gpus)
                break;
            // To and fro, so that neighbours in number stand beside each other.
            const std::int64_t row = i / grid.cellColumns;
            const std::int64_t along = i % grid.cellColumns;
            const std::int64_t column = row % 2 == 0 ? along : grid.cellColumns - 1 - along;
            const QPointF middle(
                box.left() + 0.25 * grid.cell + (static_cast<double>(column) + 0.5) * grid.cell,
                box.top() + line + 0.1 * grid.cell + (static_cast<double>(row) + 0.5) * grid.cell);
            if (more && i + 1 == gpus) {
                m_map.ellipses << centredText(QStringLiteral("…"), middle, m_metrics);
                break;
            }
            const double size = 0.62 * grid.cell;
            m_map.cells.push_back({.gpu = gpu,
                                   .box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size),
                                   .inReplica = inFirstCopy(m_content.scenario, gpu),
                                   .inGroup = false});
        }
        m_map.nodes.push_back(placed);
    }

    /// All nodes have their names, or none has.
    void dropNames() {
        const bool all = std::all_of(m_map.nodes.begin(), m_map.nodes.end(),
                                     [](const NodeBox& node) { return !node.label.text.isEmpty(); });
        for (NodeBox& node : m_map.nodes)
            if (!all)
                node.label = {};
    }

    void placeLinks() {
        const auto highlighted = static_cast<std::size_t>(m_content.group) % m_groups.groups.size();
        for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
            if (i != highlighted)
                linkGroup(m_groups.groups[i], false);
        }
        linkGroup(m_groups.groups[highlighted], true);
    }

    void linkGroup(const RankGroup& group, bool standsOut) {
        std::vector<std::size_t> ranks;
        bool whole = !group.shortened();
        for (const std::int64_t gpu : group.gpus) {
            const int found = m_map.cellOf(gpu);
            if (found < 0) {
                whole = false;
                continue;
            }
            ranks.push_back(static_cast<std::size_t>(found));
            if (standsOut)
                m_map.cells[ranks.back()].inGroup = true;
        }
        const bool oneWay = m_kind == TrafficKind::pipeline;
        if (m_kind == TrafficKind::expert) {
            // All to all; of many ranks, what the first of them sends.
            const bool pairs = ranks.size() <= mostPairs;
            for (std::size_t a = 0; a < (pairs ? ranks.size() : std::size_t{1}); ++a)
                for (std::size_t b = a + 1; b < ranks.size(); ++b)
                    link(ranks[a], ranks[b], standsOut, false);
            return;
        }
        for (std::size_t i = 0; i + 1 < ranks.size(); ++i)
            link(ranks[i], ranks[i + 1], standsOut, oneWay);
        if (whole && ranks.size() > 2 && !oneWay)
            link(ranks.back(), ranks.front(), standsOut, false);
    }

    void link(std::size_t from, std::size_t to, bool standsOut, bool arrow) {
        const GpuCell& a = m_map.cells[from];
        const GpuCell& b = m_map.cells[to];
        const Cluster& cluster = m_content.scenario.cluster;
        const bool crosses = nodeOf(cluster, a.gpu) != nodeOf(cluster, b.gpu);
        const bool spine = leafOf(cluster, a.gpu) != leafOf(cluster, b.gpu);
        const QPointF way = b.box.center() - a.box.center();
        const bool neighbours = std::hypot(way.x(), way.y()) < 1.5 * m_map.cell;
        // Past other GPUs on the same row: between the rows.
        const double bow = neighbours                             ? 0
                           : std::abs(way.y()) < 0.1 * m_map.cell ? 0.42 * m_map.cell
                                                                  : 0.25 * m_map.cell;
        m_map.links.push_back({.from = from,
                               .to = to,
                               .path = pathBetween(a.box, b.box, bow),
                               .crosses = crosses,
                               .spine = spine,
                               .inGroup = standsOut,
                               .arrow = arrow});
    }

    const CommunicationContent& m_content;
    const QFontMetricsF& m_metrics;
    const TrafficKind m_kind;
    const ReplicaGroups m_groups;
    GpuMap m_map;
};

} // namespace

int GpuMap::cellAt(QPointF point) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].box.contains(point))
            return static_cast<int>(i);
    return -1;
}

int GpuMap::cellOf(std::int64_t gpu) const {
    // Nodes, and GPUs in them, stand in ascending order.
    const auto found =
        std::lower_bound(cells.begin(), cells.end(), gpu,
                         [](const GpuCell& each, std::int64_t wanted) { return each.gpu < wanted; });
    return found != cells.end() && found->gpu == gpu ? static_cast<int>(found - cells.begin()) : -1;
}

GpuMap layoutGpuMap(const CommunicationContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    return MapBuilder(content, area, metrics).build();
}

} // namespace quadrille
