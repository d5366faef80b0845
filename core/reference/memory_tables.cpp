// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/zero_stages.h"
#include "core/check/check.h"
#include "core/memory/detailed/formulas.h"
#include "core/memory/detailed/stage_formulas.h"
#include "core/reference/plan_numbers.h"
#include "core/reference/tables.h"
#include "core/stop.h"

namespace quadrille::reference {
namespace {

/// Bytes that one layer keeps of one micro-batch; of a layer with experts where the model has no other.
double layerBytes(const Scenario& scenario) {
    const detailed::ModelTokens tokens = detailed::modelTokens(scenario);
    const bool dense = sparseLayers(scenario.model) < scenario.model.layers;
    const detailed::LayerTokens& layer = dense ? tokens.dense : tokens.sparse;
    constexpr detailed::TokenNames unnamed{"", "", "", ""};
    const bool full = scenario.plan.recompute == Recompute::full;
    return detailed::microBatchBytes(full ? layer.checkpoint : detailed::keptTokens(layer, scenario.plan),
                                     unnamed, layout::lettersOf<double>(scenario));
}

/// A way to keep activations, and what Korthikanti et al. (2022) print for a layer of GPT.
struct Way {
    Recompute recompute;
    bool sequenceParallel;
    const char* name;
    const char* formula;
};

constexpr Way waysWithTensor[] = {
    {Recompute::none, false, QUADRILLE_MESSAGE("All kept, without SP"), "s·b·h · (10 + 24/t + 5·a·s/(h·t))"},
    {Recompute::none, true, QUADRILLE_MESSAGE("All kept, with SP"), "s·b·h/t · (34 + 5·a·s/h)"},
    {Recompute::selective, false, QUADRILLE_MESSAGE("Selective recomputation, without SP"),
     "s·b·h · (10 + 24/t)"},
    {Recompute::selective, true, QUADRILLE_MESSAGE("Selective recomputation, with SP"), "34 · s·b·h/t"},
    {Recompute::full, false, QUADRILLE_MESSAGE("Full recomputation, without SP"), "2 · s·b·h"},
    {Recompute::full, true, QUADRILLE_MESSAGE("Full recomputation, with SP"), "2 · s·b·h/t"}};
constexpr Way waysWithoutTensor[] = {
    {Recompute::none, false, QUADRILLE_MESSAGE("All kept"), "s·b·h · (34 + 5·a·s/h)"},
    {Recompute::selective, false, QUADRILLE_MESSAGE("Selective recomputation"), "34 · s·b·h"},
    {Recompute::full, false, QUADRILLE_MESSAGE("Full recomputation"), "2 · s·b·h"}};

std::span<const Way> waysOf(const Plan& plan) {
    if (plan.tp > 1)
        return waysWithTensor;
    return waysWithoutTensor;
}

} // namespace

ReferenceTable zeroStages(const Analysis& analysis) {
    static constexpr const char* names[] = {
        QUADRILLE_MESSAGE("ZeRO 0: nothing is sharded"), QUADRILLE_MESSAGE("ZeRO 1: optimizer states"),
        QUADRILLE_MESSAGE("ZeRO 2: gradients, too"), QUADRILLE_MESSAGE("ZeRO 3: parameters, too (FSDP)")};
    const Scenario& scenario = analysis.scenario();
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    const auto stages = anatomy::statesByZero(analysis.resolved, fullest);
    ReferenceTable table{
        .head = &referenceHead("zero"),
        .columns = {words(QUADRILLE_MESSAGE("Stage")), words(QUADRILLE_MESSAGE("Parameters")),
                    words(QUADRILLE_MESSAGE("Gradients")), words(QUADRILLE_MESSAGE("Optimizer states")),
                    words(QUADRILLE_MESSAGE("Together")), words(QUADRILLE_MESSAGE("Sent in a step"))},
        .rows = {},
        .remarks = {},
        .source = QUADRILLE_MESSAGE("Rajbhandari et al. (2020), Figure 1 and section 7")};
    for (int zero = 0; zero < 4; ++zero) {
        const anatomy::StatesHeld& held = stages[static_cast<std::size_t>(zero)];
        table.rows.push_back(
            {.cells = {words(names[zero]), number(held.parameters.value(), ReferenceUnit::memory),
                       number(held.gradients.value(), ReferenceUnit::memory),
                       number(held.optimizer.value(), ReferenceUnit::memory),
                       number(held.total().value(), ReferenceUnit::memory), sentUnder(scenario, zero)},
             .own = zero == scenario.plan.zero});
    }
    table.remarks.push_back(
        {QUADRILLE_MESSAGE(
             "%1 GPUs hold the same parameters. Sent: by data parallelism, the mean over the stages."),
         {dataRanks(scenario)}});
    return table;
}

ReferenceTable activations(const Analysis& analysis, const std::stop_token& stop) {
    const Scenario& scenario = analysis.scenario();
    ReferenceTable table{
        .head = &referenceHead("activations"),
        .columns = {words(QUADRILLE_MESSAGE("Kept")), words(QUADRILLE_MESSAGE("A layer of GPT, as printed")),
                    words(QUADRILLE_MESSAGE("A layer of this model")),
                    words(QUADRILLE_MESSAGE("All on its first stage"))},
        .rows = {},
        .remarks = {words(QUADRILLE_MESSAGE(
            "For one micro-batch; the formulas count dropout and stored attention scores, which the plan may "
            "not have, and a c-th of s where CP divides sequences. The numbers are of the detailed "
            "estimator."))},
        .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), eqs. 1 to 6")};
    for (const Way& way : waysOf(scenario.plan)) {
        throwIfStopped(stop);
        Scenario other = scenario;
        other.estimator = Estimator::detailed;
        other.plan.recompute = way.recompute;
        if (way.recompute != Recompute::full)
            other.plan.recomputeEvery = 1;
        other.plan.sequenceParallel = way.sequenceParallel;
        const bool own = scenario.plan.recompute == way.recompute && scenario.plan.recomputeEvery == 1 &&
                         usesSequenceParallel(scenario.plan) == way.sequenceParallel;
        ReferenceRow row{.cells = {words(way.name), ReferenceFormula{way.formula}, {}, {}}, .own = own};
        if (!other.recipe.framework->tensors.empty() && runnable(other)) {
            row.cells[2] = number(layerBytes(other), ReferenceUnit::memory);
            row.cells[3] = number(stageMemoryOf(other, 0, stop).part(MemoryPart::activations).value(),
                                  ReferenceUnit::memory);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace quadrille::reference
