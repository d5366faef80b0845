// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/published_plans.h"

#include "core/advice/published_advice.h"
#include "core/check/check.h"
#include "core/measurements/measured_runs.h"
#include "core/performance/performance.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;

namespace {

KnownNames known() {
    return {test::models(), test::gpus(), test::frameworks()};
}

std::vector<MeasuredRun> runs() {
    std::vector<MeasuredRun> all;
    for (const std::string& file : filesOfPublishedPlans(test::resourceText("published_plans.json")))
        for (MeasuredRun& run : parseMeasuredRuns(test::resourceText(file.c_str()), known()))
            all.push_back(std::move(run));
    return all;
}

const std::vector<PublishedPlan>& plans() {
    static const auto all = parsePublishedPlans(test::resourceText("published_plans.json"), known(), runs());
    return all;
}

const PublishedPlan& plan(std::string_view name) {
    const PublishedPlan* found = findPublishedPlan(plans(), name);
    if (found == nullptr)
        throw std::runtime_error("no plan " + std::string(name));
    return *found;
}

/// Tokens per second and GPU as measured.
double tokens(const PublishedPlan& plan) {
    return static_cast<double>(plan.scenario.plan.globalBatch * plan.scenario.plan.sequence) /
           (plan.step->value() * static_cast<double>(plan.scenario.cluster.gpus));
}

} // namespace

/// The plans that are shipped, against what their sources print.
class TestPublishedPlans : public QObject {
    Q_OBJECT
private slots:
    void everyPlanRunsAndSaysItsSource() {
        QVERIFY(plans().size() >= 25);
        for (const PublishedPlan& each : plans()) {
            QVERIFY2(runnable(each.scenario), each.name.c_str());
            QVERIFY2(!each.label.empty() && !each.source.empty(), each.name.c_str());
            QVERIFY2(each.step || !each.note.empty(), each.name.c_str());
            QVERIFY(isForTheSameWork(each, each.scenario));
        }
    }

    // Grattafiori et al. (2024), Table 4: 8,192 GPUs reach 430 TFLOP/s with DP 64, 16,384 reach 400 and 380.
    void llama3IsItsTable() {
        const auto rate = [](const PublishedPlan& each) {
            return flopsPerStep(each.scenario, FlopConvention::model) /
                   (each.step->value() * static_cast<double>(each.scenario.cluster.gpus)) / 1e12;
        };
        QVERIFY(std::abs(rate(plan("llama-3-405b-8k-8192")) - 430) < 0.01);
        QCOMPARE(dataParallel(plan("llama-3-405b-8k-8192").scenario), 64);
        QVERIFY(std::abs(rate(plan("llama-3-405b-8k-16384")) - 400) < 0.01);
        QCOMPARE(dataParallel(plan("llama-3-405b-8k-16384").scenario), 128);
        QVERIFY(std::abs(rate(plan("llama-3-405b-128k")) - 380) < 0.01);
        QCOMPARE(dataParallel(plan("llama-3-405b-128k").scenario), 8);
        QCOMPARE(plan("llama-3-405b-128k").scenario.plan.cp, 16);
    }

    // Narayanan et al. (2021), Table 1, its last row: 1,008B on 3,072 GPUs, TP 8, PP 64, batch 3,072, 163
    // TFLOP/s.
    void narayanansTrillionIsItsRow() {
        const PublishedPlan& each = plan("megatron-1t");
        QCOMPARE(each.scenario.cluster.gpus, 3072);
        QCOMPARE(each.scenario.plan.tp, 8);
        QCOMPARE(each.scenario.plan.pp, 64);
        QCOMPARE(each.scenario.plan.globalBatch, 3072);
        // Eq. 3 of the paper: 96·B·s·l·h²·(1 + s/6h + V/16lh), l 128, h 25,600, V 51,200.
        const double B = 3072, s = 2048, l = 128, h = 25600, V = 51200;
        const double flops = 96 * B * s * l * h * h * (1 + s / (6 * h) + V / (16 * l * h));
        QVERIFY(std::abs(flops / (each.step->value() * 3072) / 163e12 - 1) < 1e-3);
    }

    // Jiang et al. (2024), Table 2: 12,288 GPUs, 6.34 s and 1,984,000 tokens/s, against 8.57 s and 1,466,800.
    void megaScaleIsItsTable() {
        QCOMPARE(plan("megascale-175b-12288").step->value(), 6.34);
        QVERIFY(std::abs(tokens(plan("megascale-175b-12288")) * 12288 / 1984e3 - 1) < 1e-3);
        QCOMPARE(plan("megatron-175b-12288").step->value(), 8.57);
        QVERIFY(std::abs(tokens(plan("megatron-175b-12288")) * 12288 / 1466.8e3 - 1) < 2e-3);
        QVERIFY(isForTheSameWork(plan("megascale-175b-256"), plan("megatron-175b-256").scenario));
    }

    // BigScience: 105.22 s a step with TP 4, PP 12 on 384 GPUs, 112.12 TFLOP/s without what is recomputed.
    void bloomIsItsProductionRun() {
        const PublishedPlan& each = plan("bloom-176b");
        QVERIFY(each.note.find("production") != std::string::npos);
        QCOMPARE(each.scenario.plan.tp, 4);
        QCOMPARE(each.scenario.plan.pp, 12);
        QCOMPARE(each.scenario.cluster.gpus, 384);
        QVERIFY(each.step.has_value());
    }

    // 2.664M H800 GPU-hours for 14.8T tokens: 3.7 days for a trillion on 2,048 of them.
    void deepSeekTakesItsGpuHours() {
        const PublishedPlan& each = plan("deepseek-v3");
        QVERIFY(std::abs(14.8e12 / tokens(each) / 3600 / 2.664e6 - 1) < 1e-4);
        QCOMPARE(dataParallel(each.scenario), 128);
        // The guide's 55 % of the peak is not what these hours make, even of the 16-bit peak.
        const double mfu = flopsPerStep(each.scenario, FlopConvention::model) /
                           (each.step->value() * 2048 * each.scenario.cluster.gpu.bf16.value());
        QVERIFY2(mfu > 0.3 && mfu < 0.5, qPrintable(QString::number(mfu)));
    }

    // Its table: GPUs, TP, PP, DP, CP; the row of DeepSeek-V3 does not multiply to its GPUs.
    void theGuidesRowsMultiply() {
        const auto product = [](const PublishedPlan& each) {
            return replicaGpus(each.scenario.plan) * dataParallel(each.scenario);
        };
        QCOMPARE(dataParallel(plan("guide-llama-3-70b").scenario), 8);
        QCOMPARE(dataParallel(plan("guide-llama-3-405b").scenario), 128);
        QCOMPARE(dataParallel(plan("guide-long-context").scenario), 4);
        QCOMPARE(dataParallel(plan("guide-example").scenario), 16);
        for (const char* name :
             {"guide-llama-3-70b", "guide-llama-3-405b", "guide-long-context", "guide-example"})
            QCOMPARE(product(plan(name)), plan(name).scenario.cluster.gpus);
        QVERIFY(dataParallel(plan("guide-deepseek-v3").scenario) != 2);
    }

    void measuredStandsBesidePredicted() {
        const PublishedPlan& each = plan("megatron-1.7b");
        const auto said = publishedAdvice(each.scenario, plans());
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY(!said.front().instead);
        const std::string text = english(said.front().says);
        QVERIFY(text.starts_with("This is the plan of Megatron GPT 1.7B"));
        const double predicted = glance(each.scenario).step.value();
        QCOMPARE(std::get<double>(said.front().says.arguments.at(3)), std::round(predicted * 100) / 100);
        Scenario other = each.scenario;
        other.plan.microBatch = 8;
        const auto offered = publishedAdvice(other, plans());
        QVERIFY(offered.size() == 1 && offered.front().instead);
        QVERIFY(offered.front().instead->scenario == each.scenario);
        other.plan.globalBatch *= 2;
        QVERIFY(publishedAdvice(other, plans()).empty());
    }

    void whatIsWrongIsNamed() {
        const auto parse = [](const std::string& one) {
            (void)parsePublishedPlans(R"({"about": "", "files": [], "plans": [)" + one + "]}", known(), {});
        };
        QCOMPARE(test::fieldOfError([&] {
                     parse(R"({"name": "a", "label": "A", "run": {"source": "x", "table": "y",
                                                "number": 0}})");
                 }),
                 QString("plans[0].run.number"));
        QCOMPARE(test::fieldOfError([&] { parse(R"({"name": "a", "label": "A", "colour": 1})"); }),
                 QString("plans[0].colour"));
        QCOMPARE(test::fieldOfError([&] {
                     parse(R"({"name": "A b", "label": "A", "source": "s", "model": "llama-3.1-8b",
                            "gpu": "h100-sxm-80gb", "framework": "megatron", "gpus": 8})");
                 }),
                 QString("plans[0].name"));
        QCOMPARE(test::fieldOfError([&] {
                     parse(R"({"name": "a", "label": "A", "source": "s", "model": "llama-3.1-8b",
                            "gpu": "h100-sxm-80gb", "framework": "megatron", "gpus": 8, "pp": 7})");
                 }),
                 QString("plans[0].model"));
    }
};

QUADRILLE_TESTS(TestPublishedPlans)
#include "tst_published_plans.moc"
