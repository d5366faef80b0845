// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/curve/sweep_stops.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/long_answer.h"
#include "tests/support/test_program.h"
#include "widgets/sweep/sweep_curve.h"

#include <QComboBox>

#include <algorithm>

using namespace quadrille;
using test::Running;

namespace {

SweepPanel* shownPanel(Running& program) {
    program.trigger("panel.curve");
    return program.find<SweepPanel>();
}

void choose(SweepPanel& panel, Dimension dimension) {
    auto* box = panel.findChild<QComboBox*>();
    box->setFocus();
    while (box->currentIndex() > 0)
        QTest::keyClick(box, Qt::Key_Up);
    while (box->currentIndex() < static_cast<int>(dimension))
        QTest::keyClick(box, Qt::Key_Down);
}

/// As the panel asks for it.
SweepData outlined(const Scenario& scenario, Dimension dimension) {
    SweepData sweep;
    sweep.dimension = dimension;
    for (const std::int64_t each : stops(scenario, dimension)) {
        SweepStop stop;
        stop.value = each;
        stop.computing = runnable(with(scenario, dimension, each));
        if (each == value(scenario, dimension))
            sweep.current = sweep.count();
        sweep.stops.push_back(stop);
    }
    return sweep;
}

/// The numbers that are known are those of their plans.
bool isTrue(const SweepData& sweep, const Scenario& scenario) {
    return std::all_of(sweep.stops.begin(), sweep.stops.end(), [&](const SweepStop& stop) {
        const Glance seen = glance(with(scenario, sweep.dimension, stop.value));
        if (stop.computing || stop.cannotRun())
            return stop.computing == seen.runnable;
        return stop.total() == seen.total && stop.zone == seen.zone &&
               stop.bubbleOverTotal == seen.bubbleOverTotal;
    });
}

} // namespace

class TestSweepPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-sweep-panel"); }

    void nothingIsMadeBeforeItIsSeen() {
        Running program;
        QVERIFY(program.find<SweepPanel>()->curve() == nullptr);
        QVERIFY(shownPanel(program)->curve() != nullptr);
        QVERIFY(QApplication::focusWidget() == program.find<SweepCurve>());
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("curve"));
        QCOMPARE(dock->finding(), program.find<SweepCurve>()->finding());
    }

    void theDimensionIsKept() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        choose(*panel, Dimension::pipeline);
        ViewState view;
        panel->saveView(view);
        panel->restoreView({});
        QVERIFY(panel->dimension() == Dimension::microBatch);
        panel->restoreView(view);
        QVERIFY(panel->dimension() == Dimension::pipeline);
        QCOMPARE(panel->findChild<QComboBox*>()->currentIndex(), static_cast<int>(Dimension::pipeline));
    }

    void everyStopIsTheAnalysisOfItsPlan() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        QVERIFY(panel->dimension() == Dimension::microBatch);
        for (const Dimension dimension : allDimensions) {
            choose(*panel, dimension);
            const SweepData& data = panel->curve()->sweepData();
            QVERIFY(data.dimension == dimension);
            const Scenario& scenario = program.store().scenario();
            QCOMPARE(data.stops.size(), stops(scenario, dimension).size());
            QCOMPARE(data.stop(data.current).value, value(scenario, dimension));
            for (const SweepStop& stop : data.stops) {
                const Glance seen = glance(with(scenario, dimension, stop.value));
                QCOMPARE(stop.runnable(), seen.runnable);
                QCOMPARE(stop.total().value(), seen.total.value());
                QCOMPARE(stop.bubbleOverTotal, seen.bubbleOverTotal);
                QCOMPARE(stop.zone, seen.zone);
                QCOMPARE(stop.whyNot.isEmpty(), seen.runnable);
            }
        }
        QCOMPARE(program.store().undoStack().count(), 0);
    }

    void theNearestStopsComeFirst() {
        SweepData sweep;
        sweep.stops.resize(6);
        sweep.current = 2;
        QCOMPARE(nearestFirst(sweep), (std::vector<int>{2, 1, 3, 0, 4, 5}));
        sweep.current = 5;
        QCOMPARE(nearestFirst(sweep), (std::vector<int>{5, 4, 3, 2, 1, 0}));
        sweep.current = -1;
        QCOMPARE(nearestFirst(sweep), (std::vector<int>{0, 1, 2, 3, 4, 5}));
    }

    void stopsComeOneByOneAndCanBeStopped() {
        Running program;
        const Scenario& scenario = program.store().scenario();
        const SweepData asked = outlined(scenario, Dimension::pipeline);
        SweepData sweep = asked;
        int parts = 0;
        workOutStops(sweep, scenario, scenario, {}, [&](const SweepData& part) {
            ++parts;
            const auto withA = std::count_if(part.stops.begin(), part.stops.end(), [](const SweepStop& stop) {
                return stop.baselineTotal.has_value();
            });
            const auto known = std::count_if(part.stops.begin(), part.stops.end(),
                                             [](const SweepStop& stop) { return stop.runnable(); });
            QCOMPARE(withA, known); // A is the same plan
            QVERIFY(known <= parts);
            QVERIFY(part.stop(part.current).runnable());
            QVERIFY(isTrue(part, scenario));
        });
        QCOMPARE(parts, sweep.count());
        QVERIFY(!sweep.isPartial());
        QVERIFY(isTrue(sweep, scenario));

        sweep = asked;
        std::stop_source stop;
        QVERIFY_EXCEPTION_THROWN(workOutStops(sweep, scenario, {}, stop.get_token(),
                                              [&](const SweepData&) { stop.request_stop(); }),
                                 Stopped);
        QVERIFY(sweep.isPartial());
    }

    void aLongAnswerIsShownInPartsAndYields() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        choose(*panel, Dimension::sequence);
        QTRY_VERIFY(!panel->computing());
        const Scenario before = program.store().scenario();
        const Scenario large = test::longSeries(before);
        QVERIFY(runnable(large));
        program.store().change(large, [] { return QStringLiteral("Large"); });
        const SweepData& data = panel->curve()->sweepData();
        QTRY_VERIFY_WITH_TIMEOUT(data.isPartial(), 60000);
        QVERIFY(panel->computing());
        QVERIFY(data.stop(data.current).runnable());
        QCOMPARE(data.stop(data.current).total().value(), glance(large).total.value());
        QCOMPARE(panel->curve()->freshness(), Freshness::current);
        QVERIFY2(panel->curve()->title().startsWith(QStringLiteral("Computing: ")),
                 qPrintable(panel->curve()->title()));
        // While another plan is worked out, what is shown is of the one before.
        program.store().set(Dimension::microBatch, 2);
        QVERIFY(panel->computing());
        QCOMPARE(panel->curve()->freshness(), Freshness::computing);
        // A plan that is soon worked out is not kept waiting.
        program.store().change(before, [] { return QStringLiteral("Small"); });
        QTRY_VERIFY(!panel->computing());
        QVERIFY(!data.isPartial());
        QVERIFY(isTrue(data, before));
        QCOMPARE(panel->curve()->freshness(), Freshness::current);
        QVERIFY(!panel->curve()->title().contains(u'…'));
    }

    void aClickMovesThePlanAndCanBeUndone() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        QTest::qWait(50); // until everything has its place
        const Scenario before = program.store().scenario();
        const int other = panel->curve()->sweepData().current + 2;
        const std::int64_t wanted = panel->curve()->sweepData().stop(other).value;
        QTest::mouseClick(panel->curve(), Qt::LeftButton, {},
                          panel->curve()->layoutNow().column(other).center().toPoint());
        QVERIFY(program.store().scenario() == with(before, Dimension::microBatch, wanted));
        QCOMPARE(panel->curve()->sweepData().current, other);
        QCOMPARE(program.store().undoStack().count(), 1);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        // The keys do the same.
        panel->curve()->setFocus();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
            QTest::keyClick(panel->curve(), key);
        QVERIFY(program.store().scenario() == with(before, Dimension::microBatch, wanted));
    }

    void theBaselineHasACurveOfItsOwn() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        QVERIFY(!panel->curve()->sweepData().baseline);
        const Scenario pinned = program.store().scenario();
        program.trigger("baseline.pin");
        program.store().set(Dimension::sequence, 2048);
        const SweepData& data = panel->curve()->sweepData();
        QVERIFY(data.baseline);
        int told = 0;
        for (const SweepStop& stop : data.stops) {
            const Glance seen = glance(with(pinned, Dimension::microBatch, stop.value));
            QCOMPARE(stop.baselineTotal.has_value(), seen.runnable);
            if (!seen.runnable)
                continue;
            QCOMPARE(stop.baselineTotal->value(), seen.total.value());
            told += stop.runnable() && *stop.baselineTotal != stop.total() ? 1 : 0;
        }
        QVERIFY(told > 1);
        program.trigger("baseline.unpin");
        QVERIFY(!panel->curve()->sweepData().baseline);
    }

    void hiddenItRestsAndShownItIsTrue() {
        Running program;
        SweepPanel* panel = shownPanel(program);
        program.trigger("panel.heatmap");
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("curve"));
        QTRY_VERIFY(!dock->inFront());
        const std::int64_t before = panel->curve()->sweepData().current;
        program.store().set(Dimension::microBatch, 4);
        QCOMPARE(panel->curve()->sweepData().current, before);
        program.trigger("panel.curve");
        const SweepData& data = panel->curve()->sweepData();
        QCOMPARE(data.stop(data.current).value, std::int64_t{4});
    }

    void theSessionRemembersThatItWasInFront() { test::verifyFrontInSession<SweepPanel, SweepCurve>(); }
};

QUADRILLE_TESTS(TestSweepPanel)
#include "tst_sweep_panel.moc"
