// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/accuracy.h"
#include "core/measurements/baselines.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;

namespace {

bool same(double a, double b, double tolerance = 1e-12) {
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

/// The runs of Fujii et al. (2024), Tables 3, 4 and 6, that did not run out of memory.
std::vector<RatedRun> publishedRates() {
    std::vector<RatedRun> runs;
    for (const int number : {3, 4, 6}) {
        const PublishedTable& table = test::table(number);
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const auto& cell = table.cell(row, column);
                if (!cell || !cell->printed)
                    continue;
                const PublishedRow& plan = table.rows[row];
                runs.push_back({.rate = *cell->printed * 1e12,
                                .peak = number == 4 ? 989e12 : 312e12,
                                .modelParallel = plan.tp * plan.cp * plan.pp,
                                .microBatch = plan.microBatch,
                                .group = std::to_string(number)});
            }
    }
    return runs;
}

std::vector<std::int64_t> publishedGpus() {
    std::vector<std::int64_t> gpus;
    for (const int number : {3, 4, 6}) {
        const PublishedTable& table = test::table(number);
        for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
            if (table.cells[cell] && table.cells[cell]->printed)
                gpus.push_back(table.columns[cell % table.columns.size()]);
    }
    return gpus;
}

/// Accuracy of rates of ours for those runs, of one table (or of all where it is empty).
Accuracy published(std::vector<double> (*rates)(std::span<const RatedRun>), const std::string& table = {}) {
    const auto runs = publishedRates();
    const auto gpus = publishedGpus();
    const auto predicted = rates(runs);
    std::vector<Prediction> predictions;
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (table.empty() || runs[i].group == table)
            predictions.push_back({predicted[i], runs[i].rate, runs[i].group, gpus[i], {}});
    return accuracyOf(predictions);
}

} // namespace

class TestAccuracy : public QObject {
    Q_OBJECT

private slots:
    void rankCorrelationByHand();
    void rankCorrelationIsThatOfOrders();
    void errorsByHand();
    void lossByHand();
    void onlyTheSameWorkCompetes();
    void nothingWithoutPredictions();
    void aFactorPerGroupChangesOnlyTheUnscaledError();
    void constantIsTheMeanOfTheOthers();
    void ruleFollowsItsExponents();
    void ruleOnThePublishedRuns();
    void constantOnThePublishedRuns();
};

void TestAccuracy::rankCorrelationByHand() {
    const std::vector<double> a{1, 2, 3, 4, 5};
    QVERIFY(same(rankCorrelation(a, a), 1));
    QVERIFY(same(rankCorrelation(a, std::vector<double>{5, 4, 3, 2, 1}), -1));
    // 1 − 6·Σd² ÷ (n(n² − 1)) with d = 1, −1, 0, 1, −1: 1 − 24/120.
    QVERIFY(same(rankCorrelation(a, std::vector<double>{20, 10, 30, 50, 40}), 0.8));
    // Ties: ranks 0.5 0.5 2 3 against 0 1 2 3. Σxy − n·x̄·ȳ = 4.5, Σxx = 4.5, Σyy = 5.
    QVERIFY(same(rankCorrelation(std::vector<double>{7, 7, 8, 9}, std::vector<double>{1, 2, 3, 4}),
                 4.5 / std::sqrt(4.5 * 5)));
    QCOMPARE(rankCorrelation(std::vector<double>{7, 7, 7}, std::vector<double>{1, 2, 3}), 0.0);
    QCOMPARE(rankCorrelation({}, {}), 0.0);
}

void TestAccuracy::rankCorrelationIsThatOfOrders() {
    QVERIFY(rc::check("a monotone map changes nothing, a falling one the sign", [] {
        const auto count = *rc::gen::inRange<std::size_t>(2, 20);
        const auto number = rc::gen::inRange(1, 30);
        const auto a = *rc::gen::container<std::vector<int>>(count, number);
        const auto b = *rc::gen::container<std::vector<int>>(count, number);
        std::vector<double> x(a.begin(), a.end()), y(b.begin(), b.end()), up, down;
        for (const double each : x) {
            up.push_back(std::exp(each / 3));
            down.push_back(1 / each);
        }
        const double plain = rankCorrelation(x, y);
        RC_ASSERT(plain >= -1 - 1e-12 && plain <= 1 + 1e-12);
        RC_ASSERT(same(rankCorrelation(up, y), plain));
        RC_ASSERT(same(rankCorrelation(down, y), -plain));
        RC_ASSERT(same(rankCorrelation(y, x), plain));
    }));
}

void TestAccuracy::errorsByHand() {
    // Group a: ratios 1.1, 0.9, 1.3; the factor 1 ÷ 1.1 is the median of measured ÷ predicted.
    const std::vector<Prediction> predictions{
        {110, 100, "a", 8, {}}, {90, 100, "a", 8, {}}, {130, 100, "a", 16, {}}, {50, 100, "b", 8, {}}};
    const Accuracy accuracy = accuracyOf(predictions);
    QCOMPARE(accuracy.runs, std::size_t{4});
    QVERIFY(same(accuracy.meanError, (0.1 + 0.1 + 0.3 + 0.5) / 4));
    QVERIFY(same(accuracy.meanErrorScaled, (0 + (1 - 0.9 / 1.1) + (1.3 / 1.1 - 1) + 0) / 4));
    QCOMPARE(accuracy.competitions, std::size_t{0});
    QCOMPARE(accuracy.loss, 0.0);
    QCOMPARE(accuracy.rankCorrelation, 0.0);
}

void TestAccuracy::lossByHand() {
    const std::vector<Prediction> predictions{
        // takes the one measured 90 of 100 reachable: 10 %
        {9, 90, "a", 8, {}},
        {8, 100, "a", 8, {}},
        {7, 80, "a", 8, {}},
        // two are predicted alike and best, one the best and one the worst: (0 + 20) ÷ 2 %
        {9, 100, "a", 16, {}},
        {9, 80, "a", 16, {}},
        {8, 90, "a", 16, {}},
        // two are no competition
        {9, 1, "b", 8, {}},
        {8, 100, "b", 8, {}}};
    const Accuracy accuracy = accuracyOf(predictions);
    QCOMPARE(accuracy.competitions, std::size_t{2});
    QVERIFY(same(accuracy.loss, 0.10));
    // Orders 2 1 0 against 1 2 0: 1 − 6·2 ÷ 24; and 1.5 1.5 0 against 2 0 1: 0.
    QVERIFY(same(accuracy.rankCorrelation, (0.5 + 0) / 2));
}

void TestAccuracy::onlyTheSameWorkCompetes() {
    std::vector<Prediction> predictions{{1, 1, "a", 8, "7B"}, {2, 2, "a", 8, "7B"}, {3, 3, "a", 8, "13B"}};
    QCOMPARE(accuracyOf(predictions).competitions, std::size_t{0});
    predictions[2].competition.work = "7B";
    QCOMPARE(accuracyOf(predictions).competitions, std::size_t{1});
}

void TestAccuracy::nothingWithoutPredictions() {
    QCOMPARE(accuracyOf({}), Accuracy{});
}

void TestAccuracy::aFactorPerGroupChangesOnlyTheUnscaledError() {
    QVERIFY(rc::check("scaling a group", [] {
        const auto rates = *rc::gen::container<std::vector<int>>(12, rc::gen::inRange(50, 200));
        const double factor = *rc::gen::element(0.25, 0.5, 2.0, 8.0); // exact in binary
        std::vector<Prediction> plain, scaled;
        for (std::size_t i = 0; i < 6; ++i) {
            const Prediction each{static_cast<double>(rates[i]),
                                  static_cast<double>(rates[i + 6]),
                                  i % 2 == 0 ? "a" : "b",
                                  8,
                                  {}};
            plain.push_back(each);
            scaled.push_back(each);
            if (each.competition.group == "a")
                scaled.back().predicted *= factor;
        }
        const Accuracy one = accuracyOf(plain), other = accuracyOf(scaled);
        RC_ASSERT(same(one.meanErrorScaled, other.meanErrorScaled));
        RC_ASSERT(same(one.loss, other.loss));
        RC_ASSERT(same(one.rankCorrelation, other.rankCorrelation));
        RC_ASSERT(one.loss >= 0 && one.loss < 1);
    }));
}

void TestAccuracy::constantIsTheMeanOfTheOthers() {
    // Shares of the peak: a 0.5 and 0.5, b 0.4, c 0.1. Without b: (0.5·0.5·0.1)^⅓.
    std::vector<RatedRun> runs{
        {50, 100, 1, 1, "a"}, {100, 200, 2, 1, "a"}, {40, 100, 4, 1, "b"}, {100, 1000, 8, 1, "c"}};
    const auto rates = constantRates(runs);
    QVERIFY(same(rates[0], 100 * std::sqrt(0.4 * 0.1)));
    QVERIFY(same(rates[1], 200 * std::sqrt(0.4 * 0.1)));
    QVERIFY(same(rates[2], 100 * std::cbrt(0.5 * 0.5 * 0.1)));
    QVERIFY(same(rates[3], 1000 * std::cbrt(0.5 * 0.5 * 0.4)));
    const auto alone = constantRates(std::span(runs).first(2));
    QVERIFY(same(alone[0], 50));
    QVERIFY(same(alone[1], 100));
    // Nothing is fitted to b, which is still predicted.
    runs[2].fitted = false;
    QVERIFY(same(constantRates(runs)[0], 100 * 0.1));
    QVERIFY(same(constantRates(runs)[2], rates[2]));
}

void TestAccuracy::ruleFollowsItsExponents() {
    const RatedRun one{1, 1, 1, 1, {}}, split{1, 1, 16, 1, {}}, large{1, 1, 1, 4, {}};
    QCOMPARE(ruleShape(one), 1.0);
    QVERIFY(same(ruleShape(split), 0.5));
    QVERIFY(same(ruleShape(large), std::exp(0.05 * std::log(4.0))));
    // What the rule itself made, it predicts without error from other tables.
    std::vector<RatedRun> runs;
    for (const std::int64_t size : {1, 2, 4, 8, 16, 32})
        runs.push_back({0, size < 8 ? 100.0 : 300.0, size, 32 / size, size < 8 ? "a" : "b"});
    for (RatedRun& run : runs)
        run.rate = 0.6 * run.peak * ruleShape(run);
    const auto rates = ruleRates(runs);
    for (std::size_t i = 0; i < runs.size(); ++i)
        QVERIFY(same(rates[i], runs[i].rate));
}

void TestAccuracy::ruleOnThePublishedRuns() {
    QCOMPARE(published(ruleRates).runs, std::size_t{159});
    // Computed apart from this program, from the printed cells, with the median as factor of a table.
    QVERIFY(same(published(ruleRates, "3").meanErrorScaled, 0.080284, 1e-5));
    QVERIFY(same(published(ruleRates, "4").meanErrorScaled, 0.038089, 1e-5));
    QVERIFY(same(published(ruleRates, "6").meanErrorScaled, 0.075958, 1e-5));
    QVERIFY(same(published(ruleRates).meanErrorScaled, 0.063980, 1e-5));
    QVERIFY(same(published(ruleRates, "3").loss, 0.008395, 1e-4));
    QVERIFY(same(published(ruleRates, "4").loss, 0.023218, 1e-4));
    QVERIFY(same(published(ruleRates, "6").loss, 0.044677, 1e-4));
    QCOMPARE(published(ruleRates).competitions, std::size_t{13});
}

void TestAccuracy::constantOnThePublishedRuns() {
    const Accuracy constant = published(constantRates), rule = published(ruleRates);
    QCOMPARE(constant.rankCorrelation, 0.0);
    QVERIFY(constant.meanErrorScaled > rule.meanErrorScaled);
    QVERIFY(constant.loss > 5 * rule.loss);
}

QUADRILLE_TESTS(TestAccuracy)
#include "tst_accuracy.moc"
