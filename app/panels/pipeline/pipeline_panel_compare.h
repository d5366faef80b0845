// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <QString>

#include <optional>

namespace quadrille {

/// Which pipeline stands below the plan's own.
struct CompareChoice {
    enum class What { nothing, baseline, schedule, file, measured };
    What what = What::nothing;
    ScheduleKind kind = ScheduleKind::gpipe; ///< of What::schedule

    /// "none", "baseline", "file", "measured" or a schedule's name: for sessions, and behind "compare." for
    /// commands.
    [[nodiscard]] QString name() const;
    /// The inverse; nothing for any other text.
    [[nodiscard]] static std::optional<CompareChoice> fromName(const QString& name);

    friend bool operator==(const CompareChoice&, const CompareChoice&) = default;
};

} // namespace quadrille
