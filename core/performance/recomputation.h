// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario.h"

/// What a step computes, and what recomputation adds to it. FLOPs of matrix products only, two for a multiply
/// and add, attention without using its mask, as Korthikanti et al. (2022), appendix A, count them.
namespace quadrille {

/// FLOPs of the forward pass for one token of a sequence.
struct ForwardFlops {
    double total = 0;
    double attentionCore = 0; ///< of these: scores, and scores times values
};

[[nodiscard]] ForwardFlops forwardFlopsPerToken(const ModelSpec& model, std::int64_t sequence);

/// FLOPs that one step of the whole cluster asks for, without any repetition: a backward pass counts twice
/// its forward pass.
[[nodiscard]] double modelFlopsPerStep(const Scenario& scenario);

/// Share of the layers that full recomputation runs twice: 1 ÷ n for every n-th; 0 without.
[[nodiscard]] double recomputedLayerShare(const Plan& plan);

/// What recomputation adds ÷ what the step computes without: a forward pass is a third, so 1/3 of the layers'
/// share for full (the head's products are not repeated), 1/(3n) of it for every n-th layer, a third of the
/// attention core's share for selective.
[[nodiscard]] double extraComputation(const Scenario& scenario);

} // namespace quadrille
