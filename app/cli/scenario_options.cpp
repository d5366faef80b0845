// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_options.h"

namespace quadrille::cli {
namespace {

const char* onOrOff(bool value) {
    return value ? "on" : "off";
}

} // namespace

GivenOptions::GivenOptions(std::initializer_list<std::pair<std::string_view, std::string_view>> options) {
    for (const auto& [name, text] : options)
        set(optionIndex(name), text);
}

void GivenOptions::set(std::size_t option, std::string_view text) {
    m_texts.at(option).assign(text);
    m_given.set(option);
}

Json echo(const Scenario& s, const GivenOptions& given) {
    Json options{{"model", s.model.name.empty() ? Json() : Json(s.model.name)}};
    for (const std::size_t file :
         {option("model-config"), option("framework-profile"), option("profile"), option("session")})
        if (given.has(file))
            options[std::string(scenarioOptions[file].name)] = given.text(file);
    options.update(Json{{"hidden", s.model.hidden},
                        {"layers", s.model.layers},
                        {"heads", s.model.heads},
                        {"kv-heads", s.model.kvHeads},
                        {"head-dim", s.model.headDim},
                        {"ffn", s.model.ffn},
                        {"gated", s.model.gated},
                        {"vocab", s.model.vocab},
                        {"tied", s.model.tiedEmbeddings},
                        {"gpu", s.cluster.gpu.name},
                        {"gpus", s.cluster.gpus},
                        {"gpus-per-node", s.cluster.gpusPerNode},
                        {"nic-gbps", s.cluster.nicGbps},
                        {"tp", s.plan.tp},
                        {"cp", s.plan.cp},
                        {"pp", s.plan.pp},
                        {"ep", s.plan.ep},
                        {"vpp", s.plan.vpp},
                        {"mbs", s.plan.microBatch},
                        {"gbs", s.plan.globalBatch},
                        {"seq", s.plan.sequence},
                        {"sp", usesSequenceParallel(s.plan) ? "on" : "off"},
                        {"zero", s.plan.zero},
                        {"recompute", name(s.plan.recompute)},
                        {"recompute-every", s.plan.recomputeEvery},
                        {"layer-split", text(s.plan.layerSplit)},
                        {"moment-bytes", s.recipe.momentBytes},
                        {"master-weights", onOrOff(s.recipe.masterWeights)},
                        {"flash-attention", onOrOff(s.recipe.flashAttention)},
                        {"dropout", onOrOff(s.recipe.dropout)},
                        {"fused-loss", onOrOff(s.recipe.fusedLoss)},
                        {"gathered-logits", onOrOff(s.recipe.gatheredLogits)},
                        {"expert-imbalance", s.recipe.expertImbalance},
                        {"context-mib", s.recipe.framework->outside.context.value() / 1048576},
                        {"communicator-mib", s.recipe.framework->outside.communicator.value() / 1048576},
                        {"fragmentation", s.recipe.framework->outside.fragmentation},
                        {"schedule", scheduleName(s.plan.schedule)},
                        {"precision", name(s.recipe.precision)},
                        {"grad-bytes", s.recipe.gradientBytes},
                        {"framework", s.recipe.framework->name},
                        {"estimator", name(s.estimator)}});
    return options;
}

} // namespace quadrille::cli
