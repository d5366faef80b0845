// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/rank_order.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

using namespace quadrille;

/// v-half and v-min, held to what the authors' own generator reaches and to the formulas of its results.
class TestVPattern : public QObject {
    Q_OBJECT

private slots:
    void noLongerAndNoLargerThanTheAuthors_data();
    void noLongerAndNoLargerThanTheAuthors();
    void otherTimesAreHardlyLonger();
    void makespanIsTheClosedForm_data();
    void makespanIsTheClosedForm();
    void peakIsTheOneOfTheTable();
    void everySizeIsCompleteAndRuns_data();
    void everySizeIsCompleteAndRuns();
    void longStepsRepeatThePattern();
    void oneMoreMicrobatchIsOneMorePeriod();
    void manyRanksAreRefusedBeforeTheyAreLaidOut();
    void ranksAreSlicesOfTheOrder();
};

namespace {

ScheduleShape shapeOf(std::int64_t ranks, std::int64_t microbatches) {
    return {.ranks = ranks, .microbatches = microbatches, .chunks = 2};
}

Timeline unitTimes(ScheduleKind kind, const ScheduleShape& shape) {
    return execute(makeOrder(kind, shape), Durations::uniform(static_cast<std::size_t>(shape.stages())));
}

std::int32_t peakUntilW(const Timeline& timeline) {
    return std::ranges::max(timeline.ranks, {}, &RankSummary::peakAtWeightGradient).peakAtWeightGradient;
}

std::int32_t peakUntilI(const Timeline& timeline) {
    return std::ranges::max(timeline.ranks, {}, &RankSummary::peakAtInputGradient).peakAtInputGradient;
}

const char* fileOf(ScheduleKind kind) {
    return kind == ScheduleKind::vHalf ? "v-half.json" : "v-min.json";
}

constexpr auto kinds = {ScheduleKind::vHalf, ScheduleKind::vMin};

void addKindsOfV() {
    QTest::addColumn<ScheduleKind>("kind");
    for (const ScheduleKind kind : kinds)
        QTest::addRow("%s", scheduleName(kind).data()) << kind;
}

/// Qi et al. 2024 without their common part 6m, F = I = W = 1, from where the pattern is full.
std::int64_t overheadOf(ScheduleKind kind, std::int64_t p) {
    if (kind == ScheduleKind::vMin)
        return p % 3 == 0 ? 4 * p - 7 : 4 * p - 5;
    if (p == 2)
        return 1;
    return p % 2 == 0 ? 3 * p - 7 : 3 * p - 4;
}

/// The fewest micro-batches that fill the pattern: what is in flight shows in no fewer.
std::int64_t fillOf(ScheduleKind kind, std::int64_t ranks) {
    return shortened(kind, shapeOf(ranks, maxOperations)).microbatches;
}

std::int64_t peakOf(ScheduleKind kind, std::int64_t ranks) {
    const auto p = static_cast<double>(ranks);
    return static_cast<std::int64_t>(kind == ScheduleKind::vHalf ? closed_form::vHalfPeak(p)
                                                                 : closed_form::vMinPeak(p));
}

} // namespace

void TestVPattern::noLongerAndNoLargerThanTheAuthors_data() {
    addKindsOfV();
}

void TestVPattern::noLongerAndNoLargerThanTheAuthors() {
    QFETCH(ScheduleKind, kind);
    const nlohmann::json file = oracle::load(fileOf(kind));
    QCOMPARE(file.at("cases").size(), std::size_t{37});
    for (const nlohmann::json& testCase : file.at("cases")) {
        const Timeline timeline = unitTimes(kind, oracle::shapeOf(testCase));
        const std::string name = oracle::nameOf(testCase);
        const double reference = testCase.at("metrics").at("unit").at("makespan");
        const auto untilI = testCase.at("peak_relB").get<std::vector<std::int32_t>>();
        const auto untilW = testCase.at("peak_relW").get<std::vector<std::int32_t>>();
        QVERIFY2(timeline.makespan <= reference, name.c_str());
        QVERIFY2(peakUntilI(timeline) <= std::ranges::max(untilI), name.c_str());
        QVERIFY2(peakUntilW(timeline) <= std::ranges::max(untilW), name.c_str());
    }
}

void TestVPattern::otherTimesAreHardlyLonger() {
    // The order is made for equal times; with others, small leads either way are luck.
    for (const ScheduleKind kind : kinds) {
        const nlohmann::json file = oracle::load(fileOf(kind));
        for (const nlohmann::json& testCase : file.at("cases")) {
            const Order order = makeOrder(kind, oracle::shapeOf(testCase));
            for (const char* model : {"uneven", "comm", "hetero"}) {
                const double reference = testCase.at("metrics").at(model).at("makespan");
                const auto stages = static_cast<std::size_t>(order.shape.stages());
                const double makespan = execute(order, oracle::durationsOf(model, stages)).makespan;
                QVERIFY2(makespan <= 1.01 * reference,
                         (std::string(scheduleName(kind)) + ' ' + oracle::nameOf(testCase) + ' ' + model +
                          ": " + std::to_string(makespan))
                             .c_str());
            }
        }
    }
}

void TestVPattern::makespanIsTheClosedForm_data() {
    addKindsOfV();
}

void TestVPattern::makespanIsTheClosedForm() {
    QFETCH(ScheduleKind, kind);
    for (std::int64_t p = 2; p <= 24; ++p) {
        const std::int64_t full = kind == ScheduleKind::vHalf ? 2 * (p / 2) + 2 : 2 * p / 3 + 2;
        QCOMPARE(fillOf(kind, p), full);
        for (const std::int64_t m : {full, full + 1, 2 * p, 2 * p + 1, 3 * p + 2, 5 * p}) {
            const auto expected = static_cast<double>(6 * m + overheadOf(kind, p));
            QCOMPARE(unitTimes(kind, shapeOf(p, m)).makespan, expected);
        }
    }
}

void TestVPattern::peakIsTheOneOfTheTable() {
    for (std::int64_t p = 1; p <= 24; ++p) {
        const std::int64_t m = 2 * p + 3;
        QCOMPARE(peakUntilW(unitTimes(ScheduleKind::vHalf, shapeOf(p, m))), 2 * ((p + 2) / 2));
        QCOMPARE(peakUntilW(unitTimes(ScheduleKind::vMin, shapeOf(p, m))), 2 * ((p + 4) / 3));
    }
}

void TestVPattern::everySizeIsCompleteAndRuns_data() {
    addKindsOfV();
}

void TestVPattern::everySizeIsCompleteAndRuns() {
    QFETCH(ScheduleKind, kind);
    for (std::int64_t p = 1; p <= 18; ++p) {
        for (std::int64_t m = 1; m <= 2 * p + 2; ++m) {
            const Timeline timeline = unitTimes(kind, shapeOf(p, m));
            std::set<std::tuple<OperationKind, std::int32_t, std::int32_t>> seen;
            for (const Operation& operation : timeline.order->operations)
                seen.insert({operation.kind, operation.stage, operation.microbatch});
            QCOMPARE(static_cast<std::int64_t>(seen.size()), 6 * p * m);
            QCOMPARE(static_cast<std::int64_t>(timeline.size()), 6 * p * m);
            QVERIFY(peakUntilW(timeline) <= peakOf(kind, p));
            // One micro-batch has to go down and up, and no rank does less than its own work.
            QVERIFY(timeline.makespan >= static_cast<double>(std::max(4 * p + 1, 6 * m)));
            // All micro-batches one after the other would be worse.
            QVERIFY(timeline.makespan <= static_cast<double>(m * std::max<std::int64_t>(4 * p + 1, 6)));
        }
    }
}

void TestVPattern::longStepsRepeatThePattern() {
    // What a rank does in the middle of a long step is the same, one micro-batch on, six operations later.
    for (const ScheduleKind kind : kinds) {
        const Order order = makeOrder(kind, shapeOf(6, 400));
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            const auto operations = order.rank(rank);
            for (std::size_t i = operations.size() / 4; i < operations.size() * 3 / 4; ++i) {
                Operation next = operations[i];
                ++next.microbatch;
                QVERIFY(operations[i + 6] == next);
            }
        }
    }
}

void TestVPattern::oneMoreMicrobatchIsOneMorePeriod() {
    // From where the pattern is full, an order begins with the operations of the one with a micro-batch less,
    // and ends with those of it, one micro-batch on. Short ones are laid out whole, long ones are not.
    for (const ScheduleKind kind : kinds) {
        for (std::int64_t p = 1; p <= 13; ++p) {
            Order before = makeOrder(kind, shapeOf(p, fillOf(kind, p) + 4));
            for (std::int64_t m = before.shape.microbatches + 1; m <= 3 * p + 12; ++m) {
                Order order = makeOrder(kind, shapeOf(p, m));
                for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
                    const auto now = order.rank(rank);
                    const auto then = before.rank(rank);
                    const auto same =
                        static_cast<std::size_t>(std::ranges::mismatch(now, then).in2 - then.begin());
                    QVERIFY(now.size() == then.size() + 6);
                    for (std::size_t i = same; i < then.size(); ++i) {
                        Operation later = then[i];
                        ++later.microbatch;
                        QVERIFY(now[i + 6] == later);
                    }
                }
                before = std::move(order);
            }
        }
    }
}

void TestVPattern::manyRanksAreRefusedBeforeTheyAreLaidOut() {
    for (const ScheduleKind kind : kinds) {
        QVERIFY(checkShape(kind, shapeOf(1000, 4000)).empty());
        const ScheduleShape tooMany = shapeOf(100'000, 1);
        QVERIFY(mostOperations(kind, tooMany) < maxOperations);
        QCOMPARE(checkShape(kind, tooMany).size(), std::size_t{1});
        QVERIFY(laidOutSlots(kind, tooMany) > maxSlots);
        QVERIFY_EXCEPTION_THROWN((void)makeOrder(kind, tooMany), std::invalid_argument);
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        QCOMPARE(laidOutSlots(kind, shapeOf(most, most)), most);
        // Nothing that is idle counts twice: a slot for every operation, and the pipeline's own length.
        QVERIFY(laidOutSlots(kind, shapeOf(4, 8)) >= 6 * 4 * 8);
    }
    QCOMPARE(laidOutSlots(ScheduleKind::zeroBubbleV, shapeOf(1000, 4000)), std::int64_t{0});
}

void TestVPattern::ranksAreSlicesOfTheOrder() {
    for (const ScheduleKind kind : kinds) {
        const Order order = makeOrder(kind, shapeOf(5, 13));
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            const std::vector<Operation> alone =
                rankOrder(kind, order.shape, static_cast<std::int64_t>(rank));
            QVERIFY(std::ranges::equal(alone, order.rank(rank)));
        }
    }
}

QUADRILLE_TESTS(TestVPattern)
#include "tst_v_pattern.moc"
