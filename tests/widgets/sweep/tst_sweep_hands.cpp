// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_sweep.h"
#include "tests/support/pixels.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgGenerator>

using namespace quadrille;
using namespace quadrille::test;

class TestSweepHands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        qRegisterMetaType<std::int64_t>("std::int64_t");
        QLocale::setDefault(QLocale::c());
    }
    void clickChoosesTheStop();
    void keysMoveAndChoose();
    void hoverReadsOut();
    void findings_data();
    void findings();
    void dataHasARowPerStop();
    void exports();
    void wrongDataIsRefused();
};

void TestSweepHands::clickChoosesTheStop() {
    ShownSweep shown(sweepOf({16, -1, 48}, 0));
    QSignalSpy chosen(&shown.curve, &SweepCurve::stopChosen);
    QTest::mouseClick(&shown.curve, Qt::LeftButton, {}, shown.middle(2));
    QTest::mouseClick(&shown.curve, Qt::LeftButton, {}, shown.middle(1)); // may be looked at all the same
    QTest::mouseClick(&shown.curve, Qt::RightButton, {}, shown.middle(0));
    QTest::mouseClick(&shown.curve, Qt::LeftButton, {}, QPoint(1, shown.middle(0).y()));
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[0][0].value<std::int64_t>(), std::int64_t{4});
    QCOMPARE(chosen[1][0].value<std::int64_t>(), std::int64_t{2});
}

void TestSweepHands::keysMoveAndChoose() {
    ShownSweep shown(sweepOf({16, 32, 48, 64}, 1));
    QSignalSpy chosen(&shown.curve, &SweepCurve::stopChosen);
    QSignalSpy said(&shown.curve, &Picture::readout);
    const auto press = [&shown](Qt::Key key) { QTest::keyClick(&shown.curve, key); };
    press(Qt::Key_Right); // shows the cursor
    QVERIFY(said.back()[0].toString().contains(QStringLiteral("32.0 GiB")));
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    press(Qt::Key_End);
    press(Qt::Key_Right); // stays at the end
    press(Qt::Key_Enter);
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    press(Qt::Key_Space);
    QCOMPARE(chosen.size(), 3);
    QCOMPARE(chosen[0][0].value<std::int64_t>(), std::int64_t{4});
    QCOMPARE(chosen[1][0].value<std::int64_t>(), std::int64_t{8});
    QCOMPARE(chosen[2][0].value<std::int64_t>(), std::int64_t{1});
    press(Qt::Key_Escape);
    QCOMPARE(said.back()[0].toString(), QString());
    QSignalSpy asked(&shown.curve, &Picture::explainRequested);
    press(Qt::Key_E);
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked[0][0].value<Subject>().kind == Subject::Kind::stageMemory);
}

void TestSweepHands::hoverReadsOut() {
    ShownSweep shown(sweepOf({16, -1, 48}, 0));
    QSignalSpy said(&shown.curve, &Picture::readout);
    QTest::mouseMove(&shown.curve, shown.middle(2));
    QCOMPARE(said.back()[0].toString(),
             QStringLiteral("Micro-batch 4: 48.0 GiB on stage 0, 60.0 % of capacity, fits; "
                            "bubble 15.0 % of total time"));
    QTest::mouseMove(&shown.curve, shown.middle(1));
    QCOMPARE(said.back()[0].toString(),
             QStringLiteral("Micro-batch 2: cannot run. The global batch is no multiple of this."));
}

void TestSweepHands::findings_data() {
    QTest::addColumn<QList<double>>("totals");
    QTest::addColumn<QString>("start");
    const auto row = [](const char* name, const QList<double>& totals, const char* start) {
        QTest::newRow(name) << totals << QString::fromUtf8(start);
    };
    row("none", {}, "There are no plans to compare yet");
    row("cannot", {-1, -1}, "None of these plans can run");
    row("all fit", {10, 20, 64, -1},
        "Every runnable plan fits in 80 GiB; micro-batch 4 holds most, 64.0 GiB");
    row("passes", {10, -1, 65, 70}, "Plans may run out of 80 GiB from micro-batch 4 on; bubble");
    row("over", {10, 65, 81},
        "Plans may run out of 80 GiB from micro-batch 2 on and do not fit from micro-batch 4 on");
    row("leaps", {10, 81, 90}, "Plans do not fit in 80 GiB from micro-batch 2 on");
    row("falls", {90, 70, 60, 10}, "Plans fit in 80 GiB from micro-batch 4 on");
    row("never", {90, 85, 100}, "No runnable plan fits in 80 GiB; micro-batch 2 holds least, 85.0 GiB");
    row("perhaps", {90, 75, 100},
        "Every runnable plan may run out of 80 GiB; micro-batch 2 holds least, 75.0");
    row("mixed", {10, 90, 10, -1}, "2 of 3 runnable plans fit in 80 GiB");
    row("one", {10},
        "Every runnable plan fits in 80 GiB; micro-batch 1 holds most, 10.0 GiB; bubble 5.0 % of total");
}

void TestSweepHands::findings() {
    QFETCH(QList<double>, totals);
    QFETCH(QString, start);
    SweepCurve curve;
    curve.setData(sweepOf({totals.cbegin(), totals.cend()}));
    QVERIFY2(curve.finding().startsWith(start), qPrintable(curve.finding()));
    QCOMPARE(curve.accessibleDescription(), curve.finding());
}

void TestSweepHands::dataHasARowPerStop() {
    SweepCurve curve;
    curve.setData(sweepOf({16, -1, 70}));
    const DataTable table = curve.data();
    QCOMPARE(table.rows.size(), 3);
    for (const auto& row : table.rows)
        QCOMPARE(row.size(), table.columns.size());
    double parts = 0;
    for (int part = 0; part < 5; ++part)
        parts += table.rows[2][2 + part].toDouble();
    QCOMPARE(parts, table.rows[2][7].toDouble());
    QCOMPARE(table.rows[2][7].toDouble(), 70 * bytesPerGib);
    QCOMPARE(table.rows[2][8].toString(), format::zoneName(Zone::yellow));
    QVERIFY(!table.rows[1][1].toBool());
    QVERIFY(!table.rows[1][7].isValid());
}

void TestSweepHands::exports() {
    SweepCurve curve;
    curve.setData(sweepOf({16, 300, -1, 48}, 1));
    const Colours colours = Colours::make(false, ColourSet::paper);
    const QSize size(640, 360);
    const auto onto = [&](QPaintDevice& device) {
        QPainter painter(&device);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(12);
        painter.setFont(font);
        curve.paintOn(painter, QRectF(QPointF(), QSizeF(size)), colours);
    };
    QByteArray svg;
    QBuffer svgFile(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&svgFile);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    onto(generator);
    QVERIFY(!svg.contains("<image")); // vectors, not pixels
    QVERIFY(svg.contains(colours.part(MemoryPart::activations).name().toLatin1()));
    QVERIFY(svg.contains("Activations"));
    QVERIFY(!svg.contains("nan"));

    QByteArray pdf;
    QBuffer pdfFile(&pdf);
    pdfFile.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdfFile);
    writer.setResolution(96);
    onto(writer);
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.size() > 2000);

    // Twice the pixels: the same picture, finer.
    QImage fine(size * 2, QImage::Format_RGB32);
    fine.setDevicePixelRatio(2);
    fine.fill(colours.background);
    onto(fine);
    QImage coarse(size, QImage::Format_RGB32);
    coarse.fill(colours.background);
    onto(coarse);
    const QColor activations = colours.part(MemoryPart::activations);
    const int once = coloured(coarse, QRectF(coarse.rect()), activations);
    const int twice = coloured(fine, QRectF(fine.rect()), activations);
    QVERIFY(once > 500);
    QVERIFY(std::abs(twice / 4.0 - once) < 0.05 * once);
}

void TestSweepHands::wrongDataIsRefused() {
    SweepCurve curve;
    QVERIFY_EXCEPTION_THROWN(curve.setData(sweepOf({16, 32}, 2)), std::invalid_argument);
}

QUADRILLE_TESTS(TestSweepHands)
#include "tst_sweep_hands.moc"
