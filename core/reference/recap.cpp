// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/reference/plan_numbers.h"
#include "core/reference/tables.h"

namespace quadrille::reference {
namespace {

/// The same replicas with every layer on each GPU, which are so many fewer.
Scenario withoutPipeline(const Scenario& scenario) {
    Scenario other = withSchedule(scenario, ScheduleKind::oneForwardOneBackward);
    other.cluster.gpus /= scenario.plan.pp;
    other.plan.pp = 1;
    other.plan.vpp = 1;
    other.plan.layerSplit = {};
    return other;
}

/// The same replicas with whole matrices.
Scenario withoutTensor(const Scenario& scenario) {
    Scenario other = scenario;
    other.cluster.gpus /= scenario.plan.tp;
    other.plan.tp = 1;
    other.plan.sequenceParallel.reset();
    return other;
}

ReferenceCell memoryCell(Bytes bytes) {
    return number(bytes.value(), ReferenceUnit::memory);
}

/// What the plan has of a strategy.
struct RecapNumbers {
    std::int64_t ranks = 1;
    ReferenceCell without, with, sent;
    bool own = false;
};

RecapNumbers ofData(const Analysis& analysis, int zero, bool own) {
    const Scenario& scenario = analysis.scenario();
    const auto states =
        anatomy::statesByZero(analysis.resolved, analysis.memory->stages.at(analysis.memory->fullest));
    const std::int64_t ranks = dataRanks(scenario);
    return {.ranks = ranks,
            .without = memoryCell(states.front().total()),
            .with = memoryCell(states.at(static_cast<std::size_t>(zero)).total()),
            .sent = sentUnder(scenario, zero),
            .own = own && ranks > 1};
}

/// Of pipeline or tensor parallelism, which the plan may not have. \param without the plan without it
RecapNumbers ofModel(const Analysis& analysis, TrafficKind kind, std::int64_t ranks,
                     const Scenario& without) {
    RecapNumbers numbers{.ranks = ranks, .without = {}, .with = {}, .sent = {}, .own = ranks > 1};
    if (!numbers.own)
        return numbers;
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    if (runnable(without))
        numbers.without =
            memoryCell(ownStates(without, kind == TrafficKind::pipeline ? 0 : fullest.stage).total());
    numbers.with = memoryCell(ownStates(analysis.resolved, fullest).total());
    numbers.sent = number(analysis.performance->exchange(kind).sent.value(), ReferenceUnit::traffic);
    return numbers;
}

/// What the lecture says of it.
struct RecapWords {
    ReferenceCell name;
    const char* synchronizes;
    const char* scales;
    const char* sends;
    const char* batch;
    const char* easy;
};

ReferenceRow recapRow(const RecapWords& said, const RecapNumbers& numbers) {
    return {.cells = {said.name, words(said.synchronizes), words(said.scales), ReferenceFormula{said.sends},
                      words(said.batch), words(said.easy), count(numbers.ranks), numbers.without,
                      numbers.with, numbers.sent},
            .own = numbers.own};
}

void addRecapRemarks(ReferenceTable& table, const Scenario& scenario) {
    table.remarks.push_back(words(QUADRILLE_MESSAGE(
        "Elements, as printed: Ψ parameters on a GPU, b·s·h the input of a layer for one micro-batch; of the "
        "pipeline at a boundary of stages, of TP in each layer and by all-reduces.")));
    table.remarks.push_back(words(QUADRILLE_MESSAGE(
        "States: of the fullest GPU; without TP or the pipeline on so many times fewer GPUs.")));
    table.remarks.push_back(words(QUADRILLE_MESSAGE(
        "The recap lets memory of DDP and ZeRO 1 not scale at all; of ZeRO 1 that holds for parameters and "
        "gradients alone. Earlier the lecture itself counts (4 + K/N)·Ψ bytes: N ranks divide the optimizer "
        "states.")));
    if (const std::int64_t microbatches = microBatches(scenario); microbatches > 1)
        table.remarks.push_back(
            {QUADRILLE_MESSAGE(
                 "3·Ψ is for one micro-batch: FSDP gathers and reduces in each of the %1 here."),
             {microbatches}});
}

} // namespace

ReferenceTable recap(const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    const Plan& plan = scenario.plan;
    ReferenceTable table{
        .head = &referenceHead("recap"),
        .columns = {words(QUADRILLE_MESSAGE("Strategy")), words(QUADRILLE_MESSAGE("Synchronizes")),
                    words(QUADRILLE_MESSAGE("Memory")), words(QUADRILLE_MESSAGE("Bandwidth")),
                    words(QUADRILLE_MESSAGE("Batch size")), words(QUADRILLE_MESSAGE("Easy to use")),
                    words(QUADRILLE_MESSAGE("GPUs here")), words(QUADRILLE_MESSAGE("States without it")),
                    words(QUADRILLE_MESSAGE("States with it")), words(QUADRILLE_MESSAGE("Sent in a step"))},
        .rows = {},
        .remarks = {},
        .source = QUADRILLE_MESSAGE("Stanford CS336 (2025), lecture 7, recap of LLM parallelism")};
    const char* linear = QUADRILLE_MESSAGE("linear");
    const char* very = QUADRILLE_MESSAGE("very");
    table.rows.push_back(recapRow({ReferenceFormula{"DDP, ZeRO 1"}, QUADRILLE_MESSAGE("once a batch"),
                                   QUADRILLE_MESSAGE("does not scale"), "2·Ψ", linear, very},
                                  ofData(analysis, plan.zero == 0 ? 0 : 1, plan.zero <= 1)));
    table.rows.push_back(
        recapRow({ReferenceFormula{"FSDP, ZeRO 3"}, QUADRILLE_MESSAGE("three times in each FSDP block"),
                  linear, "3·Ψ", linear, very},
                 ofData(analysis, 3, plan.zero == 3)));
    table.rows.push_back(
        recapRow({words(QUADRILLE_MESSAGE("Pipeline parallel")), QUADRILLE_MESSAGE("once a pipeline"), linear,
                  "b·s·h", linear, QUADRILLE_MESSAGE("not at all")},
                 ofModel(analysis, TrafficKind::pipeline, plan.pp, withoutPipeline(scenario))));
    table.rows.push_back(recapRow({words(QUADRILLE_MESSAGE("Tensor and sequence parallel")),
                                   QUADRILLE_MESSAGE("twice in each transformer block"), linear, "8·b·s·h",
                                   QUADRILLE_MESSAGE("no effect"), QUADRILLE_MESSAGE("no")},
                                  ofModel(analysis, TrafficKind::tensor, plan.tp, withoutTensor(scenario))));
    addRecapRemarks(table, scenario);
    return table;
}

} // namespace quadrille::reference
