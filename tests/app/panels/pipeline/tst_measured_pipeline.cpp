// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/import_drop.h"
#include "app/importing/plan_import_dialog.h"
#include "app/measurements/own_runs.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/text_io/traces/trace_file.h"
#include "app/window/configuration_controller.h"
#include "tests/app/window_fixture.h"
#include "tests/support/kineto_trace.h"
#include "tests/support/test_program.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/measured/difference_model.h"
#include "widgets/row_table.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

namespace {

struct MeasuredLaboratory : Running {
    PipelinePanel* panel = find<PipelinePanel>();
    GanttView* chart = panel->gantt();
    GanttView* other = panel->otherGantt();

    QString difference() const { return panel->difference().simplified(); } // some spaces hold words together
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!panel->pair().measured().reading(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!store().timelinePending() && !panel->pair().pending(), 60'000);
    }
};

} // namespace

/// What was measured, below the plan's own pipeline.
class TestMeasuredPipeline : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& text) const {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }
    /// As if the plan's pipeline had run as it is predicted, in every pipeline rank.
    QStringList tracesOf(const Analysis& analysis) const {
        QStringList files;
        const auto world = static_cast<int>(analysis.scenario().cluster.gpus);
        for (std::size_t lane = 0; lane < analysis.timeline->rankCount(); ++lane) {
            const auto rank =
                static_cast<int>(gpuAt(analysis.scenario(), {.pipeline = static_cast<std::int64_t>(lane)}));
            files << write(
                QString("rank%1.pt.trace.json").arg(rank),
                QByteArray::fromStdString(test::pipelineTrace(*analysis.timeline, lane, rank, world).text()));
        }
        return files;
    }

    static void theTableAddsUp(MeasuredLaboratory& lab) {
        const RowTable* table = lab.panel->differenceTable();
        QVERIFY(table->isVisible());
        const QAbstractItemModel& model = *table->model();
        const auto number = [&model](int row, int column) {
            return model.index(row, column).data(ColumnModel::sortRole).toDouble();
        };
        QCOMPARE(number(0, DifferenceModel::predicted), lab.store().analysis().performance->step.value());
        double measured = 0, predicted = 0;
        int row = 1;
        for (; row < model.rowCount() && !model.index(row, 0).data().toString().contains("reduce-scatter");
             ++row) {
            measured += number(row, DifferenceModel::measured);
            predicted += number(row, DifferenceModel::predicted);
        }
        QVERIFY(std::abs(measured / number(0, DifferenceModel::measured) - 1) < 1e-9);
        QVERIFY(std::abs(predicted / number(0, DifferenceModel::predicted) - 1) < 1e-9);
        QCOMPARE(model.index(row, 0).data().toString(), "TP reduce-scatter");
        QVERIFY(number(row, DifferenceModel::rate) > 0);
    }

    static void theStepGoesToTheFitOfMyCluster(MeasuredLaboratory& lab) {
        QVERIFY(lab.actions("measured.run")->isEnabled());
        lab.trigger("measured.run");
        QCOMPARE(lab.notes.size(), 1);
        auto* runs = lab.window.findChild<OwnRuns*>();
        QVERIFY(runs != nullptr);
        QCOMPARE(runs->runs().size(), std::size_t{1});
        const MeasuredRun& run = runs->runs()[0];
        QCOMPARE(run.step->value(), *lab.panel->pair().measured().seconds());
        QVERIFY(run.scenario.plan == lab.store().scenario().plan);
    }

    static void itTeachesTheProfileOfMyCluster(MeasuredLaboratory& lab) {
        QVERIFY(lab.actions("measured.teach")->isEnabled());
        lab.trigger("measured.teach");
        QVERIFY2(lab.errors.isEmpty(), qPrintable(lab.errors.join(u' ')));
        auto* cluster = lab.find<MyClusterPanel>();
        QTRY_VERIFY(cluster->isVisible());
        QVERIFY(cluster->newProfile().has_value());
        const Profile taught = *cluster->newProfile();
        QCOMPARE(taught.at(ProfileParameter::tensorOverlap), 0.0); // nothing ran beside the messages
        QVERIFY2(cluster->outcome().contains("Matrix products"), qPrintable(cluster->outcome()));
        QVERIFY(!(*lab.store().scenario().cluster.gpu.profile == taught)); // nothing before it is applied
        auto* apply = cluster->findChild<QPushButton*>("apply");
        QVERIFY(apply->isEnabled());
        QTest::mouseClick(apply, Qt::LeftButton);
        QVERIFY(*lab.store().scenario().cluster.gpu.profile == taught);
        lab.settle();
        // What the products of the traced ranks took is what they are predicted to take from now on.
        const auto difference = lab.panel->pair().measured().difference(lab.store().analysis());
        const auto& products = difference->of(traces::Cause::matrices);
        QVERIFY(std::abs(products.predicted / products.measured - 1) < 1e-3);
        lab.trigger("edit.undo");
        lab.settle();
        QVERIFY(!(*lab.store().scenario().cluster.gpu.profile == taught));
        lab.store().set(Dimension::tensor, 1); // which the trace is not of
        lab.settle();
        lab.trigger("measured.teach");
        QCOMPARE(lab.errors.size(), 1);
        QVERIFY2(lab.errors.front().contains("teaches no profile"), qPrintable(lab.errors.front()));
        lab.errors.clear();
        lab.trigger("edit.undo");
        lab.settle();
    }

private slots:
    void init() { test::isolate("tst-measured-pipeline"); }

    void tracesStandBelowThePredictionOnItsAxis() {
        MeasuredLaboratory lab;
        lab.settle();
        QVERIFY(!lab.actions("measured.run")->isEnabled() && !lab.actions("measured.teach")->isEnabled());
        const auto predicted = lab.chart->timeline();
        lab.panel->compareWithTraces(tracesOf(lab.store().analysis()));
        lab.settle();
        QVERIFY(lab.errors.isEmpty());
        QCOMPARE(lab.panel->pair().choice().what, CompareChoice::What::measured);
        QVERIFY(lab.actions("compare.measured")->isChecked());
        const auto measured = lab.other->timeline();
        QVERIFY(measured != nullptr);
        QCOMPARE(measured->size(), predicted->size());
        QVERIFY(std::abs(measured->makespan / predicted->makespan - 1) < 1e-6);
        QVERIFY(std::abs(measured->bubbleOverTotal - predicted->bubbleOverTotal) < 1e-6);
        QCOMPARE(lab.other->visibleRange().end, lab.chart->visibleRange().end);
        QCOMPARE(lab.other->data().rows.size(), lab.chart->data().rows.size());
        QVERIFY(lab.difference().contains("Makespan"));
        QVERIFY(!lab.difference().contains("Sent")); // of which a trace's passes say nothing

        theTableAddsUp(lab);
        theStepGoesToTheFitOfMyCluster(lab);
        itTeachesTheProfileOfMyCluster(lab);

        lab.trigger("time.units"); // which are no seconds
        lab.settle();
        QVERIFY(lab.other->timeline() == nullptr);
        QVERIFY(lab.other->finding().contains("model times"));
        lab.trigger("time.model");
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);

        lab.store().set(Dimension::tensor, 1); // the ranks' numbers are of other stages then
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
        QVERIFY2(lab.difference().contains("TP groups are of 2 ranks in the trace, of 1 in the plan"),
                 qPrintable(lab.difference()));
        lab.trigger("compare.none");
        QVERIFY(lab.panel->differenceTable()->isHidden());
        QVERIFY(!lab.actions("measured.run")->isEnabled());
    }

    void whatCannotBeReadChangesNothing() {
        MeasuredLaboratory lab;
        lab.settle();
        lab.panel->compareWithTraces({write("half.json", "{\"traceEvents\": [{\"ph\": \"X\", ")});
        lab.settle();
        QTRY_COMPARE_WITH_TIMEOUT(lab.errors.size(), 1, 60'000);
        QVERIFY2(lab.errors.front().contains("half.json"), qPrintable(lab.errors.front()));
        QCOMPARE(lab.panel->pair().choice().what, CompareChoice::What::nothing);
        lab.errors.clear();
        lab.panel->compareWithTraces({write(
            "passes.csv", "stage,micro_batch,kind,start,end\n0,0,F,0,1\n1,0,F,1,2\n1,0,B,2,4\n0,0,B,4,6\n")});
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
        QCOMPARE(lab.other->timeline()->size(), std::size_t{4});
        QCOMPARE(lab.other->timeline()->makespan, 6.0);
        QVERIFY2(lab.difference().contains("2 stages have no trace"), qPrintable(lab.difference()));
        QVERIFY(lab.panel->differenceTable()->isHidden());
        const auto before = lab.other->timeline();
        lab.panel->compareWithTraces({m_folder.filePath("half.json")});
        lab.settle();
        QTRY_COMPARE_WITH_TIMEOUT(lab.errors.size(), 1, 60'000);
        QVERIFY(lab.other->timeline() == before);
    }

    void tracesCanBeDropped() {
        MeasuredLaboratory lab;
        lab.settle();
        QMimeData data;
        const auto enters = [&](const QStringList& files) {
            QList<QUrl> urls;
            for (const QString& file : files)
                urls << QUrl::fromLocalFile(file);
            data.setUrls(urls);
            QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(lab.panel, &enter);
            return enter.isAccepted();
        };
        // What is none of these the window imports.
        QVERIFY(!traces::looksMeasured(write("config.json", "{\"model_type\": \"llama\"}")));
        QVERIFY(!traces::looksMeasured(write("runs.csv", "model,gpus,step_seconds\n")));
        QVERIFY(enters(tracesOf(lab.store().analysis())));
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(lab.panel, &drop);
        QVERIFY(drop.isAccepted());
        QTRY_COMPARE_WITH_TIMEOUT(lab.panel->pair().choice().what, CompareChoice::What::measured, 60'000);
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
    }

    /// Wherever on the window, and from the menu: what was measured is laid below the prediction.
    void tracesAreTakenByTheWindowToo() {
        MeasuredLaboratory lab;
        lab.settle();
        const QStringList files = tracesOf(lab.store().analysis());
        QMimeData data;
        const auto dropOn = [&](QWidget* where, const QStringList& dropped) {
            QList<QUrl> urls;
            for (const QString& file : dropped)
                urls << QUrl::fromLocalFile(file);
            data.setUrls(urls);
            QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(where, &enter);
            if (!enter.isAccepted())
                return QString();
            const QString said = lab.find<ImportDrop>()->invitation();
            QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(where, &drop);
            return said;
        };
        QVERIFY2(dropOn(&lab.window, files).contains("4 traces"), "invitation");
        QTRY_COMPARE_WITH_TIMEOUT(lab.panel->pair().choice().what, CompareChoice::What::measured, 60'000);
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
        lab.trigger("compare.none");
        QVERIFY2(dropOn(&lab.window, files.mid(0, 1)).contains("below the prediction"), "invitation");
        QTRY_COMPARE_WITH_TIMEOUT(lab.panel->pair().choice().what, CompareChoice::What::measured, 60'000);
        lab.settle();
        // My cluster leaves them to the window.
        lab.trigger("compare.none");
        auto* cluster = lab.find<MyClusterPanel>();
        cluster->prepare();
        QVERIFY(!dropOn(cluster, files).isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(lab.panel->pair().choice().what, CompareChoice::What::measured, 60'000);
        lab.settle();
        QVERIFY(lab.find<OwnRuns>()->unread().isEmpty());
        // A trace among other things is none of a step.
        QCOMPARE(kindOf(files.front()), FileKind::trace);
        QCOMPARE(kindOf(write("passes.csv", "stage,micro_batch,kind,start,end\n0,0,F,0,1\n")),
                 FileKind::trace);
        QCOMPARE(kindOf(write("runs.csv", "model,gpus,step_seconds\n")), FileKind::runs);
        lab.trigger("compare.none");
        lab.window.findChild<ConfigurationController*>()->importFiles(files);
        QCOMPARE(lab.panel->pair().choice().what, CompareChoice::What::measured);
        QVERIFY(lab.find<PlanImportDialog>() == nullptr);
        lab.settle();
    }
};

QUADRILLE_TESTS(TestMeasuredPipeline)
#include "tst_measured_pipeline.moc"
