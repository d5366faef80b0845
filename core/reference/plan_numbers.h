// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/anatomy/zero_stages.h"
#include "core/reference/reference.h"

/// What several tables tell of a plan, and of the same plan under another stage of ZeRO.
namespace quadrille::reference {

/// d·c: GPUs that hold the same parameters, whatever the schedule lets them hold besides.
[[nodiscard]] std::int64_t dataRanks(const Scenario& scenario);

/// States of a pipeline rank, all while they last: some frameworks let gradients go before it is fullest.
/// \param held of the rank by the scenario's estimator
[[nodiscard]] anatomy::StatesHeld ownStates(const Resolved& resolved, const StageMemory& held);
/// Of a rank that no estimate is there of yet.
[[nodiscard]] anatomy::StatesHeld ownStates(const Resolved& resolved, std::int64_t rank);

/// What data parallelism sends in a step, the mean over the pipeline ranks; nothing where the plan does not
/// run under this stage of ZeRO.
[[nodiscard]] ReferenceCell sentUnder(const Scenario& scenario, int zero);

} // namespace quadrille::reference
