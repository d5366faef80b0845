// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/figures.h"
#include "core/scenario/settings.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <set>

using namespace quadrille;

namespace {

FigureValue figure(const char* name, const Analysis& analysis) {
    return figureNamed(name).value().of(analysis);
}
double number(const char* name, const Analysis& analysis) {
    return std::get<double>(figure(name, analysis));
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void namesAreUnique() {
        const auto names = figureNames();
        QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), names.size());
        for (const std::string& name : names)
            QVERIFY2(figureNamed(name), name.c_str());
    }

    /// The verdict is worked out another way, without any list of stages.
    void saysWhatAGlanceSays() {
        const Scenario scenario = test::llama70b();
        const Analysis analysis = analyzeWithoutTimeline(scenario);
        const Glance seen = glance(scenario);
        QCOMPARE(number("memory.total_bytes", analysis), seen.total.value());
        QCOMPARE(number("memory.device_bytes", analysis), seen.device.value());
        QCOMPARE(number("pipeline.bubble_over_total", analysis), seen.bubbleOverTotal);
        QCOMPARE(number("performance.step_seconds", analysis), seen.step.value());
        QCOMPARE(number("performance.mfu", analysis), seen.mfu);
        QCOMPARE(number("performance.tflops_per_gpu", analysis) * 1e12, seen.flopsPerGpu.value());
        QCOMPARE(std::get<bool>(figure("fits", analysis)), seen.zone == Zone::green);
    }

    void partsAddUp() {
        const Analysis analysis = analyzeWithoutTimeline(test::llama70b());
        const auto sumOf = [&analysis](std::string_view prefix) {
            double sum = 0;
            for (const Figure& each : figures())
                if (each.name.starts_with(prefix))
                    sum += std::get<double>(each.of(analysis));
            return sum;
        };
        const double step = number("performance.step_seconds", analysis);
        QVERIFY(std::abs(sumOf("performance.breakdown_seconds.") - step) < 1e-9 * step);
        QVERIFY(std::abs(sumOf("performance.parts_seconds.") - step) < 1e-9 * step);
        double stage = 0;
        for (const char* part : {"parameters", "gradients", "optimizer", "activations", "buffers"})
            stage += number((std::string("memory.stages[fullest].") + part + "_bytes").c_str(), analysis);
        QCOMPARE(stage, number("memory.total_bytes", analysis));
    }

    void stagesHavePlaces() {
        const Analysis analysis = analyzeWithoutTimeline(test::llama70b());
        QCOMPARE(number("memory.stages[7].total_bytes", analysis),
                 number("memory.stages[last].total_bytes", analysis));
        QVERIFY(number("memory.stages[0].microbatches_in_flight", analysis) >
                number("memory.stages[last].microbatches_in_flight", analysis));
        QCOMPARE(figure("memory.stages[8].total_bytes", analysis).index(), std::size_t{0});
        for (const char* none : {"memory.stages[].total_bytes", "memory.stages[-1].total_bytes",
                                 "memory.stages[0].total", "memory.stages[0]", "memory.totl_bytes", ""})
            QVERIFY2(!figureNamed(none), none);
    }

    void settingsAreFigures() {
        Scenario scenario = test::llama70b();
        scenario.cluster.gpusPerNode = 4;
        const Analysis analysis = analyzeWithoutTimeline(scenario);
        QCOMPARE(number("tp", analysis), 8.0);
        QCOMPARE(number("dp", analysis), 4.0);
        QCOMPARE(number("gpus_per_node", analysis), 4.0);
        QCOMPARE(std::get<std::string>(figure("schedule", analysis)), std::string("1f1b"));
        QCOMPARE(std::get<bool>(figure("flash_attention", analysis)), true);
        QCOMPARE(std::get<std::string>(figure("model", analysis)), std::string("llama-3.1-70b"));
        QCOMPARE(number("model.parameters", analysis), 70'553'706'496.0); // of the published weights
    }

    void whatCannotRunHasNoAnswer() {
        Scenario scenario = test::llama8b();
        scenario.plan.pp = 5;
        const Analysis analysis = analyzeWithoutTimeline(scenario);
        QCOMPARE(std::get<bool>(figure("runs", analysis)), false);
        QCOMPARE(std::get<bool>(figure("fits", analysis)), false);
        QCOMPARE(number("pp", analysis), 5.0);
        for (const char* none : {"memory.total_bytes", "memory.stages[0].total_bytes",
                                 "pipeline.microbatches", "performance.mfu", "cost.days"})
            QCOMPARE(figure(none, analysis).index(), std::size_t{0});
    }
};

QUADRILLE_TESTS(TestFigures)
#include "tst_figures.moc"
