// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;

/// The paper's five tables of estimates, cell by cell, against what the authors printed.
class TestPaperTables : public QObject {
    Q_OBJECT
private slots:
    void everyCellAgrees_data() {
        QTest::addColumn<int>("number");
        QTest::newRow("Table 2") << 2;
        QTest::newRow("Table 5") << 5;
        QTest::newRow("Table 7") << 7;
        QTest::newRow("Table 8") << 8;
        QTest::newRow("Table 9") << 9;
    }

    void everyCellAgrees() {
        QFETCH(int, number);
        const PublishedTable& table = test::table(number);
        int agreeing = 0, misprints = 0, cells = 0;
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const auto& cell = table.cell(row, column);
                if (!cell)
                    continue;
                ++cells;
                const Scenario scenario = scenarioOf(table, row, column, test::models(), test::gpus());
                const Analysis analysis = analyzeWithoutTimeline(scenario);
                QVERIFY(analysis.runnable());
                const double ours = inGib(analysis.memory->stages.front().total());
                // Eq. 18 is the first stage; with m ≥ p it is also the fullest.
                QCOMPARE(analysis.memory->fullest, std::size_t{0});
                QCOMPARE(analysis.memory->capacity, gibibytes(table.gpu == "a100-sxm-40gb" ? 40 : 94));
                const bool agrees = std::abs(ours - *cell->printed) <= 0.01;
                if (agrees == cell->misprint)
                    QFAIL(qPrintable(QStringLiteral("row %1 column %2: ours %3, printed %4")
                                         .arg(row)
                                         .arg(column)
                                         .arg(ours)
                                         .arg(*cell->printed)));
                ++(agrees ? agreeing : misprints);
            }
        total += cells;
        totalMisprints += misprints;
        QCOMPARE(agreeing + misprints, cells);
    }

    void allOfThemWereThere() {
        QCOMPARE(total, 454);
        QCOMPARE(totalMisprints, 5);
    }

private:
    int total = 0;
    int totalMisprints = 0;
};

QUADRILLE_TESTS(TestPaperTables)
#include "tst_paper_tables.moc"
