// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/compare/compare_panel.h"
#include "core/analysis/analysis.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/plans_picture.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>

using namespace quadrille;
using test::Running;

namespace {

void settleComparison(const ComparePanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(panel->picture() != nullptr && !panel->computing(), 20'000);
}

QStringList columns(const ComparePanel* panel) {
    QStringList names;
    if (panel->table()->comparison())
        for (const ComparedPlan& plan : panel->table()->comparison()->plans)
            names << QString::fromStdString(plan.name);
    return names;
}

} // namespace

class TestComparePanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-compare-panel"); }

    void itSaysHowToBegin() {
        Running program;
        program.trigger("panel.compare");
        const auto* panel = program.find<ComparePanel>();
        settleComparison(panel);
        QVERIFY(columns(panel).isEmpty());
        QVERIFY2(panel->finding().contains(QStringLiteral("Ctrl+D")), qPrintable(panel->finding()));
    }

    void everyPlanIsAColumnWithItsNumbers() {
        Running program;
        program.trigger("panel.compare");
        const auto* panel = program.find<ComparePanel>();
        program.trigger("baseline.pin");
        program.store().set(Dimension::tensor, 4);
        program.trigger("kept.keep");
        program.store().set(Dimension::microBatch, 2);
        settleComparison(panel);
        QCOMPARE(columns(panel),
                 (QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("This plan")}));
        const PlansComparison& seen = *panel->table()->comparison();
        const Scenario scenarios[] = {*program.store().state().baseline, program.store().kept()[0].scenario,
                                      program.store().scenario()};
        for (const ComparedFigure& row : seen.figures)
            for (std::size_t i = 0; i < 3; ++i) {
                if (row.figure == PlanFigure::memory)
                    QCOMPARE(*row.values[i].value, glance(scenarios[i]).total.value());
                if (row.figure == PlanFigure::step)
                    QCOMPARE(*row.values[i].value, glance(scenarios[i]).step.value());
            }
        QCOMPARE(panel->picture()->plans().size(), std::size_t{3});
        QVERIFY(panel->picture()->plans()[0].pipeline != nullptr);
        // Back where A is, the two are one.
        program.trigger("baseline.swap");
        settleComparison(panel);
        program.store().loadKept(0);
        settleComparison(panel);
        QVERIFY(columns(panel).contains(QStringLiteral("B · This plan")));
    }

    /// All of the table is seen, with the picture where it has room, else one of them.
    void tableAndPictureShareTheRoom() {
        Running program;
        program.trigger("panel.compare");
        auto* panel = program.find<ComparePanel>();
        program.trigger("baseline.pin");
        program.store().set(Dimension::tensor, 4);
        program.trigger("kept.keep");
        program.store().set(Dimension::microBatch, 2);
        settleComparison(panel);
        const ComparisonTable& table = *panel->table();
        const PlansPicture& picture = *panel->picture();
        const int line = panel->fontMetrics().height();
        const QSize whole = table.wholeSize();
        QVERIFY(whole.width() > 10 * line && whole.height() > 5 * line);
        panel->resize(whole.width() + 5 * line, whole.height() + 40 * line);
        QVERIFY(table.isVisible() && picture.isVisible());
        QVERIFY(picture.mapTo(panel, QPoint()).y() >= table.mapTo(panel, QPoint(0, table.height())).y());
        QCOMPARE(table.verticalScrollBar()->maximum(), 0);
        panel->resize(whole.width() + 60 * line, 20 * line);
        QVERIFY(table.isVisible() && picture.isVisible());
        QVERIFY(picture.mapTo(panel, QPoint()).x() >= table.mapTo(panel, QPoint(table.width(), 0)).x());
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
        panel->resize(30 * line, 15 * line);
        QVERIFY(table.isVisible() != picture.isVisible());
    }

    void anotherReferenceTurnsTheJudgement() {
        Running program;
        program.trigger("panel.compare");
        auto* panel = program.find<ComparePanel>();
        program.trigger("baseline.pin");
        program.store().set(Dimension::pipeline, 2);
        settleComparison(panel);
        const auto memory = [panel](std::size_t plan) {
            for (const ComparedFigure& row : panel->table()->comparison()->figures)
                if (row.figure == PlanFigure::memory)
                    return row.values[plan].judgement;
            return Judgement::same;
        };
        const Judgement before = memory(1);
        QVERIFY(before == Judgement::better || before == Judgement::worse);
        panel->reference()->setCurrentIndex(1);
        emit panel->reference()->activated(1);
        QVERIFY(memory(1) == Judgement::same);
        QVERIFY(memory(0) == (before == Judgement::better ? Judgement::worse : Judgement::better));
    }

    void aPlanIsLoadedAsOneStep() {
        Running program;
        program.trigger("panel.compare");
        auto* panel = program.find<ComparePanel>();
        program.trigger("kept.keep");
        const Scenario kept = program.store().scenario();
        program.store().set(Dimension::tensor, 8);
        settleComparison(panel);
        const int steps = program.store().undoStack().count();
        panel->table()->setFocus();
        panel->table()->setCurrentIndex(panel->table()->model()->index(0, 1));
        QTest::keyClick(panel->table(), Qt::Key_Return);
        QVERIFY(program.store().scenario() == kept);
        QCOMPARE(program.store().undoStack().count(), steps + 1);
        QCOMPARE(program.store().undoText(), QStringLiteral("Load plan “B”"));
    }

    void whatCannotRunSaysWhy() {
        Running program;
        program.trigger("panel.compare");
        auto* panel = program.find<ComparePanel>();
        program.trigger("kept.keep");
        program.store().set(Dimension::pipeline, 7);
        settleComparison(panel);
        QVERIFY(panel->remarks()->isVisible());
        QVERIFY(panel->remarks()->text().startsWith(QStringLiteral("This plan: ")));
        program.trigger("edit.undo");
        settleComparison(panel);
        QVERIFY(!panel->remarks()->isVisible());
    }
};

QUADRILLE_TESTS(TestComparePanel)
#include "tst_compare_panel.moc"
