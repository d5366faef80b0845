// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/cluster/link.h"
#include "core/layout/groups.h"
#include "core/performance/performance.h"
#include "core/timing/rates.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

/// 64 nodes of eight GPUs, so many GPUs below a leaf.
Scenario inLeaves(std::int64_t leaf, double oversubscription = 1) {
    Scenario s = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 512);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 8;
    s.plan.globalBatch = 512;
    s.cluster.fabric.leafGpus = leaf;
    s.cluster.fabric.oversubscription = oversubscription;
    return s;
}

double rate(const Scenario& s, TrafficKind kind) {
    return step::ratesOf(s).link(kind).bytesPerSecond;
}

using test::breaks;
using test::close;

/// Where only the levels that are said to be there differ.
bool sameButForLevels(Performance a, const Performance& b) {
    for (const TrafficKind kind : allTrafficKinds) {
        a.exchange(kind).path = b.exchange(kind).path;
        a.exchange(kind).ranksInLeaf = b.exchange(kind).ranksInLeaf;
    }
    a.expertData.path = b.expertData.path;
    a.expertData.ranksInLeaf = b.expertData.ranksInLeaf;
    return a == b;
}

} // namespace

/// The levels of a cluster's network: the fast link's domain, leaves, the spine.
class TestFabric : public QObject {
    Q_OBJECT
private slots:
    void pathsOfGroups() {
        Scenario s = inLeaves(128);
        s.plan.pp = 4;
        const auto path = [&s](TrafficKind kind) { return pathOf(s.cluster, groupPlace(s, kind)); };
        QVERIFY(path(TrafficKind::context) == NetworkPath::none);
        QVERIFY(path(TrafficKind::tensor) == NetworkPath::fastLink);
        // Sixteen replicas, 8 GPUs apart: the 128 below one leaf. Stages 128 apart: each below its own.
        QVERIFY(path(TrafficKind::data) == NetworkPath::leaf);
        QVERIFY(path(TrafficKind::pipeline) == NetworkPath::spine);
        QCOMPARE(groupPlace(s, TrafficKind::data).ranksInLeaf, std::int64_t{16});
        QCOMPARE(groupPlace(s, TrafficKind::pipeline).ranksInLeaf, std::int64_t{1});
        s.cluster.fabric.leafGpus = 0;
        QVERIFY(path(TrafficKind::pipeline) == NetworkPath::network);
        QCOMPARE(leafOf(inLeaves(128).cluster, 127), std::int64_t{0});
        QCOMPARE(leafOf(inLeaves(128).cluster, 128), std::int64_t{1});
        QCOMPARE(leafOf(inLeaves(0).cluster, 511), std::int64_t{0});
    }

    // A list of the ranks' numbers says the same.
    void ranksBelowALeafAreCounted() {
        QVERIFY(rc::check([] {
            Scenario s = inLeaves(test::pick({8, 16, 64, 128, 256}));
            s.plan.tp = test::pick({1, 2, 4, 8});
            s.plan.cp = test::pick({1, 2, 4});
            s.plan.pp = test::pick({1, 2, 4});
            s.plan.rankOrder = *rc::gen::elementOf(rankOrders);
            RC_PRE(s.cluster.gpus % replicaGpus(s.plan) == 0);
            for (const TrafficKind kind : allTrafficKinds) {
                const GroupPlace place = groupPlace(s, kind);
                const auto groups = groupsOfReplica(s, kind);
                const auto& first = groups.groups.front().gpus; // begins where a leaf does
                const auto here = std::ranges::count_if(
                    first, [&s](std::int64_t gpu) { return leafOf(s.cluster, gpu) == 0; });
                RC_ASSERT(place.ranksInLeaf == here);
                RC_ASSERT(place.ranksInLeaf >= place.ranksInNode);
            }
        }));
    }

    // A spine as wide as its leaves is no level at all.
    void aFullSpineChangesNothing() {
        QVERIFY(rc::check([] {
            Scenario flat = test::detailedScenario();
            flat.cluster.fabric = {};
            Scenario levels = flat;
            levels.cluster.fabric.leafGpus = fastDomain(flat.cluster) * test::pick({1, 2, 4, 32});
            RC_ASSERT(sameButForLevels(performanceOf(levels), performanceOf(flat)));
        }));
    }

    void theUsualDomainSaidChangesNothing() {
        QVERIFY(rc::check([] {
            const Scenario usual = test::detailedScenario();
            Scenario said = usual;
            said.cluster.fabric.fastDomain = fastDomain(usual.cluster);
            RC_ASSERT(performanceOf(said) == performanceOf(usual));
        }));
    }

    // 64 replicas, each in a node: below a leaf of k nodes a ring has k of them, and one way out.
    void ringsShareTheWayOut() {
        const double full = rate(inLeaves(0), TrafficKind::data);
        for (const std::int64_t nodes : {1, 2, 4, 16})
            for (const double over : {1.0, 2.0, 4.0, 7.0, 40.0}) {
                const double share = std::min(1.0, static_cast<double>(nodes) / over);
                QVERIFY(close(rate(inLeaves(8 * nodes, over), TrafficKind::data), share * full));
            }
        // What stays below a leaf, or in a node, is as fast as ever.
        QVERIFY(close(rate(inLeaves(512, 7), TrafficKind::data), full));
        QVERIFY(close(rate(inLeaves(8, 7), TrafficKind::tensor), rate(inLeaves(0), TrafficKind::tensor)));
    }

    // All to all, every rank sends to others alike: of 31 others in four leaves of 8 ranks, 24 stand beyond.
    void allToAllCrossesWithItsShare() {
        const auto experts = [](std::int64_t leaf, double over) {
            Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 32);
            s.model.experts->experts = 32;
            s.plan.ep = 32;
            s.plan.globalBatch = 64;
            s.cluster.gpusPerNode = 1; // every rank by its own card
            s.cluster.gpu.scaleUpDomain = 1;
            s.cluster.gpu.gpusPerNode = 1;
            s.cluster.fabric = {.leafGpus = leaf, .oversubscription = over};
            return rate(s, TrafficKind::expert);
        };
        const double full = experts(0, 1);
        QVERIFY(close(experts(8, 4), full / (4 * 24.0 / 31)));
        QVERIFY(close(experts(8, 1.2), full)); // the cards are slower than the spine still
        QVERIFY(close(experts(32, 4), full));
    }

    void widerIsNeverSlower() {
        double before = 0;
        for (const double over : {16.0, 8.0, 4.0, 2.0, 1.0}) {
            const double speed = performanceOf(inLeaves(16, over)).tokensPerSecondPerGpu();
            QVERIFY(speed >= before);
            before = speed;
        }
        QVERIFY(performanceOf(inLeaves(16, 16)).step > performanceOf(inLeaves(16, 1)).step);
    }

    // NVL72: TP 16 stays on the fast link of a rack, and leaves that of a node of eight.
    void aRackIsOneDomain() {
        Scenario s = inLeaves(0);
        s.plan.tp = 16;
        QVERIFY(groupPlace(s, TrafficKind::tensor).leavesNode());
        s.cluster.fabric.fastDomain = 64;
        QVERIFY(!groupPlace(s, TrafficKind::tensor).leavesNode());
        QCOMPARE(nodeOf(s.cluster, 63), std::int64_t{0});
        QCOMPARE(fastDomain(test::scenario("llama-3.1-70b", "gb200-nvl72", 72).cluster), std::int64_t{72});
    }

    void rulesOfTheirs() {
        QVERIFY(!breaks(inLeaves(8, 2), "leaf-holds-a-fast-domain") && runnable(inLeaves(8, 2)));
        QVERIFY(breaks(inLeaves(7), "leaf-holds-a-fast-domain"));
        QVERIFY(breaks(inLeaves(-1), "leaf-not-negative"));
        QVERIFY(breaks(inLeaves(8, 0.5), "oversubscription-at-least-one"));
        QVERIFY(breaks(inLeaves(8, std::nan("")), "oversubscription-at-least-one"));
        Scenario s = inLeaves(0);
        s.cluster.fabric.fastDomain = -2;
        QVERIFY(breaks(s, "fast-domain-not-negative"));
        QVERIFY(breaks(inLeaves(0, 3), "oversubscription-needs-leaves"));
        QVERIFY(!breaks(inLeaves(8, 3), "oversubscription-needs-leaves"));
    }
};

QUADRILLE_TESTS(TestFabric)
#include "tst_fabric.moc"
