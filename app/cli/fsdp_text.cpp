// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_text.h"
#include "app/cli/fsdp_answer.h"
#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"

namespace quadrille::cli {
namespace {

using Align = TextTable::Align;

constexpr double kibibyte = 1024;

std::string gib(double bytes) {
    return fixed(inGib(Bytes(bytes)), 2) + " GiB";
}
std::string kib(double bytes) {
    return fixed(bytes / kibibyte, 1) + " KiB";
}
std::string seconds(double time) {
    return fixed(time, time < 1 ? 4 : 3) + " s";
}
std::string tokens(double number) {
    return fixed(number, 0);
}
/// Bounds may be far above all.
std::string shareOf(double value) {
    return value > 9.99 ? "> 999 %" : percent(value);
}

std::string lines(const std::vector<std::vector<std::string>>& rows) {
    std::size_t widest = 0, widestValue = 0;
    for (const auto& row : rows) {
        widest = std::max(widest, width(row[0]));
        widestValue = std::max(widestValue, width(row[1]));
    }
    std::string text;
    for (const auto& row : rows) {
        text += row[0] + std::string(widest - width(row[0]) + 2 + widestValue - width(row[1]), ' ') + row[1];
        text += (row.size() > 2 && !row[2].empty() ? "  " + row[2] : "") + "\n";
    }
    return text;
}

std::string memoryText(const FsdpAnswer& answer) {
    const fsdp::Evaluation& v = answer.values;
    return lines({{"parameters ϕ", tokens(v.parameters), "12LH²"},
                  {"states of the model", gib(v.states.parameters + v.states.gradients + v.states.optimizer),
                   "parameters, gradients, optimizer"},
                  {"left on a GPU", gib(v.freeBytes), "eq. 1"},
                  {"activations of a token", kib(v.activationBytes),
                   "eq. 3; " + kib(v.checkpointBytes) + " at γ 0, " + kib(v.fullBytes) + " at γ 1"},
                  {"tokens that fit", tokens(v.tokenCapacity), "eq. 4"}});
}

std::string stepText(const FsdpAnswer& answer) {
    const fsdp::Evaluation& v = answer.values;
    const auto& step = v.step;
    return lines({{"tokens of a GPU", tokens(step.tokens), ""},
                  {"gathering parameters", seconds(step.transfer), "eq. 5, twice a step"},
                  {"forward pass", seconds(step.forward), "eq. 8"},
                  {"backward pass", seconds(step.backward), "eq. 8"},
                  {"step", seconds(step.time), "eq. 9"},
                  {"R_fwd, R_bwd", fixed(v.forwardRatio, 3) + ", " + fixed(v.backwardRatio, 3),
                   "eq. 10: above 1 the network is waited for"},
                  {"tokens/s per GPU", fixed(step.throughput, 1), "eq. 11"},
                  {"HFU", percent(step.hfu), ""},
                  {"MFU", percent(step.mfu), ""}});
}

std::string boundsText(const FsdpAnswer& answer) {
    const fsdp::Evaluation& v = answer.values;
    TextTable table({{"limit", Align::left}, {"any γ"}, {"this γ"}, {"source", Align::left}});
    table.add({"tokens of a GPU", tokens(v.mostTokens), tokens(v.tokenCapacity), "eq. 12"});
    table.add({"HFU that hides the network", shareOf(v.hiddenHfuOfAny), shareOf(v.hiddenHfu), "eqs. 13, 22"});
    table.add({"MFU that hides the network", shareOf(v.hiddenMfuOfAny), shareOf(v.hiddenMfu), "eqs. 14, 25"});
    table.add(
        {"tokens/s per GPU", fixed(v.mostThroughputOfAny, 1), fixed(v.mostThroughput, 1), "eqs. 15, 31"});
    table.add({"HFU ceiling", "", shareOf(v.mostHfu), "from eq. 31"});
    table.add({"MFU ceiling", "", shareOf(v.mostMfu), "from eq. 31"});
    return table.text();
}

std::string searchText(const fsdp::SearchResult& found) {
    TextTable table({{"best by", Align::left},
                     {"MFU"},
                     {"HFU"},
                     {"tokens/s"},
                     {"γ"},
                     {"ZeRO"},
                     {"α̂_HFU"},
                     {"tokens"},
                     {"step"}});
    const auto add = [&table](const char* what, const std::optional<fsdp::Candidate>& best) {
        if (best)
            table.add({what, percent(best->step.mfu), percent(best->step.hfu),
                       fixed(best->step.throughput, 1), fixed(best->gamma, 2),
                       best->shardsParameters ? "3" : "1/2", fixed(best->alpha, 2), tokens(best->step.tokens),
                       seconds(best->step.time)});
    };
    add("MFU, tokens/s", found.bestMfu);
    add("HFU", found.bestHfu);
    return table.text();
}

std::string measuredText(const std::vector<const FsdpStudy::Run*>& runs) {
    TextTable table({{"table"}, {"sequence"}, {"batch"}, {"MFU"}, {"tokens/s"}, {"", Align::left}});
    for (const FsdpStudy::Run* run : runs)
        table.add({run->table == 11 ? "11, 12" : std::to_string(run->table), std::to_string(run->sequence),
                   std::to_string(run->batch), run->mfu ? percent(*run->mfu) : "",
                   run->tokensPerSecond ? fixed(*run->tokensPerSecond, 0) : "",
                   run->outOfMemory ? "out of memory" : run->note});
    return table.text();
}

} // namespace

std::string fsdpTitle(const FsdpRequest& request) {
    const fsdp::Setup& s = request.setup;
    const auto swept = [&request](FsdpAxis axis) { return request.sweep == axis; };
    std::string text = swept(FsdpAxis::model) ? "models of the study"
                       : !request.model.empty()
                           ? request.model
                           : std::to_string(s.layers) + " layers of " + std::to_string(s.hidden);
    text += " on " + (swept(FsdpAxis::gpus) ? "" : std::to_string(s.gpus) + " × ") + request.gpu + " of " +
            shortest(inGib(s.memory)) + " GiB";
    if (!swept(FsdpAxis::bandwidth))
        text += ", " + shortest(s.bandwidth.value() * 8 / 1e9) + " Gbit/s a GPU";
    return text + "; sequence " + std::to_string(s.sequence);
}

std::string fsdpText(const FsdpAnswer& answer) {
    const fsdp::Setup& s = answer.request.setup;
    const std::int64_t grid = answer.found.evaluated;
    std::string text = fsdpTitle(answer.request) + "\nFSDP after Wang et al. (2024): γ " + shortest(s.gamma) +
                       ", ZeRO " + (s.shardsParameters ? "3" : "1/2") + ", " + shortest(s.bytesPerNumber) +
                       " bytes a number, computing alone at " + percent(s.alpha) + " HFU\n\n" +
                       memoryText(answer) + "\n" + stepText(answer) + "\n" + boundsText(answer) +
                       "\nBest of the grid search (Algorithm 1), " + std::to_string(answer.found.feasible) +
                       " of " + std::to_string(grid) + " run, " + fixed(1000 * answer.searchSeconds, 1) +
                       " ms\n" + searchText(answer.found);
    if (!answer.measured.empty())
        text += "\nMeasured on this cluster\n" + measuredText(answer.measured);
    for (const std::string& note : answer.notes)
        text += "\nnote: " + note;
    if (!answer.notes.empty())
        text += "\n";
    return answer.explanations.empty() ? text : text + explanationsText(answer.explanations);
}

} // namespace quadrille::cli
