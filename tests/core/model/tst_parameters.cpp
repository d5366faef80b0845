// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"
#include "tests/support/csv.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

#include <Eigen/Core>

#include <limits>

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Row = CsvRow;

std::int64_t number(const Row& row, const char* column) {
    return std::stoll(row.at(column));
}

/// A model from its row, without the catalogue's help.
ModelSpec modelFrom(const Row& row) {
    ModelSpec model;
    model.hidden = number(row, "hidden");
    model.layers = number(row, "layers");
    model.heads = number(row, "heads");
    model.kvHeads = number(row, "kv_heads");
    model.headDim = number(row, "head_dim");
    model.ffn = number(row, "ffn");
    model.vocab = number(row, "vocab");
    model.gated = row.at("gated") == "1";
    model.tiedEmbeddings = row.at("tied") == "1";
    model.norm = row.at("norm") == "layernorm" ? Norm::layerNorm : Norm::rmsNorm;
    model.bias = row.at("bias") == "none"              ? Bias::none
                 : row.at("bias") == "query-key-value" ? Bias::queryKeyValue
                                                       : Bias::all;
    model.normsPerLayer = number(row, "norms_per_layer");
    model.embeddingNorm = row.at("embedding_norm") == "1";
    model.attentionSinks = row.at("sinks") == "1";
    model.queryKeyNorm = row.at("qk_norm") == "none"   ? QueryKeyNorm::none
                         : row.at("qk_norm") == "head" ? QueryKeyNorm::head
                                                       : QueryKeyNorm::full;
    model.learnedPositions = number(row, "positions");
    if (number(row, "experts") > 0)
        model.experts = MixtureOfExperts{number(row, "experts"),
                                         number(row, "top_k"),
                                         number(row, "shared_experts"),
                                         number(row, "expert_ffn"),
                                         number(row, "first_dense_layers"),
                                         number(row, "layer_step"),
                                         row.at("router_correction") == "1"};
    if (number(row, "key_value_rank") > 0)
        model.latentAttention =
            LatentAttention{number(row, "query_rank"), number(row, "key_value_rank"), number(row, "nope_dim"),
                            number(row, "rope_dim"), number(row, "value_dim")};
    return model;
}

/// Sums in 128 bits what the model stores, tensor by tensor, dense models only: the definition, without
/// factoring.
__extension__ using Wide = __int128;

Wide denseTensorByTensor(const ModelSpec& m) {
    const Wide h = m.hidden;
    const Wide q = Wide(m.heads) * m.headDim;
    const Wide kv = Wide(m.kvHeads) * m.headDim;
    const Wide f = m.ffn;
    Wide layer = h * q + h * kv + h * kv + q * h; // queries, keys, values, output
    layer += h * f + f * h + (m.gated ? h * f : 0);
    if (m.bias != Bias::none)
        layer += q + kv + kv;
    if (m.bias == Bias::attention || m.bias == Bias::all)
        layer += h;
    if (m.bias == Bias::all)
        layer += f + h + (m.gated ? f : 0);
    if (m.queryKeyNorm == QueryKeyNorm::head)
        layer += Wide(m.headDim) + m.headDim;
    if (m.queryKeyNorm == QueryKeyNorm::full)
        layer += q + kv;
    const Wide norm = m.norm == Norm::layerNorm ? h + h : h;
    for (std::int64_t i = 0; i < m.normsPerLayer; ++i)
        layer += norm;
    layer += m.attentionSinks ? m.heads : 0;
    const Wide table = Wide(m.vocab) * h;
    return table + (m.tiedEmbeddings ? 0 : table) + Wide(m.learnedPositions) * h + Wide(m.layers) * layer +
           norm + (m.embeddingNorm ? norm : 0);
}

} // namespace

class TestParameters : public QObject {
    Q_OBJECT

private slots:
    void countsThoseOfPublishedModels_data();
    void countsThoseOfPublishedModels();
    void catalogueCountsAreThePublishedOnes();
    void denseModelsAddUpTensorByTensor();
    void sparseLayersAreThoseThatAreSparse();
    void activeNeverExceedsStored();
    void oneFormulaReadsAlikeInEveryNumberType();
    void tooManyParametersSaturate();
};

void TestParameters::countsThoseOfPublishedModels_data() {
    QTest::addColumn<int>("index");
    const auto rows = csvRows(testData("model_parameters.csv"));
    for (int i = 0; i < static_cast<int>(rows.size()); ++i)
        QTest::newRow(rows[static_cast<std::size_t>(i)].at("name").c_str()) << i;
}

void TestParameters::countsThoseOfPublishedModels() {
    QFETCH(int, index);
    static const auto rows = csvRows(testData("model_parameters.csv"));
    const Row& row = rows[static_cast<std::size_t>(index)];
    const ModelSpec spec = modelFrom(row);
    QCOMPARE(parameterCount(spec), number(row, "total"));
    QCOMPARE(activeParameterCount(spec), number(row, "active"));
    if (!row.at("published").empty())
        QCOMPARE(parameterCount(spec), number(row, "published"));
}

void TestParameters::catalogueCountsAreThePublishedOnes() {
    const auto rows = csvRows(testData("model_parameters.csv"));
    int published = 0;
    for (const ModelSpec& model : models()) {
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.at("name") == model.name; });
        QVERIFY2(row != rows.end(), model.name.c_str());
        QCOMPARE(parameterCount(model), number(*row, "total"));
        QCOMPARE(model.publishedParameters.has_value(), !row->at("published").empty());
        if (model.publishedParameters) {
            QCOMPARE(parameterCount(model), *model.publishedParameters);
            QCOMPARE(*model.publishedParameters, number(*row, "published"));
            ++published;
        }
    }
    QCOMPARE(published, 35);
}

void TestParameters::denseModelsAddUpTensorByTensor() {
    QVERIFY(rc::check("dense models add up tensor by tensor", [] {
        ModelSpec model = anyModel(1'000'000'000); // 128 bits hold the sum of such
        model.experts.reset();
        model.latentAttention.reset();
        const Wide expected = denseTensorByTensor(model);
        const std::int64_t count = parameterCount(model);
        // Between 9.2e18 and the largest integer either answer is right.
        if (expected < Wide(9'100'000'000'000'000'000))
            RC_ASSERT(Wide(count) == expected);
        else if (expected > Wide(std::numeric_limits<std::int64_t>::max()))
            RC_ASSERT(count == std::numeric_limits<std::int64_t>::max());
        RC_ASSERT(activeParameterCount(model) == count);
    }));
}

void TestParameters::sparseLayersAreThoseThatAreSparse() {
    QVERIFY(rc::check("as many sparse layers as layers say so", [] {
        const ModelSpec model = anyModel(1 << 10);
        std::int64_t sparse = 0;
        for (std::int64_t layer = 0; layer < model.layers; ++layer)
            sparse += isSparse(model, layer) ? 1 : 0;
        RC_ASSERT(sparseLayers(model) == sparse);
    }));
}

void TestParameters::activeNeverExceedsStored() {
    QVERIFY(rc::check("a token never visits more than there is", [] {
        const ModelSpec model = anyModel();
        RC_ASSERT(activeParameterCount(model) <= parameterCount(model));
        RC_ASSERT(activeParameterCount(model) > 0);
    }));
}

void TestParameters::oneFormulaReadsAlikeInEveryNumberType() {
    using Numbers = Eigen::Array<double, Eigen::Dynamic, 1>;
    for (const ModelSpec& model : models()) {
        const auto exact = sizesOf<std::int64_t>(model);
        const auto real = sizesOf<double>(model);
        ModelSizes<Numbers> many;
        const auto fill = [&](Numbers ModelSizes<Numbers>::*to, double ModelSizes<double>::*from) {
            many.*to = Numbers::Constant(2, real.*from);
        };
        fill(&ModelSizes<Numbers>::hidden, &ModelSizes<double>::hidden);
        fill(&ModelSizes<Numbers>::layers, &ModelSizes<double>::layers);
        fill(&ModelSizes<Numbers>::heads, &ModelSizes<double>::heads);
        fill(&ModelSizes<Numbers>::kvHeads, &ModelSizes<double>::kvHeads);
        fill(&ModelSizes<Numbers>::headDim, &ModelSizes<double>::headDim);
        fill(&ModelSizes<Numbers>::ffn, &ModelSizes<double>::ffn);
        fill(&ModelSizes<Numbers>::vocab, &ModelSizes<double>::vocab);
        fill(&ModelSizes<Numbers>::positions, &ModelSizes<double>::positions);
        fill(&ModelSizes<Numbers>::sparseLayers, &ModelSizes<double>::sparseLayers);
        fill(&ModelSizes<Numbers>::experts, &ModelSizes<double>::experts);
        fill(&ModelSizes<Numbers>::topK, &ModelSizes<double>::topK);
        fill(&ModelSizes<Numbers>::sharedExperts, &ModelSizes<double>::sharedExperts);
        fill(&ModelSizes<Numbers>::expertFfn, &ModelSizes<double>::expertFfn);
        fill(&ModelSizes<Numbers>::queryRank, &ModelSizes<double>::queryRank);
        fill(&ModelSizes<Numbers>::keyValueRank, &ModelSizes<double>::keyValueRank);
        fill(&ModelSizes<Numbers>::nopeDim, &ModelSizes<double>::nopeDim);
        fill(&ModelSizes<Numbers>::ropeDim, &ModelSizes<double>::ropeDim);
        fill(&ModelSizes<Numbers>::valueDim, &ModelSizes<double>::valueDim);
        many.layers(1) = 2 * real.layers; // the further ones are dense
        const Numbers counts = modelParameters(model, many, many.experts);
        // All are below 2^53, so doubles are exact too.
        QCOMPARE(static_cast<std::int64_t>(modelParameters(model, real, real.experts)),
                 parameterCount(model));
        QCOMPARE(static_cast<std::int64_t>(counts(0)), parameterCount(model));
        QCOMPARE(static_cast<std::int64_t>(counts(1)) - parameterCount(model),
                 model.layers * total(denseLayer(model, exact)));
    }
}

void TestParameters::tooManyParametersSaturate() {
    ModelSpec model = test::model("llama-3.1-8b");
    model.layers = largestDimensionValue;
    model.ffn = largestDimensionValue;
    QCOMPARE(parameterCount(model), std::numeric_limits<std::int64_t>::max());
    // A dense FFN that no layer has must not spoil the count of one that has experts only.
    model = test::model("llama-3.1-8b");
    model.experts = MixtureOfExperts{.experts = 1, .topK = 1, .expertFfn = model.ffn};
    QCOMPARE(parameterCount(model),
             parameterCount(test::model("llama-3.1-8b")) + model.layers * model.hidden); // + routers
}

QUADRILLE_TESTS(TestParameters)
#include "tst_parameters.moc"
