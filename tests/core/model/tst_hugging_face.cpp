// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"
#include "core/model/parameters.h"
#include "tests/core/model/hugging_face_configs.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <set>

using namespace quadrille;
using nlohmann::json;
using test::configOf;
using test::fieldOfImport;

namespace {

/// Dense, untied, without options: what any family is read as.
json unknownConfig() {
    json config = configOf("llama-3.1-8b");
    config["model_type"] = "novel";
    return config;
}

bool says(const ImportedModel& imported, const std::string& what) {
    return std::any_of(imported.assumptions.begin(), imported.assumptions.end(),
                       [&](const Message& m) { return english(m).find(what) != std::string::npos; });
}

} // namespace

/// config.json of Hugging Face against the catalogue and the parameter counts its authors publish.
class TestHuggingFace : public QObject {
    Q_OBJECT
private slots:
    void publishedConfigsGiveTheCatalogue_data();
    void publishedConfigsGiveTheCatalogue();
    void everyFamilyIsTried();
    void countsBesideTheCatalogue();
    void defaultsBecomeAssumptions();
    void biases();
    void layersThatStayDense();
    void optionsOfFalcon();
    void olderKeyNames();
    void slidingWindows();
    void unknownFamilies();
    void wrongKeysAreNamed_data();
    void wrongKeysAreNamed();
    void missingKeysOfEachFamily_data();
    void missingKeysOfEachFamily();
};

void TestHuggingFace::publishedConfigsGiveTheCatalogue_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < test::publishedConfigs().size(); ++i)
        QTest::newRow(test::publishedConfigs()[i].model) << static_cast<int>(i);
}

void TestHuggingFace::publishedConfigsGiveTheCatalogue() {
    QFETCH(int, index);
    const auto& config = test::publishedConfigs().at(static_cast<std::size_t>(index));
    const ImportedModel imported = importHuggingFace(config.text);
    const ModelSpec& expected = test::model(config.model);
    QCOMPARE(parameterCount(imported.model), parameterCount(expected));
    if (expected.publishedParameters)
        QCOMPARE(parameterCount(imported.model), *expected.publishedParameters);
    QCOMPARE(activeParameterCount(imported.model), activeParameterCount(expected));
    // Llama 3 and Llama 2 are one family to Transformers.
    QVERIFY(expected.family.rfind(imported.model.family, 0) == 0 && !imported.model.family.empty());
    ModelSpec same = imported.model;
    same.name = expected.name;
    same.label = expected.label;
    same.family = expected.family;
    same.source = expected.source;
    same.publishedParameters = expected.publishedParameters;
    QVERIFY(same == expected);
    QStringList assumptions;
    for (const Message& message : imported.assumptions)
        assumptions << QString::fromStdString(english(message));
    QVERIFY2(assumptions.size() == config.assumptions, qPrintable(assumptions.join('\n')));
}

void TestHuggingFace::everyFamilyIsTried() {
    std::set<std::string> tried;
    for (const auto& config : test::publishedConfigs())
        tried.insert(json::parse(config.text).at("model_type").get<std::string>());
    for (const char* type :
         {"llama",  "mistral",     "mixtral",     "qwen2",   "qwen3",   "qwen3_moe", "gemma2",
          "gemma3", "gemma3_text", "phi3",        "gpt_oss", "kimi_k2", "glm4_moe",  "olmo2",
          "gpt2",   "deepseek_v2", "deepseek_v3", "opt",     "bloom",   "falcon",    "llama4"})
        QVERIFY2(tried.count(type) == 1, type);
}

/// Sums of tensor shapes, written out by hand, for families that the catalogue does not hold.
void TestHuggingFace::countsBesideTheCatalogue() {
    // Qwen/Qwen1.5-MoE-A2.7B: four shared experts of 1408 as one of 5632, behind a gate
    const auto qwen = importHuggingFace(R"({"model_type": "qwen2_moe", "hidden_size": 2048,
        "intermediate_size": 5632, "num_hidden_layers": 24, "num_attention_heads": 16,
        "num_key_value_heads": 16, "num_experts": 60, "num_experts_per_tok": 4,
        "moe_intermediate_size": 1408, "shared_expert_intermediate_size": 5632, "decoder_sparse_step": 1,
        "use_sliding_window": false, "sliding_window": 32768, "tie_word_embeddings": false,
        "vocab_size": 151936})");
    QVERIFY(qwen.assumptions.empty());
    QCOMPARE(qwen.model.experts->sharedExperts, std::int64_t{4});
    const std::int64_t h = 2048;
    const std::int64_t qwenLayer = 4 * h * h + 3 * h + 60 * 3 * h * 1408 + 60 * h + 3 * h * 5632 + h + 2 * h;
    QCOMPARE(parameterCount(qwen.model), 24 * qwenLayer + 2 * 151936 * h + h);
    QCOMPARE(parameterCount(qwen.model), std::int64_t{14315784192}); // of the published weights
    // google/gemma-7b: heads of 256 that do not make up the hidden size; two norms a layer
    const auto gemma = importHuggingFace(R"({"model_type": "gemma", "head_dim": 256, "hidden_size": 3072,
        "intermediate_size": 24576, "num_attention_heads": 16, "num_hidden_layers": 28,
        "num_key_value_heads": 16, "vocab_size": 256000})");
    const std::int64_t gemmaLayer = 4 * 3072 * 4096 + 3 * 3072 * 24576 + 2 * 3072;
    QCOMPARE(parameterCount(gemma.model), 28 * gemmaLayer + 256000 * 3072 + 3072);
    // zai-org/GLM-4-9B-0414: biases of queries, keys and values; four norms a layer. glm-4-9b-chat-hf: two.
    json glm = {{"model_type", "glm4"},    {"attention_bias", true},     {"head_dim", 128},
                {"hidden_size", 4096},     {"intermediate_size", 13696}, {"num_attention_heads", 32},
                {"num_hidden_layers", 40}, {"num_key_value_heads", 2},   {"tie_word_embeddings", false},
                {"vocab_size", 151552}};
    const std::int64_t g = 4096;
    const std::int64_t glmLayer = g * (g + 512) + g + 512 + g * g + 3 * g * 13696 + 2 * g;
    const std::int64_t ends = 2 * 151552 * g + g;
    QCOMPARE(parameterCount(importHuggingFace(glm.dump()).model), 40 * (glmLayer + 2 * g) + ends);
    QCOMPARE(parameterCount(importHuggingFace(glm.dump()).model), std::int64_t{9400279040}); // likewise
    glm["model_type"] = "glm";
    QCOMPARE(parameterCount(importHuggingFace(glm.dump()).model), 40 * glmLayer + ends);
}

void TestHuggingFace::defaultsBecomeAssumptions() {
    json config = configOf("llama-3.2-1b");
    QVERIFY(importHuggingFace(config.dump()).assumptions.empty());
    config.erase("num_key_value_heads");
    config["head_dim"] = nullptr; // hidden ÷ heads by definition
    config.erase("tie_word_embeddings");
    const ImportedModel llama = importHuggingFace(config.dump());
    QCOMPARE(llama.model.kvHeads, std::int64_t{32});
    QCOMPARE(llama.model.headDim, std::int64_t{64});
    QVERIFY(!llama.model.tiedEmbeddings);
    QCOMPARE(llama.assumptions.size(), std::size_t{2});
    QVERIFY(says(llama, "“num_key_value_heads” is not given; 32 is taken."));
    QVERIFY(says(llama, "“tie_word_embeddings” is not given; the head is taken to have its own matrix."));

    json gemma = configOf("gemma-2-9b");
    gemma.erase("head_dim");
    const ImportedModel other = importHuggingFace(gemma.dump());
    QVERIFY(other.model.tiedEmbeddings);
    QCOMPARE(other.model.headDim, std::int64_t{256}); // not 3584 ÷ 16
    QVERIFY(says(other, "“head_dim” is not given; 256 is taken."));

    json gpt = configOf("gpt-2-124m");
    gpt.erase("n_inner");
    QCOMPARE(importHuggingFace(gpt.dump()).assumptions.size(), std::size_t{2});
    gpt["n_inner"] = 1000;
    QCOMPARE(importHuggingFace(gpt.dump()).model.ffn, std::int64_t{1000});

    json v2 = configOf("deepseek-v2-lite");
    v2.erase("n_shared_experts");
    const ImportedModel alone = importHuggingFace(v2.dump());
    QCOMPARE(alone.model.experts->sharedExperts, std::int64_t{0});
    QVERIFY(says(alone, "“n_shared_experts” is not given; 0 is taken."));

    // What the whole document says holds for the text model inside it.
    json scout = configOf("llama-4-scout-17b-16e");
    scout["tie_word_embeddings"] = true;
    QVERIFY(importHuggingFace(scout.dump()).model.tiedEmbeddings);
}

void TestHuggingFace::biases() {
    json config = configOf("llama-3.1-8b");
    config["attention_bias"] = true;
    QCOMPARE(importHuggingFace(config.dump()).model.bias, Bias::attention);
    config["mlp_bias"] = true;
    QCOMPARE(importHuggingFace(config.dump()).model.bias, Bias::all);
    QCOMPARE(importHuggingFace(configOf("qwen2.5-7b").dump()).model.bias, Bias::queryKeyValue);
    json opt = configOf("opt-1.3b");
    opt["enable_bias"] = false;
    QCOMPARE(importHuggingFace(opt.dump()).model.bias, Bias::none);
}

void TestHuggingFace::layersThatStayDense() {
    json config = configOf("qwen3-30b-a3b");
    config["mlp_only_layers"] = {0, 1, 2};
    ModelSpec model = importHuggingFace(config.dump()).model;
    QCOMPARE(model.experts->firstDenseLayers, std::int64_t{3});
    QCOMPARE(model.ffn, std::int64_t{6144});
    config["mlp_only_layers"] = json::array();
    config["decoder_sparse_step"] = 2;
    model = importHuggingFace(config.dump()).model;
    // 24 layers keep 128 experts, 24 have one FFN instead and no router
    const std::int64_t h = 2048;
    const std::int64_t sparse = 128 * 3 * h * 768 + 128 * h;
    QCOMPARE(parameterCount(model),
             parameterCount(test::model("qwen3-30b-a3b")) - 24 * (sparse - 3 * h * 6144));
}

void TestHuggingFace::optionsOfFalcon() {
    // tiiuae/falcon-rw-1b: as many heads of keys and values as of queries, FFN behind attention, biases
    const json rw = {{"model_type", "falcon"},
                     {"hidden_size", 2048},
                     {"num_hidden_layers", 24},
                     {"num_attention_heads", 32},
                     {"vocab_size", 50304},
                     {"multi_query", false},
                     {"parallel_attn", false},
                     {"bias", true},
                     {"new_decoder_architecture", false},
                     {"alibi", true},
                     {"tie_word_embeddings", true}};
    const ImportedModel read = importHuggingFace(rw.dump());
    QVERIFY(read.assumptions.empty());
    const std::int64_t h = 2048;
    const std::int64_t layer = 3 * h * h + 3 * h + h * h + h + 8 * h * h + 4 * h + h + 2 * 2 * h;
    QCOMPARE(parameterCount(read.model), 24 * layer + 50304 * h + 2 * h);
    // tiiuae/falcon-11B: the new decoder behind one norm
    json newer = configOf("falcon-40b");
    newer["num_ln_in_parallel_attn"] = 1;
    newer["ffn_hidden_size"] = 30000;
    QCOMPARE(importHuggingFace(newer.dump()).model.normsPerLayer, std::int64_t{1});
    QCOMPARE(importHuggingFace(newer.dump()).model.ffn, std::int64_t{30000});
}

void TestHuggingFace::olderKeyNames() {
    const ModelSpec expected = importHuggingFace(configOf("bloom-176b").dump()).model;
    const ModelSpec older = importHuggingFace(R"({"model_type": "bloom", "n_embed": 14336,
        "num_hidden_layers": 70, "n_head": 112, "vocab_size": 250880})")
                                .model;
    QVERIFY(older == expected);
    json gpt = configOf("gpt-2-124m");
    gpt.erase("n_positions");
    QVERIFY(importHuggingFace(gpt.dump()).model == importHuggingFace(configOf("gpt-2-124m").dump()).model);
}

void TestHuggingFace::slidingWindows() {
    json qwen = configOf("qwen2.5-7b");
    QVERIFY(!importHuggingFace(qwen.dump()).model.slidingWindow);
    qwen["use_sliding_window"] = true;
    QCOMPARE(importHuggingFace(qwen.dump()).model.slidingWindow.value(), std::int64_t{131072});
    QCOMPARE(importHuggingFace(qwen.dump()).model.wholeAttentionEvery, std::int64_t{0});
    json gemma = configOf("gemma-3-1b");
    QCOMPARE(importHuggingFace(gemma.dump()).model.wholeAttentionEvery, std::int64_t{6});
    gemma["sliding_window_pattern"] = 4;
    QCOMPARE(importHuggingFace(gemma.dump()).model.wholeAttentionEvery, std::int64_t{4});
}

void TestHuggingFace::unknownFamilies() {
    const ImportedModel novel = importHuggingFace(unknownConfig().dump());
    QCOMPARE(parameterCount(novel.model), std::int64_t{8030261248});
    QVERIFY(novel.model.family.empty());
    QCOMPARE(english(novel.assumptions.front()),
             std::string("The family “novel” is not known; it is read as Llama: gated FFN, RMSNorm, biases "
                         "only where a key says so."));
    QVERIFY(says(novel, "“head_dim” is not given; 128 is taken."));
    json nameless = configOf("llama-3.2-1b");
    nameless.erase("model_type");
    QCOMPARE(parameterCount(importHuggingFace(nameless.dump()).model), std::int64_t{1235814400});
    QVERIFY(says(importHuggingFace(nameless.dump()), "No family is named"));
    // With the keys of a known one, an unknown one comes out the same, but for what keys do not say.
    for (const char* name : {"mixtral-8x7b", "deepseek-v2-lite", "kimi-k2"}) {
        json config = configOf(name);
        config["model_type"] = "novel";
        const ImportedModel read = importHuggingFace(config.dump());
        ModelSpec expected = test::model(name);
        expected.experts->routerCorrection = false;
        QCOMPARE(parameterCount(read.model), parameterCount(expected));
        QVERIFY(says(read, "mixture of experts"));
        QCOMPARE(says(read, "latent attention"), expected.latentAttention.has_value());
    }
}

void TestHuggingFace::wrongKeysAreNamed_data() {
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* model, const char* key, const char* value, const char* field = "") {
        QTest::addRow("%s %s = %s", model, key, value)
            << model << key << value << (*field == 0 ? QString(key).replace('/', '.') : QString(field));
    };
    for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size",
                            "vocab_size", "num_key_value_heads"})
        for (const char* value : {"0", "-1", "1.5", "\"8\"", "1e30", "[]", "{}", "true",
                                  "9223372036854775808", "-9223372036854775808", "1000000000001"})
            row("llama-3.1-8b", key, value);
    row("llama-3.1-8b", "hidden_size", "null");
    row("llama-3.1-8b", "model_type", "7");
    row("llama-3.1-8b", "model_type", ("\"" + std::string(101, 'x') + "\"").c_str());
    row("llama-3.1-8b", "hidden_size", "4097", "head_dim");
    row("llama-3.1-8b", "num_key_value_heads", "7");
    row("llama-3.1-8b", "num_local_experts", "8");
    row("llama-3.1-8b", "kv_lora_rank", "512");
    row("llama-3.1-8b", "mlp_bias", "true");
    row("llama-3.1-8b", "tie_word_embeddings", "\"yes\"");
    row("llama-3.1-8b", "attention_bias", "0");
    row("llama-3.1-8b", "is_encoder_decoder", "true");
    row("llama-3.1-8b", "_name_or_path", "7");
    row("llama-3.1-8b", "text_config", "[]");
    row("llama-3.1-8b", "text_config", "{}", "text_config.hidden_size");
    row("gemma-3-4b", "text_config/hidden_size", "-1");
    row("gemma-3-4b", "text_config/head_dim", "0.5");
    row("mixtral-8x7b", "num_experts_per_tok", "9");
    row("mixtral-8x7b", "num_local_experts", "0");
    row("qwen3-30b-a3b", "mlp_only_layers", "[3]");
    row("qwen3-30b-a3b", "mlp_only_layers", "7");
    row("qwen3-30b-a3b", "decoder_sparse_step", "0");
    row("qwen3-30b-a3b", "decoder_sparse_step", "49");
    row("deepseek-v3", "first_k_dense_replace", "62");
    row("deepseek-v3", "moe_layer_freq", "2");
    row("deepseek-v3", "attention_bias", "true");
    row("deepseek-v3", "num_nextn_predict_layers", "-1");
    row("gpt-oss-20b", "attention_bias", "false");
    row("llama-4-maverick-17b-128e", "text_config/moe_layers", "[0, 2]");
    row("llama-4-maverick-17b-128e", "text_config/moe_layers", "\"all\"");
    row("gpt-2-124m", "n_inner", "0");
    row("gpt-2-124m", "n_head", "7");
    row("gpt-2-124m", "add_cross_attention", "true");
    row("opt-1.3b", "word_embed_proj_dim", "512");
    row("opt-1.3b", "do_layer_norm_before", "false");
    row("falcon-40b", "num_kv_heads", "7");
    row("falcon-40b", "num_ln_in_parallel_attn", "3");
    row("falcon-7b", "multi_query", "\"no\"");
}

void TestHuggingFace::wrongKeysAreNamed() {
    QFETCH(QString, model);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json config = test::withValueAt(configOf(qPrintable(model)), "/" + key, value);
    QCOMPARE(fieldOfImport(config.dump()), field);
}

void TestHuggingFace::missingKeysOfEachFamily_data() {
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("keys");
    const QStringList all{"hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size",
                          "vocab_size"};
    const QStringList experts{"num_experts_per_tok", "moe_intermediate_size", "hidden_size"};
    for (const char* model : {"llama-3.1-8b", "phi-4", "olmo-2-7b"})
        QTest::newRow(model) << model << all;
    for (const char* model : {"mistral-7b-v0.1", "qwen2.5-7b", "qwen3-8b", "gemma-2-9b"})
        QTest::newRow(model) << model << all + QStringList{"num_key_value_heads"};
    QTest::newRow("mixtral") << "mixtral-8x7b"
                             << all + QStringList{"num_local_experts", "num_experts_per_tok"};
    QTest::newRow("qwen3_moe") << "qwen3-30b-a3b" << experts + QStringList{"num_experts"};
    QTest::newRow("glm4_moe") << "glm-4.5" << experts + QStringList{"n_routed_experts", "intermediate_size"};
    QTest::newRow("deepseek_v3") << "deepseek-v3"
                                 << experts + QStringList{"n_routed_experts", "kv_lora_rank", "v_head_dim",
                                                          "qk_nope_head_dim", "qk_rope_head_dim"};
    QTest::newRow("gpt_oss") << "gpt-oss-20b" << all + QStringList{"num_local_experts"};
    QTest::newRow("gpt2") << "gpt-2-124m" << QStringList{"n_embd", "n_layer", "n_head", "vocab_size"};
    QTest::newRow("opt") << "opt-1.3b"
                         << QStringList{"hidden_size", "num_hidden_layers", "num_attention_heads",
                                        "ffn_dim",     "vocab_size",        "max_position_embeddings"};
    QTest::newRow("bloom") << "bloom-176b" << QStringList{"hidden_size", "n_layer", "vocab_size"};
    QTest::newRow("falcon") << "falcon-7b"
                            << QStringList{"hidden_size", "num_hidden_layers", "num_attention_heads",
                                           "vocab_size"};
}

void TestHuggingFace::missingKeysOfEachFamily() {
    QFETCH(QString, model);
    QFETCH(QStringList, keys);
    for (const QString& key : keys) {
        const json config = test::withValueAt(configOf(qPrintable(model)), "/" + key, {});
        QCOMPARE(fieldOfImport(config.dump()), key);
    }
    for (const char* key :
         {"hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "vocab_size"})
        QCOMPARE(fieldOfImport(test::withValueAt(unknownConfig(), "/" + QString(key), {}).dump()),
                 QString(key));
}

QUADRILLE_TESTS(TestHuggingFace)
#include "tst_hugging_face.moc"
