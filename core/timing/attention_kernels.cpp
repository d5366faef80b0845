// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/attention_kernels.h"

#include "core/timing/silicon.h"

namespace quadrille {
namespace {

/// The cluster of Fujii et al. (2024), section 4, ran flash-attention 2.5.8, whatever frameworks take today.
bool ranFlashAttention2(const GpuSpec& gpu) {
    return gpu.name == "h100-sxm-94gb";
}

} // namespace

bool hasNewerAttention(const GpuSpec& gpu) {
    constexpr int hopper = 9;
    return step::computeCapability(gpu) >= hopper;
}

AttentionKernel attentionKernel(const Scenario& scenario) {
    if (scenario.recipe.attentionKernel != AttentionKernel::byFramework)
        return scenario.recipe.attentionKernel;
    const GpuSpec& gpu = scenario.cluster.gpu;
    const std::int64_t from = scenario.recipe.framework->cudnnAttentionFrom;
    return from > 0 && step::computeCapability(gpu) >= from && !ranFlashAttention2(gpu)
               ? AttentionKernel::cudnn
               : AttentionKernel::flash2;
}

} // namespace quadrille

namespace quadrille::step {

double kernelSpeed(const Scenario& scenario) {
    const AttentionKernel kernel = attentionKernel(scenario);
    if (!scenario.recipe.flashAttention || kernel == AttentionKernel::cudnn)
        return 1;
    constexpr std::int64_t widestNarrowHead = 64;
    const bool wide = scenario.model.headDim > widestNarrowHead;
    double speed = 1;
    if (hasNewerAttention(scenario.cluster.gpu))
        speed *= wide ? flash2OfWideHeads : flash2OfNarrowHeads;
    if (kernel == AttentionKernel::flashTriton)
        speed *= wide ? tritonOfWideHeads : tritonOfNarrowHeads;
    return speed;
}

} // namespace quadrille::step
