// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/worth_running.h"

#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
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
    std::uniform_real_distribution<double> runs;
    double sum = 0, squares = 0;
    for (int i = 0; i < draws; ++i) {
        double largest = 0;
        for (const UncertainSpeed& each : speeds) {
            const double speed =
                each.mean * std::exp(each.spread * normal(random) - each.spread * each.spread / 2);
            if (each.chance == 1 || runs(random) < each.chance)
                largest = std::max(largest, speed);
        }
        sum += largest;
        squares += largest * largest;
    }
    const double mean = sum / draws;
    return {mean, std::sqrt((squares / draws - mean * mean) / draws)};
}

PlanSpace space() {
    const Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
    const std::vector<const Setting*> settings{findSetting("tp"), findSetting("pp"), findSetting("mbs")};
    return planSpace(s, settings);
}

/// Of a place on each axis, with an interval of ± that factor.
Contender contender(const PlanSpace& space, std::vector<std::uint32_t> places, double predicted,
                    double factor) {
    return {space.number(places), predicted * factor, predicted};
}

} // namespace

/// Which plans to run first.
class TestWorthRunning : public QObject {
    Q_OBJECT
private slots:
    void expectedLargestIsThatOfManyDraws() {
        for (const std::vector<UncertainSpeed>& speeds :
             {std::vector<UncertainSpeed>{{100, 0.1}, {95, 0.1}},
              std::vector<UncertainSpeed>{{100, 0.02}, {99, 0.3}},
              std::vector<UncertainSpeed>{{100, 0.1}, {95, 0.1}, {90, 0.2}},
              std::vector<UncertainSpeed>{{100, 0.1}, {130, 0.1, 0.7}},
              std::vector<UncertainSpeed>{{100, 0.1}, {130, 0.2, 0.6}, {160, 0.1, 0.5}},
              std::vector<UncertainSpeed>{{100, 0.1, 0.8}},
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

    void theFirstIsTheFastestAndTheNextGainsMost() {
        const PlanSpace plans = space();
        const std::vector<Contender> contenders{
            contender(plans, {0, 0, 0}, 100, 1.1),  // TP 1
            contender(plans, {0, 0, 1}, 99.9, 1.1), // splits alike: no news
            contender(plans, {1, 0, 0}, 97, 1.1),
            contender(plans, {2, 0, 0}, 96, 1.3), // less certain, and so worth more
            contender(plans, {3, 0, 0}, 60, 1.05)};
        const std::vector<WorthRunning> worth = worthRunning(plans, contenders);
        QCOMPARE(worth.size(), std::size_t{3});
        QCOMPARE(worth[0].number, contenders[0].number);
        QCOMPARE(worth[0].gain, 0.0);
        QCOMPARE(worth[1].number, contenders[3].number);
        QCOMPARE(worth[2].number, contenders[2].number);
        QVERIFY(worth[1].gain > leastWorthGain && worth[2].gain > worth[1].gain);
        const auto speed = [](const Contender& each) {
            return uncertainSpeed(each.predicted, each.highest / each.predicted, 1);
        };
        const std::vector<UncertainSpeed> two{speed(contenders[0]), speed(contenders[3])};
        QVERIFY(std::abs(worth[1].gain - (expectedLargest(two) / 100 - 1)) < 1e-12);
    }

    // One that may run out of memory is worth what it gains where it does not, and comes first where that is
    // more to be expected than what fits.
    void aRiskIsWorthWhatItMayGain() {
        const PlanSpace plans = space();
        Contender risky = contender(plans, {1, 0, 0}, 150, 1.1);
        risky.chance = 0.6;
        risky.fits = false;
        const std::vector<Contender> contenders{contender(plans, {0, 0, 0}, 100, 1.1), risky};
        const std::vector<WorthRunning> worth = worthRunning(plans, contenders);
        QCOMPARE(worth.size(), std::size_t{2});
        QCOMPARE(worth[0].number, contenders[0].number);
        QCOMPARE(worth[0].chance, 1.0);
        QCOMPARE(worth[1].chance, 0.6);
        // It is all but surely the faster one where it runs.
        QVERIFY(std::abs(worth[1].gain - 0.6 * 0.5) < 0.005);
        QCOMPARE(worth[1].expected, 90.0);
        risky.chance = 0.8;
        const std::vector<WorthRunning> other = worthRunning(plans, std::vector{contenders[0], risky});
        QCOMPARE(other.size(), std::size_t{2});
        QCOMPARE(other[0].number, risky.number);
        QCOMPARE(other[0].expected, 120.0);
        // Should it run out of memory, the one that fits is there.
        QVERIFY(std::abs(other[1].gain - (0.8 * 150 + 0.2 * 100 - 120) / 120) < 0.005);
        risky.chance = 0.005;
        QCOMPARE(worthRunning(plans, std::vector{contenders[0], risky}).size(), std::size_t{1});
    }

    // Of runs that compete, each source predicted by a fit to the others, as a plan on a cluster is of which
    // the fit knows nothing.
    void competingRunsShareThatMuchOfTheirErrors() {
        const auto figures = nlohmann::json::parse(test::resourceText("left_out.json"));
        const double shared = figures["source_left_out"]["shared_error"].get<double>();
        QVERIFY2(std::abs(shared - sharedError) < 0.03, qPrintable(QString::number(shared)));
    }

    void oneThatIsSurelyFasterIsEnough() {
        const PlanSpace plans = space();
        const std::vector<Contender> contenders{contender(plans, {0, 0, 0}, 100, 1.01),
                                                contender(plans, {1, 0, 0}, 80, 1.01)};
        QCOMPARE(worthRunning(plans, contenders).size(), std::size_t{1});
        QVERIFY(worthRunning(plans, std::vector<Contender>{}).empty());
    }
};

QUADRILLE_TESTS(TestWorthRunning)
#include "tst_worth_running.moc"
