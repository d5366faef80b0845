// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/catalogue.h"
#include "core/model/model_json.h"
#include "core/model/model_sizes.h"
#include "tests/support/csv.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <set>

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;

class TestModelCatalogue : public QObject {
    Q_OBJECT

private slots:
    void holdsTheModelsAskedFor();
    void everyEntryIsWholeAndDivides();
    void everyEntryHasAYear();
    void everyEntryIsWrittenAndReadAlike();
    void findsByNameOnly();
    void readsWhatDenseModelsDoNotHave();
    void namesTheWrongField_data();
    void namesTheWrongField();
    void refusesTruncatedText();
    void survivesDeepNesting();
};

void TestModelCatalogue::holdsTheModelsAskedFor() {
    std::set<std::string> names;
    for (const ModelSpec& model : models())
        names.insert(model.name);
    std::set<std::string> wanted;
    for (const auto& row : csvRows(testData("model_parameters.csv")))
        wanted.insert(row.at("name"));
    QCOMPARE(wanted.size(), std::size_t{73});
    QVERIFY(names == wanted);
}

void TestModelCatalogue::everyEntryIsWholeAndDivides() {
    for (const ModelSpec& model : models()) {
        QVERIFY2(!model.source.empty() && !model.label.empty() && !model.family.empty(), model.name.c_str());
        QCOMPARE(model.heads % model.kvHeads, 0);
        // Where no layer is dense there is no dense FFN.
        QCOMPARE(model.ffn == 0, model.experts && sparseLayers(model) == model.layers);
        if (model.latentAttention)
            QCOMPARE(model.headDim,
                     model.latentAttention->queryKeyNopeDim + model.latentAttention->queryKeyRopeDim);
        QVERIFY(model.headDim % 2 == 0);
    }
}

/// Llama-2 is of July 2023, Llama-3.1 of July 2024, and so on: what lists of equal matches go by.
void TestModelCatalogue::everyEntryHasAYear() {
    for (const ModelSpec& model : models())
        QVERIFY2(yearOf(model) >= 2019 && yearOf(model) <= 2100, model.name.c_str());
    const auto year = [](const char* name) { return yearOf(*findModel(models(), name)); };
    QCOMPARE(year("llama-2-70b"), 2023);
    QCOMPARE(year("llama-3.1-70b"), 2024);
    QCOMPARE(year("llama-4-scout-17b-16e"), 2025);
    QCOMPARE(year("gpt-2-1.5b"), 2019);
    QCOMPARE(year("gpt-3-175b"), 2020);
    ModelSpec own;
    for (const char* source : {"", "mine", "(2024", "(202)", "(20a4)", "(20244)", "(", "from 2024"}) {
        own.source = source;
        QCOMPARE(yearOf(own), 0);
    }
    own.source = "imported (config.json) from We (2024)";
    QCOMPARE(yearOf(own), 2024);
}

void TestModelCatalogue::everyEntryIsWrittenAndReadAlike() {
    for (const ModelSpec& model : models()) {
        const json written = json::parse(toJson(model).dump());
        QVERIFY2(modelFromJson(JsonObject(written, {})) == model, model.name.c_str());
    }
}

void TestModelCatalogue::findsByNameOnly() {
    QCOMPARE(findModel(models(), "llama-3.1-8b")->label, std::string("Llama-3.1-8B"));
    QVERIFY(!findModel(models(), "Llama-3.1-8B"));
    QVERIFY(!findModel(models(), ""));
}

void TestModelCatalogue::readsWhatDenseModelsDoNotHave() {
    const auto parsed = parseModels(R"({"models": [{"name": "deepseek-v2-lite", "hidden": 2048, "layers": 27,
        "heads": 16, "kv_heads": 16, "head_dim": 192, "ffn": 10944, "vocab": 102400, "source": "test",
        "gated": false, "tied_embeddings": true, "norm": "layernorm", "bias": "query-key-value", "qk_norm": "full",
        "norms_per_layer": 4, "attention_sinks": true, "embedding_norm": true, "sliding_window": 128,
        "whole_attention_every": 6,
        "learned_positions": 7,
        "experts": {"experts": 64, "top_k": 6, "shared_experts": 2, "ffn": 1408, "first_dense_layers": 1,
                    "router_correction": true, "shared_expert_gate": true},
        "latent_attention": {"key_value_rank": 512, "nope_dim": 128, "rope_dim": 64, "value_dim": 128}}]})");
    ModelSpec expected;
    expected.name = expected.label = "deepseek-v2-lite";
    expected.hidden = 2048;
    expected.layers = 27;
    expected.heads = expected.kvHeads = 16;
    expected.headDim = 192;
    expected.ffn = 10944;
    expected.vocab = 102400;
    expected.source = "test";
    expected.gated = false;
    expected.tiedEmbeddings = true;
    expected.norm = Norm::layerNorm;
    expected.bias = Bias::queryKeyValue;
    expected.queryKeyNorm = QueryKeyNorm::full;
    expected.normsPerLayer = 4;
    expected.attentionSinks = expected.embeddingNorm = true;
    expected.slidingWindow = 128;
    expected.wholeAttentionEvery = 6;
    expected.learnedPositions = 7;
    expected.experts = MixtureOfExperts{64, 6, 2, 1408, 1, 1, true, true};
    expected.latentAttention = LatentAttention{0, 512, 128, 64, 128};
    QCOMPARE(parsed.size(), std::size_t{1});
    QVERIFY(parsed.front() == expected);
}

void TestModelCatalogue::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer"); // where in the file
    QTest::addColumn<QString>("value");   // what stands there instead; empty: nothing
    QTest::addColumn<QString>("field");   // what the message names
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::addRow("%s = %s", pointer, value) << pointer << value << field;
    };
    row("/models", "7", "models");
    row("/models", "", "models");
    row("/models/3", "[]", "models[3]");
    row("/models/3/hidden", "-1", "models[3].hidden");
    row("/models/3/hidden", "0", "models[3].hidden");
    row("/models/3/hidden", "1.5", "models[3].hidden");
    row("/models/3/hidden", "1000000000001", "models[3].hidden");
    row("/models/3/hidden", "18446744073709551615", "models[3].hidden");
    row("/models/3/hidden", "1e300", "models[3].hidden");
    row("/models/3/hidden", "\"4096\"", "models[3].hidden");
    row("/models/3/hidden", "null", "models[3].hidden");
    row("/models/3/hidden", "", "models[3].hidden");
    row("/models/0/gated", "1", "models[0].gated");
    row("/models/0/norm", "\"batchnorm\"", "models[0].norm");
    row("/models/0/bias", "true", "models[0].bias");
    row("/models/0/name", "\"\"", "models[0].name");
    row("/models/0/name", "\"Llama\"", "models[0].name");
    row("/models/1/name", "\"llama-2-7b\"", "models[1].name");
    row("/models/0/source", "", "models[0].source");
    row("/models/0/label", "\"two\\nlines\"", "models[0].label");
    row("/models/0/norms_per_layer", "-1", "models[0].norms_per_layer");
    row("/models/0/attention_sinks", "8", "models[0].attention_sinks");
    row("/models/0/sliding_window", "0", "models[0].sliding_window");
    row("/models/0/whole_attention_every", "-1", "models[0].whole_attention_every");
    row("/models/0/tied", "true", "models[0].tied");
    row("/models/0/experts", "{\"experts\": 8, \"top_k\": 9, \"ffn\": 1}", "models[0].experts.top_k");
    row("/models/0/experts", "{\"experts\": 8, \"top_k\": 2, \"ffn\": 1, \"layer_step\": 0}",
        "models[0].experts.layer_step");
    row("/models/0/experts", "{\"experts\": 8, \"top_k\": 2, \"ffn\": 1, \"shared\": 1}",
        "models[0].experts.shared");
    row("/models/0/latent_attention", "{}", "models[0].latent_attention.key_value_rank");
    row("/model", "[]", "model");
}

void TestModelCatalogue::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json changed = withValueAt(json::parse(resourceText("models.json")), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)parseModels(changed.dump()); }), field);
}

void TestModelCatalogue::refusesTruncatedText() {
    const std::string whole = resourceText("models.json");
    const std::size_t end = whole.find_last_of('}');
    for (std::size_t length = 0; length <= end; length += 61)
        QCOMPARE(fieldOfError([&] { (void)parseModels(whole.substr(0, length)); }), QString("models"));
    QCOMPARE(fieldOfError([] { (void)parseModels("{\"models\": [1e999]}"); }), QString("models"));
    QCOMPARE(fieldOfError([] { (void)parseModels("{\"models\": [\"\xff\"]}"); }), QString("models"));
    QCOMPARE(fieldOfError([] { (void)parseModels("[]"); }), QString("document"));
}

void TestModelCatalogue::survivesDeepNesting() {
    const std::string open(300'000, '[');
    const std::string close(300'000, ']');
    QCOMPARE(fieldOfError([&] { (void)parseModels(open); }), QString("models"));
    QCOMPARE(fieldOfError([&] { (void)parseModels("{\"models\": " + open + close + "}"); }),
             QString("models"));
    QCOMPARE(fieldOfError([&] { (void)parseModels("{\"models\": [{\"name\": " + open + close + "}]}"); }),
             QString("models"));
}

QUADRILLE_TESTS(TestModelCatalogue)
#include "tst_model_catalogue.moc"
