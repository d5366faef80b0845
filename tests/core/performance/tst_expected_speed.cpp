// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/expected_speed.h"

#include "core/memory/detailed/oom.h"
#include "core/performance/performance.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace quadrille;

namespace {

/// By drawing errors.
struct Drawn {
    double mean = 0;
    double error = 0; ///< standard deviation of the mean
};
Drawn drawnLargest(const std::vector<UncertainSpeed>& speeds) {
    constexpr int draws = 200000;
    std::mt19937_64 random(1); // NOLINT(cert-msc51-cpp): the same in every run
    std::normal_distribution<double> normal;
    double sum = 0, squares = 0;
    for (int i = 0; i < draws; ++i) {
        double largest = 0;
        for (const UncertainSpeed& each : speeds) {
            const double speed =
                each.mean * std::exp(each.spread * normal(random) - each.spread * each.spread / 2);
            largest = std::max(largest, speed);
        }
        sum += largest;
        squares += largest * largest;
    }
    const double mean = sum / draws;
    return {mean, std::sqrt((squares / draws - mean * mean) / draws)};
}

std::vector<std::size_t> indices(const std::vector<Proposed>& proposed) {
    std::vector<std::size_t> all;
    std::ranges::transform(proposed, std::back_inserter(all), &Proposed::index);
    return all;
}

using Indices = std::vector<std::size_t>;

/// Fits as surely as any plan does.
UncertainSpeed surely(double mean, double spread) {
    return {mean, spread, 1 - oomLapse};
}

} // namespace

/// What plans can be expected to reach, and which of them to run.
class TestExpectedSpeed : public QObject {
    Q_OBJECT
private slots:
    void expectedLargestIsThatOfManyDraws() {
        for (const std::vector<UncertainSpeed>& speeds :
             {std::vector<UncertainSpeed>{{100, 0.1}, {95, 0.1}},
              std::vector<UncertainSpeed>{{100, 0.02}, {99, 0.3}},
              std::vector<UncertainSpeed>{{100, 0.1}, {95, 0.1}, {90, 0.2}},
              std::vector<UncertainSpeed>{{1, 0.5}, {1, 0.5}, {1, 0.5}, {1, 0.5}}}) {
            const Drawn drawn = drawnLargest(speeds);
            const double expected = expectedLargest(speeds);
            QVERIFY2(std::abs(expected - drawn.mean) < 5 * drawn.error,
                     qPrintable(QStringLiteral("%1 is not %2").arg(expected).arg(drawn.mean)));
        }
    }

    // One more that never wins changes nothing: the integral then is Margrabe's formula.
    void theIntegralIsTheFormula() {
        QVERIFY(rc::check([] {
            const auto some = [](int most) { return static_cast<double>(*rc::gen::inRange(1, most)); };
            const std::vector<UncertainSpeed> two{{50 + some(100), some(50) / 100},
                                                  {50 + some(100), some(50) / 100}};
            std::vector<UncertainSpeed> three = two;
            three.push_back({1e-9, 0.01});
            RC_ASSERT(std::abs(expectedLargest(three) / expectedLargest(two) - 1) < 1e-6);
        }));
    }

    void theLargestIsNoLessThanAnyAndNoMoreThanAll() {
        QVERIFY(rc::check([] {
            std::vector<UncertainSpeed> speeds;
            double largest = 0, sum = 0;
            const int count = *rc::gen::inRange(1, 6);
            for (int i = 0; i < count; ++i) {
                speeds.push_back({static_cast<double>(*rc::gen::inRange(1, 1000)),
                                  static_cast<double>(*rc::gen::inRange(1, 60)) / 100});
                largest = std::max(largest, speeds.back().mean);
                sum += speeds.back().mean;
            }
            const double expected = expectedLargest(speeds);
            RC_ASSERT(expected >= largest * (1 - 1e-9));
            RC_ASSERT(expected <= sum * (1 + 1e-9));
        }));
    }

    // Plans that split alike share what is drawn, and each runs out of memory by itself.
    void expectedBestIsThatOfManyDraws() {
        for (const std::vector<PlanToRun>& run :
             {std::vector<PlanToRun>{{{100, 0.1, 0.8}, {1}}},
              std::vector<PlanToRun>{{{100, 0.1}, {1}}, {{130, 0.1, 0.7}, {2}, false}},
              std::vector<PlanToRun>{{{100, 0.2, 0.99}, {1}}, {{98, 0.2, 0.9}, {1}, false}},
              std::vector<PlanToRun>{
                  {{100, 0.2, 0.9}, {1}}, {{150, 0.2, 0.4}, {1}, false}, {{95, 0.3, 0.7}, {2}}},
              std::vector<PlanToRun>{
                  {{100, 0.1}, {1}}, {{130, 0.2, 0.6}, {2}, false}, {{160, 0.1, 0.5}, {3}, false}}}) {
            constexpr int draws = 200000;
            std::mt19937_64 random(1); // NOLINT(cert-msc51-cpp): the same in every run
            std::normal_distribution<double> normal;
            std::uniform_real_distribution<double> runs;
            double sum = 0, squares = 0;
            for (int i = 0; i < draws; ++i) {
                std::map<std::int64_t, double> drawn; // by split
                double largest = 0;
                for (const PlanToRun& each : run) {
                    const auto [error, isNew] = drawn.try_emplace(each.split.front(), 0);
                    if (isNew)
                        error->second = normal(random);
                    const double spread = each.speed.spread;
                    if (runs(random) < each.speed.chance)
                        largest = std::max(largest, each.speed.mean * std::exp(spread * error->second -
                                                                               spread * spread / 2));
                }
                sum += largest;
                squares += largest * largest;
            }
            const double mean = sum / draws;
            const double error = std::sqrt((squares / draws - mean * mean) / draws);
            QVERIFY2(std::abs(expectedBest(run) - mean) < 5 * error,
                     qPrintable(QStringLiteral("%1 is not %2").arg(expectedBest(run)).arg(mean)));
        }
        QCOMPARE(expectedBest({}), 0.0);
    }

    void anIntervalHoldsNineInTen() {
        const UncertainSpeed speed =
            uncertainSpeed(100, {.slower = std::exp(nineInTen * 0.2), .faster = 1}, 0.7);
        QCOMPARE(speed.mean, 100.0);
        QVERIFY(std::abs(speed.spread - 0.2 * std::sqrt(1 - sharedError)) < 1e-12);
        QCOMPARE(expected(speed), 70.0);
    }

    // Of runs that compete, each source predicted by a fit to the others, as a plan on a cluster is of which
    // the fit knows nothing.
    void competingRunsShareThatMuchOfTheirErrors() {
        const auto figures = nlohmann::json::parse(test::resourceText("left_out.json"));
        const double shared = figures["source_left_out"]["shared_error"].get<double>();
        QVERIFY2(std::abs(shared - sharedError) < 0.03, qPrintable(QString::number(shared)));
    }

    void theFirstReachesMostAndTheNextAddsMost() {
        const std::vector<PlanToRun> candidates{{surely(99, 0.08), {2}},
                                                {surely(100, 0.05), {1}},
                                                {surely(99.9, 0.05), {1}}, // splits alike: no news
                                                {surely(96, 0.15), {4}},   // less certain, and so worth more
                                                {surely(60, 0.02), {8}}};
        QCOMPARE(indices(proposedOf(candidates, 3)), (Indices{1, 3, 0}));
        QCOMPARE(indices(proposedOf(candidates, 2)), (Indices{1, 3}));
        QCOMPARE(indices(proposedOf(candidates, 1)), (Indices{1}));
        QVERIFY(proposedOf(candidates, 0).empty());
        QVERIFY(proposedOf({}, 3).empty());
        const std::vector<Proposed> proposed = proposedOf(candidates, 2);
        QCOMPARE(proposed[0].expected, expected(candidates[1].speed));
        const std::vector<PlanToRun> both{candidates[1], candidates[3]};
        QCOMPARE(proposed[1].expected, expectedBest(both));
    }

    void ofEqualsTheEarlierIsTaken() {
        const std::vector<PlanToRun> candidates{
            {surely(90, 0.1), {1}}, {surely(100, 0.1), {2}}, {surely(100, 0.1), {4}}};
        QCOMPARE(indices(proposedOf(candidates, 2)), (Indices{1, 2}));
    }

    // Nothing excludes that a plan runs out of memory, but that is no reason to run a slower one as well.
    void oneThatIsSurelyFasterIsEnough() {
        const std::vector<PlanToRun> candidates{{surely(100, 0.01), {1}}, {surely(80, 0.01), {2}}};
        QCOMPARE(indices(proposedOf(candidates, 3)), (Indices{0}));
    }

    void aRiskIsTakenWhereItPromisesMore() {
        const PlanToRun fits{surely(100, 0.05), {1}};
        const auto atRisk = [&](double chance, std::int64_t split) {
            return PlanToRun{{150, 0.05, chance}, {split}, false};
        };
        QCOMPARE(indices(proposedOf(std::vector{fits, atRisk(0.6, 2)}, 3)), (Indices{0, 1}));
        QCOMPARE(indices(proposedOf(std::vector{fits, atRisk(0.015, 2)}, 3)),
                 (Indices{0})); // adds too little
        QCOMPARE(indices(proposedOf(std::vector{fits, atRisk(0.8, 2)}, 3)), (Indices{1, 0}));
        // Should it run out of memory, one that fits is there, also of the same split.
        QCOMPARE(indices(proposedOf(std::vector{fits, atRisk(0.8, 1)}, 3)), (Indices{1, 0}));
        // Where nothing fits, the likeliest.
        QCOMPARE(indices(proposedOf(std::vector{atRisk(0.2, 1), atRisk(0.4, 2)}, 1)), (Indices{1}));
    }

    // A plan that fits, but barely, may promise less than a slower one.
    void theFastestThatFitsNeedNotBeFirst() {
        const std::vector<PlanToRun> candidates{{{100, 0.01, 0.5}, {1}}, {{80, 0.01, 0.99}, {2}}};
        QCOMPARE(indices(proposedOf(candidates, 1)), (Indices{1}));
    }
};

QUADRILLE_TESTS(TestExpectedSpeed)
#include "tst_expected_speed.moc"
