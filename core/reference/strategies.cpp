// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/gpu_share.h"
#include "core/anatomy/zero_stages.h"
#include "core/performance/recomputation.h"
#include "core/reference/tables.h"

namespace quadrille::reference {
namespace {

struct Strategy {
    TrafficKind kind;
    const char* name;
    const char* splits;
    const char* when;
    const char* sends;
};

constexpr Strategy all[] = {
    {TrafficKind::data, QUADRILLE_MESSAGE("Data parallel, ZeRO"),
     QUADRILLE_MESSAGE("the batch; with ZeRO also states"),
     QUADRILLE_MESSAGE("always, as far as the batch allows; ZeRO where states do not fit"),
     QUADRILLE_MESSAGE("gradients, and parameters under ZeRO, around every step")},
    {TrafficKind::tensor, QUADRILLE_MESSAGE("Tensor parallel"), QUADRILLE_MESSAGE("every matrix of a layer"),
     QUADRILLE_MESSAGE("a layer is too large, or its activations are; within the fast link"),
     QUADRILLE_MESSAGE("two all-reduces in each layer and pass")},
    {TrafficKind::pipeline, QUADRILLE_MESSAGE("Pipeline parallel"), QUADRILLE_MESSAGE("the layers"),
     QUADRILLE_MESSAGE("the model is too deep for a node, and there are many micro-batches"),
     QUADRILLE_MESSAGE("activations and gradients at the boundaries of stages")},
    {TrafficKind::context, QUADRILLE_MESSAGE("Context parallel"), QUADRILLE_MESSAGE("every sequence"),
     QUADRILLE_MESSAGE("sequences are long: above some 32,000 tokens"),
     QUADRILLE_MESSAGE("keys and values around a ring, or all-to-alls")},
    {TrafficKind::expert, QUADRILLE_MESSAGE("Expert parallel"), QUADRILLE_MESSAGE("the experts of a layer"),
     QUADRILLE_MESSAGE("the model has experts"),
     QUADRILLE_MESSAGE("tokens to their experts and back, in each sparse layer and pass")}};

/// Bytes of the states for each parameter of the fullest GPU, were nothing sharded.
double statesWithoutSharing(const Analysis& analysis) {
    const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
    const std::int64_t gpu = gpuAt(analysis.scenario(), {.pipeline = fullest.stage});
    const anatomy::GpuShare share = anatomy::gpuShare(analysis.resolved, gpu);
    return anatomy::statesByZero(analysis.resolved, fullest).front().total().value() /
           (share.sharedParameters() + share.expertParameters());
}

} // namespace

ReferenceTable strategies(const Analysis& analysis) {
    ReferenceTable table{
        .head = &referenceHead("strategies"),
        .columns = {words(QUADRILLE_MESSAGE("Parallelism")), words(QUADRILLE_MESSAGE("Splits")),
                    words(QUADRILLE_MESSAGE("When")), words(QUADRILLE_MESSAGE("Sends")),
                    words(QUADRILLE_MESSAGE("GPUs here")), words(QUADRILLE_MESSAGE("Sent in a step")),
                    words(QUADRILLE_MESSAGE("Exposed of the step"))},
        .rows = {},
        .remarks = {words(
            QUADRILLE_MESSAGE("GPUs: of one group, which of data parallelism counts all that hold the "
                              "same parameters."))},
        .source = QUADRILLE_MESSAGE("After the quick reference of a guide to parallelism strategies")};
    const Performance& performance = *analysis.performance;
    for (const Strategy& each : all) {
        const Exchange& exchange = performance.exchange(each.kind);
        ReferenceRow row{.cells = {words(each.name),
                                   words(each.splits),
                                   words(each.when),
                                   words(each.sends),
                                   count(exchange.ranks),
                                   {},
                                   {}},
                         .own = exchange.ranks > 1};
        if (row.own) {
            row.cells[5] = number(exchange.sent.value(), ReferenceUnit::traffic);
            row.cells[6] = number(exchange.exposed / performance.step, ReferenceUnit::share);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReferenceTable rules(const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    const Performance& performance = *analysis.performance;
    const MemoryEstimate& memory = *analysis.memory;
    ReferenceTable table{.head = &referenceHead("rules"),
                         .columns = {words(QUADRILLE_MESSAGE("Rule")), words(QUADRILLE_MESSAGE("Here")),
                                     words(QUADRILLE_MESSAGE("Kept")), words(QUADRILLE_MESSAGE("From"))},
                         .rows = {},
                         .remarks = {},
                         .source = ""};
    const auto kept = [](bool yes) {
        return words(yes ? QUADRILLE_MESSAGE("yes") : QUADRILLE_MESSAGE("no"));
    };
    const auto add = [&table](const char* rule, ReferenceCell here, ReferenceCell verdict, const char* from) {
        table.rows.push_back({.cells = {words(rule), std::move(here), std::move(verdict), words(from)}});
    };
    const double states = statesWithoutSharing(analysis);
    add(QUADRILLE_MESSAGE("16 to 20 bytes of states for a parameter, before ZeRO"),
        number(states, ReferenceUnit::factor), kept(states >= 16 && states <= 20),
        QUADRILLE_MESSAGE("Rajbhandari et al. (2020)"));
    const double share = memory.share();
    add(QUADRILLE_MESSAGE("At most 80 % of the GPU’s memory"), number(share, ReferenceUnit::share),
        kept(share <= greenShare), QUADRILLE_MESSAGE("Fujii et al. (2024)"));
    const Exchange& tensor = performance.exchange(TrafficKind::tensor);
    add(QUADRILLE_MESSAGE("Tensor parallelism within the fast link"), count(tensor.ranks),
        kept(tensor.ranksInNode >= tensor.ranks), QUADRILLE_MESSAGE("Narayanan et al. (2021)"));
    if (scenario.plan.pp > 1) {
        const double times =
            static_cast<double>(microBatches(scenario)) / static_cast<double>(scenario.plan.pp);
        add(QUADRILLE_MESSAGE("At least 4 micro-batches for each pipeline rank"),
            number(times, ReferenceUnit::factor), kept(times >= 4), QUADRILLE_MESSAGE("Huang et al. (2019)"));
    }
    add(QUADRILLE_MESSAGE("4 to 60 million tokens in a step of a large run"),
        number(performance.tokens, ReferenceUnit::count),
        kept(performance.tokens >= 4e6 && performance.tokens <= 60e6),
        QUADRILLE_MESSAGE("The Ultra-Scale Playbook (2025)"));
    if (scenario.plan.recompute != Recompute::none) {
        const double extra = extraComputation(scenario);
        add(QUADRILLE_MESSAGE("Full recomputation costs a third more computation"),
            number(extra, ReferenceUnit::share), kept(extra <= 1.0 / 3 + 0.005),
            QUADRILLE_MESSAGE("Korthikanti et al. (2022)"));
    }
    add(QUADRILLE_MESSAGE("Good runs use 40 to 55 % of the peak (MFU)"),
        number(performance.mfu(), ReferenceUnit::share), kept(performance.mfu() >= 0.4),
        QUADRILLE_MESSAGE("A guide to parallelism strategies"));
    return table;
}

} // namespace quadrille::reference
