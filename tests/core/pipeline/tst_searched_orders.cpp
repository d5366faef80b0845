// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/orders/search/greedy.h"
#include "core/pipeline/orders/search/local_search.h"
#include "core/pipeline/orders/search/longer.h"
#include "core/pipeline/orders/search/searched_order.h"
#include "core/pipeline/orders/search/sequences.h"
#include "core/pipeline/orders/search/timing.h"
#include "core/pipeline/orders/search/weight_filling.h"
#include "core/pipeline/rank_order.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/core/pipeline/random_order.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

using namespace quadrille;

/// zb-auto and zb-v-auto: held to the results of their authors' search, to proven optima of small cases, and
/// to what any order must keep.
class TestSearchedOrders : public QObject {
    Q_OBJECT

private slots:
    void noLongerThanTheAuthors_data();
    void noLongerThanTheAuthors();
    void smallOnesAreOptimal();
    void makespanIsNeverBelowTheOptimum();
    void equalTimesLeaveNoBubble();
    void longStepsAddOnlyWork();
    void anyTimesAndLimitsAreKept();
    void noOrderIsShorterThanTheBound();
    void theBoundEndsTheSearch_data();
    void theBoundEndsTheSearch();
    void noSearchCostsMoreThanItsBound();
    void memoryHelps();
    void impossibleLimitsAreRefused();
    void wrongTimesAreRefused();
    void ranksAreSlicesOfTheOrder();
    void changesNeverMakeItLonger();
    void repeatedSteadyStateRuns();
};

namespace {

/// Halves of chunks in flight at most, when I gives back `freedAtInput` of the two.
std::int64_t mostHeld(const Order& order, std::int32_t freedAtInput) {
    std::int64_t most = 0;
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
        std::int64_t held = 0;
        for (const Operation& operation : order.rank(rank)) {
            if (operation.kind == OperationKind::forward)
                held += 2;
            else
                held -= operation.kind == OperationKind::inputGradient ? freedAtInput : 2 - freedAtInput;
            most = std::max(most, held);
        }
    }
    return most;
}

std::size_t differentOperations(const Order& order) {
    std::set<std::tuple<OperationKind, std::int32_t, std::int32_t>> seen;
    for (const Operation& operation : order.operations)
        seen.insert({operation.kind, operation.stage, operation.microbatch});
    return seen.size();
}

Durations timesOf(const nlohmann::json& params, std::size_t stages) {
    Durations durations =
        Durations::uniform(stages, params.at("gen_F"), params.at("gen_I"), params.at("gen_W"));
    durations.p2p = params.at("gen_comm");
    return durations;
}

const std::vector<nlohmann::json>& optima() {
    static const auto cases =
        oracle::load("optimal-small.json").at("cases").get<std::vector<nlohmann::json>>();
    return cases;
}

/// The order that is found for a small case with a proven optimum.
Timeline solved(const nlohmann::json& testCase) {
    ScheduleShape shape{.ranks = testCase.at("p"), .microbatches = testCase.at("m")};
    const nlohmann::json& limit = testCase.at("mem_limit");
    shape.memoryLimit = limit.is_null() ? 0 : limit.get<double>();
    const auto times = testCase.at("cost_F_I_W_comm").get<std::vector<double>>();
    Durations durations =
        Durations::uniform(static_cast<std::size_t>(shape.stages()), times[0], times[1], times[2]);
    durations.p2p = times[3];
    const auto rule = orders::MemoryRule::untilWeightGradient(shape);
    orders::search::Effort effort(orders::searchEffort);
    return execute(orders::makeSearchedOrder(ScheduleKind::zeroBubbleAuto, shape, durations, rule, effort),
                   durations);
}

std::string nameOfOptimum(const nlohmann::json& testCase) {
    return testCase.dump();
}

} // namespace

void TestSearchedOrders::noLongerThanTheAuthors_data() {
    QTest::addColumn<ScheduleKind>("kind");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("cases");
    const std::vector<std::pair<int, std::pair<int, int>>> counts{
        {2, {75, 24}}, {3, {83, 26}}, {4, {99, 28}}, {6, {103, 44}}, {8, {100, 32}}, {16, {31, 16}}};
    for (const auto& [ranks, ofKinds] : counts) {
        QTest::addRow("zb-auto, %d ranks", ranks) << ScheduleKind::zeroBubbleAuto << ranks << ofKinds.first;
        QTest::addRow("zb-v-auto, %d ranks", ranks)
            << ScheduleKind::zeroBubbleVAuto << ranks << ofKinds.second;
    }
}

void TestSearchedOrders::noLongerThanTheAuthors() {
    QFETCH(ScheduleKind, kind);
    QFETCH(int, ranks);
    QFETCH(int, cases);
    const nlohmann::json file = oracle::load(std::string(scheduleName(kind)) + ".json");
    int seen = 0;
    for (const nlohmann::json& testCase : file.at("cases")) {
        if (testCase.at("p") != ranks)
            continue;
        ++seen;
        const nlohmann::json& params = testCase.at("params");
        ScheduleShape shape = oracle::shapeOf(testCase);
        shape.memoryLimit = params.value("mem_limit_in_microbatches", 0.0);
        const Durations durations = timesOf(params, static_cast<std::size_t>(shape.stages()));
        // Their limit counts a chunk as two halves, one of them given back at I (mem_F 2, mem_I -1, mem_W
        // -1).
        const auto limit = static_cast<std::int64_t>(2 * params.value("mem_limit_in_microbatches", 0.0));
        const Order order = makeOrder(kind, shape, durations);
        const double span = execute(order, durations).longestRankSpan;
        const double reference = testCase.at("metrics").at("gen").at("longest_rank_span");
        QVERIFY2(span <= reference, (oracle::nameOf(testCase) + ' ' + params.dump() + ": " +
                                     std::to_string(span) + " > " + std::to_string(reference))
                                        .c_str());
        QVERIFY2(limit == 0 || mostHeld(order, 1) <= limit, oracle::nameOf(testCase).c_str());
    }
    QCOMPARE(seen, cases);
}

void TestSearchedOrders::smallOnesAreOptimal() {
    int seen = 0;
    for (const nlohmann::json& testCase : optima()) {
        if (testCase.at("objective") != "span")
            continue;
        ++seen;
        const Timeline timeline = solved(testCase);
        QVERIFY2(timeline.longestRankSpan == testCase.at("value").get<double>(),
                 nameOfOptimum(testCase).c_str());
    }
    QCOMPARE(seen, 108);
}

void TestSearchedOrders::makespanIsNeverBelowTheOptimum() {
    int seen = 0;
    for (const nlohmann::json& testCase : optima()) {
        if (testCase.at("objective") != "makespan")
            continue;
        ++seen;
        QVERIFY2(solved(testCase).makespan >= testCase.at("value").get<double>(),
                 nameOfOptimum(testCase).c_str());
    }
    QCOMPARE(seen, 108);
}

void TestSearchedOrders::equalTimesLeaveNoBubble() {
    // F = I = W and memory for 2p chunks: from m = 2p on every rank works without a break.
    for (const ScheduleKind kind : {ScheduleKind::zeroBubbleAuto, ScheduleKind::zeroBubbleVAuto}) {
        const std::int64_t chunks = traits(kind).leastChunks;
        for (const std::int64_t p : {1, 2, 3, 5, 8}) {
            ScheduleShape shape{.ranks = p, .microbatches = 2 * p + 1, .chunks = chunks};
            for (const std::int64_t limit : {std::int64_t{0}, 2 * p}) {
                shape.memoryLimit = static_cast<double>(limit);
                const Order order = makeOrder(kind, shape);
                const Timeline timeline =
                    execute(order, Durations::uniform(static_cast<std::size_t>(shape.stages())));
                QCOMPARE(timeline.longestRankSpan, static_cast<double>(3 * chunks * shape.microbatches));
                // Without a limit, more would not have made it shorter.
                QVERIFY(mostHeld(order, 0) <= 4 * p);
            }
        }
    }
}

void TestSearchedOrders::longStepsAddOnlyWork() {
    // Beyond the steady state, each further micro-batch takes the rank with most work exactly its own time.
    for (const ScheduleKind kind : {ScheduleKind::zeroBubbleAuto, ScheduleKind::zeroBubbleVAuto}) {
        const std::int64_t chunks = traits(kind).leastChunks;
        ScheduleShape shape{.ranks = 4, .microbatches = 40, .chunks = chunks, .memoryLimit = 8};
        Durations durations = Durations::uniform(static_cast<std::size_t>(shape.stages()), 4, 5, 3);
        durations.p2p = 1;
        const double shorter = execute(makeOrder(kind, shape, durations), durations).longestRankSpan;
        shape.microbatches = 3000;
        const Order order = makeOrder(kind, shape, durations);
        QVERIFY(static_cast<double>(mostHeld(order, 1)) <= 2 * shape.memoryLimit);
        const double work = static_cast<double>(12 * chunks * (3000 - 40));
        QVERIFY(execute(order, durations).longestRankSpan <= shorter + 1.02 * work);
    }
}

void TestSearchedOrders::anyTimesAndLimitsAreKept() {
    QVERIFY(rc::check("complete, runnable, within memory, bounded below, and the same again", [] {
        const bool isV = *rc::gen::arbitrary<bool>();
        const ScheduleKind kind = isV ? ScheduleKind::zeroBubbleVAuto : ScheduleKind::zeroBubbleAuto;
        ScheduleShape shape{.ranks = *rc::gen::inRange(1, 7),
                            .microbatches = *rc::gen::inRange(1, 24),
                            .chunks = isV ? 2 : 1};
        shape.memoryLimit = *rc::gen::inRange(0, 4 * static_cast<int>(shape.ranks) + 4) / 2.0;
        RC_PRE(shape.memoryLimit == 0 || shape.memoryLimit >= static_cast<double>(shape.chunks));
        const auto stages = static_cast<std::size_t>(shape.stages());
        const Durations durations = randomly::durations(stages);
        RC_ASSERT(checkShape(kind, shape).empty());

        const Order order = makeOrder(kind, shape, durations);
        const auto all = static_cast<std::size_t>(3 * shape.stages() * shape.microbatches);
        RC_ASSERT(order.operations.size() == all);
        RC_ASSERT(differentOperations(order) == all);
        RC_ASSERT(order.placement == placementOf(kind, shape));
        const auto held = static_cast<double>(mostHeld(order, 1));
        RC_ASSERT((shape.memoryLimit == 0 || held <= 2 * shape.memoryLimit));
        const Timeline timeline = execute(order, durations);
        RC_ASSERT(timeline.makespan + 1e-9 >= lowerBound(order, durations).time);
        RC_ASSERT(makeOrder(kind, shape, durations) == order);
    }));
}

void TestSearchedOrders::noOrderIsShorterThanTheBound() {
    using namespace orders::search;
    // Proven optima first; they hold what they hold until W.
    for (const nlohmann::json& testCase : optima()) {
        if (testCase.at("objective") != "span")
            continue;
        ScheduleShape shape{.ranks = testCase.at("p"), .microbatches = testCase.at("m")};
        const nlohmann::json& limit = testCase.at("mem_limit");
        shape.memoryLimit = limit.is_null() ? 0 : limit.get<double>();
        const auto times = testCase.at("cost_F_I_W_comm").get<std::vector<double>>();
        Durations durations =
            Durations::uniform(static_cast<std::size_t>(shape.ranks), times[0], times[1], times[2]);
        durations.p2p = times[3];
        const Problem problem(ScheduleKind::zeroBubbleAuto, shape, durations,
                              orders::MemoryRule::untilWeightGradient(shape));
        QVERIFY2(problem.leastSpan() <= testCase.at("value").get<double>() * (1 + 1e-9),
                 nameOfOptimum(testCase).c_str());
    }
    QVERIFY(rc::check("whatever a rank does, greedily or with its W filled in", [] {
        const bool isV = *rc::gen::arbitrary<bool>();
        const ScheduleKind kind = isV ? ScheduleKind::zeroBubbleVAuto : ScheduleKind::zeroBubbleAuto;
        ScheduleShape shape{.ranks = *rc::gen::inRange(1, 9),
                            .microbatches = *rc::gen::inRange(1, 30),
                            .chunks = isV ? 2 : 1};
        shape.memoryLimit =
            *rc::gen::inRange(static_cast<int>(2 * shape.chunks), 4 * static_cast<int>(shape.stages())) / 2.0;
        const bool wholeChunks = *rc::gen::arbitrary<bool>();
        const auto rule =
            wholeChunks ? orders::MemoryRule::untilWeightGradient(shape) : orders::MemoryRule::of(shape);
        const Durations durations = randomly::durations(static_cast<std::size_t>(shape.stages()));
        const Problem problem(kind, shape, durations, rule);
        const double least = problem.leastSpan() * (1 - 1e-9);
        for (const GreedyRule& greedy : greedyRules(problem)) {
            const Lists lists = runGreedily(problem, greedy);
            Timing timing(problem);
            RC_ASSERT(timing.run(lists));
            RC_ASSERT(timing.quality().span >= least);
            for (const double patience : {0.0, 0.5, 1.0})
                if (const auto filled =
                        WeightFilling(problem).run(withoutWeights(lists), {patience, patience}))
                    RC_ASSERT(filled->span >= least);
        }
    }));
}

void TestSearchedOrders::theBoundEndsTheSearch_data() {
    QTest::addColumn<qint64>("ranks");
    QTest::addColumn<qint64>("microbatches");
    QTest::addColumn<std::vector<double>>("times"); // F, I, W, latency
    QTest::addColumn<double>("span");
    // Of the first rank: its work, what it waits for the first gradient with as many F as memory takes, and
    // for the last one with what is then left of the others.
    QTest::newRow("unequal") << qint64{16} << qint64{64} << std::vector{1.0, 1.1, 0.9, 0.0}
                             << 64 * 3.0 + (1 + 15 * 2.1 - 16) + (15 * 2.1 - 15 * 2.0);
    QTest::newRow("latency") << qint64{16} << qint64{64} << std::vector{4.0, 5.0, 3.0, 1.0}
                             << 64 * 12.0 + (4 + 15 * 11.0 - 64) + (15 * 11.0 - 15 * 8);
    QTest::newRow("long") << qint64{64} << qint64{2000} << std::vector{4.0, 5.0, 3.0, 1.0}
                          << 2000 * 12.0 + (4 + 63 * 11.0 - 256) + (63 * 11.0 - 63 * 8);
}

void TestSearchedOrders::theBoundEndsTheSearch() {
    QFETCH(qint64, ranks);
    QFETCH(qint64, microbatches);
    QFETCH(std::vector<double>, times);
    QFETCH(double, span);
    const auto stages = static_cast<std::size_t>(ranks);
    const ScheduleShape shape{
        .ranks = ranks, .microbatches = microbatches, .memoryLimit = static_cast<double>(ranks)};
    Durations durations = Durations::uniform(stages, times[0], times[1], times[2]);
    durations.p2p = times[3];
    orders::search::Effort effort(orders::searchEffort);
    const Order order = orders::makeSearchedOrder(ScheduleKind::zeroBubbleAuto, shape, durations, effort);
    QCOMPARE(execute(order, durations).longestRankSpan, span);
    const auto tasks = static_cast<double>(3 * ranks * microbatches);
    QVERIFY2(orders::searchEffort - effort.left() <= 10 * tasks,
             std::to_string(orders::searchEffort - effort.left()).c_str());
}

void TestSearchedOrders::noSearchCostsMoreThanItsBound() {
    // Sizes and limits that suit no hand-made schedule, so that what always has an answer is needed.
    for (const ScheduleKind kind : {ScheduleKind::zeroBubbleAuto, ScheduleKind::zeroBubbleVAuto})
        for (const auto& [ranks, microbatches] :
             {std::pair{1, 1}, {2, 9}, {3, 5}, {16, 64}, {40, 100}, {7, 9000}, {300, 40}, {2000, 3}})
            for (const double part : {0.0, 0.1, 0.5, 1.0}) {
                const std::int64_t chunks = traits(kind).leastChunks;
                ScheduleShape shape{.ranks = ranks, .microbatches = microbatches, .chunks = chunks};
                shape.memoryLimit = std::floor(part * static_cast<double>(shape.stages()));
                if (part > 0)
                    shape.memoryLimit = std::max(shape.memoryLimit, static_cast<double>(chunks));
                Durations durations =
                    Durations::uniform(static_cast<std::size_t>(shape.stages()), 4, 5.5, 2.5);
                durations.p2p = 0.7;
                durations.forward.back() += 1;
                orders::search::Effort effort(orders::searchEffort);
                const Order order = orders::makeSearchedOrder(kind, shape, durations, effort);
                const double tasks = static_cast<double>(order.operations.size());
                const double spent = orders::searchEffort - effort.left();
                QVERIFY2(spent <= orders::mostSearchEffort(tasks),
                         (std::to_string(ranks) + ' ' + std::to_string(microbatches) + ' ' +
                          std::to_string(part) + ": " + std::to_string(spent / tasks))
                             .c_str());
            }
}

void TestSearchedOrders::memoryHelps() {
    // Where memory binds, twice of it makes the span shorter.
    const Durations durations = Durations::uniform(8, 4, 5, 3);
    double before = std::numeric_limits<double>::infinity();
    for (const double limit : {2, 4, 8, 16}) {
        const ScheduleShape shape{.ranks = 8, .microbatches = 32, .memoryLimit = limit};
        const Order order = makeOrder(ScheduleKind::zeroBubbleAuto, shape, durations);
        const double span = execute(order, durations).longestRankSpan;
        QVERIFY(span < before);
        before = span;
    }
}

void TestSearchedOrders::impossibleLimitsAreRefused() {
    const ScheduleShape vShape{.ranks = 4, .microbatches = 8, .chunks = 2, .memoryLimit = 1};
    QCOMPARE(checkRules(ScheduleKind::zeroBubbleVAuto, vShape).size(), std::size_t{1});
    QVERIFY_EXCEPTION_THROWN((void)makeOrder(ScheduleKind::zeroBubbleVAuto, vShape), std::invalid_argument);
    const ScheduleShape negative{.ranks = 4, .microbatches = 8, .memoryLimit = -1};
    QCOMPARE(checkRules(ScheduleKind::zeroBubbleAuto, negative).size(), std::size_t{1});
    // The least that is possible: one micro-batch after the other.
    ScheduleShape least{.ranks = 4, .microbatches = 8, .memoryLimit = 1};
    const Durations unit = Durations::uniform(4);
    QCOMPARE(execute(makeOrder(ScheduleKind::zeroBubbleAuto, least), unit).makespan, 8.0 * (4 + 4 + 1));
    least = {.ranks = 4, .microbatches = 8, .chunks = 2, .memoryLimit = 2};
    QVERIFY(mostHeld(makeOrder(ScheduleKind::zeroBubbleVAuto, least), 1) <= 4);
}

void TestSearchedOrders::wrongTimesAreRefused() {
    const ScheduleShape shape{.ranks = 3, .microbatches = 4};
    const auto make = [&shape](const Durations& durations) {
        return makeOrder(ScheduleKind::zeroBubbleAuto, shape, durations);
    };
    QVERIFY_EXCEPTION_THROWN((void)make(Durations::uniform(2)), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN((void)make(Durations::uniform(3, -1)), std::invalid_argument);
    Durations whole = Durations::uniform(3);
    whole.backward = {2, 2, 2};
    whole.weightGradient.clear();
    QVERIFY_EXCEPTION_THROWN((void)make(whole), std::invalid_argument);
    Durations endless = Durations::uniform(3);
    endless.p2p = std::numeric_limits<double>::infinity();
    QVERIFY_EXCEPTION_THROWN((void)make(endless), std::invalid_argument);
    // Nothing takes any time: any order will do, but there is one.
    QCOMPARE(execute(make(Durations::uniform(3, 0, 0, 0)), Durations::uniform(3, 0, 0, 0)).makespan, 0.0);
}

void TestSearchedOrders::ranksAreSlicesOfTheOrder() {
    const ScheduleShape shape{.ranks = 3, .microbatches = 7, .chunks = 2, .memoryLimit = 5};
    const Order order = makeOrder(ScheduleKind::zeroBubbleVAuto, shape);
    for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
        QVERIFY(std::ranges::equal(rankOrder(ScheduleKind::zeroBubbleVAuto, shape, rank),
                                   order.rank(static_cast<std::size_t>(rank))));
}

void TestSearchedOrders::changesNeverMakeItLonger() {
    using namespace orders::search;
    QVERIFY(rc::check("step by step, the order stays complete, within memory and no longer", [] {
        ScheduleShape shape{.ranks = *rc::gen::inRange(1, 5), .microbatches = *rc::gen::inRange(1, 10)};
        shape.memoryLimit = *rc::gen::inRange(1, 9);
        const Durations durations = randomly::durations(static_cast<std::size_t>(shape.ranks));
        const Problem problem(ScheduleKind::zeroBubbleAuto, shape, durations, orders::MemoryRule::of(shape));
        const Warmups one(static_cast<std::size_t>(shape.ranks), 1);
        const std::optional<Lists> first = fillWeights(problem, alternating(problem, one), {});
        RC_ASSERT(first.has_value());
        const Order before = orderOf(problem, *first);
        Effort effort(1e6);
        const Order after = orderOf(problem, improved(problem, *first, {200, 0}, effort));
        RC_ASSERT(differentOperations(after) == before.operations.size());
        RC_ASSERT(static_cast<double>(mostHeld(after, 1)) <= 2 * shape.memoryLimit);
        RC_ASSERT(execute(after, durations).longestRankSpan <=
                  execute(before, durations).longestRankSpan + 1e-9);
    }));
}

void TestSearchedOrders::repeatedSteadyStateRuns() {
    using namespace orders::search;
    const ScheduleShape shape{.ranks = 4, .microbatches = 20};
    const Durations durations = Durations::uniform(4);
    const Problem problem(ScheduleKind::zeroBubbleAuto, shape, durations, {14, 0});
    const std::optional<Lists> lists = fillWeights(problem, alternating(problem, {7, 5, 3, 1}), {});
    QVERIFY(lists.has_value());
    const std::optional<Lists> longer = withMoreMicrobatches(problem, *lists, 30);
    QVERIFY(longer.has_value());
    const ScheduleShape longShape{.ranks = 4, .microbatches = 50};
    const Problem longProblem(ScheduleKind::zeroBubbleAuto, longShape, durations, {14, 0});
    const Order order = orderOf(longProblem, *longer);
    QCOMPARE(differentOperations(order), std::size_t{4 * 3 * 50});
    QVERIFY(mostHeld(order, 0) <= 14);
    // ZB-H2 in its steady state: nothing but work.
    QCOMPARE(execute(order, durations).longestRankSpan, 3.0 * 50);
}

QUADRILLE_TESTS(TestSearchedOrders)
#include "tst_searched_orders.moc"
