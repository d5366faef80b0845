// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "widgets/picture/colours.h"
#include "widgets/plan_table/plan_model.h"
#include "widgets/plan_table/plan_table.h"
#include "widgets/row_table.h"

#include <QHeaderView>
#include <QSignalSpy>

using namespace quadrille;

namespace {

PlanRows rows() {
    PlanRows rows;
    rows.before = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
    for (const int tp : {1, 2, 4}) {
        PlanRow row;
        row.mark = QString::number(tp);
        row.scenario = rows.before;
        row.scenario.plan.tp = tp;
        row.scenario.plan.recompute = tp == 4 ? Recompute::full : rows.before.plan.recompute;
        row.seen.tokensPerSecondPerGpu = 1000 - 100 * tp;
        row.seen.gpus = 16;
        row.seen.step = 2.0 * tp;
        row.seen.interval = {.slower = 1.25, .faster = 1.25};
        row.seen.memory = 1073741824.0 * 40 / tp;
        row.seen.oomProbability = 0.03F;
        row.asGood = tp < 4;
        rows.rows.push_back(row);
    }
    rows.current = rows.rows[1].seen;
    rows.markName = QStringLiteral("Rank");
    return rows;
}

} // namespace

class TestPlanTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // Tokens of a model are not another's.
    void plansOfOtherModelsAndLengthsAreNotCompared() {
        PlanRows compared = rows();
        compared.rows[0].scenario.model.layers += 1;
        compared.rows[2].scenario.plan.sequence *= 2;
        PlanModel model(nullptr);
        model.setRows(compared);
        const auto cell = [&model](int row) {
            return model.index(row, PlanModel::difference).data().toString();
        };
        QCOMPARE(cell(0), QStringLiteral("–"));
        QCOMPARE(cell(1), QStringLiteral("±0.0 %"));
        QCOMPARE(cell(2), QStringLiteral("–"));
    }

    void cellsSayThePlanAndItsNumbers() {
        PlanModel model(nullptr);
        model.setRows(rows());
        const auto cell = [&model](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(cell(0, PlanModel::mark), QStringLiteral("1 ≈"));
        QCOMPARE(cell(2, PlanModel::mark), QStringLiteral("4"));
        QCOMPARE(cell(2, PlanModel::tp), QStringLiteral("4"));
        QCOMPARE(cell(2, PlanModel::recompute), QStringLiteral("full"));
        QCOMPARE(cell(0, PlanModel::speed), QStringLiteral("900"));
        QCOMPARE(cell(0, PlanModel::difference), QStringLiteral("+12.5 %"));
        QCOMPARE(cell(1, PlanModel::difference), QStringLiteral("±0.0 %"));
        QCOMPARE(cell(0, PlanModel::step), QStringLiteral("2.00 s (1.60–2.50)"));
        QCOMPARE(cell(1, PlanModel::memory), QStringLiteral("20.0 GiB"));
        QCOMPARE(model.headerData(PlanModel::tp, Qt::Horizontal).toString(), QStringLiteral("TP"));
    }

    void whatEveryPlanHasNeedsNoColumn() {
        PlanTable table;
        table.setRows(rows());
        const auto hidden = [&table](int column) { return table.table()->isColumnHidden(column); };
        QVERIFY(!hidden(PlanModel::tp) && !hidden(PlanModel::recompute));
        QVERIFY(hidden(PlanModel::cp) && hidden(PlanModel::ep) && hidden(PlanModel::also));
        PlanRows more = rows();
        more.also = {findSetting("sp")};
        table.setRows(more);
        QVERIFY(!hidden(PlanModel::also));
    }

    void whatIsAsOnScreenIsPaler() {
        PlanTable table;
        table.setRows(rows());
        const QColor muted = coloursFor(table.palette()).mutedText;
        const auto ink = [&table](int row, int column) {
            return table.table()->model()->index(row, column).data(Qt::ForegroundRole).value<QColor>();
        };
        QCOMPARE(ink(0, PlanModel::tp), muted); // 1, as on screen
        QVERIFY(ink(1, PlanModel::tp) != muted);
    }

    void enterLoadsTheRowThatIsMeant() {
        PlanTable table;
        table.setRows(rows());
        table.show();
        QSignalSpy chosen(&table, &PlanTable::planChosen);
        table.table()->sortByColumn(PlanModel::memory, Qt::AscendingOrder); // TP 4 first
        table.table()->setCurrentIndex(table.table()->model()->index(0, 0));
        QTest::keyClick(table.table(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toInt(), 2);
        table.setPending(true);
        QTest::keyClick(table.table(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
    }

    void namesSayWhatIsNotUsual() {
        Scenario s = rows().before;
        const std::vector settings{findSetting("tp"), findSetting("mbs"), findSetting("recompute"),
                                   findSetting("schedule")};
        s.plan.tp = 4;
        s.plan.microBatch = 1;
        s.plan.recompute = Recompute::none;
        s.plan.schedule = ScheduleKind::oneForwardOneBackward;
        QString name = planName(s, settings);
        name.replace(QChar(QChar::Nbsp), u' ');
        QCOMPARE(name, QStringLiteral("TP 4 · MBS 1"));
        s.plan.recompute = Recompute::full;
        s.plan.schedule = ScheduleKind::interleaved;
        QVERIFY(planName(s, settings).endsWith(QStringLiteral("full recomputation · Interleaved 1F1B")));
    }
};

QUADRILLE_TESTS(TestPlanTable)
#include "tst_plan_table.moc"
