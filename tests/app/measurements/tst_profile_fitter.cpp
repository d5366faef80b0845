// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/measurements/profile_fitter.h"
#include "app/text_io/scenario_resolver.h"
#include "core/stop.h"
#include "tests/support/test_program.h"

#include <limits>

using namespace quadrille;

namespace {

std::vector<MeasuredRun> someRuns() {
    const Catalogue catalogue = loadCatalogue();
    std::vector<MeasuredRun> runs;
    for (const char* tp : {"1", "2", "4", "8"}) {
        MeasuredRun run;
        run.scenario = text_io::resolve({{"model", "llama-3.1-8b"},
                                         {"gpu", "a100-sxm-80gb"},
                                         {"gpus", "64"},
                                         {"tp", tp},
                                         {"gbs", "256"},
                                         {"seq", "4096"}},
                                        catalogue, text_io::WithoutModel::define);
        run.step = Seconds(10);
        runs.push_back(run);
    }
    return runs;
}

/// What a GPU with the parameters of the scenario's would do, by a formula that is quickly fitted.
Performance quick(const Scenario& scenario) {
    Performance performance;
    performance.step = Seconds(static_cast<double>(scenario.plan.tp) /
                               scenario.cluster.gpu.profile->at(ProfileParameter::gemm));
    return performance;
}

} // namespace

class TestProfileFitter : public QObject {
    Q_OBJECT
private slots:
    /// Wherever it is stopped, in the fit or in a validation, no run is predicted after that.
    void nothingIsPredictedAfterAStop() {
        const std::vector<MeasuredRun> runs = someRuns();
        const auto number = static_cast<int>(runs.size());
        int predicted = 0, rounds = 0;
        const auto fitUntil = [&](int most) {
            predicted = rounds = 0;
            return fitAndValidate(
                runs, *runs.front().scenario.profile, [&] { return predicted < most; }, [&] { ++rounds; },
                [&](const Scenario& scenario) {
                    ++predicted;
                    return quick(scenario);
                });
        };
        const FittedProfile whole = fitUntil(std::numeric_limits<int>::max());
        QCOMPARE(whole.before.runs.size(), runs.size());
        QCOMPARE(whole.after.runs.size(), runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) // the validations, too, are by this predictor
            QCOMPARE(whole.before.runs[i].predicted->value(), quick(runs[i].scenario).step.value());
        QVERIFY(rounds > 1);
        const int all = predicted;
        for (const int most : {0, 1, number + 1, all / 2, all - 2 * number, all - number - 1, all - 1}) {
            QVERIFY_EXCEPTION_THROWN((void)fitUntil(most), Stopped);
            QCOMPARE(predicted, most);
        }
        QCOMPARE(fitUntil(all).after.runs.size(), runs.size());
    }
};

QUADRILLE_TESTS(TestProfileFitter)
#include "tst_profile_fitter.moc"
