// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fit.h"
#include "core/measurements/measured_runs.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

using test::within;

/// A model of time with two shares, two amounts, and nothing else: computing, exchanging, and overheads.
Performance toyModel(const Scenario& s) {
    const Profile& profile = *s.cluster.gpu.profile;
    const auto replicas = static_cast<double>(s.cluster.gpus) / static_cast<double>(replicaGpus(s.plan));
    Performance performance;
    performance.gpus = s.cluster.gpus;
    performance.step =
        Seconds(40 / (static_cast<double>(s.cluster.gpus) * profile.at(ProfileParameter::gemm)) +
                static_cast<double>(s.plan.tp - 1) / profile.at(ProfileParameter::fastLink) / 4 +
                profile.at(ProfileParameter::stepOverhead) +
                1000 / replicas * profile.at(ProfileParameter::microBatchOverhead));
    return performance;
}

/// Time is one amount, whatever the plan.
Performance overheadAlone(const Scenario& s) {
    Performance performance;
    performance.step = Seconds(s.cluster.gpu.profile->at(ProfileParameter::stepOverhead));
    return performance;
}

MeasuredRun runOf(const Scenario& scenario, double seconds, const std::string& table) {
    MeasuredRun run;
    run.source = "We";
    run.table = table;
    run.scenario = scenario;
    run.step = Seconds(seconds);
    return run;
}

/// Plans of Llama-3.1-8B over 1 to 256 GPUs.
std::vector<Scenario> plans() {
    std::vector<Scenario> all;
    for (const std::int64_t tp : {1, 2, 4, 8})
        for (const std::int64_t pp : {1, 2, 4})
            for (const std::int64_t dp : {1, 2, 8}) {
                Scenario s = scenario("llama-3.1-8b", "a100-sxm-80gb", tp * pp * dp);
                s.plan.tp = tp;
                s.plan.pp = pp;
                all.push_back(s);
            }
    return all;
}

std::vector<MeasuredRun> runsBy(const Predictor& predictor, const Profile& truth) {
    std::vector<MeasuredRun> runs;
    for (const Scenario& s : plans())
        runs.push_back(runOf(s, predictor(withProfile(s, truth)).step.value(), s.plan.tp < 4 ? "a" : "b"));
    return runs;
}

Profile truth() {
    Profile profile;
    profile.at(ProfileParameter::gemm) = 0.55;
    profile.at(ProfileParameter::fastLink) = 0.4;
    profile.at(ProfileParameter::stepOverhead) = 0.2;
    profile.at(ProfileParameter::microBatchOverhead) = 2.5e-3;
    return profile;
}

const FittedParameter& fitted(const ProfileFit& fit, ProfileParameter parameter) {
    for (const FittedParameter& each : fit.parameters)
        if (each.parameter == parameter)
            return each;
    throw std::runtime_error("not fitted");
}

} // namespace

class TestFit : public QObject {
    Q_OBJECT

private slots:
    void recoversKnownParameters();
    void outliersHardlyMatter();
    void recoversFromTheRealModel();
    void oneAmountHasAClosedForm();
    void onlyChosenParametersMove();
    void profileSaysWhatItWasFittedOn();
    void usesOnlyRunsThatItCan();
    void canBeStopped();
    void staysWithinBounds();
};

void TestFit::recoversKnownParameters() {
    const auto runs = runsBy(toyModel, truth());
    const ProfileFit found = fit(runs, Profile{}, {.noise = 0.01}, toyModel);
    QVERIFY(found.converged);
    QVERIFY(found.deviationBefore > 0.1);
    QVERIFY(found.deviationAfter < 0.005);
    using enum ProfileParameter;
    for (const ProfileParameter parameter : {gemm, fastLink, stepOverhead, microBatchOverhead}) {
        const FittedParameter& each = fitted(found, parameter);
        QVERIFY2(within(each.value, truth().at(parameter), 0.03), traits(parameter).key);
        QVERIFY(each.learnt > 0.95);
    }
    // What the model does not look at stays what it was.
    for (const ProfileParameter parameter : {attention, network, networkLatency, dataOverlap}) {
        const FittedParameter& each = fitted(found, parameter);
        QVERIFY2(within(each.value, Profile{}.at(parameter), 1e-6), traits(parameter).key);
        QVERIFY(each.learnt < 1e-6);
    }
}

void TestFit::outliersHardlyMatter() {
    auto runs = runsBy(toyModel, truth());
    runs[3].step = *runs[3].step * 4;
    runs[20].step = *runs[20].step / 3;
    const ProfileFit found = fit(runs, Profile{}, {.noise = 0.01}, toyModel);
    for (const ProfileParameter parameter : {ProfileParameter::gemm, ProfileParameter::fastLink})
        QVERIFY2(within(fitted(found, parameter).value, truth().at(parameter), 0.06), traits(parameter).key);
}

void TestFit::recoversFromTheRealModel() {
    using enum ProfileParameter;
    Profile real;
    real.at(gemm) = 0.62;
    real.at(fastLink) = 0.5;
    real.at(memory) = 0.55;
    auto runs = runsBy(usualPredictor(), real);
    runs.resize(18); // up to TP 2
    const ProfileFit found = fit(runs, Profile{}, {.parameters = {gemm, fastLink, memory}, .noise = 0.002});
    for (const ProfileParameter parameter : {gemm, fastLink, memory})
        QVERIFY2(within(fitted(found, parameter).value, real.at(parameter), 0.08),
                 (traits(parameter).key + (" " + std::to_string(fitted(found, parameter).value))).c_str());
    QVERIFY(found.deviationBefore > 0.05);
    QVERIFY(found.deviationAfter < 0.003);
}

// With T = θ the maximum of the posterior is the weighted mean of ln T and ln prior.
void TestFit::oneAmountHasAClosedForm() {
    QVERIFY(rc::check("mean of logarithms, with √n tables and the prior", [] {
        const auto seconds = *rc::gen::container<std::vector<int>>(9, rc::gen::inRange(5, 40));
        const Scenario s = llama8b();
        std::vector<MeasuredRun> runs;
        for (std::size_t i = 0; i < seconds.size(); ++i)
            runs.push_back(runOf(s, seconds[i] / 10.0, i < 8 ? "large" : "small"));
        const Profile start;
        const double prior = start.at(ProfileParameter::stepOverhead);
        FitOptions options{.parameters = {ProfileParameter::stepOverhead}, .noise = 0.3, .robustFrom = 1e9};
        const ProfileFit found = fit(runs, start, options, overheadAlone);

        const double width = traits(ProfileParameter::stepOverhead).priorWidth;
        const double scale = 9 / (8 / std::sqrt(8.0) + 1); // mean weight 1
        double precision = 1 / (width * width), sum = std::log(prior) * precision;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            const double weight = scale * (i < 8 ? 1 / std::sqrt(8.0) : 1) / (0.3 * 0.3);
            precision += weight;
            sum += weight * std::log(seconds[i] / 10.0);
        }
        const double expected = std::exp(sum / precision);
        RC_ASSERT(within(found.profile.at(ProfileParameter::stepOverhead), expected, 1e-3));
        RC_ASSERT(std::abs(found.parameters.front().learnt - (1 - 1 / (width * width * precision))) < 1e-3);
        double square = 0;
        for (std::size_t i = 0; i < seconds.size(); ++i)
            square += scale * (i < 8 ? 1 / std::sqrt(8.0) : 1) *
                      std::pow(std::log(expected / (seconds[i] / 10.0)), 2);
        RC_ASSERT(std::abs(found.deviationAfter - std::sqrt(square / 9)) < 1e-3);
        const double spent = 1 - 1 / (width * width * precision);
        RC_ASSERT(std::abs(found.profile.deviation - std::sqrt(square / (9 - spent))) < 1e-3);
    }));
}

void TestFit::onlyChosenParametersMove() {
    const auto runs = runsBy(toyModel, truth());
    const ProfileFit found = fit(runs, Profile{}, {.parameters = {ProfileParameter::gemm}}, toyModel);
    QCOMPARE(found.parameters.size(), std::size_t{1});
    for (const ParameterTraits& each : allProfileParameters())
        if (each.parameter != ProfileParameter::gemm)
            QCOMPARE(found.profile.at(each.parameter), Profile{}.at(each.parameter));
    QVERIFY(found.profile.at(ProfileParameter::gemm) < Profile{}.at(ProfileParameter::gemm));
}

void TestFit::profileSaysWhatItWasFittedOn() {
    const auto runs = runsBy(toyModel, truth());
    const Profile profile = fit(runs, Profile{}, {}, toyModel).profile;
    QCOMPARE(profile.runs, 36);
    QVERIFY(profile.calibrated());
    QCOMPARE(profile.fittedOn, std::string("We, a; We, b"));
    const auto at = [](ProfileFeature feature) { return static_cast<std::size_t>(feature); };
    QCOMPARE(profile.domain.lowest[at(ProfileFeature::tensor)], 0.0); // log₂ 1
    QCOMPARE(profile.domain.highest[at(ProfileFeature::tensor)], 3.0);
    QCOMPARE(profile.domain.highest[at(ProfileFeature::gpus)], 8.0);
    QCOMPARE(profile.domain.lowest[at(ProfileFeature::hidden)], 12.0);
}

void TestFit::usesOnlyRunsThatItCan() {
    auto runs = runsBy(toyModel, truth());
    runs[0].fitted = false;
    runs[1].step.reset();
    runs[2].scenario.plan.tp = 7;
    QCOMPARE(fittableRuns(runs).size(), std::size_t{33});
    runs.resize(3);
    QCOMPARE(fieldOfError([&] { (void)fit(runs, Profile{}, {}, toyModel); }), QString("runs"));
}

void TestFit::canBeStopped() {
    const auto runs = runsBy(toyModel, truth());
    int asked = 0;
    FitOptions options;
    options.goOn = [&asked] { return ++asked < 50; };
    const ProfileFit early = fit(runs, Profile{}, options, toyModel);
    QVERIFY(!early.converged);
    QVERIFY(asked < 60);
    QVERIFY(early.deviationAfter < early.deviationBefore); // one whole step was made
    options.goOn = [] { return false; };
    const ProfileFit never = fit(runs, Profile{}, options, toyModel);
    QCOMPARE(never.iterations, 0);
    for (const FittedParameter& each : never.parameters)
        QVERIFY(within(each.value, each.prior, 1e-9));
}

void TestFit::staysWithinBounds() {
    // Times that no parameters explain.
    auto runs = runsBy(toyModel, truth());
    for (MeasuredRun& run : runs)
        run.step = *run.step * 1e-6;
    QVERIFY(withinBounds(fit(runs, Profile{}, {.noise = 1e-3}, toyModel).profile));
    for (MeasuredRun& run : runs)
        run.step = *run.step * 1e12;
    QVERIFY(withinBounds(fit(runs, Profile{}, {.noise = 1e-3}, toyModel).profile));
}

QUADRILLE_TESTS(TestFit)
#include "tst_fit.moc"
