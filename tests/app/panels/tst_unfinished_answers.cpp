// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/exporting/export_dialog.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/explanation/explain_controller.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/long_answer.h"
#include "tests/support/test_program.h"
#include "widgets/communication/communication_view.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/sweep/sweep_curve.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/waterfall/waterfall.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

namespace {

QString titleOf(Running& program, const char* panel) {
    return program.window.findChild<Panel*>(QLatin1String(panel))->finding();
}

void choose(Running& program, const Scenario& scenario) {
    program.store().change(scenario, [] { return QStringLiteral("Another plan"); });
}

/// Every sentence that can be read in the window now: labels, titles, and pictures that have nothing else.
int timesRead(Running& program, const QString& sentence) {
    int times = 0;
    for (const QLabel* label : program.window.findChildren<QLabel*>())
        times += label->isVisible() && label->text().contains(sentence) ? 1 : 0;
    for (const Panel* panel : program.window.findChildren<Panel*>())
        times += panel->inFront() && panel->finding().contains(sentence) ? 1 : 0;
    return times;
}

} // namespace

class TestUnfinishedAnswers : public QObject {
    Q_OBJECT

private slots:
    void init() { test::isolate("tst-unfinished-answers"); }

    void whatCannotRunKeepsThePicturesAndSaysWhyOnce() {
        Running program;
        program.trigger("panel.step");
        QCoreApplication::processEvents();
        const QList<Picture*> pictures{program.find<MemoryBars>(), program.find<GanttView>(),
                                       program.find<Waterfall>(), program.find<CommunicationView>()};
        QList<QString> before;
        for (const Picture* picture : pictures)
            before << toCsv(picture->data());
        const QImage bright = pictures.front()->grab().toImage();
        program.store().set(Dimension::pipeline, 5);
        QCoreApplication::processEvents();
        for (qsizetype i = 0; i < pictures.size(); ++i) {
            QCOMPARE(toCsv(pictures[i]->data()), before[i]);
            QCOMPARE(pictures[i]->freshness(), Freshness::lastThatRuns);
        }
        QVERIFY(pictures.front()->grab().toImage() != bright);
        QVERIFY(titleOf(program, "explain").startsWith(QStringLiteral("Last plan that runs")));
        for (const char* panel : {"memory", "pipeline", "step"})
            QVERIFY2(titleOf(program, panel).startsWith(QStringLiteral("Last plan that runs · ")), panel);
        const QString rule = format::sentence(program.store().analysis().diagnostics.front().message);
        QCOMPARE(timesRead(program, rule), 1);
        // One click mends it.
        auto* repair = program.find<VerdictBar>()->findChild<QPushButton*>(QStringLiteral("repair-0"));
        QVERIFY(repair->isVisible());
        QTest::mouseClick(repair, Qt::LeftButton);
        QVERIFY(program.store().analysis().runnable());
        for (const Picture* picture : pictures)
            QCOMPARE(picture->freshness(), Freshness::current);
        QVERIFY(!titleOf(program, "memory").contains(QStringLiteral("Last plan")));
    }

    void withoutALastPlanThereIsOneSentence() {
        Running program;
        Scenario broken = program.store().scenario();
        broken.plan.pp = 5;
        program.store().replace({broken, {}}, false);
        const QString rule = format::sentence(program.store().analysis().diagnostics.front().message);
        QCOMPARE(program.find<MemoryBars>()->finding(), rule);
        QCOMPARE(program.find<MemoryBars>()->freshness(), Freshness::current);
        QVERIFY(program.find<MemoryBars>()->data().rows.isEmpty());
    }

    void whatIsExportedIsOfThePlanThatItShows() {
        Running program;
        const auto nameAsked = [&program] {
            program.trigger("export.picture");
            auto* dialog = program.window.findChild<ExportDialog*>();
            const QString name = dialog->findChild<QLineEdit*>(QStringLiteral("name"))->text();
            delete dialog;
            return name;
        };
        const QString current = nameAsked();
        program.store().set(Dimension::pipeline, 5);
        QCOMPARE(nameAsked(), current); // its picture is still of that plan
        program.store().undoStack().undo();
        const QString numbers = toCsv(program.find<MemoryBars>()->data());
        choose(program, test::longAnswer());
        QVERIFY(program.store().pending());
        QCOMPARE(nameAsked(), current);
        program.trigger("copy.numbers");
        QCOMPARE(QGuiApplication::clipboard()->text(), numbers);
        program.store().undoStack().undo();
    }

    void whatIsComputedDimsThePicturesAndTheVerdict() {
        Running program;
        auto* bars = program.find<MemoryBars>();
        auto* verdict = program.find<VerdictBar>();
        const QString numbers = toCsv(bars->data());
        const QString spoken = verdict->spoken();
        choose(program, test::longAnswer());
        QCOMPARE(program.find<PlanPanel>()->slider(Dimension::pipeline)->value(), std::int64_t{400});
        QTRY_COMPARE(bars->freshness(), Freshness::computing);
        QCOMPARE(toCsv(bars->data()), numbers);
        QVERIFY(titleOf(program, "memory").startsWith(QStringLiteral("Computing… · ")));
        QVERIFY(verdict->spoken() != spoken);
        program.store().undoStack().undo();
        QCOMPARE(bars->freshness(), Freshness::current);
        QCOMPARE(verdict->spoken(), spoken);
    }

    void aRepairOfAPlanThatIsNoMoreIsNotMade() {
        Running program;
        program.store().set(Dimension::pipeline, 5);
        auto* repair = program.find<VerdictBar>()->findChild<QPushButton*>(QStringLiteral("repair-0"));
        choose(program, test::longAnswer());
        QVERIFY(program.store().pending());
        QTest::mouseClick(repair, Qt::LeftButton);
        QVERIFY(program.store().scenario() == test::longAnswer());
        program.store().undoStack().undo();
    }

    void aSessionSavedWhilePendingHoldsTheInputs() {
        Running program;
        QTemporaryDir folder;
        program.saveAnswer = folder.filePath(QStringLiteral("pending.quadrille"));
        choose(program, test::longAnswer());
        QVERIFY(program.store().pending());
        program.trigger("file.save");
        QVERIFY2(program.errors.isEmpty(), qPrintable(program.errors.join(u'\n')));
        program.store().undoStack().undo();
        program.openAnswer = program.saveAnswer;
        program.unsavedAnswer = UnsavedAnswer::discard;
        program.trigger("file.open");
        QVERIFY(program.store().scenario().plan == test::longAnswer().plan);
        QVERIFY(program.store().scenario().model == test::longAnswer().model);
        QVERIFY(program.store().pending());
        QVERIFY(!program.store().undoStack().canUndo());
    }

    void theCurveWaitsForCostlyPlans() {
        Running program;
        Scenario costly = test::longAnswer();
        costly.model.layers = costly.plan.pp = 14;
        costly = with(costly, Dimension::gpus, 112);
        costly = with(costly, Dimension::globalBatch, 56);
        QVERIFY(runnable(costly));
        program.trigger("panel.curve");
        QTRY_VERIFY(program.find<SweepPanel>()->curve() != nullptr);
        const auto* sweep = program.find<SweepPanel>();
        const auto stopsBefore = sweep->curve()->sweepData().stops.size();
        choose(program, costly);
        QVERIFY(sweep->computing());
        QCOMPARE(sweep->curve()->sweepData().stops.size(), stopsBefore); // that of before stays
        QTRY_VERIFY_WITH_TIMEOUT(!sweep->computing(), 60'000);
        const SweepData& seen = sweep->curve()->sweepData();
        QCOMPARE(seen.stop(seen.current).total(), glance(costly).total);
        QCOMPARE(sweep->curve()->freshness(), Freshness::current);
    }
};

QUADRILLE_TESTS(TestUnfinishedAnswers)
#include "tst_unfinished_answers.moc"
