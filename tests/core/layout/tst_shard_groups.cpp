// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"
#include "core/check/check.h"
#include "core/layout/groups.h"
#include "core/memory/detailed/estimate.h"
#include "core/performance/performance.h"
#include "core/performance/traffic.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace quadrille;

namespace {

using test::close;

/// Llama-3.1-8B on 64 H100, 8 a node, whose replicas shard in groups of so many.
Scenario inGroups(std::int64_t group, int zero, const char* framework = "fsdp") {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
    s.plan.zero = zero;
    s.plan.shardGroup = group;
    s.plan.globalBatch = 128;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework(framework);
    return s;
}

double part(const Scenario& s, MemoryPart part) {
    return detailedStageMemory(s, 0).part(part).value();
}

using test::breaks;

} // namespace

/// Groups of data parallel ranks that shard the states among themselves.
class TestShardGroups : public QObject {
    Q_OBJECT
private slots:
    // One group of all ranks is what sharding over all of them is, in every number.
    void oneGroupOfAllChangesNothing() {
        for (const int zero : {0, 1, 2, 3}) {
            const Scenario all = inGroups(0, zero);
            const Scenario one = inGroups(64, zero);
            QVERIFY(detailedMemory(all) == detailedMemory(one));
            QVERIFY(performanceOf(all) == performanceOf(one));
        }
    }

    void statesAreDividedByTheGroup() {
        // Megatron shards master weights and moments under ZeRO 1: 12 bytes a parameter.
        const double all = part(inGroups(0, 1, "megatron"), MemoryPart::optimizer);
        for (const std::int64_t group : {1, 2, 8, 32})
            QVERIFY(close(part(inGroups(group, 1, "megatron"), MemoryPart::optimizer),
                          all * 64 / static_cast<double>(group)));
        // A group of one rank holds what an unsharded rank does.
        QVERIFY(close(part(inGroups(1, 1, "megatron"), MemoryPart::optimizer),
                      part(inGroups(0, 0, "megatron"), MemoryPart::optimizer)));
    }

    // Neighbours shard: 8 ranks are a node, and the 8 that hold the same shard are one a node.
    void groupsFillNodesFirst() {
        const ShardPlaces places = shardPlaces(inGroups(8, 3));
        QCOMPARE(places.within, (GroupPlace{.ranks = 8, .stride = 1, .ranksInNode = 8}));
        QCOMPARE(places.across, (GroupPlace{.ranks = 8, .stride = 8, .ranksInNode = 1}));
        const ShardPlaces small = shardPlaces(inGroups(2, 3));
        QCOMPARE(small.within.ranksInNode, std::int64_t{2});
        QCOMPARE(small.across, (GroupPlace{.ranks = 32, .stride = 2, .ranksInNode = 4}));
        const ShardPlaces large = shardPlaces(inGroups(16, 3));
        QCOMPARE(large.within, (GroupPlace{.ranks = 16, .stride = 1, .ranksInNode = 8}));
        QCOMPARE(large.across.ranksInNode, std::int64_t{1});
    }

    // By hand, one GPU with Ψ parameters, group g of 64: a reduce-scatter of 4Ψ bytes and an all-gather of 2Ψ
    // within the group, and an all-reduce of 4Ψ/g across the others; under ZeRO 3 for each of 2
    // micro-batches, with a second all-gather.
    void messagesByHand() {
        const auto psi = static_cast<double>(8030261248);
        for (const std::int64_t group : {1, 4, 8, 64}) {
            const auto g = static_cast<double>(group);
            const double within = (g - 1) / g;
            const double groups = 64 / g;
            const double across = 2 * 4 * psi / g * (groups - 1) / groups;
            QVERIFY(close(trafficOf(inGroups(group, 1)).part(TrafficKind::data).value(),
                          6 * psi * within + across));
            QVERIFY(close(trafficOf(inGroups(group, 3)).part(TrafficKind::data).value(),
                          2 * (8 * psi * within + across)));
            QVERIFY(close(trafficOf(inGroups(group, 3)).shared.across.value(), 2 * across));
        }
    }

    // Within a node nothing but the all-reduce of shards leaves it.
    void groupsWithinANodeKeepTheirMessagesThere() {
        const Performance p = performanceOf(inGroups(8, 3));
        const Traffic traffic = trafficOf(inGroups(8, 3));
        QVERIFY(close(p.exchange(TrafficKind::data).overNetwork.value(), traffic.shared.across.value()));
    }

    // With a group of 1 nothing is gathered: what remains is the all-reduce of ZeRO 0, under ZeRO 1 and 2
    // micro- batches.
    void groupsOfOneAreReplicas() {
        QVERIFY(close(trafficOf(inGroups(1, 1)).part(TrafficKind::data).value(),
                      trafficOf(inGroups(0, 0)).part(TrafficKind::data).value()));
        const Performance alone = performanceOf(inGroups(1, 1));
        const Performance none = performanceOf(inGroups(0, 0));
        QVERIFY(close(alone.exchange(TrafficKind::data).time.value(),
                      none.exchange(TrafficKind::data).time.value()));
    }

    // The larger the group, the less a rank holds; the smaller, the less is gathered.
    void memoryAndMessagesPullApart() {
        double held = 0;
        for (const std::int64_t group : {64, 32, 16, 8, 4, 2, 1}) {
            const double states = part(inGroups(group, 3), MemoryPart::parameters) +
                                  part(inGroups(group, 3), MemoryPart::optimizer);
            QVERIFY(states > held);
            held = states;
        }
    }

    void expertsShardOverTheirPartOfTheGroup() {
        Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 64);
        s.plan.ep = 8;
        s.plan.shardGroup = 16;
        s.plan.globalBatch = 128;
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        QVERIFY(runnable(s));
        QCOMPARE(expertShardPlaces(s).within.ranks, std::int64_t{2});
        QCOMPARE(expertShardPlaces(s).across.ranks, std::int64_t{4});
        Scenario all = s;
        all.plan.shardGroup = 0;
        QVERIFY(close(part(s, MemoryPart::optimizer), 4 * part(all, MemoryPart::optimizer)));
        s.plan.shardGroup = 4;
        QVERIFY(breaks(s, "shard-group-holds-experts"));
    }

    void rulesAreFoundAndMended() {
        Scenario s = inGroups(24, 1);
        QVERIFY(breaks(s, "shard-group-divides-replicas") && !runnable(s));
        const auto found = check(s);
        QVERIFY(!found.front().repairs.empty());
        for (const Repair& repair : found.front().repairs)
            QVERIFY(runnable(repaired(s, repair)));
        s.plan.shardGroup = -1;
        QVERIFY(breaks(s, "shard-group-not-negative") && !runnable(s));
        QVERIFY(breaks(inGroups(8, 0), "shard-group-needs-sharding"));
        QVERIFY(runnable(inGroups(8, 0)));
    }

    void explanationsAreTheNumbers() {
        const Scenario s = inGroups(8, 3);
        const StageMemory memory = detailedStageMemory(s, 0);
        for (const MemoryPart each : allMemoryParts)
            QCOMPARE(explain(s, {Subject::Kind::memoryPart, 0, each})->value(), memory.part(each).value());
        const Performance p = performanceOf(s);
        QCOMPARE(explain(s, {.kind = Subject::Kind::exchange, .traffic = TrafficKind::data}, &p)->value(),
                 p.exchange(TrafficKind::data).time.value());
    }
};

QUADRILLE_TESTS(TestShardGroups)
#include "tst_shard_groups.moc"
