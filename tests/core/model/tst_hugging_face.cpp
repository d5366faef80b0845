// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"
#include "core/model/parameters.h"
#include "tests/support/expect_input_error.h"

#include <QTest>

using namespace quadrille;
using nlohmann::json;

namespace {

/// As published with meta-llama/Llama-3.2-1B: 1,235,814,400 parameters.
json llama() {
    return {{"model_type", "llama"},     {"hidden_size", 2048},      {"num_hidden_layers", 16},
            {"num_attention_heads", 32}, {"num_key_value_heads", 8}, {"head_dim", 64},
            {"intermediate_size", 8192}, {"vocab_size", 128256},     {"tie_word_embeddings", true},
            {"attention_bias", false},   {"mlp_bias", false},        {"hidden_act", "silu"}};
}

/// As published with Qwen/Qwen2.5-7B: 7,615,616,512 parameters.
json qwen() {
    return {{"model_type", "qwen2"},     {"hidden_size", 3584},         {"num_hidden_layers", 28},
            {"num_attention_heads", 28}, {"num_key_value_heads", 4},    {"intermediate_size", 18944},
            {"vocab_size", 152064},      {"tie_word_embeddings", false}};
}

} // namespace

/// config.json of Hugging Face against the parameter counts its authors publish.
class TestHuggingFace : public QObject {
    Q_OBJECT
private slots:
    void publishedSizes() {
        QCOMPARE(parameterCount(modelFromHuggingFace(llama().dump())), std::int64_t{1235814400});
        QCOMPARE(parameterCount(modelFromHuggingFace(qwen().dump())), std::int64_t{7615616512});
    }

    void defaultsOfTransformers() {
        json config = llama();
        config.erase("num_key_value_heads");
        config["head_dim"] = nullptr;
        config.erase("tie_word_embeddings");
        const ModelSpec model = modelFromHuggingFace(config.dump());
        QCOMPARE(model.kvHeads, std::int64_t{32});
        QCOMPARE(model.headDim, std::int64_t{64});
        QVERIFY(!model.tiedEmbeddings);
    }

    void wrongKeysAreNamed_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        for (const char* key :
             {"hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "vocab_size"}) {
            QTest::addRow("%s missing", key) << key << "";
            for (const char* value : {"0", "-1", "1.5", "\"8\"", "null", "1e30", "[]"})
                QTest::addRow("%s %s", key, value) << key << value;
        }
        QTest::newRow("another architecture") << "model_type"
                                              << "\"gpt2\"";
        QTest::newRow("experts") << "num_local_experts"
                                 << "8";
        QTest::newRow("latent attention") << "kv_lora_rank"
                                          << "512";
        QTest::newRow("half of the biases") << "attention_bias"
                                            << "true";
        QTest::newRow("no flag") << "tie_word_embeddings"
                                 << "\"yes\"";
    }

    void wrongKeysAreNamed() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        const json config = test::withValueAt(llama(), "/" + key, value);
        QCOMPARE(test::fieldOfError([&] { (void)modelFromHuggingFace(config.dump()); }), key);
    }

    void headSizeMustFollow() {
        json config = llama();
        config.erase("head_dim");
        config["hidden_size"] = 2049;
        QCOMPARE(test::fieldOfError([&] { (void)modelFromHuggingFace(config.dump()); }), QString("head_dim"));
    }

    void noDocument() {
        for (const char* text : {"", "[", "[]", "1", "{\"hidden_size\":", "\xff\xfe"})
            QCOMPARE(test::fieldOfError([&] { (void)modelFromHuggingFace(text); }), QString("document"));
    }
};

QTEST_APPLESS_MAIN(TestHuggingFace)
#include "tst_hugging_face.moc"
