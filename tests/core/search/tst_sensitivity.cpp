// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sensitivity.h"

#include "core/check/check.h"
#include "core/cluster/link.h"
#include "core/timing/rates.h"
#include "tests/support/ideal_machine.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

Scenario training() {
    Scenario s = test::training("llama-3.1-8b", 32, 128, 8192);
    s.plan.tp = 4;
    s.plan.pp = 2;
    s.plan.recompute = Recompute::full;
    return s;
}

const SensitivityRow* rowOf(const Sensitivity& found, std::string_view setting) {
    const auto row = std::ranges::find_if(found.settings, [&](const SensitivityRow& each) {
        return std::get<const Setting*>(each.of)->name == setting;
    });
    return row == found.settings.end() ? nullptr : &*row;
}

const SensitivityRow& rowOf(const Sensitivity& found, HardwarePart part) {
    return *std::ranges::find_if(
        found.hardware, [&](const SensitivityRow& each) { return std::get<HardwarePart>(each.of) == part; });
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT
private slots:
    /// What is told of an end is what a plan set so comes to.
    void endsAreThePlansThatTheyName() {
        const Scenario scenario = training();
        const Sensitivity found = sensitivityOf(scenario);
        const double own = glance(scenario).step.value();
        for (const SensitivityRow& row : found.settings) {
            QVERIFY(!row.ends.empty() && row.ends.size() <= 2);
            for (const SensitivityEnd& end : row.ends) {
                Scenario changed = scenario;
                apply(std::get<Change>(end.to), changed);
                QCOMPARE(end.runs(), runnable(changed));
                if (end.runs())
                    QCOMPARE(end.speed, own / glance(changed).step.value());
            }
        }
        QVERIFY(rowOf(found, "tp") != nullptr);
        QVERIFY(rowOf(found, "mbs") != nullptr);
        QVERIFY(rowOf(found, "recompute") != nullptr);
    }

    /// Of stops that cannot run the next is taken: of 80 layers PP 8 has 5 and 10 beside it, which do not
    /// divide 64 GPUs.
    void theNearestThatRunsCounts() {
        Scenario scenario = training();
        scenario.model = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 64).model;
        scenario.cluster.gpus = 64;
        scenario.plan.pp = 8;
        QVERIFY(runnable(scenario));
        const Sensitivity found = sensitivityOf(scenario);
        const SensitivityRow* row = rowOf(found, "pp");
        QCOMPARE(row->ends.size(), std::size_t{2});
        std::vector<std::string> values;
        for (const SensitivityEnd& end : row->ends) {
            QVERIFY(end.runs());
            values.push_back(std::get<Change>(end.to).settings().front().to);
        }
        std::ranges::sort(values);
        QCOMPARE(values, (std::vector<std::string>{"16", "4"}));
    }

    /// Recomputing less is faster, and the fastest of the alternatives is among the ends.
    void extremesOfManyAlternativesAreKept() {
        const Scenario scenario = training();
        const Sensitivity found = sensitivityOf(scenario);
        Scenario none = scenario;
        none.plan.recompute = Recompute::none;
        const SensitivityRow* row = rowOf(found, "recompute");
        QCOMPARE(row->ends.back().speed, found.own.step / glance(none).step);
        QVERIFY(row->ends.back().speed > 1);
    }

    void rowsDescendByEffect() {
        const Sensitivity found = sensitivityOf(training());
        for (const auto* rows : {&found.settings, &found.hardware})
            QVERIFY(std::ranges::is_sorted(*rows, std::greater(), &SensitivityRow::effect));
    }

    /// Where nothing but FLOPs takes time, a step takes their time.
    void ofAnIdealMachineOnlyComputeMatters() {
        const Scenario scenario = test::onIdealMachine(training());
        const Sensitivity found = sensitivityOf(scenario);
        const SensitivityRow& compute = rowOf(found, HardwarePart::compute);
        QVERIFY(std::abs(compute.ends.front().speed - 0.5) < 1e-9);
        QVERIFY(std::abs(compute.ends.back().speed - 2) < 1e-9);
        QCOMPARE(found.bottleneck(), &compute);
        for (const HardwarePart part : {HardwarePart::memory, HardwarePart::fastDomain})
            QVERIFY(rowOf(found, part).effect() < 1e-9);
        QVERIFY(!compute.enough);
    }

    void moreIsNeverSlower() {
        for (const char* gpu : {"h100-sxm-80gb", "a100-sxm-80gb", "gb200-nvl72"}) {
            Scenario scenario = training();
            scenario.cluster = test::scenario("llama-3.1-8b", gpu, 32).cluster;
            scenario.plan.cp = 2;
            const Sensitivity found = sensitivityOf(scenario);
            for (const HardwarePart part : {HardwarePart::compute, HardwarePart::memoryBandwidth,
                                            HardwarePart::fastLink, HardwarePart::network}) {
                const SensitivityRow& row = rowOf(found, part);
                QCOMPARE(row.ends.size(), std::size_t{2});
                for (const SensitivityEnd& end : row.ends) {
                    const bool more = std::get<double>(end.to) > 1;
                    QVERIFY2(more ? end.speed >= 1 - 1e-12 : end.speed <= 1 + 1e-12, gpu);
                }
            }
        }
    }

    /// With that much the step is within a hundredth of one without a limit, with a little less it is not.
    void enoughIsWhereALimitStopsMattering() {
        Scenario scenario = training();
        scenario.plan.tp = 16; // over two nodes
        scenario.plan.pp = 1;
        scenario.cluster.gpusPerNode = 8;
        QVERIFY(runnable(scenario));
        const Sensitivity found = sensitivityOf(scenario);
        for (const HardwarePart part : {HardwarePart::network, HardwarePart::memoryBandwidth}) {
            const double enough = rowOf(found, part).enough.value();
            QVERIFY(enough > 0);
            const double limit = glance(withHardware(scenario, part, 1e12)).step.value() * 1.01;
            QVERIFY(glance(withHardware(scenario, part, enough * 1.01)).step.value() <= limit);
            QVERIFY(glance(withHardware(scenario, part, enough / 1.01)).step.value() > limit);
        }
        // In one node nothing passes the network.
        Scenario inNode = training();
        inNode.cluster.gpus = 8;
        QVERIFY(runnable(inNode));
        QCOMPARE(rowOf(sensitivityOf(inNode), HardwarePart::network).enough.value(), 0.0);
    }

    void hardwareIsScaledAlone() {
        const Scenario scenario = training();
        for (const HardwarePart part : allHardwareParts) {
            const Scenario more = withHardware(scenario, part, 2);
            for (const HardwarePart other : allHardwareParts)
                QCOMPARE(amountOf(other, more), (other == part ? 2 : 1) * amountOf(other, scenario));
            QVERIFY(withHardware(more, part, 0.5) == scenario);
        }
        // Racks whose link leaves the node.
        Scenario rack = training();
        rack.cluster = test::scenario("llama-3.1-8b", "gb200-nvl72", 144).cluster;
        QCOMPARE(fastDomain(withHardware(rack, HardwarePart::fastDomain, 0.5).cluster), std::int64_t{36});
    }

    void theBestFitsNoWorse() {
        const Scenario scenario = training();
        const Sensitivity found = sensitivityOf(scenario);
        const SensitivityEnd* best = found.best();
        QVERIFY(best != nullptr);
        QVERIFY(best->speed > 1 && best->seen.zone <= found.own.zone);
        for (const SensitivityRow& row : found.settings)
            for (const SensitivityEnd& end : row.ends)
                QVERIFY(!end.runs() || end.seen.zone > found.own.zone || end.speed <= best->speed);
    }

    void itCanBeStopped() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)sensitivityOf(training(), source.get_token()), Stopped);
    }
};

QUADRILLE_TESTS(TestSensitivity)
#include "tst_sensitivity.moc"
