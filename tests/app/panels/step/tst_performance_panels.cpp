// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/exporting/exporter.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/explanation/explanation_panel.h"
#include "app/panels/step/step_panel.h"
#include "app/panels/truth/truth_panel.h"
#include "core/layout/groups.h"
#include "core/performance/spread.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/communication/communication_view.h"
#include "widgets/communication/volumes_table.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_text.h"
#include "widgets/waterfall/waterfall.h"

#include <QComboBox>
#include <QSignalSpy>

#include <cmath>

using namespace quadrille;
using test::Running;

namespace {

const Panel* dock(const Running& program, const char* id) {
    return program.window.findChild<Panel*>(QLatin1String(id));
}

} // namespace

class TestPerformancePanels : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-performance-panels"); }

    void bothFollowThePlan() {
        Running program;
        const auto* waterfall = program.find<Waterfall>();
        const auto* view = program.find<CommunicationView>();
        for (const std::int64_t size : {1, 4, 8}) {
            program.store().set(Dimension::tensor, size);
            const auto& performance = program.store().analysis().performance;
            QVERIFY(performance.has_value());
            QVERIFY(waterfall->content().performance == performance);
            QVERIFY(view->content().performance == performance);
            QVERIFY(view->content().scenario == program.store().scenario());
            QCOMPARE(dock(program, "step")->finding(), waterfall->finding());
            QCOMPARE(dock(program, "communication")->finding(), view->finding());
        }
    }

    void aPlanThatCannotRunSaysWhy() {
        Running program;
        Scenario broken = program.store().scenario();
        broken.plan.pp = 5; // of 32 layers
        program.store().replace({broken, {}}, false);
        const QString why = program.find<Waterfall>()->finding();
        QVERIFY(!program.store().analysis().runnable());
        QCOMPARE(program.find<CommunicationView>()->finding(), why);
        QVERIFY(why.contains(u'5'));
        QVERIFY(program.find<StepPanel>()->costText().isEmpty());
    }

    void theBaselineIsOutlined() {
        Running program;
        QVERIFY(!program.find<Waterfall>()->content().baseline);
        const auto pinned = program.store().analysis().performance;
        program.trigger("baseline.pin");
        program.store().set(Dimension::tensor, 8);
        QVERIFY(program.find<Waterfall>()->content().baseline == pinned);
        program.trigger("baseline.unpin");
        QVERIFY(!program.find<Waterfall>()->content().baseline);
    }

    void commandsShowThem() {
        Running program;
        program.trigger("panel.step");
        QVERIFY(dock(program, "step")->inFront());
        QVERIFY(QApplication::focusWidget() == program.find<Waterfall>());
        QVERIFY(program.window.exporter().view().picture == program.find<Waterfall>());
        program.trigger("panel.communication");
        QVERIFY(dock(program, "communication")->inFront());
        QVERIFY(program.window.exporter().view().picture == program.find<CommunicationView>());
    }

    // Operations, then what nothing hides, the optimizer and the rest: the picture ends when the step does.
    void thePipelinesPictureEndsWithTheStep() {
        Running program;
        auto* gantt = program.window.findChild<GanttView*>(QStringLiteral("pipeline"));
        program.trigger("pipeline.transfers");
        for (const std::int64_t stages : {1, 4, 8}) {
            program.store().set(Dimension::pipeline, stages);
            QTRY_VERIFY(!program.store().timelinePending());
            const auto& performance = *program.store().analysis().performance;
            QTRY_VERIFY(std::abs(gantt->visibleRange().end / performance.step.value() - 1) < 1e-9);
            QCOMPARE(gantt->afterPipeline().front().part, StepPart::data);
            QVERIFY(std::abs(gantt->afterPipeline().front().time.length() /
                                 performance.part(StepPart::data).value() -
                             1) < 1e-6);
        }
        // Beside another pipeline, of which no more is known, both end with their operations.
        program.trigger("compare.gpipe");
        QTRY_VERIFY(gantt->afterPipeline().empty());
    }

    void textbooksAreMadeWhenAskedFor() {
        Running program;
        program.trigger("panel.communication");
        auto* panel = program.find<CommunicationPanel>();
        QVERIFY(panel->tables() == nullptr);
        panel->showTables(true);
        QVERIFY(panel->picture() == panel->tables());
        QVERIFY(program.window.exporter().view().picture == panel->tables());
        QCOMPARE(dock(program, "communication")->finding(), panel->tables()->finding());
        QCOMPARE(panel->tables()->content().links.size(), loadInterconnects().size());
        // The plan's title stays away while the tables are shown.
        program.store().set(Dimension::tensor, 8);
        QCOMPARE(dock(program, "communication")->finding(), panel->tables()->finding());
        panel->showTables(false);
        QCOMPARE(dock(program, "communication")->finding(), panel->view()->finding());
        QVERIFY(program.window.exporter().view().picture == panel->view());
    }

    void aClickAsksForTheExplanation() {
        Running program;
        program.trigger("panel.step");
        QTest::qWait(50); // until everything has its place
        auto* waterfall = program.find<Waterfall>();
        QSignalSpy asked(waterfall, &Picture::explainRequested);
        QTest::mouseClick(waterfall, Qt::LeftButton, {}, waterfall->layoutNow().row(0).center().toPoint());
        QCOMPARE(asked.size(), 1);
        const auto subject = asked.front().front().value<Subject>();
        QCOMPARE(subject.kind, Subject::Kind::stepPart);
        QVERIFY(program.find<ExplanationPanel>()->subject() == subject);
    }

    void utilisationCountsTheChosenFlops() {
        Running program;
        auto* panel = program.find<StepPanel>();
        auto* box = panel->findChild<QComboBox*>();
        for (const FlopConvention convention : allFlopConventions) {
            box->setCurrentIndex(static_cast<int>(convention));
            QVERIFY(panel->waterfall()->convention() == convention);
            QVERIFY(program.window.speedOptions().convention() == convention);
        }
    }

    // Days and GPU-hours from the speed and the goodput.
    void tokensCostTime() {
        Running program;
        auto* panel = program.find<StepPanel>();
        const auto& performance = *program.store().analysis().performance;
        const auto set = [&program](auto change) {
            Scenario next = program.store().scenario();
            change(next.run);
            program.store().change(next, [] { return QString(); });
        };
        const double perStep = performance.tokens;
        const auto steps = 86400.0 * 10 / performance.step.value(); // of ten days
        set([&](TrainingRun& run) {
            run.tokens = std::round(perStep * steps / 1e8) * 1e8;
            run.failureRate = 0;
        });
        const double days =
            program.store().scenario().run.tokens / perStep * performance.step.value() / 86400;
        const auto told = [](double number) {
            return QLocale().toString(number, 'g', 3) + QStringLiteral(" days");
        };
        QVERIFY2(panel->costText().startsWith(told(days)), qPrintable(panel->costText()));
        QVERIFY(panel->costText().contains(QStringLiteral("goodput 100")));
        QVERIFY(!panel->costText().contains("costs"));
        set([](TrainingRun& run) { run.pricePerGpuHour = 2; });
        const double price = 2 * 24 * days * static_cast<double>(performance.gpus);
        QVERIFY2(panel->costText().endsWith(QLocale().toString(price, 'f', 0)),
                 qPrintable(panel->costText()));
        // Half of the time is spent on checkpoints.
        set([](TrainingRun& run) { run.checkpointSeconds = run.checkpointInterval = 300; });
        QVERIFY2(panel->costText().startsWith(told(2 * days)), qPrintable(panel->costText()));
        QVERIFY(panel->cost()->toolTip().contains(QStringLiteral("300 s")));
        set([](TrainingRun& run) { run.tokens = 0; });
        QCOMPARE(panel->costText(), QStringLiteral("goodput 50.0 %"));
    }

    void aClickShowsTheClosestRuns() {
        Running program;
        program.trigger("panel.step");
        auto* panel = program.find<StepPanel>();
        const auto nearest = nearestRuns(program.store().scenario(), 1);
        QVERIFY(!nearest.empty());
        const RunCluster& cluster = *nearest.front().runs;
        QVERIFY(panel->nearest()->isVisible());
        QCOMPARE(panel->nearest()->text(), verdict::nearest(program.store().scenario()));
        QVERIFY(panel->nearest()->accessibleName().contains(QString::fromStdString(cluster.name)));
        panel->nearest()->setFocus();
        QTest::keyClick(panel->nearest(), Qt::Key_Return);
        auto* truth = program.find<TruthPanel>();
        QVERIFY(truth->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(truth->shown().size() == static_cast<std::size_t>(cluster.runs), 60'000);
        // None are known of a device without a profile.
        Scenario unknown = program.store().scenario();
        unknown.cluster.gpu.profile = Profile{};
        program.store().change(unknown, [] { return QString(); });
        QVERIFY(panel->nearest()->isHidden());
    }

    void aClickExplainsTheCost() {
        Running program;
        auto* panel = program.find<StepPanel>();
        panel->cost()->click();
        QCOMPARE(program.find<ExplanationPanel>()->subject().value().kind, Subject::Kind::days);
        Scenario next = program.store().scenario();
        next.run.tokens = 0;
        program.store().change(next, [] { return QString(); });
        panel->cost()->setFocus();
        QTest::keyClick(panel->cost(), Qt::Key_Return);
        QCOMPARE(program.find<ExplanationPanel>()->subject().value().kind, Subject::Kind::goodput);
    }
};

QUADRILLE_TESTS(TestPerformancePanels)
#include "tst_performance_panels.moc"
