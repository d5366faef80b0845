// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/choices.h"

#include "core/measurements/planning_rules.h"
#include "core/measurements/variation.h"
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

bool equal(double a, double b) {
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
        QVERIFY(equal(costs.of(WayToChoose::ours).loss, 0.25));
        // Without doubt of their speeds only the risk adds something: 0.6 · 500 + 0.4 · 320.
        QVERIFY(equal(costs.of(WayToChoose::two).loss, 1 - 350.0 / 400));
        QVERIFY(equal(costs.of(WayToChoose::random).loss, 1 - 312.5 / 400));
        // The smallest TP·CP·PP, of these the largest micro-batch, where the paper's estimate lets it.
        Scenario larger = field.runs[3].scenario;
        const double byPaper = fitsByTheRules(larger) ? 350 : 300;
        QVERIFY(equal(costs.of(WayToChoose::paper).loss, 1 - byPaper / 400));
        for (const WayToChoose chooser : choosers)
            QCOMPARE(costs.of(chooser).ranOut, 0.0);
    }

    // What may run out of memory counts by what it reaches if it does not: 0.7 · 500 beside 320.
    void aRiskIsTakenWhereItPays() {
        Field field;
        field.add(plan(2, 1, 1), 300, 320, 0.01);
        field.add(plan(4, 1, 1), 200, 310, 0.01);
        field.add(plan(2, 1, 2), 400, 500, 0.3);
        QVERIFY(equal(field.choices().all.of(WayToChoose::ours).loss, 0));
        field.predicted.back().oomProbability = 0.37; // 315
        QVERIFY(equal(field.choices().all.of(WayToChoose::ours).loss, 0.25));
        QVERIFY(equal(field.choices().all.of(WayToChoose::two).loss, 0));
    }

    void whatRanOutLostAll() {
        Field field;
        field.add(plan(1, 1, 1), 0, 900, 0.05);
        field.add(plan(2, 1, 1), 100, 200, 0.01);
        field.add(plan(2, 2, 1), 80, 150, 0.01);
        const ChoiceCosts costs = field.choices().all;
        QVERIFY(equal(costs.of(WayToChoose::ours).loss, 1) && equal(costs.of(WayToChoose::ours).ranOut, 1));
        QVERIFY(equal(costs.of(WayToChoose::two).loss, 0));
        QVERIFY(equal(costs.of(WayToChoose::random).loss, (1 + 0 + 0.2) / 3));
        QVERIFY(equal(costs.of(WayToChoose::random).ranOut, 1.0 / 3));
    }

    /// Two plans, each up or down by a tenth: the truly faster one is measured slower in the one case of four
    /// where it is down and the other up, and loses 1 − 0.9/1.1 there.
    void aFaultlessPredictionLosesByVariation() {
        const std::array alike{100.0, 100.0};
        const double tenth = std::log(1.1);
        const std::array variations{tenth};
        const double expected = (1 - 1 / (1.1 * 1.1)) / 4;
        QVERIFY(std::abs(lossByVariation(alike, variations) - expected) < 0.02);
        QCOMPARE(lossByVariation(alike, {}), 0.0);
        QCOMPARE(lossByVariation(std::array{100.0, 50.0}, variations), 0.0); // too far apart to change places
        QCOMPARE(lossByVariation({}, variations), 0.0);
        // Of runs that vary by nothing beyond their predictions it loses nothing.
        QVERIFY(equal(variationOf({90, 45}, {100, 50}), 0));
        QVERIFY(equal(variationOf({200, 50}, {100, 50}), std::log(2.0) / std::sqrt(2.0)));
        Field field;
        for (const double measured : {100.0, 200.0}) {
            for (const int microBatch : {1, 2, 4, 8, 16})
                for (const int tp : {1, 2, 4, 8}) {
                    Plan one = plan(tp, 1, microBatch);
                    one.zero = measured < 150 ? 0 : 1;
                    field.add(one, measured, 100, 0.01);
                }
        }
        for (ValidatedRun& run : field.predicted)
            run.fitted = false;
        QCOMPARE(field.choices().all.of(WayToChoose::faultless).loss, 0.0);
        for (ValidatedRun& run : field.predicted)
            run.fitted = true;
        // Twenty pairs, each apart by two: some of the forty are up, and what is taken is down half the time.
        const double loss = field.choices().all.of(WayToChoose::faultless).loss;
        const double known = (1 - std::exp(-2 * std::log(2.0) / std::sqrt(2.0))) / 2;
        QVERIFY2(std::abs(loss - known) < 0.05, qPrintable(QString::number(loss)));
        for (ValidatedRun& run : field.predicted)
            if (field.runs[run.index].scenario.plan.tp == 8)
                run.fitted = false; // fifteen pairs are too few
        QCOMPARE(field.choices().all.of(WayToChoose::faultless).loss, 0.0);
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
        QVERIFY(equal(choices.all.of(WayToChoose::random).loss, 1 - (101 + 102 + 104) / 3.0 / 104));
        QCOMPARE(choices.sources.size(), std::size_t{1});
    }
};

QUADRILLE_TESTS(TestChoices)
#include "tst_choices.moc"
