// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/training_cost.h"

#include "core/check/check.h"
#include "core/performance/performance.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <random>

using namespace quadrille;

namespace {

constexpr double minute = 60, hour = 3600, day = 86400;

using test::close;

/// A cluster of one GPU that fails every `between` seconds in the mean.
CostQuestion failing(double between, double checkpoint, double restart, double interval = 0) {
    return {.run = {.failureRate = hour / between,
                    .checkpointSeconds = checkpoint,
                    .restartSeconds = restart,
                    .checkpointInterval = interval}};
}

/// Seconds until one interval is trained and saved: failures come at random, undo it, and begin restarts
/// anew.
double simulatedSegment(std::mt19937_64& random, double between, double checkpoint, double restart,
                        double interval) {
    std::exponential_distribution<double> untilFailure(1 / between);
    double elapsed = 0;
    for (bool restarting = false;;) {
        const double wanted = restarting ? restart : interval + checkpoint;
        const double failure = untilFailure(random);
        if (failure < wanted) {
            elapsed += failure;
            restarting = true;
            continue;
        }
        elapsed += wanted;
        if (!restarting)
            return elapsed;
        restarting = false;
    }
}

} // namespace

class TestTrainingCost : public QObject {
    Q_OBJECT
private slots:
    // The captions of Daly (2006), figures 3 to 5: δ = 5 min, R = 10 min.
    void theBestIntervalIsAsPublished() {
        for (const auto& [between, minutes, decimals] :
             {std::tuple(24 * hour, 117.0, 0), std::tuple(6 * hour, 57.0, 0),
              std::tuple(15 * minute, 9.1, 1)}) {
            // More than one failure an hour is beyond what may be set, though not beyond the formula.
            const Goodput g = goodputOf(failing(between, 5 * minute, 10 * minute), 1);
            const double scale = std::pow(10.0, decimals);
            QCOMPARE(std::round(g.checkpointInterval / minute * scale) / scale, minutes);
        }
    }

    // 419 unexpected interruptions in 54 days, on average one every three hours, and "higher than 90 %
    // effective training time": Grattafiori et al. (2024), section 3.3.4.
    void llama3TrainedNineTenthsOfItsTime() {
        CostQuestion question;
        question.parameters = 405.85e9;
        question.savedBytes = 14;
        const Goodput g = goodputOf(question, 16384);
        QVERIFY(close(g.betweenFailures, 54 * day / 419));
        QVERIFY2(g.share > 0.9 && g.share < 0.95, qPrintable(QString::number(g.share)));
        // All GPUs write: 5.7 TB at 2 TB/s.
        QVERIFY(close(g.checkpointSeconds, 405.85e9 * 14 / 2e12));
    }

    // "Full checkpoint with optimizer states: 2.3 TB", as TiB: the model card of BLOOM.
    void aCheckpointHoldsWeightsAndOptimizer() {
        Scenario s;
        s.model = *findModel(test::models(), "bloom-176b");
        const double tebibytes = checkpointBytesOf(costQuestion(s)) / std::pow(1024.0, 4);
        QVERIFY2(std::abs(tebibytes / 2.3 - 1) < 0.03, qPrintable(QString::number(tebibytes)));
        const double all = checkpointBytesOf(costQuestion(s));
        s.recipe.momentBytes = 2;
        QVERIFY(close(checkpointBytesOf(costQuestion(s)), all * 8 / 14));
        s.recipe.masterWeights = false;
        QVERIFY(close(checkpointBytesOf(costQuestion(s)), all * 4 / 14));
    }

    void theFormulaIsWhatSimulationTakes_data() {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("checkpoint");
        QTest::addColumn<double>("restart");
        QTest::addColumn<double>("interval");
        QTest::newRow("rare") << 24 * hour << 5 * minute << 10 * minute << 117 * minute;
        QTest::newRow("often") << 6 * hour << 5 * minute << 10 * minute << 57 * minute;
        QTest::newRow("all the time") << 15 * minute << 5 * minute << 10 * minute << 9.1 * minute;
        QTest::newRow("far too seldom saved") << 3 * hour << 30.0 << 1 * hour << 10 * hour;
    }
    void theFormulaIsWhatSimulationTakes() {
        QFETCH(double, between);
        QFETCH(double, checkpoint);
        QFETCH(double, restart);
        QFETCH(double, interval);
        std::mt19937_64 random(20061); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same each time
        constexpr int segments = 100'000;
        double sum = 0, squares = 0;
        for (int i = 0; i < segments; ++i) {
            const double taken = simulatedSegment(random, between, checkpoint, restart, interval);
            sum += taken;
            squares += taken * taken;
        }
        const double mean = sum / segments;
        const double error = std::sqrt((squares / segments - mean * mean) / segments);
        const double share = goodputOf(failing(between, checkpoint, restart, interval), 1).share;
        QVERIFY2(
            std::abs(interval / share - mean) < 4 * error,
            qPrintable(QStringLiteral("%1, simulated %2 ± %3").arg(interval / share).arg(mean).arg(error)));
    }

    // The product of three shares is Daly's formula as he writes it.
    void theSharesMultiplyToDalysFormula() {
        QVERIFY(rc::check([] {
            const auto any = [](double least, double most) {
                return least + (most - least) * *rc::gen::inRange(0, 1000) / 1000.0;
            };
            const double M = any(1000, 1e6), delta = any(1, 600), R = any(0, 3600), tau = any(60, 1e5);
            const Goodput g = goodputOf(failing(M, delta, R, tau), 1);
            const double daly = tau / (M * std::exp(R / M) * (std::exp((tau + delta) / M) - 1));
            RC_ASSERT(close(g.share, daly, 1e-9));
            RC_ASSERT(close(g.share, g.notWriting * g.notRepeated * g.notRestarting));
        }));
    }

    // No interval is much better than the one taken as the best.
    void noOtherIntervalIsBetter() {
        for (const double ratio : {1e-6, 1e-4, 1e-2, 0.1, 0.5, 1.0}) { // δ ÷ M
            const double M = 10 * hour, delta = ratio * M;
            const Goodput best = goodputOf(failing(M, delta, 0), 1);
            for (double factor = 0.05; factor < 20; factor *= 1.01) {
                const Goodput other = goodputOf(failing(M, delta, 0, factor * best.checkpointInterval), 1);
                QVERIFY(other.share <= best.share * (1 + 1e-3));
            }
            // Young (1974), where a checkpoint is short against the time between failures.
            if (ratio <= 1e-4)
                QVERIFY(close(best.checkpointInterval, std::sqrt(2 * delta * M), std::sqrt(ratio)));
        }
        // Where writing takes as long as failures leave.
        QCOMPARE(goodputOf(failing(hour, 2 * hour, 0), 1).checkpointInterval, hour);
    }

    void withoutFailuresOnlyCheckpointsTakeTime() {
        CostQuestion question{.run = {.failureRate = 0}, .parameters = 1e9, .savedBytes = 14};
        const Goodput g = goodputOf(question, 1024);
        QCOMPARE(g.share, 1.0);
        QVERIFY(std::isinf(g.betweenFailures) && std::isinf(g.checkpointInterval));
        question.run.checkpointInterval = 900;
        question.run.checkpointSeconds = 100;
        QCOMPARE(goodputOf(question, 1024).share, 0.9);
        // What hardly ever fails comes near.
        question.run.failureRate = 1e-300;
        QVERIFY(close(goodputOf(question, 1024).share, 0.9));
        question.run.checkpointInterval = 0;
        QVERIFY(close(goodputOf(question, 1024).share, 1.0));
    }

    // More failures, longer checkpoints and restarts, more GPUs: less time that trains.
    void whateverTakesTimeLowersTheGoodput() {
        QVERIFY(rc::check([] {
            CostQuestion question;
            question.parameters = 1e9;
            question.savedBytes = 14;
            question.run.failureRate = 1e-6 * *rc::gen::inRange(1, 100);
            question.run.checkpointSeconds = *rc::gen::inRange(1, 600);
            question.run.restartSeconds = *rc::gen::inRange(1, 3600);
            question.run.checkpointInterval = *rc::gen::inRange(60, 10'000);
            const std::int64_t gpus = *rc::gen::inRange(1, 20'000);
            const double share = goodputOf(question, gpus).share;
            RC_ASSERT(share > 0 && share < 1);
            RC_ASSERT(goodputOf(question, 2 * gpus).share < share);
            for (double TrainingRun::*what :
                 {&TrainingRun::failureRate, &TrainingRun::checkpointSeconds, &TrainingRun::restartSeconds}) {
                CostQuestion more = question;
                more.run.*what *= 1.5;
                RC_ASSERT(goodputOf(more, gpus).share < share);
            }
        }));
    }

    void costsFollowTheTokens() {
        Scenario s = test::llama70b();
        s.run = {.tokens = 15e12, .pricePerGpuHour = 2.5};
        s.cluster.gpu.boardWatts = 700;
        const Performance p = performanceOf(s);
        const auto costOf = [&] { return trainingCost(costQuestion(s), p.gpus, p.tokensPerSecondPerGpu()); };
        const TrainingCost cost = costOf();
        QVERIFY(close(*cost.days * day * p.tokensPerSecond() * cost.goodput.share, 15e12, 1e-9));
        QVERIFY(close(*cost.gpuHours, *cost.days * 24 * 256));
        QVERIFY(close(*cost.price, 2.5 * *cost.gpuHours));
        QVERIFY(close(*cost.energyKwh, 0.7 * *cost.gpuHours));
        s.run.failureRate = 0;
        QVERIFY(close(*costOf().days * day * p.tokensPerSecond(), 15e12, 1e-9));
        s.run.pricePerGpuHour = 0;
        s.cluster.gpu.boardWatts.reset();
        QVERIFY(!costOf().price && !costOf().energyKwh && costOf().days);
        s.run.tokens = 0;
        QVERIFY(!costOf().days && !costOf().gpuHours);
    }

    // A share, whatever is set; never more than the checkpoints alone leave.
    void absurdSizesHaveAShareToo() {
        QVERIFY(rc::check([] {
            CostQuestion question{.run = test::anyRun(),
                                  .parameters = static_cast<double>(test::anySize()) * 1e6,
                                  .savedBytes = 14};
            const std::int64_t gpus = test::anySize();
            const Goodput g = goodputOf(question, gpus);
            for (const double share : {g.share, g.notWriting, g.notRepeated, g.notRestarting})
                RC_ASSERT(share >= 0 && share <= 1); // which no NaN is
            RC_ASSERT(g.checkpointInterval > 0 && g.checkpointSeconds > 0);
        }));
    }

    void whatIsOutOfRangeIsNamed() {
        for (double TrainingRun::*what :
             {&TrainingRun::tokens, &TrainingRun::pricePerGpuHour, &TrainingRun::failureRate,
              &TrainingRun::checkpointSeconds, &TrainingRun::storageGbps, &TrainingRun::restartSeconds,
              &TrainingRun::checkpointInterval}) {
            for (const double value : {-1.0, 1e30, std::nan("")}) {
                Scenario s = test::llama70b();
                QVERIFY(runnable(s));
                s.run.*what = value;
                QVERIFY(!runnable(s));
                const auto found = check(s);
                QVERIFY(std::ranges::any_of(found, [](const Diagnostic& d) { return d.rule == "in-range"; }));
            }
        }
    }
};

QUADRILLE_TESTS(TestTrainingCost)
#include "tst_training_cost.moc"
