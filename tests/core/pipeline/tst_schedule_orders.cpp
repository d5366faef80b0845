// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/core/pipeline/random_order.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>

using namespace quadrille;

/// Names, validity and orders of the schedules, against the orders that their authors' generators made.
class TestScheduleOrders : public QObject {
    Q_OBJECT

private slots:
    void namesAreTheOnesOfTheCommandLine();
    void traitsAreThoseOfTheOrders_data();
    void traitsAreThoseOfTheOrders();
    void everyNameLeadsBackToItsKind();
    void unknownNamesGiveNothing();
    void ordersAreTheAuthors_data();
    void ordersAreTheAuthors();
    void validShapesAreValid_data();
    void validShapesAreValid();
    void brokenRulesAreNamed_data();
    void brokenRulesAreNamed();
    void everyBrokenRuleIsNamed();
    void groupValidityIsTheTableOfTheDefinition();
    void invalidShapesMakeNoOrder();
    void absurdShapesAreRefused();
    void enormousShapesAreRefusedByName();
    void operationNamesReadAsInTheReference();
    void ordersHoldEveryOperationOnce_data();
    void ordersHoldEveryOperationOnce();
};

namespace {

/// The results that the rank produces, each of them once, in its own place and after what it needs of the
/// same rank.
std::set<randomly::Result> runOf(const Order& order, std::size_t rank) {
    std::set<randomly::Result> done;
    for (const Operation& operation : order.rank(rank)) {
        for (const randomly::Result& result : randomly::resultsOf(operation)) {
            const auto [letter, stage, microbatch] = result;
            RC_ASSERT((stage >= 0 && stage < order.shape.stages()));
            RC_ASSERT((microbatch >= 0 && microbatch < order.shape.microbatches));
            RC_ASSERT(static_cast<std::size_t>(order.placement.rank(stage, microbatch)) == rank);
            RC_ASSERT((letter == 'F' || done.contains({'F', stage, microbatch})));
            RC_ASSERT((letter != 'W' || done.contains({'I', stage, microbatch})));
            RC_ASSERT(done.insert(result).second);
        }
    }
    return done;
}

} // namespace

/// In the order in which the kinds are offered.
void TestScheduleOrders::namesAreTheOnesOfTheCommandLine() {
    std::vector<std::string_view> names;
    for (const ScheduleKind kind : scheduleKinds)
        names.push_back(scheduleName(kind));
    const std::vector<std::string_view> expected{
        "gpipe",         "1f1b",     "1f1b-eager", "interleaved",      "interleaved-overlap",
        "breadth-first", "zb-h1",    "zb-h2",      "zb1p-interleaved", "zb-v",
        "v-half",        "v-min",    "dualpipe",   "dualpipev",        "chimera",
        "zb-auto",       "zb-v-auto"};
    QVERIFY(names == expected);
}

/// What an order holds is what the traits of its kind say.
void TestScheduleOrders::traitsAreThoseOfTheOrders_data() {
    ordersHoldEveryOperationOnce_data();
}

void TestScheduleOrders::traitsAreThoseOfTheOrders() {
    QFETCH(int, kind);
    QVERIFY(rc::check([kind] {
        const auto schedule = static_cast<ScheduleKind>(kind);
        const ScheduleShape shape = randomly::shapeFor(schedule);
        const Order order = makeOrder(schedule, shape);
        const auto holds = [&](OperationKind wanted) {
            return std::ranges::find(order.operations, wanted, &Operation::kind) != order.operations.end();
        };
        const ScheduleTraits& trait = traits(schedule);
        RC_ASSERT(holds(OperationKind::inputGradient) == trait.splitsBackward);
        RC_ASSERT(holds(OperationKind::weightGradient) == trait.splitsBackward);
        RC_ASSERT(holds(OperationKind::backward) == (!trait.splitsBackward || trait.fuses));
        RC_ASSERT((trait.fuses || !holds(OperationKind::fused)));
        RC_ASSERT((order.placement.stageToRank.size() > 1) ==
                  (trait.placement == PlacementKind::bidirectional));
        for (std::int64_t rank = 0; rank < shape.ranks; ++rank)
            for (const std::int64_t stage : stagesOfRank(schedule, shape, rank))
                RC_ASSERT(std::ranges::any_of(order.placement.stageToRank, [&](const auto& ranks) {
                    return ranks[static_cast<std::size_t>(stage)] == rank;
                }));
        RC_ASSERT(static_cast<std::int64_t>(order.operations.size()) <= mostOperations(schedule, shape));
    }));
}

void TestScheduleOrders::everyNameLeadsBackToItsKind() {
    std::set<std::string_view> names;
    for (const ScheduleKind kind : scheduleKinds) {
        QVERIFY(scheduleFromName(scheduleName(kind)) == kind);
        names.insert(scheduleName(kind));
    }
    QCOMPARE(names.size(), scheduleKinds.size());
}

void TestScheduleOrders::unknownNamesGiveNothing() {
    for (const char* name : {"", "GPipe", "1f1b ", "interleave", "interleaved2"}) {
        QVERIFY2(!scheduleFromName(name), name);
    }
}

void TestScheduleOrders::ordersAreTheAuthors_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<qsizetype>("cases");
    for (const oracle::File& file : oracle::files) {
        QTest::newRow(file.name) << QString(file.name) << static_cast<qsizetype>(file.cases);
    }
}

void TestScheduleOrders::ordersAreTheAuthors() {
    QFETCH(QString, file);
    QFETCH(qsizetype, cases);
    const nlohmann::json reference = oracle::load(file.toStdString());
    const auto kind = scheduleFromName(reference.at("schedule").get<std::string>());
    QVERIFY(kind.has_value());
    qsizetype compared = 0;
    for (const nlohmann::json& testCase : reference.at("cases")) {
        const std::string name = oracle::nameOf(testCase);
        const Order expected = oracle::orderOf(testCase);
        const Order actual = makeOrder(*kind, oracle::shapeOf(testCase));
        QVERIFY2(actual.kind == *kind, name.c_str());
        QVERIFY2(actual.placement == expected.placement, name.c_str());
        QCOMPARE(actual.rankCount(), expected.rankCount());
        for (std::size_t rank = 0; rank < expected.rankCount(); ++rank) {
            const std::string where = name + " rank " + std::to_string(rank);
            QVERIFY2(std::ranges::equal(actual.rank(rank), expected.rank(rank)), where.c_str());
        }
        ++compared;
    }
    QCOMPARE(compared, cases);
}

void TestScheduleOrders::validShapesAreValid_data() {
    ordersAreTheAuthors_data();
}

void TestScheduleOrders::validShapesAreValid() {
    QFETCH(QString, file);
    const nlohmann::json reference = oracle::load(file.toStdString());
    const auto kind = scheduleFromName(reference.at("schedule").get<std::string>());
    for (const nlohmann::json& testCase : reference.at("cases")) {
        QVERIFY2(checkShape(*kind, oracle::shapeOf(testCase)).empty(), oracle::nameOf(testCase).c_str());
    }
}

void TestScheduleOrders::brokenRulesAreNamed_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QList<qint64>>("shape"); // p, m, v, N, pipelines, memory limit; what is left out is 0
    QTest::addColumn<QString>("message");
    const auto add = [](const char* row, const char* kind, const QList<qint64>& shape, const char* message) {
        QTest::newRow(row) << kind << shape << message;
    };
    add("no ranks", "gpipe", {0, 4, 1}, "A pipeline needs at least 1 rank; it has 0.");
    add("negative ranks", "1f1b", {-3, 4, 1}, "A pipeline needs at least 1 rank; it has -3.");
    add("no micro-batches", "1f1b", {4, 0, 1}, "A step needs at least 1 micro-batch; it has 0.");
    add("chunks without interleaving", "1f1b", {4, 8, 2},
        "The schedule 1f1b keeps 1 model chunk on each rank; 2 were asked for.");
    add("no chunks", "breadth-first", {4, 8, 0},
        "The schedule breadth-first needs at least 1 model chunk on each rank; it has 0.");
    add("negative chunks", "zb1p-interleaved", {4, 8, -1},
        "The schedule zb1p-interleaved needs at least 1 model chunk on each rank; it has -1.");
    add("one chunk of a V", "zb-v", {4, 8, 1},
        "The schedule zb-v keeps exactly 2 model chunks on each rank; 1 were asked for.");
    add("three chunks of a V", "dualpipev", {4, 8, 3},
        "The schedule dualpipev keeps exactly 2 model chunks on each rank; 3 were asked for.");
    add("two chunks each way", "dualpipe", {4, 8, 2},
        "The schedule dualpipe keeps 1 model chunk on each rank; 2 were asked for.");
    add("group without interleaving", "gpipe", {4, 8, 1, 4},
        "The schedule gpipe has no micro-batch groups; a group of 4 was asked for.");
    add("group of its own", "zb1p-interleaved", {4, 8, 2, 4},
        "The schedule zb1p-interleaved has no micro-batch groups; a group of 4 was asked for.");
    add("one chunk interleaved", "interleaved", {4, 8, 1},
        "The schedule interleaved needs at least 2 model chunks on each rank; it has 1.");
    add("one chunk overlapped", "interleaved-overlap", {4, 8, 1},
        "The schedule interleaved-overlap needs at least 2 model chunks on each rank; it has 1.");
    add("negative group", "interleaved", {4, 8, 2, -4},
        "The micro-batch group can not be negative; it is -4.");
    add("group below p", "interleaved", {4, 8, 2, 3},
        "The micro-batch group of the schedule interleaved must be at least the 4 pipeline ranks; it is 3.");
    add("group above m", "interleaved", {4, 8, 2, 9},
        "The micro-batch group of the schedule interleaved is 9, more than the 8 micro-batches of a step.");
    add("m not a multiple of p", "interleaved", {4, 10, 2},
        "The schedule interleaved needs the number of micro-batches to be a multiple of the 4 pipeline "
        "ranks; "
        "it is 10.");
    add("short last group", "interleaved-overlap", {4, 15, 2, 6},
        "In groups of 6, 15 micro-batches leave a last group of 3, fewer than the 4 pipeline ranks.");
    add("too few for zb-h1", "zb-h1", {4, 7, 1},
        "The schedule zb-h1 needs at least 8 micro-batches, twice the number of its pipeline ranks; it has "
        "7.");
    add("too few for zb-h2", "zb-h2", {1, 1, 1},
        "The schedule zb-h2 needs at least 2 micro-batches, twice the number of its pipeline ranks; it has "
        "1.");
    add("too few for dualpipev", "dualpipev", {3, 5, 2},
        "The schedule dualpipev needs at least 6 micro-batches, twice the number of its pipeline ranks; it "
        "has "
        "5.");
    add("too few for dualpipe", "dualpipe", {4, 6, 1},
        "The schedule dualpipe needs at least 8 micro-batches, twice the number of its pipeline ranks; it "
        "has "
        "6.");
    add("odd ranks both ways", "dualpipe", {5, 20, 1},
        "The schedule dualpipe runs both ways and needs an even number of pipeline ranks; it has 5, and 6 "
        "would do.");
    add("odd micro-batches both ways", "dualpipe", {4, 9, 1},
        "The schedule dualpipe sends half of the micro-batches each way and needs an even number of them; it "
        "has 9, and 10 would do.");
    add("odd ranks of Chimera", "chimera", {3, 6, 1},
        "The schedule chimera runs both ways and needs an even number of pipeline ranks; it has 3, and 4 "
        "would do.");
    add("part of a unit", "chimera", {4, 10, 1},
        "Chimera needs the number of micro-batches to be a multiple of the 4 pipeline ranks; it is 10, and "
        "12 "
        "would do.");
    add("odd pipelines", "chimera", {6, 6, 1, 0, 3},
        "Chimera's pipelines come in pairs, one each way; 3 were asked for, and 4 would do.");
    add("pipelines that do not divide p", "chimera", {8, 8, 1, 0, 6},
        "Chimera needs a number of pipelines that divides the 8 pipeline ranks; 6 were asked for.");
    add("negative pipelines", "chimera", {4, 4, 1, 0, -2},
        "The number of pipelines can not be negative; it is -2.");
    add("negative pipelines elsewhere", "gpipe", {4, 4, 1, 0, -2},
        "The number of pipelines can not be negative; it is -2.");
    add("pipelines elsewhere", "dualpipe", {4, 8, 1, 0, 2},
        "The schedule dualpipe does not choose its number of pipelines; 2 were asked for, which only chimera "
        "takes.");
    add("negative limit", "zb-auto", {4, 4, 1, 0, 0, -1},
        "The limit of chunks in flight can not be negative or endless; it is -1.");
    add("limit elsewhere", "zb-h1", {4, 8, 1, 0, 0, 4},
        "The schedule zb-h1 has its own number of chunks in flight; a limit of 4 was asked for, which only "
        "searched schedules such as zb-auto take.");
    add("limit below a micro-batch", "zb-v-auto", {4, 8, 2, 0, 0, 1},
        "The schedule zb-v-auto has at least 2 chunks in flight on each rank; the limit asked for is 1.");
}

void TestScheduleOrders::brokenRulesAreNamed() {
    QFETCH(QString, kind);
    QFETCH(QList<qint64>, shape);
    QFETCH(QString, message);
    shape.resize(6);
    const auto broken = checkShape(
        scheduleFromName(kind.toStdString()).value(),
        {shape.at(0), shape.at(1), shape.at(2), shape.at(3), shape.at(4), static_cast<double>(shape.at(5))});
    QCOMPARE(broken.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(english(broken.front())), message);
}

void TestScheduleOrders::everyBrokenRuleIsNamed() {
    QCOMPARE(checkShape(ScheduleKind::gpipe, {0, 0, 0, 0}).size(), std::size_t{3});
    QCOMPARE(checkShape(ScheduleKind::interleaved, {4, 2, 1, 0}).size(), std::size_t{2});
    QCOMPARE(checkShape(ScheduleKind::dualPipe, {5, 7, 2, 3, 4, 5}).size(), std::size_t{7});
    QCOMPARE(checkShape(ScheduleKind::chimera, {5, 7, 1, 0, 3}).size(), std::size_t{3});
}

/// p ≤ N ≤ m and m mod N = 0 or ≥ p, v ≥ 2: decided here by cutting the micro-batches into groups.
void TestScheduleOrders::groupValidityIsTheTableOfTheDefinition() {
    QVERIFY(rc::check("a group is valid when every group, the last too, fills the pipeline", [] {
        const std::int64_t ranks = *rc::gen::inRange(1, 9);
        const std::int64_t microbatches = *rc::gen::inRange(1, 40);
        const std::int64_t group = *rc::gen::inRange(1, 42);
        bool valid = group <= microbatches;
        for (std::int64_t left = microbatches; left > 0; left -= group) {
            valid = valid && std::min(left, group) >= ranks;
        }
        RC_ASSERT(checkShape(ScheduleKind::interleaved, {ranks, microbatches, 2, group}).empty() == valid);
    }));
}

void TestScheduleOrders::invalidShapesMakeNoOrder() {
    QVERIFY_EXCEPTION_THROWN(makeOrder(ScheduleKind::gpipe, {0, 1}), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(makeOrder(ScheduleKind::oneForwardOneBackward, {4, -1}), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(makeOrder(ScheduleKind::interleaved, {4, 10, 2}), std::invalid_argument);
}

/// Neither an overflow nor an allocation on the way to the refusal, whatever the kind.
void TestScheduleOrders::absurdShapesAreRefused() {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t values[]{std::numeric_limits<std::int64_t>::min(), -1, 0, 1, 2, most - 1, most};
    for (const ScheduleKind kind : scheduleKinds)
        for (const std::int64_t ranks : values)
            for (const std::int64_t microbatches : values)
                for (const std::int64_t other : values) {
                    const bool absurd = std::max({ranks, microbatches}) > 2;
                    const ScheduleShape shape{ranks, microbatches, traits(kind).leastChunks,
                                              other, other,        static_cast<double>(other)};
                    const auto broken = checkShape(kind, shape);
                    QVERIFY(!absurd || !broken.empty());
                    QVERIFY(!checkShape(kind, {2, 4, other, 0, 0, 0}).empty() || (other >= 1 && other <= 2));
                }
}

void TestScheduleOrders::enormousShapesAreRefusedByName() {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const ScheduleShape& shape : {ScheduleShape{1'000'000'000, 1'000'000'000}, ScheduleShape{most, most},
                                       ScheduleShape{1, maxOperations / 2 + 1}}) {
        QVERIFY(checkRules(ScheduleKind::oneForwardOneBackward, shape).empty());
        const auto broken = checkShape(ScheduleKind::oneForwardOneBackward, shape);
        QCOMPARE(broken.size(), std::size_t{1});
        QVERIFY(english(broken.front()).find(std::to_string(maxOperations)) != std::string::npos);
        QVERIFY_EXCEPTION_THROWN(makeOrder(ScheduleKind::oneForwardOneBackward, shape),
                                 std::invalid_argument);
    }
    QVERIFY(checkShape(ScheduleKind::oneForwardOneBackward, {1, maxOperations / 2}).empty());
}

void TestScheduleOrders::operationNamesReadAsInTheReference() {
    for (const char* name : {"F3.5", "B0.12", "I7.0", "W1.2", "F3.5&B1.2"}) {
        QCOMPARE(operationName(oracle::parseOperation(name)), std::string(name));
    }
}

void TestScheduleOrders::ordersHoldEveryOperationOnce_data() {
    QTest::addColumn<int>("kind");
    for (const ScheduleKind kind : scheduleKinds) {
        QTest::newRow(std::string(scheduleName(kind)).c_str()) << static_cast<int>(kind);
    }
}

/// On each rank, for each of its stages and each micro-batch that flows through it there: one forward, then
/// one backward, whole or in halves; and nothing else.
void TestScheduleOrders::ordersHoldEveryOperationOnce() {
    QFETCH(int, kind);
    QVERIFY(rc::check([kind] {
        const auto schedule = static_cast<ScheduleKind>(kind);
        const ScheduleShape shape = randomly::shapeFor(schedule);
        const Order order = makeOrder(schedule, shape);
        RC_ASSERT(order.rankCount() == static_cast<std::size_t>(shape.ranks));
        std::size_t forwards = 0;
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            const std::set<randomly::Result> done = runOf(order, rank);
            std::size_t letters[3]{};
            for (const auto& [letter, stage, microbatch] : done)
                ++letters[std::string("FIW").find(letter)];
            RC_ASSERT(letters[0] == letters[1]);
            RC_ASSERT(letters[0] == letters[2]);
            forwards += letters[0];
        }
        RC_ASSERT(forwards == static_cast<std::size_t>(shape.stages() * shape.microbatches));
        RC_ASSERT(order.operations.capacity() == order.operations.size()); // no memory that nothing uses
        RC_ASSERT(execute(order, Durations::uniform(static_cast<std::size_t>(shape.stages()))).makespan > 0);
    }));
}

QUADRILLE_TESTS(TestScheduleOrders)
#include "tst_schedule_orders.moc"
