// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/reference.h"

/// What several tables tell of a plan, and of the same plan under another stage of ZeRO.
namespace quadrille::reference {

/// d·c: GPUs that hold the same parameters, whatever the schedule lets them hold besides.
[[nodiscard]] std::int64_t dataRanks(const Scenario& scenario);

/// Parameters, gradients and optimizer states.
[[nodiscard]] Bytes statesOf(const StageMemory& held);

/// What data parallelism sends in a step, the mean over the pipeline ranks; nothing where the plan does not
/// run under this stage of ZeRO.
[[nodiscard]] ReferenceCell sentUnder(const Scenario& scenario, int zero);

} // namespace quadrille::reference
