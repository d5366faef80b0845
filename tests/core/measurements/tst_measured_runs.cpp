// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/measurements/fsdp_runs.h"
#include "core/measurements/measured_runs.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <map>
#include <set>

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;

namespace {

KnownNames known() {
    return {models(), gpus(), frameworks()};
}

const std::vector<MeasuredRun>& shipped() {
    static const auto all = parseMeasuredRuns(resourceText("measured_runs.json"), known());
    return all;
}

std::vector<const MeasuredRun*> ofGroup(const std::string& group) {
    std::vector<const MeasuredRun*> found;
    for (const MeasuredRun& run : shipped())
        if (run.group() == group)
            found.push_back(&run);
    return found;
}

using test::within;

double mfuOf(const MeasuredRun& run) {
    return flopsPerStep(run.scenario, FlopConvention::model) /
           (run.step->value() * static_cast<double>(run.scenario.gpus) * 312e12);
}

} // namespace

class TestMeasuredRuns : public QObject {
    Q_OBJECT

private slots:
    void holdsEveryMeasuredRow();
    void everyRunRunsAndHasItsOwnLabel();
    void korthikantiUtilisation();
    void megaScaleUtilisation();
    void narayananTrainingDays();
    void llamaUtilisation();
    void fujiiRuns();
    void wangRuns();
    void stepUndoesPerformance();
    void everyMeasureMeansTheSameStep();
    void measuresHaveNames();
    void planLabels();
    void namesTheWrongField_data();
    void namesTheWrongField();
};

void TestMeasuredRuns::holdsEveryMeasuredRow() {
    std::map<std::string, int> counts, fitted;
    for (const MeasuredRun& run : shipped()) {
        ++counts[run.group()];
        fitted[run.group()] += run.fitted ? 1 : 0;
    }
    const std::map<std::string, int> expected{
        {"Korthikanti et al. (2022), Table 5", 8},         {"Korthikanti et al. (2022), Section 6.3", 1},
        {"Narayanan et al. (2021), Table 1", 10},          {"Narayanan et al. (2021), Table 2, PTD-P", 6},
        {"Narayanan et al. (2021), Table 2, ZeRO-3", 6},   {"Grattafiori et al. (2024), Table 4", 3},
        {"Jiang et al. (2024), Table 2, Megatron-LM", 8},  {"Jiang et al. (2024), Table 2, MegaScale", 8},
        {"Jiang et al. (2024), Figure 9, Megatron-LM", 3}, {"Jiang et al. (2024), Figure 9, MegaScale", 3}};
    QVERIFY(counts == expected);
    QCOMPARE(fitted["Korthikanti et al. (2022), Table 5"], 8);
    QCOMPARE(fitted["Grattafiori et al. (2024), Table 4"], 3);
    QCOMPARE(fitted["Jiang et al. (2024), Table 2, MegaScale"], 0);
    // One stage, or three or two layers a rank: only one number of virtual stages above 1 is possible.
    QCOMPARE(fitted["Narayanan et al. (2021), Table 1"], 6);
    QCOMPARE(fitted["Narayanan et al. (2021), Table 2, PTD-P"], 3);
    QCOMPARE(fitted["Narayanan et al. (2021), Table 2, ZeRO-3"], 0);
}

void TestMeasuredRuns::everyRunRunsAndHasItsOwnLabel() {
    std::set<std::string> labels;
    for (const MeasuredRun& run : shipped()) {
        const auto error = firstError(run.scenario);
        QVERIFY2(!error, (run.group() + ", " + run.label + (error ? ": " + english(*error) : "")).c_str());
        QVERIFY2(labels.insert(run.group() + run.label).second, run.label.c_str());
        QVERIFY(run.step && run.step->value() > 0);
        QCOMPARE(run.scenario.estimator, Estimator::detailed);
        QVERIFY(!run.scenario.recipe->framework->tensors.empty());
        QVERIFY(!run.note.empty());
    }
}

// Table 5 prints the utilisation beside the time, by its own count of FLOPs (eq. 8).
void TestMeasuredRuns::korthikantiUtilisation() {
    std::vector<double> found;
    for (const MeasuredRun* run : ofGroup("Korthikanti et al. (2022), Table 5"))
        if (run->scenario.plan.recompute == Recompute::selective)
            found.push_back(mfuOf(*run));
    const std::vector<double> printed{0.415, 0.514, 0.560, 0.563};
    QCOMPARE(found.size(), printed.size());
    for (std::size_t i = 0; i < printed.size(); ++i)
        QVERIFY2(std::abs(found[i] - printed[i]) < 0.002, std::to_string(found[i]).c_str());
    QVERIFY(std::abs(mfuOf(*ofGroup("Korthikanti et al. (2022), Section 6.3").front()) - 0.542) < 0.002);
}

void TestMeasuredRuns::megaScaleUtilisation() {
    const std::map<std::string, std::vector<double>> printed{
        {"Megatron-LM", {0.530, 0.499, 0.467, 0.447, 0.487, 0.478, 0.433, 0.412}},
        {"MegaScale", {0.653, 0.635, 0.613, 0.590, 0.591, 0.573, 0.549, 0.552}}};
    for (const auto& [system, shares] : printed) {
        const auto runs = ofGroup("Jiang et al. (2024), Table 2, " + system);
        QCOMPARE(runs.size(), shares.size());
        for (std::size_t i = 0; i < runs.size(); ++i)
            QVERIFY2(within(mfuOf(*runs[i]), shares[i], 0.02),
                     (system + " " + std::to_string(i) + ": " + std::to_string(mfuOf(*runs[i]))).c_str());
    }
}

// Table 2 prints the days that 300 billion tokens take.
void TestMeasuredRuns::narayananTrainingDays() {
    const std::map<std::string, std::vector<double>> printed{{"ZeRO-3", {90, 74, 74, 169, 137, 140}},
                                                             {"PTD-P", {84, 43, 23, 156, 80, 42}}};
    for (const auto& [scheme, days] : printed) {
        const auto runs = ofGroup("Narayanan et al. (2021), Table 2, " + scheme);
        QCOMPARE(runs.size(), days.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Plan& plan = runs[i]->scenario.plan;
            const auto tokens = static_cast<double>(plan.globalBatch * plan.sequence);
            const double found = runs[i]->step->value() * 300e9 / tokens / 86400;
            QVERIFY2(within(found, days[i], 0.03), (scheme + ": " + std::to_string(found)).c_str());
        }
    }
}

// Table 4 prints both TFLOP/s and their share of the peak, cut to whole percent.
void TestMeasuredRuns::llamaUtilisation() {
    const std::vector<double> printed{0.43, 0.41, 0.38};
    const auto runs = ofGroup("Grattafiori et al. (2024), Table 4");
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Scenario& s = runs[i]->scenario;
        const double share = flopsPerStep(s, FlopConvention::model) /
                             (runs[i]->step->value() * static_cast<double>(s.cluster.gpus) * 989e12);
        QVERIFY(std::abs(share - printed[i]) < 0.01);
        QCOMPARE(s.plan.globalBatch * s.plan.sequence, std::int64_t{16} * 1024 * 1024);
    }
}

void TestMeasuredRuns::fujiiRuns() {
    std::size_t measured = 0, ranOut = 0;
    for (const int number : {3, 4, 6})
        for (const MeasuredRun& run : runsOf(table(number), known())) {
            QCOMPARE(run.group(), "Fujii et al. (2024), Table " + std::to_string(number));
            QVERIFY2(runnable(run.scenario), run.label.c_str());
            QCOMPARE(run.step.has_value(), !run.ranOut());
            (run.ranOut() ? ranOut : measured) += 1;
        }
    QCOMPARE(measured, std::size_t{159});
    QCOMPARE(ranOut, std::size_t{105});
    // Table 3, first cell: 182.6 TFLOP/s per GPU of 8. Llama-3.1-8B: 12·B·s·L·h²·(1 + k/a + 3h_ffn/2h + s/h +
    // v/2Lh) FLOPs a step.
    const MeasuredRun first = runsOf(table(3), known()).front();
    const double flops =
        12.0 * 1024 * 8192 * 32 * 4096 * 4096 *
        (1 + 8.0 / 32 + 3 * 14336 / (2 * 4096.0) + 8192 / 4096.0 + 128256 / (2.0 * 32 * 4096));
    QVERIFY(within(first.step->value(), flops / (8 * 182.6e12), 1e-4));
    QCOMPARE(first.label, std::string("TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs"));
}

void TestMeasuredRuns::wangRuns() {
    const FsdpStudy study = parseFsdpStudy(resourceText("fsdp_study.json"));
    const auto runs = runsOf(study, known());
    QCOMPARE(runs.size(), study.runs.size());
    std::map<std::string, int> ranOut;
    std::set<std::string> labels;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const MeasuredRun& run = runs[i];
        const auto error = firstError(run.scenario);
        QVERIFY2(!error, (run.label + (error ? ": " + english(*error) : "")).c_str());
        QVERIFY2(labels.insert(run.group() + run.label).second, (run.group() + run.label).c_str());
        QCOMPARE(run.scenario.network->gpusPerNode, std::int64_t{4});
        ranOut[run.scenario.model->label] += run.ranOut() ? 1 : 0;
        if (run.ranOut())
            continue;
        // Tokens of a GPU in a step over its throughput.
        const FsdpStudy::Run& printed = study.runs[i];
        QVERIFY(within(run.step->value(), static_cast<double>(printed.tokens()) / *printed.tokensPerSecond,
                       1e-9));
        QCOMPARE(microBatches(run.scenario), std::int64_t{1});
    }
    QCOMPARE(ranOut["GPT 175B"], 1);
    QCOMPARE(ranOut["GPT 310B"], 1);
    QCOMPARE(ranOut["GPT 13B"], 0);
    // Table 8: 13B, 4096 tokens: once without emptying the cache on either cluster.
    QCOMPARE(std::count_if(runs.begin(), runs.end(),
                           [](const MeasuredRun& run) {
                               return run.fitted && run.table.starts_with("Table 8") &&
                                      run.scenario.plan.sequence == 4096;
                           }),
             std::ptrdiff_t{2});
}

void TestMeasuredRuns::stepUndoesPerformance() {
    const Scenario s = llama70b();
    const Performance performance = performanceOf(s);
    for (const FlopConvention convention : allFlopConventions)
        QVERIFY(within(stepOf(s, performance.perGpu(convention), convention).value(),
                       performance.step.value(), 1e-12));
}

void TestMeasuredRuns::everyMeasureMeansTheSameStep() {
    const MeasuredRun& run = *ofGroup("Narayanan et al. (2021), Table 1").front();
    const double step = run.step->value();
    const double tokens = 512.0 * 2048;
    QVERIFY(within(stepOf(run.scenario, SpeedMeasure::stepSeconds, step).value(), step, 1e-12));
    QVERIFY(
        within(stepOf(run.scenario, SpeedMeasure::tokensPerGpu, tokens / step / 32).value(), step, 1e-12));
    QVERIFY(within(stepOf(run.scenario, SpeedMeasure::mfu, mfuOf(run)).value(), step, 1e-12));
    QVERIFY(within(stepOf(run.scenario, SpeedMeasure::flopsPerGpu, mfuOf(run) * 312).value(), step, 1e-12));
    // 137 TFLOP/s of 32 GPUs by hand.
    const double h = 2304, l = 24;
    const double flops = 96 * tokens * l * h * h * (1 + 2048 / (6 * h) + 51200 / (16 * l * h));
    QVERIFY(within(step, flops / (32 * 137e12), 1e-12));
}

void TestMeasuredRuns::measuresHaveNames() {
    using enum SpeedMeasure;
    for (const SpeedMeasure measure : {stepSeconds, flopsPerGpu, flopsPerGpuNarayanan, mfu, tokensPerGpu})
        QCOMPARE(speedMeasureFromName(name(measure)), std::optional(measure));
    QVERIFY(!speedMeasureFromName("seconds"));
}

void TestMeasuredRuns::planLabels() {
    Scenario s = llama70b();
    QCOMPARE(planLabel(s), std::string("TP 8 · CP 1 · PP 8 · MBS 1, 256 GPUs"));
    s.plan.vpp = 2;
    s.plan.zero = 3;
    s.plan.sequenceParallel = false;
    s.plan.recompute = Recompute::full;
    QCOMPARE(planLabel(s), std::string("TP 8 · CP 1 · PP 8 · MBS 1 · VPP 2 · ZeRO 3 · no SP · full "
                                       "recomputation, 256 GPUs"));
}

void TestMeasuredRuns::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::newRow((std::string(pointer) + " " + value).c_str())
            << QString(pointer) << QString(value) << QString(field);
    };
    row("/tables/0/runs/1/value", "-1", "tables[0].runs[1].value");
    row("/tables/0/runs/1/value", "", "tables[0].runs[1].value");
    row("/tables/0/runs/1/tp", "0", "tables[0].runs[1].tp");
    row("/tables/0/runs/1/tp", "7", "tables[0].runs[1].model"); // well-formed, and cannot run
    row("/tables/0/runs/1/speed", "1", "tables[0].runs[1].speed");
    row("/tables/0/runs/1/model", "\"gpt-5\"", "tables[0].runs[1].model");
    row("/tables/0/runs/1/recompute", "\"some\"", "tables[0].runs[1].recompute");
    row("/tables/0/runs/1/outcome", "\"oom\"", "tables[0].runs[1].value"); // out of memory, and yet a time
    row("/tables/0/runs/1/memory_gb", "0", "tables[0].runs[1].memory_gb");
    row("/tables/0/all/gpu", "\"a200\"", "tables[0].runs[0].gpu");
    row("/tables/0/runs/1/outcome", "\"dead\"", "tables[0].runs[1].outcome");
    row("/tables/0/runs/1/memory_stage", "\"middle\"", "tables[0].runs[1].memory_stage");
    row("/tables/0/all/framework", "", "tables[0].runs[0].framework");
    row("/tables/0/measured", "\"speed\"", "tables[0].measured");
    row("/tables/0/runs", "1", "tables[0].runs");
    row("/tables/0/author", "1", "tables[0].author");
    row("/tables/0/source", "", "tables[0].source");
    row("/models/0/hidden", "0", "models[0].hidden");
    row("/models/0/wide", "1", "models[0].wide");
    row("/extra", "1", "extra");
}

void TestMeasuredRuns::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json changed = withValueAt(json::parse(resourceText("measured_runs.json")), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)parseMeasuredRuns(changed.dump(), known()); }), field);
}

QUADRILLE_TESTS(TestMeasuredRuns)
#include "tst_measured_runs.moc"
