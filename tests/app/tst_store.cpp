// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue.h"
#include "app/store/scenario_store.h"

#include <QSignalSpy>
#include <QTest>

using namespace quadrille;

class TestStore : public QObject {
    Q_OBJECT

    Catalogue m_catalogue;
    Scenario m_fresh;

private slots:
    void initTestCase() {
        m_catalogue = loadCatalogue();
        m_fresh = newScenario(m_catalogue);
        QVERIFY(runnable(m_fresh));
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
        QVERIFY(store.baseline()->scenario == m_fresh);
        store.swapWithBaseline();
        QVERIFY(store.scenario() == m_fresh);
        QVERIFY(store.baseline()->scenario == moved);
        QVERIFY(store.baseline()->timeline);
        store.unpinBaseline();
        QVERIFY(store.baseline() == nullptr);
        store.undoStack().undo();
        QVERIFY(store.baseline()->scenario == moved);
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
        store.set(Dimension::globalBatch, 131072); // m = 131072 ÷ 8, 4 stages: 131,072 operations
        QVERIFY(operationCount(store.scenario()) > ScenarioStore::largestImmediateTimeline);
        QVERIFY(store.timelinePending());
        QVERIFY(store.analysis().memory.has_value());
        store.set(Dimension::globalBatch, 262144);
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

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
