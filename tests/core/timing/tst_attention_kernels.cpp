// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/performance/performance.h"
#include "core/timing/attention_kernels.h"
#include "core/timing/rates.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

using namespace quadrille;

namespace {

constexpr AttentionKernel told[] = {AttentionKernel::flash2, AttentionKernel::cudnn,
                                    AttentionKernel::flashTriton};

/// TFLOP/s of causal attention, forward and backward, on an A100 at 1,024, 2,048, … 16,384 tokens, as the
/// chart of Dao (2023), figure 4, prints them.
struct ChartedSpeeds {
    std::int64_t headDim;
    std::array<double, 5> triton, flash2;
};
constexpr ChartedSpeeds charted[] = {{64, {75, 79, 76, 79, 80}, {119, 140, 156, 165, 171}},
                                     {128, {61, 68, 74, 78, 80}, {133, 155, 173, 182, 189}}};

Scenario on(const char* gpu, const char* framework) {
    Scenario s = test::scenario("llama-3.1-8b", gpu, 8);
    s.plan.globalBatch = 16;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework(framework);
    return s;
}

using test::near;

double stepSeconds(Scenario s, AttentionKernel kernel) {
    s.recipe.attentionKernel = kernel;
    return performanceOf(s).step.value();
}

} // namespace

/// Which kernel computes attention, and what it is worth.
class TestAttentionKernels : public QObject {
    Q_OBJECT
private slots:
    void frameworksTakeWhatTheyTake_data() {
        QTest::addColumn<QByteArray>("gpu");
        QTest::addColumn<QByteArray>("framework");
        QTest::addColumn<QByteArray>("kernel");
        const auto add = [](const char* gpu, const char* framework, const char* kernel) {
            QTest::addRow("%s, %s", gpu, framework)
                << QByteArray(gpu) << QByteArray(framework) << QByteArray(kernel);
        };
        for (const char* framework : {"megatron", "torchtitan", "fsdp", "nanotron", "deepspeed"}) {
            add("a100-sxm-80gb", framework, "flash-2");
            add("h100-sxm-94gb", framework, "flash-2"); // as the paper's cluster ran
        }
        for (const char* gpu : {"h100-sxm-80gb", "h800-sxm-80gb", "h200-sxm", "h20", "gh200-96gb"}) {
            add(gpu, "megatron", "cudnn");
            add(gpu, "torchtitan", "cudnn");
            add(gpu, "fsdp", "flash-2");
            add(gpu, "nanotron", "flash-2");
        }
        for (const char* gpu : {"b200-sxm", "gb200-nvl72", "b300-sxm", "gb300-nvl72"}) {
            add(gpu, "megatron", "cudnn");
            add(gpu, "fsdp", "cudnn");
            add(gpu, "deepspeed", "flash-2");
        }
    }

    void frameworksTakeWhatTheyTake() {
        QFETCH(QByteArray, gpu);
        QFETCH(QByteArray, framework);
        QFETCH(QByteArray, kernel);
        Scenario s = on(gpu.constData(), framework.constData());
        QCOMPARE(name(attentionKernel(s)), std::string_view(kernel.constData()));
        for (const AttentionKernel each : told) {
            s.recipe.attentionKernel = each;
            QCOMPARE(attentionKernel(s), each);
        }
    }

    /// Of the attention core alone, by the very share, in both passes; nothing where there is no other
    /// kernel, and nothing where scores are stored.
    void onlyTheCoreIsSlower() {
        for (const char* model : {"llama-3.1-8b", "gpt-oss-20b"}) { // heads of 128 and of 64 numbers
            Scenario s = on("h100-sxm-80gb", "megatron");
            s.model = test::model(model);
            const auto performance = [&s](AttentionKernel kernel) {
                s.recipe.attentionKernel = kernel;
                return performanceOf(s);
            };
            const Performance slow = performance(AttentionKernel::flash2),
                              fast = performance(AttentionKernel::cudnn);
            const auto longer = [&] {
                return (performance(AttentionKernel::flash2).part(StepPart::attention) -
                        performance(AttentionKernel::cudnn).part(StepPart::attention))
                    .value();
            };
            const double once = longer();
            QVERIFY(once > 0 && slow.step > fast.step);
            for (const StepPart part : {StepPart::ideal, StepPart::matrices, StepPart::memoryBound})
                QCOMPARE(slow.part(part), fast.part(part));
            s.plan.globalBatch *= 2;
            QVERIFY(near(longer(), 2 * once));
            s.recipe.attentionKernel = AttentionKernel::cudnn;
            const step::Device device = step::deviceOf(s);
            s.recipe.attentionKernel = AttentionKernel::flash2;
            QVERIFY(near(step::deviceOf(s).attentionFlops,
                         device.attentionFlops * (s.model.headDim > 64 ? 0.562 : 0.635)));
        }
        for (const char* gpu : {"a100-sxm-80gb", "mi300x", "l40s"}) {
            const Scenario s = on(gpu, "megatron");
            QCOMPARE(stepSeconds(s, AttentionKernel::flash2), stepSeconds(s, AttentionKernel::cudnn));
        }
        Scenario stores = on("h100-sxm-80gb", "megatron");
        stores.recipe.flashAttention = false;
        QCOMPARE(stepSeconds(stores, AttentionKernel::flash2), stepSeconds(stores, AttentionKernel::cudnn));
    }

    /// In Triton attention is slower on every GPU, by what the chart says in the median.
    void tritonIsAsSlowAsCharted() {
        for (const ChartedSpeeds& chart : charted) {
            std::array<double, 5> ratios{};
            std::ranges::transform(chart.triton, chart.flash2, ratios.begin(), std::divides());
            std::ranges::sort(ratios);
            for (const char* gpu : {"a100-sxm-80gb", "h100-sxm-80gb", "mi300x"}) {
                Scenario s = on(gpu, "fsdp");
                s.model.headDim = chart.headDim;
                const auto flops = [&s](AttentionKernel kernel) {
                    s.recipe.attentionKernel = kernel;
                    return step::deviceOf(s).attentionFlops;
                };
                const double ratio = flops(AttentionKernel::flashTriton) / flops(AttentionKernel::flash2);
                QVERIFY2(std::abs(ratio - ratios[2]) < 0.001, qPrintable(QString::number(ratio)));
            }
        }
    }

    /// MosaicML's program of benchmarks took it unless told (mosaicml/llm-foundry@b2a43a147), and on 128 GPUs
    /// and more was told FlashAttention 2 for its three small models (scripts/train/benchmarking/sweep.py).
    void mosaicMlRanIt() {
        std::map<AttentionKernel, int> runs;
        for (const MeasuredRun& run : test::shippedRuns())
            if (run.source == "MosaicML (2023)") {
                ++runs[run.scenario.recipe->attentionKernel];
                const bool small = run.scenario.model->hidden <= 4096;
                QCOMPARE(run.scenario.recipe->attentionKernel == AttentionKernel::flash2,
                         run.scenario.gpus >= 128 && small && run.scenario.gpu->name == "h100-sxm-80gb");
            }
        QCOMPARE(runs[AttentionKernel::flash2], 9);
        QCOMPARE(runs[AttentionKernel::flashTriton], 207);
    }

    void aKernelThatIsNotUsedIsToldOf() {
        Scenario s = on("h100-sxm-80gb", "megatron");
        const auto warned = [&s] {
            return std::ranges::count(check(s), std::string_view("attention-kernel-needs-flash-attention"),
                                      &Diagnostic::rule) > 0;
        };
        s.recipe.attentionKernel = AttentionKernel::cudnn;
        QVERIFY(!warned());
        s.recipe.flashAttention = false;
        QVERIFY(warned());
        s.recipe.attentionKernel = AttentionKernel::byFramework;
        QVERIFY(!warned());
    }
};

QUADRILLE_TESTS(TestAttentionKernels)
#include "tst_attention_kernels.moc"
