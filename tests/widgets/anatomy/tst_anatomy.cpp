// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link.h"
#include "core/layout/group_of.h"
#include "tests/support/pixels.h"
#include "tests/support/test_program.h"
#include "tests/widgets/anatomy/anatomies.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/anatomy_view.h"
#include "widgets/format.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace quadrille::test::anatomy;
using What = AnatomyPlace::What;

namespace {

double areaOf(const std::vector<QRectF>& boxes) {
    double sum = 0;
    for (const QRectF& box : boxes)
        sum += box.width() * box.height();
    return sum;
}

} // namespace

class TestAnatomy : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// What is lit of a matrix is the share of its area that the GPU holds.
    void litAreaIsTheShare() {
        for (const Scenario& s : {usual(), experts()}) {
            const AnatomyContent content = contentOf(s, 5);
            const AnatomyLayout layout = laidOut(content, {1280, 720});
            QVERIFY(!layout.model.matrices.empty());
            for (const SharedBox& box : layout.model.matrices) {
                const anatomy::MatrixShare& share =
                    content.matrices().at(static_cast<std::size_t>(box.place.index));
                const double part = areaOf(box.mine) / (box.box.width() * box.box.height());
                QVERIFY(std::abs(part - 1.0 / static_cast<double>(share.parts)) < 1e-9);
            }
            const double tokens = areaOf(layout.batch.batch.mine) /
                                  (layout.batch.batch.box.width() * layout.batch.batch.box.height());
            QVERIFY(std::abs(tokens - content.share.tokens.ofStep() / content.exchanges.performance->tokens) <
                    1e-6);
        }
    }

    /// Of every GPU of a group something else is lit, and all of it together.
    void theGroupLightsAllOfIt() {
        const Scenario s = usual();
        for (const TrafficKind kind : {TrafficKind::tensor, TrafficKind::context}) {
            double matrix = 0, tokens = 0;
            for (const std::int64_t gpu : groupOf(s, kind, 9).gpus) {
                const AnatomyLayout layout = laidOut(contentOf(s, gpu), {1280, 720});
                const SharedBox& box = layout.model.matrices.at(1);
                matrix += areaOf(box.mine) / (box.box.width() * box.box.height());
                tokens += areaOf(layout.batch.batch.mine) /
                          (layout.batch.batch.box.width() * layout.batch.batch.box.height());
            }
            const auto replicas = static_cast<double>(dataParallel(s));
            QVERIFY(std::abs(matrix - (kind == TrafficKind::tensor ? 1 : 0.5)) < 1e-9);
            QVERIFY(std::abs(tokens - (kind == TrafficKind::tensor ? 2 : 1) / replicas) < 1e-9);
        }
    }

    void heldLayersAreLit() {
        const Scenario s = usual();
        const AnatomyContent content = contentOf(s, 63); // of the last stage
        for (const SharedBox& band : laidOut(content, {1280, 720}).model.strip.bands) {
            const std::int64_t layer = band.place.index;
            QCOMPARE(!band.mine.empty(), layer >= s.model.layers / 2);
        }
    }

    void expertsOfTheRankAreLit() {
        const AnatomyContent content = contentOf(experts(), 3);
        const AnatomyLayout layout = laidOut(content, {1280, 720});
        QCOMPARE(static_cast<std::int64_t>(layout.model.experts.size()),
                 content.scenario().model.experts->experts);
        for (const SharedBox& cell : layout.model.experts) {
            const std::int64_t expert = cell.place.index;
            const auto& held = content.share.experts;
            QCOMPARE(!cell.mine.empty(), expert >= held.first && expert < held.first + held.count);
        }
    }

    /// Rows say where the visits of a token go, as long as they are many.
    void visitsToExpertsAreBars() {
        Scenario s = experts();
        s.recipe.expertImbalance = 1.4;
        s.recipe.capacityFactor = 1.2;
        const AnatomyContent content = contentOf(s, 3);
        const AnatomyLayout layout = laidOut(content, {1280, 720});
        QCOMPARE(layout.visits.size(), std::size_t{3});
        const double scale = layout.visits[2].box.width() / (1.4 * content.routed->computed);
        const auto tokensOf = [&](std::size_t bar) {
            double width = 0;
            for (const auto& [part, box] : layout.visits[bar].parts)
                width += box.width();
            return width / scale;
        };
        QVERIFY(std::abs(tokensOf(0) - content.routed->routed) < 1e-6 * content.routed->routed);
        QVERIFY(std::abs(tokensOf(1) - content.routed->computed) < 1e-6 * content.routed->computed);
        const auto& [part, dropped] = layout.visits[2].parts.back();
        QCOMPARE(part, TokenBar::Part::dropped);
        QVERIFY(std::abs(dropped.width() / scale - 0.2 * content.routed->computed) < 1e-3);
        for (const TokenBar& bar : layout.visits) {
            QCOMPARE(layout.placeAt(bar.box.center()), bar.place);
            QVERIFY(!anatomy_text::readout(content, bar.place).isEmpty());
        }
        QVERIFY(laidOut(contentOf(usual()), {1280, 720}).visits.empty());
    }

    /// In the window of 1280 × 720, where the anatomy is 62 lines wide and 15.5 high.
    void aLowPictureOfExpertsHasRoomForZero() {
        const double line = QFontMetricsF(test::usualFont()).height();
        for (const char* model : {"mixtral-8x7b", "deepseek-v3"}) {
            Scenario s = detailed(model, 64);
            s.plan.ep = 8;
            s.plan.pp = 2;
            s.plan.layerSplit = {.kind = LayerSplit::Kind::balanced};
            const AnatomyLayout layout = laidOut(contentOf(s), QSizeF(62.5 * line, 15.5 * line));
            std::size_t stages = 0, parts = 0;
            for (const StackedBar& bar : layout.bars) {
                (bar.place.what == What::zero ? stages : parts) += 1;
                QVERIFY(bar.box.width() > 0.5 * line);
                QVERIFY(layout.area.contains(bar.row));
            }
            QCOMPARE(stages, std::size_t{4});
            QVERIFY(parts >= 4);
            QVERIFY(!layout.visits.empty());
        }
    }

    /// Each expert is in one box, and a note says how many there are in it.
    void manyExpertsShareBoxes() {
        Scenario s = experts();
        s.model.experts->experts = 4096;
        const AnatomyContent content = contentOf(s, 3);
        for (const QSizeF size : {QSizeF(1280, 720), QSizeF(1280, 300)}) {
            const AnatomyLayout layout = laidOut(content, size);
            const std::int64_t perBox = layout.model.expertsPerBox;
            QVERIFY(perBox > 1);
            std::int64_t next = 0;
            double lit = 0;
            for (const SharedBox& box : layout.model.experts) {
                QCOMPARE(box.place.index, next);
                next += perBox;
                lit += areaOf(box.mine) / (box.box.width() * box.box.height()) *
                       static_cast<double>(std::min<std::int64_t>(perBox, 4096 - box.place.index));
            }
            QVERIFY(next >= 4096 && next < 4096 + perBox);
            QVERIFY(std::abs(lit - 4096 / 8.0) < 1e-6);
            QVERIFY(anatomy_text::expertNotes(content, perBox).front().contains(format::count(perBox)));
        }
    }

    /// Every GPU is in one cell, however many there are, and cells of a node count as they say.
    void cellsAreAllGpus() {
        for (const std::int64_t gpus : {1, 2, 8, 12, 72, 100, 1024, 10'000, 131'072}) {
            Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", gpus);
            for (const QSizeF size : {QSizeF(90, 60), QSizeF(300, 200), QSizeF(900, 700)}) {
                const ClusterGrid grid = layoutCluster(s.cluster, QRectF(QPointF(5, 7), size), 5, 30);
                std::int64_t next = 0;
                for (std::size_t i = 0; i < grid.cells.size(); ++i) {
                    const ClusterCell& cell = grid.cells[i];
                    QCOMPARE(cell.first, next);
                    QVERIFY(cell.count >= 1 && cell.count <= grid.perCell);
                    next += cell.count;
                    QVERIFY(
                        QRectF(QPointF(5, 7), size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(cell.box));
                    QCOMPARE(grid.cellOf(cell.first + cell.count - 1), static_cast<int>(i));
                    QCOMPARE(grid.cellAt(cell.box.center()), static_cast<int>(i));
                }
                QCOMPARE(next, gpus);
                QCOMPARE(grid.cellOf(gpus), -1);
            }
        }
    }

    /// Between two neighbours runs a border where they are below other leaves, and nowhere else.
    void bordersPartTheLeaves() {
        std::int64_t parted = 0;
        for (const std::int64_t gpus : {16, 256, 4096, 131'072})
            for (const std::int64_t leaf : {0, 8, 32, 64, 1 << 20}) {
                Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", gpus);
                s.cluster.fabric.leafGpus = leaf;
                const ClusterGrid grid = layoutCluster(s.cluster, {0, 0, 300, 200}, 5, 30);
                QCOMPARE(grid.leafBorders.empty(), leaf == 0 || leaf >= gpus);
                for (std::size_t i = 0; i + 1 < grid.cells.size(); ++i) {
                    const ClusterCell &cell = grid.cells[i], &next = grid.cells[i + 1];
                    if (std::abs(cell.box.top() - next.box.top()) > 1e-6)
                        continue; // the next row
                    const QLineF way(cell.box.center(), next.box.center());
                    const bool crosses = std::ranges::any_of(grid.leafBorders, [&way](const QLineF& border) {
                        return border.intersects(way, nullptr) == QLineF::BoundedIntersection;
                    });
                    const bool other = leaf > 0 && cell.first / leaf != next.first / leaf;
                    QCOMPARE(crosses, other);
                    parted += other ? 1 : 0;
                }
            }
        QVERIFY(parted > 10);
    }

    /// What cells say of a group adds up to it.
    void markedGpusAreTheGroup() {
        for (const std::int64_t gpus : {64, 4096})
            for (const TrafficKind kind : allTrafficKinds) {
                Scenario s = usual();
                s.cluster.gpus = gpus;
                s.plan.globalBatch = 2 * gpus;
                const AnatomyContent content = contentOf(s, 17, kind);
                const AnatomyLayout layout = laidOut(content, {1000, 300});
                double marked = 0, layers = 0;
                for (const ClusterCell& cell : layout.cluster.cells) {
                    marked += cell.group * static_cast<double>(cell.count);
                    layers += cell.sameLayers * static_cast<double>(cell.count);
                }
                const bool communicates = groupPlace(s, kind).ranks > 1;
                QVERIFY(std::abs(marked - static_cast<double>(communicates ? groupPlace(s, kind).ranks : 0)) <
                        1e-6);
                QVERIFY(std::abs(layers - (communicates ? 0.0 : static_cast<double>(gpus / s.plan.pp))) <
                        1e-6);
            }
    }

    void wordsNeverOverlap() {
        Scenario large = usual();
        large.cluster.gpus = 16'384;
        large.plan.globalBatch = 32'768;
        Scenario alone = detailed("llama-3.1-8b", 1);
        for (const Scenario& s : {usual(), experts(), large, alone})
            for (const auto kind : {std::optional<TrafficKind>(), std::optional(TrafficKind::data)}) {
                const Analysis analysis = analyzeWithoutTimeline(s);
                QVERIFY(analysis.runnable());
                const AnatomyContent content(analysis, s.cluster.gpus / 3, kind);
                for (int width = 60; width <= 2000; width += 97)
                    for (const int height : {30, 90, 200, 333, 720, 1200}) {
                        const QRectF area(0, 0, width, height);
                        const QString wrong = test::misplaced(laidOut(content, area.size()), area);
                        QVERIFY2(wrong.isEmpty(),
                                 qPrintable(QStringLiteral("%1 × %2: %3").arg(width).arg(height).arg(wrong)));
                    }
            }
    }

    /// Any model of the catalogue, whole on one GPU and divided by two.
    void everyModelIsDrawn() {
        const Colours colours = Colours::make(true, ColourSet::paper);
        for (const ModelSpec& model : test::models())
            for (const std::int64_t tensor : {1, 2}) {
                Scenario s = test::llama8b();
                s.model = model;
                s.plan.tp = tensor;
                const Analysis analysis = analyzeWithoutTimeline(s);
                if (!analysis.runnable())
                    continue;
                AnatomyView view;
                view.setFont(test::usualFont());
                view.setAnalysis(analysis);
                const AnatomyLayout layout = laidOut(*view.content(), {1280, 400});
                QVERIFY2(layout.model.matrices.size() >= 4, model.name.c_str());
                for (const SharedBox& box : layout.model.matrices)
                    QVERIFY2(layout.area.contains(box.box), model.name.c_str());
                for (std::size_t i = 0; i < view.content()->matrices().size(); ++i)
                    QVERIFY(
                        !anatomy_text::readout(*view.content(), {What::matrix, static_cast<std::int64_t>(i)})
                             .isEmpty());
                (void)test::painted(view, {640, 300}, colours, 1, test::usualFont());
            }
    }

    /// The bytes are those of the memory bars, to the bit.
    void bytesAreTheEstimates() {
        for (const Scenario& s : {usual(), experts()}) {
            const Analysis analysis = analyzeWithoutTimeline(s);
            const ShownAnatomy shown(s);
            const DataTable table = shown.view.data();
            double sum = 0;
            for (const auto& row : table.rows)
                if (row[0].toString() == QStringLiteral("memory"))
                    sum += row[2].toDouble();
            QCOMPARE(sum, analysis.memory->stages.front().total(MemoryKind::device).value());
        }
    }

    void theTableSaysWhatThereIs() {
        ShownAnatomy shown(usual());
        const DataTable table = shown.view.data();
        double tensor = -1, layers = -1;
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
            if (row[1].toString() == QStringLiteral("TP"))
                tensor = row[3].toDouble();
            if (row[1].toString() == QStringLiteral("layers"))
                layers = row[2].toDouble();
        }
        QCOMPARE(tensor, 4.0);
        QCOMPARE(layers, 16.0);
    }
};

QUADRILLE_TESTS(TestAnatomy)
#include "tst_anatomy.moc"
