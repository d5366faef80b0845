// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/worth_running.h"

#include "core/check/check.h"
#include "core/memory/zone.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <cmath>

using namespace quadrille;

namespace {

PlanSpace runSpace() {
    const Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
    const std::vector<const Setting*> settings{findSetting("tp"), findSetting("pp"), findSetting("mbs")};
    return planSpace(s, settings);
}

/// Of a place on each axis, with an interval of ± that factor.
Contender contender(const PlanSpace& space, std::vector<std::uint32_t> places, double predicted,
                    double factor) {
    return {.number = space.number(places),
            .predicted = predicted,
            .interval = {.slower = factor, .faster = factor}};
}

} // namespace

/// Which plans of a space to run first.
class TestWorthRunning : public QObject {
    Q_OBJECT
private slots:
    // Plans are told apart by how they split, and gains are against the fastest that fits.
    void gainsAreAgainstTheFastestThatFits() {
        const PlanSpace plans = runSpace();
        const std::vector<Contender> contenders{contender(plans, {0, 0, 0}, 100, 1.3),  // TP 1
                                                contender(plans, {0, 0, 1}, 99.9, 1.3), // splits alike
                                                contender(plans, {2, 0, 0}, 96, 1.3)};
        const std::vector<WorthRunning> worth = worthRunning(plans, contenders);
        QCOMPARE(worth.size(), std::size_t{2});
        QCOMPARE(worth[0].number, contenders[0].number);
        QCOMPARE(worth[0].gain, 0.0);
        QCOMPARE(worth[1].number, contenders[2].number);
        const StepInterval interval{.slower = 1.3, .faster = 1.3};
        const std::vector<UncertainSpeed> two{uncertainSpeed(100, interval, 1),
                                              uncertainSpeed(96, interval, 1)};
        QVERIFY(std::abs(worth[1].gain - (expectedLargest(two) / 100 - 1)) < 1e-12);
    }

    // Beside the peak an interval ends early; what the error of a prediction may be, it says all the same.
    void aPlanIsNoSurerForBeingNearThePeak() {
        const PlanSpace plans = runSpace();
        std::vector<Contender> contenders{contender(plans, {0, 0, 0}, 100, 1.8),
                                          contender(plans, {2, 0, 0}, 96, 1.8)};
        const double gain = worthRunning(plans, contenders).at(1).gain;
        for (Contender& each : contenders) {
            each.interval.faster = 1.1;
            QCOMPARE(each.highest(), 1.1 * each.predicted);
        }
        QCOMPARE(worthRunning(plans, contenders).at(1).gain, gain);
    }

    void aRiskComesFirstWhereItPromisesMore() {
        const PlanSpace plans = runSpace();
        Contender risky = contender(plans, {1, 0, 0}, 150, 1.01);
        risky.chance = 0.8;
        risky.fits = false;
        const std::vector<Contender> contenders{contender(plans, {0, 0, 0}, 100, 1.01), risky};
        const std::vector<WorthRunning> worth = worthRunning(plans, contenders);
        QCOMPARE(worth.size(), std::size_t{2});
        QCOMPARE(worth[0].number, risky.number);
        QCOMPARE(worth[0].expected, 120.0);
        QCOMPARE(worth[0].chance, 0.8);
        QVERIFY(!worth[0].fits && worth[1].fits);
        QVERIFY(std::abs(worth[0].gain - 0.2) < 1e-12);
        // Should it run out of memory, the one that fits is there.
        QVERIFY(std::abs(worth[1].gain - (0.8 * 1.5 + 0.2 - 1)) < 0.005);
        QCOMPARE(worthRunning(plans, std::vector{risky}).front().gain, 0.0); // nothing fits
        QVERIFY(worthRunning(plans, std::vector<Contender>{}).empty());
    }

    // What a search finds: nothing that was looked at can be expected to reach more than the first.
    void noPlanOfASearchPromisesMoreThanTheFirst() {
        Scenario base = test::training("llama-2-13b", 16, 64, 4096);
        base.recipe.framework = test::framework("nanotron");
        bool risky = false;
        for (const double most : {0.05, 0.5})
            for (const std::int64_t sequence : {4096, 8192, 12288}) {
                base.plan.sequence = sequence;
                const std::vector<const Setting*> settings{findSetting("tp"), findSetting("pp"),
                                                           findSetting("mbs"), findSetting("zero")};
                const PlanSpace plans = planSpace(base, settings);
                PlanSearchOptions options;
                options.top = 1;
                options.mostOomProbability = most;
                options.weighsRisks = true;
                const PlanSearchAnswer answer = searchPlans(base, plans, options);
                const std::vector<WorthRunning> worth = worthRunning(plans, answer);
                QVERIFY(!worth.empty());
                risky = risky || !worth.front().fits;
                double largest = 0;
                for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(plans.size()); ++number) {
                    const Scenario plan = planAt(base, plans, plans.places(number));
                    if (!runnable(plan))
                        continue;
                    const Glance seen = glance(Resolved(plan));
                    if (*seen.oomProbability <= yellowProbability)
                        largest = std::max(largest, expectedThroughput(seen));
                }
                QVERIFY(std::abs(worth.front().expected / largest - 1) < 1e-9);
                QVERIFY(worth.front().gain >= 0);
            }
        QVERIFY(risky);
    }
};

QUADRILLE_TESTS(TestWorthRunning)
#include "tst_worth_running.moc"
