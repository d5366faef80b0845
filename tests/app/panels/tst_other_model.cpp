// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/heatmap/heatmap_text.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/sweep/sweep_curve.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/waterfall/waterfall.h"

#include <QLabel>

using namespace quadrille;
using test::Running;

namespace {

const QString other = QStringLiteral("Llama-3.1-405B");

/// The plan of a new session beside a pinned one that trains a far larger model, and takes far longer.
struct Pinned : Running {
    Pinned() {
        const Scenario own = store().scenario();
        Scenario large = own;
        large.model = *findModel(catalogue.models, "llama-3.1-405b");
        large.plan.tp = 8;
        large.plan.pp = 2;
        large.cluster.gpus = 128;
        large.plan.globalBatch = 512;
        store().change(large, [] { return QString(); });
        trigger("baseline.pin");
        store().change(own, [] { return QString(); });
        settle();
    }
    void settle() { QTRY_VERIFY(!store().timelinePending() && !panel->pair().pending()); }

    PipelinePanel* panel = find<PipelinePanel>();
    GanttView* chart = panel->gantt();
};

} // namespace

/// A pinned plan A of another model: every view says so, none is stretched by it, and what can be compared
/// is.
class TestOtherModel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-other-model"); }

    void theBarsKeepTheirAxesAndCompareTheFullestStage() {
        Pinned program;
        auto* bars = program.find<MemoryBars>();
        Running alone;
        // Room for all that the verdict has to say, so that all else has as much in both.
        for (Running* each : {static_cast<Running*>(&program), &alone})
            each->window.resize(3000, 1400);
        QTRY_COMPARE(bars->size(), alone.find<MemoryBars>()->size());
        QCOMPARE(bars->data().columns, alone.find<MemoryBars>()->data().columns);
        QCOMPARE(bars->data().rows, alone.find<MemoryBars>()->data().rows);
        QCOMPARE(bars->grab().toImage(), alone.find<MemoryBars>()->grab().toImage());
        const Bytes more =
            program.store().analysis().memory->total() - program.store().baseline()->memory->total();
        QVERIFY2(bars->finding().contains(other) && bars->finding().contains(format::signedGib(more)),
                 qPrintable(bars->finding()));
    }

    void thePipelineKeepsItsTime() {
        Pinned program;
        for (const char* base : {"time.model", "time.units"}) {
            program.trigger(base);
            program.settle();
            QVERIFY(program.store().baseline()->timeline);
            QCOMPARE(program.chart->visibleRange().end, program.chart->timeline()->makespan);
            const QString idle = format::percent(program.store().baseline()->timeline->bubbleOverTotal);
            QVERIFY2(program.chart->finding().contains(other) && program.chart->finding().contains(idle),
                     qPrintable(program.chart->finding()));
        }
    }

    void twoChartsHaveEachTheirOwnTime() {
        Pinned program;
        program.trigger("compare.baseline");
        program.settle();
        const GanttView* below = program.panel->otherGantt();
        QVERIFY(below->isVisible() && below->timeline());
        QVERIFY(below->timeline()->makespan > 2 * program.chart->timeline()->makespan);
        QCOMPARE(program.chart->visibleRange().end, program.chart->ownSpan().end);
        QCOMPARE(below->visibleRange().end, below->ownSpan().end);
        program.chart->zoomIn();
        QCOMPARE(below->visibleRange().end, below->ownSpan().end);
        const QString said = program.panel->difference().replace(QChar::Nbsp, u' ');
        QVERIFY2(said.contains(other) && !said.contains(QStringLiteral("Makespan")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("Idle")) && said.contains(QStringLiteral("Peak")),
                 qPrintable(said));
    }

    void theStepIsComparedByTheToken() {
        Pinned program;
        const Waterfall* waterfall = program.find<Waterfall>();
        QVERIFY(!waterfall->content().baseline);
        QVERIFY(!waterfall->data().columns.join(u' ').contains(QStringLiteral("of A")));
        const auto perToken = [](const Analysis& analysis) {
            const Plan& plan = analysis.scenario().plan;
            return analysis.performance->step.value() / static_cast<double>(plan.globalBatch * plan.sequence);
        };
        const double factor = perToken(program.store().analysis()) / perToken(*program.store().baseline());
        QVERIFY2(waterfall->finding().contains(other) &&
                     waterfall->finding().contains(format::number(factor, 3)),
                 qPrintable(waterfall->finding()));
        auto* verdict = program.find<VerdictBar>();
        const auto* said = verdict->findChild<QLabel*>(QStringLiteral("baseline"));
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(other), qPrintable(said->text()));
        int differences = 0;
        int times = 0;
        for (const NumberButton* button : verdict->findChildren<NumberButton*>()) {
            if (!button->isVisible())
                continue;
            differences += !button->difference().isEmpty();
            const QString length = format::duration(program.store().analysis().performance->step.value());
            if (button->shown().text.contains(length)) {
                ++times;
                QVERIFY2(button->difference().isEmpty(), qPrintable(button->difference()));
            }
        }
        QCOMPARE(times, 1);
        QVERIFY(differences >= 3); // memory, utilisation, bubble …
    }

    void theHeatmapComparesNoTimes() {
        Pinned program;
        QTRY_VERIFY(!program.find<HeatmapPanel>()->computing());
        const HeatmapData& data = program.find<Heatmap>()->heatmapData();
        QCOMPARE(data.otherModel, other);
        const QString said = heat::readout(data, {data.currentColumn, data.currentRow}, {});
        QVERIFY2(said.contains(other) && said.contains(QStringLiteral("Against A")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("shorter")) && !said.contains(QStringLiteral("longer")),
                 qPrintable(said));
    }

    void theCurveKeepsItsAxis() {
        Pinned program;
        program.trigger("panel.curve");
        const SweepCurve* curve = program.find<SweepCurve>();
        QVERIFY(!curve->sweepData().baseline);
        for (const SweepStop& stop : curve->sweepData().stops)
            QVERIFY(!stop.baselineTotal);
        QVERIFY2(curve->finding().contains(other), qPrintable(curve->finding()));
    }

    void theSlidersSayWhoseValueTheyMark() {
        Pinned program;
        const auto* slider = program.find<PlanPanel>()->slider(Dimension::tensor);
        QVERIFY2(slider->accessibleDescription().contains(other) &&
                     slider->accessibleDescription().endsWith(u'8'),
                 qPrintable(slider->accessibleDescription()));
    }

    void theSameModelAgainIsComparedAgain() {
        Pinned program;
        Scenario plan = program.store().scenario();
        plan.model = *findModel(program.catalogue.models, "llama-3.1-405b");
        plan.plan.tp = 8;
        plan.plan.pp = 2;
        program.store().change(plan, [] { return QString(); });
        program.settle();
        QVERIFY(program.store().analysis().runnable());
        QVERIFY(program.find<Waterfall>()->content().baseline);
        QVERIFY(!program.find<MemoryBars>()->finding().contains(other));
        QVERIFY(!program.chart->finding().contains(other));
        QVERIFY(program.chart->visibleRange().end >= program.store().baseline()->timeline->makespan);
        QVERIFY(
            !program.find<PlanPanel>()->slider(Dimension::tensor)->accessibleDescription().contains(other));
    }
};

QUADRILLE_TESTS(TestOtherModel)
#include "tst_other_model.moc"
