// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_heatmap.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;
using namespace quadrille::test;

class TestHeatmapHands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        QLocale::setDefault(QLocale::c());
    }
    void speedsAreReadOut();
    void clickChoosesTheCell();
    void keysMoveAndChoose();
    void hoverReadsOutAndAsksWhyOnlyWhereNeeded();
    void explainsTheCurrentPlan();
    void explainsWhatIsShown_data();
    void explainsWhatIsShown();
    void theContextMenuOffersBoth();
    void findingCounts();
    void dataHasARowPerCell();
    void wrongDataIsRefused();
};

void TestHeatmapHands::speedsAreReadOut() {
    Heatmap map;
    map.setData(speedGrid(HeatmapQuantity::utilisation));
    QCOMPARE(map.finding(),
             QStringLiteral("MFU: 20.0 % to 60.0 %; best that fits: 40.0 % at Tensor parallel 4, "
                            "Micro-batch 2; now 20.0 %"));
    map.setData(speedGrid(HeatmapQuantity::step));
    QVERIFY(map.finding().startsWith(QStringLiteral("Time of one step: 1.00 s to 5.00 s; best")));
    HeatmapData cost = speedGrid(HeatmapQuantity::cost);
    cost.budget.run = {.tokens = 3.6e12, .failureRate = 0}; // 3.6e12 ÷ 4000 ÷ 3600 = 250,000 GPU-hours
    map.setData(cost);
    QVERIFY2(map.finding().contains(QStringLiteral("best that fits: 250 k at")), qPrintable(map.finding()));
    QVERIFY(map.finding().startsWith(QStringLiteral("GPU-hours for 3.60 T tokens")));
    cost.budget.run.pricePerGpuHour = 2;
    map.setData(cost);
    QVERIFY2(map.finding().contains(QStringLiteral("best that fits: 500 k at")), qPrintable(map.finding()));
    QVERIFY(map.finding().startsWith(QStringLiteral("Price of 3.60 T tokens")));

    ShownHeatmap shown(speedGrid(HeatmapQuantity::utilisation));
    QSignalSpy said(&shown.map, &Picture::readout);
    QTest::mouseMove(&shown.map, shown.middle(2, 1));
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY2(said.last()[0].toString().endsWith(
                 QStringLiteral("; 2.5 s a step, 40.0 % MFU, 400 TFLOP/s and 4000 tokens/s per GPU")),
             qPrintable(said.last()[0].toString()));
}

void TestHeatmapHands::clickChoosesTheCell() {
    ShownHeatmap shown(smallGrid());
    QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
    QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.middle(1, 1));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toLongLong(), 2);                                // TP
    QCOMPARE(chosen[0][1].toLongLong(), 2);                                // micro-batch
    QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.middle(0, 1)); // cannot run, can be chosen
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][0].toLongLong(), 1);
    QTest::mouseClick(&shown.map, Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseClick(&shown.map, Qt::MiddleButton, {}, shown.middle(1, 1));
    QCOMPARE(chosen.count(), 2);
}

void TestHeatmapHands::keysMoveAndChoose() {
    ShownHeatmap shown(smallGrid());
    QVERIFY(QTest::qWaitForWindowActive(&shown.map));
    QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
    QSignalSpy said(&shown.map, &Picture::readout);
    const QImage before = shown.map.grab().toImage();
    QTest::keyClick(&shown.map, Qt::Key_Left); // shows the cursor where the current plan is
    QVERIFY(shown.map.grab().toImage() != before);
    QVERIFY(
        said.last()[0].toString().startsWith(QStringLiteral("Tensor parallel 4, Micro-batch 1: 45.1 GiB")));
    QTest::keyClick(&shown.map, Qt::Key_Left);
    QTest::keyClick(&shown.map, Qt::Key_Up);
    QTest::keyClick(&shown.map, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toLongLong(), 2);
    QCOMPARE(chosen[0][1].toLongLong(), 2);
    QTest::keyClick(&shown.map, Qt::Key_Home);
    QTest::keyClick(&shown.map, Qt::Key_Left); // there is nothing further
    QTest::keyClick(&shown.map, Qt::Key_PageDown);
    QTest::keyClick(&shown.map, Qt::Key_Space);
    QCOMPARE(chosen.last()[0].toLongLong(), 1);
    QCOMPARE(chosen.last()[1].toLongLong(), 1);
    QTest::keyClick(&shown.map, Qt::Key_Escape);
    QCOMPARE(said.last()[0].toString(), QString());
}

void TestHeatmapHands::hoverReadsOutAndAsksWhyOnlyWhereNeeded() {
    ShownHeatmap shown(smallGrid());
    int asked = 0;
    shown.map.setReason([&asked](int column, int row) {
        ++asked;
        return QStringLiteral("Reason of %1, %2.").arg(column).arg(row);
    });
    QSignalSpy said(&shown.map, &Picture::readout);
    QTest::mouseMove(&shown.map, shown.middle(1, 0));
    QTRY_VERIFY(!said.isEmpty());
    QCOMPARE(said.last()[0].toString(),
             QStringLiteral("Tensor parallel 2, Micro-batch 1: 70.0 GiB, 87.5 % of capacity, may run out; "
                            "bubble 20.0 % of total time"));
    HeatmapData pinned = smallGrid();
    pinned.baseline = Glance{.runnable = true, .total = gibibytes(60), .bubbleOverTotal = 0.05};
    shown.map.setData(pinned);
    QTest::mouseMove(&shown.map, shown.middle(1, 0) + QPoint(1, 1));
    QTRY_VERIFY(
        said.last()[0].toString().endsWith(QStringLiteral(" Against A: +10.0 GiB, bubble +15.0 points")));
    QCOMPARE(asked, 0);
    QTest::mouseMove(&shown.map, shown.middle(0, 1));
    QTRY_COMPARE(said.last()[0].toString(),
                 QStringLiteral("Tensor parallel 1, Micro-batch 2: cannot run. Reason of 0, 1."));
    QCOMPARE(asked, 1);
    // Its own sentence goes first.
    HeatmapData data = smallGrid();
    data.cells[3].whyNot = QStringLiteral("Its own.");
    shown.map.setData(data);
    QVERIFY(said.last()[0].toString().endsWith(QStringLiteral("cannot run. Its own.")));
    QCOMPARE(asked, 1);
}

void TestHeatmapHands::explainsTheCurrentPlan() {
    HeatmapData data = smallGrid();
    data.currentStage = 3;
    ShownHeatmap shown(data);
    QSignalSpy asked(&shown.map, &Picture::explainRequested);
    QTest::keyClick(&shown.map, Qt::Key_E);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<Subject>().kind, Subject::Kind::stageMemory);
    QCOMPARE(asked[0][0].value<Subject>().stage, 3);
    data.shown = HeatmapQuantity::bubble;
    shown.map.setData(data);
    QTest::keyClick(&shown.map, Qt::Key_E);
    QCOMPARE(asked.last()[0].value<Subject>().kind, Subject::Kind::bubbleOverTotal);
    shown.map.setCurrent(1, 2); // cannot run: nothing to explain
    QTest::keyClick(&shown.map, Qt::Key_E);
    QCOMPARE(asked.count(), 2);
}

void TestHeatmapHands::explainsWhatIsShown_data() {
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("kind");
    const auto row = [](HeatmapQuantity quantity, Subject::Kind kind) {
        QTest::newRow(name(quantity)) << static_cast<int>(quantity) << static_cast<int>(kind);
    };
    row(HeatmapQuantity::step, Subject::Kind::stepTime);
    row(HeatmapQuantity::flops, Subject::Kind::modelFlops);
    row(HeatmapQuantity::utilisation, Subject::Kind::utilisation);
    row(HeatmapQuantity::tokens, Subject::Kind::tokens);
    row(HeatmapQuantity::cost, Subject::Kind::tokens);
}

void TestHeatmapHands::explainsWhatIsShown() {
    QFETCH(int, quantity);
    QFETCH(int, kind);
    HeatmapData data = speedGrid(static_cast<HeatmapQuantity>(quantity));
    data.convention = FlopConvention::causal;
    ShownHeatmap shown(data);
    QSignalSpy asked(&shown.map, &Picture::explainRequested);
    QTest::keyClick(&shown.map, Qt::Key_E);
    QCOMPARE(asked.count(), 1);
    const auto subject = asked[0][0].value<Subject>();
    QCOMPARE(static_cast<int>(subject.kind), kind);
    const bool counted =
        subject.kind == Subject::Kind::modelFlops || subject.kind == Subject::Kind::utilisation;
    QVERIFY(subject.convention == (counted ? FlopConvention::causal : FlopConvention::model));
}

void TestHeatmapHands::theContextMenuOffersBoth() {
    ShownHeatmap shown(smallGrid());
    QSignalSpy asked(&shown.map, &Picture::explainRequested);
    QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
    const QPoint where = shown.middle(1, 0);
    QContextMenuEvent event(QContextMenuEvent::Mouse, where, shown.map.mapToGlobal(where));
    QApplication::sendEvent(&shown.map, &event);
    auto* menu = shown.map.findChild<QMenu*>();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    menu->actions()[0]->trigger();
    QCOMPARE(asked.count(), 1);
    menu->actions()[1]->trigger();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toLongLong(), 2);
    menu->close();
}

void TestHeatmapHands::findingCounts() {
    Heatmap map;
    map.setData(smallGrid()); // 45.1 and 60 fit, 70 may run out
    QCOMPARE(
        map.finding(),
        QStringLiteral("2 of 6 plans fit in 80 GiB, 1 more may run out; the current one needs 45.1 GiB"));
    QCOMPARE(map.accessibleDescription(), map.finding());
    QVERIFY(!map.accessibleName().isEmpty());
    map.setCurrent(1, 2);
    QVERIFY(map.finding().endsWith(QStringLiteral("; the current one cannot run")));
    HeatmapData data = smallGrid();
    data.shown = HeatmapQuantity::bubble;
    map.setData(data);
    QCOMPARE(map.finding(),
             QStringLiteral("Bubbles take 5.0 % to 30.0 % of total time; the current plan's takes 8.6 %"));
}

void TestHeatmapHands::dataHasARowPerCell() {
    Heatmap map;
    map.setReason([](int, int) { return QStringLiteral("No."); });
    map.setData(smallGrid());
    const DataTable table = map.data();
    QCOMPARE(table.rows.size(), 6);
    for (const auto& row : table.rows)
        QCOMPARE(row.size(), table.columns.size());
    QCOMPARE(table.rows[2][0].toInt(), 4);
    QCOMPARE(table.rows[2][1].toInt(), 1);
    QCOMPARE(table.rows[2][3].toDouble(), 45.1 * 1073741824.0);
    QVERIFY(!table.rows[3][2].toBool());
    QCOMPARE(table.rows[3].last().toString(), QStringLiteral("No."));
    map.setData(speedGrid(HeatmapQuantity::step));
    const DataTable speeds = map.data();
    QCOMPARE(speeds.rows[5][6].toDouble(), 2.5);
    QCOMPARE(speeds.rows[5][7].toDouble(), 4e14);
    QCOMPARE(speeds.rows[5][9].toDouble(), 4000.0);
    QCOMPARE(speeds.rows[5][10].toDouble(), 15e12 / 4000 / 3600); // GPU-hours
    QVERIFY(std::none_of(speeds.rows.begin(), speeds.rows.end(),
                         [](const auto& row) { return row[11].toBool(); })); // nothing to fold away
}

void TestHeatmapHands::wrongDataIsRefused() {
    Heatmap map;
    HeatmapData data = smallGrid();
    data.cells.pop_back();
    QVERIFY_EXCEPTION_THROWN(map.setData(data), std::invalid_argument);
    data = smallGrid();
    data.currentRow = 2;
    QVERIFY_EXCEPTION_THROWN(map.setData(data), std::invalid_argument);
    QVERIFY(map.heatmapData().isEmpty());
}

QUADRILLE_TESTS(TestHeatmapHands)
#include "tst_heatmap_hands.moc"
