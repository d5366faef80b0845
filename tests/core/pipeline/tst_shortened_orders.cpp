// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/rank_order.h"
#include "tests/core/pipeline/random_shape.h"
#include "tests/support/test_program.h"

#include <set>
#include <string>
#include <vector>

using namespace quadrille;

/// One rank at a time, and no longer than shows what is in flight: against whole orders of the full length.
class TestShortenedOrders : public QObject {
    Q_OBJECT

private slots:
    void ranksAloneAreThoseOfTheOrder_data();
    void ranksAloneAreThoseOfTheOrder();
    void shortenedOrdersShowEverythingInFlight_data();
    void shortenedOrdersShowEverythingInFlight();
    void fewerMicrobatchesShowLess_data();
    void fewerMicrobatchesShowLess();
    void longStepsAreShort_data();
    void longStepsAreShort();
    void ranksThatAreNotThereAreRefused();
    void absurdRanksAreRefusedBeforeTheyAreMade();
};

namespace {

/// Which operation runs on which chunks, then how many of each chunk are held until I, then until W.
using Moment = std::vector<std::int64_t>;

/// All that the ranks ever have in flight.
std::vector<std::set<Moment>> momentsOf(ScheduleKind kind, const ScheduleShape& shape) {
    const Order order = makeOrder(kind, shape);
    const auto chunks = static_cast<std::size_t>(chunksHeld(kind, shape));
    const auto ranks = static_cast<std::int32_t>(shape.ranks);
    std::vector<std::set<Moment>> moments(order.rankCount());
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
        std::vector<std::int64_t> live(2 * chunks);
        for (const Operation& operation : order.rank(rank)) {
            std::int64_t forward = -1;
            std::int64_t backward = -1;
            if (runsForward(operation.kind)) {
                forward = order.placement.chunk(operation.stage, operation.microbatch, ranks);
                ++live[static_cast<std::size_t>(forward)];
                ++live[chunks + static_cast<std::size_t>(forward)];
            }
            if (operation.kind != OperationKind::forward)
                backward =
                    order.placement.chunk(backwardStage(operation), backwardMicrobatch(operation), ranks);
            Moment moment{static_cast<std::int64_t>(operation.kind), forward, backward};
            moment.insert(moment.end(), live.begin(), live.end());
            moments[rank].insert(moment);
            if (backward >= 0 && operation.kind != OperationKind::weightGradient)
                --live[static_cast<std::size_t>(backward)];
            if (backward >= 0 && operation.kind != OperationKind::inputGradient)
                --live[chunks + static_cast<std::size_t>(backward)];
        }
    }
    return moments;
}

/// A shape with so many micro-batches that most schedules repeat themselves.
ScheduleShape longShapeFor(ScheduleKind kind) {
    ScheduleShape shape = randomly::shapeFor(kind);
    if (traits(kind).searched)
        return shape;
    const std::int64_t unit = traits(kind).grouped ? shape.groupSize() : shape.ranks;
    shape.microbatches += 2 * unit * *rc::gen::inRange(0, 4);
    return shape;
}

void addKinds() {
    QTest::addColumn<int>("kind");
    for (const ScheduleKind kind : scheduleKinds)
        QTest::newRow(std::string(scheduleName(kind)).c_str()) << static_cast<int>(kind);
}

} // namespace

void TestShortenedOrders::ranksAloneAreThoseOfTheOrder_data() {
    addKinds();
}

void TestShortenedOrders::ranksAloneAreThoseOfTheOrder() {
    QFETCH(int, kind);
    QVERIFY(rc::check([kind] {
        const auto schedule = static_cast<ScheduleKind>(kind);
        const ScheduleShape shape = randomly::shapeFor(schedule);
        const Order order = makeOrder(schedule, shape);
        const auto rank = *rc::gen::inRange<std::int64_t>(0, shape.ranks);
        const auto operations = order.rank(static_cast<std::size_t>(rank));
        RC_ASSERT(rankOrder(schedule, shape, rank) ==
                  std::vector<Operation>(operations.begin(), operations.end()));
    }));
}

void TestShortenedOrders::shortenedOrdersShowEverythingInFlight_data() {
    addKinds();
}

void TestShortenedOrders::shortenedOrdersShowEverythingInFlight() {
    QFETCH(int, kind);
    QVERIFY(rc::check([kind] {
        const auto schedule = static_cast<ScheduleKind>(kind);
        const ScheduleShape shape = longShapeFor(schedule);
        const ScheduleShape shorter = shortened(schedule, shape);
        RC_ASSERT(shorter.microbatches <= shape.microbatches);
        RC_ASSERT(checkShape(schedule, shorter).empty());
        RC_ASSERT(momentsOf(schedule, shorter) == momentsOf(schedule, shape));
    }));
}

void TestShortenedOrders::fewerMicrobatchesShowLess_data() {
    addKinds();
}

void TestShortenedOrders::fewerMicrobatchesShowLess() {
    QFETCH(int, kind);
    const auto schedule = static_cast<ScheduleKind>(kind);
    if (shortened(schedule, {4, 1000, traits(schedule).leastChunks}).microbatches == 1000)
        QSKIP("nothing is shortened");
    QVERIFY(rc::check([schedule] {
        const ScheduleShape shape = longShapeFor(schedule);
        ScheduleShape fewer = shortened(schedule, shape);
        const auto moments = momentsOf(schedule, fewer);
        for (--fewer.microbatches; fewer.microbatches > 0; --fewer.microbatches)
            if (checkShape(schedule, fewer).empty())
                RC_ASSERT(momentsOf(schedule, fewer) != moments);
    }));
}

void TestShortenedOrders::longStepsAreShort_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<qint64>("chunks");
    QTest::addColumn<qint64>("microbatches"); // of a step of 1000, on 4 ranks
    QTest::newRow("gpipe") << "gpipe" << qint64{1} << qint64{1000};
    QTest::newRow("1f1b") << "1f1b" << qint64{1} << qint64{4};
    QTest::newRow("1f1b-eager") << "1f1b-eager" << qint64{1} << qint64{7};
    QTest::newRow("interleaved") << "interleaved" << qint64{3} << qint64{8};
    QTest::newRow("interleaved-overlap") << "interleaved-overlap" << qint64{3} << qint64{12};
    QTest::newRow("breadth-first") << "breadth-first" << qint64{3} << qint64{1000};
    QTest::newRow("zb-h2") << "zb-h2" << qint64{1} << qint64{8};
    QTest::newRow("zb1p-interleaved") << "zb1p-interleaved" << qint64{3} << qint64{8};
    QTest::newRow("zb-v") << "zb-v" << qint64{2} << qint64{8};
    QTest::newRow("v-half") << "v-half" << qint64{2} << qint64{6};
    QTest::newRow("v-min") << "v-min" << qint64{2} << qint64{4};
    QTest::newRow("dualpipe") << "dualpipe" << qint64{1} << qint64{8};
    QTest::newRow("dualpipev") << "dualpipev" << qint64{2} << qint64{8};
    QTest::newRow("chimera") << "chimera" << qint64{1} << qint64{4};
}

void TestShortenedOrders::longStepsAreShort() {
    QFETCH(QString, name);
    QFETCH(qint64, chunks);
    QFETCH(qint64, microbatches);
    const ScheduleKind kind = scheduleFromName(name.toStdString()).value();
    QCOMPARE(qint64{shortened(kind, {4, 1000, chunks}).microbatches}, microbatches);
}

void TestShortenedOrders::ranksThatAreNotThereAreRefused() {
    for (const std::int64_t rank : {-1, 4})
        QVERIFY_EXCEPTION_THROWN((void)rankOrder(ScheduleKind::zeroBubbleH1, {4, 8}, rank),
                                 std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN((void)rankOrder(ScheduleKind::zeroBubbleH1, {4, 7}, 0), std::invalid_argument);
}

void TestShortenedOrders::absurdRanksAreRefusedBeforeTheyAreMade() {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    QVERIFY_EXCEPTION_THROWN((void)rankOrder(ScheduleKind::eager, {most, 1}, 0), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN((void)rankOrder(ScheduleKind::gpipe, {1, most}, 0), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN((void)rankOrder(ScheduleKind::breadthFirst, {2, 1, most}, 0),
                             std::invalid_argument);
    // Many ranks are no reason to refuse one of them, nor to take long: a V leaves out what m does not have.
    QCOMPARE(rankOrder(ScheduleKind::zeroBubbleV, {1'000'000'000, 1, 2}, 7).size(), std::size_t{6});
    for (const ScheduleKind kind : {ScheduleKind::eager, ScheduleKind::zeroBubbleV, ScheduleKind::vHalf})
        QCOMPARE(shortened(kind, {most - 1, most, traits(kind).leastChunks}).microbatches, most);
    QCOMPARE(shortened(ScheduleKind::interleavedOverlap, {2, most, 2, most}).microbatches, most);
}

QUADRILLE_TESTS(TestShortenedOrders)
#include "tst_shortened_orders.moc"
