// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimates.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/memory_bars/bars_gutter.h"
#include "widgets/memory_bars/bars_text.h"

#include <QFont>

#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::test;

namespace {

BarsContent contentOf(MemoryEstimate estimate) {
    BarsContent content;
    content.setEstimate(std::move(estimate));
    return content;
}

BarsLayout layoutOf(const BarsContent& content, QSizeF size, int points = 9) {
    return layoutBars(content, QRectF({0, 0}, size),
                      QFontMetricsF(QFont(QStringLiteral("DejaVu Sans"), points)));
}

} // namespace

class TestBarsLayout : public QObject {
    Q_OBJECT
private slots:
    void heightsAreProportionalToBytes();
    void columnsShareTheStages();
    void profileColumnsShowTheirFullestStage();
    void hitsAreWhatIsDrawn();
    void wordsNeverTouch();
    void limitsStayInsideWhateverTheLoad_data();
    void limitsStayInsideWhateverTheLoad();
    void partsAreNamedInsideOrInALegend();
    void tickTextsTellTicksApart();
    void theBaselinesStagesHavePlacesToo();
    void kindsAddUpTheirParts();
    void theBandStandsOnTheAxisShown();
    void theProbabilityPassesTheBandsThreePoints();
    void theBandIsNamed();
};

void TestBarsLayout::heightsAreProportionalToBytes() {
    const BarsContent content = contentOf(fourStages());
    const BarsLayout layout = layoutOf(content, {420, 300});
    const double perGib = layout.bar(0, 0, bytesPerGib).height();
    QVERIFY(perGib > 1);
    QVERIFY(std::abs(layout.bar(2, gibibytes(18).value(), gibibytes(25).value()).height() - 7 * perGib) <
            1e-6);
    QVERIFY(std::abs(layout.y(0) - layout.plot.bottom()) < 1e-9);
    QVERIFY(layout.y(content.largest()) > layout.plot.top());
}

void TestBarsLayout::columnsShareTheStages() {
    QVERIFY(rc::check("every stage is in one column, and columnOf() knows it", [] {
        BarsLayout layout;
        layout.places = *rc::gen::inRange(1, 20000);
        layout.columns = *rc::gen::inRange(1, std::min(layout.places, 4000) + 1);
        int next = 0;
        for (int column = 0; column < layout.columns; ++column) {
            const auto [begin, end] = layout.stagesOf(column);
            RC_ASSERT(begin == next);
            RC_ASSERT(end > begin);
            RC_ASSERT(layout.columnOf(begin) == column);
            RC_ASSERT(layout.columnOf(end - 1) == column);
            next = end;
        }
        RC_ASSERT(next == layout.places);
    }));
    BarsLayout million;
    million.places = 1'000'000;
    million.columns = 3840;
    QCOMPARE(million.columnOf(999'999), 3839);
    QCOMPARE(million.columnOf(0), 0);
}

void TestBarsLayout::profileColumnsShowTheirFullestStage() {
    const BarsContent content = contentOf(manyStages(5000));
    const BarsLayout layout = layoutOf(content, {420, 300});
    QVERIFY(layout.isProfile());
    for (int column = 0; column < layout.columns; ++column) {
        const auto [begin, end] = layout.stagesOf(column);
        double most = 0;
        for (int stage = begin; stage < end; ++stage)
            most = std::max(most, content.stage(stage).total().value());
        QCOMPARE(content.totals[std::size_t(layout.shownStage(column))], most);
    }
    const QStringList names = texts(layout, BarLabel::Kind::axis);
    QCOMPARE(names.size(), 1);
    const auto [begin, end] = layout.stagesOf(layout.columns - 1);
    QVERIFY2(names.first().contains(QString::number(end - begin)), qPrintable(names.first()));
}

void TestBarsLayout::hitsAreWhatIsDrawn() {
    const BarsContent content = contentOf(fourStages());
    const BarsLayout layout = layoutOf(content, {420, 300});
    for (int stage = 0; stage < 4; ++stage) {
        double below = 0;
        for (const auto part : partsOf(MemoryKind::allocated)) {
            const double bytes = content.stage(stage).part(part).value();
            const QRectF box = layout.bar(stage, below, below + bytes);
            below += bytes;
            if (bytes > 0) {
                QCOMPARE(hitTest(content, layout, box.center()),
                         (BarsHit{BarsHit::What::segment, stage, part}));
            }
        }
        const QRectF column = layout.column(stage);
        const QPointF high(column.center().x(), column.top() + 1);
        QCOMPARE(hitTest(content, layout, high), (BarsHit{BarsHit::What::above, stage}));
        const QPointF under(column.center().x(), layout.plot.bottom() + 3);
        QCOMPARE(hitTest(content, layout, under), (BarsHit{BarsHit::What::head, stage}));
    }
    for (const auto& label : layout.labels) {
        if (label.kind == BarLabel::Kind::head)
            QCOMPARE(hitTest(content, layout, label.placed.box.center()),
                     (BarsHit{BarsHit::What::head, label.stage}));
    }
    QCOMPARE(hitTest(content, layout, {-5, 100}).what, BarsHit::What::nothing);
    QCOMPARE(hitTest(content, layout, {419, 100}).what, BarsHit::What::nothing);
}

void TestBarsLayout::wordsNeverTouch() {
    QVERIFY(rc::check("no word over another or outside, any size, font, load and number of stages", [] {
        const int stages = *rc::gen::element(1, 2, 3, 4, 8, 16, 33, 64, 500, 5000);
        const double scale = *rc::gen::element(0.0, 1e-6, 0.02, 0.5, 1.0, 3.0, 40.0, 1e9);
        BarsContent content = contentOf(manyStages(stages, scale));
        if (*rc::gen::arbitrary<bool>())
            content.setBaseline(manyStages(*rc::gen::element(1, 4, 16, 6000), scale * 1.05));
        if (*rc::gen::arbitrary<bool>()) {
            for (auto& stage : content.estimate->stages)
                stage.part(MemoryPart::context) = gibibytes(0.4);
            content.setEstimate(content.estimate); // counts anew
            content.setKind(*rc::gen::elementOf(allMemoryKinds));
        }
        if (*rc::gen::arbitrary<bool>()) {
            const double even = *rc::gen::element(0.1, 40.0, 66.0, 80.0, 1e3);
            content.band = OomBand{gibibytes(0.95 * even), gibibytes(even), gibibytes(1.05 * even)};
        }
        content.selected = *rc::gen::inRange(-1, stages);
        const QSizeF size(*rc::gen::inRange(160, 3840), *rc::gen::inRange(100, 2160));
        const BarsLayout layout = layoutOf(content, size, *rc::gen::inRange(7, 25));
        const QString found = misplaced(layout, QRectF({0, 0}, size));
        if (!found.isEmpty())
            RC_FAIL(found.toStdString());
    }));
}

void TestBarsLayout::limitsStayInsideWhateverTheLoad_data() {
    QTest::addColumn<double>("load"); // of 80 GiB
    for (const double load : {0.0, 1e-9, 0.01, 0.5, 0.79, 1.0, 2.0, 10.0, 100.0, 1e9})
        QTest::addRow("%g", load) << load;
}

void TestBarsLayout::limitsStayInsideWhateverTheLoad() {
    QFETCH(double, load);
    const BarsContent content = contentOf(estimateOf({{80 * load, 0, 0, 0, 0}, {40 * load, 0, 0, 0, 0}}, 80));
    const BarsLayout layout = layoutOf(content, {420, 300});
    const double capacity = layout.y(content.estimate->capacity.value());
    QVERIFY(capacity >= layout.top - 1e-6);
    QVERIFY(capacity <= layout.plot.bottom());
    QCOMPARE(texts(layout, BarLabel::Kind::capacity),
             (QStringList{QStringLiteral("capacity"), QStringLiteral("80 GiB")}));
    QCOMPARE(texts(layout, BarLabel::Kind::greenLimit), QStringList{QStringLiteral("80 %")});
    // Ten times over, the line is still well above the axis.
    if (load == 10.0)
        QVERIFY(layout.plot.bottom() - capacity > 10);
}

void TestBarsLayout::partsAreNamedInsideOrInALegend() {
    const BarsContent one = contentOf(estimateOf({{8, 16, 2, 20, 0.1}}, 80));
    const BarsLayout wide = layoutOf(one, {600, 500});
    // 2 GiB are too low for a word at this height, and so is the tenth of buffers.
    QCOMPARE(texts(wide, BarLabel::Kind::segment).size(), 3);
    QCOMPARE(texts(wide, BarLabel::Kind::legend).size(), 2);
    const BarsLayout narrow = layoutOf(contentOf(fourStages()), {420, 300});
    QCOMPARE(texts(narrow, BarLabel::Kind::legend).size(), 4); // no buffers, no entry for them
}

void TestBarsLayout::tickTextsTellTicksApart() {
    for (const double top : {0.003, 0.4, 7.0, 80.0, 3e4}) {
        const BarsLayout layout = layoutOf(contentOf(estimateOf({{top, 0, 0, 0, 0}}, top / 2)), {420, 300});
        const QStringList all = bars::tickTexts(layout.ticks);
        QVERIFY(all.size() >= 3);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    }
}

void TestBarsLayout::theBaselinesStagesHavePlacesToo() {
    BarsContent content = contentOf(fourStages());
    content.setBaseline(manyStages(6));
    const BarsLayout layout = layoutOf(content, {420, 300});
    QCOMPARE(layout.columns, 6);
    QCOMPARE(layout.shownStage(3), 3);
    QCOMPARE(layout.shownStage(4), -1);
    QCOMPARE(hitTest(content, layout, layout.column(5).center()), BarsHit{});
}

void TestBarsLayout::kindsAddUpTheirParts() {
    BarsContent content = contentOf(detailedStages());
    QVERIFY(content.hasKinds);
    QCOMPARE(inGib(Bytes(content.totals[0])), 46.0);
    QCOMPARE(content.parts().size(), 4U); // no buffers
    content.setKind(MemoryKind::reserved);
    QVERIFY(std::abs(inGib(Bytes(content.totals[0])) - 46 * 1.03) < 1e-9);
    QCOMPARE(content.parts().back(), MemoryPart::fragmentation);
    content.setKind(MemoryKind::device);
    QVERIFY(std::abs(inGib(Bytes(content.totals[3])) - (17 * 1.03 + 2)) < 1e-9);
    QCOMPARE(content.parts().size(), 7U);
    // The paper's estimate has one figure, whatever is wanted.
    content.setEstimate(fourStages());
    QVERIFY(!content.hasKinds);
    QCOMPARE(content.kind(), MemoryKind::allocated);
    QCOMPARE(inGib(Bytes(content.totals[0])), 46.0);
    // The fullest stage is that of the figure shown.
    MemoryEstimate turned = estimateOf({{10, 0, 0, 0, 0}, {11, 0, 0, 0, 0}}, 80);
    turned.stages[0].part(MemoryPart::communicators) = gibibytes(5);
    content.setEstimate(turned);
    QCOMPARE(content.fullest, 0);
    content.setKind(MemoryKind::allocated);
    QCOMPARE(content.fullest, 1);
}

void TestBarsLayout::theBandStandsOnTheAxisShown() {
    BarsContent content = contentOf(detailedStages());
    QVERIFY(!content.shownBand());
    content.band = OomBand{gibibytes(60), gibibytes(65), gibibytes(70)};
    QCOMPARE(content.shownBand(), content.band);
    // A stage of 65 GiB allocated would reserve 65 · 1.03 and take 2 more of the device.
    content.setKind(MemoryKind::device);
    QVERIFY(std::abs(inGib(content.shownBand()->even) - (65 * 1.03 + 2)) < 1e-9);
    content.setKind(MemoryKind::reserved);
    QVERIFY(std::abs(inGib(content.shownBand()->likely) - 70 * 1.03) < 1e-9);
    // The scale holds all of it.
    content.band->likely = gibibytes(100);
    QVERIFY(std::abs(content.largest() - gibibytes(103).value()) < 1);
}

void TestBarsLayout::theProbabilityPassesTheBandsThreePoints() {
    const OomBand band{gibibytes(60), gibibytes(66), gibibytes(70)};
    for (const auto& [bytes, expected] :
         {std::pair{band.unlikely, 0.05}, std::pair{band.even, 0.5}, std::pair{band.likely, 0.95}})
        QVERIFY(std::abs(oomProbabilityAt(band, bytes.value()) - expected) < 1e-12);
    double before = 0;
    for (double gib = 60; gib <= 70; gib += 0.25) {
        const double now = oomProbabilityAt(band, gibibytes(gib).value());
        QVERIFY(now > before);
        before = now;
    }
}

void TestBarsLayout::theBandIsNamed() {
    BarsContent content = contentOf(detailedStages());
    content.band = OomBand{gibibytes(65.5), gibibytes(69), gibibytes(72.5)};
    QCOMPARE(texts(layoutOf(content, {1000, 800}), BarLabel::Kind::oom),
             (QStringList{QStringLiteral("P 95 %"), QStringLiteral("P(OOM) 50 %"), QStringLiteral("P 5 %")}));
    // Too low for three words beside those of the limits.
    QCOMPARE(texts(layoutOf(content, {420, 300}), BarLabel::Kind::oom),
             (QStringList{QStringLiteral("P(OOM) 50 %"), QStringLiteral("band 5–95 %")}));
    content.band.reset();
    QVERIFY(texts(layoutOf(content, {420, 300}), BarLabel::Kind::oom).isEmpty());
    QCOMPARE(layoutOf(content, {420, 300}).bandWidth, 0.0);
}

QUADRILLE_TESTS(TestBarsLayout)
#include "tst_bars_layout.moc"
