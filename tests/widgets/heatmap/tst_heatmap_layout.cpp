// SPDX-License-Identifier: GPL-3.0-or-later
#include "grids.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/heatmap/heatmap_layout.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Content = HeatmapCellStyle::Content;

const QFont& font() {
    static const QFont nine(QStringLiteral("DejaVu Sans"), 9);
    return nine;
}

} // namespace

class TestHeatmapLayout : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void rowsAscendUpward();
    void everyPointOfACellIsThatCell();
    void wordsNeverTouchAndNumbersStayInTheirCells();
    void cellsSayAsMuchAsFits_data();
    void cellsSayAsMuchAsFits();
    void axesAreNamedWithTheirStops();
    void thinnedStopsKeepTheCurrentOne();
    void theBubbleScaleEndsAboveTheLargest();
    void scalesHoldEveryRunnableCell();
    void scalesRunFromTheBestToTheWorst();
};

void TestHeatmapLayout::rowsAscendUpward() {
    const auto layout = layoutHeatmap(smallGrid(), QRectF(0, 0, 500, 300), font(), nullptr);
    QVERIFY(layout.cell(0, 1).bottom() <= layout.cell(0, 0).top());
    QVERIFY(layout.cell(0, 0).right() <= layout.cell(1, 0).left());
    QCOMPARE(layout.cellAt({-1, -1}), HeatmapPlace{});
    QCOMPARE(layout.cellAt(layout.grid.bottomRight() + QPointF(1, 1)), HeatmapPlace{});
}

void TestHeatmapLayout::everyPointOfACellIsThatCell() {
    QVERIFY(rc::check("cellAt() inverts cell()", [] {
        const int columns = *rc::gen::inRange(1, 41);
        const int rows = *rc::gen::inRange(1, 41);
        const QSizeF size(*rc::gen::inRange(160, 3000), *rc::gen::inRange(100, 2000));
        const auto layout = layoutHeatmap(bigGrid(columns, rows), QRectF({0, 0}, size), font(), nullptr);
        const HeatmapPlace place{*rc::gen::elementOf(layout.fold.columns.shown),
                                 *rc::gen::elementOf(layout.fold.rows.shown)};
        const QRectF cell = layout.cell(place.column, place.row);
        RC_ASSERT(!cell.isEmpty());
        for (const double across : {0.01, 0.5, 0.99}) {
            const QPointF point(cell.left() + across * cell.width(), cell.top() + across * cell.height());
            RC_ASSERT(layout.cellAt(point) == place);
        }
    }));
}

void TestHeatmapLayout::wordsNeverTouchAndNumbersStayInTheirCells() {
    QVERIFY(rc::check("any size, font, grid and amount", [] {
        HeatmapData data =
            bigGrid(*rc::gen::inRange(1, 41), *rc::gen::inRange(1, 41),
                    *rc::gen::element(1.0, 0.0, 1e-3, 1e9), *rc::gen::element(1, 1024, 1000000));
        data.xDimension = *rc::gen::elementOf(std::vector(allDimensions.begin(), allDimensions.end()));
        data.shown =
            *rc::gen::elementOf(std::vector(allHeatmapQuantities.begin(), allHeatmapQuantities.end()));
        data.currentColumn = *rc::gen::inRange(-1, data.columns());
        data.currentRow = data.currentColumn < 0 ? -1 : *rc::gen::inRange(0, data.rows());
        data.columnsFolded = *rc::gen::arbitrary<bool>();
        data.rowsFolded = *rc::gen::arbitrary<bool>();
        const QRectF area(0, 0, *rc::gen::inRange(160, 3840), *rc::gen::inRange(100, 2160));
        QFont sized = font();
        sized.setPointSize(*rc::gen::inRange(7, 25));
        const auto layout = layoutHeatmap(data, area, sized, nullptr);
        RC_ASSERT(area.contains(layout.grid));
        for (const QRectF& strip : {layout.columnStrip, layout.rowStrip}) {
            RC_ASSERT(strip.isEmpty() || area.contains(strip));
            RC_ASSERT(!strip.intersects(layout.grid.adjusted(0, 0, -layout.gap, -layout.gap)));
        }
        for (qsizetype i = 0; i < layout.labels.size(); ++i) {
            const QRectF box = layout.labels[i].placed.box;
            if (!area.contains(box) || box.intersects(layout.grid))
                RC_FAIL("misplaced: " + layout.labels[i].placed.text.toStdString());
            for (qsizetype j = 0; j < i; ++j) {
                if (box.intersects(layout.labels[j].placed.box) ||
                    (layout.labels[j].kind == HeatmapLabel::Kind::fold &&
                     box.intersects(layout.labels[j].swatch)))
                    RC_FAIL(layout.labels[i].placed.text.toStdString() + " over " +
                            layout.labels[j].placed.text.toStdString());
            }
        }
        const QFontMetricsF metrics(scaledFont(sized, layout.style.scale));
        for (const auto& label : layout.cellTexts) {
            const QRectF cell = layout.cell(label.place.column, label.place.row);
            RC_ASSERT(metrics.horizontalAdvance(label.placed.text) <= cell.width());
            RC_ASSERT(metrics.ascent() <= cell.height());
        }
    }));
}

void TestHeatmapLayout::cellsSayAsMuchAsFits_data() {
    QTest::addColumn<QSizeF>("cell");
    QTest::addColumn<int>("content");
    QTest::addColumn<int>("decimals");
    QTest::addRow("wide") << QSizeF(120, 40) << static_cast<int>(Content::numberAndGlyph) << 1;
    QTest::addRow("100.0 ✕ is too wide") << QSizeF(46, 24) << static_cast<int>(Content::numberAndGlyph) << 0;
    QTest::addRow("100 ✕ is too wide") << QSizeF(30, 20) << static_cast<int>(Content::numberOverBar) << 0;
    QTest::addRow("100 is too wide") << QSizeF(16, 16) << static_cast<int>(Content::glyph) << 0;
    QTest::addRow("no letter fits") << QSizeF(8, 8) << static_cast<int>(Content::mark) << 0;
    QTest::addRow("no sign fits") << QSizeF(2, 2) << static_cast<int>(Content::nothing) << 0;
}

void TestHeatmapLayout::cellsSayAsMuchAsFits() {
    QFETCH(QSizeF, cell);
    QFETCH(int, content);
    QFETCH(int, decimals);
    const auto style = cellStyle(smallGrid(), cell, font(), nullptr);
    QCOMPARE(static_cast<int>(style.content), content);
    QCOMPARE(style.decimals, decimals);
}

void TestHeatmapLayout::axesAreNamedWithTheirStops() {
    const auto layout = layoutHeatmap(smallGrid(), QRectF(0, 0, 500, 300), font(), nullptr);
    QCOMPARE(texts(layout, HeatmapLabel::Kind::xName), QStringList{QStringLiteral("Tensor parallel")});
    QCOMPARE(texts(layout, HeatmapLabel::Kind::yName), QStringList{QStringLiteral("Micro-batch")});
    QStringList x = texts(layout, HeatmapLabel::Kind::xStop);
    x.sort();
    QCOMPARE(x, (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")}));
    for (const auto& label : layout.labels) {
        if (label.kind == HeatmapLabel::Kind::xStop)
            QVERIFY(std::abs(label.placed.box.center().x() -
                             layout.cell(label.place.column, 0).center().x()) < 1);
        if (label.kind == HeatmapLabel::Kind::yStop)
            QVERIFY(std::abs(label.placed.box.center().y() - layout.cell(0, label.place.row).center().y()) <
                    1);
    }
    QCOMPARE(texts(layout, HeatmapLabel::Kind::zone).size(), 3);
    HeatmapData bubble = smallGrid();
    bubble.shown = HeatmapQuantity::bubble;
    const auto scale = layoutHeatmap(bubble, QRectF(0, 0, 700, 300), font(), nullptr);
    QCOMPARE(texts(scale, HeatmapLabel::Kind::heading),
             QStringList{QStringLiteral("Bubble: idle ÷ total time")});
    QCOMPARE(texts(scale, HeatmapLabel::Kind::scaleEnd),
             (QStringList{QStringLiteral("0 %"), QStringLiteral("30 %")}));
}

void TestHeatmapLayout::thinnedStopsKeepTheCurrentOne() {
    HeatmapData data = bigGrid(40, 40);
    data.currentColumn = 17;
    data.currentRow = 18;
    const auto layout = layoutHeatmap(data, QRectF(0, 0, 300, 220), font(), nullptr);
    QVERIFY(texts(layout, HeatmapLabel::Kind::xStop).size() < 40);
    QVERIFY(texts(layout, HeatmapLabel::Kind::xStop).contains(QStringLiteral("18")));
    QVERIFY(texts(layout, HeatmapLabel::Kind::yStop).contains(QStringLiteral("19")));
}

void TestHeatmapLayout::theBubbleScaleEndsAboveTheLargest() {
    HeatmapData data = smallGrid();
    QCOMPARE(bubbleScale(data), 0.3);
    data.cells[1].glance.bubbleOverTotal = 0.301;
    QCOMPARE(bubbleScale(data), 0.35);
    data.cells[3].glance.bubbleOverTotal = 0.9; // cannot run: does not count
    QCOMPARE(bubbleScale(data), 0.35);
    data.cells.assign(6, runnableCell(10, 0));
    QCOMPARE(bubbleScale(data), 0.05);
}

// Whatever the values: every cell within the scale, and a better one never nearer to the worst end.
void TestHeatmapLayout::scalesHoldEveryRunnableCell() {
    QVERIFY(rc::check("any values", [] {
        HeatmapData data = bigGrid(*rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9),
                                   std::pow(10.0, *rc::gen::inRange(-6, 7)));
        data.shown =
            *rc::gen::elementOf(std::vector(allHeatmapQuantities.begin() + 1, allHeatmapQuantities.end()));
        const HeatmapScale scale = HeatmapScale::of(data);
        const bool less = lessIsBetter(data.shown);
        RC_ASSERT((scale.best < scale.worst) == less);
        RC_ASSERT(scale.share(scale.best) == 0);
        RC_ASSERT(std::abs(scale.share(scale.worst) - 1) < 1e-9);
        double before = -1;
        std::vector<double> values;
        for (const auto& cell : data.cells) {
            const double value = cell.glance.runnable ? data.value(cell.glance) : 0;
            if (!(value > 0))
                continue;
            const double slack = 1e-6 * value;
            RC_ASSERT(value >= std::min(scale.best, scale.worst) - slack);
            RC_ASSERT(value <= std::max(scale.best, scale.worst) + slack);
            values.push_back(value);
        }
        std::sort(values.begin(), values.end());
        if (!less)
            std::reverse(values.begin(), values.end());
        for (const double value : values) {
            RC_ASSERT(scale.share(value) >= before);
            before = scale.share(value);
        }
    }));
}

void TestHeatmapLayout::scalesRunFromTheBestToTheWorst() {
    const HeatmapScale share = HeatmapScale::of(speedGrid(HeatmapQuantity::utilisation)); // 20 % to 60 %
    QCOMPARE(share.best, 0.6);
    QCOMPARE(share.worst, 0.2);
    QCOMPARE(share.share(0.5), 0.25);
    const HeatmapScale step = HeatmapScale::of(speedGrid(HeatmapQuantity::step)); // 1 s to 5 s, by factors
    QCOMPARE(step.best, 1.0);
    QCOMPARE(step.worst, 5.0);
    QCOMPARE(step.share(std::sqrt(5.0)), 0.5);
    const auto layout =
        layoutHeatmap(speedGrid(HeatmapQuantity::step), QRectF(0, 0, 700, 300), font(), nullptr);
    QCOMPARE(texts(layout, HeatmapLabel::Kind::scaleEnd),
             (QStringList{QStringLiteral("1.0 s"), QStringLiteral("5.0 s")}));
    QCOMPARE(texts(layout, HeatmapLabel::Kind::best), QStringList{QStringLiteral("best that fits")});
    // A grid of one value is no reason to divide by nothing.
    HeatmapData alike = speedGrid(HeatmapQuantity::tokens);
    alike.cells.assign(6, withSpeed(runnableCell(10, 0.1), 3, 7000, 0.3));
    const HeatmapScale one = HeatmapScale::of(alike);
    QVERIFY(one.worst < 7000 + 1e-6 && one.best > one.worst);
}

QUADRILLE_TESTS(TestHeatmapLayout)
#include "tst_heatmap_layout.moc"
