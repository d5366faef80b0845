// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/reference/collective.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <bit>
#include <set>

using namespace quadrille;

namespace {

/// Numbers that every rank begins with, moved and added up as the steps say.
class Buffers {
public:
    explicit Buffers(const CollectiveSteps& steps) : m_ranks(steps.ranks()) {
        for (int rank = 0; rank < m_ranks; ++rank)
            for (int slot = 0; slot < m_ranks; ++slot)
                m_values.push_back(first(rank, slot));
    }
    [[nodiscard]] static double first(int rank, int slot) { return 100 * rank + slot + 1; }
    [[nodiscard]] double& at(int rank, int slot) {
        return m_values[static_cast<std::size_t>(rank * m_ranks + slot)];
    }
    void run(const std::vector<ChunkMove>& moves) {
        Buffers before = *this;
        for (const ChunkMove& move : moves) {
            const double sent = before.at(move.from, move.fromSlot);
            double& there = at(move.to, move.toSlot);
            there = move.adds ? there + sent : sent;
        }
    }

private:
    int m_ranks;
    std::vector<double> m_values;
};

} // namespace

class TestCollective : public QObject {
    Q_OBJECT
private slots:
    /// What MPI and NCCL say that each of them leaves behind.
    void eachDoesWhatItsNameSays() {
        for (const int ranks : CollectiveSteps::sizes)
            for (const Collective collective : allCollectives) {
                const CollectiveSteps steps(collective, ranks);
                QCOMPARE(static_cast<std::int64_t>(steps.steps()), collectiveSteps(collective, ranks));
                Buffers buffers(steps);
                for (int step = 0; step < steps.steps(); ++step)
                    buffers.run(steps.moves(step));
                for (int rank = 0; rank < ranks; ++rank)
                    for (int slot = 0; slot < ranks; ++slot) {
                        double sum = 0;
                        for (int other = 0; other < ranks; ++other)
                            sum += Buffers::first(other, slot);
                        const double value = buffers.at(rank, slot);
                        switch (collective) {
                        case Collective::reduceScatter:
                            QVERIFY(slot != rank || value == sum);
                            break;
                        case Collective::allGather:
                            QCOMPARE(value, Buffers::first(slot, slot));
                            break;
                        case Collective::allReduce:
                            QCOMPARE(value, sum);
                            break;
                        case Collective::allToAll:
                            QCOMPARE(value, Buffers::first(slot, rank));
                            break;
                        }
                    }
            }
    }

    /// What is told of a slot is what is in it: each source once, of that chunk.
    void slotsTellWhatIsInThem() {
        for (const int ranks : CollectiveSteps::sizes)
            for (const Collective collective : allCollectives) {
                const CollectiveSteps steps(collective, ranks);
                Buffers buffers(steps);
                for (int done = 0; done <= steps.steps(); ++done) {
                    for (int rank = 0; rank < ranks; ++rank)
                        for (int slot = 0; slot < ranks; ++slot) {
                            const ChunkHeld& held = steps.held(done, rank, slot);
                            if (held.chunk < 0)
                                continue;
                            double sum = 0;
                            for (int source = 0; source < ranks; ++source)
                                if ((held.sources >> source & 1U) != 0)
                                    sum += Buffers::first(source, held.chunk);
                            QCOMPARE(buffers.at(rank, slot), sum);
                        }
                    if (done < steps.steps())
                        buffers.run(steps.moves(done));
                }
            }
    }

    /// In every step each rank sends one chunk and gets one: 1/n of the data, (n − 1)/n in all.
    void ranksSendAlike() {
        for (const Collective collective : allCollectives) {
            const CollectiveSteps steps(collective, 8);
            for (int step = 0; step < steps.steps(); ++step) {
                std::set<int> senders, takers;
                for (const ChunkMove& move : steps.moves(step)) {
                    QVERIFY(move.from != move.to);
                    senders.insert(move.from);
                    takers.insert(move.to);
                    QVERIFY(steps.held(step, move.from, move.fromSlot).chunk >= 0);
                }
                QCOMPARE(senders.size(), std::size_t{8});
                QCOMPARE(takers.size(), std::size_t{8});
            }
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)CollectiveSteps(Collective::allGather, 3));
    }

    /// What the steps send is what the formula counts, and an all-reduce both halves.
    void costsAreThoseOfTheSteps() {
        QVERIFY(rc::check([] {
            const Resolved resolved(test::detailedScenario());
            for (const TrafficKind group : collectiveGroups(resolved.scenario())) {
                const Bytes whole = collectivePayload(resolved, group);
                RC_ASSERT(whole > Bytes());
                const auto cost = [&](Collective collective) {
                    return collectiveCost(resolved, collective, group, whole);
                };
                const CollectiveCost all = cost(Collective::allReduce);
                const double chunk = whole.value() / static_cast<double>(all.ranks);
                for (const Collective collective : allCollectives) {
                    const double steps = static_cast<double>(cost(collective).steps);
                    RC_ASSERT(std::abs(cost(collective).sent.value() - steps * chunk) <=
                              1e-9 * whole.value());
                }
                const double halves =
                    cost(Collective::reduceScatter).time.value() + cost(Collective::allGather).time.value();
                // A tree may be sooner there than a ring.
                RC_ASSERT(all.time.value() <= halves * (1 + 1e-9));
            }
        }));
    }
};

QUADRILLE_TESTS(TestCollective)
#include "tst_collective.moc"
