// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_heatmap.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>

#include <rapidcheck.h>

#include <algorithm>

using namespace quadrille;
using namespace quadrille::test;

namespace {

/// Tensor parallel 1, 2, 4, 8, 16 across, micro-batch 1, 2, 3 up. Nothing runs at 4 and 16, nor at 3.
HeatmapData sparseGrid() {
    HeatmapData data;
    data.capacity = gibibytes(80);
    data.xStops = {1, 2, 4, 8, 16};
    data.yStops = {1, 2, 3};
    for (const bool row : {true, true, false})
        for (const bool column : {true, true, false, true, false})
            data.cells.push_back(row && column ? runnableCell(40, 0.1) : HeatmapCell{});
    data.currentColumn = 1;
    data.currentRow = 0;
    return data;
}

struct ShownFold : ShownHeatmap {
    explicit ShownFold(HeatmapData data, QSize size = {620, 340}) : ShownHeatmap(std::move(data), size) {}
    [[nodiscard]] QStringList strips() const {
        QStringList said;
        for (const auto& label : layout().labels)
            if (label.kind == HeatmapLabel::Kind::fold)
                said << label.placed.text;
        return said;
    }
};

} // namespace

class TestHeatmapFold : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// A stop is folded if and only if no plan of it runs, the current plan's is not, and some plan runs.
    void whatIsFoldedCannotRun() {
        QVERIFY(rc::check("any grid", [] {
            HeatmapData data;
            const int columns = *rc::gen::inRange(1, 12);
            const int rows = *rc::gen::inRange(1, 12);
            data.xStops.resize(static_cast<std::size_t>(columns));
            data.yStops.resize(static_cast<std::size_t>(rows));
            const int share = *rc::gen::inRange(0, 101); // of cells that run
            for (int i = 0; i < columns * rows; ++i)
                data.cells.push_back(*rc::gen::inRange(0, 100) < share ? runnableCell(10, 0.1)
                                                                       : HeatmapCell{});
            data.currentColumn = *rc::gen::inRange(-1, columns);
            data.currentRow = data.currentColumn < 0 ? -1 : *rc::gen::inRange(0, rows);
            data.columnsFolded = *rc::gen::arbitrary<bool>();
            data.rowsFolded = *rc::gen::arbitrary<bool>();
            const HeatmapFold fold = HeatmapFold::of(data);
            const auto runs = [&data](int column, int row) { return data.cell(column, row).glance.runnable; };
            int running = 0;
            for (int column = 0; column < columns; ++column) {
                int here = 0;
                for (int row = 0; row < rows; ++row)
                    here += runs(column, row) ? 1 : 0;
                running += here;
                const bool needed =
                    here > 0 || column == data.currentColumn || !data.columnsFolded || !data.isAnyRunnable();
                RC_ASSERT((fold.columns.positionOf(column) >= 0) == needed);
            }
            for (int row = 0; row < rows; ++row) {
                int here = 0;
                for (int column = 0; column < columns; ++column)
                    here += runs(column, row) ? 1 : 0;
                const bool needed =
                    here > 0 || row == data.currentRow || !data.rowsFolded || !data.isAnyRunnable();
                RC_ASSERT((fold.rows.positionOf(row) >= 0) == needed);
            }
            RC_ASSERT(data.isAnyRunnable() == (running > 0));
            RC_ASSERT(!fold.columns.shown.empty() && !fold.rows.shown.empty());
            // Positions count what is shown.
            for (int position = 0; position < fold.columns.count(); ++position)
                RC_ASSERT(fold.columns.positionOf(fold.columns.shown[static_cast<std::size_t>(position)]) ==
                          position);
        }));
    }

    void stripsSayHowManyAndClicksUnfoldThem() {
        ShownFold shown(sparseGrid());
        QCOMPARE(shown.strips().size(), 2);
        QCOMPARE(shown.strips()[0], QStringLiteral("2 TP values cannot run"));
        QVERIFY(shown.strips()[1].startsWith(QStringLiteral("1 MBS value")));
        QCOMPARE(shown.layout().columns, 3);
        QCOMPARE(shown.layout().rows, 2);
        QVERIFY(shown.layout().cell(2, 0).isEmpty());
        QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.layout().columnStrip.center().toPoint());
        QCOMPARE(shown.layout().columns, 5);
        QCOMPARE(shown.layout().rows, 2); // the other axis stays as it was
        QVERIFY(!shown.layout().cell(2, 0).isEmpty());
        QVERIFY(shown.strips().contains(QStringLiteral("Fold 2 TP values")));
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.layout().rowStrip.center().toPoint());
        QCOMPARE(shown.layout().rows, 3);
        shown.map.setData(sparseGrid()); // of the next plan
        QCOMPARE(shown.layout().columns, 5);
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, shown.layout().columnStrip.center().toPoint());
        QCOMPARE(shown.layout().columns, 3);
        QCOMPARE(chosen.count(), 0);
    }

    void theReadoutNamesWhatIsFolded() {
        ShownFold shown(sparseGrid());
        QSignalSpy said(&shown.map, &Picture::readout);
        QTest::mouseMove(&shown.map, shown.layout().columnStrip.center().toPoint());
        QTRY_COMPARE(said.value(said.size() - 1).value(0).toString(),
                     QStringLiteral("Tensor parallel 4, 16: no plan here can run; click or press X to show "
                                    "them"));
        QTest::mouseMove(&shown.map, shown.layout().rowStrip.center().toPoint());
        QTRY_VERIFY(said.last()[0].toString().startsWith(QStringLiteral("Micro-batch 3: no plan here")));
    }

    void cellsOfTheRightPlanAreChosen() {
        ShownFold shown(sparseGrid());
        QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
        const HeatmapLayout layout = shown.layout();
        // The third column that is shown is the fourth of the data.
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, layout.cell(3, 1).center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toLongLong(), 8);
        QCOMPARE(chosen[0][1].toLongLong(), 2);
        for (const auto& label : layout.labels)
            if (label.kind == HeatmapLabel::Kind::xStop)
                QCOMPARE(label.placed.text.toLongLong(),
                         shown.map.heatmapData().xStops.at(static_cast<std::size_t>(label.place.column)));
    }

    void theKeyboardSkipsWhatIsFoldedAndUnfoldsIt() {
        ShownFold shown(sparseGrid());
        QVERIFY(QTest::qWaitForWindowActive(&shown.map));
        QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
        QTest::keyClick(&shown.map, Qt::Key_Right); // shows the cursor, on TP 2
        QTest::keyClick(&shown.map, Qt::Key_Right);
        QTest::keyClick(&shown.map, Qt::Key_Return);
        QCOMPARE(chosen.last()[0].toLongLong(), 8); // not 4
        QTest::keyClick(&shown.map, Qt::Key_Right);
        QTest::keyClick(&shown.map, Qt::Key_Up);
        QTest::keyClick(&shown.map, Qt::Key_Up);
        QTest::keyClick(&shown.map, Qt::Key_Return);
        QCOMPARE(chosen.last()[0].toLongLong(), 8); // the last that is shown
        QCOMPARE(chosen.last()[1].toLongLong(), 2);
        QTest::keyClick(&shown.map, Qt::Key_X);
        QTest::keyClick(&shown.map, Qt::Key_Left);
        QTest::keyClick(&shown.map, Qt::Key_Return);
        QCOMPARE(chosen.last()[0].toLongLong(), 4);
        QTest::keyClick(&shown.map, Qt::Key_Y);
        QTest::keyClick(&shown.map, Qt::Key_PageUp);
        QTest::keyClick(&shown.map, Qt::Key_Return);
        QCOMPARE(chosen.last()[1].toLongLong(), 3);
        // The cursor does not stay behind in what is folded away under it.
        QTest::keyClick(&shown.map, Qt::Key_Y);
        QTest::keyClick(&shown.map, Qt::Key_Left); // shows the cursor again
        QTest::keyClick(&shown.map, Qt::Key_Return);
        QCOMPARE(chosen.last()[0].toLongLong(), 2);
        QCOMPARE(chosen.last()[1].toLongLong(), 1);
    }

    void whatWasFoldedIsSaidUntilSomethingElseIs() {
        ShownFold shown(sparseGrid());
        const QSignalSpy said(&shown.map, &Picture::readout);
        QTest::keyClick(&shown.map, Qt::Key_X);
        const QString folded = said.back().front().toString();
        QVERIFY(!folded.isEmpty());
        shown.map.setData(sparseGrid()); // as when the plans' numbers arrive
        QCOMPARE(said.back().front().toString(), folded);
    }

    void theMenuFoldsToo() {
        ShownFold shown(sparseGrid());
        const QPoint where = shown.layout().cell(0, 0).center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, where, shown.map.mapToGlobal(where));
        QApplication::sendEvent(&shown.map, &event);
        auto* menu = shown.map.findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 4);
        QVERIFY(menu->actions()[2]->isChecked());
        menu->actions()[2]->trigger();
        menu->close();
        QCOMPARE(shown.layout().columns, 5);
    }

    /// A plan that cannot run keeps its row and its column.
    void theCurrentPlanIsNeverFoldedAway() {
        HeatmapData data = sparseGrid();
        data.currentColumn = 4;
        data.currentRow = 2;
        ShownFold shown(data);
        QVERIFY(!shown.layout().cell(4, 2).isEmpty());
        QCOMPARE(shown.strips().size(), 1);
        QVERIFY(shown.strips()[0].startsWith(QStringLiteral("1 TP value")));
        shown.map.setCurrent(1, 1);
        QVERIFY(shown.layout().cell(4, 2).isEmpty());
        shown.map.setCurrent(4, 3);
        QVERIFY(!shown.layout().cell(2, 2).isEmpty());
    }

    void theTableHasAllAndSaysWhatIsFolded() {
        Heatmap map;
        map.setData(sparseGrid());
        const DataTable table = map.data();
        QCOMPARE(table.rows.size(), 15);
        const auto where = table.columns.indexOf(QStringLiteral("folded away"));
        QVERIFY(where >= 0);
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
            const bool stays = row[1].toInt() != 3 && row[0].toInt() != 4 && row[0].toInt() != 16;
            QCOMPARE(row[where].toBool(), !stays);
        }
        map.setFolded(false, false);
        for (const auto& row : map.data().rows)
            QVERIFY(!row[where].toBool());
    }

    /// One row, one column, all that can run, 40 × 40 with every third column and second row empty.
    void everySizePaintsWithItsStrips() {
        HeatmapData large = bigGrid(40, 40);
        for (int i = 0; i < 1600; ++i)
            large.cells[static_cast<std::size_t>(i)] =
                (i % 40) % 3 == 1 || (i / 40) % 2 == 1 ? HeatmapCell{} : runnableCell(20, 0.1);
        HeatmapData column = sparseGrid();
        column.xStops = {1};
        column.cells = {runnableCell(40, 0.1), HeatmapCell{}, runnableCell(90, 0.1)};
        column.currentColumn = column.currentRow = 0;
        HeatmapData row = sparseGrid();
        row.yStops = {1};
        row.cells.resize(5);
        for (const HeatmapData& data : {large, column, row, sparseGrid(), smallGrid(), bigGrid(1, 1)})
            for (const QSize size : {QSize(160, 100), QSize(1, 1), QSize(620, 340), QSize(3840, 2160)}) {
                ShownFold shown(data, size);
                const HeatmapFold fold = HeatmapFold::of(data);
                QVERIFY(!shown.map.grab().isNull());
                QCOMPARE(shown.layout().columns, fold.columns.count());
                if (size.width() > 600) {
                    QCOMPARE(shown.layout().columnStrip.isEmpty(), fold.columns.foldable.empty());
                    QCOMPARE(shown.layout().rowStrip.isEmpty(), fold.rows.foldable.empty());
                }
            }
        QCOMPARE(HeatmapFold::of(large).columns.count(), 27);
        QCOMPARE(HeatmapFold::of(large).rows.count(), 20);
    }

    void whereNothingCanRunASentenceSaysSo() {
        HeatmapData data = sparseGrid();
        data.cells.assign(15, HeatmapCell{});
        ShownFold shown(data);
        for (const auto quantity : allHeatmapQuantities) {
            data.shown = quantity;
            shown.map.setData(data);
            QCOMPARE(shown.map.finding(), QStringLiteral("None of these plans can run"));
        }
        QSignalSpy chosen(&shown.map, &Heatmap::cellChosen);
        QSignalSpy said(&shown.map, &Picture::readout);
        QTest::mouseClick(&shown.map, Qt::LeftButton, {}, QPoint(300, 170));
        QTest::mouseMove(&shown.map, QPoint(301, 171));
        for (const auto key : {Qt::Key_Right, Qt::Key_X, Qt::Key_Y, Qt::Key_Return})
            QTest::keyClick(&shown.map, key);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(said.count(), 0);
        QCOMPARE(shown.map.data().rows.size(), 15); // which are no less there
    }
};

QUADRILLE_TESTS(TestHeatmapFold)
#include "tst_heatmap_fold.moc"
