// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_heatmap.h"
#include "tests/support/pixels.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;
using namespace quadrille::test;

class TestHeatmap : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        QLocale::setDefault(QLocale::c());
    }
    void cellsAreFilledByZoneOrHatched();
    void bubblesAreDarkerTheLarger();
    void betterIsPaler_data();
    void betterIsPaler();
    void whatDoesNotFitIsCrossedInEveryQuantity_data();
    void whatDoesNotFitIsCrossedInEveryQuantity();
    void theBestThatFitsHasAStar();
    void theCurrentPlanIsOutlined();
    void aPendingPictureSaysSo();
    void plansThatAreComputingAreEmptyAndSaySo();
    void onlyKnownNumbersAreCompared_data();
    void onlyKnownNumbersAreCompared();
    void absurdGridsPaint_data();
    void absurdGridsPaint();
    void emptyIsNeverBlank();
};

void TestHeatmap::cellsAreFilledByZoneOrHatched() {
    ShownHeatmap shown(smallGrid());
    const QImage image = shown.painted();
    const Colours colours = Colours::make(false, ColourSet::paper);
    QVERIFY(share(image, shown.cell(0, 0), colours.zoneRed) > 0.6);
    QVERIFY(share(image, shown.cell(1, 0), colours.zoneYellow) > 0.6);
    QVERIFY(share(image, shown.cell(2, 1), colours.zoneGreen) > 0.6);
    const QRectF cannot = shown.cell(0, 1);
    QVERIFY(share(image, cannot, colours.hatch) > 0.08);
    QVERIFY(share(image, cannot, colours.background) > 0.4);
    for (const QColor& zone : {colours.zoneRed, colours.zoneYellow, colours.zoneGreen})
        QCOMPARE(coloured(image, cannot.adjusted(1, 1, -1, -1), zone), 0);
    QCOMPARE(coloured(image, shown.cell(0, 0), colours.hatch), 0);
}

void TestHeatmap::bubblesAreDarkerTheLarger() {
    HeatmapData data = smallGrid();
    data.shown = HeatmapQuantity::bubble;
    ShownHeatmap shown(data);
    const QImage image = shown.painted();
    const auto corner = [&](int column, int row) {
        return image.pixelColor(shown.cell(column, row).topLeft().toPoint() + QPoint(6, 6)).lightness();
    };
    // Bubbles of what may fit: 20 % and 8.6 % in the bottom row, 5 % above.
    QVERIFY(corner(1, 0) < corner(2, 0));
    QVERIFY(corner(2, 0) < corner(2, 1));
}

void TestHeatmap::betterIsPaler_data() {
    QTest::addColumn<int>("quantity");
    for (const auto quantity : allHeatmapQuantities)
        if (quantity != HeatmapQuantity::memory && quantity != HeatmapQuantity::bubble)
            QTest::newRow(name(quantity)) << static_cast<int>(quantity);
}

void TestHeatmap::betterIsPaler() {
    QFETCH(int, quantity);
    ShownHeatmap shown(speedGrid(static_cast<HeatmapQuantity>(quantity)));
    const QImage image = shown.painted();
    const auto corner = [&](int column, int row) {
        return image.pixelColor(shown.cell(column, row).topLeft().toPoint() + QPoint(6, 6)).lightness();
    };
    // From the fastest to the slowest of what may fit, by all of these quantities.
    QVERIFY(corner(2, 1) > corner(1, 0));
    QVERIFY(corner(1, 0) > corner(2, 0));
    // What runs out of memory says so in words, as it does when memory is shown.
    const auto layout =
        layoutHeatmap(shown.map.heatmapData(), QRectF(shown.map.rect()), shown.map.font(), &shown.map);
    QCOMPARE(layout.cellTexts.size(), 5);
    for (const auto& label : layout.cellTexts) {
        const Zone zone = shown.map.heatmapData().cell(label.place.column, label.place.row).glance.zone;
        QCOMPARE(label.placed.text.endsWith(zoneGlyph(Zone::red)), zone == Zone::red);
        QCOMPARE(label.placed.text.endsWith(zoneGlyph(Zone::yellow)), zone == Zone::yellow);
    }
}

void TestHeatmap::whatDoesNotFitIsCrossedInEveryQuantity_data() {
    QTest::addColumn<int>("quantity");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("set");
    for (const auto quantity : allHeatmapQuantities)
        for (const bool dark : {false, true})
            for (const auto set : {ColourSet::paper, ColourSet::colourBlindSafe})
                QTest::addRow("%s%s%s", name(quantity), dark ? ", dark" : "",
                              set == ColourSet::paper ? "" : ", colour-blind safe")
                    << static_cast<int>(quantity) << dark << static_cast<int>(set);
}

void TestHeatmap::whatDoesNotFitIsCrossedInEveryQuantity() {
    QFETCH(int, quantity);
    QFETCH(bool, dark);
    QFETCH(int, set);
    const Colours colours = Colours::make(dark, static_cast<ColourSet>(set));
    ShownHeatmap shown(speedGrid(static_cast<HeatmapQuantity>(quantity)));
    const QImage image = shown.painted(colours);
    // Pixels along the diagonals, away from the corners and from the number in the middle.
    const auto crossed = [&](int column, int row) {
        const QRectF cell = shown.cell(column, row);
        const QColor fill = image.pixelColor(QPointF(cell.left() + 4, cell.center().y()).toPoint());
        int other = 0;
        for (const double along : {0.12, 0.16, 0.2, 0.8, 0.84, 0.88})
            for (const bool rising : {false, true}) {
                const double down = rising ? 1 - along : along;
                const QPointF at(cell.left() + along * cell.width(), cell.top() + down * cell.height());
                other += image.pixelColor(at.toPoint()).rgb() != fill.rgb() ? 1 : 0;
            }
        return other >= 10;
    };
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column) {
            const Glance& glance = shown.map.heatmapData().cell(column, row).glance;
            const bool red = glance.runnable && glance.zone == Zone::red;
            const QRectF cell = shown.cell(column, row);
            QCOMPARE(share(image, cell, colours.zoneRed) > 0.6, red);
            if (glance.runnable && !(column == 2 && row == 0)) // which has the outline
                QCOMPARE(crossed(column, row), red);
        }
    // What cannot run is hatched, and is no other's colour.
    QVERIFY(share(image, shown.cell(0, 1), colours.hatch) > 0.08);
    QVERIFY(share(image, shown.cell(0, 1), colours.background) > 0.4);
    // The legend has both, by name.
    QStringList named;
    const auto layout =
        layoutHeatmap(shown.map.heatmapData(), QRectF(0, 0, 900, 400), shown.map.font(), nullptr);
    for (const auto& label : layout.labels)
        named << label.placed.text;
    QVERIFY(named.contains(QStringLiteral("does not fit")));
    QVERIFY(named.contains(QStringLiteral("cannot run")));
}

void TestHeatmap::theBestThatFitsHasAStar() {
    for (const auto quantity : allHeatmapQuantities) {
        const HeatmapData data = speedGrid(quantity);
        const bool memory = quantity == HeatmapQuantity::memory; // of which less is no aim
        QCOMPARE(data.best(), memory ? HeatmapPlace{} : (HeatmapPlace{2, 1}));
        const auto layout =
            layoutHeatmap(data, QRectF(0, 0, 700, 320), QFont(QStringLiteral("DejaVu Sans"), 9), nullptr);
        int stars = 0;
        for (const auto& label : layout.cellTexts) {
            if (!label.placed.text.endsWith(u'★'))
                continue;
            ++stars;
            QCOMPARE(label.place, (HeatmapPlace{2, 1}));
        }
        QCOMPARE(stars, memory ? 0 : 1);
    }
    // Of several that are as good, the current plan's; none where none fits.
    HeatmapData even = speedGrid(HeatmapQuantity::step);
    even.cells[2].glance.step = even.cells[5].glance.step;
    QCOMPARE(even.best(), (HeatmapPlace{2, 0}));
    even.currentColumn = even.currentRow = -1;
    QCOMPARE(even.best(), (HeatmapPlace{2, 0})); // the first
    for (auto& cell : even.cells)
        cell.glance.zone = Zone::red;
    QVERIFY(!even.best().valid());
}

void TestHeatmap::theCurrentPlanIsOutlined() {
    ShownHeatmap shown(smallGrid());
    const Colours colours = Colours::make(false, ColourSet::paper);
    const auto ring = [&](int column, int row) {
        return coloured(shown.painted(), shown.cell(column, row).adjusted(-2, -2, 2, 2), colours.accent);
    };
    QVERIFY(ring(2, 0) > 200);
    QCOMPARE(ring(0, 1), 0);
    shown.map.setCurrent(1, 2);
    QVERIFY(ring(0, 1) > 200);
    QCOMPARE(ring(2, 0), 0);
    shown.map.setCurrent(3, 2); // not a stop
    QCOMPARE(coloured(shown.painted(), QRectF(shown.map.rect()), colours.accent), 0);
    QVERIFY(!shown.map.heatmapData().current());
}

void TestHeatmap::aPendingPictureSaysSo() {
    Heatmap map;
    map.setData(smallGrid());
    const QString before = map.finding();
    QSignalSpy changed(&map, &Picture::findingChanged);
    map.setPending(true);
    QCOMPARE(map.finding(), QStringLiteral("Computing these plans…"));
    QVERIFY(!map.heatmapData().isEmpty()); // the picture stays
    map.setPending(false);
    QCOMPARE(map.finding(), before);
    QCOMPARE(changed.count(), 2);
}

void TestHeatmap::plansThatAreComputingAreEmptyAndSaySo() {
    HeatmapData data = smallGrid();
    const auto await = [&data](int column, int row) {
        HeatmapCell& cell = data.cell(column, row);
        cell = {};
        cell.glance.runnable = cell.computing = true;
    };
    await(2, 0); // the current one
    await(1, 1);
    ShownHeatmap shown(data, {900, 400});
    QVERIFY(data.isPartial());
    QVERIFY(QTest::qWaitForWindowActive(&shown.map));
    QCOMPARE(shown.map.finding(), QStringLiteral("Computing: 3 of 5 plans…"));
    shown.map.setPending(true); // the title goes on telling how far it is
    QCOMPARE(shown.map.finding(), QStringLiteral("Computing: 3 of 5 plans…"));

    for (const bool dark : {false, true}) {
        const Colours colours = Colours::make(dark, ColourSet::paper);
        const QImage image = shown.painted(colours);
        const QRectF cell = shown.cell(1, 1);
        QVERIFY(share(image, cell, colours.background) > 0.9);
        QVERIFY(coloured(image, cell, colours.grid) > 0.9 * 2 * (cell.width() + cell.height() - 4));
        QCOMPARE(coloured(image, cell.adjusted(3, 3, -3, -3), colours.background),
                 coloured(image, cell.adjusted(3, 3, -3, -3), image.pixelColor(cell.center().toPoint())));
        QVERIFY(share(image, shown.cell(0, 1), colours.hatch) > 0.08); // cannot run
        QVERIFY(share(image, shown.cell(0, 0), colours.zoneRed) > 0.6);
    }
    const auto layout =
        layoutHeatmap(shown.map.heatmapData(), QRectF(shown.map.rect()), shown.map.font(), &shown.map);
    QCOMPARE(layout.cellTexts.size(), 3);
    QStringList named;
    for (const auto& label : layout.labels)
        named << label.placed.text;
    QVERIFY(named.contains(QStringLiteral("computing…")));

    QSignalSpy said(&shown.map, &Picture::readout);
    QTest::mouseMove(&shown.map, shown.middle(1, 1));
    QTRY_VERIFY(!said.isEmpty());
    QCOMPARE(said.last()[0].toString(), QStringLiteral("Tensor parallel 2, Micro-batch 2: computing…"));
    const QList<QVariant> row = shown.map.data().rows[4];
    QCOMPARE(row[2].toBool(), true);
    for (int column = 3; column < 11; ++column)
        QVERIFY(row[column].isNull());
    QCOMPARE(row[12].toString(), QStringLiteral("computing…"));

    // There is nothing to explain yet; the plan can be chosen.
    QSignalSpy explained(&shown.map, &Picture::explainRequested);
    QTest::keyClick(&shown.map, Qt::Key_E);
    QCOMPARE(explained.count(), 0);
    QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
    QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.middle(1, 1));
    QCOMPARE(chosen.count(), 1);

    // With the last number nothing of that is left.
    shown.map.setPending(false);
    shown.map.setData(smallGrid());
    QVERIFY(!shown.map.finding().contains(u'…'));
    for (const auto& label :
         layoutHeatmap(smallGrid(), QRectF(shown.map.rect()), shown.map.font(), &shown.map).labels)
        QVERIFY(label.placed.text != QStringLiteral("computing…"));
}

void TestHeatmap::onlyKnownNumbersAreCompared_data() {
    QTest::addColumn<int>("quantity");
    for (const auto quantity : allHeatmapQuantities)
        QTest::newRow(name(quantity)) << static_cast<int>(quantity);
}

// Colours, best and styles are those of a grid in which the others cannot run.
void TestHeatmap::onlyKnownNumbersAreCompared() {
    QFETCH(int, quantity);
    HeatmapData partial = speedGrid(static_cast<HeatmapQuantity>(quantity));
    HeatmapData without = partial;
    partial.cell(2, 1).computing = true; // the best that fits, with numbers that are of something else
    without.cell(2, 1) = {};
    QCOMPARE(partial.best(), without.best());
    QCOMPARE(bubbleScale(partial), bubbleScale(without));
    if (partial.shown != HeatmapQuantity::memory) {
        const HeatmapScale scale = HeatmapScale::of(partial);
        const HeatmapScale other = HeatmapScale::of(without);
        QCOMPARE(scale.best, other.best);
        QCOMPARE(scale.worst, other.worst);
    }
    const QFont font(QStringLiteral("DejaVu Sans"), 9);
    const auto layout = layoutHeatmap(partial, QRectF(0, 0, 900, 400), font, nullptr);
    const auto other = layoutHeatmap(without, QRectF(0, 0, 900, 400), font, nullptr);
    QCOMPARE(layout.cellTexts.size(), other.cellTexts.size());
    QCOMPARE(layout.fold.columns.shown, other.fold.columns.shown);
}

void TestHeatmap::absurdGridsPaint_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("scale");
    QTest::addRow("1 by 1") << 1 << 1 << 1.0;
    QTest::addRow("40 by 40") << 40 << 40 << 1.0;
    QTest::addRow("1 by 1000") << 1 << 1000 << 1.0;
    QTest::addRow("no bytes") << 5 << 5 << 0.0;
    QTest::addRow("a billion GiB") << 5 << 5 << 1e9;
}

void TestHeatmap::absurdGridsPaint() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(double, scale);
    const HeatmapData data = bigGrid(columns, rows, scale);
    const Colours colours = Colours::make(false, ColourSet::paper);
    for (const QSize size : {QSize(160, 100), QSize(1, 1), QSize(520, 320), QSize(3840, 2160)}) {
        for (const auto quantity : allHeatmapQuantities) {
            HeatmapData shownData = data;
            shownData.shown = quantity;
            ShownHeatmap shown(shownData, size);
            const QImage image = shown.painted();
            // A cell lower than a pixel need not be seen.
            if (shown.cell(0, 0).height() > 2 && size.width() > 500 && quantity == HeatmapQuantity::memory &&
                data.cell(0, 0).glance.runnable)
                QVERIFY(share(image, shown.cell(0, 0), colours.zone(data.cell(0, 0).glance.zone)) > 0.5);
        }
    }
}

void TestHeatmap::emptyIsNeverBlank() {
    ShownHeatmap shown(HeatmapData{});
    QVERIFY(!shown.map.finding().isEmpty());
    QVERIFY(coloured(shown.painted(), QRectF(shown.map.rect()), Colours::make(false, ColourSet::paper).grid) >
            500);
    shown.map.setEmptyReason(QStringLiteral("Choose two axes."));
    QCOMPARE(shown.map.finding(), QStringLiteral("Choose two axes."));
    QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
    QTest::mouseClick(&shown.map, Qt::LeftButton, {}, QPoint(200, 100));
    QTest::keyClick(&shown.map, Qt::Key_Right);
    QTest::keyClick(&shown.map, Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
}

QUADRILLE_TESTS(TestHeatmap)
#include "tst_heatmap.moc"
