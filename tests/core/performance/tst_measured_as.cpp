// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/framework/framework_json.h"
#include "core/performance/spread.h"
#include "core/resolved/resolved.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/support/wide_scenario.h"

#include <nlohmann/json.hpp>

using namespace quadrille;

namespace {

Scenario under(const Framework& framework, const char* gpu = "h100-sxm-80gb") {
    Scenario s = test::training("llama-3.1-8b", 64, 512, 8192);
    s.cluster.gpu = *findGpu(test::profiledGpus(), gpu);
    s.recipe.framework = framework;
    s.plan.tp = 4;
    s.plan.pp = 2;
    return s;
}

Framework renamed(Framework framework, bool remembers) {
    framework.measuredAs = remembers ? framework.measuredName() : "";
    framework.name += "-copy";
    return framework;
}

Glance seen(const Scenario& scenario) {
    return glance(Resolved(scenario));
}

} // namespace

/// Whose measured runs speak for a framework's profile.
class TestMeasuredAs : public QObject {
    Q_OBJECT
private slots:
    void aCopyPredictsWhatTheOriginalDoes() {
        for (const Framework& each : test::frameworks())
            for (const char* gpu : {"h100-sxm-80gb", "a100-sxm-80gb", "b200-sxm"})
                QVERIFY2(seen(under(renamed(each, true), gpu)) == seen(under(each, gpu)),
                         (each.name + " " + gpu).c_str());
    }

    // Else nothing that a measured run taught would be known by the name, and the test above of no worth.
    void theNameAloneIsNotEnough() {
        const Framework& nanotron = test::framework("nanotron");
        const Scenario stranger = under(renamed(nanotron, false));
        const Glance known = seen(under(nanotron)), other = seen(stranger);
        QVERIFY(other.step != known.step);
        QVERIFY(other.oomProbability != known.oomProbability);
        QVERIFY(nearestRuns(under(nanotron), 1).front().sameFramework);
        QVERIFY(!nearestRuns(stranger, 1).front().sameFramework);
    }

    void filesKeepIt() {
        const Framework& nanotron = test::framework("nanotron");
        QCOMPARE(toJson(nanotron).at("measured_as").get<std::string>(), std::string("nanotron"));
        for (const bool remembers : {true, false}) {
            const Framework copy = renamed(nanotron, remembers);
            QVERIFY(parseFramework(toJson(copy).dump()) == copy);
        }
        // Renamed in a file, a profile is still measured as what it was.
        nlohmann::json file = toJson(nanotron);
        file["name"] = "mine";
        QCOMPARE(parseFramework(file.dump()).measuredName(), std::string("nanotron"));
        file.erase("measured_as");
        QCOMPARE(parseFramework(file.dump()).measuredName(), std::string("mine"));
    }
};

QUADRILLE_TESTS(TestMeasuredAs)
#include "tst_measured_as.moc"
