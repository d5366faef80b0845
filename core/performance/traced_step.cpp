// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/traced_step.h"

#include <array>

namespace quadrille::step {
namespace {

using formula::explanationOf;
using formula::Label;
using formula::Traced;

constexpr std::array<Label, stepParts> labels{{
    {"T_ideal", QUADRILLE_MESSAGE("Causal FLOPs at the dense peak"), "", Unit::seconds},
    {"T_mat", QUADRILLE_MESSAGE("Matrix products beyond their ideal time"), "", Unit::seconds},
    {"T_core", QUADRILLE_MESSAGE("Attention core beyond its ideal time"), "", Unit::seconds},
    {"T_bw", QUADRILLE_MESSAGE("Memory-bound operators"), "", Unit::seconds},
    {"T_rec", QUADRILLE_MESSAGE("Recomputation"), QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 5"),
     Unit::seconds},
    {"T_TP", QUADRILLE_MESSAGE("Tensor parallel communication"),
     QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 4.2.2"), Unit::seconds},
    {"T_CP", QUADRILLE_MESSAGE("Context parallel communication"),
     QUADRILLE_MESSAGE("Liu et al. (2023), section 3"), Unit::seconds},
    {"T_EP", QUADRILLE_MESSAGE("Expert parallel communication"),
     QUADRILLE_MESSAGE("Lepikhin et al. (2021), section 3.2"), Unit::seconds},
    {"T_imb", QUADRILLE_MESSAGE("Waiting for the busiest experts"),
     QUADRILLE_MESSAGE("Fedus et al. (2022), section 2.2"), Unit::seconds},
    {"T_fill", QUADRILLE_MESSAGE("Bubble: filling and draining the pipeline"),
     QUADRILLE_MESSAGE("The executed schedule"), Unit::seconds},
    {"T_uneq", QUADRILLE_MESSAGE("Bubble: unequal stages"), QUADRILLE_MESSAGE("The executed schedule"),
     Unit::seconds},
    {"T_p2p", QUADRILLE_MESSAGE("Bubble: waiting for messages between stages"),
     QUADRILLE_MESSAGE("The executed schedule, with and without messages"), Unit::seconds},
    {"T_DP", QUADRILLE_MESSAGE("Data parallel communication that is not hidden"),
     QUADRILLE_MESSAGE("Rajbhandari et al. (2020), section 7"), Unit::seconds},
    {"T_host", QUADRILLE_MESSAGE("Waiting for what is offloaded to the host"),
     QUADRILLE_MESSAGE("Rajbhandari et al. (2021), section 5"), Unit::seconds},
    {"T_opt", QUADRILLE_MESSAGE("Optimizer step"), "", Unit::seconds},
    {"T_over", QUADRILLE_MESSAGE("Overhead"), QUADRILLE_MESSAGE("The profile of the GPU"), Unit::seconds},
}};

const Label& labelOf(StepPart part) {
    return labels.at(static_cast<std::size_t>(part));
}

} // namespace

TracedStep::TracedStep(const Resolved& resolved, const Performance& performance)
    : m_resolved(resolved), m_performance(performance), m_outside(outsidePipeline(resolved)) {}

Traced TracedStep::named(StepPart which) const {
    const Label& label = labelOf(which);
    return Traced::symbol(label.symbol, label.title, m_performance.part(which).value());
}

Explanation TracedStep::explanation(StepPart which) const {
    const MeanRank<Traced> mean(m_resolved);
    return explanationOf(partSeconds(which, question(), mean), labelOf(which));
}

Traced TracedStep::derived(StepPart which) const {
    const MeanRank<Traced> mean(m_resolved);
    return formula::named(labelOf(which), partSeconds(which, question(), mean));
}

Traced TracedStep::exchange(TrafficKind kind) const {
    const MeanRank<Traced> whole(m_resolved, Hiding::none);
    return exchangeSeconds(kind, question(), whole);
}

} // namespace quadrille::step
