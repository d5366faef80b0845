// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_course/memory_course_view.h"

#include <algorithm>
#include <random>

using namespace quadrille;
using test::Running;

namespace {

struct Laboratory : Running {
    Laboratory() { unsavedAnswer = UnsavedAnswer::discard; }

    PipelinePanel* panel = find<PipelinePanel>();
    GanttView* chart = panel->gantt();
    GanttView* other = panel->otherGantt();
    MemoryCourseView* course = find<MemoryCourseView>();

    void settle() { QTRY_VERIFY(!store().timelinePending() && !panel->pair().pending()); }

    /// 70B on 256 GPUs, TP 4, PP 8, global batch 1024: a step of some 35 seconds.
    void loadLongPlan() {
        Scenario plan = store().scenario();
        plan.model = *findModel(catalogue.models, "llama-3.1-70b");
        plan.cluster.gpus = 256;
        plan.plan.tp = 4;
        plan.plan.pp = 8;
        plan.plan.globalBatch = 1024;
        store().change(plan, [] { return QString(); });
        settle();
    }

    /// From the first moment to the last of all that is drawn, without a zoom.
    void expectWhole() {
        settle();
        const auto timeline = store().analysis().timeline;
        QVERIFY(timeline && chart->timeline() == timeline);
        double end = chart->ownSpan().end;
        QVERIFY(end >= timeline->makespan);
        if (other->isVisible() && other->timeline()) {
            QVERIFY(other->visibleRange() == chart->visibleRange());
            end = std::max({end, other->ownSpan().end, other->timeline()->makespan});
        }
        QCOMPARE(chart->visibleRange().begin, 0.0);
        QCOMPARE(chart->visibleRange().end, end);
    }

    void doubleClick() {
        QTest::mouseDClick(chart, Qt::LeftButton, {}, chart->geometryNow().plot.center().toPoint());
    }
};

} // namespace

/// No chart shows a stretch of time of a step before.
class TestTimeRange : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-time-range"); }

    void aHiddenCourseOfAStepBeforeIsNotFollowed() {
        Laboratory lab;
        lab.loadLongPlan();
        lab.trigger("panel.course");
        const auto* behind = lab.window.findChild<Panel*>(QStringLiteral("course"));
        QVERIFY(behind->inFront());
        lab.trigger("panel.truth");
        QVERIFY(!behind->inFront());
        lab.trigger("file.new");
        lab.trigger("time.units");
        lab.expectWhole();
        // (m + p − 1) forwards of 1 and backwards of 2.
        const Scenario& plan = lab.store().scenario();
        QCOMPARE(lab.chart->visibleRange().end,
                 3.0 * static_cast<double>(microBatches(plan) + plan.plan.pp - 1));
        lab.doubleClick();
        lab.expectWhole();
    }

    void aShorterCourseDoesNotLeadBack() {
        Laboratory lab;
        lab.trigger("baseline.pin");
        lab.store().set(Dimension::globalBatch, 64); // half as long as A, whose end is marked
        lab.trigger("panel.course");
        lab.settle();
        QVERIFY(lab.chart->ownSpan().end > 1.5 * lab.chart->timeline()->makespan);
        lab.expectWhole();
        lab.chart->zoomIn();
        QVERIFY(lab.chart->visibleRange().length() < lab.chart->ownSpan().length());
        lab.doubleClick();
        lab.expectWhole();
    }

    void bothZoomTogetherAndTheLaterOneJoins() {
        Laboratory lab;
        const double end = lab.chart->timeline()->makespan;
        lab.chart->setVisibleRange({0.2 * end, 0.5 * end});
        lab.trigger("panel.course"); // it is made now, of the stretch that is looked at
        QVERIFY(lab.course->visibleRange() == lab.chart->visibleRange());
        QCOMPARE(lab.chart->visibleRange().end, 0.5 * end);
        lab.course->setVisibleRange({0.1 * end, 0.3 * end});
        QCOMPARE(lab.chart->visibleRange().begin, 0.1 * end);
        lab.chart->setVisibleRange({0.4 * end, 0.6 * end});
        QCOMPARE(lab.course->visibleRange().begin, 0.4 * end);
        // Another stage of the same step.
        lab.store().selectStage(2);
        QVERIFY(lab.course->visibleRange() == lab.chart->visibleRange());
        QCOMPARE(lab.chart->visibleRange().begin, 0.4 * end);
    }

    /// Whatever is done in between, who never zoomed sees the whole step.
    void aViewThatWasNotZoomedShowsTheWhole_data() {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u})
            QTest::addRow("%u", seed) << seed;
    }
    void aViewThatWasNotZoomedShowsTheWhole() {
        QFETCH(unsigned, seed);
        Laboratory lab;
        std::mt19937 random(seed);
        const auto oneOf = [&random](const auto& list) {
            return list.at(std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random));
        };
        constexpr std::array commands{"time.units",    "time.model",   "panel.course",     "panel.truth",
                                      "panel.heatmap", "baseline.pin", "baseline.unpin",   "baseline.swap",
                                      "compare.gpipe", "compare.none", "compare.baseline", "file.new",
                                      "edit.undo",     "edit.redo"};
        constexpr std::array<std::int64_t, 3> depths{2, 4, 8};
        constexpr std::array<std::int64_t, 3> batches{64, 128, 256};
        QStringList story;
        for (int i = 0; i < 25 && !QTest::currentTestFailed(); ++i) {
            if (i % 3 == 0) {
                const std::int64_t depth = oneOf(depths);
                lab.store().set(Dimension::pipeline, depth);
                story << QStringLiteral("PP %1").arg(depth);
            } else if (i % 3 == 1) {
                const std::int64_t batch = oneOf(batches);
                lab.store().set(Dimension::globalBatch, batch);
                story << QStringLiteral("GBS %1").arg(batch);
            } else {
                const char* command = oneOf(commands);
                if (lab.actions(command)->isEnabled())
                    lab.trigger(command);
                story << QLatin1String(command);
            }
            lab.expectWhole();
        }
        if (QTest::currentTestFailed())
            qWarning("after %s", qPrintable(story.join(QStringLiteral(", "))));
    }
};

QUADRILLE_TESTS(TestTimeRange)
#include "tst_time_range.moc"
