// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/panels/adviser/adviser_panel.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/test_program.h"
#include "widgets/advice/advice_view.h"
#include "widgets/guide_tree/guide_tree_view.h"

using namespace quadrille;
using test::Running;

namespace {

void settle(const AdviserPanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(
        panel->tree() != nullptr && !panel->computing() && !panel->sentences()->content().searching, 120'000);
}

/// The new plan on fewer GPUs, so that searches are short.
void makeSmall(Running& program) {
    Scenario small = program.store().scenario();
    small.cluster.gpus = 8;
    small.plan.globalBatch = 16;
    program.store().change(small, [] { return QStringLiteral("small"); });
}

} // namespace

class TestAdviserPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-adviser-panel"); }

    void itFollowsThePlan() {
        Running program;
        makeSmall(program);
        QVERIFY(program.find<AdviserPanel>()->tree() == nullptr);
        program.trigger("panel.adviser");
        const auto* panel = program.find<AdviserPanel>();
        settle(panel);
        QVERIFY(panel->tree()->advice()->scenario == program.store().scenario());
        const auto best = panel->sentences()->content().best;
        QVERIFY(best && !best->empty());
        program.store().set(Dimension::microBatch, 2);
        settle(panel);
        QVERIFY(panel->tree()->advice()->scenario == program.store().scenario());
        QCOMPARE(panel->sentences()->content().best->front().instead->scenario,
                 best->front().instead->scenario); // the best is the same, whatever the plan
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("adviser"));
        QCOMPARE(dock->finding(), panel->tree()->finding());
    }

    void followingARecommendationIsOneStepOfUndo() {
        Running program;
        makeSmall(program);
        program.trigger("panel.adviser");
        const auto* panel = program.find<AdviserPanel>();
        settle(panel);
        const Scenario before = program.store().scenario();
        const int steps = program.store().undoStack().count();
        int row = 0;
        const PlanAdvice advice = *panel->tree()->advice();
        while (!advice.recommended.at(static_cast<std::size_t>(row)) ||
               advice.recommended.at(static_cast<std::size_t>(row))->changes.empty())
            ++row;
        const Recommendation wanted = *advice.recommended.at(static_cast<std::size_t>(row));
        emit panel->tree()->recommendationChosen(wanted);
        QCOMPARE(program.store().undoStack().count(), steps + 1);
        QVERIFY(program.store().scenario() == wanted.plan.scenario);
        settle(panel);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
    }

    void theBestPlanIsAClickAway() {
        Running program;
        makeSmall(program);
        program.trigger("panel.adviser");
        const auto* panel = program.find<AdviserPanel>();
        settle(panel);
        const Alternative best = *panel->sentences()->content().best->front().instead;
        emit panel->sentences()->anchorClicked(QUrl(QStringLiteral("plan:0")));
        QCOMPARE(program.store().scenario().plan, best.scenario.plan);
        QCOMPARE(glance(program.store().scenario()).step, best.seen.step);
        settle(panel);
        QVERIFY(!panel->sentences()->content().best->front().instead);
    }

    void evidenceLeadsToItsPanel() {
        Running program;
        makeSmall(program);
        program.trigger("panel.adviser");
        const auto* panel = program.find<AdviserPanel>();
        settle(panel);
        emit panel->sentences()->anchorClicked(
            QUrl(QStringLiteral("evidence:%1").arg(static_cast<int>(Evidence::communication))));
        QTRY_VERIFY(program.window.findChild<Panel*>(QStringLiteral("communication"))->inFront());
    }

    void whatCannotRunHasATreeAndAReason() {
        Running program;
        makeSmall(program);
        program.trigger("panel.adviser");
        const auto* panel = program.find<AdviserPanel>();
        settle(panel);
        program.store().set(Dimension::pipeline, 7);
        settle(panel);
        QVERIFY(panel->tree()->advice()->refused);
        QVERIFY(panel->sentences()->toPlainText().contains(QStringLiteral("cannot run")));
    }

    void sessionsOpenWithIt() { test::verifyFrontInSession<AdviserPanel, GuideTreeView>(); }
};

QUADRILLE_TESTS(TestAdviserPanel)
#include "tst_adviser_panel.moc"
