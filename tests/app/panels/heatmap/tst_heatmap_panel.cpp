// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/budget_edit.h"
#include "app/panels/heatmap/heatmap_cells.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/token_box.h"
#include "tests/app/window_fixture.h"
#include "tests/support/long_answer.h"
#include "tests/support/test_program.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"
#include "widgets/heatmap/heatmap_fold.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace quadrille;
using test::Running;

namespace {

/// Every cell is the glance of its plan, now.
void compare(Running& program) {
    const HeatmapData& data = program.find<Heatmap>()->heatmapData();
    for (int row = 0; row < data.rows(); ++row)
        for (int column = 0; column < data.columns(); ++column) {
            const Scenario plan =
                with(with(program.store().scenario(), data.xDimension, data.xStops.at(std::size_t(column))),
                     data.yDimension, data.yStops.at(std::size_t(row)));
            QVERIFY(data.cell(column, row).glance == glance(plan));
        }
}

/// The numbers that are known are the glances of their plans.
bool isTrue(const HeatmapData& grid, const Scenario& scenario) {
    for (const HeatmapPlace& place : nearestFirst(grid)) {
        const HeatmapCell& cell = grid.cell(place.column, place.row);
        const Glance seen = glance(cellPlan(scenario, grid, grid.xStops.at(std::size_t(place.column)),
                                            grid.yStops.at(std::size_t(place.row))));
        if (cell.computing ? !seen.runnable || !cell.glance.runnable : !(cell.glance == seen))
            return false;
    }
    return true;
}

/// A plan of so many operations that a grid around it takes long.
Scenario largePlan(const Scenario& before) {
    Scenario large = before;
    large.cluster.gpus = 1024;
    large.plan.tp = 1;
    large.plan.pp = 16;
    large.plan.globalBatch = 8192;
    return large;
}

} // namespace

class TestHeatmapPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { test::isolate("tst-heatmap-panel"); }

    void everyQuantityLooksAtTheSameCells() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        auto* box = panel->axes()->findChildren<QComboBox*>().last();
        QSignalSpy told(panel, &HeatmapPanel::viewChanged);
        for (const HeatmapQuantity quantity : allHeatmapQuantities) {
            box->setCurrentIndex(static_cast<int>(quantity));
            QTRY_VERIFY(!panel->computing());
            QCOMPARE(panel->picture()->heatmapData().shown, quantity);
            compare(program);
            QVERIFY(!panel->picture()->finding().isEmpty());
            // Tokens and price only beside what they are about.
            QCOMPARE(panel->findChild<BudgetEdit*>()->isVisible(), quantity == HeatmapQuantity::cost);
        }
        QCOMPARE(told.count(), static_cast<int>(allHeatmapQuantities.size()) - 1);
    }

    // Many plans with many operations each: none of them holds up the window.
    void manyPlansAreComputedElsewhere() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        program.store().change(largePlan(program.store().scenario()), [] { return QStringLiteral("Large"); });
        panel->setAxes(Dimension::gpus, Dimension::globalBatch, HeatmapQuantity::step);
        program.store().set(Dimension::tensor, 2);
        program.store().set(Dimension::microBatch, 2); // while the one before may be under way
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60000);
        QCOMPARE(panel->picture()->heatmapData().xDimension, PlanAxis(Dimension::gpus));
        compare(program);
        const auto& data = panel->picture()->heatmapData();
        QVERIFY(data.current() != nullptr);
        QVERIFY(data.current()->glance == glance(program.store().scenario()));
        QVERIFY(!panel->picture()->finding().contains(u'…'));
    }

    void theNearestPlansComeFirst() {
        Running program;
        HeatmapData grid = outlinedGrid(program.store().scenario(), Dimension::pipeline,
                                        Dimension::microBatch, FlopConvention::model);
        for (const HeatmapPlace& here : {HeatmapPlace{2, 1}, HeatmapPlace{0, 3}, HeatmapPlace{}}) {
            grid.currentColumn = here.column;
            grid.currentRow = here.row;
            const std::vector<HeatmapPlace> order = nearestFirst(grid);
            QCOMPARE(order.front(), here.valid() ? here : (HeatmapPlace{0, 0}));
            std::set<std::pair<int, int>> seen;
            int before = 0;
            for (const HeatmapPlace& place : order) {
                const int steps =
                    std::abs(place.column - order.front().column) + std::abs(place.row - order.front().row);
                QVERIFY(steps >= before);
                before = steps;
                seen.emplace(place.column, place.row);
            }
            QCOMPARE(seen.size(), grid.cells.size());
            QCOMPARE(order.size(), grid.cells.size());
        }
    }

    // From the first moment on it is known which plans can run, so that nothing that is folded moves.
    void plansComeOneByOne() {
        Running program;
        const Scenario& scenario = program.store().scenario();
        HeatmapData grid =
            outlinedGrid(scenario, Dimension::tensor, Dimension::pipeline, FlopConvention::model);
        const auto known = [](const HeatmapData& of) {
            return std::count_if(of.cells.begin(), of.cells.end(),
                                 [](const HeatmapCell& cell) { return cell.hasNumbers(); });
        };
        QCOMPARE(known(grid), 0);
        QVERIFY(isTrue(grid, scenario));
        const HeatmapFold fold = HeatmapFold::of(grid);
        QVERIFY(!fold.columns.foldable.empty() || !fold.rows.foldable.empty());
        int parts = 0;
        workOutCells(grid, scenario, {}, [&](const HeatmapData& part) {
            QCOMPARE(known(part), ++parts);
            QVERIFY(part.current()->hasNumbers());
            QVERIFY(isTrue(part, scenario));
            QCOMPARE(HeatmapFold::of(part).columns.shown, fold.columns.shown);
            QCOMPARE(HeatmapFold::of(part).rows.shown, fold.rows.shown);
        });
        QVERIFY(parts > 3);
        QVERIFY(!grid.isPartial());
        QVERIFY(isTrue(grid, scenario));
    }

    void theyCanBeStoppedBetween() {
        Running program;
        HeatmapData grid = outlinedGrid(program.store().scenario(), Dimension::tensor, Dimension::microBatch,
                                        FlopConvention::model);
        std::stop_source stop;
        int parts = 0;
        QVERIFY_EXCEPTION_THROWN(workOutCells(grid, program.store().scenario(), stop.get_token(),
                                              [&](const HeatmapData&) {
                                                  ++parts;
                                                  stop.request_stop();
                                              }),
                                 Stopped);
        QCOMPARE(parts, 1);
    }

    void aLongAnswerIsShownInPartsAndYields() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::sequence, Dimension::globalBatch, HeatmapQuantity::step);
        QTRY_VERIFY(!panel->computing());
        const Scenario before = program.store().scenario();
        const Scenario large = test::longSeries(before);
        QVERIFY(runnable(large));
        program.store().change(large, [] { return QStringLiteral("Large"); });
        const HeatmapData& data = panel->picture()->heatmapData();
        QTRY_VERIFY_WITH_TIMEOUT(data.isPartial(), 60000);
        QVERIFY(panel->computing());
        QVERIFY(data.current() != nullptr && data.current()->hasNumbers());
        QVERIFY(data.current()->glance == glance(large));
        QVERIFY2(panel->picture()->finding().startsWith(QStringLiteral("Computing: ")),
                 qPrintable(panel->picture()->finding()));
        // Another look at what is there is no other question.
        panel->axes()->findChildren<QComboBox*>().last()->setCurrentIndex(
            static_cast<int>(HeatmapQuantity::tokens));
        QCOMPARE(data.shown, HeatmapQuantity::tokens);
        // A plan that is soon worked out is not kept waiting.
        program.store().change(before, [] { return QStringLiteral("Small"); });
        QTRY_VERIFY(!panel->computing());
        QVERIFY(!data.isPartial());
        compare(program);
        QVERIFY(!panel->picture()->finding().contains(u'…'));
    }

    // What takes longer than a frame, but not much longer, never shows a part of itself.
    void aShortAnswerComesWhole() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::pipeline, Dimension::microBatch, HeatmapQuantity::step);
        QTRY_VERIFY(!panel->computing());
        bool partial = false;
        connect(panel->picture(), &Picture::findingChanged, this,
                [&] { partial |= panel->picture()->heatmapData().isPartial(); });
        for (const std::int64_t batch : {512, 1024, 512}) {
            program.store().set(Dimension::globalBatch, batch);
            QVERIFY(panel->computing());
            QTRY_VERIFY(!panel->computing());
            compare(program);
        }
        QVERIFY(!partial);
    }

    void aCellIsChosenByTheAxesThatAreSeen() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::pipeline, Dimension::microBatch, HeatmapQuantity::utilisation);
        QTRY_VERIFY(!panel->computing());
        emit panel->picture()->cellChosen(4, 2);
        QCOMPARE(program.store().scenario().plan.pp, std::int64_t{4});
        QCOMPARE(program.store().scenario().plan.microBatch, std::int64_t{2});
    }

    void utilisationIsOfTheChosenFlops() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::tensor, Dimension::microBatch, HeatmapQuantity::utilisation);
        for (const FlopConvention convention : allFlopConventions) {
            program.window.speedOptions().setConvention(convention);
            QTRY_VERIFY(!panel->computing());
            const auto& performance = *program.store().analysis().performance;
            const HeatmapCell* current = panel->picture()->heatmapData().current();
            QVERIFY(current != nullptr);
            QVERIFY(std::abs(current->glance.mfu / performance.mfu(convention) - 1) < 1e-12);
            QVERIFY(std::abs(current->glance.flopsPerGpu / performance.perGpu(convention) - 1) < 1e-12);
            // And so is the verdict's.
            const auto* button =
                program.find<VerdictBar>()->findChild<NumberButton*>(QStringLiteral("utilisation"));
            const QString share = QLocale().toString(100 * performance.mfu(convention), 'f', 1);
            QVERIFY2(button->text().startsWith(share + QStringLiteral(" %")), qPrintable(button->text()));
            QCOMPARE(button->text().contains(QStringLiteral("HFU")), convention == FlopConvention::hardware);
        }
    }

    void aBudgetCountsAtOnceEverywhere() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::tensor, Dimension::microBatch, HeatmapQuantity::cost);
        QTRY_VERIFY(!panel->computing());
        const double speed = program.store().analysis().performance->tokensPerSecondPerGpu();
        const auto cost = [panel] {
            const HeatmapData& data = panel->picture()->heatmapData();
            return data.value(data.current()->glance);
        };
        // What the step's panel says, too.
        const auto expected = [&program, speed] {
            const Scenario& now = program.store().scenario();
            const TrainingCost whole = trainingCost(costQuestion(now), now.cluster.gpus, speed);
            return whole.price ? *whole.price : *whole.gpuHours;
        };
        QCOMPARE(cost(), expected());
        QVERIFY(cost() > 15e12 / speed / 3600); // something always fails
        auto* edit = panel->findChild<BudgetEdit*>();
        edit->tokens()->setTokens(2e12);
        QCOMPARE(program.store().scenario().run.tokens, 2e12);
        QCOMPARE(cost(), expected());
        edit->price()->setValue(3);
        QCOMPARE(program.store().scenario().run.pricePerGpuHour, 3.0);
        QCOMPARE(cost(), expected());
        QVERIFY(cost() > 3 * 2e12 / speed / 3600);
        for (auto* other : program.window.findChildren<BudgetEdit*>())
            QCOMPARE(other->tokens()->tokens(), 2e12);
        // Undone in one step until an input is left.
        program.store().undoStack().undo();
        QCOMPARE(edit->tokens()->tokens(), 15e12);
        // Without tokens to train on: of a trillion.
        edit->tokens()->setTokens(0);
        const double ofTrillion = cost();
        edit->tokens()->setTokens(1e12);
        QCOMPARE(cost(), ofTrillion);
    }

    void tokensAreReadAsPeopleWriteThem_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("tokens");
        QTest::newRow("trillions") << "15 T" << 15e12;
        QTest::newRow("close by") << "1.5t" << 1.5e12;
        QTest::newRow("billions") << "300 B tokens" << 300e9;
        QTest::newRow("millions") << "20 m" << 20e6;
        QTest::newRow("as the unit before") << "7" << 7e12;
        QTest::newRow("nonsense stays away") << "many" << 2e12;
    }
    void tokensAreReadAsPeopleWriteThem() {
        QFETCH(QString, typed);
        QFETCH(double, tokens);
        TokenBox box;
        box.setTokens(2e12);
        QCOMPARE(box.text(), QStringLiteral("2 T tokens"));
        box.show();
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, typed);
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.tokens(), tokens);
        QCOMPARE(box.valueFromText(box.textFromValue(box.value())), box.value());
    }

    // Schedules across, recomputation up: words are axes as numbers are.
    void wordsAreAxes() {
        Running program;
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(*planAxisFromName("schedule"), *planAxisFromName("recompute"), HeatmapQuantity::step);
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60000);
        const HeatmapData& data = panel->picture()->heatmapData();
        QCOMPARE(data.rows(), 3);
        QVERIFY(data.current() != nullptr);
        compare(program);
        QVERIFY(panel->picture()->data().rows.size() == static_cast<qsizetype>(data.cells.size()));
    }

    // Each cell is the best plan with its two values, and a click loads that very plan.
    void theBestOverTheRest() {
        Running program;
        Scenario small = program.store().scenario();
        small.cluster.gpus = 8;
        small.plan = {};
        small.plan.globalBatch = 16;
        program.store().change(small, [] { return QStringLiteral("Small"); });
        program.trigger("panel.heatmap");
        auto* panel = program.find<HeatmapPanel>();
        panel->setAxes(Dimension::tensor, *planAxisFromName("zero"), HeatmapQuantity::tokens);
        panel->axes()->bestButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing() && panel->picture()->heatmapData().isBest, 120000);
        const HeatmapData data = panel->picture()->heatmapData();
        BestGrid expected =
            emptyBestGrid(small, searchAxis(small, data.xDimension), searchAxis(small, data.yDimension));
        searchGrid(expected, small, {});
        int runnable = 0;
        for (std::size_t i = 0; i < data.cells.size(); ++i) {
            QCOMPARE(data.cells[i].glance.runnable, expected.cells[i].has_value());
            QVERIFY(!data.cells[i].computing);
            if (expected.cells[i]) {
                ++runnable;
                QVERIFY(data.cells[i].glance == expected.cells[i]->seen);
            }
        }
        QVERIFY(runnable > 1);
        const HeatmapPlace best = data.best();
        emit panel->picture()->cellChosen(data.xStops[std::size_t(best.column)],
                                          data.yStops[std::size_t(best.row)]);
        QVERIFY(glance(program.store().scenario()) == data.cell(best.column, best.row).glance);
        // What moved was free in the search: the cells stand.
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 120000);
        QVERIFY(panel->picture()->heatmapData().cells.size() == data.cells.size());
        panel->axes()->bestButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing() && !panel->picture()->heatmapData().isBest, 60000);
        compare(program);
    }
};

QUADRILLE_TESTS(TestHeatmapPanel)
#include "tst_heatmap_panel.moc"
