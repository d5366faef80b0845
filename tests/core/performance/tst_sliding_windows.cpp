// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_sizes.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>

using namespace quadrille;

namespace {

using test::near;

/// Keys that the tokens of a sequence see in all layers, counted one by one; of itself a token sees half.
double counted(const ModelSpec& model, std::int64_t sequence) {
    double keys = 0;
    for (std::int64_t layer = 1; layer <= model.layers; ++layer) {
        const bool whole =
            !model.slidingWindow || (model.wholeAttentionEvery > 0 && layer % model.wholeAttentionEvery == 0);
        for (std::int64_t token = 0; token < sequence; ++token) {
            const double before = static_cast<double>(token) + 0.5;
            const double within =
                whole ? before : std::min(before, static_cast<double>(*model.slidingWindow));
            keys += within;
        }
    }
    return keys;
}

Scenario training(const char* model, std::int64_t sequence) {
    return test::training(model, 64, 64, sequence);
}

} // namespace

/// Layers that look back over a window only.
class TestSlidingWindows : public QObject {
    Q_OBJECT
private slots:
    // As transformers' configurations build their lists of layers: huggingface/transformers,
    // src/transformers/models/{gemma2,gemma3,gpt_oss,mistral}/configuration_*.py.
    void layersOfTheCatalogue() {
        QCOMPARE(windowedLayers(test::model("mistral-7b-v0.1")), std::int64_t{32});
        QCOMPARE(windowedLayers(test::model("gemma-2-9b")), std::int64_t{21});
        QCOMPARE(windowedLayers(test::model("gemma-3-1b")), std::int64_t{22}); // of 26: four see all
        QCOMPARE(windowedLayers(test::model("gpt-oss-120b")), std::int64_t{18});
        QCOMPARE(windowedLayers(test::model("llama-3.1-8b")), std::int64_t{0});
    }

    void keysAreCounted() {
        for (ModelSpec model : {test::model("gemma-3-1b"), test::model("gpt-oss-20b")}) {
            ModelSpec whole = model;
            whole.slidingWindow.reset();
            for (const std::int64_t sequence : {64, 128, 1000, 4096})
                QVERIFY(near(visibleShare(model, sequence),
                             counted(model, sequence) / counted(whole, sequence), 1e-3 / 64));
        }
    }

    // FLOPs of the attention core shrink as the keys do, and its time but for what queries cost beside their
    // keys; nothing else does.
    void timeAndFlopsShrink() {
        for (const char* name : {"mistral-7b-v0.1", "gemma-2-9b", "gpt-oss-20b"}) {
            const Scenario s = training(name, 16384);
            Scenario whole = s;
            whole.model.slidingWindow.reset();
            const Performance windowed = performanceOf(s), full = performanceOf(whole);
            QVERIFY(windowed.step < full.step);
            QVERIFY(near(windowed.part(StepPart::matrices).value(), full.part(StepPart::matrices).value()));
            const double share = visibleShare(s.model, s.plan.sequence);
            // Its part is what 1 + 2.5 forward passes take beyond the FLOPs of 1 + 2 at peak.
            const double beside = (step::forwardEdge + 2.5 * step::backwardEdge) / 16384;
            const double reached = step::reached(s, ProfileParameter::attention);
            const auto belowPeak = [&](double keys) { return (3.5 * keys + beside) / reached - 3 * keys; };
            QVERIFY(near(windowed.part(StepPart::attention).value(),
                         belowPeak(share) / belowPeak(1) * full.part(StepPart::attention).value()));
            QVERIFY(near(forwardFlopsPerToken(s.model, 16384).attentionCore,
                         share * forwardFlopsPerToken(whole.model, 16384).attentionCore));
            QVERIFY(windowed.mfu(FlopConvention::causal) <= 1);
        }
    }

    void shortSequencesSeeAll() {
        const Scenario s = training("mistral-7b-v0.1", 4096);
        Scenario whole = s;
        whole.model.slidingWindow.reset();
        QVERIFY(performanceOf(s) == performanceOf(whole));
    }
};

QUADRILLE_TESTS(TestSlidingWindows)
#include "tst_sliding_windows.moc"
