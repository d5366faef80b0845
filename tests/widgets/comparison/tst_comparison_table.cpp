// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/comparison/compared_plans.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/comparison_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;

namespace {

const ComparisonLine& lineOf(const std::vector<ComparisonLine>& lines, const char* key) {
    const auto found = std::ranges::find(lines, QLatin1String(key), &ComparisonLine::key);
    Q_ASSERT(found != lines.end());
    return *found;
}

} // namespace

class TestComparisonTable : public QObject {
    Q_OBJECT

    std::vector<SharedAnalysis> m_plans;

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        m_plans = test::fourPlans();
    }

    void onlyWhatDiffersHasALine() {
        const auto lines = comparison::linesOf(comparePlans(m_plans, 0));
        QStringList settings;
        for (const ComparisonLine& line : lines) {
            QCOMPARE(line.cells.size(), m_plans.size());
            QVERIFY(!std::ranges::all_of(line.cells, [&line](const ComparisonCell& cell) {
                return cell.text == line.cells.front().text;
            }));
            if (!line.isFigure)
                settings << line.key;
        }
        QCOMPARE(settings,
                 (QStringList{QStringLiteral("tp"), QStringLiteral("pp"), QStringLiteral("recompute")}));
        QCOMPARE(lineOf(lines, "tp").cells[1].text, QStringLiteral("4"));
        QCOMPARE(lineOf(lines, "recompute").cells[3].text, QStringLiteral("full"));
    }

    // Numbers as the analysis has them, differences from the reference alone.
    void cellsSayTheNumberItsDifferenceAndHowItIsJudged() {
        const auto lines = comparison::linesOf(comparePlans(m_plans, 1));
        const ComparisonLine& memory = lineOf(lines, "memory_bytes");
        for (std::size_t i = 0; i < m_plans.size(); ++i) {
            const double bytes = m_plans[i].analysis->memory->total().value();
            QCOMPARE(memory.cells[i].number.toDouble(), bytes);
            const double more = bytes - m_plans[1].analysis->memory->total().value();
            QCOMPARE(memory.cells[i].difference.startsWith(QStringLiteral("+")), more > 0);
            QVERIFY(memory.cells[i].judgement == (more > 0   ? Judgement::worse
                                                  : more < 0 ? Judgement::better
                                                             : Judgement::same));
        }
        QVERIFY(memory.cells[1].difference.isEmpty());
        const ComparisonLine& speed = lineOf(lines, "tokens_per_second");
        QCOMPARE(speed.cells[3].judgement, Judgement::worse);
        QVERIFY(comparison::difference(speed.cells[3]).startsWith(QStringLiteral("▼")));
        for (const ComparisonCell& cell : speed.cells)
            if (cell.judgement == Judgement::unsure)
                QVERIFY(comparison::difference(cell).startsWith(QStringLiteral("≈")));
    }

    void whatCannotBeComparedIsSaid() {
        Scenario broken = test::smallTraining();
        broken.plan.tp = 3;
        m_plans.push_back(test::shared(QStringLiteral("other"), test::smallTraining("qwen2.5-7b")));
        m_plans.push_back(test::shared(QStringLiteral("broken"), broken));
        const QStringList remarks = comparison::remarks(comparePlans(m_plans, 0));
        m_plans.resize(4);
        QCOMPARE(remarks.size(), 2);
        QVERIFY2(remarks[0].startsWith(QStringLiteral("other: ")) &&
                     remarks[0].contains(QStringLiteral("model")),
                 qPrintable(remarks[0]));
        QVERIFY2(remarks[1].startsWith(QStringLiteral("broken: ")), qPrintable(remarks[1]));
    }

    /// However fast it is said to be.
    void whatDoesNotFitOrRunIsNotPraised() {
        Scenario large = test::smallTraining("llama-3.1-405b"), broken = test::smallTraining();
        broken.plan.tp = 3;
        const auto unfit = test::shared(QStringLiteral("unfit"), large);
        const auto none = test::shared(QStringLiteral("broken"), broken);
        QVERIFY(unfit.analysis->memory->total() > unfit.analysis->memory->capacity);
        QCOMPARE(comparison::finding(comparePlans(std::vector{unfit, none}, 0)),
                 QStringLiteral("None of these plans fits"));
        QCOMPARE(comparison::finding(comparePlans(std::vector{none, unfit}, 0)),
                 QStringLiteral("None of these plans fits"));
        QCOMPARE(comparison::finding(comparePlans(std::vector{unfit, m_plans[0], none}, 0)),
                 QStringLiteral("unfit does not fit; fastest of those that do: ") + m_plans[0].name);
    }

    void theFindingNamesTheFastest() {
        const PlansComparison plans = comparePlans(m_plans, 3);
        std::size_t best = 0;
        for (std::size_t i = 1; i < m_plans.size(); ++i)
            if (m_plans[i].analysis->performance->step < m_plans[best].analysis->performance->step)
                best = i;
        const QString finding = comparison::finding(plans);
        QVERIFY2(finding.startsWith(QStringLiteral("Fastest of 4 plans: ") + m_plans[best].name),
                 qPrintable(finding));
        QVERIFY(finding.contains(QStringLiteral("than D")));
    }

    void keysChooseAndCopy() {
        ComparisonTable table;
        table.setComparison(comparePlans(m_plans, 0));
        table.resize(900, 500);
        table.show();
        QCOMPARE(table.model()->columnCount(), 5);
        QCOMPARE(table.model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("B"));
        QSignalSpy chosen(&table, &ComparisonTable::planChosen);
        table.setCurrentIndex(table.model()->index(0, 0));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Return); // of the names' column
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(&table, Qt::Key_Right);
        QTest::keyClick(&table, Qt::Key_Right);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toInt(), 1);
        const QPoint inD = table.visualRect(table.model()->index(1, 4)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, inD);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, inD);
        QCOMPARE(chosen.last()[0].toInt(), 3);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("name,A,B,C,D")), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("\r\ntp,2,4,2,8")) ||
                copied.contains(QStringLiteral("\ntp,2,4,2,8")));
    }

    // A screen reader hears of a cell what the eye sees of its row, column, colour and glyph.
    void everyCellIsSpokenWhole() {
        ComparisonTable table;
        table.setComparison(comparePlans(m_plans, 0));
        const auto lines = comparison::linesOf(comparePlans(m_plans, 0));
        for (int row = 0; row < table.model()->rowCount(); ++row)
            for (int column = 1; column < 5; ++column) {
                const QString spoken =
                    table.model()->index(row, column).data(Qt::AccessibleTextRole).toString();
                const ComparisonCell& cell = lines[std::size_t(row)].cells[std::size_t(column - 1)];
                QVERIFY(spoken.contains(lines[std::size_t(row)].name) && spoken.contains(cell.text));
                QVERIFY(spoken.contains(QStringLiteral(" of ") + m_plans[std::size_t(column - 1)].name));
                QCOMPARE(spoken.contains(QStringLiteral("within the interval")),
                         cell.judgement == Judgement::unsure);
            }
    }
};

QUADRILLE_TESTS(TestComparisonTable)
#include "tst_comparison_table.moc"
