// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/cost/training_cost.h"
#include "core/layout/parameters.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/tensor_table.h"
#include "core/model/parameters.h"
#include "core/model/predictions.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

using test::near;

/// Llama-3.1-8B over four stages of TP 2, with so many modules of multi-token prediction.
Scenario predicting(std::int64_t modules, std::int64_t pp = 4, std::int64_t tp = 2) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.model.predictLayers = modules;
    s.plan.pp = pp;
    s.plan.tp = tp;
    s.plan.globalBatch = 128;
    return s;
}

double held(const Scenario& s, std::int64_t rank, MemoryPart part) {
    return detailedStageMemory(s, rank).part(part).value();
}

/// Parameters of all ranks of the pipeline and its tensor and expert parallel groups, each once.
double allParameters(const Scenario& s) {
    const layout::ChunkShapes chunks(s);
    const auto model = layout::modelParameters(s);
    const auto x = layout::lettersOf<double>(s);
    double sum = 0;
    for (std::int64_t rank = 0; rank < s.plan.pp; ++rank) {
        const auto shape = chunks.together(rank);
        const auto onGpu =
            layout::rankParameters<double>(model, layout::countsOf<double>(shape), shape.ends, x);
        sum += onGpu.shared + onGpu.experts;
    }
    return sum;
}

using test::breaks;

} // namespace

/// Modules of multi-token prediction behind the last layer.
class TestPredictions : public QObject {
    Q_OBJECT
private slots:
    // deepseek-ai/DeepSeek-V3@0b39205, README_WEIGHTS.md: "11.5B unique parameters, excluding the shared 0.9B
    // Embedding and 0.9B output Head"; "Activation parameters: 2.4B (including the shared …)". Both figures
    // are those of the layer: the projection's 0.1B would make them 11.6 and 2.5.
    void moduleOfDeepSeek() {
        const ModelSpec& model = test::model("deepseek-v3");
        QCOMPARE(model.predictLayers, std::int64_t{1});
        const double projection = 2.0 * static_cast<double>(model.hidden * model.hidden);
        const auto rounded = [](double billions) { return std::round(billions / 1e8) / 10; };
        QCOMPARE(rounded(static_cast<double>(predictionParameterCount(model)) - projection), 11.5);
        QCOMPARE(parameterCount(model), *model.publishedParameters);
        ModelSpec visited = model; // of the experts those that a token visits
        visited.experts->experts = visited.experts->topK;
        const double shared = 2.0 * static_cast<double>(model.vocab * model.hidden);
        QCOMPARE(rounded(static_cast<double>(predictionParameterCount(visited)) - projection + shared), 2.4);
    }

    void whatAModuleHolds() {
        // Two norms and the projection of the inputs, the layer, and the final norm, of Llama-3.1-8B.
        constexpr std::int64_t h = 4096, ffn = 14336, keys = 1024;
        constexpr std::int64_t layer = 2 * h * h + 2 * h * keys + 3 * h * ffn + 2 * h;
        QCOMPARE(predictionParameterCount(predicting(1).model), layer + 2 * h * h + 3 * h);
        QCOMPARE(predictionParameterCount(predicting(3).model), 3 * (layer + 2 * h * h + 3 * h));
        QCOMPARE(predictionParameterCount(predicting(0).model), std::int64_t{0});
    }

    // What stages hold is the model, its modules, and copies of the embedding where a stage needs one.
    void parametersAreConserved() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            s.plan.tp = 1;
            s.plan.ep = 1;
            s.plan.expertTensor = 0;
            s.plan.sequenceParallel.reset();
            s.plan.shardGroup = 0;
            s.cluster.gpus = replicaGpus(s.plan);
            s.plan.globalBatch = s.plan.microBatch * s.plan.pp * 2;
            s.model.predictLayers = test::pick({1, 2, 5});
            RC_PRE(runnable(s));
            const bool apart = !layout::ChunkShapes(s).together(s.plan.pp - 1).ends.embedding &&
                               traits(s.plan.schedule).placement == PlacementKind::loop;
            RC_PRE(s.plan.pp == 1 || apart);
            const double copy =
                s.plan.pp == 1 ? 0.0
                               : static_cast<double>(s.model.vocab) * static_cast<double>(s.model.hidden);
            const double expected = static_cast<double>(parameterCount(s.model)) +
                                    static_cast<double>(predictionParameterCount(s.model)) + copy;
            RC_ASSERT(near(allParameters(s), expected));
        }));
    }

    void onlyTheLastStageHoldsThem() {
        for (const MemoryPart part :
             {MemoryPart::parameters, MemoryPart::optimizer, MemoryPart::activations}) {
            for (std::int64_t rank = 0; rank < 3; ++rank)
                QCOMPARE(held(predicting(2), rank, part), held(predicting(0), rank, part));
            QVERIFY(held(predicting(2), 3, part) > held(predicting(1), 3, part));
            QVERIFY(held(predicting(1), 3, part) > held(predicting(0), 3, part));
        }
        // 2 bytes for each parameter in 16 bits: a second module beside the first adds no embedding.
        const double one = held(predicting(1), 3, MemoryPart::parameters);
        const double two = held(predicting(2), 3, MemoryPart::parameters);
        constexpr double h = 4096, layer = 2 * h * h + 2 * h * 1024 + 3 * h * 14336;
        QVERIFY(near(two - one, 2 * ((layer + 2 * h * h) / 2 + 5 * h)));
        // The first brings a copy of the embedding, divided by TP.
        const double none = held(predicting(0), 3, MemoryPart::parameters);
        QVERIFY(near(one - none, two - one + 2 * 128256 * h / 2));
        // On one stage there is one already.
        const auto alone = [](std::int64_t modules) {
            return held(predicting(modules, 1), 0, MemoryPart::parameters);
        };
        QVERIFY(near(alone(2) - alone(1), alone(1) - alone(0)));
    }

    void activationsOfAModule() {
        // Beside a layer and a head: the next token's embedding and the two inputs of the projection.
        const auto stored = [](std::int64_t modules, Recompute recompute) {
            Scenario s = predicting(modules, 1, 1);
            s.plan.recompute = recompute;
            double own = 0;
            for (const auto& tensor : detailed::tensorTable(s, 0, {}))
                if (tensor.name.find("next token") != std::string::npos ||
                    tensor.name.find("projection of multi-token") != std::string::npos)
                    own += tensor.total;
            return own;
        };
        QCOMPARE(stored(2, Recompute::none), 2.0 * 8192 * (2 + 4) * 4096);
        QCOMPARE(stored(0, Recompute::none), 0.0);
        QCOMPARE(stored(2, Recompute::full), 0.0); // made again with the layer
    }

    // NVIDIA/Megatron-LM@d98e8a6, megatron/training/training.py, num_floating_point_operations(): a layer
    // more, the projection and norms, and the logits once more.
    void flopsOfAModule() {
        const auto flops = [](std::int64_t modules) {
            return forwardFlopsPerToken(predicting(modules).model, 8192);
        };
        constexpr double h = 4096;
        const double layers = (flops(0).weights - 2 * h * 128256) / 32;
        QVERIFY(near(flops(1).weights - flops(0).weights, layers + 2 * (2 * h * h + 3 * h) + 2 * h * 128256));
        QVERIFY(near(flops(1).attentionCore, flops(0).attentionCore * 33 / 32));
        QVERIFY(near(flops(3).weights - flops(2).weights, flops(1).weights - flops(0).weights));
    }

    void timeIsTheLastStages() {
        const Resolved without(predicting(0)), with(predicting(1)), twice(predicting(2));
        for (std::size_t stage = 0; stage < 3; ++stage)
            QCOMPARE(with.passes().at(stage).forward.total(), without.passes().at(stage).forward.total());
        const auto last = [](const Resolved& of) { return of.passes().at(3).forward.total(); };
        const double module = last(with) - last(without);
        QVERIFY(near(last(twice) - last(with), module));
        // A layer and the head are in it, and a projection smaller than the layer's products.
        const double layer =
            (without.passes().at(1).forward.total() - without.passes().at(1).forward.overhead) / 8;
        QVERIFY(module > layer);
        QVERIFY(performanceOf(predicting(1)).step > performanceOf(predicting(0)).step);
        QVERIFY(performanceOf(predicting(1)).part(StepPart::unequalStages) >
                performanceOf(predicting(0)).part(StepPart::unequalStages));
    }

    void messagesOfAModule() {
        const auto sent = [](std::int64_t modules, TrafficKind kind) {
            return trafficOf(predicting(modules)).part(kind).value();
        };
        // Four collectives of a layer's input in either pass, and two whose mean is one and a half of it.
        const double layers = sent(0, TrafficKind::tensor);
        QVERIFY(near(sent(1, TrafficKind::tensor) - layers, layers / 32 * (4 + 3) / 4));
        QCOMPARE(sent(1, TrafficKind::pipeline), sent(0, TrafficKind::pipeline));
        QVERIFY(sent(1, TrafficKind::data) > sent(0, TrafficKind::data));
    }

    void ofTheKindOfTheLastLayer() {
        QCOMPARE(sparsePredictLayers(test::model("deepseek-v3")), std::int64_t{1});
        QCOMPARE(sparsePredictLayers(predicting(2).model), std::int64_t{0});
        QCOMPARE(trainedLayers(predicting(2).model), std::int64_t{34});
    }

    // A checkpoint has them, too.
    void checkpointsHoldThem() {
        const auto bytes = [](std::int64_t modules) {
            return checkpointBytesOf(costQuestion(predicting(modules)));
        };
        constexpr double saved = 2 + 4 + 8; // weights, fp32 copies, moments
        QVERIFY(near(bytes(1) - bytes(0),
                     saved * static_cast<double>(predictionParameterCount(predicting(1).model))));
    }

    void rulesOfTheirs() {
        QVERIFY(breaks(predicting(-1), "mtp-not-negative"));
        QVERIFY(!runnable(predicting(-1)));
        QVERIFY(runnable(predicting(0)) && !breaks(predicting(0), "framework-predicts-tokens"));
        QVERIFY(!breaks(predicting(1), "framework-predicts-tokens"));
        Scenario other = predicting(1);
        other.recipe.framework = test::framework("nanotron");
        QVERIFY(breaks(other, "framework-predicts-tokens") && runnable(other));
        Scenario paper = predicting(1);
        paper.estimator = Estimator::paper;
        QVERIFY(breaks(paper, "paper-assumes-llama"));
    }
};

QUADRILLE_TESTS(TestPredictions)
#include "tst_predictions.moc"
