// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/truth_scatter/accuracy_model.h"
#include "widgets/truth_scatter/accuracy_table.h"
#include "widgets/truth_scatter/oom_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>

using namespace quadrille;

namespace {

using Figure = AccuracyModel::Figure;
using Way = AccuracyModel::Way;

Accuracy accuracy(double error, double scaled, double rank, double loss, std::size_t competitions = 2) {
    return {.runs = 241,
            .meanError = error,
            .meanErrorScaled = scaled,
            .rankCorrelation = rank,
            .loss = loss,
            .competitions = competitions};
}

std::vector<AccuracyRow> rows() {
    return {{.group = QStringLiteral("All shown"),
             .sum = true,
             .ours = accuracy(0.071, 0.055, 0.93, 0.011),
             .constant = accuracy(0.23, 0.2, 0, 0.17),
             .rule = accuracy(0.118, 0.087, 0.81, 0.023),
             .memory = {.runs = 1183, .meanError = 0.07, .medianError = 0.058}},
            {.group = QStringLiteral("Wang et al., Table 7"),
             .sum = false,
             .ours = accuracy(0.04, 0.03, 0, 0, 0),
             .constant = accuracy(0.1, 0.09, 0, 0, 0),
             .rule = accuracy(0.12, 0.1, 0, 0, 0),
             .memory = {}}};
}

} // namespace

class TestAccuracyTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void whatIsNotComparedHasNoFigure() {
        AccuracyModel model(nullptr);
        model.setRows({{.group = QStringLiteral("All shown"),
                        .sum = true,
                        .ours = {},
                        .constant = {},
                        .rule = {},
                        .memory = {}}});
        for (int column = AccuracyModel::firstFigure; column < model.columnCount(); ++column)
            QCOMPARE(model.index(0, column).data().toString(), QStringLiteral("–"));
    }

    void theModelIsSound() {
        AccuracyModel model(nullptr);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(rows());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 16);
        OomTableModel oom(nullptr);
        const QAbstractItemModelTester oomTester(&oom,
                                                 QAbstractItemModelTester::FailureReportingMode::QtTest);
        oom.set({1, 2, 3, 4});
    }

    void everyFigureStandsInItsColumn() {
        AccuracyModel model(nullptr);
        model.setRows(rows());
        const auto text = [&model](int row, Figure figure, Way way) {
            return model.index(row, AccuracyModel::columnOf(figure, way)).data().toString();
        };
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("All shown"));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("241"));
        QCOMPARE(text(0, Figure::error, Way::ours), QStringLiteral("7.1 %"));
        QCOMPARE(text(0, Figure::error, Way::rule), QStringLiteral("11.8 %"));
        QCOMPARE(text(0, Figure::error, Way::constant), QStringLiteral("23.0 %"));
        QCOMPARE(text(0, Figure::scaled, Way::ours), QStringLiteral("5.5 %"));
        QCOMPARE(model.index(0, AccuracyModel::memoryRuns).data().toString(), QStringLiteral("1,183"));
        QCOMPARE(model.index(0, AccuracyModel::memoryError).data().toString(), QStringLiteral("5.8 %"));
        QCOMPARE(model.index(1, AccuracyModel::memoryError).data().toString(), QStringLiteral("–"));
        QCOMPARE(text(0, Figure::rank, Way::ours), QStringLiteral("0.93"));
        QCOMPARE(text(0, Figure::rank, Way::constant), QStringLiteral("–")); // ranks nothing
        QCOMPARE(text(0, Figure::loss, Way::constant), QStringLiteral("17.0 %"));
        QCOMPARE(text(1, Figure::rank, Way::ours), QStringLiteral("–")); // there is no competitor
        QCOMPARE(text(1, Figure::loss, Way::ours), QStringLiteral("–"));
        QVERIFY(model.index(0, AccuracyModel::columnOf(Figure::error, Way::ours))
                    .data(Qt::FontRole)
                    .value<QFont>()
                    .bold());
        QCOMPARE(model.index(0, AccuracyModel::columnOf(Figure::rank, Way::rule))
                     .data(Qt::AccessibleTextRole)
                     .toString(),
                 QStringLiteral("Rank corr., rule: 0.81"));
    }

    void theWholeTableFitsBesideAScatter() {
        AccuracyTable table;
        table.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        table.setRows(rows());
        QVERIFY(table.wholeWidth() < 900);
        // No column cuts its numbers or its share of the line above it.
        const QHeaderView* header = table.table()->horizontalHeader();
        for (int column = 0; column < 14; ++column)
            for (int row = 0; row < 2; ++row) {
                const QModelIndex index = table.table()->model()->index(row, column);
                QVERIFY(header->sectionSize(column) >= QFontMetrics(index.data(Qt::FontRole).value<QFont>())
                                                               .horizontalAdvance(QStringLiteral("0")) *
                                                           3);
            }
    }

    void namesGiveWayToNumbers() {
        AccuracyTable table;
        table.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        auto wide = rows();
        wide[1].group = QStringLiteral("Wang et al. (2024), Tables 9–12, 40GB-A100-200Gbps");
        table.setRows(wide);
        table.show();
        const QHeaderView* header = table.table()->horizontalHeader();
        table.resize(table.wholeWidth(), 300);
        const int name = header->sectionSize(0);
        const int numbers = header->length() - name;
        QVERIFY(name >= QFontMetrics(table.font()).horizontalAdvance(wide[1].group));
        table.resize(table.leastWidth(), 300);
        QVERIFY(header->sectionSize(0) < name);
        QCOMPARE(header->length() - header->sectionSize(0), numbers);
        QVERIFY(header->length() <= table.width());
        table.resize(table.wholeWidth() + 100, 300);
        QCOMPARE(header->sectionSize(0), name);
    }

    void confusionCounts() {
        OomTableModel model(nullptr);
        model.set({.fitsAndDid = 138, .fitsButRanOut = 8, .ranOutAndDid = 102, .ranOutButFits = 7});
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("✓ 138"));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("✕ 8"));
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("✕ 7"));
        QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("✓ 102"));
        QCOMPARE(model.sentence(), QStringLiteral("138 of 145 that fit, and 102 of 110 that ran out, were "
                                                  "expected to"));
        QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("expected to fit, ran out: 8"));
    }

    void copyIsCsv() {
        AccuracyTable table;
        table.setRows(rows());
        QTest::keyClick(table.table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QStringLiteral("\r\n"));
        QCOMPARE(lines.size(), 8); // a header, two groups by three ways, and the end
        QVERIFY(lines[1].startsWith(QStringLiteral("All shown,ours,241,0.070")));
        QVERIFY(lines[4].startsWith(QStringLiteral("\"Wang et al., Table 7\",ours,241,0.04")));
    }

    void theConfusionIsCopiedWithItsRowsNames() {
        AccuracyTable table;
        table.setOom({.fitsAndDid = 138, .fitsButRanOut = 8, .ranOutAndDid = 102, .ranOutButFits = 7});
        QTest::keyClick(table.oomTable(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral(",fit,ran out\r\nexpected to fit,138,8\r\nexpected to run out,7,102\r\n"));
    }
};

QUADRILLE_TESTS(TestAccuracyTable)
#include "tst_accuracy_table.moc"
