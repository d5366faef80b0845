// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/many_steps.h"

#include "core/model/layer_parameters.h"
#include "core/performance/groups.h"
#include "core/performance/recomputation.h"
#include "core/performance/stage_passes.h"

#include <algorithm>

namespace quadrille::step {
namespace {

double several(std::int64_t ranks) {
    return ranks > 1 ? 1 : 0;
}

LinkNumbers<double> numbers(const Link& link) {
    return {link.bytesPerSecond, link.latency};
}

} // namespace

ManySteps::ManySteps(const Scenario& kind)
    : m_kind(kind), m_sizes(sizesOf<double>(kind.model)), m_widths(headWidths(kind.model)),
      m_device(deviceOf(kind)), m_splitsSequence(usesSequenceParallel(kind.plan)),
      m_severalTensor(several(kind.plan.tp)), m_severalContext(several(kind.plan.cp)),
      m_severalExpert(several(kind.plan.ep)), m_severalStages(several(kind.plan.pp)),
      m_severalReplicas(several(groupPlace(kind, TrafficKind::data).ranks)),
      m_severalExpertReplicas(several(expertReplicas(kind).ranks)),
      m_recomputed(recomputedLayerShare(kind.plan)) {
    const Profile& profile = *kind.cluster.gpu.profile;
    m_tensorOverlap = profile.at(ProfileParameter::tensorOverlap);
    m_contextOverlap = profile.at(ProfileParameter::contextOverlap);
    m_dataOverlap = profile.at(ProfileParameter::dataOverlap);
    m_stepOverhead = profile.at(ProfileParameter::stepOverhead);
    m_microBatchOverhead = profile.at(ProfileParameter::microBatchOverhead);
    const auto dense = denseLayer(kind.model, m_sizes);
    const auto sparse = sparseLayer(kind.model, m_sizes, m_sizes.experts);
    const double denseLayers = m_sizes.layers - m_sizes.sparseLayers;
    m_sharedSplit = denseLayers * dense.tensorSplit + m_sizes.sparseLayers * sparse.tensorSplit;
    m_sharedWhole = denseLayers * dense.replicated + m_sizes.sparseLayers * sparse.replicated;
    m_experts = m_sizes.sparseLayers * sparse.experts;
    m_expertsWhole = m_sizes.sparseLayers * sparse.expertsReplicated;
    const auto ends = endParameters(kind.model, m_sizes);
    m_ends = kind.plan.pp > 1 ? std::max(ends.embedding, ends.head) : ends.embedding + ends.head;
    m_wholeEnds = ends.positions + ends.embeddingNorm + (kind.plan.pp > 1 ? 0.0 : ends.finalNorm);
    m_optimizerBytes =
        optimizerBytes(kind.recipe.gradientBytes, kind.recipe.momentBytes, kind.recipe.masterWeights);
}

ManyPlanSizes<double> planSizes(const Scenario& scenario) {
    const PlanRates rates = ratesOf(scenario);
    const Plan& plan = scenario.plan;
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    return {.b = number(plan.microBatch),
            .c = number(plan.cp),
            .d = number(dataParallel(scenario)),
            .e = number(plan.ep),
            .p = number(plan.pp),
            .s = number(plan.sequence),
            .t = number(plan.tp),
            .m = number(microBatches(scenario)),
            .v = number(plan.vpp),
            .tensor = numbers(rates.link(TrafficKind::tensor)),
            .context = numbers(rates.link(TrafficKind::context)),
            .expert = numbers(rates.link(TrafficKind::expert)),
            .pipeline = numbers(rates.link(TrafficKind::pipeline)),
            .data = numbers(rates.link(TrafficKind::data)),
            .expertData = numbers(rates.experts),
            .hostFactor = rates.hostFactor,
            .groupFactor = rates.groupFactor};
}

} // namespace quadrille::step
