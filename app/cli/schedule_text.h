// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/pipeline/executor.h"

#include <string>

namespace quadrille::cli {

/// A lane a rank, time from left to right, where it fits a terminal; then the numbers.
[[nodiscard]] std::string scheduleText(ScheduleKind kind, const ScheduleShape& shape,
                                       const Timeline& timeline);

/// The documented keys, operation by operation: there may be millions.
void writeScheduleJson(Output& out, ScheduleKind kind, const ScheduleShape& shape, const Timeline& timeline);

/// Chrome trace-event JSON: a thread a rank, an event an operation, a counter for the chunks in flight.
/// One unit of time is shown as 1 ms.
void writeTrace(Output& out, const Timeline& timeline);

} // namespace quadrille::cli
