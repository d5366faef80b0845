// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "core/check/check.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/bubble_curve/bubble_curve.h"
#include "widgets/format.h"
#include "widgets/row_table.h"
#include "widgets/schedule_table/schedule_table.h"

#include <QMenu>
#include <QToolButton>

using namespace quadrille;

namespace {

/// Panels of their own, on a plan of four stages.
struct Opened {
    ScenarioStore store;
    SchedulesPanel panel{store};
    BubblePanel bubble{store};

    Opened() : store(fourStages()) {
        store.setTimeBase(TimeBase::units);
        panel.resize(900, 300);
        panel.show();
    }
    static Scenario fourStages() {
        Scenario scenario = newScenario(loadCatalogue());
        scenario.plan.pp = 4;
        scenario.plan.vpp = 1;
        scenario.plan.schedule = ScheduleKind::oneForwardOneBackward;
        scenario.plan.globalBatch = 16 * scenario.plan.microBatch * dataParallel(scenario);
        return scenario;
    }
    void see() {
        panel.setSeen(true);
        bubble.setSeen(true);
        settle();
    }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!panel.computing() && !bubble.computing(), 60'000); }
    void choose(ScheduleKind kind) const {
        auto* model = panel.table()->table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data().toString().section(u':', 0, 0) == format::scheduleLabel(kind))
                panel.table()->table()->setCurrentIndex(model->index(row, 0));
        QTest::keyClick(panel.table()->table(), Qt::Key_Return);
    }
};

} // namespace

class TestSchedulesPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-schedules-panel"); }

    void nothingIsMadeBeforeItIsSeen() {
        Opened opened;
        QVERIFY(opened.panel.table() == nullptr && opened.bubble.curve() == nullptr);
        QVERIFY(!opened.panel.computing());
        opened.see();
        QVERIFY(opened.panel.table() != nullptr && opened.bubble.curve() != nullptr);
    }

    void itShowsTheComparison() {
        Opened opened;
        opened.see();
        const ScheduleRows& rows = opened.panel.table()->rows();
        QVERIFY(rows.verdicts == compareSchedules(opened.store.scenario(), TimeBase::units));
        QCOMPARE(rows.current, ScheduleKind::oneForwardOneBackward);
        QCOMPARE(opened.panel.finding(), opened.panel.table()->finding());
        // The guide's figures, as they stand in the picture.
        const BubbleData& curve = opened.bubble.curve()->bubbleData();
        QCOMPARE(curve.microbatches, std::int64_t{16});
        QCOMPARE(curve.own()->at(16)->overIdeal, 3.0 / 16);
    }

    void choosingIsOneStepOfUndo() {
        Opened opened;
        opened.see();
        const Scenario before = opened.store.scenario();
        opened.choose(ScheduleKind::zeroBubbleV);
        QVERIFY(opened.store.scenario() == withSchedule(before, ScheduleKind::zeroBubbleV));
        QCOMPARE(opened.store.undoStack().count(), 1);
        QCOMPARE(opened.store.undoText(), QStringLiteral("Use the schedule ZB-V"));
        opened.settle();
        QCOMPARE(opened.panel.table()->rows().current, ScheduleKind::zeroBubbleV);
        opened.store.undoStack().undo();
        QVERIFY(opened.store.scenario() == before);
    }

    void onlyTheLatestPlanIsAnswered() {
        Opened opened;
        opened.see();
        opened.store.set(Dimension::pipeline, 8);
        opened.store.set(Dimension::pipeline, 2);
        const Scenario latest = opened.store.scenario();
        QVERIFY(opened.panel.computing());
        opened.settle();
        QVERIFY(opened.panel.table()->rows().verdicts == compareSchedules(latest, TimeBase::units));
    }

    void whatIsOnTheWayIsNotChosen() {
        Opened opened;
        opened.see();
        opened.store.set(Dimension::pipeline, 2);
        const Scenario asked = opened.store.scenario();
        opened.choose(ScheduleKind::gpipe);
        QVERIFY(opened.store.scenario() == asked);
    }

    void hiddenItRests() {
        Opened opened;
        opened.see();
        opened.panel.setSeen(false);
        opened.store.set(Dimension::pipeline, 2);
        QVERIFY(!opened.panel.computing());
        opened.see();
        QVERIFY(opened.panel.table()->rows().verdicts ==
                compareSchedules(opened.store.scenario(), TimeBase::units));
    }

    void theTimeBaseIsFollowed() {
        Opened opened;
        opened.see();
        opened.store.setTimeBase(TimeBase::model);
        QTRY_VERIFY_WITH_TIMEOUT(
            !opened.panel.computing() && opened.panel.table()->rows().base == TimeBase::model, 60'000);
        QVERIFY(opened.panel.table()->rows().verdicts ==
                compareSchedules(opened.store.scenario(), TimeBase::model));
    }

    void kindsAreLines() {
        Opened opened;
        opened.see();
        opened.bubble.setKinds({});
        opened.settle();
        QCOMPARE(opened.bubble.curve()->bubbleData().lines.size(), std::size_t{1}); // the plan's own stays
        opened.bubble.setKinds({ScheduleKind::interleaved});
        opened.settle();
        QCOMPARE(opened.bubble.curve()->bubbleData().lines.size(), std::size_t{3}); // v = 2 and v = 4
    }

    void hiddenTheCurveRests() {
        Opened opened;
        opened.see();
        opened.bubble.setSeen(false);
        opened.store.set(Dimension::pipeline, 2);
        opened.bubble.setKinds({ScheduleKind::zeroBubbleH1});
        QVERIFY(!opened.bubble.computing());
        opened.see();
        QCOMPARE(opened.bubble.curve()->bubbleData().lines.size(), std::size_t{2});
        QCOMPARE(opened.bubble.curve()->bubbleData().own()->at(16)->overIdeal, 1.0 / 16); // two stages
    }

    void whereThereIsRoomTheCurveStandsBeside() {
        Opened opened;
        opened.see();
        QVERIFY(opened.panel.curves() == nullptr); // made when there is room
        opened.panel.resize(1800, 400);
        QTRY_VERIFY(opened.panel.curves() != nullptr && opened.panel.curves()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!opened.panel.curves()->computing(), 60'000);
        opened.panel.setChecked({ScheduleKind::zeroBubbleH1});
        QTRY_COMPARE_WITH_TIMEOUT(opened.panel.curves()->curve()->bubbleData().lines.size(), std::size_t{2},
                                  60'000);
        opened.panel.curves()->setKinds({});
        QVERIFY(opened.panel.table()->checked().empty());
        opened.panel.resize(900, 400);
        QVERIFY(opened.panel.curves()->isHidden());
        opened.store.set(Dimension::pipeline, 2);
        QVERIFY(!opened.panel.curves()->computing()); // it is not seen
    }

    // The marks of the table and the list of the curve are one choice.
    void marksAndLinesAreOne() {
        test::Running program;
        program.trigger("panel.schedules");
        program.trigger("panel.bubble");
        auto* schedules = program.find<SchedulesPanel>();
        auto* bubble = program.find<BubblePanel>();
        QVERIFY(schedules->table()->checked() == bubble->kinds() && bubble->kinds().size() == 4);
        schedules->table()->setChecked({ScheduleKind::gpipe});
        QVERIFY(bubble->kinds() == std::set{ScheduleKind::gpipe});
        auto* lines = bubble->findChild<QToolButton*>()->menu();
        for (QAction* line : lines->actions())
            QCOMPARE(line->isChecked(), line->text() == QStringLiteral("GPipe"));
        lines->actions().at(1)->trigger(); // 1F1B
        QVERIFY((schedules->table()->checked() ==
                 std::set{ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward}));
    }

    void oneStageNeverWaits() {
        Opened opened;
        opened.see();
        opened.store.set(Dimension::pipeline, 1);
        opened.settle();
        QVERIFY(opened.bubble.curve()->bubbleData().lines.empty());
        QVERIFY(opened.bubble.curve()->finding().contains("one stage"));
    }

    void aClosedPanelStopsWorking() {
        Opened opened;
        opened.panel.setSeen(true);
        opened.bubble.setSeen(true);
        QVERIFY(opened.panel.computing() &&
                opened.bubble.computing()); // and is torn down in the middle of it
    }
};

QUADRILLE_TESTS(TestSchedulesPanel)
#include "tst_schedules_panel.moc"
