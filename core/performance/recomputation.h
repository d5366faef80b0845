// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

/// What a step computes, and what recomputation adds to it. FLOPs of matrix products only, two for a multiply
/// and add, attention without using its mask, as Korthikanti et al. (2022), appendix A, count them.
namespace quadrille {

/// FLOPs of the forward pass for one token of a sequence.
struct ForwardFlops {
    double weights = 0;       ///< products with weights, the head's included
    double attentionCore = 0; ///< scores, and scores times values; every key counted

    [[nodiscard]] double total() const { return weights + attentionCore; }
};

[[nodiscard]] ForwardFlops forwardFlopsPerToken(const ModelSpec& model, std::int64_t sequence);

/// Of these those of the head.
[[nodiscard]] double headFlopsPerToken(const ModelSpec& model);

/// Share of the layers that full recomputation runs twice: 1 ÷ n for every n-th; 0 without.
[[nodiscard]] double recomputedLayerShare(const Plan& plan);

/// Of the forward FLOPs of a token with weights those in the modules that selective recomputation repeats.
[[nodiscard]] double repeatedModuleFlopsPerToken(const Scenario& scenario);

/// Of the tensor parallel messages of a forward pass, and of the dispatch of experts, the share that is
/// repeated: with whole layers, and half of the former with a layer's FFN.
struct RepeatedMessages {
    double tensor = 0;
    double context = 0;
    double expert = 0;
    double around = 0;   ///< of those of TP around attention alone
    double denseFfn = 0; ///< and around dense FFNs
};
[[nodiscard]] RepeatedMessages repeatedMessages(const Scenario& scenario);

/// What recomputation adds ÷ what the step computes without: a forward pass is a third, so 1/3 of the layers'
/// share for full (the head's products are not repeated), 1/(3n) of it for every n-th layer, a third of the
/// share of the attention core, or of the modules that are repeated, for selective.
[[nodiscard]] double extraComputation(const Scenario& scenario);

} // namespace quadrille
