// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fsdp_answer.h"

#include "core/performance/fsdp/check.h"

#include <chrono>

namespace quadrille::cli {
namespace {

std::vector<std::string> notesOn(const FsdpAnswer& answer) {
    const FsdpRequest& request = answer.request;
    std::vector<std::string> notes;
    if (request.model == "7B")
        notes.emplace_back("The paper prints D = 4086 for this model; 4096 is meant.");
    if (request.counted)
        notes.push_back("The study counts 12LH² parameters; the catalogue's count of this model, embeddings "
                        "and its own FFN included, is " +
                        std::to_string(static_cast<std::int64_t>(*request.counted)) + ".");
    if (answer.values.runs() && answer.values.forwardRatio > 1)
        notes.emplace_back(
            "The forward pass waits for the network: eqs. 13 and 14 assume that it does not, so "
            "that the HFU and MFU above may pass them; the ceilings may not be passed.");
    if (answer.values.runs() && answer.values.step.tokens < static_cast<double>(request.setup.sequence))
        notes.emplace_back("Less than one sequence is on a GPU, which the paper's equations allow.");
    return notes;
}

} // namespace

FsdpAnswer fsdpAnswer(const FsdpRequest& request, const FsdpStudy& study, bool explain) {
    FsdpAnswer answer;
    answer.request = request;
    answer.values = fsdp::evaluate(request.setup, request.tokens);
    answer.diagnostics = fsdp::check(request.setup);
    if (answer.diagnostics.empty() && request.tokens && *request.tokens > answer.values.tokenCapacity)
        answer.diagnostics.push_back({.field = "tokens",
                                      .rule = "tokens-fit",
                                      .severity = Severity::error,
                                      .message = {"%1 tokens of a GPU are more than the %2 that fit.",
                                                  {*request.tokens, answer.values.tokenCapacity}},
                                      .repairs = {}});
    const auto start = std::chrono::steady_clock::now();
    answer.found = fsdp::gridSearch(request.setup, request.space);
    answer.searchSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (const FsdpStudy::Run& run : study.runs)
        if (request.studyModel == run.model && run.cluster && request.studyCluster == run.cluster &&
            run.gpus == request.setup.gpus)
            answer.measured.push_back(&run);
    answer.notes = notesOn(answer);
    if (explain && answer.diagnostics.empty())
        answer.explanations = fsdp::explain(request.setup, request.tokens);
    return answer;
}

Json fsdpEcho(const FsdpRequest& request) {
    const fsdp::Setup& s = request.setup;
    const auto word = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
    Json echo{{"model", word(request.model)},
              {"layers", s.layers},
              {"hidden", s.hidden},
              {"cluster", word(request.cluster)},
              {"gpu", word(request.gpu)},
              {"gpus", s.gpus},
              {"memory_gib", inGib(s.memory)},
              {"nic_gbps", s.bandwidth.value() * 8 / 1e9},
              {"peak_tflops", s.peak.value() / 1e12},
              {"seq", s.sequence},
              {"gamma", s.gamma},
              {"zero", s.shardsParameters ? 3 : 1},
              {"precision_bytes", s.bytesPerNumber},
              {"latency_seconds", s.latency.value()},
              {"reserved_gb", s.reserved.value() / 1e9},
              {"alpha_hfu", s.alpha},
              {"whole_sequences", request.space.leastTokens > 1}};
    if (request.tokens)
        echo["tokens"] = *request.tokens;
    return echo;
}

} // namespace quadrille::cli
