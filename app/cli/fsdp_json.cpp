// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diagnostics_text.h"
#include "app/cli/explanation_text.h"
#include "app/cli/fsdp_answer.h"

namespace quadrille::cli {
namespace {

/// Whatever can be said of a configuration that does not run, too.
Json memoryJson(const fsdp::Evaluation& values) {
    return {{"parameters_bytes", values.states.parameters},
            {"gradients_bytes", values.states.gradients},
            {"optimizer_bytes", values.states.optimizer},
            {"free_bytes_per_gpu", values.freeBytes},
            {"checkpoint_bytes_per_token", values.checkpointBytes},
            {"full_activation_bytes_per_token", values.fullBytes},
            {"activation_bytes_per_token", values.activationBytes},
            {"tokens_per_gpu_capacity", values.tokenCapacity}};
}

Json stepJson(const fsdp::Step<double>& step) {
    return {{"tokens_per_gpu", step.tokens},
            {"transfer_seconds", step.transfer},
            {"forward_seconds", step.forward},
            {"backward_seconds", step.backward},
            {"step_seconds", step.time},
            {"tokens_per_second_per_gpu", step.throughput},
            {"hfu", step.hfu},
            {"mfu", step.mfu}};
}

Json boundsJson(const fsdp::Evaluation& values) {
    return {{"tokens_per_gpu", values.mostTokens},
            {"tokens_per_gpu_of_any_cluster", values.mostTokensOfAnyCluster},
            {"hfu", values.hiddenHfuOfAny},
            {"mfu", values.hiddenMfuOfAny},
            {"tokens_per_second_per_gpu", values.mostThroughputOfAny},
            {"hfu_at_gamma", values.hiddenHfu},
            {"mfu_at_gamma", values.hiddenMfu},
            {"tokens_per_second_per_gpu_at_gamma", values.mostThroughput},
            {"hfu_ceiling_at_gamma", values.mostHfu},
            {"mfu_ceiling_at_gamma", values.mostMfu}};
}

Json candidateJson(const std::optional<fsdp::Candidate>& found) {
    if (!found)
        return {};
    Json json{
        {"gamma", found->gamma}, {"zero", found->shardsParameters ? 3 : 1}, {"alpha_hfu", found->alpha}};
    json.update(stepJson(found->step));
    return json;
}

Json measuredJson(const std::vector<const FsdpStudy::Run*>& runs) {
    Json list = Json::array();
    for (const FsdpStudy::Run* run : runs) {
        Json entry{{"table", run->table},
                   {"seq", run->sequence},
                   {"batch_per_gpu", run->batch},
                   {"out_of_memory", run->outOfMemory}};
        if (run->mfu)
            entry["mfu"] = *run->mfu;
        if (run->tokensPerSecond)
            entry["tokens_per_second_per_gpu"] = *run->tokensPerSecond;
        if (!run->note.empty())
            entry["note"] = run->note;
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace

std::string fsdpJson(const FsdpAnswer& answer) {
    const fsdp::Evaluation& values = answer.values;
    const bool runs = answer.diagnostics.empty();
    Json json{{"scenario", fsdpEcho(answer.request)},
              {"diagnostics", diagnosticsJson(answer.diagnostics)},
              {"parameters", values.parameters},
              {"memory", memoryJson(values)},
              {"step", runs ? stepJson(values.step) : Json()},
              {"communication_over_computation",
               runs ? Json{{"forward", values.forwardRatio}, {"backward", values.backwardRatio}} : Json()},
              {"bounds", runs ? boundsJson(values) : Json()},
              {"search",
               {{"evaluated", answer.found.evaluated},
                {"feasible", answer.found.feasible},
                {"seconds", answer.searchSeconds},
                {"best_mfu", candidateJson(answer.found.bestMfu)},
                {"best_hfu", candidateJson(answer.found.bestHfu)}}},
              {"measured", measuredJson(answer.measured)},
              {"notes", answer.notes}};
    if (!answer.explanations.empty())
        json["explanations"] = explanationsJson(answer.explanations);
    return jsonText(json) + "\n";
}

} // namespace quadrille::cli
