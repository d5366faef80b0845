// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_study.h"
#include "core/measurements/measured_runs.h"

namespace quadrille {

/// The measured runs of Wang et al. (2024), Tables 7, 8 and 9 to 12, as scenarios: FSDP with ZeRO 3, full
/// recomputation and FlashAttention, one micro-batch a step on nodes of four GPUs. The paper leaves
/// embeddings out of its models; GPT-2's vocabulary, tied to the head, and learned positions are assumed.
/// Runs with cuda.empty_cache in the loop, which the paper says costs 3 to 5 %, are not fitted to. \throws
/// InputError when a name is unknown
[[nodiscard]] std::vector<MeasuredRun> runsOf(const FsdpStudy& study, const KnownNames& known);

} // namespace quadrille
