// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/layout/attention_heads.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/token_bytes.h"
#include "core/performance/performance.h"
#include "core/performance/traffic.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>

using namespace quadrille;

namespace {

using test::near;

Scenario training(const char* model, std::int64_t gpus) {
    return test::training(model, gpus, 64, 32768);
}

/// Eight ranks to a sequence, two to a layer; one micro-batch a step of each of the four replicas' 16.
Scenario longSequences(ContextMethod method) {
    Scenario s = training("llama-3.1-70b", 64);
    s.plan.tp = 2;
    s.plan.cp = 8;
    s.plan.contextMethod = method;
    return s;
}

using test::breaks;

double sent(const Scenario& s) {
    return trafficOf(s).part(TrafficKind::context).value();
}

/// Of `ranks` that hold `tokens` in all, contiguous parts, the keys that each one's tokens see: half of
/// itself and all before.
std::vector<double> visibleKeys(int ranks, int tokens) {
    std::vector<double> seen(static_cast<std::size_t>(ranks), 0);
    for (int token = 0; token < tokens; ++token)
        seen[static_cast<std::size_t>(token * ranks / tokens)] += token + 0.5;
    return seen;
}

} // namespace

/// How the ranks of context parallelism exchange, and key-value heads fewer than ranks.
class TestContextMethods : public QObject {
    Q_OBJECT
private slots:
    // A head for each rank, as if the model had as many.
    void fewKeyHeadsAreHeldSeveralTimes() {
        for (const Estimator estimator : estimators) {
            Scenario s = training("llama-3.1-8b", 32);
            s.estimator = estimator;
            s.plan.tp = 16;
            QVERIFY(runnable(s));
            QVERIFY(breaks(s, "kv-heads-held-often"));
            Scenario more = s;
            more.model.kvHeads = 16;
            QVERIFY(!breaks(more, "kv-heads-held-often"));
            QVERIFY(near(performanceOf(s).step.value(), performanceOf(more).step.value()));
            QCOMPARE(trafficOf(s), trafficOf(more));
            QVERIFY(detailedMemory(s).stages == detailedMemory(more).stages);
        }
        Scenario odd = training("llama-3.1-8b", 36);
        odd.model.heads = 36;
        odd.model.kvHeads = 12;
        odd.plan.tp = 9;
        QVERIFY(breaks(odd, "kv-heads-divisible-by-tp"));
    }

    // Jacobs et al. (2023), section 3.2, with a key-value head for each of the 16 ranks: 64 query heads, 16
    // of keys and of values, and 64 of contexts go to seven of eight ranks, forward and backward.
    void ulyssesByHand() {
        const Scenario s = longSequences(ContextMethod::ulysses);
        QVERIFY(runnable(s));
        const double tokens = 32768.0 / 8;
        const double pass = 2 * tokens * (64 + 2 * 16 + 64) * 128 / 2 * 7 / 8;
        QVERIFY(near(sent(s), 2 * pass * 80 * 16));
        QCOMPARE(trafficOf(s).swapped.value(), sent(s));
    }

    void gatheringSendsWhatTheRingSends() {
        const Scenario ring = longSequences(ContextMethod::ring);
        const Scenario gathered = longSequences(ContextMethod::allGather);
        const double pass = 7 * 2 * (32768.0 / 8) * 2 * 8 * 128 / 2;
        QVERIFY(near(sent(ring), 3 * pass * 80 * 16));
        QCOMPARE(sent(gathered), sent(ring));
        // Nothing hides it, and keys and values of whole sequences are held while a layer computes.
        const Performance performance = performanceOf(gathered);
        QCOMPARE(performance.part(StepPart::context), performance.exchange(TrafficKind::context).time);
        QVERIFY(performance.part(StepPart::context) > performanceOf(ring).part(StepPart::context));
        const double more = detailed::modelTokens(gathered).dense.forward.tensor -
                            detailed::modelTokens(ring).dense.forward.tensor;
        QCOMPARE(more, 8.0 * 2 * 2 * 8 * 128);
    }

    void bothMethodsAreTheEndsOfTheirProduct() {
        Scenario s = longSequences(ContextMethod::ulyssesRing);
        s.plan.ulysses = 8;
        QVERIFY(performanceOf(s) == performanceOf(longSequences(ContextMethod::ulysses)));
        QVERIFY(detailedMemory(s).stages == detailedMemory(longSequences(ContextMethod::ulysses)).stages);
        s.plan.ulysses = 1;
        QVERIFY(performanceOf(s) == performanceOf(longSequences(ContextMethod::ring)));
        // Four key-value heads of a rank, so four ranks swap and two make a ring.
        s.plan.ulysses = 0;
        QCOMPARE(layout::ulyssesRanks(s), std::int64_t{4});
        QCOMPARE(layout::ringRanks(s), std::int64_t{2});
        const auto places = layout::contextPlaces(s);
        QCOMPARE(places.ulysses, (GroupPlace{.ranks = 4, .stride = 2, .ranksInNode = 4}));
        QCOMPARE(places.ring, (GroupPlace{.ranks = 2, .stride = 8, .ranksInNode = 1}));
        const double tokens = 32768.0 / 8;
        const double swaps = 2 * 2 * tokens * (64 + 2 * 8 + 64) * 128 / 2 * 3 / 4;
        const double ring = 3 * 2 * tokens * 2 * 8 * 128 / 2;
        QVERIFY(near(sent(s), (swaps + ring) * 80 * 16));
    }

    void theLastRankSeesMost() {
        for (const int ranks : {2, 4, 8}) {
            Scenario s = longSequences(ContextMethod::ring);
            s.plan.cp = ranks;
            QCOMPARE(layout::lastRanksCore(s), 1.0);
            s.plan.contextBalance = ContextBalance::contiguous;
            const auto contiguous = visibleKeys(ranks, 64 * ranks);
            double all = 0;
            for (const double each : contiguous)
                all += each;
            QVERIFY(near(layout::lastRanksCore(s), contiguous.back() * ranks / all));
            // An early and a late chunk: of 2·c chunks the i-th from both ends.
            const auto chunks = visibleKeys(2 * ranks, 64 * ranks);
            for (std::size_t i = 0; i < static_cast<std::size_t>(ranks); ++i)
                QVERIFY(near(chunks[i] + chunks[chunks.size() - 1 - i], all / ranks));
        }
        Scenario s = longSequences(ContextMethod::ring);
        const Performance balanced = performanceOf(s);
        s.plan.contextBalance = ContextBalance::contiguous;
        const Performance naive = performanceOf(s);
        QVERIFY(naive.part(StepPart::attention) > balanced.part(StepPart::attention));
        QCOMPARE(naive.part(StepPart::matrices), balanced.part(StepPart::matrices));
        // Each rank has whole sequences of some heads.
        s = longSequences(ContextMethod::ulysses);
        const Performance whole = performanceOf(s);
        s.plan.contextBalance = ContextBalance::contiguous;
        QVERIFY(performanceOf(s) == whole);
    }

    void withoutContextParallelismNothingChanges() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            s.plan.cp = 1;
            s.plan.contextMethod = ContextMethod::ring;
            s.plan.contextBalance = ContextBalance::zigZag;
            s.plan.ulysses = 0;
            RC_PRE(runnable(s));
            Scenario other = s;
            other.plan.contextMethod = *rc::gen::elementOf(contextMethods);
            other.plan.contextBalance = *rc::gen::elementOf(contextBalances);
            RC_ASSERT(performanceOf(other) == performanceOf(s));
            RC_ASSERT(detailedMemory(other).stages == detailedMemory(s).stages);
        }));
    }

    void whatCannotRunSaysWhy() {
        Scenario s = longSequences(ContextMethod::ulysses);
        s.plan.tp = 8;
        QVERIFY(runnable(s)); // 64 heads over 64 ranks
        s.plan.cp = 16;
        s.cluster.gpus = 128;
        QVERIFY(breaks(s, "heads-divisible-by-ulysses"));
        s.plan.contextMethod = ContextMethod::ulyssesRing;
        QVERIFY(runnable(s));
        s.plan.ulysses = 3;
        QVERIFY(breaks(s, "ulysses-divides-cp"));
        s.plan.ulysses = -1;
        QVERIFY(breaks(s, "ulysses-not-negative"));
        // Chunks of a zig-zag: two a rank. Contiguous parts and heads need one.
        s = longSequences(ContextMethod::ring);
        s.plan.tp = 1;
        s.plan.sequence = 8 * 1001;
        QVERIFY(breaks(s, "sequence-divisible-by-cp"));
        s.plan.contextBalance = ContextBalance::contiguous;
        QVERIFY(runnable(s));
        s.plan.contextBalance = ContextBalance::zigZag;
        s.plan.contextMethod = ContextMethod::ulysses;
        QVERIFY(runnable(s));
    }
};

QUADRILLE_TESTS(TestContextMethods)
#include "tst_context_methods.moc"
