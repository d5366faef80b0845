// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario_json.h"

#include "core/cluster/catalogue.h"
#include "core/cluster/gpu_json.h"
#include "core/framework/framework_json.h"
#include "core/model/model_json.h"
#include "core/scenario/settings.h"
#include "core/text/catalogue_entries.h"
#include "core/text/joined.h"

#include <algorithm>

namespace quadrille {
namespace {

using nlohmann::json;

/// "grad_bytes" of "grad-bytes".
std::string keyOf(const Setting& setting) {
    std::string key(setting.name);
    std::ranges::replace(key, '-', '_');
    return key;
}

/// What is not the default, and what is always written.
void write(json& object, SettingGroup group, const Scenario& s) {
    static const Scenario usual;
    for (const Setting& setting : allSettings)
        if (setting.group == group && (setting.alwaysWritten || !sameSetting(setting, s, usual)))
            object[keyOf(setting)] =
                std::visit([&](const auto& value) { return json(value.get(s)); }, setting.value);
}

/// \return it is a value that the setting may have; nothing changes if not
bool read(const JsonObject& object, const char* key, const WholeValue& value, Scenario& s) {
    const std::int64_t number = object.whole(key, {value.least, value.most});
    const bool meant = (number - value.least) % value.step == 0;
    if (meant)
        value.set(s, number);
    return meant;
}
bool read(const JsonObject& object, const char* key, const RealValue& value, Scenario& s) {
    value.set(s, value.least > 0 ? object.positive(key) : object.nonNegative(key));
    return true;
}
bool read(const JsonObject& object, const char* key, const FlagValue& value, Scenario& s) {
    value.set(s, object.flag(key, value.get(s)));
    return true;
}
bool read(const JsonObject& object, const char* key, const WordValue& value, Scenario& s) {
    const std::string word = object.text(key);
    return !word.empty() && value.set(s, word);
}

/// What is not there stays as it is.
void read(const JsonObject& object, SettingGroup group, Scenario& s) {
    for (const Setting& setting : allSettings)
        if (const std::string key = keyOf(setting); setting.group == group && object.has(key.c_str()))
            if (!std::visit([&](const auto& value) { return read(object, key.c_str(), value, s); },
                            setting.value))
                object.fail(key,
                            {QUADRILLE_MESSAGE("must be one of %1"), {joined(fewValues(setting), ", ")}});
}

/// Nothing is known of the framework but what it is called, in the way of the catalogue.
bool isNameAlone(const Framework& framework) {
    Framework named;
    named.name = framework.name;
    return framework == named && isCatalogueName(framework.name);
}

void writeFramework(json& object, const Framework& framework) {
    object["framework"] = framework.name;
    if (!isNameAlone(framework))
        object["framework_profile"] = toJson(framework);
}

void readFramework(const JsonObject& object, SharedValue<Framework>& framework) {
    if (object.has("framework_profile")) {
        framework = frameworkFromJson(object.object("framework_profile"));
    } else if (object.has("framework")) {
        Framework named;
        named.name = object.text("framework");
        if (!isCatalogueName(named.name))
            object.fail("framework",
                        {QUADRILLE_MESSAGE("must be lower-case letters, digits, dots and dashes"), {}});
        framework = named;
    }
}

} // namespace

std::vector<std::string> keysOf(SettingGroup group) {
    std::vector<std::string> keys;
    for (const Setting& setting : allSettings)
        if (setting.group == group)
            keys.push_back(keyOf(setting));
    return keys;
}

json toJson(const Scenario& scenario) {
    json object{{"model", toJson(scenario.model)}};
    json& cluster = object["cluster"] = {{"gpu", toJson(scenario.cluster.gpu)}};
    write(cluster, SettingGroup::cluster, scenario);
    write(object["plan"], SettingGroup::plan, scenario);
    write(object["recipe"], SettingGroup::recipe, scenario);
    writeFramework(object["recipe"], *scenario.recipe.framework);
    json run = json::object();
    write(run, SettingGroup::run, scenario);
    if (!run.empty())
        object["run"] = std::move(run);
    write(object, SettingGroup::scenario, scenario);
    return object;
}

Scenario scenarioFromJson(const json& value) {
    const JsonObject root(value, {});
    Scenario scenario;
    scenario.model = modelFromJson(root.object("model"));
    const JsonObject cluster = root.object("cluster");
    placeGpu(scenario.cluster, gpuFromJson(cluster.object("gpu")));
    read(cluster, SettingGroup::cluster, scenario);
    if (root.has("plan"))
        read(root.object("plan"), SettingGroup::plan, scenario);
    if (root.has("recipe")) {
        const JsonObject recipe = root.object("recipe");
        read(recipe, SettingGroup::recipe, scenario);
        readFramework(recipe, scenario.recipe.framework);
    }
    if (root.has("run"))
        read(root.object("run"), SettingGroup::run, scenario);
    read(root, SettingGroup::scenario, scenario);
    return scenario;
}

} // namespace quadrille
