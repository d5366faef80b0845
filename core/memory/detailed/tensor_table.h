// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/explanation.h"
#include "core/resolved/resolved.h"

#include <stop_token>
#include <vector>

namespace quadrille::detailed {

/// The stored tensors behind a stage's activations at its peak, largest first. Their totals add up to the
/// figure but for rounding. \pre runnable(scenario), 0 ≤ stage < p
[[nodiscard]] std::vector<ExplanationTensor> tensorTable(const Resolved& resolved, std::int64_t stage,
                                                         const std::stop_token& stop = {});

} // namespace quadrille::detailed
