// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/run_json.h"

#include "core/cluster/catalogue.h"
#include "core/cluster/gpu_json.h"
#include "core/framework/framework_json.h"
#include "core/model/catalogue.h"
#include "core/model/model_json.h"
#include "core/scenario/scenario_json.h"

namespace quadrille {
namespace {

using nlohmann::json;

template <class Keys>
json pick(const json& from, const Keys& keys) {
    json picked = json::object();
    for (const auto& key : keys)
        if (from.contains(key))
            picked[key] = from[key];
    return picked;
}

/// The catalogue entry that a key names. \param find (name) -> const Entry*
template <class Find>
const auto& named(const JsonObject& object, const char* key, Find find) {
    const std::string wanted = object.text(key);
    if (const auto* found = find(wanted))
        return *found;
    object.fail(key, {QUADRILLE_MESSAGE("%1 is not in the catalogue"), {wanted}});
}

} // namespace

Scenario scenarioFromRun(const JsonObject& run, const std::vector<ModelSpec>& own, const KnownNames& known) {
    const ModelSpec& model = named(run, "model", [&](const std::string& wanted) {
        const ModelSpec* found = findModel(own, wanted);
        return found != nullptr ? found : findModel(known.models, wanted);
    });
    const GpuSpec& gpu =
        named(run, "gpu", [&](const std::string& wanted) { return findGpu(known.gpus, wanted); });
    const Framework& framework = named(
        run, "framework", [&](const std::string& wanted) { return findFramework(known.frameworks, wanted); });
    json cluster = pick(run.value(), keysOf(SettingGroup::cluster));
    cluster["gpu"] = toJson(gpu);
    try {
        Scenario scenario = scenarioFromJson({{"model", toJson(model)},
                                              {"cluster", cluster},
                                              {"plan", pick(run.value(), keysOf(SettingGroup::plan))},
                                              {"recipe", pick(run.value(), keysOf(SettingGroup::recipe))},
                                              {"estimator", name(Estimator::detailed)}});
        scenario.cluster.gpu = gpu; // with its profile
        scenario.recipe.framework = framework;
        return scenario;
    } catch (const InputError& error) { // "plan.tp": the keys of all three parts stand side by side here
        throw InputError(run.path(error.field().substr(error.field().find('.') + 1)), error.rule());
    }
}

} // namespace quadrille
