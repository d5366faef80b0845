// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/paper_table/paper_table_view.h"

#include <QBuffer>
#include <QComboBox>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QSvgRenderer>

using namespace quadrille;

namespace {

/// Three rows, two columns: an absent cell, a misprint (1,1), one that differs by 0.02 (2,0).
PublishedTable estimated() {
    PublishedTable table;
    table.number = 5;
    table.capacity = gibibytes(40);
    table.sequence = 8192;
    table.rows = {{4, 1, 2, 1}, {4, 1, 2, 2}, {8, 1, 4, 1}};
    table.columns = {64, 128};
    table.cells = {PublishedCell{27.2},       std::nullopt,        PublishedCell{32.01},
                   PublishedCell{11.0, true}, PublishedCell{50.0}, PublishedCell{45.95}};
    return table;
}

paper::Ours ours() {
    return {gibibytes(27.2049), gibibytes(1),     gibibytes(32.0),
            gibibytes(33.5),    gibibytes(50.02), gibibytes(45.94)};
}

PublishedTable measured() {
    PublishedTable table = estimated();
    table.number = 3;
    table.kind = PublishedTable::Kind::measured;
    table.cells = {PublishedCell{182.6},        std::nullopt,
                   PublishedCell{180.0},        PublishedCell{std::nullopt},
                   PublishedCell{std::nullopt}, PublishedCell{std::nullopt}};
    return table;
}

} // namespace

class TestPaperTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void countsAgreement() {
        const auto result = paper::agreement(estimated(), ours());
        QCOMPARE(result.compared, 4);
        QCOMPARE(result.agreeing, 3); // 50.02 is not 50.00, 45.94 is 45.95 within 0.01
        QCOMPARE(result.misprints, 1);
        const QString finding = paper::finding(estimated(), ours());
        QVERIFY(finding.startsWith(QStringLiteral("Table 5: 3 of 4 cells agree to 0.01 GiB")));
        QVERIFY(finding.contains(QStringLiteral("1 misprint")));
    }
    void countsOutcomes() {
        const auto [green, yellow, red] = paper::outcomes(measured(), ours());
        QCOMPARE(green.runs, 2);
        QCOMPARE(green.ran, 2); // 32.0 of 40 is exactly 80 %
        QCOMPARE(yellow.runs, 1);
        QCOMPARE(yellow.ran, 0);
        QCOMPARE(red.runs, 2);
        QCOMPARE(red.ran, 0);
    }
    void misprintIsExplained() {
        const QString text = paper::misprintText(estimated(), ours(), 1, 1);
        QVERIFY(text.contains(QStringLiteral("11.00 GiB")));
        QVERIFY(text.contains(QStringLiteral("33.50 GiB")));
        QVERIFY(paper::misprintText(estimated(), ours(), 0, 0).isEmpty());
        QCOMPARE(paper::footnotes(estimated(), ours()).size(), 1);
        QVERIFY(paper::footnotes(estimated(), ours())
                    .front()
                    .startsWith(QStringLiteral("† TP 4, CP 1, PP 2, MBS 2")));
        QVERIFY(paper::readout(estimated(), ours(), 1, 1).endsWith(text));
    }
    void readouts() {
        QCOMPARE(
            paper::readout(estimated(), ours(), 0, 0),
            QStringLiteral("TP 4, CP 1, PP 2, MBS 1 on 64 GPUs: ours 27.20 GiB (fits), paper 27.20 GiB"));
        QCOMPARE(paper::readout(estimated(), ours(), 0, 1),
                 QStringLiteral("TP 4, CP 1, PP 2, MBS 1 on 128 GPUs: not in the paper"));
        QVERIFY(paper::readout(measured(), ours(), 1, 1).contains(QStringLiteral("out of memory")));
        QVERIFY(paper::readout(measured(), ours(), 0, 0).contains(QStringLiteral("182.60 TFLOP/s")));
    }
    void ratesAreComparedWithMeasurements() {
        const paper::Rates rates{190.0, std::nullopt, 171.0, 200.0, std::nullopt, std::nullopt};
        const auto error = paper::errorAt(measured(), rates, 0, 0);
        QVERIFY(error && std::abs(*error - (190.0 / 182.6 - 1)) < 1e-12);
        QVERIFY(!paper::errorAt(measured(), rates, 1, 1)); // ran out of memory
        QVERIFY(!paper::errorAt(measured(), rates, 2, 0)); // not predicted
        QCOMPARE(paper::rateAt(measured(), rates, 1, 1), std::optional(200.0));
        QVERIFY(!paper::rateAt(measured(), rates, 0, 2)); // no such column
        const Accuracy accuracy = paper::accuracyOf(measured(), rates);
        QCOMPARE(accuracy.runs, std::size_t{2});
        QVERIFY(std::abs(accuracy.meanError - (190.0 / 182.6 - 1 + 0.05) / 2) < 1e-12);
        QCOMPARE(paper::ratesFinding(measured(), rates).section(u':', 0, 0), QStringLiteral("Table 3"));
        QVERIFY(paper::ratesFinding(measured(), rates).contains(QStringLiteral("4.5 %")));
        QVERIFY(
            paper::readout(measured(), ours(), 1, 0, rates).contains(QStringLiteral("ours 171.0 (−5.0 %)")));
        QVERIFY(paper::readout(measured(), ours(), 1, 1, rates).contains(QStringLiteral("200.0 TFLOP/s")));
        QCOMPARE(format::signedPercent(0.0004), QStringLiteral("±0.0 %"));
        QCOMPARE(format::signedPercent(0.123, 0), QStringLiteral("+12 %"));
    }
    void ratesAreOfOneTableAndCanBeHidden() {
        PaperTableView view;
        const PublishedTable table = measured();
        view.setTable(&table, ours());
        auto* shown = view.findChildren<QComboBox*>().last();
        QVERIFY(shown->isHidden());
        const QString memory = view.picture()->finding();
        view.setRates({190.0, std::nullopt, 171.0, std::nullopt, std::nullopt, std::nullopt});
        QVERIFY(!shown->isHidden());
        QVERIFY(view.picture()->finding() != memory);
        shown->setCurrentIndex(1); // measured
        QCOMPARE(view.picture()->finding(), memory);
        QCOMPARE(view.picture()->data().columns.last(), QStringLiteral("ours_tflops_per_gpu"));
        QCOMPARE(view.picture()->data().rows.first().last().toDouble(), 190.0);
        const PublishedTable other = estimated();
        view.setTable(&other, ours());
        QVERIFY(shown->isHidden() && view.picture()->rates().empty());
    }
    void layoutFindsEveryCell() {
        const auto layout = paper::layout(26, 6, QFontMetricsF(QFont()), 1200, 2);
        for (std::size_t row = 0; row < 26; ++row)
            for (std::size_t column = 0; column < 6; ++column) {
                const auto found = layout.cellAt(layout.cell(row, column).center());
                QVERIFY(found && found->first == row && found->second == column);
            }
        QVERIFY(!layout.cellAt({1, 1}));
        QVERIFY(!layout.cellAt(layout.footnote().center()));
        QVERIFY(!layout.cellAt({1e6, 1e6}));
    }
    void clickChooses() {
        PaperTable table;
        show(table, 900, 400);
        QSignalSpy chosen(&table, &PaperTable::cellChosen);
        QTest::mouseClick(&table, Qt::LeftButton, {}, table.cellRect(2, 1).center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front(), (QList<QVariant>{2, 1}));
        QTest::mouseClick(&table, Qt::LeftButton, {}, QPoint(3, 3)); // a heading
        QCOMPARE(chosen.count(), 1);
    }
    void keysMoveAndEnterChooses() {
        PaperTable table;
        show(table, 900, 400);
        table.setFocus(Qt::TabFocusReason);
        QSignalSpy chosen(&table, &PaperTable::cellChosen);
        QSignalSpy readout(&table, &PaperTable::readout);
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Right);
        QTest::keyClick(&table, Qt::Key_Right); // stays at the edge
        QVERIFY(readout.last().front().toString().contains(QStringLiteral("misprint")));
        QCOMPARE(table.accessibleDescription(), readout.last().front().toString());
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(chosen.front(), (QList<QVariant>{1, 1}));
        QTest::keyClick(&table, Qt::Key_End, Qt::ControlModifier);
        QVERIFY(table.cursor() == paper::Place(2, 1));
        QTest::keyClick(&table, Qt::Key_Home, Qt::ControlModifier);
        QVERIFY(table.cursor() == paper::Place(0, 0));
    }
    void hoverReadsOut() {
        PaperTable table;
        show(table, 900, 400);
        QSignalSpy readout(&table, &PaperTable::readout);
        QTest::mouseMove(&table, table.cellRect(0, 0).center().toPoint());
        QTRY_VERIFY(!readout.isEmpty());
        QCOMPARE(readout.last().front().toString(), paper::readout(estimated(), ours(), 0, 0));
    }
    void scrollsUnderItsHeadings() {
        PaperTable table;
        show(table, 200, 80);
        table.setFocus(Qt::TabFocusReason);
        const double head = table.cellRect(0, 0).top();
        QTest::keyClick(&table, Qt::Key_End, Qt::ControlModifier);
        const QRectF cell = table.cellRect(2, 1);
        QVERIFY(cell.top() >= head - 1);
        QVERIFY(cell.bottom() <= table.height() && cell.right() <= table.width());
        QVERIFY(table.cellRect(0, 0).left() < 0 || table.cellRect(0, 0).top() < head);
    }
    void zonesShade() {
        PaperTable table;
        show(table, 900, 400);
        const QImage shot = table.grab().toImage();
        const Colours colours = coloursFor(table.palette());
        const auto at = [&](std::size_t row, std::size_t column) {
            return shot.pixelColor(table.cellRect(row, column).topLeft().toPoint() + QPoint(5, 5)).rgb();
        };
        QCOMPARE(at(0, 0), colours.zoneGreen.rgb());
        QCOMPARE(at(0, 1), colours.background.rgb()); // not printed, though we could compute it
        QCOMPARE(at(1, 1), colours.zoneYellow.rgb()); // ours, not the misprint
        QCOMPARE(at(2, 0), colours.zoneRed.rgb());
    }
    void exportsAsSvgWithItsMarks() {
        PaperTable table;
        const PublishedTable published = estimated();
        table.setTable(&published, ours());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize({800, 400});
        svg.setViewBox(QRect(0, 0, 800, 400));
        QPainter painter(&svg);
        table.paintOn(painter, QRectF(0, 0, 800, 400), Colours::make(false, ColourSet::paper));
        painter.end();
        QVERIFY(QSvgRenderer(buffer.data()).isValid());
        const QString text = QString::fromUtf8(buffer.data());
        QVERIFY(text.contains(QStringLiteral("†")));
        QVERIFY(text.contains(QStringLiteral("≠50.00")));
        QVERIFY(text.contains(QStringLiteral("45.94")) && text.contains(QStringLiteral("45.95")));
    }
    void numbersAsData() {
        PaperTable table;
        const PublishedTable published = estimated();
        table.setTable(&published, ours());
        const DataTable data = table.data();
        QCOMPARE(data.rows.size(), 5); // six cells, one absent
        QCOMPARE(data.rows[2].size(), data.columns.size());
        QCOMPARE(data.rows[2].last().toInt(), 1);
        QCOMPARE(data.rows[2][5].toDouble(), 33.5);
    }
    void viewSelectsTables() {
        PaperTableView view;
        view.setChoices(
            {{2, paper::caption(estimated(), QStringLiteral("M"), QStringLiteral("G"))}, {3, "three"}});
        QCOMPARE(view.selected(), 2);
        QSignalSpy selected(&view, &PaperTableView::tableSelected);
        auto* list = view.findChild<QComboBox*>();
        QCOMPARE(list->itemText(0), QStringLiteral("Table 5 · estimated · M on G, 8,192 tokens"));
        view.show();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected.front().front().toInt(), 3);
        QVERIFY(view.select(2));
        QCOMPARE(selected.count(), 1);
        QVERIFY(!view.select(11));
        QCOMPARE(view.selected(), 2);
    }

private:
    static void show(PaperTable& table, int width, int height) {
        const PublishedTable published = estimated();
        table.setTable(&published, ours());
        table.setMinimumSize(1, 1);
        table.resize(width, height);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.activateWindow();
    }
};

QUADRILLE_TESTS(TestPaperTable)
#include "tst_paper_table.moc"
