// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario_json.h"

#include "core/cluster/gpu_json.h"
#include "core/memory/framework/framework_json.h"
#include "core/model/model_json.h"
#include "core/plan/dimension.h"
#include "core/text/catalogue_entries.h"

namespace quadrille {
namespace {

/// "gpipe, 1f1b, …"
std::string scheduleNames() {
    std::string names;
    for (const ScheduleKind kind : scheduleKinds)
        names += (names.empty() ? "" : ", ") + std::string(scheduleName(kind));
    return names;
}

using nlohmann::json;

constexpr WholeRange count{1, largestDimensionValue};

json toJson(const Cluster& cluster) {
    return {{"gpu", quadrille::toJson(cluster.gpu)},
            {"gpus", cluster.gpus},
            {"gpus_per_node", cluster.gpusPerNode},
            {"nic_gbps", cluster.nicGbps}};
}

Cluster clusterFromJson(const JsonObject& object) {
    Cluster cluster;
    cluster.gpu = gpuFromJson(object.object("gpu"));
    cluster.gpus = object.whole("gpus", count, cluster.gpus);
    cluster.gpusPerNode = object.whole("gpus_per_node", count, cluster.gpu.gpusPerNode);
    cluster.nicGbps = object.has("nic_gbps") ? object.nonNegative("nic_gbps") : cluster.gpu.nicGbps;
    return cluster;
}

json toJson(const Plan& plan) {
    json object{{"tp", plan.tp},
                {"cp", plan.cp},
                {"pp", plan.pp},
                {"ep", plan.ep},
                {"vpp", plan.vpp},
                {"mbs", plan.microBatch},
                {"gbs", plan.globalBatch},
                {"seq", plan.sequence},
                {"zero", plan.zero},
                {"recompute", name(plan.recompute)},
                {"schedule", scheduleName(plan.schedule)}};
    if (plan.recomputeEvery != 1)
        object["recompute_every"] = plan.recomputeEvery;
    if (plan.layerSplit.kind != LayerSplit::Kind::even)
        object["layer_split"] = text(plan.layerSplit);
    if (plan.sequenceParallel)
        object["sp"] = *plan.sequenceParallel ? "on" : "off";
    return object;
}

std::optional<bool> switchFromName(std::string_view word) {
    return word == "on" ? std::optional(true) : word == "off" ? std::optional(false) : std::nullopt;
}

Plan planFromJson(const JsonObject& object) {
    Plan plan;
    plan.tp = object.whole("tp", count, plan.tp);
    plan.cp = object.whole("cp", count, plan.cp);
    plan.pp = object.whole("pp", count, plan.pp);
    plan.ep = object.whole("ep", count, plan.ep);
    plan.vpp = object.whole("vpp", count, plan.vpp);
    plan.microBatch = object.whole("mbs", count, plan.microBatch);
    plan.globalBatch = object.whole("gbs", count, plan.globalBatch);
    plan.sequence = object.whole("seq", count, plan.sequence);
    if (object.has("sp"))
        plan.sequenceParallel = object.choice("sp", true, switchFromName, "on, off");
    plan.zero = static_cast<int>(object.whole("zero", {0, 3}, plan.zero));
    plan.recompute = object.choice("recompute", plan.recompute, recomputeFromName, "none, selective, full");
    plan.recomputeEvery = object.whole("recompute_every", count, plan.recomputeEvery);
    plan.layerSplit = object.choice("layer_split", plan.layerSplit, layerSplitFromText,
                                    "even, balanced, ends-count, first=N,last=N, or one number a stage");
    plan.schedule = object.choice("schedule", plan.schedule, scheduleFromName, scheduleNames().c_str());
    return plan;
}

/// Nothing is known of the framework but what it is called, in the way of the catalogue.
bool isNameAlone(const Framework& framework) {
    Framework named;
    named.name = framework.name;
    return framework == named && isCatalogueName(framework.name);
}

json toJson(const Recipe& recipe) {
    const Recipe usual;
    json object{{"precision", name(recipe.precision)},
                {"grad_bytes", recipe.gradientBytes},
                {"framework", recipe.framework->name}};
    const auto addFlag = [&object](const char* key, bool value, bool usualValue) {
        if (value != usualValue)
            object[key] = value;
    };
    if (recipe.momentBytes != usual.momentBytes)
        object["moment_bytes"] = recipe.momentBytes;
    if (recipe.expertImbalance != usual.expertImbalance)
        object["expert_imbalance"] = recipe.expertImbalance;
    addFlag("master_weights", recipe.masterWeights, usual.masterWeights);
    addFlag("flash_attention", recipe.flashAttention, usual.flashAttention);
    addFlag("dropout", recipe.dropout, usual.dropout);
    addFlag("fused_loss", recipe.fusedLoss, usual.fusedLoss);
    addFlag("gathered_logits", recipe.gatheredLogits, usual.gatheredLogits);
    if (!isNameAlone(*recipe.framework))
        object["framework_profile"] = toJson(*recipe.framework);
    return object;
}

Recipe recipeFromJson(const JsonObject& object) {
    Recipe recipe;
    recipe.precision = object.choice("precision", recipe.precision, precisionFromName, "bf16, fp16, fp8");
    recipe.gradientBytes = static_cast<int>(object.whole("grad_bytes", {2, 4}, recipe.gradientBytes));
    if (recipe.gradientBytes == 3)
        object.fail("grad_bytes", {QUADRILLE_MESSAGE("must be one of %1"), {std::string("2, 4")}});
    if (object.has("moment_bytes"))
        recipe.momentBytes = object.nonNegative("moment_bytes");
    if (object.has("expert_imbalance"))
        recipe.expertImbalance = object.positive("expert_imbalance");
    recipe.masterWeights = object.flag("master_weights", recipe.masterWeights);
    recipe.flashAttention = object.flag("flash_attention", recipe.flashAttention);
    recipe.dropout = object.flag("dropout", recipe.dropout);
    recipe.fusedLoss = object.flag("fused_loss", recipe.fusedLoss);
    recipe.gatheredLogits = object.flag("gathered_logits", recipe.gatheredLogits);
    if (object.has("framework_profile")) {
        recipe.framework = frameworkFromJson(object.object("framework_profile"));
    } else if (object.has("framework")) {
        Framework named;
        named.name = object.text("framework");
        if (!isCatalogueName(named.name))
            object.fail("framework",
                        {QUADRILLE_MESSAGE("must be lower-case letters, digits, dots and dashes"), {}});
        recipe.framework = named;
    }
    return recipe;
}

} // namespace

json toJson(const Scenario& scenario) {
    return {{"model", toJson(scenario.model)},
            {"cluster", toJson(scenario.cluster)},
            {"plan", toJson(scenario.plan)},
            {"recipe", toJson(scenario.recipe)},
            {"estimator", name(scenario.estimator)}};
}

Scenario scenarioFromJson(const json& value) {
    const JsonObject root(value, {});
    Scenario scenario;
    scenario.model = modelFromJson(root.object("model"));
    scenario.cluster = clusterFromJson(root.object("cluster"));
    if (root.has("plan"))
        scenario.plan = planFromJson(root.object("plan"));
    if (root.has("recipe"))
        scenario.recipe = recipeFromJson(root.object("recipe"));
    scenario.estimator = root.choice("estimator", scenario.estimator, estimatorFromName, "paper, detailed");
    return scenario;
}

} // namespace quadrille
