// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/change.h"

namespace quadrille {
namespace {

const char* layerSplitLabel(LayerSplit::Kind kind) {
    switch (kind) {
    case LayerSplit::Kind::endsCount:
        return QUADRILLE_MESSAGE("Embedding and loss count as layers");
    case LayerSplit::Kind::lighterEnds:
        return QUADRILLE_MESSAGE("Fewer layers on end stages (%1)");
    default:
        return QUADRILLE_MESSAGE("Balanced layers");
    }
}

const char* dimensionLabel(Knob knob) {
    switch (knob) {
    case Knob::tensor:
        return QUADRILLE_MESSAGE("TP %1 → %2");
    case Knob::context:
        return QUADRILLE_MESSAGE("CP %1 → %2");
    case Knob::pipeline:
        return QUADRILLE_MESSAGE("PP %1 → %2");
    case Knob::virtualStages:
        return QUADRILLE_MESSAGE("Virtual stages %1 → %2");
    case Knob::expert:
        return QUADRILLE_MESSAGE("EP %1 → %2");
    case Knob::microBatch:
        return QUADRILLE_MESSAGE("Micro-batch %1 → %2");
    default:
        return QUADRILLE_MESSAGE("GPUs %1 → %2");
    }
}

Message recomputeLabel(const Change& change) {
    if (change.recompute == Recompute::none)
        return {QUADRILLE_MESSAGE("Recompute nothing"), {}};
    if (change.recompute == Recompute::selective)
        return {QUADRILLE_MESSAGE("Recompute attention selectively"), {}};
    if (change.number == 1)
        return {QUADRILLE_MESSAGE("Recompute every layer"), {}};
    return {QUADRILLE_MESSAGE("Recompute one layer in %1"), {change.number}};
}

} // namespace

std::optional<Dimension> dimensionOf(Knob knob) {
    switch (knob) {
    case Knob::tensor:
        return Dimension::tensor;
    case Knob::context:
        return Dimension::context;
    case Knob::pipeline:
        return Dimension::pipeline;
    case Knob::virtualStages:
        return Dimension::virtualStages;
    case Knob::expert:
        return Dimension::expert;
    case Knob::microBatch:
        return Dimension::microBatch;
    case Knob::gpus:
        return Dimension::gpus;
    default:
        return std::nullopt;
    }
}

void apply(const Change& change, Scenario& scenario) {
    Plan& plan = scenario.plan;
    switch (change.knob) {
    case Knob::zero:
        plan.zero = static_cast<int>(change.number);
        return;
    case Knob::recompute:
        plan.recompute = change.recompute;
        plan.recomputeEvery = change.number;
        return;
    case Knob::sequenceParallel:
        plan.sequenceParallel = true;
        return;
    case Knob::layerSplit:
        plan.layerSplit = change.layerSplit;
        return;
    case Knob::schedule:
        scenario = withSchedule(scenario, change.schedule);
        return;
    case Knob::fusedLoss:
        scenario.recipe.fusedLoss = true;
        return;
    default:
        assign(scenario, *dimensionOf(change.knob), change.number);
    }
}

Message label(const Change& change, const Scenario& before) {
    switch (change.knob) {
    case Knob::zero:
        return {QUADRILLE_MESSAGE("ZeRO %1 → %2"),
                {static_cast<std::int64_t>(before.plan.zero), change.number}};
    case Knob::recompute:
        return recomputeLabel(change);
    case Knob::sequenceParallel:
        return {QUADRILLE_MESSAGE("Sequence parallelism on"), {}};
    case Knob::layerSplit:
        return {layerSplitLabel(change.layerSplit.kind), {text(change.layerSplit)}};
    case Knob::schedule:
        if (change.schedule != ScheduleKind::oneForwardOneBackward)
            return {QUADRILLE_MESSAGE("Schedule %1 instead of %2"),
                    {termOf(change.schedule), termOf(before.plan.schedule)}};
        if (before.plan.schedule == ScheduleKind::interleaved)
            return {QUADRILLE_MESSAGE("1F1B without interleaving"), {}};
        if (before.plan.schedule == ScheduleKind::gpipe)
            return {QUADRILLE_MESSAGE("1F1B instead of GPipe"), {}};
        return {QUADRILLE_MESSAGE("1F1B instead of %1"), {termOf(before.plan.schedule)}};
    case Knob::fusedLoss:
        return {QUADRILLE_MESSAGE("Fused loss"), {}};
    default:
        return {dimensionLabel(change.knob), {value(before, *dimensionOf(change.knob)), change.number}};
    }
}

} // namespace quadrille
