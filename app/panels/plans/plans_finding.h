// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/plans/plans_question.h"
#include "core/search/plan_point.h"

#include <QString>

#include <optional>

/// What the search found, in sentences.
namespace quadrille::plans_finding {

/// How many fit, the fastest of them, and how it compares to the current plan; empty: none is known to fit.
[[nodiscard]] QString finding(const PlansAnswer& answer, const std::optional<PlanPoint>& current);
/// Why there is none, and which limits, relaxed by how much, would let one through.
[[nodiscard]] QString whyNone(const PlansAnswer& answer);

} // namespace quadrille::plans_finding
