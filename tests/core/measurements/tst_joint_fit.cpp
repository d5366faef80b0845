// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"
#include "core/cluster/profile_parameters.h"
#include "core/measurements/joint_fit.h"
#include "core/text/input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

using test::within;

/// A model of time with one share and two amounts, as the scenario's GPU has them.
Performance jointToyModel(const Scenario& s) {
    const Profile& profile = *s.cluster.gpu.profile;
    const auto gpus = static_cast<double>(s.cluster.gpus);
    Performance performance;
    performance.gpus = s.cluster.gpus;
    performance.step = Seconds(
        40 / (gpus * profile.at(ProfileParameter::gemm)) + profile.at(ProfileParameter::stepOverhead) +
        1000 * static_cast<double>(s.plan.tp) * profile.at(ProfileParameter::microBatchOverhead));
    return performance;
}

/// One that tensor parallelism makes longer only where a collective holds the host for long.
Performance hiddenHostModel(const Scenario& s) {
    Performance performance;
    performance.gpus = s.cluster.gpus;
    const double held =
        static_cast<double>(s.plan.tp) * s.cluster.gpu.profile->at(ProfileParameter::busyHost);
    performance.step = Seconds(1 + 500 * std::max(1e-3, held));
    return performance;
}

struct Truth {
    const char* gpu;
    const char* framework;
    double gemm, stepOverhead, microBatchOverhead;
};

Profile profileOf(const Truth& truth) {
    Profile profile;
    profile.at(ProfileParameter::gemm) = truth.gemm;
    profile.at(ProfileParameter::stepOverhead) = truth.stepOverhead;
    profile.at(ProfileParameter::microBatchOverhead) = truth.microBatchOverhead;
    return profile;
}

/// Two devices; the second framework ran on the first alone. Overheads of a framework are the same on both.
constexpr std::array truths{Truth{"a100-sxm-80gb", "megatron", 0.7, 0.1, 2e-3},
                            Truth{"h100-sxm-80gb", "megatron", 0.5, 0.1, 2e-3},
                            Truth{"a100-sxm-80gb", "nanotron", 0.7, 0.16, 3.2e-3}};

std::string familyOf(const MeasuredRun& run) {
    return run.scenario.gpu->name;
}

std::vector<MeasuredRun> runsOf(std::span<const Truth> all) {
    std::vector<MeasuredRun> runs;
    for (const Truth& truth : all)
        for (const std::int64_t gpus : {1, 4, 16, 64, 256})
            for (const std::int64_t tp : {1, 4}) {
                Scenario s = scenario("llama-3.1-8b", truth.gpu, gpus * tp);
                s.plan.tp = tp;
                s.recipe.framework = framework(truth.framework);
                MeasuredRun& run = runs.emplace_back();
                run.source = "We";
                run.table = std::string(truth.gpu) + truth.framework;
                run.scenario = s;
                run.step = jointToyModel(withProfile(s, SharedValue<Profile>(profileOf(truth)))).step;
            }
    return runs;
}

/// What was found for the device, as it holds for what its large products reach.
Profile profileFor(const JointFit& found, const Truth& truth) {
    return *profileOn(scenario("llama-3.1-8b", truth.gpu, 1).cluster.gpu, found.profile(truth.gpu));
}

} // namespace

class TestJointFit : public QObject {
    Q_OBJECT
private slots:
    void recoversDevicesAndFrameworks() {
        const auto runs = runsOf(truths);
        const JointFit found = jointFit(pointersTo(runs), familyOf, {.noise = 0.003}, jointToyModel);
        QVERIFY(found.converged && found.deviation < 0.003);
        for (const Truth& truth : truths) {
            const Profile profile = profileFor(found, truth);
            const auto at = [&](ProfileParameter parameter) {
                return profile.at(parameter, truth.framework);
            };
            QVERIFY(within(at(ProfileParameter::gemm), truth.gemm, 0.02));
            QVERIFY(within(at(ProfileParameter::stepOverhead), truth.stepOverhead, 0.05));
            QVERIFY(within(at(ProfileParameter::microBatchOverhead), truth.microBatchOverhead, 0.02));
        }
        // Of the second framework on the second device there are no runs: slower than the first framework
        // there by about what it is slower on the other device.
        const Profile other = found.profile("h100-sxm-80gb");
        QVERIFY(within(other.at(ProfileParameter::microBatchOverhead, "nanotron") /
                           other.at(ProfileParameter::microBatchOverhead, "megatron"),
                       1.6, 0.05));
    }

    void runsThatNothingExplainsCountLittle() {
        auto runs = runsOf(truths);
        for (const std::size_t odd : {3U, 12U, 27U})
            runs[odd].step = *runs[odd].step * 5;
        const JointFit found = jointFit(pointersTo(runs), familyOf, {.noise = 0.01}, jointToyModel);
        for (const Truth& truth : truths)
            QVERIFY(within(profileFor(found, truth).at(ProfileParameter::gemm, truth.framework), truth.gemm,
                           0.05));
    }

    // What no run depends on is what the priors say, for all.
    void whatIsNotToldStays() {
        const auto runs = runsOf(truths);
        const JointFit found = jointFit(pointersTo(runs), familyOf, {}, jointToyModel);
        for (const char* device : {"a100-sxm-80gb", "h100-sxm-80gb", "none"})
            for (const ProfileParameter parameter :
                 {ProfileParameter::attention, ProfileParameter::network}) {
                const Profile profile = found.profile(device);
                QVERIFY(within(profile.at(parameter), Profile{}.at(parameter), 1e-6));
                QVERIFY(within(profile.at(parameter, "nanotron"), Profile{}.at(parameter), 1e-6));
            }
        QVERIFY(withinBounds(found.profile("a100-sxm-80gb")));
    }

    // By the prior no run waits for the host, and none would tell which way it is off.
    void findsAHostThatIsHeldForLong() {
        const double truth = 10 * Profile{}.at(ProfileParameter::busyHost);
        QVERIFY(16 * Profile{}.at(ProfileParameter::busyHost) < 1e-3 && 4 * truth > 1e-3);
        std::vector<MeasuredRun> runs;
        for (const std::int64_t tp : {1, 4, 8, 16}) {
            MeasuredRun& run = runs.emplace_back();
            Scenario s = scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
            s.plan.tp = tp;
            s.recipe.framework = framework("nanotron");
            run.source = "We";
            run.scenario = s;
            Profile profile;
            profile.at(ProfileParameter::busyHost) = truth;
            run.step = hiddenHostModel(withProfile(s, SharedValue<Profile>(profile))).step;
        }
        const JointFit found = jointFit(pointersTo(runs), familyOf, {.noise = 0.01}, hiddenHostModel);
        const double held = found.profile("h100-sxm-80gb").at(ProfileParameter::busyHost, "nanotron");
        QVERIFY2(within(held, truth, 0.05), qPrintable(QString::number(held / truth)));
    }

    void canBeStoppedAndNeedsRuns() {
        const auto runs = runsOf(truths);
        int asked = 0;
        const JointFit stopped =
            jointFit(pointersTo(runs), familyOf, {.goOn = [&asked] { return ++asked < 3; }}, jointToyModel);
        QVERIFY(!stopped.converged && stopped.iterations == 2);
        bool refused = false;
        try {
            (void)jointFit({}, familyOf, {}, jointToyModel);
        } catch (const InputError&) {
            refused = true;
        }
        QVERIFY(refused);
    }
};

QUADRILLE_TESTS(TestJointFit)
#include "tst_joint_fit.moc"
