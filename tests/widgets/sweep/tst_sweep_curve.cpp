// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_sweep.h"
#include "tests/support/pixels.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/format.h"

#include <QSignalSpy>

#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::test;

namespace {

/// Rows of pixels that show the colour near the left edge of a bar, where no marker and no line's edge is.
int heightOf(const QImage& image, const QRectF& column, const QColor& colour, double barLeft) {
    return coloured(image, QRectF(std::ceil(barLeft) + 1, column.top(), 1, column.height()), colour);
}

} // namespace

class TestSweepCurve : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        qRegisterMetaType<std::int64_t>("std::int64_t");
        QLocale::setDefault(QLocale::c());
    }
    void barsAreAsHighAsTheirBytes();
    void barsHoldNoMoreThanTheirNumber();
    void theTallestBarIsWholeAndItsPartsAreTheLegends();
    void stopsThatCannotRunAreHatchedAndEmpty();
    void stopsThatAreComputingAreEmptyAndSaySo();
    void barsBeyondTwiceTheCapacityAreBroken();
    void theBubbleIsDrawnToItsOwnAxis();
    void theCurrentStopIsMarked();
    void theBaselineIsDrawn();
    void darkPaletteRepaints();
    void wordsNeverOverlap();
    void absurdDataPaints_data();
    void absurdDataPaints();
};

void TestSweepCurve::barsAreAsHighAsTheirBytes() {
    const std::vector<double> totals{16, 32, 48, 64};
    ShownSweep shown(sweepOf(totals), {900, 700});
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    // 80 GiB is the distance from the capacity line to the foot.
    const double perGib = (layout.frame.bottom() - layout.y(80)) / 80;
    const DataTable table = shown.curve.data();
    for (int stop = 0; stop < 4; ++stop) {
        const QRectF bar = layout.bar(stop, 0, 80);
        const int rows =
            heightOf(image, layout.column(stop), colours.part(MemoryPart::activations), bar.left());
        const double gib = table.rows[stop][5].toDouble() / bytesPerGib; // activations: half of the total
        QCOMPARE(gib, totals[std::size_t(stop)] / 2);
        // The 80 % line, its edge and the seam below take a few pixels.
        QVERIFY2(std::abs(rows - gib * perGib) <= 4, qPrintable(QStringLiteral("%1 rows").arg(rows)));
    }
}

// The number on a bar is of allocated memory, and so is the bar, though the estimate knows more.
void TestSweepCurve::barsHoldNoMoreThanTheirNumber() {
    SweepData data = sweepOf({16, 32, 48, 64});
    for (SweepStop& stop : data.stops) {
        stop.fullest->part(MemoryPart::fragmentation) = gibibytes(6);
        stop.fullest->part(MemoryPart::communicators) = gibibytes(4);
        stop.fullest->part(MemoryPart::context) = gibibytes(2);
        QCOMPARE(inGib(stop.total()), 16.0 * static_cast<double>(&stop - data.stops.data() + 1));
    }
    ShownSweep shown(data, {900, 700});
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    for (int stop = 0; stop < data.count(); ++stop)
        for (const MemoryPart part :
             {MemoryPart::fragmentation, MemoryPart::communicators, MemoryPart::context})
            QCOMPARE(coloured(image, layout.column(stop), colours.part(part)), 0);
}

// Up to twice the capacity nothing is cut: the parts that the legend names, added up, are the number on the
// bar and reach as high as that.
void TestSweepCurve::theTallestBarIsWholeAndItsPartsAreTheLegends() {
    QVERIFY(rc::check("any amounts", [] {
        SweepData data = sweepOf(std::vector<double>(*rc::gen::inRange<std::size_t>(1, 9), 1));
        for (SweepStop& stop : data.stops) {
            for (Bytes& part : stop.fullest->parts)
                part = gibibytes(*rc::gen::inRange(0, 30));
            stop.zone = zoneOf(stop.total(), paperLimits(data.capacity));
        }
        const QFontMetricsF metrics(QFont(QStringLiteral("DejaVu Sans"), 9));
        const SweepLayout layout = layoutSweep(data, QRectF(0, 0, 1600, 500), metrics);
        RC_ASSERT(!layout.cut);
        for (int i = 0; i < data.count(); ++i) {
            const SweepStop& stop = data.stop(i);
            Bytes named;
            for (const ChartLabel& label : layout.labels) {
                if (label.kind == ChartLabel::Kind::legend && label.index >= 0)
                    named = named + stop.fullest->part(static_cast<MemoryPart>(label.index));
                if (label.kind == ChartLabel::Kind::head && label.index == i)
                    RC_ASSERT(label.placed.text.startsWith(format::gibNumber(stop.total())));
            }
            RC_ASSERT(std::abs(named.value() - stop.total().value()) <= 1e-6 * stop.total().value());
            const QRectF bar = layout.bar(i, 0, inGib(stop.total()));
            RC_ASSERT(bar.top() >= layout.frame.top());
            RC_ASSERT(std::abs(bar.height() - inGib(stop.total()) / layout.up.high * layout.frame.height()) <
                      1e-6);
        }
    }));
}

void TestSweepCurve::stopsThatCannotRunAreHatchedAndEmpty() {
    ShownSweep shown(sweepOf({16, -1, 48}));
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    QVERIFY(coloured(image, layout.column(1), colours.hatch) > 100);
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        QCOMPARE(coloured(image, layout.column(1), colours.part(part)), 0);
    QCOMPARE(coloured(image, layout.column(0), colours.hatch), 0);
    const bool named = std::any_of(layout.labels.cbegin(), layout.labels.cend(), [](const ChartLabel& label) {
        return label.kind == ChartLabel::Kind::legend && label.index == cannotRunEntry &&
               label.placed.text == QStringLiteral("cannot run");
    });
    QVERIFY(named);
    QCOMPARE(shown.curve.data().rows[1].back().toString(),
             QStringLiteral("The global batch is no multiple of this."));
}

void TestSweepCurve::stopsThatAreComputingAreEmptyAndSaySo() {
    SweepData data = sweepOf({20, 40, -1, 60, 70}, 0);
    SweepData without = data;
    for (const std::size_t awaited : {1, 3}) {
        data.stops[awaited] = {};
        data.stops[awaited].value = without.stops[awaited].value;
        data.stops[awaited].computing = true;
        without.stops[awaited].fullest.reset();
    }
    ShownSweep shown(data, {900, 400});
    QCOMPARE(shown.curve.finding(), QStringLiteral("Computing: 2 of 4 plans…"));
    for (const bool dark : {false, true}) {
        const Colours colours = Colours::make(dark, ColourSet::paper);
        const QImage image = painted(shown.curve, shown.curve.size(), colours);
        const SweepLayout layout = shown.curve.layoutNow();
        for (const int stop : {1, 3}) {
            const QRectF column = layout.column(stop);
            for (const MemoryPart part : partsOf(MemoryKind::allocated))
                QCOMPARE(coloured(image, column, colours.part(part)), 0);
            QCOMPARE(coloured(image, column, colours.hatch), 0);
            QVERIFY(coloured(image, column, colours.grid) > 1.5 * column.height()); // its outline
        }
        QVERIFY(coloured(image, layout.column(2), colours.hatch) > 100);
    }
    // Scales are those of the stops that are known.
    QCOMPARE(sweepTop(data), sweepTop(without));
    QStringList named;
    for (const ChartLabel& label : shown.curve.layoutNow().labels) {
        named << label.placed.text;
        QVERIFY(label.kind != ChartLabel::Kind::head || (label.index != 1 && label.index != 3));
    }
    QVERIFY(named.contains(QStringLiteral("computing…")));
    QVERIFY(named.contains(QStringLiteral("cannot run")));

    QSignalSpy said(&shown.curve, &Picture::readout);
    QTest::mouseMove(&shown.curve, shown.middle(3));
    QTRY_VERIFY(!said.isEmpty());
    QCOMPARE(said.last()[0].toString(), QStringLiteral("Micro-batch 8: computing…"));
    const QList<QVariant> row = shown.curve.data().rows[3];
    QCOMPARE(row[1].toBool(), true);
    QVERIFY(row[2].isNull());
    QCOMPARE(row.last().toString(), QStringLiteral("computing…"));
    QSignalSpy chosen(&shown.curve, &SweepCurve::stopChosen);
    QTest::mouseClick(&shown.curve, Qt::LeftButton, {}, shown.middle(3));
    QCOMPARE(chosen.count(), 1);

    shown.curve.setData(sweepOf({20, 40, -1, 60, 70}, 0));
    QVERIFY(!shown.curve.finding().contains(u'…'));
    for (const ChartLabel& label : shown.curve.layoutNow().labels)
        QVERIFY(label.placed.text != QStringLiteral("computing…"));
}

void TestSweepCurve::barsBeyondTwiceTheCapacityAreBroken() {
    const SweepData data = sweepOf({40, 80, 1000});
    QCOMPARE(sweepTop(data), 2 * gibibytes(80).value());
    ShownSweep shown(data);
    const SweepLayout layout = shown.curve.layoutNow();
    QVERIFY(layout.cut);
    QCOMPARE(layout.bar(2, 0, 1000).top(), layout.frame.top());
    // The number above the broken bar tells all of it.
    const auto head = std::find_if(layout.labels.cbegin(), layout.labels.cend(), [](const ChartLabel& label) {
        return label.kind == ChartLabel::Kind::head && label.index == 2;
    });
    QVERIFY(head != layout.labels.cend());
    QVERIFY(head->placed.text.startsWith(QStringLiteral("1000.0")));
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const QRectF bar = layout.bar(2, 0, 1000);
    QVERIFY(coloured(image, {bar.left() + 2, bar.top(), bar.width() - 4, 20}, colours.background) > 20);
    // Where everything is that large, nothing is told by cutting.
    QVERIFY(sweepTop(sweepOf({1000, 1100})) > gibibytes(1100).value());
}

void TestSweepCurve::theBubbleIsDrawnToItsOwnAxis() {
    ShownSweep shown(sweepOf({2, 2, 2, 2, 2}), {900, 600});
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    for (int stop = 0; stop < 5; ++stop) {
        const double share = (stop + 1) / 20.0;
        // 5 ticks of 5 % and the largest share tell the scale.
        QVERIFY(layout.right.high >= share);
        const QPointF centre(layout.column(stop).center().x(),
                             layout.frame.bottom() - share / layout.right.high * layout.frame.height());
        const QRectF around(centre - QPointF(6, 6), QSizeF(12, 12));
        QVERIFY(coloured(image, around, colours.sequential(1)) > 8);
    }
    QVERIFY(shown.curve.data().columns.contains(QStringLiteral("bubble ÷ total")));
}

void TestSweepCurve::theCurrentStopIsMarked() {
    ShownSweep shown(sweepOf({16, 32, 48}, 1));
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    const auto accents = [&](int stop) {
        return coloured(image, layout.column(stop).adjusted(2, 0, -2, 24), colours.accent);
    };
    QVERIFY(accents(1) > layout.columnWidth());
    QCOMPARE(accents(0), 0);
    QCOMPARE(accents(2), 0);
}

void TestSweepCurve::theBaselineIsDrawn() {
    SweepData data = sweepOf({16, 32, 48}, 1);
    ShownSweep shown(data);
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage without = painted(shown.curve, shown.curve.size(), colours);
    data.baseline = true;
    for (SweepStop& stop : data.stops)
        stop.baselineTotal = gibibytes(70);
    shown.curve.setData(data);
    const QImage with = painted(shown.curve, shown.curve.size(), colours);
    const SweepLayout layout = shown.curve.layoutNow();
    const double y = layout.y(70);
    const double left = layout.column(0).center().x();
    const double right = layout.column(2).center().x();
    QVERIFY(coloured(with, {left, y - 3, right - left, 6}, colours.baseline) > 40);
    QCOMPARE(coloured(without, {left, y - 3, right - left, 6}, colours.baseline), 0);
    // Beyond a cut axis it leaves the plot instead of running along its edge.
    data.stops[1].baselineTotal = data.stops[2].baselineTotal = gibibytes(4000);
    SweepData cut = data;
    cut.stops[2].fullest = sweepOf({4000}).stops[0].fullest;
    ShownSweep broken(cut);
    const QImage leaving = painted(broken.curve, broken.curve.size(), colours);
    const SweepLayout brokenLayout = broken.curve.layoutNow();
    QVERIFY(brokenLayout.cut);
    const auto along = [&](int stop) {
        return coloured(leaving, brokenLayout.column(stop), colours.baseline);
    };
    QVERIFY(along(0) > 5);
    QCOMPARE(along(1), 0);
    QCOMPARE(along(2), 0);

    const DataTable table = shown.curve.data();
    const auto column = table.columns.indexOf(QStringLiteral("total of A (bytes)"));
    QVERIFY(column > 0);
    QCOMPARE(table.rows[0][column].toDouble(), 70 * bytesPerGib);
}

void TestSweepCurve::darkPaletteRepaints() {
    ShownSweep shown(sweepOf({16, 32, 48}, 1));
    const auto ground = [&shown] { return shown.curve.grab().toImage().pixelColor(0, 0); };
    const auto bars = [&shown](bool dark) {
        const QImage image = shown.curve.grab().toImage();
        const Colours colours = Colours::make(dark, colourSet());
        return coloured(image, shown.curve.layoutNow().column(2), colours.part(MemoryPart::activations));
    };
    QPalette light;
    light.setColor(QPalette::Window, Qt::white);
    light.setColor(QPalette::WindowText, Qt::black);
    shown.curve.setPalette(light);
    QCOMPARE(ground(), Colours::make(false, colourSet()).background);
    QVERIFY(bars(false) > 100);
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    shown.curve.setPalette(dark);
    QCOMPARE(ground(), Colours::make(true, colourSet()).background);
    QVERIFY(bars(true) > 100);
}

void TestSweepCurve::wordsNeverOverlap() {
    const bool held = rc::check("words of the curve are inside and apart", [] {
        const auto totals =
            *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(-1, 400)));
        RC_PRE(totals.size() < 41U);
        const SweepData data =
            sweepOf({totals.begin(), totals.end()}, *rc::gen::inRange(-1, int(totals.size())));
        const QRectF area(0, 0, *rc::gen::inRange(40, 1600), *rc::gen::inRange(30, 900));
        const SweepLayout layout =
            layoutSweep(data, area, QFontMetricsF(QFont(QStringLiteral("DejaVu Sans"), 9)));
        RC_ASSERT(area.adjusted(-1, -1, 1, 1).contains(layout.frame));
        for (qsizetype i = 0; i < layout.labels.size(); ++i) {
            RC_ASSERT(area.adjusted(-1, -1, 1, 1).contains(layout.labels[i].placed.box));
            for (qsizetype j = 0; j < i; ++j)
                RC_ASSERT(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
        }
        for (int stop = 0; stop < data.count(); ++stop) {
            RC_ASSERT(layout.bar(stop, 0, inGib(data.stop(stop).total())).top() >= layout.frame.top() - 1e-9);
            RC_ASSERT(layout.stopAt({layout.column(stop).center().x(), layout.frame.bottom() - 0.5}) == stop);
        }
    });
    QVERIFY(held);
}

void TestSweepCurve::absurdDataPaints_data() {
    QTest::addColumn<QList<double>>("totals");
    QTest::addColumn<QSize>("size");
    const QList<double> many(60, 30.0);
    for (const QSize size :
         {QSize(1, 1), QSize(20, 400), QSize(500, 30), QSize(500, 220), QSize(1600, 900)}) {
        const auto tag = [size](const char* name) {
            return QStringLiteral("%1 at %2×%3")
                .arg(QLatin1String(name))
                .arg(size.width())
                .arg(size.height());
        };
        QTest::newRow(qPrintable(tag("none"))) << QList<double>{} << size;
        QTest::newRow(qPrintable(tag("one"))) << QList<double>{40} << size;
        QTest::newRow(qPrintable(tag("nothing held"))) << QList<double>{0, 0} << size;
        QTest::newRow(qPrintable(tag("enormous"))) << QList<double>{1, 1e12} << size;
        QTest::newRow(qPrintable(tag("none runs"))) << QList<double>{-1, -1, -1} << size;
        QTest::newRow(qPrintable(tag("many"))) << many << size;
    }
}

void TestSweepCurve::absurdDataPaints() {
    QFETCH(QList<double>, totals);
    QFETCH(QSize, size);
    SweepCurve curve;
    curve.setData(sweepOf({totals.cbegin(), totals.cend()}, totals.isEmpty() ? -1 : 0));
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QImage image = painted(curve, size, colours);
    const int ground = coloured(image, QRectF(image.rect()), colours.background);
    if (size.width() > 1)
        QVERIFY(ground < size.width() * size.height()); // never blank
}

QUADRILLE_TESTS(TestSweepCurve)
#include "tst_sweep_curve.moc"
