// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"
#include "core/cluster/profile_parameters.h"
#include "core/measurements/published_profiles.h"
#include "tests/support/resources.h"
#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace quadrille;

namespace {

const std::vector<Profile>& shipped() {
    static const auto all = parseProfiles(test::resourceText("profiles.json"));
    return all;
}

std::vector<MeasuredRun> shippedRuns() {
    return fittableRuns(test::shippedRuns());
}

std::vector<MeasuredRun> on(const char* family) {
    std::vector<MeasuredRun> own;
    for (MeasuredRun& run : shippedRuns())
        if (run.scenario.gpu->name.starts_with(family))
            own.push_back(std::move(run));
    return own;
}

const Profile& profile(const char* name) {
    const Profile* found = findProfile(shipped(), name);
    if (found == nullptr)
        throw std::runtime_error(name);
    return *found;
}

/// Mean of |predicted ÷ measured throughput − 1|.
double meanError(const std::vector<MeasuredRun>& runs, const Profile& by) {
    const SharedValue<Profile> shared = by;
    double sum = 0;
    for (const MeasuredRun& run : runs)
        sum += std::abs(*run.step / performanceOf(withProfile(run.scenario, shared)).step - 1);
    return sum / static_cast<double>(runs.size());
}

} // namespace

class TestPublishedProfiles : public QObject {
    Q_OBJECT
private slots:
    // The shipped file is of the shipped runs and of this model: what it says of the runs that it was fitted
    // to is what comes out again. Whether the fit is the best one, `quadrille calibrate --shipped` tells, in
    // minutes.
    void theFileIsOfTheseRunsAndThisModel() {
        for (const char* family : {"a100-sxm", "h100-sxm", "b200"}) {
            const auto runs = on(family);
            const Profile& file = profile(family);
            QCOMPARE(file.runs, static_cast<int>(runs.size()));
            std::map<std::pair<std::string, std::string>, std::vector<double>> sizes;
            const SharedValue<Profile> shared = file;
            for (const MeasuredRun& run : runs)
                sizes[{run.group(), run.scenario.recipe->framework->name}].push_back(
                    std::abs(std::log(*run.step / performanceOf(withProfile(run.scenario, shared)).step)));
            QCOMPARE(file.clusters.size(), sizes.size());
            for (const RunCluster& each : file.clusters) {
                auto& own = sizes[{each.name, each.framework}];
                QCOMPARE(static_cast<std::size_t>(each.runs), own.size());
                std::ranges::sort(own);
                const double nineInTen =
                    own[static_cast<std::size_t>(0.9 * static_cast<double>(own.size() - 1))];
                QVERIFY2(std::abs(each.deviation * 1.645 / nineInTen - 1) < 1e-6, each.name.c_str());
            }
        }
    }

    // Each predicts its own runs better than what all devices have in common, and than the other one.
    void profilesKnowTheirDevices() {
        for (const auto& [mine, other] : {std::pair{"a100-sxm", "h100-sxm"}, {"h100-sxm", "a100-sxm"}}) {
            const auto runs = on(mine);
            const double own = meanError(runs, profile(mine));
            QVERIFY2(own < meanError(runs, profile("uncalibrated")), mine);
            QVERIFY2(own < meanError(runs, profile(other)), mine);
        }
    }

    // What the README claims, over the runs that the profiles were fitted to: better than the rule and the
    // constant in every figure, and no worse than when it was written.
    void theShippedPredictionsStayAsGoodAsTheyWere() {
        auto runs = shippedRuns();
        for (MeasuredRun& run : runs) {
            Scenario scenario = run.scenario;
            attachProfile(scenario.cluster.gpu, shipped());
            run.scenario = scenario;
        }
        const Validation found = validate(runs);
        const Comparison& all = found.overall;
        QVERIFY(all.ours.runs > 2000);
        QVERIFY(all.ours.medianError < 0.09);
        QVERIFY(all.ours.rankCorrelation > 0.85);
        QVERIFY(all.ours.loss < 0.06);
        for (const Accuracy& other : {all.rule, all.constant}) {
            QVERIFY(all.ours.meanError < other.meanError / 2);
            QVERIFY(all.ours.meanErrorScaled < other.meanErrorScaled);
            QVERIFY(all.ours.rankCorrelation > other.rankCorrelation);
            QVERIFY(all.ours.loss < other.loss);
        }
    }

    void whatIsSharedSaysThatItIsUncalibrated() {
        const Profile& common = profile("uncalibrated");
        QVERIFY(!common.calibrated());
        for (const char* family : {"a100-sxm", "h100-sxm"}) {
            QVERIFY(profile(family).calibrated());
            QVERIFY(common.deviation > profile(family).deviation);
        }
    }

    void gpusFindTheirProfiles() {
        auto gpus = test::gpus();
        attachProfiles(gpus, shipped());
        const auto of = [&gpus](const char* name) { return findGpu(gpus, name)->profile->name; };
        QCOMPARE(of("a100-sxm-40gb"), std::string("a100-sxm"));
        QCOMPARE(of("h100-sxm-80gb"), std::string("h100-sxm"));
        QCOMPARE(of("h100-pcie-80gb"), std::string("h100"));
        QCOMPARE(of("h200-sxm"), std::string("h200"));
        QCOMPARE(of("b200-sxm"), std::string("b200"));
        QCOMPARE(of("gb200-nvl72"), std::string("gb200"));
        QCOMPARE(of("mi300x"), std::string("uncalibrated"));
        // Of the same silicon, and yet nothing was measured on it.
        QVERIFY(!profile("h200").calibrated());
        QCOMPARE(profile("h200").values, profile("h100-sxm").values);
    }
};

QUADRILLE_TESTS(TestPublishedProfiles)
#include "tst_published_profiles.moc"
