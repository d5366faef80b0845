// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/explain_memory.h"
#include "core/memory/detailed/oom.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <map>
#include <set>

using namespace quadrille;

namespace {

struct Labelled {
    int table = 0;
    OomRun run;
};

/// The 264 measured cells of Tables 3, 4 and 6, as the detailed estimator sees them.
const std::vector<Labelled>& labelledRuns() {
    static const auto all = [] {
        std::vector<Labelled> runs;
        for (const int number : {3, 4, 6}) {
            const PublishedTable& table = test::table(number);
            for (std::size_t row = 0; row < table.rows.size(); ++row)
                for (std::size_t column = 0; column < table.columns.size(); ++column) {
                    const auto& cell = table.cell(row, column);
                    if (!cell)
                        continue;
                    Scenario s = scenarioOf(table, row, column, test::models(), test::gpus());
                    s.estimator = Estimator::detailed;
                    s.recipe.framework = test::framework("megatron");
                    runs.push_back({number, {oomFeatures(s, detailedFullest(s)), !cell->printed}});
                }
        }
        return runs;
    }();
    return all;
}

/// Megatron-Core with an allocator that reserves this share beyond what is allocated.
Framework fragmenting(double share) {
    Framework framework = test::framework("megatron");
    framework.outside.fragmentation = share;
    return framework;
}

std::vector<OomRun> runsWhere(auto condition) {
    std::vector<OomRun> runs;
    for (const Labelled& each : labelledRuns())
        if (condition(each.table))
            runs.push_back(each.run);
    return runs;
}

struct Score {
    double right = 0; ///< share on the right side of 50 %
    double brier = 0;
    double leastOfThoseThatRanOut = 1;
};

Score scoreOf(const OomModel& model, const std::vector<OomRun>& runs) {
    Score score;
    for (const OomRun& run : runs) {
        const double p = model.probability(run.features);
        const double outcome = run.ranOut ? 1 : 0;
        score.right += (p > 0.5) == run.ranOut ? 1 : 0;
        score.brier += (p - outcome) * (p - outcome);
        if (run.ranOut)
            score.leastOfThoseThatRanOut = std::min(score.leastOfThoseThatRanOut, p);
    }
    score.right /= static_cast<double>(runs.size());
    score.brier /= static_cast<double>(runs.size());
    return score;
}

} // namespace

/// The calibrated probability of running out of memory, on the runs it was calibrated on and beyond.
class TestOom : public QObject {
    Q_OBJECT
private slots:
    void allRunsAreThere() {
        const auto all = runsWhere([](int) { return true; });
        QCOMPARE(all.size(), std::size_t{264});
        QCOMPARE(std::count_if(all.begin(), all.end(), [](const OomRun& r) { return r.ranOut; }), 105);
    }

    void theModelIsTheFitToTheseRuns() {
        const OomModel fitted = fitOom(runsWhere([](int) { return true; }));
        const auto& kept = publishedOomModel().coefficients;
        bool agree = true;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            qInfo("coefficient %zu: fitted %.10g, kept %.10g", i, fitted.coefficients[i], kept[i]);
            agree = agree && std::abs(fitted.coefficients[i] - kept[i]) <= 1e-6 * std::abs(kept[i]);
        }
        QVERIFY(agree);
    }

    void itTellsRunsApart() {
        const auto all = runsWhere([](int) { return true; });
        const Score score = scoreOf(publishedOomModel(), all);
        qInfo("right %.4f, Brier score %.4f, least of those that ran out %.3f", score.right, score.brier,
              score.leastOfThoseThatRanOut);
        QVERIFY(score.right >= 0.98);
        QVERIFY(score.brier <= 0.015);
        QVERIFY(score.leastOfThoseThatRanOut >= 0.05);
    }

    // What the zones promise, held to what the runs did.
    void noGreenRunRanOutAndNoRedOneRan() {
        int green = 0, yellow = 0, red = 0;
        for (const Labelled& each : labelledRuns()) {
            const double p = publishedOomModel().probability(each.run.features);
            if (p <= greenProbability) {
                ++green;
                QVERIFY(!each.run.ranOut);
            } else if (p > yellowProbability) {
                ++red;
                QVERIFY(each.run.ranOut);
            } else {
                ++yellow;
            }
        }
        QCOMPARE(green + yellow + red, 264);
        QVERIFY(yellow < green && yellow < red); // few are left in doubt
    }

    void itTellsRunsOfAnUnseenTableApart() {
        double right = 0, brier = 0, least = 1;
        std::size_t count = 0;
        for (const int held : {3, 4, 6}) {
            const OomModel fitted = fitOom(runsWhere([held](int table) { return table != held; }));
            const auto unseen = runsWhere([held](int table) { return table == held; });
            const Score score = scoreOf(fitted, unseen);
            qInfo("table %d held out: right %.4f, Brier score %.4f, least %.3f", held, score.right,
                  score.brier, score.leastOfThoseThatRanOut);
            const auto size = static_cast<double>(unseen.size());
            right += score.right * size;
            brier += score.brier * size;
            least = std::min(least, score.leastOfThoseThatRanOut);
            count += unseen.size();
        }
        const auto size = static_cast<double>(count);
        qInfo("leave one table out: right %.4f, Brier score %.4f", right / size, brier / size);
        QVERIFY(right / size >= 0.97);
        QVERIFY(brier / size <= 0.02);
        QVERIFY(least >= 0.05);
    }

    void aFitSolvesItsOwnEquations() {
        // Σ (y − p) = 0: with a free intercept the model expects as many failures as there were.
        const auto all = runsWhere([](int) { return true; });
        const OomModel fitted = fitOom(all);
        double expected = 0, seen = 0;
        for (const OomRun& run : all) {
            expected += (fitted.probability(run.features) - oomLapse) / (1 - 2 * oomLapse); // what is fitted
            seen += run.ranOut ? 1 : 0;
        }
        QVERIFY(std::abs(expected - seen) < 1e-6);
    }

    void aFitNeedsBothKinds() {
        std::vector<OomRun> runs(5);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)fitOom(runs));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)fitOom({}));
    }

    void moreMemoryNeverMakesItWorse() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            s.estimator = Estimator::detailed;
            s.recipe.framework = *rc::gen::elementOf(test::frameworks());
            const double before = glance(s).oomProbability.value();
            RC_ASSERT((before >= 0 && before <= 1));
            s.cluster.gpu.memory = s.cluster.gpu.memory * 1.5;
            RC_ASSERT(glance(s).oomProbability.value() <= before);
            RC_ASSERT(analyzeWithoutTimeline(s).memory->oomProbability == glance(s).oomProbability);
        }));
    }

    // Tensors of half the GPU, reserved more than twice over, cannot fit; and no run showed what less than
    // the usual fragmentation would save.
    void assumedFragmentationCounts() {
        for (const Framework& each : test::frameworks())
            QCOMPARE(each.outside.fragmentation, usualFragmentation);
        Scenario s = test::llama70b();
        s.estimator = Estimator::detailed;
        s.recipe.framework = fragmenting(usualFragmentation);
        s.cluster.gpu.memory = 2 * detailedFullest(s).total();
        QVERIFY(glance(s).oomProbability.value() < greenProbability);
        const double usual = glance(s).oomProbability.value();
        s.recipe.framework = fragmenting(0);
        QCOMPARE(glance(s).oomProbability.value(), usual);
        s.recipe.framework = fragmenting(1.2);
        QVERIFY(glance(s).oomProbability.value() > yellowProbability);
        QCOMPARE(glance(s).zone, Zone::red);
    }

    void theBandSaysTheSameAsTheProbability() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            RC_ASSERT(!oomBand(s));
            s.estimator = Estimator::detailed;
            s.recipe.framework = fragmenting(*rc::gen::inRange(0, 12) / 10.0);
            const OomBand band = oomBand(s).value();
            RC_ASSERT((band.unlikely <= band.even && band.even <= band.likely));
            const Bytes total = detailedFullest(s).total();
            const double probability = glance(s).oomProbability.value();
            RC_ASSERT((total > band.likely) == (probability > 0.95));
            RC_ASSERT((total > band.even) == (probability > 0.5));
            RC_ASSERT((total > band.unlikely) == (probability > 0.05));
        }));
    }

    // The odds that are written out, with what the framework's runs add, give the probability.
    void theExplanationGivesTheProbability() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            s.estimator = Estimator::detailed;
            s.recipe.framework =
                test::framework(*rc::gen::element("megatron", "nanotron", "deepspeed", "fsdp"));
            RC_PRE(runnable(s));
            const Explanation explanation = detailed::explainProbability(Resolved(s));
            const double z = explanation.steps.at(1).value;
            RC_ASSERT(std::abs(explanation.steps.front().value - (0.01 + 0.98 / (1 + std::exp(-z)))) < 1e-9);
            RC_ASSERT(explanation.steps.front().value == glance(s).oomProbability.value());
        }));
    }
};

QUADRILLE_TESTS(TestOom)
#include "tst_oom.moc"
