// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/store/scenario_store.h"
#include "core/analysis/analysis_cost.h"
#include "tests/support/long_answer.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace quadrille;

class TestStore : public QObject {
    Q_OBJECT

    Catalogue m_catalogue;
    Scenario m_fresh;
    Scenario m_costly;  ///< a search for its schedule
    Scenario m_costly2; ///< another

private slots:
    void initTestCase() {
        m_catalogue = loadCatalogue();
        m_fresh = newScenario(m_catalogue);
        QVERIFY(runnable(m_fresh));
        m_costly = withSchedule(m_fresh, ScheduleKind::zeroBubbleAuto);
        m_costly.plan.globalBatch = 256;
        m_costly2 = with(m_costly, Dimension::globalBatch, 384);
        for (const Scenario* each : {&m_costly, &m_costly2}) {
            QVERIFY(runnable(*each));
            QVERIFY(!isQuick(analysisCost(*each)));
        }
        QVERIFY(isQuick(analysisCost(m_fresh) + timelineCost(m_fresh)));
    }

    void startsWithTheAnalysisOfItsScenario() {
        ScenarioStore store(m_fresh);
        QVERIFY(store.analysis().memory.has_value());
        QCOMPARE(store.analysis().memory->total().value(), glance(m_fresh).total.value());
        QVERIFY(store.analysis().timeline);
        QCOMPARE(store.analysis().timeline->size(),
                 static_cast<std::size_t>(2 * m_fresh.plan.pp * microBatches(m_fresh)));
    }

    void aDragIsOneStepAndItsSentenceTellsWhereItEnded() {
        ScenarioStore store(m_fresh);
        QSignalSpy changed(&store, &ScenarioStore::changed);
        store.beginGesture();
        store.set(Dimension::tensor, 1);
        store.set(Dimension::tensor, 4);
        store.set(Dimension::tensor, 8);
        store.endGesture();
        QCOMPARE(changed.count(), 3);
        QCOMPARE(store.undoStack().count(), 1);
        QCOMPARE(store.undoText(), QStringLiteral("Set tensor parallel to 8"));
        store.undoStack().undo();
        QVERIFY(store.scenario() == m_fresh);
        QCOMPARE(store.redoText(), QStringLiteral("Set tensor parallel to 8"));
    }

    void twoDragsAreTwoSteps() {
        ScenarioStore store(m_fresh);
        for (const std::int64_t size : {4, 8}) {
            store.beginGesture();
            store.set(Dimension::tensor, size);
            store.endGesture();
        }
        QCOMPARE(store.undoStack().count(), 2);
        store.undoStack().undo();
        QCOMPARE(store.scenario().plan.tp, std::int64_t{4});
    }

    void aDragBackToItsStartLeavesNoStep() {
        ScenarioStore store(m_fresh);
        store.beginGesture();
        store.set(Dimension::gpus, 128);
        store.set(Dimension::gpus, m_fresh.cluster.gpus);
        store.endGesture();
        QCOMPARE(store.undoStack().count(), 0);
        QVERIFY(store.undoStack().isClean());
        QVERIFY(store.scenario() == m_fresh);
    }

    void settingWhatIsSetIsNoStep() {
        ScenarioStore store(m_fresh);
        store.set(Dimension::tensor, m_fresh.plan.tp);
        QCOMPARE(store.undoStack().count(), 0);
    }

    void anImpossiblePlanIsKeptAndExplained() {
        ScenarioStore store(m_fresh);
        store.set(Dimension::pipeline, 5);
        QCOMPARE(store.scenario().plan.pp, std::int64_t{5});
        QVERIFY(!store.analysis().runnable());
        QVERIFY(!store.analysis().diagnostics.empty());
        QVERIFY(!store.analysis().timeline);
        store.undoStack().undo();
        QVERIFY(store.analysis().runnable());
    }

    void theBaselineIsPinnedSwappedAndComesBackByUndo() {
        ScenarioStore store(m_fresh);
        QVERIFY(store.baseline() == nullptr);
        store.pinBaseline();
        QVERIFY(store.baseline() != nullptr);
        QVERIFY(store.baseline()->timeline);
        store.set(Dimension::tensor, 8);
        const Scenario moved = store.scenario();
        QVERIFY(store.baseline()->scenario() == m_fresh);
        store.swapWithBaseline();
        QVERIFY(store.scenario() == m_fresh);
        QVERIFY(store.baseline()->scenario() == moved);
        QVERIFY(store.baseline()->timeline);
        store.unpinBaseline();
        QVERIFY(store.baseline() == nullptr);
        store.undoStack().undo();
        QVERIFY(store.baseline()->scenario() == moved);
        while (store.undoStack().canUndo())
            store.undoStack().undo();
        QVERIFY(store.scenario() == m_fresh);
        QVERIFY(store.baseline() == nullptr);
    }

    void aSelectedStageIsAlwaysOneThatExists() {
        ScenarioStore store(m_fresh);
        store.selectStage(3);
        QCOMPARE(store.selectedStage(), std::int64_t{3});
        store.set(Dimension::pipeline, 2);
        QCOMPARE(store.selectedStage(), std::int64_t{-1});
        store.selectStage(77);
        QCOMPARE(store.selectedStage(), std::int64_t{-1});
    }

    void aLongTimelineArrivesLaterAndOnlyTheLatestCounts() {
        ScenarioStore store(m_fresh);
        QSignalSpy arrived(&store, &ScenarioStore::timelineChanged);
        store.set(Dimension::globalBatch, 262144); // m = 262144 ÷ 8, 4 stages: 262,144 operations
        QVERIFY(!isQuick(timelineCost(store.scenario())));
        QVERIFY(store.analysis().memory.has_value());
        store.set(Dimension::globalBatch, 524288);
        QVERIFY(arrived.wait(60'000));
        QCOMPARE(arrived.count(), 1);
        QVERIFY(!store.timelinePending());
        QCOMPARE(static_cast<std::int64_t>(store.analysis().timeline->size()),
                 operationCount(store.scenario()));
        store.set(Dimension::globalBatch, 524288);
        store.set(Dimension::globalBatch, 128);
        QVERIFY(!store.timelinePending());
        QTest::qWait(50);
        QCOMPARE(static_cast<std::int64_t>(store.analysis().timeline->size()),
                 operationCount(store.scenario()));
    }

    void aQuickAnalysisIsThereAtOnce() {
        ScenarioStore store(m_fresh);
        QList<QByteArray> told;
        connect(&store, &ScenarioStore::changed, this, [&] {
            QVERIFY(store.analysis().scenario() == store.scenario());
            told << "changed";
        });
        connect(&store, &ScenarioStore::analysed, this, [&] { told << "analysed"; });
        store.set(Dimension::tensor, 8);
        QVERIFY(!store.pending());
        QCOMPARE(told, (QList<QByteArray>{"changed", "analysed"}));
    }

    void aCostlyAnalysisComesLater() {
        ScenarioStore store(m_fresh);
        QSignalSpy changed(&store, &ScenarioStore::changed);
        QSignalSpy analysed(&store, &ScenarioStore::analysed);
        store.change(m_costly, [] { return QString(); });
        QVERIFY(store.scenario() == m_costly); // inputs are as chosen
        QVERIFY(store.undoStack().canUndo());
        QCOMPARE(changed.count(), 1);
        QVERIFY(store.pending());
        QCOMPARE(analysed.count(), 0);
        QVERIFY(store.analysis().scenario() == m_fresh); // numbers, and whose they are
        QVERIFY(store.analysis().memory->total() == glance(m_fresh).total);
        QVERIFY(store.analysis().timeline != nullptr);
        QTRY_VERIFY(!store.pending());
        QCOMPARE(analysed.count(), 1);
        QVERIFY(store.analysis().scenario() == m_costly);
        QTRY_VERIFY(!store.timelinePending());
        const Analysis expected = analyze(m_costly, TimeBase::model);
        QVERIFY(store.analysis().memory == expected.memory);
        QVERIFY(store.analysis().performance == expected.performance);
        QCOMPARE(store.analysis().timeline->makespan, expected.timeline->makespan);
        QCOMPARE(store.analysis().timeBase, TimeBase::model);
    }

    void theLatestOfCostlyScenariosWins() {
        ScenarioStore store(m_fresh);
        QSignalSpy analysed(&store, &ScenarioStore::analysed);
        store.change(m_costly, [] { return QString(); });
        store.change(m_costly2, [] { return QString(); });
        QTRY_VERIFY(!store.pending());
        QVERIFY(store.analysis().scenario() == m_costly2);
        QCOMPARE(analysed.count(), 1);
    }

    void undoWhilePendingIsAtOnce() {
        ScenarioStore store(m_fresh);
        QSignalSpy analysed(&store, &ScenarioStore::analysed);
        store.change(m_costly, [] { return QString(); });
        QVERIFY(store.pending());
        store.undoStack().undo();
        QVERIFY(store.scenario() == m_fresh);
        QVERIFY(!store.pending());
        QVERIFY(store.analysis().scenario() == m_fresh);
        QVERIFY(store.analysis().timeline != nullptr);
        QCOMPARE(analysed.count(), 1);
        // What was given up is never heard of; a later answer would stand behind it.
        store.change(m_costly2, [] { return QString(); });
        QTRY_VERIFY(!store.pending());
        QVERIFY(store.analysis().scenario() == m_costly2);
        QCOMPARE(analysed.count(), 2);
    }

    void aStoreCanEndWhilePending() {
        QSignalSpy* analysed = nullptr;
        {
            ScenarioStore store(m_fresh);
            analysed = new QSignalSpy(&store, &ScenarioStore::analysed);
            store.change(m_costly, [] { return QString(); });
            store.pinBaseline();
        }
        QCoreApplication::processEvents();
        QCOMPARE(analysed->count(), 0);
        delete analysed;
    }

    void aCostlyScenarioToBeginWithHasNoAnswerYet() {
        ScenarioStore store(m_costly);
        QVERIFY(store.pending());
        QVERIFY(!store.analysis().runnable());
        QVERIFY(store.analysis().diagnostics.empty());
        QVERIFY(store.analysis().scenario() == m_costly);
        QTRY_VERIFY(!store.pending());
        QVERIFY(store.analysis().runnable());
    }

    void aCostlyBaselineComesLater() {
        ScenarioStore store(m_fresh);
        QSignalSpy told(&store, &ScenarioStore::baselineChanged);
        store.replace({m_fresh, m_costly}, false);
        QVERIFY(store.baselinePinned());
        QVERIFY(store.baseline() == nullptr);
        QCOMPARE(told.count(), 1);
        QTRY_VERIFY(store.baseline() != nullptr);
        QCOMPARE(told.count(), 2);
        QVERIFY(store.baseline()->scenario() == m_costly);
        QVERIFY(store.baseline()->performance == analyzeWithoutTimeline(m_costly).performance);
        // Pinned while it is pending, it is the scenario's, not that of the numbers still shown.
        store.replace({m_fresh, {}}, false);
        store.change(m_costly2, [] { return QString(); });
        QVERIFY(store.pending());
        store.pinBaseline();
        QTRY_VERIFY(store.baseline() != nullptr);
        QVERIFY(store.baseline()->scenario() == m_costly2);
        QTRY_VERIFY(!store.pending());
    }

    void theTimeBaseMayMoveWhilePending() {
        ScenarioStore store(m_fresh);
        store.change(m_costly, [] { return QString(); });
        store.setTimeBase(TimeBase::units);
        QVERIFY(store.pending());
        QCOMPARE(store.analysis().timeBase, TimeBase::model); // as its timeline, which is shown still
        QTRY_VERIFY(!store.pending() && !store.timelinePending());
        QCOMPARE(store.analysis().timeBase, TimeBase::units);
        QCOMPARE(store.analysis().timeline->makespan, timelineOf(m_costly, TimeBase::units)->makespan);
    }

    void whatIsLateIsNotFresh() {
        ScenarioStore store(m_fresh);
        QSignalSpy told(&store, &ScenarioStore::freshnessChanged);
        store.set(Dimension::tensor, 8);
        QCOMPARE(store.freshness(), Freshness::current);
        QCOMPARE(told.count(), 0);
        store.change(test::longAnswer(), [] { return QString(); });
        QTRY_COMPARE(store.freshness(), Freshness::computing);
        QVERIFY(store.pending());
        QCOMPARE(told.count(), 1);
        store.undoStack().undo();
        QCOMPARE(store.freshness(), Freshness::current);
    }

    void whatCannotRunShowsTheLastThatCould() {
        ScenarioStore store(m_fresh);
        QSignalSpy told(&store, &ScenarioStore::freshnessChanged);
        store.set(Dimension::tensor, 8);
        const Scenario ran = store.scenario();
        store.set(Dimension::pipeline, 5);
        QVERIFY(!store.analysis().runnable());
        QVERIFY(store.pictured().scenario() == ran);
        QVERIFY(store.pictured().memory == analyze(ran).memory);
        QVERIFY(store.pictured().timeline != nullptr);
        QCOMPARE(store.freshness(), Freshness::lastThatRuns);
        QCOMPARE(told.count(), 1);
        store.set(Dimension::pipeline, 7); // nor this
        QVERIFY(store.pictured().scenario() == ran);
        QCOMPARE(told.count(), 1);
        store.undoStack().undo();
        store.undoStack().undo();
        QVERIFY(store.pictured().scenario() == ran);
        QCOMPARE(store.freshness(), Freshness::current);
        QCOMPARE(told.count(), 2);
    }

    void theTimelineOfTheLastThatCouldRunFollows() {
        ScenarioStore store(m_fresh);
        QSignalSpy analysed(&store, &ScenarioStore::analysed);
        store.set(Dimension::globalBatch, 1 << 20);
        const Scenario ran = store.scenario();
        QVERIFY(analysed.wait(60'000));
        QVERIFY(!store.pending());
        QVERIFY(store.timelinePending());
        store.set(Dimension::pipeline, 5); // before it has come
        QVERIFY(!store.analysis().runnable());
        QTRY_VERIFY_WITH_TIMEOUT(!store.timelinePending(), 60'000);
        QVERIFY(store.pictured().timeline != nullptr);
        QCOMPARE(static_cast<std::int64_t>(store.pictured().timeline->size()), operationCount(ran));
        // Its times are those that are wanted now.
        store.undoStack().undo();
        store.undoStack().undo();
        store.set(Dimension::pipeline, 5);
        store.setTimeBase(TimeBase::units);
        QCOMPARE(store.pictured().timeBase, TimeBase::units);
        QCOMPARE(store.pictured().timeline->makespan, timelineOf(m_fresh, TimeBase::units)->makespan);
    }

    void whatRanInAnotherSessionIsNotShown() {
        ScenarioStore store(m_fresh);
        Scenario broken = m_fresh;
        broken.plan.pp = 5;
        store.replace({broken, {}}, false);
        QVERIFY(!store.pictured().runnable());
        QVERIFY(store.pictured().scenario() == broken);
        QCOMPARE(store.freshness(), Freshness::current);
    }

    void anotherSessionEndsTheWayBack() {
        ScenarioStore store(m_fresh);
        store.set(Dimension::tensor, 8);
        store.replace({m_fresh, m_fresh}, false);
        QVERIFY(!store.undoStack().canUndo());
        QVERIFY(store.undoStack().isClean());
        store.replace({m_fresh, {}}, true);
        QVERIFY(!store.undoStack().isClean());
    }
};

QUADRILLE_TESTS(TestStore)
#include "tst_store.moc"
