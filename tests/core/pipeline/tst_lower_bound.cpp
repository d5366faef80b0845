// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/lower_bound.h"
#include "tests/core/pipeline/makers.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace quadrille;

/// The bound holds for everything that runs, proven optima included, and is reached where theory says so.
class TestLowerBound : public QObject {
    Q_OBJECT

private slots:
    void provenOptimaAreNotBelowIt();
    void noScheduleIsBelowIt();
    void noOrderIsBelowItWithItsOwnMemory();
    void theReferenceOrdersAreNotBelowIt();
    void plainSchedulesReachIt();
    void splitBackwardsReachIt();
    void oneMicrobatchAtATimeReachesItsMemoryBound();
    void lessMemoryNeverLowersIt();
    void partsAddUpAndNameTheRank();
    void nonsenseIsRefused();
    void nothingToDoTakesNoTime();
};

namespace {

Durations anyDurations(const Order& order) {
    return randomly::durations(static_cast<std::size_t>(randomly::stagesOf(order)));
}

Durations equalStages(std::int64_t stages, double forward, double inputGradient, double weightGradient,
                      double latency) {
    Durations durations =
        Durations::uniform(static_cast<std::size_t>(stages), forward, inputGradient, weightGradient);
    durations.p2p = latency;
    return durations;
}

std::int64_t peakOf(const Timeline& timeline, Release release) {
    std::int64_t peak = 1;
    for (const RankSummary& rank : timeline.ranks) {
        peak = std::max<std::int64_t>(peak, release == Release::atInputGradient ? rank.peakAtInputGradient
                                                                                : rank.peakAtWeightGradient);
    }
    return peak;
}

template <class Call>
bool refuses(Call call) {
    try {
        call();
    } catch (const std::invalid_argument&) {
        return true;
    }
    return false;
}

} // namespace

void TestLowerBound::provenOptimaAreNotBelowIt() {
    std::size_t cases = 0;
    std::size_t reached = 0;
    double farthest = 0;
    const nlohmann::json reference = oracle::load("optimal-small.json");
    for (const nlohmann::json& optimum : reference.at("cases")) {
        if (optimum.at("objective") != "makespan") {
            continue; // the others minimize the longest rank span, which may be below
        }
        const auto costs = optimum.at("cost_F_I_W_comm").get<std::vector<double>>();
        const auto ranks = optimum.at("p").get<std::int64_t>();
        Placement placement{{{}}, {}};
        for (std::int32_t rank = 0; rank < ranks; ++rank) {
            placement.stageToRank.front().push_back(rank);
        }
        BoundOptions options{.splitBackward = true, .fused = false, .memoryLimit = std::nullopt};
        if (!optimum.at("mem_limit").is_null()) {
            options.memoryLimit = optimum.at("mem_limit").get<std::int64_t>();
        }
        const LowerBound bound =
            lowerBound(placement, optimum.at("m"),
                       equalStages(ranks, costs.at(0), costs.at(1), costs.at(2), costs.at(3)), options);
        const auto best = optimum.at("value").get<double>();
        const std::string where = optimum.dump().substr(0, 120) + " bound " + std::to_string(bound.time);
        QVERIFY2(bound.time <= best, where.c_str());
        const double work = optimum.at("m").get<double>() * (costs.at(0) + costs.at(1) + costs.at(2));
        QVERIFY2(bound.time > work, where.c_str()); // not the trivial bound
        ++cases;
        reached += bound.time == best ? 1 : 0;
        farthest = std::max(farthest, best / bound.time - 1);
    }
    QCOMPARE(cases, std::size_t{108});
    // How good it is there: only 2 ranks with 4 micro-batches and room for 2 are slower than the bound.
    QCOMPARE(reached, std::size_t{104});
    QVERIFY(farthest < 0.095);
}

void TestLowerBound::noScheduleIsBelowIt() {
    QVERIFY(rc::check("schedules and hand-made orders take at least the bound", [] {
        const Order order = randomly::anyOrder();
        const Durations durations = anyDurations(order);
        const LowerBound bound = lowerBound(order, durations);
        RC_ASSERT(bound.time <= execute(order, durations).makespan);
    }));
}

void TestLowerBound::noOrderIsBelowItWithItsOwnMemory() {
    QVERIFY(rc::check("nor when the limit is what the order needs", [] {
        const Order order = randomly::anyOrder();
        const Durations durations = anyDurations(order);
        const Timeline timeline = execute(order, durations);
        for (const Release release : {Release::atInputGradient, Release::atWeightGradient}) {
            const std::int64_t peak = peakOf(timeline, release);
            RC_ASSERT(lowerBound(order, durations, peak, release).time <= timeline.makespan);
        }
    }));
}

void TestLowerBound::theReferenceOrdersAreNotBelowIt() {
    std::size_t compared = 0;
    for (const nlohmann::json& testCase : oracle::load("explain.json")) {
        const Order order = oracle::orderOf(testCase);
        for (const auto& [costModel, expected] : testCase.at("explain").items()) {
            const Durations durations =
                oracle::durationsOf(costModel, testCase.at("num_stages").get<std::size_t>());
            const Timeline timeline = execute(order, durations);
            const std::int64_t peak = peakOf(timeline, Release::atWeightGradient);
            const std::string where = testCase.at("schedule").get<std::string>() + " " + costModel;
            QVERIFY2(lowerBound(order, durations, peak).time <= expected.at("makespan").get<double>(),
                     where.c_str());
            ++compared;
        }
    }
    QVERIFY(compared >= 27 * 3);
}

void TestLowerBound::plainSchedulesReachIt() {
    QVERIFY(rc::check("equal stages: (m·v + p − 1)(F + B) + 2c(p − 1)", [] {
        const std::int64_t ranks = *rc::gen::inRange(1, 9);
        const std::int64_t chunks = *rc::gen::inRange(1, 4);
        const std::int64_t microbatches = ranks * *rc::gen::inRange(1, 5);
        const double forward = *rc::gen::inRange(1, 9);
        const double backward = *rc::gen::inRange(1, 9);
        const double latency = *rc::gen::inRange(0, 5);

        const Durations slow = equalStages(ranks, forward, backward, 0, latency);
        const Order gpipe = makeOrder(ScheduleKind::gpipe, {ranks, microbatches});
        RC_ASSERT(lowerBound(gpipe, slow).time == execute(gpipe, slow).makespan);
        const auto p = static_cast<double>(ranks);
        RC_ASSERT(lowerBound(gpipe, slow).time ==
                  (static_cast<double>(microbatches) + p - 1) * (forward + backward) + 2 * latency * (p - 1));

        const Durations fast = equalStages(ranks * chunks, forward, backward, 0, 0);
        const ScheduleKind kind =
            chunks == 1 ? ScheduleKind::oneForwardOneBackward : ScheduleKind::interleaved;
        const Order order = makeOrder(kind, {ranks, microbatches, chunks});
        RC_ASSERT(lowerBound(order, fast).time == execute(order, fast).makespan);
    }));
}

void TestLowerBound::splitBackwardsReachIt() {
    QVERIFY(rc::check("ZB-H1 with W = I ≤ F is as fast as any order with split backwards", [] {
        const std::int64_t ranks = *rc::gen::inRange(1, 9);
        const std::int64_t microbatches = 2 * ranks + *rc::gen::inRange(0, 9);
        const double half = *rc::gen::inRange(1, 9);
        const double forward = half + *rc::gen::inRange(0, 9);
        const Durations durations = equalStages(ranks, forward, half, half, 0);
        const Order order = makeOrder(ScheduleKind::zeroBubbleH1, {ranks, microbatches});
        const double closedForm = static_cast<double>(microbatches) * (forward + 2 * half) +
                                  static_cast<double>(ranks - 1) * forward;
        RC_ASSERT(lowerBound(order, durations).time == closedForm);
        RC_ASSERT(execute(order, durations).makespan == closedForm);
    }));
}

void TestLowerBound::oneMicrobatchAtATimeReachesItsMemoryBound() {
    QVERIFY(rc::check("with room for one, micro-batches go down and back one by one", [] {
        const std::int64_t ranks = *rc::gen::inRange(1, 7);
        const std::int64_t microbatches = *rc::gen::inRange(1, 9);
        Order order;
        order.shape = {ranks, microbatches};
        order.placement = placementOf(ScheduleKind::gpipe, order.shape);
        order.rankOffsets.push_back(0);
        for (std::int32_t rank = 0; rank < ranks; ++rank) {
            for (std::int32_t microbatch = 0; microbatch < microbatches; ++microbatch) {
                order.operations.push_back({OperationKind::forward, rank, microbatch});
                order.operations.push_back({OperationKind::backward, rank, microbatch});
            }
            order.rankOffsets.push_back(order.operations.size());
        }
        const double latency = *rc::gen::inRange(0, 5);
        const double forward = *rc::gen::inRange(1, 9);
        const double backward = *rc::gen::inRange(1, 9);
        const Durations durations = equalStages(ranks, forward, backward, 0, latency);
        const Timeline timeline = execute(order, durations);
        RC_ASSERT(peakOf(timeline, Release::atWeightGradient) == 1);
        const auto p = static_cast<double>(ranks);
        RC_ASSERT(lowerBound(order, durations, 1).time == timeline.makespan);
        RC_ASSERT(timeline.makespan ==
                  static_cast<double>(microbatches) * (p * (forward + backward) + 2 * latency * (p - 1)));
    }));
}

void TestLowerBound::lessMemoryNeverLowersIt() {
    QVERIFY(rc::check("the bound falls as the limit rises, to the one without limit", [] {
        const Order order = randomly::runnableOrder();
        const Durations durations = anyDurations(order);
        const double free = lowerBound(order, durations).time;
        double before = lowerBound(order, durations, 1).time;
        for (std::int64_t limit = 2; limit < 12; ++limit) {
            const double time = lowerBound(order, durations, limit).time;
            RC_ASSERT(time <= before);
            RC_ASSERT(time >= free);
            before = time;
        }
        RC_ASSERT(lowerBound(order, durations, maxOperations).time == free);
    }));
}

void TestLowerBound::partsAddUpAndNameTheRank() {
    // The last of four equal stages starts after three forwards and is followed by three backwards.
    const Order order = makeOrder(ScheduleKind::oneForwardOneBackward, {4, 8});
    const LowerBound work = lowerBound(order, Durations::uniform(4));
    QCOMPARE(work.argument, BoundArgument::rankWork);
    QCOMPARE(work.rank, std::size_t{3});
    QCOMPARE(work.head, 3.0);
    QCOMPARE(work.body, 24.0);
    QCOMPARE(work.tail, 6.0);
    QCOMPARE(work.time, 33.0);
    QCOMPARE(english(describe(work)),
             std::string("The work of stage 3, and the warm-up and the drain that nothing avoids"));

    // Room for two: each is held on stage 0 for 4(F + B) = 12, so eight of them take four rounds, and the
    // second of a round begins its backward, the longer operation, 2 later: 4 × 12 + 2.
    const LowerBound memory = lowerBound(order, Durations::uniform(4), 2);
    QCOMPARE(memory.argument, BoundArgument::memory);
    QCOMPARE(memory.rank, std::size_t{0});
    QCOMPARE(memory.time, 50.0);
    QCOMPARE(english(describe(memory)),
             std::string("The activations that stage 0 must hold, and how many it may hold at once"));

    // Three stages far apart: the last one's two micro-batches, between two ways of 1 + 5 and two of 2 + 5.
    Durations far = Durations::uniform(3);
    far.p2p = 5;
    QCOMPARE(lowerBound(makeOrder(ScheduleKind::gpipe, {3, 2}), far).time, 12.0 + 6 + 14);
    // A micro-batch alone has nothing but its way.
    const LowerBound alone = lowerBound(makeOrder(ScheduleKind::gpipe, {3, 1}), far);
    QCOMPARE(alone.argument, BoundArgument::roundTrip);
    QCOMPARE(alone.time, 3.0 * 3 + 4 * 5);
    QCOMPARE(english(describe(alone)), std::string("One micro-batch's way through all stages and back"));

    QVERIFY(rc::check("time = head + body + tail", [] {
        const Order any = randomly::anyOrder();
        const Durations durations = anyDurations(any);
        const LowerBound bound = lowerBound(any, durations, *rc::gen::inRange(1, 9));
        RC_ASSERT(std::abs(bound.time - (bound.head + bound.body + bound.tail)) < 1e-9);
        RC_ASSERT(bound.rank < any.rankCount());
    }));
}

void TestLowerBound::nonsenseIsRefused() {
    const Placement two{{{0, 1}}, {}};
    const Durations fine = Durations::uniform(2);
    QVERIFY(refuses([&] { return lowerBound(two, 1, fine, {.memoryLimit = 0}); }));
    QVERIFY(refuses([&] { return lowerBound(two, -1, fine); }));
    QVERIFY(refuses([&] { return lowerBound(two, 1, Durations::uniform(3)); }));
    QVERIFY(refuses([&] { return lowerBound(Placement{{{0, 1}, {0}}, {}}, 1, fine); }));
    QVERIFY(refuses([&] { return lowerBound(Placement{{{0, -1}}, {}}, 1, fine); }));
    QVERIFY(refuses([&] { return lowerBound(Placement{{{0, 1}}, {0, 0}}, 1, fine); }));
    QVERIFY(refuses([&] { return lowerBound(Placement{{{0, 1}}, {1}}, 1, fine); }));
    Durations whole;
    whole.forward = {1, 1};
    whole.backward = {2, 2};
    QCOMPARE(lowerBound(two, 1, whole).time, 6.0);
    QVERIFY(refuses([&] { return lowerBound(two, 1, whole, {.splitBackward = true}); }));
    Durations negative = fine;
    negative.p2p = -1;
    QVERIFY(refuses([&] { return lowerBound(two, 1, negative); }));
    negative.p2p = std::nan("");
    QVERIFY(refuses([&] { return lowerBound(two, 1, negative); }));
}

void TestLowerBound::nothingToDoTakesNoTime() {
    QCOMPARE(lowerBound(Placement{}, 4, Durations{}).time, 0.0);
    QCOMPARE(lowerBound(Placement{{{0, 1}}, {}}, 0, Durations::uniform(2)).time, 0.0);
    QCOMPARE(lowerBound(Placement{{{0, 1}}, {}}, 3, Durations::uniform(2, 0, 0, 0)).time, 0.0);
}

QUADRILLE_TESTS(TestLowerBound)
#include "tst_lower_bound.moc"
