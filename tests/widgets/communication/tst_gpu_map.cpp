// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/communication/exchanges.h"
#include "widgets/communication/communication_painter.h"
#include "widgets/communication/communication_text.h"

#include <QPainter>

#include <algorithm>
#include <set>

using namespace quadrille;
using test::contentOf;
using test::laidOut;
using test::sized;
using test::usual;
using test::usualFont;

namespace {

/// Pairs of GPUs that are joined in the group that stands out, smaller number first.
std::set<std::pair<std::int64_t, std::int64_t>> joined(const GpuMap& map) {
    std::set<std::pair<std::int64_t, std::int64_t>> pairs;
    for (const GpuLink& link : map.links)
        if (link.inGroup)
            pairs.insert(std::minmax(map.cells[link.from].gpu, map.cells[link.to].gpu));
    return pairs;
}

} // namespace

/// Which GPUs talk to which.
class TestGpuMap : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void aRingInsideTheNode();
    void aChainOverTheNodes();
    void theNodesOfStagesFarApart();
    void dataParallelPeersAreInOtherCopies();
    void expertsTalkToAll();
    void crossingLinesAreDashedAndSigned();
    void manyGpusAreShortened();
};

void TestGpuMap::aRingInsideTheNode() {
    const CommunicationLayout layout = laidOut(usual());
    QVERIFY(layout.map);
    QCOMPARE(layout.map->nodes.size(), std::size_t{4}); // of one copy, not of both
    QCOMPARE(layout.map->cells.size(), std::size_t{32});
    const std::set<std::pair<std::int64_t, std::int64_t>> ring{{0, 1}, {1, 2}, {2, 3}, {3, 4},
                                                               {4, 5}, {5, 6}, {6, 7}, {0, 7}};
    QCOMPARE(joined(*layout.map), ring);
    for (const GpuLink& link : layout.map->links)
        QVERIFY(!link.crosses && !link.arrow);
    // Every GPU is in the box of its node.
    for (const GpuCell& cell : layout.map->cells)
        QVERIFY(layout.map->nodes[static_cast<std::size_t>(cell.gpu / 8)].box.contains(cell.box));
}

void TestGpuMap::aChainOverTheNodes() {
    CommunicationContent content = usual();
    content.chosen = TrafficKind::pipeline;
    content.group = 3;
    const GpuMap map = *laidOut(content).map;
    const std::set<std::pair<std::int64_t, std::int64_t>> chain{{3, 11}, {11, 19}, {19, 27}};
    QCOMPARE(joined(map), chain);
    QCOMPARE(map.links.size(), std::size_t{8 * 3});
    for (const GpuLink& link : map.links)
        QVERIFY(link.crosses && link.arrow);
}

// Where the pipeline's ranks come last, a copy of the model stands on the nodes where its stages begin.
void TestGpuMap::theNodesOfStagesFarApart() {
    CommunicationContent content = usual();
    content.scenario.plan.rankOrder = RankOrder::pipelineLast;
    content.chosen = TrafficKind::pipeline;
    const auto nodes = [&content] {
        std::vector<std::int64_t> shown;
        const GpuMap map = *laidOut(content).map;
        for (const NodeBox& node : map.nodes)
            shown.push_back(node.node);
        return shown;
    };
    QCOMPARE(nodes(), (std::vector<std::int64_t>{0, 2, 4, 6})); // 64 GPUs: t = 8, p = 4, d = 2
    content.scenario.plan.tp = 2;
    QCOMPARE(nodes(), (std::vector<std::int64_t>{0, 2, 4, 6})); // 16 GPUs from stage to stage
    content.scenario.cluster.gpus = 24;
    QCOMPARE(nodes(), (std::vector<std::int64_t>{0, 1, 2})); // 6: none between them is left out
    content.scenario.cluster.gpus = 96;
    QCOMPARE(nodes(), (std::vector<std::int64_t>{0, 3, 6, 9}));
}

void TestGpuMap::dataParallelPeersAreInOtherCopies() {
    CommunicationContent content = contentOf(sized(8, 96, 8, 1, 4));
    content.chosen = TrafficKind::data;
    const GpuMap map = *laidOut(content).map;
    QCOMPARE(map.nodes.size(), std::size_t{3});
    QCOMPARE(map.nodes[1].node, std::int64_t{4});
    const std::set<std::pair<std::int64_t, std::int64_t>> ring{{0, 32}, {32, 64}, {0, 64}};
    QCOMPARE(joined(map), ring);
    QVERIFY(map.cells[static_cast<std::size_t>(map.cellOf(7))].inReplica);
    QVERIFY(!map.cells[static_cast<std::size_t>(map.cellOf(32))].inReplica);
    QCOMPARE(map.cellOf(8), -1);
}

void TestGpuMap::expertsTalkToAll() {
    CommunicationContent content = contentOf(sized(4, 16, 1, 1, 1, 8));
    content.chosen = TrafficKind::expert;
    const GpuMap map = *laidOut(content).map;
    QCOMPARE(joined(map).size(), std::size_t{8 * 7 / 2});
    const auto crossing =
        std::count_if(map.links.begin(), map.links.end(), [](const GpuLink& link) { return link.crosses; });
    QCOMPARE(crossing, 4 * 4);
}

void TestGpuMap::crossingLinesAreDashedAndSigned() {
    // The same ring, once in one node and once over two.
    const auto inkOf = [](std::int64_t node) {
        CommunicationContent content = contentOf(sized(node, 8, 2, 4, 1));
        content.chosen = TrafficKind::context;
        const GpuMap map = *laidOut(content).map;
        QImage image(1000, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(usualFont());
        paintGpuMap(painter, map, Colours::make(false, ColourSet::paper));
        painter.end();
        // Along the lines that the group draws.
        int inked = 0, all = 0;
        for (const GpuLink& link : map.links)
            for (int i = 1; link.inGroup && i < 40; ++i, ++all) {
                const QPointF point = link.path.pointAtPercent(i / 40.0);
                const QColor pixel =
                    image.pixelColor(static_cast<int>(point.x()), static_cast<int>(point.y()));
                inked += pixel.green() < 160 ? 1 : 0;
            }
        return inked / static_cast<double>(all);
    };
    QVERIFY(inkOf(8) > 0.95);
    QVERIFY(inkOf(2) < 0.85);
    QVERIFY(!crossingSign().isEmpty());
}

void TestGpuMap::manyGpusAreShortened() {
    for (const TrafficKind kind : communicationOrder) {
        CommunicationContent content = contentOf(sized(8, 1 << 20, 8, 16, 64, 32));
        content.chosen = kind;
        const GpuMap map = *laidOut(content).map;
        QVERIFY(map.nodes.size() > 1 && map.nodes.size() < 400);
        QVERIFY(map.hiddenNodes > 0);
        QVERIFY(!map.ellipses.isEmpty());
        for (const NodeBox& node : map.nodes)
            QVERIFY(map.area.adjusted(-1, -1, 1, 1).contains(node.box));
    }
    // One node with more GPUs than can be told apart.
    const GpuMap rack = *laidOut(contentOf(sized(1 << 20, 1 << 20, 8, 1, 1))).map;
    QCOMPARE(rack.nodes.size(), std::size_t{1});
    QVERIFY(rack.cells.size() <= 64);
    QCOMPARE(rack.ellipses.size(), 1);
}

QUADRILLE_TESTS(TestGpuMap)
#include "tst_gpu_map.moc"
