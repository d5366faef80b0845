// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/pipeline/executor.h"

#include <string>

namespace quadrille::cli {

/// "F", "B", "I", "W" or "FB": how files and answers call the kinds of operations.
[[nodiscard]] const char* kindName(OperationKind kind);

/// A lane a rank, time from left to right, where it fits a terminal; then the numbers.
[[nodiscard]] std::string scheduleText(const Timeline& timeline);

/// The documented keys, operation by operation: there may be millions.
void writeScheduleJson(Output& out, const Timeline& timeline);

/// rank,kind,stage,microbatch,start,end,backward_stage,backward_microbatch: a line an operation, rank after
/// rank in the order in which they run; the last two are empty but for fused blocks.
void writeScheduleCsv(Output& out, const Timeline& timeline);

/// Chrome trace-event JSON: a track a rank, an event an operation, counters for the chunks in flight. One
/// unit of time is shown as 1 ms.
void writeTrace(Output& out, const Timeline& timeline);

} // namespace quadrille::cli
