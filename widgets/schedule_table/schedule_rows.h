// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/schedule_comparison.h"

#include <QString>

#include <functional>
#include <set>
#include <vector>

namespace quadrille {

/// How a schedule is called in the language in force.
using ScheduleName = std::function<QString(ScheduleKind)>;

/// Schedules side by side, and which of them is the plan's own.
struct ScheduleRows {
    std::vector<ScheduleVerdict> verdicts;
    ScheduleKind current = ScheduleKind::gpipe;
    TimeBase base = TimeBase::units;

    /// The plan's own; null where it is none of the verdicts.
    [[nodiscard]] const ScheduleVerdict* own() const;
    /// The one that ends first among those that run and fit, at best within 80 % of the GPU; null where none
    /// was simulated.
    [[nodiscard]] const ScheduleVerdict* best() const;
};

} // namespace quadrille
