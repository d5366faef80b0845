// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/bubble_curve/bubble_curve.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgGenerator>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

/// 32 layers, P = 4, M = 16.
Scenario guide() {
    Scenario scenario;
    scenario.model = test::model("llama-3.1-8b");
    scenario.cluster = clusterOf(test::gpu("h100-sxm-80gb"), 8);
    scenario.plan.pp = 4;
    scenario.plan.sequence = 2048;
    scenario.plan.globalBatch = 32;
    return scenario;
}

BubbleLine line(const char* name, ScheduleKind kind, std::int64_t chunks, bool current = false) {
    return {QString::fromUtf8(name), bubbleSeries(guide(), kind, chunks, TimeBase::units), current};
}

BubbleData guideLines() {
    using enum ScheduleKind;
    BubbleData data;
    data.lines = {line("1F1B", oneForwardOneBackward, 1, true), line("GPipe", gpipe, 1),
                  line("Interleaved, v = 2", interleaved, 2), line("Interleaved, v = 4", interleaved, 4),
                  line("ZB-H1", zeroBubbleH1, 1)};
    data.microbatches = 16;
    return data;
}

struct ShownCurve {
    BubbleCurve curve;
    explicit ShownCurve(BubbleData data = guideLines(), QSize size = {640, 300}) {
        curve.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        curve.setData(std::move(data));
        curve.resize(size);
        curve.show();
        curve.activateWindow();
        (void)QTest::qWaitForWindowActive(&curve);
        curve.setFocus();
    }
};

} // namespace

class TestBubbleCurve : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    // What the guide prints for P = 4, M = 16, read from the picture's own words.
    void theGuidesFiguresAreRead() {
        ShownCurve shown;
        QSignalSpy spy(&shown.curve, &Picture::readout);
        QTest::keyClick(&shown.curve, Qt::Key_Right); // the first key shows the plan's own number
        QCOMPARE(
            spy.back().front().toString(),
            QStringLiteral("16 micro-batches: 1F1B, GPipe 18.8 % · ZB-H1 6.3 % · Interleaved, v = 4 4.7 % "
                           "· Interleaved, v = 2 9.4 %"));
        QCOMPARE(shown.curve.finding(),
                 QStringLiteral("At 16 micro-batches, 1F1B, GPipe idles 18.8 % of ideal time; least does "
                                "Interleaved, v = 4: 4.7 %"));
        shown.curve.setConvention(BubbleConvention::overTotal);
        QVERIFY(shown.curve.finding().contains("15.8 % of total time")); // 3 ÷ 19
    }

    void linesPassThroughTheirPoints() {
        const ShownCurve shown;
        const Colours colours = Colours::make(false, ColourSet::paper);
        const QImage image = painted(shown.curve, shown.curve.size(), colours);
        const ChartLayout layout = shown.curve.layoutNow();
        // Half-way between two numbers of micro-batches the straight piece of the plan's own line is
        // half-way.
        const double y = (layout.y(3.0 / 8) + layout.y(3.0 / 12)) / 2;
        const double x = (layout.x(8) + layout.x(12)) / 2;
        QVERIFY(isInk(image, {x, y}, colours.accent));
        QVERIFY(!isInk(image, {x, y - 8}, colours.accent));
    }

    void theAxisIsLogarithmic() {
        const ShownCurve shown;
        const ChartLayout layout = shown.curve.layoutNow();
        QVERIFY(std::abs((layout.x(16) - layout.x(8)) - (layout.x(32) - layout.x(16))) < 1e-9);
        QVERIFY(std::abs(layout.y(0) - layout.frame.bottom()) < 1e-9);
        QVERIFY(layout.up.high >= 3.0 / 4); // from four micro-batches on all is seen
    }

    void linesAreNamedAtTheirEnds() {
        const ShownCurve shown;
        const ChartLayout layout = shown.curve.layoutNow();
        QStringList named;
        for (const ChartLabel& label : layout.labels)
            if (label.kind == ChartLabel::Kind::line) {
                named << label.placed.text;
                QVERIFY(label.placed.box.left() > layout.frame.right());
            }
        named.sort();
        QCOMPARE(named, QStringList({"1F1B, GPipe", "Interleaved, v = 2", "Interleaved, v = 4", "ZB-H1"}));
    }

    void wordsNeverOverlap() {
        for (const QSize size : {QSize(160, 100), QSize(320, 180), QSize(640, 300), QSize(1600, 900)}) {
            const ShownCurve shown(guideLines(), size);
            const ChartLayout layout = shown.curve.layoutNow();
            for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                const QRectF box = layout.labels[i].placed.box;
                QVERIFY(layout.area.adjusted(-1, -1, 1, 1).contains(box));
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY(!box.adjusted(0.01, 0.01, -0.01, -0.01).intersects(layout.labels[j].placed.box));
            }
        }
    }

    void linesThatAreAlikeAreOne() {
        const BubbleData data = merged(guideLines());
        QCOMPARE(data.lines.size(), std::size_t{4});
        QVERIFY(data.lines.back().current);
        QCOMPARE(data.lines.back().name, QStringLiteral("1F1B, GPipe"));
    }

    void keysAndPointerRead() {
        ShownCurve shown;
        QSignalSpy spy(&shown.curve, &Picture::readout);
        QTest::keyClick(&shown.curve, Qt::Key_Home);
        QTest::keyClick(&shown.curve, Qt::Key_End);
        QVERIFY(spy.back().front().toString().startsWith("64 micro-batches"));
        QTest::keyClick(&shown.curve, Qt::Key_Escape);
        QVERIFY(spy.back().front().toString().isEmpty());
        const ChartLayout layout = shown.curve.layoutNow();
        QTest::mouseMove(&shown.curve, QPointF(layout.x(8), layout.frame.center().y()).toPoint());
        QTRY_VERIFY(spy.back().front().toString().startsWith("8 micro-batches"));
    }

    /// With many more micro-batches, the first numbers are no longer shown; the cursor does not jump to the
    /// other end.
    void aCursorOutOfSightBeginsAnew() {
        ShownCurve shown;
        const QSignalSpy readout(&shown.curve, &Picture::readout);
        QTest::keyClick(&shown.curve, Qt::Key_Home);
        QTest::keyClick(&shown.curve, Qt::Key_Home);
        const auto numbers = shown.curve.bubbleData().numbers();
        BubbleData later = guideLines();
        later.microbatches = numbers.back();
        shown.curve.setData(later);
        QVERIFY(shown.curve.layoutNow().across.low > static_cast<double>(numbers.front()));
        QTest::keyClick(&shown.curve, Qt::Key_Right);
        QTest::keyClick(&shown.curve, Qt::Key_Left);
        const QString before = QStringLiteral("%1 micro-batches").arg(numbers[numbers.size() - 2]);
        QVERIFY2(readout.back().front().toString().startsWith(before),
                 qPrintable(readout.back().front().toString()));
    }

    void withoutLinesThereIsASentence() {
        BubbleData data;
        QVERIFY(!ShownCurve(data).curve.finding().isEmpty());
        data.whyNot = QStringLiteral("nothing waits");
        const ShownCurve shown(data);
        QCOMPARE(shown.curve.finding(), data.whyNot);
        QVERIFY(shown.curve.data().rows.isEmpty());
    }

    void dataHasARowPerPoint() {
        const ShownCurve shown;
        qsizetype points = 0;
        for (const BubbleLine& each : shown.curve.bubbleData().lines)
            points += static_cast<qsizetype>(each.series.points.size());
        const DataTable table = shown.curve.data();
        QCOMPARE(table.rows.size(), points);
        QCOMPARE(table.columns.size(), table.rows.front().size());
    }

    void exports() {
        const ShownCurve shown;
        const Colours colours = Colours::make(false, ColourSet::paper);
        QBuffer svg;
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        generator.setSize({640, 300});
        QPainter painter(&generator);
        shown.curve.paintOn(painter, {0, 0, 640, 300}, colours);
        painter.end();
        QVERIFY(svg.data().contains("<polyline") && svg.data().contains("ZB-H1"));
        QBuffer pdf;
        QVERIFY(pdf.open(QIODevice::WriteOnly));
        QPdfWriter writer(&pdf);
        QPainter page(&writer);
        shown.curve.paintOn(page, {0, 0, 6000, 3000}, colours);
        page.end();
        QVERIFY(pdf.data().startsWith("%PDF") && pdf.data().size() > 2000);
    }
};

QUADRILLE_TESTS(TestBubbleCurve)
#include "tst_bubble_curve.moc"
