// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/spread_study.h"
#include "core/performance/spread.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace quadrille;
using test::near;

namespace {

/// How many lie within the interval.
double shareWithin(const std::vector<Residual>& residuals, double spread) {
    const auto within = std::ranges::count_if(residuals, [spread](const Residual& each) {
        return each.size <= nineInTen * std::hypot(std::sqrt(each.variance), spread) * (1 + 1e-12);
    });
    return static_cast<double>(within) / static_cast<double>(residuals.size());
}

/// A run of a source that is predicted so many times too fast, with an interval of that spread.
struct Case {
    const char* source;
    double ratio;
    double spread;
    bool calibrated = true, otherFramework = false;
};

/// Each so often that its source tells.
struct Cases {
    std::vector<MeasuredRun> runs;
    Validation validation;

    explicit Cases(const std::vector<Case>& cases, std::size_t times = leastOfSource) {
        for (const Case& each : cases)
            for (std::size_t i = 0; i < times; ++i)
                add(each);
    }

private:
    void add(const Case& each) {
        MeasuredRun run;
        run.source = each.source;
        runs.push_back(run);
        ValidatedRun result;
        result.index = validation.runs.size();
        result.ratio = each.ratio;
        result.interval.slower = std::exp(nineInTen * each.spread);
        result.calibrated = each.calibrated;
        result.otherFramework = each.otherFramework;
        validation.runs.push_back(result);
    }
};

} // namespace

/// How wide intervals have to be of what no fit has seen.
class TestSpreadStudy : public QObject {
    Q_OBJECT
private slots:
    // The least is meant: a hair less, and fewer than nine in ten hold.
    void nineInTenHoldAndNoMore() {
        QVERIFY(rc::check([] {
            const int count = *rc::gen::inRange(1, 60);
            std::vector<Residual> residuals;
            for (int i = 0; i < count; ++i)
                residuals.push_back(
                    {.size = 0.01 * *rc::gen::inRange(0, 100), .variance = 1e-4 * *rc::gen::inRange(0, 400)});
            const double spread = spreadBeside(residuals);
            RC_ASSERT(shareWithin(residuals, spread) >= 0.9 - 1e-9);
            if (spread > 0)
                RC_ASSERT(shareWithin(residuals, spread * (1 - 1e-6)) < 0.9);
        }));
    }

    void ofNoneItIsNothing() { QCOMPARE(spreadBeside({}), 0.0); }

    // What was known beside each is taken off: that of its nearest runs, and the constants found before.
    void eachConstantIsAskedOfItsRunsAlone() {
        const auto whole = [](double near, double constants) { return std::hypot(near, constants); };
        const double near5 = 0.05;
        const Cases source({{"A", std::exp(nineInTen * 0.13), whole(near5, spreadOfSources)},
                            {"B", std::exp(-nineInTen * 0.5),
                             whole(near5, std::hypot(spreadOfSources, spreadOfFrameworks)), true, true},
                            {"C", std::exp(nineInTen * 3), whole(near5, spreadOfSources), false}});
        const Cases device({{"A", std::exp(nineInTen * 0.6),
                             whole(near5, std::hypot(spreadOfSources, spreadOfDevices)), false},
                            {"B", 5, whole(near5, spreadOfSources)}});
        const Spreads found = spreadsOf(source.validation, device.validation, source.runs);
        QVERIFY(near(found.ofSources, std::sqrt(0.13 * 0.13 - 0.05 * 0.05), 1e-9));
        QVERIFY(near(found.ofFrameworks, std::sqrt(0.25 - 0.13 * 0.13), 1e-9));
        QVERIFY(near(found.ofDevices, std::sqrt(0.36 - 0.13 * 0.13), 1e-9));
    }

    // Every source has to hold, however many runs others have; of a few runs nothing is asked.
    void everySourceHolds() {
        const Cases nothing({});
        const std::vector<Case> cases{{"right", 1, spreadOfSources},
                                      {"wrong", std::exp(nineInTen * 0.4), spreadOfSources}};
        const Cases both(cases), few(cases, leastOfSource - 1);
        QVERIFY(near(spreadsOf(both.validation, nothing.validation, both.runs).ofSources, 0.4, 1e-9));
        QVERIFY(spreadsOf(few.validation, nothing.validation, few.runs) == Spreads());
    }

    // The constants are what the shipped figures say; “quadrille validate --refit --shipped” finds them anew.
    void theConstantsAreThoseOfTheShippedRuns() {
        const auto spreads = nlohmann::json::parse(test::resourceText("left_out.json"))["spreads"];
        const auto isRounded = [&](const char* name, double constant) {
            return std::abs(spreads[name].get<double>() - constant) < 0.0051;
        };
        QVERIFY(isRounded("sources", spreadOfSources));
        QVERIFY(isRounded("frameworks", spreadOfFrameworks));
        QVERIFY(isRounded("devices", spreadOfDevices));
    }
};

QUADRILLE_TESTS(TestSpreadStudy)
#include "tst_spread_study.moc"
