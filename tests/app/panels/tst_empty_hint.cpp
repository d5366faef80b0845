// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_store.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/course/course_panel.h"
#include "app/panels/empty_hint.h"
#include "app/panels/stops/stops_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QPushButton>

using namespace quadrille;
using test::Running;

namespace {

/// The program with a plan of one stage on so many GPUs, by the paper's estimator.
struct Small : Running {
    explicit Small(std::int64_t gpus) {
        Scenario plan = store().scenario();
        plan.cluster.gpus = gpus;
        plan.plan = {};
        plan.plan.globalBatch = 16;
        plan.plan.sequence = 2048;
        plan.estimator = Estimator::paper;
        store().change(plan, [] { return QStringLiteral("Small"); });
    }
    template <class View>
    EmptyHint& hintOf(const char* command) {
        trigger(command);
        QCoreApplication::processEvents();
        return *find<View>()->template findChild<EmptyHint*>();
    }
};

/// It can be read and clicked where it stands.
void isWhole(const EmptyHint& hint) {
    QVERIFY(!hint.hint().isEmpty());
    QVERIFY(hint.isVisible());
    QVERIFY2(hint.parentWidget()->rect().contains(hint.geometry()), qPrintable(hint.hint()));
    QVERIFY(hint.height() >= hint.heightForWidth(hint.width()));
}

} // namespace

/// What stands in a view that has nothing to show, and the step that fills it.
class TestEmptyHint : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-empty-hint"); }

    void memoryOverTimeTakesTheDetailedEstimator() {
        Small program(8);
        EmptyHint& hint = program.hintOf<CoursePanel>("panel.course");
        isWhole(hint);
        QTest::mouseClick(hint.step(), Qt::LeftButton);
        QVERIFY(program.store().scenario().estimator == Estimator::detailed);
        QTRY_VERIFY(hint.hint().isEmpty());
        program.trigger("edit.undo");
        QTRY_VERIFY(!hint.hint().isEmpty());
    }

    void communicationTakesASecondGpu() {
        Small program(1);
        EmptyHint& hint = program.hintOf<CommunicationPanel>("panel.communication");
        isWhole(hint);
        QTest::mouseClick(hint.step(), Qt::LeftButton);
        QCOMPARE(program.store().scenario().cluster.gpus, std::int64_t{2});
        QTRY_VERIFY(hint.hint().isEmpty());
    }

    void theBubbleTakesASecondStageWhereThereIsAGpuForIt() {
        Small program(2);
        EmptyHint& hint = program.hintOf<BubblePanel>("panel.bubble");
        isWhole(hint);
        QTest::mouseClick(hint.step(), Qt::LeftButton);
        QCOMPARE(program.store().scenario().plan.pp, std::int64_t{2});
        QTRY_VERIFY(hint.hint().isEmpty());
        Small alone(1);
        EmptyHint& without = alone.hintOf<BubblePanel>("panel.bubble");
        isWhole(without);
        QVERIFY(without.step()->isHidden());
    }

    void aTalkBeginsWithItsFirstStop() {
        Small program(8);
        EmptyHint& hint = program.hintOf<StopsPanel>("panel.stops");
        isWhole(hint);
        QTest::mouseClick(hint.step(), Qt::LeftButton);
        QCOMPARE(decksOf(program.store()).decks().front().stops.size(), std::size_t{1});
        QTRY_VERIFY(hint.hint().isEmpty());
        program.trigger("edit.undo");
        QTRY_VERIFY(!hint.hint().isEmpty());
    }

    void runsAreWaitedForInEveryLanguage() {
        Small program(8);
        EmptyHint& hint = program.hintOf<MyClusterPanel>("panel.cluster");
        isWhole(hint);
        const QString english = hint.hint();
        program.trigger("language.de");
        QTRY_VERIFY(hint.hint() != english);
        program.trigger("language.en");
    }
};

QUADRILLE_TESTS(TestEmptyHint)
#include "tst_empty_hint.moc"
