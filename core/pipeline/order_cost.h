// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

/// What orders cost before they are made, counted in operations that are laid out, tried or run: 10 to 30 ns
/// each, for the processors of 2026. Never less than what happens, so that none takes longer than was
/// said.
namespace quadrille {

/// To make the order: its operations, the slots of a pattern with its idle ones, the tasks that a search
/// tries at most. A search that soon finds an order that none can beat costs less. \pre checkShape() is empty
[[nodiscard]] double makingCost(ScheduleKind kind, const ScheduleShape& shape);

/// To run it, or to follow what it holds. \pre as above
[[nodiscard]] double runningCost(ScheduleKind kind, const ScheduleShape& shape);

} // namespace quadrille
