// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"
#include "core/cluster/profile_json.h"
#include "core/cluster/profile_parameters.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <vector>

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;

namespace {

Profile anyProfile() {
    Profile profile;
    profile.name = "cluster-1";
    profile.label = "Cluster 1 · Megatron-LM";
    for (const ParameterTraits& each : allProfileParameters()) {
        const double position = *rc::gen::inRange(0, 1001) / 1000.0;
        profile.at(each.parameter) = each.lower + (each.upper - each.lower) * position;
    }
    profile.runs = *rc::gen::inRange(0, 1000);
    profile.deviation = *rc::gen::inRange(0, 1000) / 3000.0;
    if (profile.calibrated())
        for (std::size_t i = 0; i < profileFeatures; ++i) {
            profile.domain.lowest[i] = *rc::gen::inRange(0, 100) / 7.0;
            profile.domain.highest[i] = profile.domain.lowest[i] + *rc::gen::inRange(0, 100) / 7.0;
        }
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        profile.frameworks.push_back({"framework-" + std::to_string(i), profile.values});
        profile.frameworks.back().values.front() = 0.5;
        if (profile.calibrated())
            profile.clusters.push_back({.name = "Table " + std::to_string(i),
                                        .framework = "framework-1",
                                        .runs = i,
                                        .domain = profile.domain});
    }
    profile.fittedOn = "Fujii et al. (2024), Table 3; mine";
    profile.source = "least squares";
    if (*rc::gen::arbitrary<bool>())
        profile.largeProducts = *rc::gen::inRange(1, 1001) / 1000.0;
    return profile;
}

} // namespace

class TestProfile : public QObject {
    Q_OBJECT

private slots:
    void everyParameterIsDescribed();
    void priorsAreWithinBounds();
    void scalesOfPriors();
    void writtenAndReadBack();
    void missingParametersAreThePriors();
    void olderFilesAreRead();
    void shippedProfiles();
    void holdsForOtherProducts();
    void followsWhatProductsReach();
    void namesTheWrongField_data();
    void namesTheWrongField();
};

void TestProfile::everyParameterIsDescribed() {
    std::set<std::string> keys, labels;
    std::size_t index = 0;
    for (const ParameterTraits& each : allProfileParameters()) {
        QCOMPARE(static_cast<std::size_t>(each.parameter), index++);
        QVERIFY(keys.insert(each.key).second);
        QVERIFY(labels.insert(each.label).second);
        QCOMPARE(profileParameterFromName(each.key), std::optional(each.parameter));
        QVERIFY(each.lower < each.upper && each.priorWidth > 0);
        QVERIFY(each.scale == ParameterScale::share ? each.upper <= 1 : each.lower > 0);
    }
    QVERIFY(!profileParameterFromName("speed"));
}

void TestProfile::priorsAreWithinBounds() {
    QVERIFY(withinBounds(Profile{}));
    for (const ParameterTraits& each : allProfileParameters()) {
        const double prior = Profile{}.at(each.parameter);
        QVERIFY2(prior > each.lower && prior < each.upper, each.key);
        Profile outside;
        outside.at(each.parameter) = each.upper * 1.01;
        QVERIFY2(!withinBounds(outside), each.key);
    }
}

void TestProfile::scalesOfPriors() {
    using enum ProfileParameter;
    QCOMPARE(priorScale(launch, 1e-6), std::log(1e-6));
    QCOMPARE(priorScale(dataOverlap, 0.5), 0.0); // bounds 0 and 1
    QCOMPARE(priorScale(dataOverlap, 0.75), std::log(3.0));
}

void TestProfile::writtenAndReadBack() {
    QVERIFY(rc::check("to JSON and back", [] {
        const Profile profile = anyProfile();
        const std::string text = toJson(profile).dump();
        const json parsed = parseJson(text, "profile");
        RC_ASSERT(profileFromJson(JsonObject(parsed, {})) == profile);
        RC_ASSERT(parseProfile(text) == profile);
    }));
}

void TestProfile::missingParametersAreThePriors() {
    const json object{{"name", "a"}, {"parameters", {{"gemm", 0.5}}}};
    const Profile profile = profileFromJson(JsonObject(object, {}));
    QCOMPARE(profile.at(ProfileParameter::gemm), 0.5);
    QCOMPARE(profile.at(ProfileParameter::launch), Profile{}.at(ProfileParameter::launch));
    QVERIFY(!profile.calibrated());
}

// Files of a time when neither a host's time nor what stands beside a pipeline was known.
void TestProfile::olderFilesAreRead() {
    json object = toJson(Profile{});
    object["name"] = "old";
    for (const char* later : {"host", "busy_latency", "busy_host"})
        object["parameters"].erase(later);
    const Profile profile = parseProfile(object.dump());
    QCOMPARE(profile.at(ProfileParameter::host), traits(ProfileParameter::host).lower);
    QCOMPARE(profile.at(ProfileParameter::busyLatency), traits(ProfileParameter::busyLatency).lower);
    QCOMPARE(profile.at(ProfileParameter::busyHost), traits(ProfileParameter::busyHost).lower);
    QCOMPARE(profile.at(ProfileParameter::gemm), Profile{}.at(ProfileParameter::gemm));
    object["parameters"].erase("gemm");
    QCOMPARE(fieldOfError([&] { (void)parseProfile(object.dump()); }), QString("parameters.gemm"));
}

void TestProfile::shippedProfiles() {
    const auto profiles = parseProfiles(resourceText("profiles.json"));
    for (const char* name : {"a100-sxm", "h100-sxm"}) {
        const Profile* profile = findProfile(profiles, name);
        QVERIFY(profile && profile->calibrated() && withinBounds(*profile));
        QVERIFY(profile->deviation > 0 && profile->deviation < 0.25);
        QVERIFY(profile->domain.highest[static_cast<std::size_t>(ProfileFeature::gpus)] >= 6); // log₂ 64
    }
    QVERIFY(findProfile(profiles, "tpu") == nullptr);
}

// Products change by as much as large ones do, within what can be, and nothing else changes.
void TestProfile::holdsForOtherProducts() {
    QVERIFY(rc::check([] {
        const Profile profile = anyProfile();
        const double reached = *rc::gen::inRange(1, 1001) / 1000.0;
        const Profile other = profile.forProducts(reached);
        const double by = profile.largeProducts ? reached / *profile.largeProducts : 1;
        const auto changed = [by](double share) {
            const ParameterTraits& bounds = traits(ProfileParameter::gemm);
            return by == 1 ? share : std::clamp(share * by, bounds.lower, bounds.upper);
        };
        RC_ASSERT(other.largeProducts == reached);
        RC_ASSERT(std::abs(other.at(ProfileParameter::gemm) - changed(profile.at(ProfileParameter::gemm))) <
                  1e-12);
        for (const FrameworkValues& each : profile.frameworks)
            RC_ASSERT(std::abs(other.at(ProfileParameter::gemm, each.framework) -
                               changed(each.values[static_cast<std::size_t>(ProfileParameter::gemm)])) <
                      1e-12);
        Profile rest = other;
        rest.largeProducts = profile.largeProducts;
        rest.at(ProfileParameter::gemm) = profile.at(ProfileParameter::gemm);
        for (std::size_t i = 0; i < rest.frameworks.size(); ++i)
            rest.frameworks[i].values[static_cast<std::size_t>(ProfileParameter::gemm)] =
                profile.frameworks[i].values[static_cast<std::size_t>(ProfileParameter::gemm)];
        RC_ASSERT(rest == profile);
    }));
}

// Of two GPUs with one profile the one whose products reach more of the peak reaches more in a plan, by as
// much; one of which nobody knows it is as the profile has it.
void TestProfile::followsWhatProductsReach() {
    std::vector<GpuSpec> gpus = parseGpus(resourceText("gpus.json"));
    for (GpuSpec& gpu : gpus) {
        gpu.profile = Profile{};
        if (gpu.name == "gaudi3")
            gpu.largeProducts.reset();
    }
    Profile every;
    every.name = "uncalibrated";
    every.largeProducts = usualLargeProducts;
    every.at(ProfileParameter::gemm) = 0.6;
    attachProfiles(gpus, {every});
    const auto gemm = [&gpus](std::string_view name) {
        return findGpu(gpus, name)->profile->at(ProfileParameter::gemm);
    };
    QCOMPARE(gemm("gaudi3"), 0.6);
    QCOMPARE(gemm("h100-sxm-80gb") / gemm("mi300x"), 0.689 / 0.445);
    QCOMPARE(gemm("a100-sxm-80gb"), 0.6 * 0.756 / 0.7);
    for (GpuSpec& gpu : gpus) {
        const SharedValue<Profile> before = gpu.profile;
        attachProfile(gpu, {every}); // has one
        QVERIFY(gpu.profile == before);
    }
}

void TestProfile::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::newRow((std::string(pointer) + " " + value).c_str())
            << QString(pointer) << QString(value) << QString(field);
    };
    row("/parameters/gemm", "1.5", "parameters.gemm");
    row("/parameters/gemm", "\"fast\"", "parameters.gemm");
    row("/parameters/gemm", "", "parameters.gemm");
    row("/parameters/gemm_edge", "-1", "parameters.gemm_edge");
    row("/parameters/speed", "1", "parameters.speed");
    row("/parameters", "", "parameters");
    row("/runs", "-1", "runs");
    row("/runs", "1.5", "runs");
    row("/deviation", "-0.1", "deviation");
    row("/domain_log2", "", "domain_log2");
    row("/domain_log2/hidden", "", "domain_log2.hidden");
    row("/domain_log2/hidden", "[1]", "domain_log2.hidden");
    row("/domain_log2/hidden", "[2, 1]", "domain_log2.hidden");
    row("/domain_log2/hidden", "[-2, 1]", "domain_log2.hidden");
    row("/extra", "1", "extra");
}

void TestProfile::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    Profile profile;
    profile.runs = 3;
    const json changed = withValueAt(toJson(profile), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)parseProfile(changed.dump()); }), field);
}

QUADRILLE_TESTS(TestProfile)
#include "tst_profile.moc"
