// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"
#include "core/model/parameters.h"
#include "tests/core/model/hugging_face_configs.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;
using nlohmann::json;
using test::configOf;
using test::fieldOfImport;

/// Whatever stands in a config.json, it is read or refused with a message, without a crash.
class TestHostileHuggingFace : public QObject {
    Q_OBJECT
private slots:
    void hostileTexts_data();
    void hostileTexts();
    void largeAndNestedTextsAreRefused();
    void anyValueAnywhereIsReadOrRefused();
    void anyTextIsReadOrRefused();
};

void TestHostileHuggingFace::hostileTexts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    const QByteArray whole = QByteArray::fromStdString(configOf("llama-3.1-8b").dump());
    const auto with = [&](const QByteArray& more) { return QByteArray("{" + more + "," + whole.mid(1)); };
    const QString config("config");
    QTest::newRow("empty") << QByteArray() << config;
    QTest::newRow("blank") << QByteArray(" \n\t") << config;
    for (const char* text :
         {"[", "[]", "1", "\"llama\"", "null", "{\"hidden_size\":", "\xff\xfe", "{]", "\""})
        QTest::newRow(text) << QByteArray(text) << config;
    QTest::newRow("NaN") << with("\"rope_theta\": NaN") << config;
    QTest::newRow("Infinity") << with("\"rope_theta\": -Infinity") << config;
    QTest::newRow("number without end") << with("\"rope_theta\": 1e999") << config;
    QTest::newRow("digits without end") << with("\"rope_theta\": 1" + QByteArray(400'000, '0')) << config;
    QTest::newRow("no UTF-8") << with("\"rope\": \"\xc3\x28\"") << config;
    QTest::newRow("half a surrogate") << with("\"rope\": \"\\ud800\"") << config;
    QTest::newRow("zero bytes") << QByteArray(1000, '\0') << config;
    QTest::newRow("too large") << QByteArray(whole + QByteArray((1 << 20), ' ')) << config;
    const QByteArray deep(65, '[');
    QTest::newRow("deep") << with("\"rope\": " + deep + QByteArray(65, ']')) << config;
    QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(150'000) << config;
    QTest::newRow("deep, unclosed") << QByteArray(1'000'000, '[') << config;
    QTest::newRow("twice") << with("\"hidden_size\": 4096") << QString("hidden_size");
    QTest::newRow("twice, inside") << with("\"rope\": {\"a\": {\"b\": 1}, \"c\": 2, \"a\": 3}")
                                   << QString("a");
    QTest::newRow("twice, unprintable") << with("\"a\\nb\": 1, \"a\\nb\": 2") << config;
    QTest::newRow("control characters")
        << with("\"_name_or_path\": \"a\\u0007b\"") << QString("_name_or_path");
    QTest::newRow("long name") << with("\"_name_or_path\": \"" + QByteArray(2001, 'x') + "\"")
                               << QString("_name_or_path");
}

void TestHostileHuggingFace::hostileTexts() {
    QFETCH(QByteArray, text);
    QFETCH(QString, field);
    QCOMPARE(fieldOfImport(text.toStdString()), field);
}

void TestHostileHuggingFace::largeAndNestedTextsAreRefused() {
    // Brackets within texts do not nest, and 64 levels are allowed.
    const std::string flat =
        "{\"rope\": \"" + std::string(1000, '[') + "\\\"{{{\", " + configOf("llama-3.1-8b").dump().substr(1);
    QCOMPARE(fieldOfImport(flat), QString("(no error)"));
    const std::string allowed = "{\"rope\": " + std::string(63, '[') + std::string(63, ']') + ", " +
                                configOf("llama-3.1-8b").dump().substr(1);
    QCOMPARE(fieldOfImport(allowed), QString("(no error)"));
    const std::string gigabyte(std::size_t{1} << 30, '[');
    QCOMPARE(fieldOfImport(gigabyte), QString("config"));
    const std::size_t most = largestHuggingFaceConfig;
    QCOMPARE(fieldOfImport(std::string(most, '[')), QString("config"));
    std::string wide = "{\"a\":[0";
    while (wide.size() < most - 10)
        wide += ",[]";
    QCOMPARE(fieldOfImport(wide + "]}"), QString("hidden_size"));
    std::string keys = "{\"k\":0";
    for (int i = 0; keys.size() < most - 20; ++i)
        keys += ",\"" + std::to_string(i) + "\":0";
    QCOMPARE(fieldOfImport(keys + "}"), QString("hidden_size"));
}

void TestHostileHuggingFace::anyValueAnywhereIsReadOrRefused() {
    QVERIFY(rc::check("one value of a published config replaced by another", [] {
        const auto& configs = test::publishedConfigs();
        json config = json::parse(configs[*rc::gen::inRange<std::size_t>(0, configs.size())].text);
        const json flat = config.flatten();
        auto place = flat.begin();
        std::advance(place, *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(flat.size())));
        const json value = *rc::gen::element<json>(
            nullptr, true, false, 0, -1, 1, 2, 3, 7, 64, 1.5, 1e18, 1e300, std::int64_t{1} << 62,
            1'000'000'000'000, "", "llama", "novel", "gpt2", json::array(), json::object(), json::array({0}));
        config[json::json_pointer(place.key())] = value;
        try {
            const ModelSpec model = importHuggingFace(config.dump()).model;
            RC_ASSERT(model.hidden > 0 && model.layers > 0 && model.heads > 0 && model.vocab > 0);
            RC_ASSERT(model.headDim > 0 && model.kvHeads > 0 && model.heads % model.kvHeads == 0);
            RC_ASSERT(model.ffn > 0 || model.experts);
            RC_ASSERT(parameterCount(model) > 0 && activeParameterCount(model) <= parameterCount(model));
            RC_ASSERT(!model.label.empty());
        } catch (const InputError& error) {
            RC_ASSERT(!error.field().empty() && !error.rule().text.empty());
        }
    }));
}

void TestHostileHuggingFace::anyTextIsReadOrRefused() {
    QVERIFY(rc::check("a published config cut, and with some bytes changed", [] {
        const auto& configs = test::publishedConfigs();
        std::string text = configs[*rc::gen::inRange<std::size_t>(0, configs.size())].text;
        const auto changes = *rc::gen::container<std::vector<std::pair<std::size_t, char>>>(
            rc::gen::pair(rc::gen::inRange<std::size_t>(0, text.size()), rc::gen::arbitrary<char>()));
        for (const auto& [at, byte] : changes)
            text[at] = byte;
        if (*rc::gen::arbitrary<bool>())
            text.resize(*rc::gen::inRange<std::size_t>(0, text.size()));
        try {
            RC_ASSERT(parameterCount(importHuggingFace(text).model) > 0);
        } catch (const InputError& error) {
            RC_ASSERT(!error.field().empty() && !error.rule().text.empty());
        }
    }));
}

QUADRILLE_TESTS(TestHostileHuggingFace)
#include "tst_hugging_face_hostile.moc"
