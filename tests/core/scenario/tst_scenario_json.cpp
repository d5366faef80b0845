// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario_json.h"
#include "core/text/names.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <nlohmann/json.hpp>

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;

namespace {

/// Paths of all values in the document, the document itself first.
void collect(const json& value, const json::json_pointer& at, std::vector<json::json_pointer>& found) {
    found.push_back(at);
    if (value.is_object())
        for (const auto& [key, child] : value.items())
            collect(child, at / key, found);
}

json anyValue() {
    static const std::vector<json> values{nullptr,
                                          true,
                                          false,
                                          0,
                                          -1,
                                          1,
                                          1.5,
                                          1e300,
                                          -1e300,
                                          std::nan(""),
                                          INFINITY,
                                          "",
                                          "bf16",
                                          "1",
                                          "\n",
                                          "%1",
                                          json::array(),
                                          json::object(),
                                          json::array({1, 2}),
                                          {{"name", 1}},
                                          std::uint64_t(-1),
                                          std::int64_t{1} << 62,
                                          std::string(100'000, 'x')};
    return *rc::gen::elementOf(values);
}

} // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT

private slots:
    void comesBackEqual();
    void saysTheCommandLinesNames();
    void missingKeysTakeTheirDefaults();
    void unknownKeysAreLeftAlone();
    void namesTheWrongField_data();
    void namesTheWrongField();
    void numbersThatAreNotNumbers();
    void anyDamageIsReadOrNamed();
    void survivesDeepNesting();
    void profilesWithoutTensorsAreKept();
};

void TestScenarioJson::comesBackEqual() {
    QVERIFY(rc::check("a scenario comes back equal from its text", [] {
        const Scenario scenario = anyScenario();
        const Scenario back = scenarioFromJson(json::parse(toJson(scenario).dump()));
        RC_ASSERT(back.model == scenario.model);
        RC_ASSERT(back.cluster == scenario.cluster);
        RC_ASSERT(back.plan == scenario.plan);
        RC_ASSERT(back == scenario);
    }));
}

void TestScenarioJson::saysTheCommandLinesNames() {
    Scenario scenario = llama8b();
    scenario.plan.sequenceParallel = false;
    scenario.plan.recompute = Recompute::selective;
    const json object = toJson(scenario);
    const json plan{{"tp", 1},
                    {"cp", 1},
                    {"pp", 1},
                    {"ep", 1},
                    {"vpp", 1},
                    {"mbs", 1},
                    {"gbs", 1024},
                    {"seq", 8192},
                    {"zero", 1},
                    {"sp", "off"},
                    {"recompute", "selective"},
                    {"schedule", "1f1b"}};
    QCOMPARE(object["plan"], plan);
    QCOMPARE(object["recipe"], (json{{"precision", "bf16"}, {"grad_bytes", 4}, {"framework", "megatron"}}));
    QCOMPARE(object["estimator"], json("paper"));
    for (const char* word : {"none", "selective", "full"})
        QCOMPARE(name(valueNamed(word, recomputations).value()), std::string_view(word));
    for (const char* word : {"bf16", "fp16", "fp8", "fp4"})
        QCOMPARE(name(valueNamed(word, precisions).value()), std::string_view(word));
    QVERIFY(!valueNamed("Full", recomputations) && !valueNamed("", precisions));
    QCOMPARE(object["model"]["name"], json("llama-3.1-8b"));
    QCOMPARE(object["cluster"]["gpu"]["name"], json("h100-sxm-80gb"));
    QCOMPARE(object["cluster"]["gpu"]["memory_gib"], json(79.1));
}

void TestScenarioJson::missingKeysTakeTheirDefaults() {
    const Scenario scenario = llama8b();
    json object = toJson(scenario);
    object.erase("plan");
    object.erase("recipe");
    object.erase("estimator");
    for (const char* key : {"gpus", "gpus_per_node", "nic_gbps"})
        object["cluster"].erase(key);
    QVERIFY(scenarioFromJson(object) == scenario);
}

void TestScenarioJson::unknownKeysAreLeftAlone() {
    json object = toJson(llama8b());
    object["tomorrow"] = {1, 2, 3};
    object["plan"]["tomorrow"] = "x";
    object["model"]["tomorrow"] = nullptr;
    object["cluster"]["gpu"]["tomorrow"] = -1;
    QVERIFY(scenarioFromJson(object) == llama8b());
}

void TestScenarioJson::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::addRow("%s = %s", pointer, value) << pointer << value << field;
    };
    row("/model", "", "model");
    row("/model", "\"llama-3.1-8b\"", "model");
    row("/model/hidden", "", "model.hidden");
    row("/model/hidden", "-4096", "model.hidden");
    row("/model/vocab", "1e13", "model.vocab");
    row("/model/experts", "[]", "model.experts");
    row("/model/label", "12", "model.label");
    row("/cluster", "", "cluster");
    row("/cluster/gpu", "", "cluster.gpu");
    row("/cluster/gpu/memory_gib", "", "cluster.gpu.memory_gib");
    row("/cluster/gpu/memory_gib", "-1", "cluster.gpu.memory_gib");
    row("/cluster/gpu/bf16_flops_per_second", "0", "cluster.gpu.bf16_flops_per_second");
    row("/cluster/gpus", "0", "cluster.gpus");
    row("/cluster/gpus", "8.5", "cluster.gpus");
    row("/cluster/nic_gbps", "-1", "cluster.nic_gbps");
    row("/plan", "[]", "plan");
    for (const char* key : {"tp", "cp", "pp", "ep", "vpp", "mbs", "gbs", "seq"})
        for (const char* value : {"0", "-1", "1.5", "\"1\"", "null", "1000000000001"})
            row(qPrintable(QString("/plan/") + key), value, qPrintable(QString("plan.") + key));
    row("/plan/zero", "4", "plan.zero");
    row("/plan/zero", "-1", "plan.zero");
    row("/plan/sp", "true", "plan.sp");
    row("/plan/sp", "\"maybe\"", "plan.sp");
    row("/plan/recompute", "\"some\"", "plan.recompute");
    row("/plan/schedule", "\"1F1B\"", "plan.schedule");
    row("/plan/schedule", "1", "plan.schedule");
    row("/recipe", "null", "recipe");
    row("/recipe/precision", "\"fp2\"", "recipe.precision");
    row("/recipe/grad_bytes", "3", "recipe.grad_bytes");
    row("/recipe/grad_bytes", "8", "recipe.grad_bytes");
    row("/recipe/framework", "\"\"", "recipe.framework");
    row("/estimator", "\"guess\"", "estimator");
}

void TestScenarioJson::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json changed = withValueAt(toJson(llama8b()), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)scenarioFromJson(changed); }), field);
}

void TestScenarioJson::numbersThatAreNotNumbers() {
    for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        json object = toJson(llama8b());
        object["plan"]["tp"] = bad;
        QCOMPARE(fieldOfError([&] { (void)scenarioFromJson(object); }), QString("plan.tp"));
        object = toJson(llama8b());
        object["cluster"]["gpu"]["memory_gib"] = bad;
        QCOMPARE(fieldOfError([&] { (void)scenarioFromJson(object); }), QString("cluster.gpu.memory_gib"));
        object = toJson(llama8b());
        object["cluster"]["nic_gbps"] = bad;
        QCOMPARE(fieldOfError([&] { (void)scenarioFromJson(object); }), QString("cluster.nic_gbps"));
    }
    json object = toJson(llama8b());
    object["plan"]["seq"] = 8e3; // a whole number, however it is written
    QCOMPARE(scenarioFromJson(object).plan.sequence, 8000);
}

void TestScenarioJson::anyDamageIsReadOrNamed() {
    QVERIFY(rc::check("a damaged scenario is read or its damage named", [] {
        json object = toJson(anyScenario());
        std::vector<json::json_pointer> places;
        collect(object, json::json_pointer(), places);
        const auto place = *rc::gen::elementOf(places);
        object[place] = anyValue();
        try {
            const Scenario read = scenarioFromJson(object);
            RC_ASSERT(scenarioFromJson(json::parse(toJson(read).dump())) == read);
        } catch (const InputError& error) {
            std::string path = place.to_string();
            std::replace(path.begin(), path.end(), '/', '.');
            path = path.empty() ? "document" : path.substr(1);
            const auto inside = [](const std::string& inner, const std::string& outer) {
                return inner == outer || inner.rfind(outer + ".", 0) == 0;
            };
            // Entries of lists: "tensors[3].bytes" is the pointer's tensors/3/bytes.
            std::string field = error.field();
            std::erase(field, ']');
            std::replace(field.begin(), field.end(), '[', '.');
            const bool atThePlace = inside(field, path);
            // Sizes that bound others: top_k ≤ experts, layer_step ≤ layers.
            const bool bounded =
                (path == "model.layers" || path == "model.experts.experts") && inside(field, "model.experts");
            RC_ASSERT(atThePlace || bounded || path == "document");
        }
    }));
}

void TestScenarioJson::survivesDeepNesting() {
    const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
    const std::string text = toJson(llama8b()).dump();
    const std::string name = "\"name\":\"llama-3.1-8b\"";
    const std::size_t at = text.find(name);
    QVERIFY(at != std::string::npos);
    const json object = json::parse(text.substr(0, at) + "\"name\":" + deep + text.substr(at + name.size()));
    QCOMPARE(fieldOfError([&] { (void)scenarioFromJson(object); }), QString("model.name"));
}

void TestScenarioJson::profilesWithoutTensorsAreKept() {
    // Not runnable, but about to be completed.
    Scenario scenario = llama8b();
    Framework profile = framework("megatron");
    profile.tensors.clear();
    scenario.recipe.framework = profile;
    QVERIFY(scenarioFromJson(toJson(scenario)) == scenario);
    // A name that no catalogue would have, and nothing else.
    scenario.recipe.framework = Framework{.name = "My own"};
    QVERIFY(scenarioFromJson(toJson(scenario)) == scenario);
    // A catalogue name alone stays a name alone.
    scenario.recipe.framework = Framework{.name = "nanotron"};
    QVERIFY(!toJson(scenario)["recipe"].contains("framework_profile"));
    QVERIFY(scenarioFromJson(toJson(scenario)) == scenario);
}

QUADRILLE_TESTS(TestScenarioJson)
#include "tst_scenario_json.moc"
