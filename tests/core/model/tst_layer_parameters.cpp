// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Layer = LayerParameters<std::int64_t>;

Layer denseLayerOf(const ModelSpec& model) {
    return denseLayer(model, sizesOf<std::int64_t>(model));
}

Layer sparseLayerOf(const ModelSpec& model) {
    const auto n = sizesOf<std::int64_t>(model);
    return sparseLayer(model, n, n.experts);
}

/// GPT-2 XL: two matrices, biases, LayerNorm, positions, tied.
ModelSpec gpt2() {
    ModelSpec model;
    model.hidden = 1600;
    model.layers = 48;
    model.heads = model.kvHeads = 25;
    model.headDim = 64;
    model.ffn = 6400;
    model.vocab = 50257;
    model.gated = false;
    model.tiedEmbeddings = true;
    model.norm = Norm::layerNorm;
    model.bias = Bias::all;
    model.learnedPositions = 1024;
    return model;
}

/// DeepSeek-V3 as its config.json has it.
ModelSpec deepSeek() {
    ModelSpec model;
    model.hidden = 7168;
    model.layers = 61;
    model.heads = model.kvHeads = 128;
    model.headDim = 192;
    model.ffn = 18432;
    model.vocab = 129280;
    model.experts = MixtureOfExperts{256, 8, 1, 2048, 3, 1, true};
    model.latentAttention = LatentAttention{1536, 512, 128, 64, 128};
    return model;
}

/// gpt-oss-20b as its config.json has it.
ModelSpec gptOss() {
    ModelSpec model;
    model.hidden = 2880;
    model.layers = 24;
    model.heads = 64;
    model.kvHeads = 8;
    model.headDim = 64;
    model.vocab = 201088;
    model.bias = Bias::all;
    model.attentionSinks = true;
    model.experts = MixtureOfExperts{32, 4, 0, 2880, 0, 1};
    return model;
}

} // namespace

/// Parts of a layer against the shapes of the tensors that published checkpoints list, one by one.
class TestLayerParameters : public QObject {
    Q_OBJECT

private slots:
    void partsAddUpToTheModel() {
        for (const ModelSpec& model : models()) {
            std::int64_t sum = total(endParameters(model, sizesOf<std::int64_t>(model)));
            for (std::int64_t layer = 0; layer < model.layers; ++layer)
                sum += total(isSparse(model, layer) ? sparseLayerOf(model) : denseLayerOf(model));
            QCOMPARE(sum, parameterCount(model));
        }
    }

    void partsOfAnyModelAddUp() {
        QVERIFY(rc::check("layer by layer is the whole", [] {
            const ModelSpec model = anyModel(1 << 9);
            std::int64_t sum = total(endParameters(model, sizesOf<std::int64_t>(model)));
            for (std::int64_t layer = 0; layer < model.layers; ++layer)
                sum += total(isSparse(model, layer) ? sparseLayerOf(model) : denseLayerOf(model));
            RC_ASSERT(sum == parameterCount(model));
        }));
    }

    void denseWithBiases() {
        const Layer layer = denseLayerOf(gpt2());
        // c_attn 1600×4800 + 4800, c_proj 1600×1600, c_fc 1600×6400 + 6400, c_proj 6400×1600
        QCOMPARE(layer.tensorSplit, 1600 * 4800 + 4800 + 1600 * 1600 + 1600 * 6400 + 6400 + 6400 * 1600);
        // ln_1 and ln_2 weight and bias, both c_proj biases
        QCOMPARE(layer.replicated, 2 * (1600 + 1600) + 1600 + 1600);
        QCOMPARE(layer.experts, 0);
        QCOMPARE(layer.expertsReplicated, 0);
        const auto ends = endParameters(gpt2(), sizesOf<std::int64_t>(gpt2()));
        QCOMPARE(ends.embedding, 50257 * 1600);
        QCOMPARE(ends.positions, 1024 * 1600);
        QCOMPARE(ends.embeddingNorm, 0);
        QCOMPARE(ends.finalNorm, 2 * 1600);
        QCOMPARE(ends.head, 0);
    }

    void latentAttentionWithExperts() {
        const std::int64_t attentionSplit =
            1536 * 24576 + 512 * 32768 + 16384 * 7168; // q_b_proj, kv_b_proj, o_proj
        const std::int64_t whole = 7168 * 1536 + 1536 + 7168 * 576 + 512 + 2 * 7168; // q_a, kv_a, norms
        const Layer dense = denseLayerOf(deepSeek());
        QCOMPARE(dense.tensorSplit, attentionSplit + 3 * 7168 * 18432);
        QCOMPARE(dense.replicated, whole);
        const Layer sparse = sparseLayerOf(deepSeek());
        QCOMPARE(sparse.tensorSplit, attentionSplit + 3 * 7168 * 2048);
        QCOMPARE(sparse.replicated, whole + 256 * 7168 + 256); // gate.weight, e_score_correction_bias
        QCOMPARE(sparse.experts, std::int64_t{256} * 3 * 7168 * 2048);
        QCOMPARE(sparse.expertsReplicated, 0);
        const auto ends = endParameters(deepSeek(), sizesOf<std::int64_t>(deepSeek()));
        QCOMPARE(ends.head, 129280 * 7168);
    }

    void expertsWithBiasesAndSinks() {
        const Layer layer = sparseLayerOf(gptOss());
        // q, k, v with biases, o_proj, sinks
        QCOMPARE(layer.tensorSplit, 2880 * 4096 + 4096 + 2 * (2880 * 512 + 512) + 4096 * 2880 + 64);
        // two norms, o_proj.bias, router.weight and router.bias
        QCOMPARE(layer.replicated, 2 * 2880 + 2880 + 32 * 2880 + 32);
        // gate_up_proj 32×2880×5760 with bias 32×5760, down_proj 32×2880×2880
        QCOMPARE(layer.experts, 32 * 2880 * 5760 + 32 * 5760 + 32 * 2880 * 2880);
        QCOMPARE(layer.expertsReplicated, 32 * 2880); // down_proj_bias
    }

    void rarerParts() {
        ModelSpec model = gpt2();
        model.embeddingNorm = true;
        model.tiedEmbeddings = false;
        model.normsPerLayer = 1;
        model.bias = Bias::attention;
        model.queryKeyNorm = QueryKeyNorm::head;
        const auto ends = endParameters(model, sizesOf<std::int64_t>(model));
        QCOMPARE(ends.embeddingNorm, 2 * 1600);
        QCOMPARE(ends.head, ends.embedding);
        QCOMPARE(denseLayerOf(model).replicated, 2 * 1600 + 1600 + 2 * 64);
        model.queryKeyNorm = QueryKeyNorm::full;
        QCOMPARE(denseLayerOf(model).replicated, 2 * 1600 + 1600 + 2 * 25 * 64);
        // Qwen2-MoE: a gate of h weights beside the router
        model.experts = MixtureOfExperts{4, 2, 1, 100, 0, 1};
        const std::int64_t without = sparseLayerOf(model).replicated;
        model.experts->sharedExpertGate = true;
        QCOMPARE(sparseLayerOf(model).replicated, without + 1600);
    }
};

QUADRILLE_TESTS(TestLayerParameters)
#include "tst_layer_parameters.moc"
