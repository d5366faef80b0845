// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/critical_path.h"
#include "tests/core/pipeline/makers.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace quadrille;

/// Slack and gates against reference results, and against what delaying an operation does.
class TestCriticalPath : public QObject {
    Q_OBJECT

private slots:
    void slackAndGatesAreTheReference_data();
    void slackAndGatesAreTheReference();
    void slackIsHowMuchLaterItCouldEnd();
    void thePathIsAsLongAsTheStep();
    void thePathOfUnevenTimesHasNoSlackAtAll();
    void anEmptyStepHasNone();
};

namespace {

using oracle::explained;

/// The step's end when one operation takes longer: starts are relaxed until nothing moves.
double makespanWith(const Order& order, const Durations& durations, std::size_t delayed, double delay) {
    const auto makers = randomly::makersOf(order);
    std::vector<double> ends(order.operations.size(), 0);
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            double free = 0;
            for (std::size_t k = order.rankOffsets[rank]; k < order.rankOffsets[rank + 1]; ++k) {
                double start = free;
                for (const auto& input : randomly::inputsOf(order.operations[k], randomly::stagesOf(order))) {
                    const std::size_t maker = makers.at(input);
                    const bool remote = randomly::rankOf(order, maker) != rank;
                    start = std::max(start, ends[maker] + (remote ? durations.p2p : 0));
                }
                free = start + durations.of(order.operations[k]) + (k == delayed ? delay : 0);
                moved = moved || free != ends[k];
                ends[k] = free;
            }
        }
    }
    return *std::ranges::max_element(ends);
}

} // namespace

void TestCriticalPath::slackAndGatesAreTheReference_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < explained().size(); ++index) {
        QTest::newRow(explained().at(index).at("schedule").get<std::string>().c_str())
            << static_cast<int>(index);
    }
}

void TestCriticalPath::slackAndGatesAreTheReference() {
    QFETCH(int, index);
    const nlohmann::json& testCase = explained().at(static_cast<std::size_t>(index));
    const Order order = oracle::orderOf(testCase);
    const Dependencies dependencies(order);
    std::size_t costModels = 0;
    for (const auto& [costModel, expected] : testCase.at("explain").items()) {
        const Timeline timeline =
            execute(order, oracle::durationsOf(costModel, testCase.at("num_stages").get<std::size_t>()));
        const std::vector<double> slacks = slack(timeline, dependencies);
        QCOMPARE(slacks.size(), timeline.size());
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            for (std::size_t k = 0; k < order.rank(rank).size(); ++k) {
                const std::size_t operation = order.rankOffsets[rank] + k;
                const std::string where = costModel + " " + operationName(order.operations[operation]);
                QVERIFY2(slacks[operation] == expected.at("slack").at(rank).at(k).get<double>(),
                         where.c_str());
                std::vector<std::size_t> expectedGates;
                for (const nlohmann::json& gate : expected.at("gates").at(rank).at(k)) {
                    expectedGates.push_back(order.rankOffsets[gate.at(0).get<std::size_t>()] +
                                            gate.at(1).get<std::size_t>());
                }
                QVERIFY2(std::ranges::equal(gates(timeline, dependencies, operation), expectedGates),
                         where.c_str());
            }
        }
        ++costModels;
    }
    QCOMPARE(costModels, testCase.at("explain").size());
    QVERIFY(costModels >= 3);
}

void TestCriticalPath::slackIsHowMuchLaterItCouldEnd() {
    QVERIFY(rc::check("a delay by the slack costs nothing, one more costs one", [] {
        const Order order = randomly::anyOrder();
        const Durations durations = randomly::durations(static_cast<std::size_t>(randomly::stagesOf(order)));
        const Timeline timeline = execute(order, durations);
        const std::vector<double> slacks = slack(timeline, Dependencies(order));
        for (int tries = 0; tries < 3; ++tries) {
            const auto operation = *rc::gen::inRange<std::size_t>(0, order.operations.size());
            RC_ASSERT(slacks[operation] >= 0);
            RC_ASSERT(makespanWith(order, durations, operation, slacks[operation]) == timeline.makespan);
            RC_ASSERT(makespanWith(order, durations, operation, slacks[operation] + 1) ==
                      timeline.makespan + 1);
        }
    }));
}

void TestCriticalPath::thePathIsAsLongAsTheStep() {
    QVERIFY(rc::check("durations and latencies of the path add up to the makespan", [] {
        const Order order = randomly::anyOrder();
        const Durations durations = randomly::durations(static_cast<std::size_t>(randomly::stagesOf(order)));
        const Timeline timeline = execute(order, durations);
        const Dependencies dependencies(order);
        const std::vector<double> slacks = slack(timeline, dependencies);
        const std::vector<std::size_t> path = criticalPath(timeline, dependencies);
        double length = 0;
        for (std::size_t k = 0; k < path.size(); ++k) {
            length += durations.of(order.operations[path[k]]);
            RC_ASSERT(slacks[path[k]] == 0);
            if (k > 0) {
                const bool jumps = randomly::rankOf(order, path[k - 1]) != randomly::rankOf(order, path[k]);
                length += jumps ? durations.p2p : 0;
                const Gates before = gates(timeline, dependencies, path[k]);
                RC_ASSERT(std::ranges::find(before, path[k - 1]) != before.end());
            }
        }
        RC_ASSERT(length == timeline.makespan);
        RC_ASSERT(timeline.starts[path.front()] == 0);
    }));
}

void TestCriticalPath::thePathOfUnevenTimesHasNoSlackAtAll() {
    QVERIFY(rc::check("zero is exact also where sums are rounded", [] {
        const Order order = randomly::anyOrder();
        Durations durations = randomly::durations(static_cast<std::size_t>(randomly::stagesOf(order)));
        for (std::vector<double>* times :
             {&durations.forward, &durations.inputGradient, &durations.weightGradient, &durations.backward}) {
            std::ranges::transform(*times, times->begin(), [](double time) { return std::sqrt(time + 2); });
        }
        durations.p2p = std::sqrt(durations.p2p);
        const Timeline timeline = execute(order, durations);
        const Dependencies dependencies(order);
        const std::vector<double> slacks = slack(timeline, dependencies);
        RC_ASSERT(*std::ranges::min_element(slacks) == 0);
        const std::vector<std::size_t> path = criticalPath(timeline, dependencies);
        for (const std::size_t operation : path) {
            RC_ASSERT(slacks[operation] == 0);
        }
        RC_ASSERT(timeline.starts[path.front()] == 0);
        RC_ASSERT(timeline.ends[path.back()] == timeline.makespan);
    }));
}

void TestCriticalPath::anEmptyStepHasNone() {
    Order order;
    order.placement.stageToRank = {{0}};
    order.rankOffsets = {0, 0};
    const Timeline timeline = execute(order, Durations::uniform(1));
    QVERIFY(criticalPath(timeline, Dependencies(order)).empty());
    QVERIFY(slack(timeline, Dependencies(order)).empty());
}

QUADRILLE_TESTS(TestCriticalPath)
#include "tst_critical_path.moc"
