// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/decks/deck_store.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <rapidcheck.h>

using namespace quadrille;

namespace {

QStringList namesOf(const std::vector<Stop>& stops) {
    QStringList names;
    for (const Stop& stop : stops)
        names << stop.name;
    return names;
}

} // namespace

/// Decks: whatever is done to them can be undone and done again, and they stay sound.
class TestDeckStore : public QObject {
    Q_OBJECT

    Scenario m_scenario;

    [[nodiscard]] Stop stop(const QString& name) const {
        return {.name = name, .panels = {QStringLiteral("memory")}, .state = {m_scenario}};
    }

private slots:
    void initTestCase() { m_scenario = newScenario(loadCatalogue()); }

    void aStopIsKeptBehindTheCurrentOne() {
        ScenarioStore scenarios(m_scenario);
        DeckStore decks(scenarios);
        QCOMPARE(decks.current(), std::nullopt);
        decks.addStop(stop("a"), {});
        decks.addStop(stop("c"), 0);
        QCOMPARE(decks.addStop(stop("b"), 0), std::size_t{1});
        QCOMPARE(namesOf(decks.decks().front().stops), QStringList({"a", "b", "c"}));
        QVERIFY(scenarios.undoText().contains("b"));
        scenarios.undoStack().undo();
        QCOMPARE(namesOf(decks.decks().front().stops), QStringList({"a", "c"}));
    }

    void namesOfDecksDiffer() {
        ScenarioStore scenarios(m_scenario);
        DeckStore decks(scenarios);
        decks.addDeck("Talk");
        decks.addDeck(" Talk ");
        decks.addDeck("");
        QCOMPARE(decks.current(), std::optional(std::size_t{2}));
        decks.renameDeck("Talk");
        QVERIFY(isSound(decks.decks()));
        decks.renameDeck("  ");
        QVERIFY(!decks.decks().back().name.isEmpty());
    }

    void moving() {
        QVERIFY(
            rc::check("a stop that is moved is where it was wanted, and the others keep their order", [this] {
                const auto count = *rc::gen::inRange<std::size_t>(1, 9);
                Deck deck;
                for (std::size_t i = 0; i < count; ++i)
                    deck.stops.push_back(stop(QString::number(i)));
                const auto from = *rc::gen::inRange<std::size_t>(0, count);
                const auto to = *rc::gen::inRange<std::size_t>(0, count);
                QStringList expected = namesOf(deck.stops);
                expected.move(static_cast<qsizetype>(from), static_cast<qsizetype>(to));
                RC_ASSERT(namesOf(withMoved(deck, from, to).stops) == expected);
            }));
    }

    void whateverIsDoneCanBeUndone() {
        QVERIFY(rc::check("any changes, undone and done again", [this] {
            ScenarioStore scenarios(m_scenario);
            DeckStore decks(scenarios);
            std::vector<Decks> states{decks.decks()};
            const auto changes = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6));
            for (const int change : changes) {
                const std::size_t count = decks.current() ? decks.decks()[*decks.current()].stops.size() : 0;
                if (change == 0)
                    decks.addDeck("Talk");
                else if (change == 1)
                    decks.deleteDeck();
                else if (change == 2 || count == 0)
                    decks.addStop(stop(QString::number(states.size())), {});
                else if (change == 3)
                    decks.moveStop(0, count - 1);
                else if (change == 4)
                    decks.deleteStop(count - 1);
                else
                    decks.renameDeck("Name");
                RC_ASSERT(isSound(decks.decks()));
                if (decks.decks() != states.back())
                    states.push_back(decks.decks());
            }
            RC_ASSERT(static_cast<std::size_t>(scenarios.undoStack().count()) + 1 == states.size());
            for (std::size_t i = states.size() - 1; i > 0; --i) {
                scenarios.undoStack().undo();
                RC_ASSERT(decks.decks() == states[i - 1]);
            }
            for (std::size_t i = 1; i < states.size(); ++i) {
                scenarios.undoStack().redo();
                RC_ASSERT(decks.decks() == states[i]);
            }
        }));
    }

    void changesOfThePlanAndOfDecksAreOneHistory() {
        ScenarioStore scenarios(m_scenario);
        DeckStore decks(scenarios);
        scenarios.set(Dimension::tensor, 4);
        decks.addStop(stop("a"), {});
        scenarios.set(Dimension::tensor, 8);
        scenarios.undoStack().undo();
        QCOMPARE(scenarios.scenario().plan.tp, 4);
        QVERIFY(scenarios.undoText().contains("a"));
        QVERIFY(!scenarios.redoText().isEmpty());
        scenarios.undoStack().undo();
        QVERIFY(decks.decks().empty());
        QCOMPARE(scenarios.scenario().plan.tp, 4);
    }
};

QUADRILLE_TESTS(TestDeckStore)
#include "tst_deck_store.moc"
