// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/in_flight.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace quadrille;

/// Small orders written by hand: what is refused, what deadlocks, and two timelines worked out on paper.
class TestExecutorHandmade : public QObject {
    Q_OBJECT

private slots:
    void twoRanksTwoMicrobatches();
    void fusedBlocksTakeTheirScale();
    void wholeBackwardNeedsNoHalves();
    void emptyRanksIdleAllTheTime();
    void cyclicWaitIsNamed();
    void waitingForOneselfIsNamed();
    void waitingForNobodyIsNamed();
    void ranksOutsideTheCycleAreLeftOut();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void badDurationsAreRefused();
    void badPlacementsAreRefused();
    void aMillionOperations();
};

namespace {

/// Stage s on rank s, one rank a list.
Order orderOfLists(const std::vector<std::string>& lists, std::int64_t microbatches) {
    Order order;
    order.shape = {static_cast<std::int64_t>(lists.size()), microbatches};
    order.placement = placementOf(ScheduleKind::gpipe, order.shape);
    order.rankOffsets.push_back(0);
    for (const std::string& list : lists) {
        const auto operations = oracle::parseOperations(list);
        order.operations.insert(order.operations.end(), operations.begin(), operations.end());
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

std::vector<double> startsOf(const Timeline& timeline, std::size_t rank) {
    std::vector<double> starts;
    for (const TimedOperation& timed : timeline.rank(rank)) {
        starts.push_back(timed.start);
    }
    return starts;
}

DeadlockError deadlockOf(const Order& order) {
    try {
        static_cast<void>(execute(order, Durations::uniform(order.placement.stageToRank.front().size())));
    } catch (const DeadlockError& error) {
        return error;
    }
    throw std::logic_error("the order ran");
}

std::string refusalOf(const Order& order, const Durations& durations) {
    try {
        static_cast<void>(execute(order, durations));
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return "ran";
}

bool equal(const DeadlockError::Wait& wait, std::int32_t rank, const char* operation, const char* missing,
           std::int32_t holder) {
    return wait.rank == rank && operationName(wait.operation) == operation &&
           operationName(wait.missing) == missing && wait.holder == holder;
}

} // namespace

/// 1F1B, p = m = 2, F = 1, B = 2, c = 1/2, drawn on paper.
void TestExecutorHandmade::twoRanksTwoMicrobatches() {
    Durations durations = Durations::uniform(2);
    durations.p2p = 0.5;
    const Timeline timeline =
        execute(orderOfLists({"F0.0 F1.0 B0.0 B1.0", "F0.1 B0.1 F1.1 B1.1"}, 2), durations);
    QCOMPARE(startsOf(timeline, 0), (std::vector<double>{0, 1, 5, 8}));
    QCOMPARE(startsOf(timeline, 1), (std::vector<double>{1.5, 2.5, 4.5, 5.5}));
    QCOMPARE(timeline.makespan, 10.0);
    QCOMPARE(timeline.ideal, 6.0);
    QCOMPARE(timeline.longestRankSpan, 10.0);
    QCOMPARE(timeline.overBusiest, 4.0 / 6);
    QCOMPARE(timeline.bubbleOverTotal, 8.0 / 20);
    QVERIFY(inFlight(timeline, 0) == (std::vector<InFlightStep>{{0, 1}, {1, 2}, {7, 1}, {10, 0}}));
    QVERIFY(inFlight(timeline, 1) == (std::vector<InFlightStep>{{1.5, 1}, {7.5, 0}}));
}

void TestExecutorHandmade::fusedBlocksTakeTheirScale() {
    Durations durations = Durations::uniform(1, 2, 2, 2);
    durations.fusedScale = 5.0 / 6; // F = 2 and B = 4 overlap to 5
    const Timeline timeline = execute(orderOfLists({"F0.0 F1.0&B0.0 B1.0"}, 2), durations);
    QCOMPARE(startsOf(timeline, 0), (std::vector<double>{0, 2, 7}));
    QCOMPARE(timeline.makespan, 11.0);
    QCOMPARE(timeline.ranks[0].peakAtInputGradient, 2); // the block holds one and takes another
}

void TestExecutorHandmade::wholeBackwardNeedsNoHalves() {
    Durations durations;
    durations.forward = {1};
    durations.backward = {5};
    QCOMPARE(execute(orderOfLists({"F0.0 B0.0"}, 1), durations).makespan, 6.0);
    QVERIFY(refusalOf(orderOfLists({"F0.0 I0.0 W0.0"}, 1), durations).find("I0.0") != std::string::npos);
}

void TestExecutorHandmade::emptyRanksIdleAllTheTime() {
    Order order = orderOfLists({"F0.0 B0.0", ""}, 1);
    order.placement.stageToRank = {{0}};
    const Timeline timeline = execute(order, Durations::uniform(1));
    QCOMPARE(timeline.makespan, 3.0);
    QCOMPARE(timeline.ranks[1].idle, 3.0);
    QCOMPARE(timeline.bubbleOverTotal, 0.5);
    QVERIFY(inFlight(timeline, 1).empty());
}

/// Rank 0 wants the backward of 0 before it sends 1; rank 1 wants the forward of 1 before it sends back 0.
void TestExecutorHandmade::cyclicWaitIsNamed() {
    const DeadlockError error = deadlockOf(orderOfLists({"F0.0 B0.0 F1.0 B1.0", "F0.1 F1.1 B0.1 B1.1"}, 2));
    QCOMPARE(error.waits().size(), std::size_t{2});
    QVERIFY(equal(error.waits()[0], 0, "B0.0", "B0.1", 1));
    QVERIFY(equal(error.waits()[1], 1, "F1.1", "F1.0", 0));
    QCOMPARE(QString(error.what()),
             QString("The order can not run: rank 0 waits before B0.0 for B0.1 of rank 1, "
                     "rank 1 waits before F1.1 for F1.0 of rank 0."));
}

void TestExecutorHandmade::waitingForOneselfIsNamed() {
    for (const auto& [list, stuck, missing] :
         std::vector<std::array<const char*, 3>>{{"F0.0 W0.0 I0.0", "W0.0", "I0.0"},
                                                 {"B0.0 F0.0", "B0.0", "F0.0"},
                                                 {"F0.0&B0.0", "F0.0&B0.0", "F0.0&B0.0"}}) {
        const DeadlockError error = deadlockOf(orderOfLists({list}, 1));
        QCOMPARE(error.waits().size(), std::size_t{1});
        QVERIFY2(equal(error.waits().front(), 0, stuck, missing, 0), error.what());
    }
}

void TestExecutorHandmade::waitingForNobodyIsNamed() {
    const DeadlockError forward = deadlockOf(orderOfLists({"", "F0.1 B0.1"}, 1));
    QCOMPARE(forward.waits().size(), std::size_t{1});
    QVERIFY2(equal(forward.waits().front(), 1, "F0.1", "F0.0", -1), forward.what());
    const DeadlockError split = deadlockOf(orderOfLists({"F0.0 I0.0", "F0.1"}, 1));
    QVERIFY2(equal(split.waits().front(), 0, "I0.0", "I0.1", -1), split.what());
    QVERIFY(std::string(split.what()).find("which no rank runs") != std::string::npos);
}

/// Ranks 1 and 2 wait for each other; rank 0 only waits for them.
void TestExecutorHandmade::ranksOutsideTheCycleAreLeftOut() {
    const DeadlockError error =
        deadlockOf(orderOfLists({"F0.0 F1.0 B0.0 B1.0", "F0.1 B0.1 F1.1 B1.1", "F0.2 F1.2 B0.2 B1.2"}, 2));
    QCOMPARE(error.waits().size(), std::size_t{2});
    QVERIFY(equal(error.waits()[0], 1, "B0.1", "B0.2", 2));
    QVERIFY(equal(error.waits()[1], 2, "F1.2", "F1.1", 1));
}

void TestExecutorHandmade::nonsenseIsRefused_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("named");
    QTest::newRow("stage too large") << "F0.0 F0.2"
                                     << "F0.2";
    QTest::newRow("negative stage") << "F0.-1"
                                    << "F0.-1";
    QTest::newRow("micro-batch too large") << "F2.0"
                                           << "F2.0";
    QTest::newRow("another rank's stage") << "F0.0 F0.1"
                                          << "F0.1";
    QTest::newRow("fused with another rank's backward") << "F0.0&B0.1"
                                                        << "F0.0&B0.1";
    QTest::newRow("forward twice") << "F0.0 F1.0 F0.0"
                                   << "F0.0";
    QTest::newRow("whole and half backward") << "F0.0 B0.0 W0.0"
                                             << "W0.0";
    QTest::newRow("fused and plain forward") << "F0.0 F1.0&B0.0 F1.0"
                                             << "F1.0";
    QTest::newRow("whole backward twice") << "F0.0 F1.0&B0.0 B0.0"
                                          << "B0.0";
    QTest::newRow("half twice") << "F0.0 I0.0 W0.0 W0.0"
                                << "W0.0";
    QTest::newRow("nonsense behind a deadlock") << "B0.0 F0.0 F0.0"
                                                << "F0.0";
    QTest::newRow("more than there can be")
        << "F0.0 F1.0 B0.0 B1.0 F0.0 F0.0 F0.0 F0.0 F0.0 F0.0 F0.0 F0.0 F0.0"
        << "F0.0";
}

void TestExecutorHandmade::nonsenseIsRefused() {
    QFETCH(QString, list);
    QFETCH(QString, named);
    const std::string refusal = refusalOf(orderOfLists({list.toStdString(), ""}, 2), Durations::uniform(2));
    QVERIFY2(refusal.find("The operation " + named.toStdString() + " ") == 0, refusal.c_str());
}

void TestExecutorHandmade::badDurationsAreRefused() {
    const Order order = orderOfLists({"F0.0 B0.0"}, 1);
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const std::vector<std::pair<std::vector<double> Durations::*, std::string>> perStage{
        {&Durations::forward, "forward"},
        {&Durations::inputGradient, "input-gradient"},
        {&Durations::weightGradient, "weight-gradient"},
        {&Durations::backward, "backward"}};
    const std::vector<std::pair<double, std::string>> badTimes{{-1, "-1"}, {nan, "nan"}, {infinity, "inf"}};
    const auto isNamed = [](const std::string& refusal, const std::string& what, const std::string& time) {
        return refusal == what + " is " + time + "; durations must be finite and not negative.";
    };
    for (const auto& [bad, text] : badTimes) {
        for (const auto& [member, name] : perStage) {
            Durations durations = Durations::uniform(1);
            durations.*member = {bad};
            const std::string refusal = refusalOf(order, durations);
            QVERIFY2(isNamed(refusal, "The " + name + " duration of stage 0", text), refusal.c_str());
        }
        Durations latency = Durations::uniform(1);
        latency.p2p = bad;
        QVERIFY(isNamed(refusalOf(order, latency), "The point-to-point latency", text));
        Durations scale = Durations::uniform(1);
        scale.fusedScale = bad;
        QVERIFY(isNamed(refusalOf(order, scale), "The scale of fused blocks", text));
        Durations fused = Durations::uniform(1);
        fused.fused = bad;
        QVERIFY(isNamed(refusalOf(order, fused), "The duration of a fused block", text));
    }
    QCOMPARE(refusalOf(order, Durations::uniform(2)),
             std::string("There must be one forward duration for each of the 1 stages; there are 2."));
    Durations noInputGradient = Durations::uniform(1);
    noInputGradient.inputGradient.clear();
    QCOMPARE(refusalOf(order, noInputGradient),
             std::string("There must be one input-gradient duration for each of the 1 stages; there are 0."));
    QVERIFY(refusalOf(order, Durations{}) != "ran");
    QVERIFY(refusalOf(order, Durations::uniform(1, 1e308, 1e308, 1e308)) != "ran"); // their sum is infinite
    QCOMPARE(refusalOf(order, Durations::uniform(1)), std::string("ran"));
}

void TestExecutorHandmade::badPlacementsAreRefused() {
    const Order good = orderOfLists({"F0.0 B0.0", ""}, 1);
    const std::vector<std::vector<std::vector<std::int32_t>>> placements{
        {}, {{}}, {{0, 2}}, {{0, -1}}, {{0, 1}, {1}}};
    for (const auto& stageToRank : placements) {
        Order order = good;
        order.placement.stageToRank = stageToRank;
        QVERIFY(refusalOf(order, Durations::uniform(2)) != "ran");
    }
    for (const std::vector<std::int32_t>& directions : {std::vector<std::int32_t>{1}, {-1}, {0, 0}}) {
        Order order = good;
        order.placement.microbatchDirection = directions;
        QVERIFY(refusalOf(order, Durations::uniform(2)) != "ran");
    }
    for (const std::vector<std::size_t>& offsets :
         {std::vector<std::size_t>{}, {0, 2}, {0, 2, 3}, {1, 2, 2}, {0, 5, 2}}) {
        Order order = good;
        order.rankOffsets = offsets;
        QVERIFY(refusalOf(order, Durations::uniform(2)) != "ran");
    }
    for (const std::int64_t microbatches : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 60}) {
        Order order = good;
        order.shape.microbatches = microbatches;
        QVERIFY(refusalOf(order, Durations::uniform(2)) != "ran");
    }
}

void TestExecutorHandmade::aMillionOperations() {
    const ScheduleShape shape{16, 4096, 8, 32};
    const Order order = makeOrder(ScheduleKind::interleaved, shape);
    QCOMPARE(order.operations.size(), std::size_t{1} << 20);
    const Timeline timeline = execute(order, Durations::uniform(128));
    QCOMPARE(timeline.makespan, 3.0 * (4096 * 8 + 15));
    QCOMPARE(timeline.ranks[3].peakAtInputGradient, 2 * 12 + 7 * 32 + 1);
    QCOMPARE(inFlight(timeline, 3).back().count, 0);
}

QUADRILLE_TESTS(TestExecutorHandmade)
#include "tst_executor_handmade.moc"
