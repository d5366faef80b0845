// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/choices.h"

#include "core/measurements/planning_rules.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

/// Runs of one work on one cluster, and what was predicted of them.
struct Field {
    std::vector<MeasuredRun> runs;
    std::vector<ValidatedRun> predicted;

    /// measured 0: ran out of memory
    void add(const Plan& plan, double measured, double foretold, double oomProbability) {
        MeasuredRun run;
        run.source = "Somebody";
        run.table = "Table 1";
        Scenario scenario = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
        scenario.plan = plan;
        run.scenario = scenario;
        run.outcome = measured > 0 ? Outcome::trained : Outcome::ranOut;
        ValidatedRun seen;
        seen.index = runs.size();
        seen.predicted = Seconds(1);
        seen.predictedRate = FlopsPerSecond(foretold);
        seen.measuredRate = FlopsPerSecond(measured);
        seen.ratio = measured > 0 ? foretold / measured : 0;
        seen.oomProbability = oomProbability;
        seen.ranOut = measured <= 0;
        seen.outcome = run.outcome;
        runs.push_back(run);
        predicted.push_back(seen);
    }
    [[nodiscard]] Choices choices() const { return choicesOf(predicted, pointersTo(runs)); }
};

Plan plan(std::int64_t tp, std::int64_t pp, std::int64_t microBatch) {
    Plan plan = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16).plan;
    plan.tp = tp;
    plan.pp = pp;
    plan.microBatch = microBatch;
    plan.globalBatch = 64;
    plan.sequence = 4096;
    return plan;
}

bool close(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

} // namespace

/// What ways to choose cost, by hand.
class TestChoices : public QObject {
    Q_OBJECT
private slots:
    void everyWayIsHeldAgainstTheFastest() {
        Field field;
        field.add(plan(2, 1, 1), 300, 320, 0.01);
        field.add(plan(4, 1, 1), 400, 310, 0.01); // the fastest, second by prediction
        field.add(plan(8, 1, 1), 200, 150, 0.01);
        field.add(plan(2, 1, 2), 350, 500, 0.4); // predicted best, but may run out
        const ChoiceCosts costs = field.choices().all;
        QCOMPARE(costs.competitions, std::size_t{1});
        QVERIFY(close(costs.of(Chooser::ours).loss, 0.25));
        QVERIFY(close(costs.of(Chooser::two).loss, 0));
        QVERIFY(close(costs.of(Chooser::random).loss, 1 - 312.5 / 400));
        // The smallest TP·CP·PP, of these the largest micro-batch, where the paper's estimate lets it.
        Scenario larger = field.runs[3].scenario;
        const double byPaper = fitsByTheRules(larger) ? 350 : 300;
        QVERIFY(close(costs.of(Chooser::paper).loss, 1 - byPaper / 400));
        for (const Chooser chooser : choosers)
            QCOMPARE(costs.of(chooser).ranOut, 0.0);
    }

    void whatRanOutLostAll() {
        Field field;
        field.add(plan(1, 1, 1), 0, 900, 0.04);
        field.add(plan(2, 1, 1), 100, 200, 0.01);
        field.add(plan(2, 2, 1), 80, 150, 0.01);
        const ChoiceCosts costs = field.choices().all;
        QVERIFY(close(costs.of(Chooser::ours).loss, 1) && close(costs.of(Chooser::ours).ranOut, 1));
        QVERIFY(close(costs.of(Chooser::two).loss, 0));
        QVERIFY(close(costs.of(Chooser::random).loss, (1 + 0 + 0.2) / 3));
        QVERIFY(close(costs.of(Chooser::random).ranOut, 1.0 / 3));
    }

    void fewPlansAreNoChoice() {
        Field field;
        field.add(plan(1, 1, 1), 100, 100, 0.01);
        field.add(plan(2, 1, 1), 90, 80, 0.01);
        QCOMPARE(field.choices().all.competitions, std::size_t{0});
        field.add(plan(4, 1, 1), 0, 80, 0.01);
        QCOMPARE(field.choices().all.competitions, std::size_t{1});
        field.runs.back().outcome = field.predicted.back().outcome = Outcome::failed;
        QCOMPARE(field.choices().all.competitions, std::size_t{0});
        QVERIFY(field.choices().sources.empty());
    }

    void onlyTheSameWorkCompetes() {
        Field field;
        for (const int tp : {1, 2, 4})
            field.add(plan(tp, 1, 1), 100 + tp, 100, 0.01);
        Plan other = plan(8, 1, 1);
        other.sequence = 8192;
        field.add(other, 1000, 1000, 0.01);
        const Choices choices = field.choices();
        QCOMPARE(choices.all.competitions, std::size_t{1});
        QVERIFY(close(choices.all.of(Chooser::random).loss, 1 - (101 + 102 + 104) / 3.0 / 104));
        QCOMPARE(choices.sources.size(), std::size_t{1});
    }
};

QUADRILLE_TESTS(TestChoices)
#include "tst_choices.moc"
