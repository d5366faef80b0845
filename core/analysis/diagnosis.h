// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"

#include <stop_token>
#include <vector>

namespace quadrille {

/// check(), in which the first repair of the first broken rule leads to a plan that not only runs but may fit
/// as well, wherever such a one can be found nearby: what is one click away should not run out of memory. The
/// other repairs follow as in check(), without those after which another rule is still broken where there are
/// better ones. Throws Stopped.
[[nodiscard]] std::vector<Diagnostic> diagnose(const Scenario& scenario, const std::stop_token& stop = {});

/// What diagnose() costs, in the operations of core/pipeline/order_cost.h, without looking at a plan's
/// memory. Takes itself as long as check().
[[nodiscard]] double diagnosisCost(const Scenario& scenario);

} // namespace quadrille
