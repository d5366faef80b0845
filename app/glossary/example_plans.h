// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/layout/groups.h"
#include "core/scenario/scenario.h"

#include <optional>

/// Small plans that show what the current one has not. All by the detailed estimator.
namespace quadrille::example_plans {

/// Llama-3.1-8B on 64 H100s: TP 4, CP 2, PP 2, DP 4.
[[nodiscard]] Scenario dense(const Catalogue& catalogue);
/// DeepSeek-V2-Lite on 64 H100s, EP 8, experts visited unevenly.
[[nodiscard]] Scenario sparse(const Catalogue& catalogue);
/// Four stages, eight micro-batches.
[[nodiscard]] Scenario pipeline(const Catalogue& catalogue, ScheduleKind schedule);

/// That which has several ranks of that degree.
[[nodiscard]] Scenario withDegree(const Catalogue& catalogue, TrafficKind kind);
/// The plan by the detailed estimator, which follows it over time; none where it cannot run so.
[[nodiscard]] std::optional<Scenario> detailed(const std::optional<Scenario>& plan);

} // namespace quadrille::example_plans
