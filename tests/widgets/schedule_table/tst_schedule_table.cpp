// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "verdicts.h"
#include "widgets/picture/colours.h"
#include "widgets/row_table.h"
#include "widgets/schedule_table/schedule_model.h"
#include "widgets/schedule_table/schedule_table.h"
#include "widgets/schedule_table/schedule_text.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSignalSpy>

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct ShownSchedules {
    std::vector<ScheduleKind> chosen;
    QStringList read;
    ScheduleTable table{plainName}; // last, so that what it says while it goes finds its lists
    explicit ShownSchedules(ScheduleRows rows = fourRows(), QSize size = {900, 260}) {
        QObject::connect(&table, &ScheduleTable::scheduleChosen, &table,
                         [this](ScheduleKind kind) { chosen.push_back(kind); });
        QObject::connect(&table, &ScheduleTable::readout, &table,
                         [this](const QString& text) { read << text; });
        table.setRows(std::move(rows));
        table.resize(size);
        table.show();
        table.activateWindow();
        (void)QTest::qWaitForWindowActive(&table);
        table.setFocus();
    }
    [[nodiscard]] QAbstractItemModel* model() const { return table.table()->model(); }
    [[nodiscard]] QString cell(int row, int column) const {
        return model()->index(row, column).data().toString();
    }
    [[nodiscard]] QStringList names() const {
        QStringList all;
        for (int row = 0; row < model()->rowCount(); ++row)
            all << cell(row, 0).section(u':', 0, 0);
        return all;
    }
    void select(int row) const { table.table()->setCurrentIndex(model()->index(row, 0)); }
};

} // namespace

class TestScheduleTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<ScheduleKind>();
        QLocale::setDefault(QLocale::c());
    }

    void theModelIsAModel() {
        ScheduleModel model(plainName, nullptr);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(fourRows());
        QCOMPARE(model.rowCount(), 4);
        model.setChecked({ScheduleKind::interleaved});
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void cellsSayTheNumbers() {
        const ShownSchedules shown;
        const QStringList expected{"interleaved", "2",        "9.4 %", "8.6 %",  "0.90 s",
                                   "+12.5 %",     "50.0 GiB", "2 %",   "3.49 GB"};
        for (int column = 0; column < ScheduleModel::columns; ++column)
            QCOMPARE(shown.cell(1, column), expected.at(column));
    }

    void whatCannotRunIsLastGreyedAndExplained() {
        const ShownSchedules shown;
        QCOMPARE(shown.names(), QStringList({"1f1b", "interleaved", "zb-h2", "dualpipe"}));
        QCOMPARE(shown.cell(3, 0), QStringLiteral("dualpipe: Needs 7 more micro-batches."));
        QVERIFY(shown.table.table()->isFirstColumnSpanned(3, {}));
        QVERIFY(!shown.table.table()->isFirstColumnSpanned(0, {}));
        for (int column = 1; column < ScheduleModel::columns; ++column)
            QVERIFY(shown.cell(3, column).isEmpty());
        QVERIFY(!shown.model()->index(3, 0).data(Qt::CheckStateRole).isValid());
        // No bar of memory, so no colour of a zone in its row.
        const QRect row = shown.table.table()->visualRect(shown.model()->index(3, 0));
        const QImage image = const_cast<ScheduleTable&>(shown.table).grab().toImage();
        const Colours colours = coloursFor(shown.table.palette());
        const int right = shown.table.table()->header()->length();
        for (int y = row.top(); y < row.bottom(); ++y)
            for (int x = 0; x < std::min(right, image.width()); ++x)
                for (const Zone zone : {Zone::green, Zone::yellow, Zone::red})
                    QVERIFY(image.pixelColor(x, y + shown.table.table()->header()->height()).rgb() !=
                            colours.zone(zone).rgb());
    }

    void headersSortAndRefusedStayLast() {
        const ShownSchedules shown;
        RowTable* view = shown.table.table();
        view->sortByColumn(ScheduleModel::makespan, Qt::AscendingOrder);
        QCOMPARE(shown.names(), QStringList({"zb-h2", "interleaved", "1f1b", "dualpipe"}));
        view->sortByColumn(ScheduleModel::makespan, Qt::DescendingOrder);
        QCOMPARE(shown.names(), QStringList({"1f1b", "interleaved", "zb-h2", "dualpipe"}));
        view->sortByColumn(ScheduleModel::memory, Qt::AscendingOrder);
        QCOMPARE(shown.names(), QStringList({"1f1b", "interleaved", "zb-h2", "dualpipe"}));
        QVERIFY(view->isFirstColumnSpanned(3, {}));
        view->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(shown.names(), QStringList({"1f1b", "interleaved", "zb-h2", "dualpipe"}));
    }

    void returnAndDoubleClickChoose() {
        const ShownSchedules shown;
        shown.select(1);
        QTest::keyClick(shown.table.table(), Qt::Key_Return);
        QCOMPARE(shown.chosen, std::vector{ScheduleKind::interleaved});
        const QRect cell = shown.table.table()->visualRect(shown.model()->index(2, 3));
        QTest::mouseClick(shown.table.table()->viewport(), Qt::LeftButton, {}, cell.center());
        QTest::mouseDClick(shown.table.table()->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(shown.chosen.back(), ScheduleKind::zeroBubbleH2);
        shown.select(3);
        QTest::keyClick(shown.table.table(), Qt::Key_Return);
        QCOMPARE(shown.chosen.size(), std::size_t{2}); // what cannot run is not chosen
    }

    void whatIsOnTheWayIsNotChosen() {
        ShownSchedules shown;
        shown.table.setPending(true);
        shown.select(1);
        QTest::keyClick(shown.table.table(), Qt::Key_Return);
        QVERIFY(shown.chosen.empty());
    }

    void spaceChecksForTheCurve() {
        ShownSchedules shown;
        QSignalSpy spy(&shown.table, &ScheduleTable::checkedChanged);
        shown.select(1);
        QTest::keyClick(shown.table.table(), Qt::Key_Space);
        QCOMPARE(shown.table.checked(), std::set<ScheduleKind>{ScheduleKind::interleaved});
        QTest::keyClick(shown.table.table(), Qt::Key_Space);
        QVERIFY(shown.table.checked().empty());
        QCOMPARE(spy.count(), 2);
    }

    void thePlansOwnIsMarked() {
        const ShownSchedules shown;
        QVERIFY(shown.model()->index(0, 0).data(ScheduleModel::currentRole).toBool());
        QVERIFY(!shown.model()->index(1, 0).data(ScheduleModel::currentRole).toBool());
        QVERIFY(
            shown.model()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains("the plan's own"));
        QVERIFY(shown.model()
                    ->index(2, ScheduleModel::memory)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains("does not fit"));
    }

    void findings() {
        ScheduleRows rows = fourRows();
        QCOMPARE(
            schedule_text::finding(rows, plainName),
            QStringLiteral("interleaved is the shortest that fits: 900 ms, idle ÷ ideal 9.4 %; the plan's "
                           "1f1b takes 1 s"));
        rows.current = ScheduleKind::interleaved;
        QVERIFY(schedule_text::finding(rows, plainName).endsWith("; the plan uses it"));
        rows.verdicts = {verdict(ScheduleKind::gpipe, 2, 200, 0.5)};
        QVERIFY(
            schedule_text::finding(rows, plainName).startsWith("No schedule fits; gpipe is the shortest"));
        rows.verdicts = {refusal(ScheduleKind::gpipe)};
        QCOMPARE(schedule_text::finding(rows, plainName), QStringLiteral("No schedule can run this plan"));
        rows.verdicts.clear();
        QVERIFY(schedule_text::finding(rows, plainName).isEmpty());
    }

    void keysRead() {
        const ShownSchedules shown;
        shown.select(0);
        QTest::keyClick(shown.table.table(), Qt::Key_Down);
        QVERIFY(shown.read.back().startsWith("interleaved: 900 ms, 12.5 % above the best possible"));
        QTest::keyClick(shown.table.table(), Qt::Key_End);
        QCOMPARE(shown.read.back(),
                 QStringLiteral("dualpipe cannot run this plan: Needs 7 more micro-batches."));
    }

    void selectedRowsAreCopiedAsTheyAreInAll() {
        ShownSchedules shown;
        const auto copied = [&shown] {
            QTest::keyClick(shown.table.table(), Qt::Key_C, Qt::ControlModifier);
            return QApplication::clipboard()->text().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        };
        shown.table.table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
        shown.table.table()->setCurrentIndex(shown.model()->index(1, 0));
        const QStringList all = copied();
        QTest::keyClick(shown.table.table(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(copied(), QStringList({all[0], all[2], all[3]}));
    }

    void theTableIsCopiedAsCsv() {
        const ShownSchedules shown;
        QTest::keyClick(shown.table.table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines.front().startsWith("schedule,current,v,"));
        QVERIFY(lines.at(2).contains("dualpipe") && lines.at(2).contains("Needs 7 more"));
        QVERIFY(lines.at(3).contains(",0.09375,"));
    }

    void theKeyboardStaysOnItsSchedule() {
        ShownSchedules shown;
        shown.select(2);
        shown.table.setRows(fourRows());
        QCOMPARE(shown.cell(shown.table.table()->currentIndex().row(), 0), QStringLiteral("zb-h2"));
    }

    void columnsFitTheSmallestWindow() {
        const ShownSchedules shown(fourRows(), {760, 240});
        QVERIFY2(shown.table.table()->header()->length() <= 760,
                 qPrintable(QString::number(shown.table.table()->header()->length())));
    }
};

QUADRILLE_TESTS(TestScheduleTable)
#include "tst_schedule_table.moc"
