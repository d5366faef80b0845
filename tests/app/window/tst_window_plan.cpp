// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/paper_table/paper_table_view.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"

#include <QClipboard>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace quadrille;
using test::Running;

namespace {

/// Bytes of the fullest stage as the bars tell them.
double fullestInBars(Running& program) {
    const DataTable table = program.find<MemoryBars>()->data();
    // "total (bytes)", or "total allocated (bytes)" where the estimator tells kinds of memory apart.
    const auto column =
        table.columns.indexOf(QRegularExpression(QStringLiteral("\\btotal\\b.*\\(bytes\\)$")));
    if (column < 0)
        return -1;
    double fullest = 0;
    for (const auto& row : table.rows)
        fullest = std::max(fullest, row.at(column).toDouble());
    return fullest;
}

QPoint stopOf(const DiscreteSlider& slider, std::int64_t stop) {
    const SliderGeometry geometry = slider.geometryOfParts();
    const auto& stops = slider.stops();
    const auto index = std::find(stops.begin(), stops.end(), stop) - stops.begin();
    return QPointF(geometry.centre(static_cast<double>(index), stops.size()), geometry.track.center().y())
        .toPoint();
}

} // namespace

class TestWindowPlan : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-window-plan"); }

    void draggingASliderMovesTheBarsAndIsOneStep() {
        Running program;
        auto* slider = program.find<PlanPanel>()->slider(Dimension::tensor);
        const Scenario before = program.store().scenario();
        QTest::mousePress(slider, Qt::LeftButton, {}, stopOf(*slider, before.plan.tp));
        for (const std::int64_t stop : {1, 2, 4, 8}) {
            QTest::mouseMove(slider, stopOf(*slider, stop));
            QCOMPARE(program.store().scenario().plan.tp, stop);
            QCOMPARE(fullestInBars(program), glance(with(before, Dimension::tensor, stop)).total.value());
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, stopOf(*slider, 8));
        QCOMPARE(program.store().undoStack().count(), 1);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        QCOMPARE(slider->value(), before.plan.tp);
        QCOMPARE(fullestInBars(program), glance(before).total.value());
        program.trigger("edit.redo");
        QCOMPARE(slider->value(), std::int64_t{8});
    }

    void aKeyOnASliderMovesThePlan() {
        Running program;
        auto* slider = program.find<PlanPanel>()->slider(Dimension::microBatch);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(program.store().scenario().plan.microBatch, std::int64_t{2});
    }

    void choosingModelAndGpuChangesThemAndNothingElse() {
        Running program;
        auto* plan = program.find<PlanPanel>();
        const Scenario before = program.store().scenario();
        emit plan->modelChooser()->chosen(QStringLiteral("llama-3.1-70b"));
        emit plan->gpuChooser()->chosen(QStringLiteral("a100-sxm-40gb"));
        const Scenario& after = program.store().scenario();
        QCOMPARE(after.model.name, std::string("llama-3.1-70b"));
        QCOMPARE(after.cluster.gpu.name, std::string("a100-sxm-40gb"));
        QCOMPARE(after.cluster.gpusPerNode, after.cluster.gpu.gpusPerNode);
        QVERIFY(after.plan == before.plan);
        QCOMPARE(after.cluster.gpus, before.cluster.gpus);
        QCOMPARE(program.store().undoStack().count(), 2);
        QCOMPARE(plan->modelChooser()->currentName(), QStringLiteral("llama-3.1-70b"));
    }

    void clickingAHeatmapCellMovesThePlanThere() {
        Running program;
        auto* heatmap = program.find<Heatmap>();
        QTRY_VERIFY(!program.find<HeatmapPanel>()->computing());
        const HeatmapData& data = heatmap->heatmapData();
        const HeatmapLayout layout = layoutHeatmap(data, QRectF(heatmap->rect()), heatmap->font(), heatmap);
        const int column = 2;
        const int row = 1;
        const auto x = data.xStops.at(column);
        const auto y = data.yStops.at(row);
        const PlanAxis xDimension = data.xDimension;
        const PlanAxis yDimension = data.yDimension;
        const Scenario expected = with(with(program.store().scenario(), xDimension, x), yDimension, y);
        QVERIFY(expected != program.store().scenario());
        QTest::mouseClick(heatmap, Qt::LeftButton, {}, layout.cell(column, row).center().toPoint());
        QVERIFY(program.store().scenario() == expected);
        QTRY_VERIFY(!program.find<HeatmapPanel>()->computing());
        QCOMPARE(heatmap->heatmapData().currentColumn, column);
        QCOMPARE(heatmap->heatmapData().currentRow, row);
        QCOMPARE(program.store().undoStack().count(), 1);
        QCOMPARE(fullestInBars(program), glance(expected).total.value());
    }

    void everyHeatmapCellIsTheGlanceOfItsPlan() {
        Running program;
        QTRY_VERIFY(!program.find<HeatmapPanel>()->computing());
        const HeatmapData& data = program.find<Heatmap>()->heatmapData();
        for (int row = 0; row < data.rows(); ++row) {
            for (int column = 0; column < data.columns(); ++column) {
                const auto x = data.xStops.at(static_cast<std::size_t>(column));
                const auto y = data.yStops.at(static_cast<std::size_t>(row));
                const Analysis whole = analyzeWithoutTimeline(
                    with(with(program.store().scenario(), data.xDimension, x), data.yDimension, y));
                const Glance& seen = data.cell(column, row).glance;
                QCOMPARE(seen.runnable, whole.runnable());
                if (whole.runnable())
                    QCOMPARE(seen.total.value(), whole.memory->total().value());
            }
        }
    }

    void clickingACellOfAPaperTableLoadsItsScenario() {
        Running program;
        QVERIFY(program.find<TablesPanel>()->view() == nullptr); // nothing is read before it is shown
        program.trigger("panel.tables");
        auto* view = program.find<TablesPanel>()->view();
        QVERIFY(view != nullptr);
        QTest::qWait(50); // until everything has its place
        const PublishedTable table = *view->picture()->table();
        QCOMPARE(table.number, 2);
        std::size_t column = 0;
        while (!table.cell(0, column))
            ++column;
        QTest::mouseClick(view->picture(), Qt::LeftButton, {},
                          view->picture()->cellRect(0, column).center().toPoint());
        QCOMPARE(program.store().undoStack().count(), 1);
        Scenario expected = scenarioOf(table, 0, column, program.catalogue.models, program.catalogue.gpus);
        expected.run = newScenario(program.catalogue).run; // what is to be trained stays
        QVERIFY(program.store().scenario() == expected);
        // The bars now show what the paper printed.
        QVERIFY(std::abs(fullestInBars(program) / bytesPerGib - *table.cell(0, column)->printed) < 0.01);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == newScenario(program.catalogue));
    }

    void thePinnedBaselineGivesSignedDifferences() {
        Running program;
        program.trigger("baseline.pin");
        const Bytes before = program.store().analysis().memory->total();
        program.store().set(Dimension::tensor, 8);
        const Bytes after = program.store().analysis().memory->total();
        const QString difference = format::signedGib(after - before);
        QVERIFY(difference.startsWith(QStringLiteral("−")));
        const auto told = [&program, difference] {
            const auto numbers = program.find<VerdictBar>()->findChildren<NumberButton*>();
            return std::any_of(numbers.begin(), numbers.end(), [&](const NumberButton* number) {
                return number->difference().contains(difference);
            });
        };
        QVERIFY(told());
        const auto grab = [&program] { return program.find<MemoryBars>()->grab().toImage(); };
        const QImage withGhost = grab();
        program.trigger("baseline.unpin");
        QVERIFY(grab() != withGhost);
        QVERIFY(!told());
    }

    void pipelinesAreComparedInTimeOnlyWhereAUnitIsTheSame() {
        Running program;
        const auto finding = [&program] { return program.find<PipelinePanel>()->gantt()->finding(); };
        program.trigger("time.units");
        program.trigger("baseline.pin");
        QVERIFY(finding().contains(QStringLiteral("as long as A")));
        program.store().set(Dimension::globalBatch, 2 * program.store().scenario().plan.globalBatch);
        QVERIFY(finding().contains(QStringLiteral("longer than A")));
        // With another micro-batch a unit lasts otherwise, and nothing is claimed.
        program.store().set(Dimension::microBatch, 2 * program.store().scenario().plan.microBatch);
        QVERIFY(program.store().analysis().runnable());
        QVERIFY(!finding().contains(QStringLiteral("than A")));
        // Seconds are seconds, whatever takes them.
        program.trigger("time.model");
        QVERIFY(finding().contains(QStringLiteral("than A")));
    }

    void aRepairMendsThePlan() {
        Running program;
        program.store().set(Dimension::pipeline, 5);
        QVERIFY(!program.store().analysis().runnable());
        auto* repair = program.find<VerdictBar>()->findChild<QPushButton*>(QStringLiteral("repair-0"));
        QVERIFY(repair != nullptr && repair->isVisible());
        QTest::mouseClick(repair, Qt::LeftButton);
        QVERIFY(program.store().scenario().plan.pp != 5);
        QCOMPARE(program.store().undoStack().count(), 2);
    }

    void aStageSelectedInOneViewIsSelectedInAll() {
        Running program;
        auto* gantt = program.find<PipelinePanel>()->gantt();
        auto* bars = program.find<MemoryBars>();
        emit bars->stageSelected(2);
        QCOMPARE(gantt->selectedStage(), std::optional<int>(2));
        emit gantt->stageSelected(1);
        QCOMPARE(bars->selectedStage(), 1);
    }

    void anAskedNumberIsExplainedAndStaysTrue() {
        Running program;
        auto* panel = program.find<ExplainPanel>();
        emit program.find<MemoryBars>()->explainRequested(
            {Subject::Kind::memoryPart, 1, MemoryPart::activations});
        const auto activations = [&program] {
            return program.store().analysis().memory->stages.at(1).part(MemoryPart::activations).value();
        };
        QCOMPARE(panel->explanation()->value(), activations());
        program.store().set(Dimension::sequence, 4096);
        QTRY_COMPARE(panel->explanation()->value(), activations());
    }

    void theCopiedNumbersAreThoseOfTheFocusedPicture() {
        Running program;
        program.trigger("panel.memory");
        program.trigger("copy.numbers");
        QCOMPARE(QApplication::clipboard()->text(), toCsv(program.find<MemoryBars>()->data()));
        program.trigger("panel.pipeline");
        program.trigger("copy.numbers");
        QCOMPARE(QApplication::clipboard()->text(), toCsv(program.find<PipelinePanel>()->gantt()->data()));
        program.trigger("copy.commandLine");
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral(
            "quadrille estimate --model llama-3.1-8b --gpu h100-sxm-94gb --gpus 64 --tp 2 --pp 4")));
    }
};

QUADRILLE_TESTS(TestWindowPlan)
#include "tst_window_plan.moc"
