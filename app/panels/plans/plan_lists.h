// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measurements/published_book.h"
#include "app/panels/plans/plans_question.h"
#include "widgets/plan_table/plan_row.h"

#include <vector>

/// What the table of plans lists beside the fastest and the front.
namespace quadrille::plan_lists {

/// The best with each value of each setting that is tried.
[[nodiscard]] std::vector<PlanRow> bestWithEach(const PlansAnswer& answer);
/// The fastest, and what rules of thumb take.
[[nodiscard]] std::vector<PlanRow> takenByRules(const PlansAnswer& answer);
/// The few that are worth a run on one's own cluster, with what that can be expected to gain.
[[nodiscard]] std::vector<PlanRow> worthRunning(const PlansAnswer& answer);
/// All published plans, measured beside predicted.
[[nodiscard]] std::vector<PlanRow> published(const std::vector<PublishedBook::Entry>& entries);

} // namespace quadrille::plan_lists
