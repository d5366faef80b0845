// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/budget_edit.h"
#include "app/window/heatmap_panel.h"
#include "app/window/token_box.h"
#include "tests/app/window_fixture.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_axes_bar.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"

#include <QComboBox>
#include <QSignalSpy>

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
        QSignalSpy told(panel, &HeatmapPanel::axesChanged);
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
        Scenario large = program.store().scenario();
        large.cluster.gpus = 1024;
        large.plan.tp = 1;
        large.plan.pp = 16;
        large.plan.globalBatch = 8192;
        program.store().change(large, [] { return QStringLiteral("Large"); });
        panel->setAxes(Dimension::gpus, Dimension::globalBatch, HeatmapQuantity::step);
        program.store().set(Dimension::tensor, 2);
        program.store().set(Dimension::microBatch, 2); // while the one before may be under way
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60000);
        QCOMPARE(panel->picture()->heatmapData().xDimension, Dimension::gpus);
        compare(program);
        const auto& data = panel->picture()->heatmapData();
        QVERIFY(data.current() != nullptr);
        QVERIFY(data.current()->glance == glance(program.store().scenario()));
        QVERIFY(!panel->picture()->finding().contains(u'…'));
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
            program.window.reckoning().setConvention(convention);
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

    void aBudgetIsReckonedAtOnceEverywhere() {
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
        QCOMPARE(cost(), 15e12 / speed / 3600);
        auto* edit = panel->findChild<BudgetEdit*>();
        edit->tokens()->setTokens(2e12);
        QCOMPARE(program.window.reckoning().tokens(), 2e12);
        QCOMPARE(cost(), 2e12 / speed / 3600);
        program.window.reckoning().setPricePerGpuHour(3);
        QCOMPARE(cost(), 3 * 2e12 / speed / 3600);
        for (auto* other : program.window.findChildren<BudgetEdit*>())
            QCOMPARE(other->tokens()->tokens(), 2e12);
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
};

QTEST_MAIN(TestHeatmapPanel)
#include "tst_heatmap_panel.moc"
