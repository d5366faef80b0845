// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/schedule_table/schedule_rows.h"

/// Words of the comparison of schedules.
namespace quadrille::schedule_text {

/// "812 ms"; "39.5 units" where stages are all alike.
[[nodiscard]] QString time(double time, TimeBase base);
/// What the comparison found, in one sentence.
[[nodiscard]] QString finding(const ScheduleRows& rows, const ScheduleName& name);
/// One schedule in sentences: its numbers, or why it cannot run.
[[nodiscard]] QString readout(const ScheduleVerdict& verdict, const ScheduleRows& rows,
                              const ScheduleName& name);
/// Why it cannot run, all reasons.
[[nodiscard]] QString reason(const ScheduleVerdict& verdict);

} // namespace quadrille::schedule_text
