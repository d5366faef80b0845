// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/gpu_share.h"
#include "core/reference/plan_numbers.h"
#include "core/reference/tables.h"
#include "core/timing/traffic_formulas.h"

#include <utility>

namespace quadrille::reference {
namespace {

/// A line of the sheet, in its own names of tensors.
struct SheetLine {
    const char* name;
    const char* batch;
    const char* memory;
    const char* computation;
    const char* exchanges;
};

constexpr auto growsWithData = QUADRILLE_MESSAGE("grows with DP");
constexpr auto smallerMicroBatches = "dp ↑ ⇒ mbs ↓";

/// By the stage of ZeRO; their names are the same in every language.
constexpr SheetLine dataLines[] = {
    {"DP", growsWithData, "dp ↑ ⇒ mbs ↓ ⇒ activs ↓", smallerMicroBatches, "bwd: all-reduce grads_bf16"},
    {"DP + ZeRO 1", growsWithData, "(model_fp32 + optimstates)/dp", smallerMicroBatches,
     "bwd: all-reduce grads_bf16; end: all-gather model_fp32"},
    {"DP + ZeRO 2", growsWithData, "(model_fp32 + grads_fp32 + optimstates)/dp", smallerMicroBatches,
     "bwd: reduce-scatter grads_bf16; end: all-gather model_fp32"},
    {"DP + ZeRO 3 (FSDP)", growsWithData, "(model_bf16 + model_fp32 + grads_fp32 + optimstates)/dp",
     smallerMicroBatches,
     "L × (fwd: all-gather model_fp32; bwd: all-gather model_fp32, reduce-scatter grads_fp32)"}};
constexpr SheetLine tensorLine{QUADRILLE_MESSAGE("Tensor parallel"), QUADRILLE_MESSAGE("no effect"),
                               "(model_bf16 + model_fp32 + grads_fp32 + optimstates)/tp", "model_bf16/tp",
                               "4·L × (fwd: all-gather model_fp32; bwd: reduce-scatter grads_bf16)"};
constexpr SheetLine pipelineLine{QUADRILLE_MESSAGE("Pipeline parallel"),
                                 QUADRILLE_MESSAGE("large, for a small bubble"),
                                 "(model_bf16 + model_fp32 + grads_fp32 + optimstates)/pp", "model_bf16/pp",
                                 "gbs × (fwd: recv activs_bf16; bwd: send activs_bf16, recv grads_bf16, "
                                 "send grads_bf16)"};
constexpr SheetLine contextLine{
    QUADRILLE_MESSAGE("Context parallel"), QUADRILLE_MESSAGE("long sequences, to hide more behind"),
    "activs/cp", "seq/cp", "(cp − 1)·L × (fwd: send, recv activs_bf16; bwd: send, recv grads_bf16)"};
constexpr SheetLine expertLine{QUADRILLE_MESSAGE("Expert parallel"), QUADRILLE_MESSAGE("grows with EP"),
                               "experts/ep", "experts/ep",
                               "L × (fwd: all-to-all activs_bf16; bwd: all-to-all grads_bf16)"};

ReferenceRow sheetRow(ReferenceCell name, const SheetLine& line, std::int64_t ranks, bool own) {
    return {.cells = {std::move(name),
                      words(line.batch),
                      ReferenceFormula{line.memory},
                      ReferenceFormula{line.computation},
                      ReferenceFormula{line.exchanges},
                      count(ranks),
                      {},
                      {}},
            .own = own};
}

constexpr std::size_t heldColumn = 6, sentColumn = 7;

/// What the sheet says that this stage of ZeRO divides.
Bytes dividedBy(int zero, const anatomy::StatesHeld& held, const StageMemory& fullest) {
    switch (zero) {
    case 0:
        return fullest.part(MemoryPart::activations);
    case 1:
        return held.optimizer;
    case 2:
        return held.gradients + held.optimizer;
    default:
        return held.total();
    }
}

void addData(ReferenceTable& table, const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    const auto states = anatomy::statesByZero(analysis.resolved, fullest);
    const std::int64_t ranks = dataRanks(scenario);
    for (int zero = 0; zero < 4; ++zero) {
        const auto at = static_cast<std::size_t>(zero);
        ReferenceRow row = sheetRow(ReferenceFormula{dataLines[at].name}, dataLines[at], ranks,
                                    ranks > 1 && zero == scenario.plan.zero);
        row.cells[heldColumn] =
            number(dividedBy(zero, states.at(at), fullest).value(), ReferenceUnit::memory);
        row.cells[sentColumn] = sentUnder(scenario, zero);
        table.rows.push_back(std::move(row));
    }
}

/// Of a degree that a plan may not have: then it holds and sends nothing by it.
void addDegree(ReferenceTable& table, const Analysis& analysis, const SheetLine& line, TrafficKind kind,
               Bytes held) {
    const Exchange& exchange = analysis.performance->exchange(kind);
    const bool own = exchange.ranks > 1;
    ReferenceRow row = sheetRow(words(line.name), line, exchange.ranks, own);
    if (own) {
        row.cells[heldColumn] = number(held.value(), ReferenceUnit::memory);
        row.cells[sentColumn] = number(exchange.sent.value(), ReferenceUnit::traffic);
    }
    table.rows.push_back(std::move(row));
}

/// Parameters of routed experts on the fullest GPU, in 16 bits and before ZeRO.
Bytes expertBytes(const Analysis& analysis) {
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    const std::int64_t gpu = gpuAt(analysis.scenario(), {.pipeline = fullest.stage});
    return Bytes(traffic::halfBytes * anatomy::gpuShare(analysis.resolved, gpu).expertParameters());
}

} // namespace

ReferenceTable cheatSheet(const Analysis& analysis) {
    ReferenceTable table{
        .head = &referenceHead("cheat_sheet"),
        .columns = {words(QUADRILLE_MESSAGE("Strategy")), words(QUADRILLE_MESSAGE("Batch size")),
                    words(QUADRILLE_MESSAGE("Divides in memory, as printed")),
                    words(QUADRILLE_MESSAGE("Divides in computation, as printed")),
                    words(QUADRILLE_MESSAGE("Exchanges, as printed")), words(QUADRILLE_MESSAGE("GPUs here")),
                    words(QUADRILLE_MESSAGE("Held of it here")), words(QUADRILLE_MESSAGE("Sent in a step"))},
        .rows = {},
        .remarks =
            {words(QUADRILLE_MESSAGE(
                 "As printed: forward pass (fwd), backward pass (bwd) and end of a step; L layers; sequences "
                 "of a step (gbs) and of a micro-batch (mbs). Held: on the fullest GPU; of EP the parameters "
                 "of its experts in 16 bits, before ZeRO.")),
             words(QUADRILLE_MESSAGE(
                 "The notes err on ZeRO: under all stages the 16-bit parameters are gathered, half of "
                 "model_fp32 "
                 "(Rajbhandari et al. 2020, section 7). Under stage 1 a reduce-scatter of gradients is "
                 "enough, though nanotron, the playbook’s framework, all-reduces them.")),
             words(QUADRILLE_MESSAGE(
                 "The notes err on TP: it gathers and reduce-scatters activations and their gradients, not "
                 "parameters; under SP it divides the activations that are kept, too.")),
             words(QUADRILLE_MESSAGE(
                 "PP sends activations in the forward pass, and once for every micro-batch: gbs times where "
                 "that is one sequence. Around the ring of CP go keys and values, not all activations; EP "
                 "sends to the experts and back, two all-to-alls each way."))},
        .source =
            QUADRILLE_MESSAGE("Notes “5D parallelism in LLM training”, section 0, on the cheat sheet of "
                              "The Ultra-Scale Playbook (2025)")};
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    const Bytes states = ownStates(analysis.resolved, fullest).total();
    addData(table, analysis);
    addDegree(table, analysis, tensorLine, TrafficKind::tensor, states);
    addDegree(table, analysis, pipelineLine, TrafficKind::pipeline, states);
    addDegree(table, analysis, contextLine, TrafficKind::context, fullest.part(MemoryPart::activations));
    addDegree(table, analysis, expertLine, TrafficKind::expert, expertBytes(analysis));
    return table;
}

} // namespace quadrille::reference
