// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/store/scenario_store.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;

namespace {

QStringList namesOf(const ScenarioStore& store) {
    QStringList names;
    for (const KeptPlan& plan : store.kept())
        names << plan.name;
    return names;
}

} // namespace

class TestKeptPlans : public QObject {
    Q_OBJECT

    Scenario m_fresh;

    /// Keeps so many plans that differ in their number of GPUs.
    void keepSome(ScenarioStore& store, int count) const {
        for (int i = 0; i < count; ++i) {
            store.set(Dimension::gpus, m_fresh.cluster.gpus << (i + 1));
            store.keep();
        }
    }

private slots:
    void initTestCase() { m_fresh = newScenario(loadCatalogue()); }

    void aPlanIsKeptByTheNextLetterAndUndone() {
        ScenarioStore store(m_fresh);
        QSignalSpy told(&store, &ScenarioStore::keptChanged);
        store.keep();
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("B")}); // A is the pinned baseline
        QVERIFY(store.kept().front().scenario == m_fresh);
        QCOMPARE(store.undoText(), QStringLiteral("Keep this plan as “B”"));
        QCOMPARE(told.count(), 1);
        store.keep(); // it is kept already
        QCOMPARE(store.kept().size(), std::size_t{1});
        QCOMPARE(told.count(), 1);
        store.undoStack().undo();
        QVERIFY(store.kept().empty());
        QCOMPARE(told.count(), 2);
        store.undoStack().redo();
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("B")});
    }

    void sixAreKeptAndNoMore() {
        ScenarioStore store(m_fresh);
        keepSome(store, 7);
        QCOMPARE(namesOf(store).join(u' '), QStringLiteral("B C D E F G"));
        const int steps = store.undoStack().count();
        store.keep();
        QCOMPARE(store.undoStack().count(), steps);
    }

    void theLetterThatIsFreeIsTaken() {
        ScenarioStore store(m_fresh);
        keepSome(store, 3);
        store.dropKept(1);
        QCOMPARE(namesOf(store).join(u' '), QStringLiteral("B D"));
        store.set(Dimension::tensor, 8);
        store.keep();
        QCOMPARE(namesOf(store).join(u' '), QStringLiteral("B D C"));
        store.undoStack().undo();
        store.undoStack().undo();
        store.undoStack().undo();
        QCOMPARE(namesOf(store).join(u' '), QStringLiteral("B C D"));
    }

    void loadingBringsBackThePlanAndKeepsIt() {
        ScenarioStore store(m_fresh);
        store.keep();
        store.set(Dimension::tensor, 8);
        const Scenario moved = store.scenario();
        store.loadKept(0);
        QVERIFY(store.scenario() == m_fresh);
        QCOMPARE(store.undoText(), QStringLiteral("Load plan “B”"));
        QCOMPARE(store.kept().size(), std::size_t{1});
        store.undoStack().undo();
        QVERIFY(store.scenario() == moved);
        store.pinKept(0);
        QVERIFY(store.state().baseline == m_fresh);
        QVERIFY(store.scenario() == moved);
        // What is swapped is the plan with A, and nothing of what is kept.
        store.swapWithBaseline();
        QVERIFY(store.scenario() == m_fresh);
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("B")});
    }

    void aNameIsTidiedAndRefusedWithTheReason() {
        ScenarioStore store(m_fresh);
        keepSome(store, 2);
        QCOMPARE(store.renameKept(0, QStringLiteral("  the  paper’s\n")), QString());
        QCOMPARE(namesOf(store).join(u'|'), QStringLiteral("the paper’s|C"));
        QCOMPARE(store.undoText(), QStringLiteral("Rename plan “B” to “the paper’s”"));
        const int steps = store.undoStack().count();
        QCOMPARE(store.renameKept(0, QStringLiteral("C")), QStringLiteral("Another plan is called “C”."));
        QCOMPARE(store.renameKept(0, QStringLiteral("A")), QStringLiteral("“A” is the pinned baseline."));
        QCOMPARE(store.renameKept(0, QStringLiteral(" \t")), QStringLiteral("A plan needs a name."));
        QVERIFY(!store.renameKept(0, QString(longestPlanName + 1, u'x')).isEmpty());
        QCOMPARE(store.renameKept(0, QStringLiteral("the paper’s")), QString()); // its own
        QCOMPARE(store.undoStack().count(), steps);
        store.undoStack().undo();
        QCOMPARE(namesOf(store).join(u' '), QStringLiteral("B C"));
    }
};

QUADRILLE_TESTS(TestKeptPlans)
#include "tst_kept_plans.moc"
