// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/panels/anatomy/anatomy_panel.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "core/analysis/analysis.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/test_program.h"
#include "widgets/anatomy/anatomy_view.h"
#include "widgets/communication/communication_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"

using namespace quadrille;
using test::Running;

namespace {

/// A pipeline of four stages.
void pipeline(Running& program) {
    program.store().set(Dimension::gpus, 64);
    program.store().set(Dimension::pipeline, 4);
    QVERIFY(program.store().analysis().runnable());
    program.trigger("panel.anatomy");
}

} // namespace

class TestAnatomyPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-anatomy-panel"); }

    void itFollowsThePlan() {
        Running program;
        QVERIFY(program.find<AnatomyPanel>()->view() == nullptr);
        pipeline(program);
        const auto* view = program.find<AnatomyPanel>()->view();
        QCOMPARE(view->content()->gpus(), std::int64_t{64});
        program.store().set(Dimension::tensor, 2);
        QCOMPARE(view->content()->scenario().plan.tp, std::int64_t{2});
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("anatomy"));
        QCOMPARE(dock->finding(), view->finding());
    }

    /// A stage selected anywhere is looked at here, and a GPU chosen here selects its stage everywhere.
    void theSelectionIsOne() {
        Running program;
        pipeline(program);
        auto* view = program.find<AnatomyPanel>()->view();
        program.store().selectStage(2);
        QCOMPARE(view->content()->share.at.pipeline, std::int64_t{2});
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->gpu(), std::int64_t{0});
        QCOMPARE(program.store().selectedStage(), std::int64_t{0});
        QCOMPARE(program.find<MemoryPanel>()->bars()->selectedStage(), 0);
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(program.find<MemoryPanel>()->bars()->selectedStage(), 3);
    }

    /// What is chosen in the communication panel is shown here, and the other way round.
    void theParallelismIsOne() {
        Running program;
        pipeline(program);
        auto* view = program.find<AnatomyPanel>()->view();
        auto* communication = program.find<CommunicationPanel>()->view();
        emit communication->chosen(TrafficKind::data);
        QCOMPARE(view->kind(), std::optional(TrafficKind::data));
        view->resize(1280, 360);
        QTest::mouseClick(
            view, Qt::LeftButton, {},
            view->layoutNow()
                .boxOf({AnatomyPlace::What::dimension, static_cast<std::int64_t>(TrafficKind::pipeline)})
                .center()
                .toPoint());
        QCOMPARE(view->kind(), std::optional(TrafficKind::pipeline));
        QCOMPARE(communication->content().chosen, std::optional(TrafficKind::pipeline));
    }

    /// Pointing at a GPU marks its lane in the pipeline and itself in the communication; letting go unmarks.
    void whatIsPointedAtIsMarked() {
        Running program;
        pipeline(program);
        auto* view = program.find<AnatomyPanel>()->view();
        const auto* gantt = program.find<PipelinePanel>()->gantt();
        const auto* communication = program.find<CommunicationPanel>()->view();
        view->resize(1280, 360);
        QTRY_VERIFY(gantt->timeline() != nullptr);
        const std::int64_t gpu = 37;
        QTest::mouseMove(view, view->layoutNow().boxOf({AnatomyPlace::What::gpu, gpu}).center().toPoint());
        QTRY_VERIFY(gantt->pointed().has_value());
        QCOMPARE(gantt->pointed()->lane,
                 static_cast<int>(positionOf(program.store().pictured().scenario(), gpu).pipeline));
        QVERIFY(gantt->pointed()->times.empty());
        QCOMPARE(communication->pointedElsewhere().gpu, gpu);
        QTest::mouseMove(view, {1, 1});
        QTRY_VERIFY(!gantt->pointed().has_value());
        QCOMPARE(communication->pointedElsewhere(), CommunicationPlace{});
    }

    /// A chosen degree marks when it exchanges, also after the plan has changed.
    void aChosenDegreeTellsWhen() {
        Running program;
        pipeline(program);
        auto* view = program.find<AnatomyPanel>()->view();
        const auto* gantt = program.find<PipelinePanel>()->gantt();
        view->resize(1280, 360);
        QTRY_VERIFY(gantt->timeline() != nullptr);
        const AnatomyPlace degree{AnatomyPlace::What::dimension,
                                  static_cast<std::int64_t>(TrafficKind::data)};
        QTest::mouseClick(view, Qt::LeftButton, {}, view->layoutNow().boxOf(degree).center().toPoint());
        QTRY_VERIFY(gantt->pointed().has_value());
        QVERIFY(!gantt->pointed()->times.empty());
        program.store().set(Dimension::pipeline, 2);
        QTRY_VERIFY(gantt->pointed().has_value());
        QVERIFY(gantt->pointed()->lane < 2);
    }

    /// A lane that is clicked chooses a GPU of it, and a GPU of the communication's map itself.
    void lanesAndMapChooseGpus() {
        Running program;
        pipeline(program);
        const auto* view = program.find<AnatomyPanel>()->view();
        auto* gantt = program.find<PipelinePanel>()->gantt();
        QTRY_VERIFY(gantt->timeline() != nullptr);
        gantt->resize(900, 400);
        const auto& geometry = gantt->geometryNow();
        QTest::mouseClick(
            gantt, Qt::LeftButton, {},
            QPointF(geometry.plot.left() + 40, geometry.rows(geometry.lanes.lane(3)).center().y()).toPoint());
        QCOMPARE(view->content()->share.at.pipeline, std::int64_t{3});
        auto* communication = program.find<CommunicationPanel>()->view();
        communication->resize(1200, 400);
        const auto& map = communication->layoutNow().map;
        QVERIFY(map.has_value());
        const std::size_t index = map->cells.size() / 2;
        const std::int64_t gpu = map->cells.at(index).gpu;
        QTest::mouseClick(communication, Qt::LeftButton, {}, map->cells.at(index).box.center().toPoint());
        QCOMPARE(view->gpu(), gpu);
    }

    void aPlanThatCannotRunSaysWhy() {
        Running program;
        pipeline(program);
        const auto* view = program.find<AnatomyPanel>()->view();
        QVERIFY(view->content().has_value());
        program.store().set(Dimension::pipeline, 7);
        // What ran before stays in sight.
        QVERIFY(view->content().has_value());
        QCOMPARE(view->content()->scenario().plan.pp, std::int64_t{4});
    }

    void aSessionKeepsGpuAndParallelism() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("anatomy.quadrille"));
        {
            Running program;
            pipeline(program);
            auto* view = program.find<AnatomyPanel>()->view();
            view->chooseGpu(21);
            view->chooseKind(TrafficKind::pipeline);
            program.saveAnswer = file;
            program.trigger("file.saveAs");
        }
        Running again(QStringList{file});
        QTRY_VERIFY(again.find<AnatomyPanel>()->view() != nullptr);
        const auto* view = again.find<AnatomyPanel>()->view();
        QCOMPARE(view->gpu(), std::int64_t{21});
        QCOMPARE(view->kind(), std::optional(TrafficKind::pipeline));
    }

    void aSessionKeepsItInFront() { test::verifyFrontInSession<AnatomyPanel, AnatomyView>(); }
};

QUADRILLE_TESTS(TestAnatomyPanel)
#include "tst_anatomy_panel.moc"
