// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/groups.h"

#include "core/cluster/link.h"
#include "tests/support/random_scenario.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/sized.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <map>
#include <set>

using namespace quadrille;
using test::sized;

namespace {

/// The same with the pipeline's ranks furthest apart.
Scenario pipelineLast(Scenario s) {
    s.plan.rankOrder = RankOrder::pipelineLast;
    return s;
}

GroupPlace place(std::int64_t ranks, std::int64_t stride, std::int64_t inNode) {
    return {.ranks = ranks, .stride = stride, .ranksInNode = inNode};
}

/// The most ranks that one node has of a group, counted.
std::int64_t counted(const Scenario& s, const RankGroup& group) {
    std::map<std::int64_t, std::int64_t> nodes;
    for (const std::int64_t gpu : group.gpus)
        ++nodes[nodeOf(s.cluster, gpu)];
    std::int64_t most = 0;
    for (const auto& [node, ranks] : nodes)
        most = std::max(most, ranks);
    return most;
}

/// A scenario whose sizes are powers of two, experts or not, on whole copies.
Scenario powersOfTwo() {
    Scenario s = sized(test::pick({1, 2, 4, 8, 16}), 1, test::pick({1, 2, 4, 8}), test::pick({1, 2, 4}),
                       test::pick({1, 2, 4, 8}), test::pick({1, 2, 4, 8, 16}));
    s.plan.expertTensor = test::pick({0, 0, 1, 2, 4});
    s.cluster.gpus = copyGpus(s) * test::pick({1, 2, 4});
    if (s.plan.pp > 1 && *rc::gen::arbitrary<bool>())
        s.plan.schedule = ScheduleKind::dualPipe;
    return *rc::gen::arbitrary<bool>() ? pipelineLast(s) : s;
}

} // namespace

class TestGroups : public QObject {
    Q_OBJECT
private slots:
    void ranksInANode_data();
    void ranksInANode();
    void theRunsOfFujii();
    void thePipelineMayComeLast();
    void expertsStandBesideEachOther();
    void foldedExpertsStandOnAGridOfTheirOwn();
    void listsByHand();
    void bidirectionalPipelinesReduceWithTheirMirrorImage();
    void dataPeersAreInTheOtherCopies();
    void placesAreWhatTheListsShow();
    void groupsPartitionTheReplica();
    void positionsAndGpusAreInverse();
    void listsEndWhereTheyAreToldTo();
    void absurdSizesGetAnAnswer();
};

void TestGroups::ranksInANode_data() {
    QTest::addColumn<qint64>("ranks");
    QTest::addColumn<qint64>("stride");
    QTest::addColumn<qint64>("node");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("all of them") << 8LL << 1LL << 8LL << 8LL;
    QTest::newRow("a run over two nodes") << 16LL << 1LL << 8LL << 8LL;
    QTest::newRow("every second") << 8LL << 2LL << 8LL << 4LL;
    QTest::newRow("every third, rounded down") << 8LL << 3LL << 8LL << 2LL;
    QTest::newRow("each in its own") << 4LL << 8LL << 8LL << 1LL;
    QTest::newRow("further apart than nodes") << 4LL << 64LL << 8LL << 1LL;
    QTest::newRow("one alone") << 1LL << 1LL << 8LL << 1LL;
    QTest::newRow("a rack") << 16LL << 4LL << 72LL << 16LL;
}

void TestGroups::ranksInANode() {
    QFETCH(qint64, ranks);
    QFETCH(qint64, stride);
    QFETCH(qint64, node);
    QTEST(qint64(quadrille::ranksInNode(ranks, stride, node)), "expected");
}

// Their H100 nodes have four GPUs: TP 4 · CP 2 leaves the node with its context parallel groups.
void TestGroups::theRunsOfFujii() {
    const Scenario a100 = sized(8, 128, 4, 2, 4);
    QCOMPARE(groupPlace(a100, TrafficKind::tensor), place(4, 1, 4));
    QCOMPARE(groupPlace(a100, TrafficKind::context), place(2, 4, 2));
    QCOMPARE(groupPlace(a100, TrafficKind::pipeline), place(4, 8, 1));
    QCOMPARE(groupPlace(a100, TrafficKind::expert), place(1, 4, 1));
    // Two context parallel ranks of each of four copies.
    QCOMPARE(groupPlace(a100, TrafficKind::data), place(8, 4, 2));
    const Scenario h100 = sized(4, 128, 4, 2, 4);
    QCOMPARE(groupPlace(h100, TrafficKind::context), place(2, 4, 1));
    QVERIFY(groupPlace(h100, TrafficKind::context).leavesNode());
    QVERIFY(!groupPlace(h100, TrafficKind::tensor).leavesNode());
    // Small copies: two in a node, so that two data parallel ranks of each are.
    QCOMPARE(groupPlace(sized(8, 64, 2, 1, 2), TrafficKind::data), place(16, 4, 2));
    // Pure data parallelism.
    QCOMPARE(groupPlace(sized(8, 64, 1, 1, 1), TrafficKind::data), place(64, 1, 8));
}

// As Megatron-Core's rank generator prints for order tp-cp-ep-dp-pp, by hand.
void TestGroups::thePipelineMayComeLast() {
    using Lists = std::vector<std::vector<std::int64_t>>;
    const Scenario s = pipelineLast(sized(4, 16, 2, 1, 2));
    const auto lists = [&s](TrafficKind kind) {
        Lists all;
        for (const RankGroup& group : groupsOfReplica(s, kind).groups)
            all.push_back(group.gpus);
        return all;
    };
    QCOMPARE(lists(TrafficKind::tensor), (Lists{{0, 1}, {8, 9}}));
    QCOMPARE(lists(TrafficKind::pipeline), (Lists{{0, 8}, {1, 9}}));
    QCOMPARE(lists(TrafficKind::data), (Lists{{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 10, 12, 14}, {9, 11, 13, 15}}));
    QCOMPARE(groupPlace(s, TrafficKind::pipeline), place(2, 8, 1));
    QCOMPARE(groupPlace(s, TrafficKind::data), place(4, 2, 2));
    QVERIFY(inFirstCopy(s, 8) && !inFirstCopy(s, 2));
    // Alone there is nothing to stand between the stages.
    const Scenario alone = pipelineLast(sized(8, 8, 2, 1, 4));
    QCOMPARE(groupPlace(alone, TrafficKind::pipeline), place(4, 2, 4));
    // The same experts stand nearer to each other than the stages do.
    const Scenario experts = pipelineLast(sized(8, 64, 1, 2, 4, 8));
    QCOMPARE(groupPlace(experts, TrafficKind::expert), place(8, 1, 8));
    QCOMPARE(expertReplicas(experts), place(2, 8, 1));
    QCOMPARE(groupPlace(experts, TrafficKind::pipeline), place(4, 16, 1));
}

void TestGroups::expertsStandBesideEachOther() {
    // Fewer experts' ranks than context parallel ones: nothing else moves.
    const Scenario few = sized(8, 64, 2, 4, 2, 2);
    QCOMPARE(groupPlace(few, TrafficKind::expert), place(2, 2, 2));
    QCOMPARE(groupPlace(few, TrafficKind::pipeline), place(2, 8, 1));
    QCOMPARE(copyGpus(few), std::int64_t{16});
    QCOMPARE(expertReplicas(few), place(2 * 4, 4, 2));
    // More: data parallel ranks come into the copy.
    const Scenario many = sized(8, 64, 1, 2, 4, 8);
    QCOMPARE(groupPlace(many, TrafficKind::expert), place(8, 1, 8));
    QCOMPARE(groupPlace(many, TrafficKind::pipeline), place(4, 8, 1));
    QCOMPARE(groupPlace(many, TrafficKind::data), place(16, 1, 8));
    QCOMPARE(copyGpus(many), std::int64_t{32});
    QCOMPARE(expertReplicas(many), place(2, 32, 1));
    // Neither divides the other: lcm(4, 6) = 12 neighbours, two groups of six.
    const Scenario odd = sized(8, 24, 1, 4, 1, 6);
    QCOMPARE(copyGpus(odd), std::int64_t{12});
    QCOMPARE(groupsOfReplica(odd, TrafficKind::expert).count, std::int64_t{2});
}

// As the expert generator of Megatron-Core's parallel_state.py numbers them: order tp-ep-dp, tp being ETP.
void TestGroups::foldedExpertsStandOnAGridOfTheirOwn() {
    using Lists = std::vector<std::vector<std::int64_t>>;
    Scenario s = pipelineLast(sized(8, 16, 4, 1, 2, 4));
    s.plan.expertTensor = 1;
    const auto lists = [&s] {
        Lists all;
        for (const RankGroup& group : groupsOfReplica(s, TrafficKind::expert).groups)
            all.push_back(group.gpus);
        return all;
    };
    // Four experts' ranks on the four of a TP group: every GPU of a stage but with its replicas 4 further.
    QCOMPARE(lists(), (Lists{{0, 1, 2, 3}, {8, 9, 10, 11}}));
    QCOMPARE(groupPlace(s, TrafficKind::expert), place(4, 1, 4));
    QCOMPARE(expertReplicas(s), place(2, 4, 2));
    QCOMPARE(copyGpus(s), std::int64_t{8});
    // Two GPUs to an expert: EP over all eight of the stage, in steps of two.
    s.plan.expertTensor = 2;
    QCOMPARE(lists(), (Lists{{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 10, 12, 14}, {9, 11, 13, 15}}));
    QCOMPARE(expertReplicas(s).ranks, std::int64_t{1});
    QCOMPARE(expertTensorPlace(s), place(2, 1, 2));
    QCOMPARE(copyGpus(s), std::int64_t{16});
    QCOMPARE(positionOf(s, 13).expert, std::int64_t{2});
    // As TP is where none is told.
    s.plan.expertTensor = 4;
    const GroupPlace same = groupPlace(s, TrafficKind::expert);
    s.plan.expertTensor = 0;
    QCOMPARE(groupPlace(s, TrafficKind::expert), same);
}

void TestGroups::listsByHand() {
    using Lists = std::vector<std::vector<std::int64_t>>;
    const Scenario s = sized(4, 16, 2, 2, 2);
    const auto lists = [&s](TrafficKind kind) {
        Lists all;
        for (const RankGroup& group : groupsOfReplica(s, kind).groups)
            all.push_back(group.gpus);
        return all;
    };
    QCOMPARE(lists(TrafficKind::tensor), (Lists{{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
    QCOMPARE(lists(TrafficKind::context), (Lists{{0, 2}, {1, 3}, {4, 6}, {5, 7}}));
    QCOMPARE(lists(TrafficKind::pipeline), (Lists{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
    QCOMPARE(lists(TrafficKind::data), (Lists{{0, 2, 8, 10}, {1, 3, 9, 11}, {4, 6, 12, 14}, {5, 7, 13, 15}}));
    QCOMPARE(lists(TrafficKind::expert), (Lists{{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}}));
    QCOMPARE(positionOf(s, 13),
             (RankPosition{.tensor = 1, .context = 0, .pipeline = 1, .data = 1, .expert = 0}));
    QCOMPARE(nodeOf(s.cluster, 13), std::int64_t{3});
}

void TestGroups::bidirectionalPipelinesReduceWithTheirMirrorImage() {
    Scenario s = sized(8, 32, 2, 1, 4);
    s.plan.schedule = ScheduleKind::dualPipe;
    const ReplicaGroups data = groupsOfReplica(s, TrafficKind::data);
    std::vector<std::vector<std::int64_t>> lists;
    for (const RankGroup& group : data.groups)
        lists.push_back(group.gpus);
    QCOMPARE(lists, (std::vector<std::vector<std::int64_t>>{{0, 6, 8, 14, 16, 22, 24, 30},
                                                            {1, 7, 9, 15, 17, 23, 25, 31},
                                                            {2, 4, 10, 12, 18, 20, 26, 28},
                                                            {3, 5, 11, 13, 19, 21, 27, 29}}));
    QCOMPARE(groupPlace(s, TrafficKind::data), place(8, 6, 2));
    // One copy of the model over two nodes: without other replicas gradients travel all the same.
    Scenario alone = sized(4, 8, 2, 1, 4);
    alone.plan.schedule = ScheduleKind::chimera;
    QCOMPARE(groupPlace(alone, TrafficKind::data), place(2, 6, 1));
    // Every rank holds experts of one of two groups; its mirror image holds the same.
    Scenario experts = sized(8, 16, 2, 1, 4, 2);
    experts.plan.schedule = ScheduleKind::dualPipe;
    QCOMPARE(groupPlace(experts, TrafficKind::data), place(4, 2, 2));
    QCOMPARE(expertReplicas(experts), place(2, 12, 1));
}

void TestGroups::dataPeersAreInTheOtherCopies() {
    const Scenario s = sized(8, 96, 4, 1, 3);
    const ReplicaGroups data = groupsOfReplica(s, TrafficKind::data);
    QCOMPARE(data.count, std::int64_t{12});
    for (std::size_t i = 0; i < data.groups.size(); ++i)
        for (std::size_t n = 0; n < 8; ++n)
            QCOMPARE(data.groups[i].gpus[n], static_cast<std::int64_t>(i + 12 * n));
}

// Where sizes are powers of two no group begins in the middle of a node, and the rule is the count.
void TestGroups::placesAreWhatTheListsShow() {
    QVERIFY(rc::check([] {
        const Scenario s = powersOfTwo();
        for (const TrafficKind kind : allTrafficKinds) {
            const GroupPlace expected = groupPlace(s, kind);
            const ReplicaGroups lists = groupsOfReplica(s, kind);
            RC_ASSERT(!lists.shortened());
            for (const RankGroup& group : lists.groups) {
                RC_ASSERT(group.ranks == expected.ranks);
                RC_ASSERT(!group.shortened());
                RC_ASSERT(counted(s, group) == expected.ranksInNode);
                // Of a rank and its mirror image the distance differs; the first group's counts.
                const bool mirrored = kind == TrafficKind::data && s.plan.schedule == ScheduleKind::dualPipe;
                if (group.ranks > 1 && (!mirrored || &group == &lists.groups.front()))
                    RC_ASSERT(group.gpus[1] - group.gpus[0] == expected.stride);
            }
        }
    }));
}

// Every GPU of a copy communicates in exactly one group of each kind.
void TestGroups::groupsPartitionTheReplica() {
    QVERIFY(rc::check([] {
        Scenario s = sized(test::pick({3, 4, 8}), 1, *rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7),
                           *rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7));
        s.plan.expertTensor = *rc::gen::inRange(0, 5);
        s.cluster.gpus = copyGpus(s) * *rc::gen::inRange(1, 4);
        if (s.plan.pp % 2 == 0 && *rc::gen::arbitrary<bool>())
            s.plan.schedule = ScheduleKind::dualPipe;
        if (*rc::gen::arbitrary<bool>())
            s = pipelineLast(s);
        for (const TrafficKind kind : allTrafficKinds) {
            const ReplicaGroups lists = groupsOfReplica(s, kind, 1'000'000);
            RC_ASSERT(static_cast<std::int64_t>(lists.groups.size()) == lists.count);
            std::set<std::int64_t> seen;
            std::int64_t before = -1;
            for (const RankGroup& group : lists.groups) {
                RC_ASSERT(group.gpus.front() > before);
                before = group.gpus.front();
                for (const std::int64_t gpu : group.gpus)
                    RC_ASSERT(seen.insert(gpu).second);
            }
            const bool everywhere = kind == TrafficKind::data;
            const std::int64_t expected = everywhere ? s.cluster.gpus : copyGpus(s);
            RC_ASSERT(static_cast<std::int64_t>(seen.size()) == expected);
            for (const std::int64_t gpu : seen)
                RC_ASSERT(everywhere || inFirstCopy(s, gpu));
            if (everywhere || s.plan.rankOrder == RankOrder::dataLast)
                RC_ASSERT(*seen.rbegin() == expected - 1);
        }
    }));
}

void TestGroups::positionsAndGpusAreInverse() {
    QVERIFY(rc::check([] {
        Scenario s = sized(8, 1, *rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9),
                           *rc::gen::inRange(1, 9));
        s.plan.expertTensor = *rc::gen::inRange(0, 9);
        s.cluster.gpus = copyGpus(s) * 5;
        if (*rc::gen::arbitrary<bool>())
            s = pipelineLast(s);
        const std::int64_t gpu = *rc::gen::inRange<std::int64_t>(0, s.cluster.gpus);
        const RankPosition position = positionOf(s, gpu);
        RC_ASSERT(gpuAt(s, position) == gpu);
        RC_ASSERT(position.tensor < s.plan.tp && position.context < s.plan.cp &&
                  position.pipeline < s.plan.pp);
        RC_ASSERT(position.data < dataParallel(s) && position.expert < s.plan.ep);
    }));
}

void TestGroups::listsEndWhereTheyAreToldTo() {
    const Scenario s = sized(8, 1'000'000, 4, 1, 10);
    const ReplicaGroups tensor = groupsOfReplica(s, TrafficKind::tensor, 10);
    QCOMPARE(tensor.groups.size(), std::size_t{2});
    QVERIFY(tensor.shortened());
    QCOMPARE(tensor.count, std::int64_t{10});
    const ReplicaGroups data = groupsOfReplica(s, TrafficKind::data);
    QCOMPARE(data.groups.size(), std::size_t{1});
    QCOMPARE(data.groups.front().ranks, std::int64_t{25'000});
    QCOMPARE(static_cast<std::int64_t>(data.groups.front().gpus.size()), mostListedGpus);
    QVERIFY(data.groups.front().shortened());
    QCOMPARE(data.groups.front().gpus.back(), 40 * (mostListedGpus - 1));
}

void TestGroups::absurdSizesGetAnAnswer() {
    QVERIFY(rc::check([] {
        Scenario s = test::anyScenario(std::int64_t{1} << 62);
        for (const TrafficKind kind : allTrafficKinds) {
            const GroupPlace found = groupPlace(s, kind);
            RC_ASSERT(found.ranks >= 1 && found.stride >= 1);
            RC_ASSERT(found.ranksInNode >= 1 && found.ranksInNode <= found.ranks);
            const ReplicaGroups lists = groupsOfReplica(s, kind, 100);
            std::size_t listed = 0;
            for (const RankGroup& group : lists.groups) {
                listed += group.gpus.size();
                RC_ASSERT(std::ranges::all_of(group.gpus, [](std::int64_t gpu) { return gpu >= 0; }));
            }
            RC_ASSERT(listed >= 1 && listed <= 100);
        }
    }));
}

QUADRILLE_TESTS(TestGroups)
#include "tst_groups.moc"
