// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/zone.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;
using Kind = PublishedTable::Kind;

namespace {

int count(const PublishedTable& table, bool (*wanted)(const PublishedCell&)) {
    int found = 0;
    for (const auto& cell : table.cells)
        found += cell && wanted(*cell) ? 1 : 0;
    return found;
}

int printed(const PublishedTable& table) {
    return count(table, [](const PublishedCell&) { return true; });
}

int outOfMemory(const PublishedTable& table) {
    return count(table, [](const PublishedCell& cell) { return !cell.printed; });
}

/// The estimate table that goes with a measured one: the same runs, printed separately.
int estimateOf(int measured) {
    return measured == 3 ? 2 : measured == 4 ? 7 : 5;
}

} // namespace

class TestPublishedTable : public QObject {
    Q_OBJECT

private slots:
    void holdsEveryCell();
    void outOfMemoryRuns();
    void misprintsAreTheFiveKnown();
    void table3InItsPublishedLayout();
    void measuredAndEstimatedTablesHaveOneLayout();
    void cellsAreAbsentWhereTheReplicaDoesNotFit();
    void zonesForetoldTheRuns();
    void scenarioOfACell();
    void scenarioNamesWhatIsMissing();
    void namesTheWrongField_data();
    void namesTheWrongField();
};

void TestPublishedTable::holdsEveryCell() {
    int estimated = 0;
    int measured = 0;
    for (const PublishedTable& each : tables()) {
        QCOMPARE(each.cells.size(), each.rows.size() * each.columns.size());
        (each.kind == Kind::estimated ? estimated : measured) += printed(each);
    }
    QCOMPARE(tables().size(), std::size_t{8});
    QCOMPARE(estimated, 454); // the paper: "454 experiments"
    QCOMPARE(measured, 264);
}

void TestPublishedTable::outOfMemoryRuns() {
    QCOMPARE(outOfMemory(table(3)), 62);
    QCOMPARE(outOfMemory(table(4)), 25);
    QCOMPARE(outOfMemory(table(6)), 18);
    for (const int number : {2, 5, 7, 8, 9})
        QCOMPARE(outOfMemory(table(number)), 0);
}

void TestPublishedTable::misprintsAreTheFiveKnown() {
    QStringList found;
    for (const PublishedTable& each : tables())
        for (std::size_t row = 0; row < each.rows.size(); ++row)
            for (std::size_t column = 0; column < each.columns.size(); ++column)
                if (const auto& cell = each.cell(row, column); cell && cell->misprint)
                    found << QString("%1: %2 at %3 GPUs")
                                 .arg(each.number)
                                 .arg(*cell->printed)
                                 .arg(each.columns[column]);
    const QStringList known{"5: 34.48 at 128 GPUs", "7: 70.32 at 16 GPUs", "7: 68.92 at 32 GPUs",
                            "7: 68.22 at 64 GPUs", "9: 396.97 at 8 GPUs"};
    QCOMPARE(found, known);
}

void TestPublishedTable::table3InItsPublishedLayout() {
    const PublishedTable& three = table(3);
    QVERIFY(three.kind == Kind::measured);
    QCOMPARE(three.model, std::string("llama-3.1-8b"));
    QCOMPARE(three.gpu, std::string("a100-sxm-40gb"));
    QCOMPARE(three.sequence, 8192);
    QCOMPARE(three.globalBatch, 1024);
    QCOMPARE(inGib(three.capacity), 40.0);
    QVERIFY((three.columns == std::vector<std::int64_t>{8, 16, 32, 64, 128, 256}));
    QCOMPARE(three.rows.size(), std::size_t{26});
    QVERIFY((three.rows.front() == PublishedRow{4, 1, 2, 1}));
    QVERIFY((three.rows.back() == PublishedRow{2, 1, 2, 2}));
    const double first[] = {182.6, 178.38, 176.79, 170.84, 169.52, 153.9};
    for (std::size_t column = 0; column < 6; ++column) {
        QCOMPARE(*three.cell(0, column)->printed, first[column]);
        QVERIFY(three.cell(25, column) && !three.cell(25, column)->printed); // the last row: OOM throughout
    }
    QVERIFY((three.rows[24] == PublishedRow{2, 1, 2, 1}));
    QVERIFY(!three.cell(24, 1)->printed);
    QCOMPARE(*three.cell(24, 2)->printed, 203.98);
    QVERIFY(!three.cell(3, 0)); // (4, 2, 2, 1) on 8 GPUs: "-"
}

void TestPublishedTable::measuredAndEstimatedTablesHaveOneLayout() {
    for (const int number : {3, 4, 6}) {
        const PublishedTable& measured = table(number);
        const PublishedTable& estimated = table(estimateOf(number));
        QVERIFY(measured.rows == estimated.rows);
        QVERIFY(measured.columns == estimated.columns);
        for (std::size_t i = 0; i < measured.cells.size(); ++i)
            QCOMPARE(measured.cells[i].has_value(), estimated.cells[i].has_value());
    }
}

void TestPublishedTable::cellsAreAbsentWhereTheReplicaDoesNotFit() {
    for (const PublishedTable& each : tables())
        for (std::size_t row = 0; row < each.rows.size(); ++row)
            for (std::size_t column = 0; column < each.columns.size(); ++column) {
                const PublishedRow& sizes = each.rows[row];
                QCOMPARE(each.cell(row, column).has_value(),
                         sizes.tp * sizes.cp * sizes.pp <= each.columns[column]);
            }
}

/// The paper's finding, which holds in every printed cell only if both tables are copied right.
void TestPublishedTable::zonesForetoldTheRuns() {
    for (const int number : {3, 4, 6}) {
        const PublishedTable& measured = table(number);
        const PublishedTable& estimated = table(estimateOf(number));
        for (std::size_t i = 0; i < measured.cells.size(); ++i) {
            if (!measured.cells[i])
                continue;
            const Zone zone =
                zoneOf(gibibytes(*estimated.cells[i]->printed), paperLimits(estimated.capacity));
            const bool ran = measured.cells[i]->printed.has_value();
            QVERIFY(zone != Zone::green || ran);
            QVERIFY(zone != Zone::red || !ran);
        }
    }
}

void TestPublishedTable::scenarioOfACell() {
    for (const PublishedTable& each : tables()) {
        const std::size_t row = each.rows.size() - 1;
        const std::size_t column = each.columns.size() - 1;
        const Scenario scenario = scenarioOf(each, row, column, models(), gpus());
        QCOMPARE(scenario.model.name, each.model);
        QVERIFY(scenario.cluster == clusterOf(gpu(each.gpu.c_str()), each.columns[column]));
        QVERIFY(scenario.cluster.gpu.memory == each.capacity);
        QVERIFY((PublishedRow{scenario.plan.tp, scenario.plan.cp, scenario.plan.pp,
                              scenario.plan.microBatch} == each.rows[row]));
        QCOMPARE(scenario.plan.sequence, each.sequence);
        QCOMPARE(scenario.plan.globalBatch, 1024);
        QCOMPARE(scenario.plan.zero, 1);
        QVERIFY(scenario.plan.schedule == ScheduleKind::oneForwardOneBackward);
        QVERIFY(scenario.estimator == Estimator::paper);
    }
}

void TestPublishedTable::scenarioNamesWhatIsMissing() {
    QCOMPARE(fieldOfError([] { (void)scenarioOf(table(2), 0, 0, {}, gpus()); }), QString("model"));
    QCOMPARE(fieldOfError([] { (void)scenarioOf(table(2), 0, 0, models(), {}); }), QString("gpu"));
    QVERIFY_EXCEPTION_THROWN((void)scenarioOf(table(2), 26, 0, models(), gpus()), std::out_of_range);
}

void TestPublishedTable::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::addRow("%s = %s", pointer, value) << pointer << value << field;
    };
    row("/tables", "null", "tables");
    row("/tables/1", "3", "tables[1]");
    row("/tables/1/number", "2", "tables[1].number");
    row("/tables/1/kind", "\"guessed\"", "tables[1].kind");
    row("/tables/1/capacity_gib", "0", "tables[1].capacity_gib");
    row("/tables/1/gpus/2", "-8", "tables[1].gpus[2]");
    row("/tables/1/rows/4/plan", "[1, 2, 3]", "tables[1].rows[4].plan");
    row("/tables/1/rows/4/plan/3", "0", "tables[1].rows[4].plan[3]");
    row("/tables/1/rows/4/cells", "[]", "tables[1].rows[4].cells");
    row("/tables/1/rows/4/cells/0", "\"ouch\"", "tables[1].rows[4].cells[0]");
    row("/tables/1/rows/4/cells/0", "-3", "tables[1].rows[4].cells[0]");
    row("/tables/1/rows/4/cells/0", "{\"misprint\": 3}",
        "tables[1].rows[4].cells[0]");                                        // measured: no formula
    row("/tables/0/rows/4/cells/0", "\"OOM\"", "tables[0].rows[4].cells[0]"); // estimated: never ran
    row("/tables/0/rows/4/cells/0", "{\"misprint\": -3}", "tables[0].rows[4].cells[0].misprint");
    row("/tables/0/rows/4/cells/0", "{\"mistake\": 3}", "tables[0].rows[4].cells[0].mistake");
    row("/tables/0/rows/4/note", "1", "tables[0].rows[4].note");
    row("/tables/0/colour", "1", "tables[0].colour");
}

void TestPublishedTable::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json changed = withValueAt(json::parse(resourceText("published_tables.json")), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)parsePublishedTables(changed.dump()); }), field);
}

QUADRILLE_TESTS(TestPublishedTable)
#include "tst_published_table.moc"
