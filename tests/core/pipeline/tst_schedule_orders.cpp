// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/core/pipeline/random_order.h"
#include "tests/core/pipeline/random_shape.h"

#include <QtTest>
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

void TestScheduleOrders::namesAreTheOnesOfTheCommandLine() {
    QVERIFY(scheduleName(ScheduleKind::gpipe) == "gpipe");
    QVERIFY(scheduleName(ScheduleKind::oneForwardOneBackward) == "1f1b");
    QVERIFY(scheduleName(ScheduleKind::interleaved) == "interleaved");
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
    QTest::addColumn<int>("kind");
    QTest::addColumn<QList<qint64>>("shape"); // p, m, v, N
    QTest::addColumn<QString>("message");
    const int gpipe = static_cast<int>(ScheduleKind::gpipe);
    const int plain = static_cast<int>(ScheduleKind::oneForwardOneBackward);
    const int interleaved = static_cast<int>(ScheduleKind::interleaved);
    QTest::newRow("no ranks") << gpipe << QList<qint64>{0, 4, 1, 0}
                              << "A pipeline needs at least 1 rank; it has 0.";
    QTest::newRow("negative ranks") << plain << QList<qint64>{-3, 4, 1, 0}
                                    << "A pipeline needs at least 1 rank; it has -3.";
    QTest::newRow("no micro-batches")
        << plain << QList<qint64>{4, 0, 1, 0} << "A step needs at least 1 micro-batch; it has 0.";
    QTest::newRow("chunks without interleaving")
        << plain << QList<qint64>{4, 8, 2, 0}
        << "The schedule 1f1b keeps 1 model chunk on each rank; 2 were asked for.";
    QTest::newRow("group without interleaving")
        << gpipe << QList<qint64>{4, 8, 1, 4}
        << "The schedule gpipe has no micro-batch groups; a group of 4 was asked for.";
    QTest::newRow("one chunk interleaved")
        << interleaved << QList<qint64>{4, 8, 1, 0}
        << "Interleaved 1F1B needs at least 2 model chunks on each rank; it has 1.";
    QTest::newRow("negative group") << interleaved << QList<qint64>{4, 8, 2, -4}
                                    << "The micro-batch group can not be negative; it is -4.";
    QTest::newRow("group below p")
        << interleaved << QList<qint64>{4, 8, 2, 3}
        << "The micro-batch group of interleaved 1F1B must be at least the 4 pipeline "
           "ranks; it is 3.";
    QTest::newRow("group above m") << interleaved << QList<qint64>{4, 8, 2, 9}
                                   << "The micro-batch group of interleaved 1F1B is 9, more than the 8 "
                                      "micro-batches of a step.";
    QTest::newRow("m not a multiple of p") << interleaved << QList<qint64>{4, 10, 2, 0}
                                           << "Interleaved 1F1B needs the number of micro-batches to be a "
                                              "multiple of the 4 pipeline ranks; it is 10.";
    QTest::newRow("short last group")
        << interleaved << QList<qint64>{4, 15, 2, 6}
        << "In groups of 6, 15 micro-batches leave a last group of 3, fewer than the 4 "
           "pipeline ranks.";
}

void TestScheduleOrders::brokenRulesAreNamed() {
    QFETCH(int, kind);
    QFETCH(QList<qint64>, shape);
    QFETCH(QString, message);
    const auto broken =
        checkShape(static_cast<ScheduleKind>(kind), {shape.at(0), shape.at(1), shape.at(2), shape.at(3)});
    QCOMPARE(broken.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(english(broken.front())), message);
}

void TestScheduleOrders::everyBrokenRuleIsNamed() {
    QCOMPARE(checkShape(ScheduleKind::gpipe, {0, 0, 0, 0}).size(), std::size_t{3});
    QCOMPARE(checkShape(ScheduleKind::interleaved, {4, 2, 1, 0}).size(), std::size_t{2});
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

QTEST_APPLESS_MAIN(TestScheduleOrders)
#include "tst_schedule_orders.moc"
