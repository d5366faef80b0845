// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/panels/fit/make_it_fit_panel.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/test_program.h"
#include "widgets/make_it_fit/make_it_fit_view.h"
#include "widgets/row_table.h"

#include <QPushButton>
#include <QStatusBar>

using namespace quadrille;
using test::Running;

namespace {

MakeItFitPanel* shownFitPanel(Running& program) {
    program.trigger("panel.fit");
    auto* panel = program.find<MakeItFitPanel>();
    (void)QTest::qWaitFor([panel] { return panel->view() != nullptr && !panel->searching(); }, 20'000);
    return panel;
}

/// A red plan: four sequences at once in front of the plan of a new session.
Scenario redden(Running& program) {
    Scenario scenario = program.store().scenario();
    for (std::int64_t size = scenario.plan.microBatch; size <= 64; size *= 2) {
        scenario.plan.microBatch = size;
        const Glance seen = glance(scenario);
        if (seen.runnable && seen.zone == Zone::red)
            break;
    }
    program.store().change(scenario, [] { return QStringLiteral("red"); });
    return scenario;
}

void settleFit(const MakeItFitPanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(!panel->searching(), 20'000);
}

} // namespace

class TestMakeItFitPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-make-it-fit-panel"); }

    void nothingIsMadeBeforeItIsSeen() {
        Running program;
        QVERIFY(program.find<MakeItFitPanel>()->view() == nullptr);
        const MakeItFitPanel* panel = shownFitPanel(program);
        QVERIFY(panel->view() != nullptr);
        QVERIFY(QApplication::focusWidget() == panel->view()->table());
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("fit"));
        QCOMPARE(dock->finding(), panel->finding());
    }

    void itAnswersTheSearchOfTheCurrentPlan() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        const Scenario red = redden(program);
        QVERIFY(glance(red).zone == Zone::red);
        settleFit(panel);
        QVERIFY(panel->view()->answer() == makeItFit(red));
        QVERIFY(panel->view()->answer().outcome == FitAnswer::Outcome::found);
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("fit"));
        QCOMPARE(dock->finding(), panel->view()->finding());
    }

    void enterTakesTheProposalInOneStepOfUndo() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        const Scenario red = redden(program);
        settleFit(panel);
        const int steps = program.store().undoStack().count();
        const Proposal first = panel->view()->answer().proposals.front();
        QTest::keyClick(panel->view()->table(), Qt::Key_Return);
        QVERIFY(program.store().scenario() == first.scenario);
        QVERIFY(program.store().analysis().memory->zone == Zone::green);
        QCOMPARE(program.store().undoStack().count(), steps + 1);
        QVERIFY(program.store().undoText().startsWith(QStringLiteral("Make it fit: ")));
        settleFit(panel);
        QVERIFY(panel->view()->answer().outcome == FitAnswer::Outcome::fits);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == red);
        settleFit(panel);
        QVERIFY(panel->view()->answer().outcome == FitAnswer::Outcome::found);
    }

    void onlyTheLatestJobIsAnswered() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        const Scenario red = redden(program);
        program.store().set(Dimension::pipeline, 7);
        program.store().set(Dimension::pipeline, red.plan.pp);
        settleFit(panel);
        QVERIFY(panel->view()->answer() == makeItFit(red));
    }

    void whatIsOnTheWayIsNotApplied() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        redden(program);
        settleFit(panel);
        program.store().set(Dimension::globalBatch, 2048);
        QVERIFY(panel->searching());
        const Scenario asked = program.store().scenario();
        QTest::keyClick(panel->view()->table(), Qt::Key_Return);
        QVERIFY(program.store().scenario() == asked);
    }

    void hiddenItRestsAndShownItIsTrue() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        const FitAnswer before = panel->view()->answer();
        program.trigger("panel.heatmap");
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("fit"));
        QTRY_VERIFY(!dock->inFront());
        const Scenario red = redden(program);
        QVERIFY(!panel->searching());
        QVERIFY(panel->view()->answer() == before);
        shownFitPanel(program);
        QVERIFY(panel->view()->answer() == makeItFit(red));
    }

    void theStatusBarPreviews() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        redden(program);
        settleFit(panel);
        panel->view()->table()->setFocus();
        QTest::keyClick(panel->view()->table(), Qt::Key_Down);
        QVERIFY(program.window.statusBar()->currentMessage().contains(QStringLiteral("memory")));
    }

    void theLanguageIsFollowed() {
        Running program;
        const MakeItFitPanel* panel = shownFitPanel(program);
        redden(program);
        settleFit(panel);
        const auto* model = panel->view()->table()->model();
        program.appearance.setLanguage(QStringLiteral("de"));
        // Numbers follow at once: 60.5 becomes 60,5.
        QTRY_VERIFY(model->index(0, 1).data().toString().contains(u','));
        program.appearance.setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(model->index(0, 1).data().toString().contains(u'.'));
    }

    void theSessionRemembersThatItWasInFront() {
        test::verifyFrontInSession<MakeItFitPanel, MakeItFitView>();
    }

    void closingWhileItSearchesIsSafe() {
        Running program;
        program.trigger("panel.fit");
        redden(program);
        QVERIFY(program.find<MakeItFitPanel>()->searching());
    }
};

QUADRILLE_TESTS(TestMakeItFitPanel)
#include "tst_make_it_fit_panel.moc"
