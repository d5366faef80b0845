// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/stages.h"
#include "core/memory/detailed/token_bytes.h"
#include "core/model/parameters.h"
#include "core/performance/performance.h"
#include "core/performance/traffic.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

using test::close;

Scenario in(Precision precision, const char* gpu = "b200-sxm", const char* framework = "megatron") {
    Scenario s = test::scenario("llama-3.1-8b", gpu, 8);
    s.plan.globalBatch = 64;
    s.recipe.precision = precision;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework(framework);
    return s;
}

Scenario keptInFp8(Scenario s) {
    s.recipe.fp8Params = true;
    return s;
}

using test::breaks;

/// Weights of the layers' matrices, by hand: Llama has no biases.
double matrices(const ModelSpec& m) {
    const double attention = 2.0 * static_cast<double>(m.hidden * (m.heads + m.kvHeads) * m.headDim);
    return static_cast<double>(m.layers) * (attention + 3.0 * static_cast<double>(m.hidden * m.ffn));
}

double stored(const Scenario& s) {
    const auto tokens = detailed::modelTokens(s).dense.kept;
    return tokens.tensor + tokens.sequence + tokens.replicated;
}

double part(const Scenario& s, MemoryPart part) {
    return detailedStageMemory(s, 0).part(part).value();
}

} // namespace

/// FP8 by tensor and by block, parameters in FP8, and NVFP4.
class TestNumberFormats : public QObject {
    Q_OBJECT
private slots:
    // A scale of 4 bytes for 128 activations; of 1 byte for 16 numbers of half a byte.
    void bytesOfANumber() {
        QCOMPARE(activationBytes(Precision::fp8, Fp8Recipe::tensor), 1.0);
        QCOMPARE(activationBytes(Precision::fp8, Fp8Recipe::block), 132.0 / 128);
        QCOMPARE(weightBytes(Precision::fp8, Fp8Recipe::block), 16388.0 / 16384);
        QCOMPARE(activationBytes(Precision::fp4, Fp8Recipe::tensor), 9.0 / 16);
    }

    // Megatron stores three inputs of products in FP8: two of h and one of h_ffn.
    void storedInputsAreNarrow() {
        const Scenario half = in(Precision::bf16);
        const auto inputs = static_cast<double>(2 * half.model.hidden + half.model.ffn);
        QVERIFY(close(stored(half) - stored(in(Precision::fp8)), inputs));
        Scenario block = in(Precision::fp8);
        block.recipe.fp8Recipe = Fp8Recipe::block;
        QVERIFY(close(stored(block) - stored(in(Precision::fp8)), inputs / 32));
        QVERIFY(close(stored(half) - stored(in(Precision::fp4)), inputs * (2 - 9.0 / 16)));
    }

    // Attention and head stay in 16 bits: the same time. Products of the layers are limited by the units.
    void onlyTheLayersProductsAreFaster() {
        const Performance half = performanceOf(in(Precision::bf16));
        for (const Precision narrow : {Precision::fp8, Precision::fp4}) {
            const Resolved resolved(in(narrow));
            const Resolved before(in(Precision::bf16));
            const step::Passes<double>& passes = resolved.passes().at(0);
            QCOMPARE(passes.forward.attention, before.passes().at(0).forward.attention);
            QVERIFY(passes.forward.matrices < before.passes().at(0).forward.matrices);
            QVERIFY(performanceOf(resolved).step < half.step);
            // A model that is nearly all head gains next to nothing.
            Scenario head = in(narrow);
            Scenario wide = in(Precision::bf16);
            for (Scenario* s : {&head, &wide}) {
                s->model.layers = 1;
                s->model.vocab = 100'000'000;
            }
            const double gain = Resolved(wide).passes().at(0).forward.matrices /
                                Resolved(head).passes().at(0).forward.matrices;
            QVERIFY(gain > 1 && gain < 1.01);
        }
        QVERIFY(close(peakOf(in(Precision::fp4)) / peakOf(in(Precision::bf16)), 4));
        QVERIFY(close(peakOf(in(Precision::fp8)) / peakOf(in(Precision::bf16)), 2));
    }

    // Megatron then holds no 16-bit copy of the layers' matrices: 2 bytes of each less.
    void parametersInFp8TakeTheSixteenBitCopyAway() {
        const Scenario plain = in(Precision::fp8);
        QVERIFY(close(part(plain, MemoryPart::parameters) - part(keptInFp8(plain), MemoryPart::parameters),
                      2 * matrices(plain.model)));
        // Whoever keeps 16-bit weights beside them says so, and holds what it did.
        const Scenario other = in(Precision::fp8, "b200-sxm", "fsdp");
        QVERIFY(breaks(keptInFp8(other), "framework-keeps-16-bit-weights"));
        QCOMPARE(part(other, MemoryPart::parameters), part(keptInFp8(other), MemoryPart::parameters));
    }

    // By hand: 8 ranks gather 2 bytes of what stays in 16 bits and 1 of the matrices.
    void parametersInFp8AreGatheredInFp8() {
        const Scenario plain = in(Precision::fp8);
        const double all = static_cast<double>(parameterCount(plain.model));
        const auto sent = [](const Scenario& s) { return trafficOf(s).part(TrafficKind::data).value(); };
        QVERIFY(close(sent(plain), (4 * all + 2 * all) * 7 / 8));
        QVERIFY(close(sent(keptInFp8(plain)), (4 * all + 2 * all - matrices(plain.model)) * 7 / 8));
        const auto time = [](const Scenario& s) {
            return performanceOf(s).exchange(TrafficKind::data).time.value();
        };
        QVERIFY(time(keptInFp8(plain)) < time(plain));
        Scenario sharded = in(Precision::fp8, "b200-sxm", "fsdp");
        sharded.plan.zero = 3;
        QVERIFY(sent(keptInFp8(sharded)) < sent(sharded));
        // Gathered layers take a byte less for each of their matrices' weights, as many layers as are
        // gathered.
        const auto working = [](const Scenario& s) {
            return detailed::Stages(Resolved(s)).chunksOf(0).front().layerForward;
        };
        const double layer = matrices(sharded.model) / static_cast<double>(sharded.model.layers);
        QVERIFY(close(working(sharded) - working(keptInFp8(sharded)),
                      sharded.recipe.framework->gathered.layers * layer));
    }

    void countUnderFp8Alone() {
        for (const Precision precision : {Precision::bf16, Precision::fp16, Precision::fp4}) {
            Scenario s = keptInFp8(in(precision));
            s.recipe.fp8Recipe = Fp8Recipe::block;
            QVERIFY(breaks(s, "fp8-settings-need-fp8"));
            QVERIFY(detailedMemory(s) == detailedMemory(in(precision)));
            QVERIFY(performanceOf(s) == performanceOf(in(precision)));
        }
        QVERIFY(!breaks(keptInFp8(in(Precision::fp8)), "fp8-settings-need-fp8"));
    }

    void devicesWithoutFp4AreRefused() {
        QVERIFY(runnable(in(Precision::fp4)));
        QVERIFY(runnable(in(Precision::fp4, "gb200-nvl72")));
        for (const GpuSpec& gpu : test::gpus()) {
            Scenario s = in(Precision::fp4);
            s.cluster.gpu = gpu;
            QCOMPARE(breaks(s, "gpu-has-fp4"), !gpu.fp4.has_value());
            if (gpu.fp4) // 4-bit units are at least twice as fast as 8-bit ones
                QVERIFY(gpu.fp8 && gpu.fp4->value() >= 2 * gpu.fp8->value());
        }
        const auto found = check(in(Precision::fp4, "h100-sxm-80gb"));
        QVERIFY(!found.empty() &&
                runnable(repaired(in(Precision::fp4, "h100-sxm-80gb"), found.front().repairs.front())));
    }

    void explanationsAreTheNumbers() {
        for (const Precision precision : {Precision::fp8, Precision::fp4})
            for (const int zero : {1, 3}) {
                Scenario s = keptInFp8(in(precision));
                s.plan.zero = zero;
                const StageMemory memory = detailedStageMemory(s, 0);
                for (const MemoryPart each : allMemoryParts)
                    QCOMPARE(explain(s, {Subject::Kind::memoryPart, 0, each})->value(),
                             memory.part(each).value());
                const Performance p = performanceOf(s);
                for (const StepPart each : allStepParts)
                    QCOMPARE(explain(s, {.kind = Subject::Kind::stepPart, .stepPart = each}, &p)->value(),
                             p.part(each).value());
            }
    }
};

QUADRILLE_TESTS(TestNumberFormats)
#include "tst_number_formats.moc"
