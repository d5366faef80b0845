// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "core/pipeline/in_flight.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <string>

using namespace quadrille;

/// The executor against reference results: every metric of the schedules that are offered, and the start and
/// end of every operation of many more, with split and fused backwards and several placements.
class TestExecutorOracle : public QObject {
    Q_OBJECT

private slots:
    void metricsAreTheReference_data();
    void metricsAreTheReference();
    void timesAreTheReference_data();
    void timesAreTheReference();
};

namespace {

/// The reference prints shares to nine decimals; times are whole numbers and compare exactly.
bool isShare(double actual, double printed) {
    return std::abs(actual - printed) <= 0.5000001e-9;
}

using oracle::explained;

std::vector<InFlightStep> stepsOf(const nlohmann::json& memory) {
    std::vector<InFlightStep> steps;
    for (const nlohmann::json& entry : memory) {
        const InFlightStep step{entry.at(0), entry.at(1)};
        if (step.count != (steps.empty() ? 0 : steps.back().count)) {
            steps.push_back(step); // the reference also lists instants at which nothing changes
        }
    }
    return steps;
}

} // namespace

void TestExecutorOracle::metricsAreTheReference_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<qsizetype>("cases");
    for (const oracle::File& file : oracle::files) {
        QTest::newRow(file.name) << QString(file.name) << static_cast<qsizetype>(file.cases);
    }
}

void TestExecutorOracle::metricsAreTheReference() {
    QFETCH(QString, file);
    QFETCH(qsizetype, cases);
    const nlohmann::json reference = oracle::load(file.toStdString());
    const auto kind = scheduleFromName(reference.at("schedule").get<std::string>());
    QVERIFY(kind.has_value());
    std::size_t compared = 0;
    for (const nlohmann::json& testCase : reference.at("cases")) {
        const Order order = makeOrder(*kind, oracle::shapeOf(testCase));
        const std::size_t stages = testCase.at("num_stages");
        for (const auto& [costModel, metrics] : testCase.at("metrics").items()) {
            const std::string name = oracle::nameOf(testCase) + " " + costModel;
            const Timeline timeline = execute(order, oracle::durationsOf(costModel, stages));
            QVERIFY2(timeline.makespan == metrics.at("makespan").get<double>(), name.c_str());
            QVERIFY2(timeline.ideal == metrics.at("ideal").get<double>(), name.c_str());
            QVERIFY2(timeline.longestRankSpan == metrics.at("longest_rank_span").get<double>(), name.c_str());
            QVERIFY2(isShare(timeline.overBusiest, metrics.at("bubble_over_ideal")), name.c_str());
            QVERIFY2(isShare(timeline.bubbleOverTotal, metrics.at("bubble_of_total")), name.c_str());
            QCOMPARE(timeline.rankCount(), metrics.at("idle").size());
            for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
                const RankSummary& summary = timeline.ranks[rank];
                QVERIFY2(summary.idle == metrics.at("idle").at(rank).get<double>(), name.c_str());
                QVERIFY2(summary.firstStart == metrics.at("first_start").at(rank).get<double>(),
                         name.c_str());
                QVERIFY2(summary.lastEnd == metrics.at("last_end").at(rank).get<double>(), name.c_str());
                QVERIFY2(summary.peakAtInputGradient == testCase.at("peak_relB").at(rank), name.c_str());
                QVERIFY2(summary.peakAtWeightGradient == testCase.at("peak_relW").at(rank), name.c_str());
            }
            ++compared;
        }
    }
    // Four cost models for each case, and one more where blocks are fused.
    QCOMPARE(compared, static_cast<std::size_t>(cases * (traits(*kind).fuses ? 5 : 4)));
}

void TestExecutorOracle::timesAreTheReference_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < explained().size(); ++index) {
        QTest::newRow(explained().at(index).at("schedule").get<std::string>().c_str())
            << static_cast<int>(index);
    }
}

void TestExecutorOracle::timesAreTheReference() {
    QFETCH(int, index);
    const nlohmann::json& testCase = explained().at(static_cast<std::size_t>(index));
    const Order order = oracle::orderOf(testCase);
    for (const auto& [costModel, expected] : testCase.at("explain").items()) {
        const Timeline timeline =
            execute(order, oracle::durationsOf(costModel, testCase.at("num_stages").get<std::size_t>()));
        QCOMPARE(timeline.makespan, expected.at("makespan").get<double>());
        QCOMPARE(timeline.rankCount(), expected.at("start").size());
        for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
            const auto operations = timeline.rank(rank);
            QCOMPARE(operations.size(), expected.at("start").at(rank).size());
            for (std::size_t k = 0; k < operations.size(); ++k) {
                const std::string where = costModel + " rank " + std::to_string(rank) + " " +
                                          operationName(operations[k].operation);
                QVERIFY2(operations[k].operation == order.rank(rank)[k], where.c_str());
                QVERIFY2(operations[k].start == expected.at("start").at(rank).at(k).get<double>(),
                         where.c_str());
                QVERIFY2(operations[k].end == expected.at("end").at(rank).at(k).get<double>(), where.c_str());
            }
            QVERIFY(inFlight(timeline, rank, Release::atWeightGradient) ==
                    stepsOf(expected.at("mem").at(rank)));
        }
    }
}

QUADRILLE_TESTS(TestExecutorOracle)
#include "tst_executor_oracle.moc"
