// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_rows.h"

#include <algorithm>
#include <tuple>

namespace quadrille {

const ScheduleVerdict* ScheduleRows::own() const {
    const auto found = std::ranges::find(verdicts, current, &ScheduleVerdict::kind);
    return found == verdicts.end() ? nullptr : &*found;
}

const ScheduleVerdict* ScheduleRows::best() const {
    const ScheduleVerdict* best = nullptr;
    const auto rank = [](const ScheduleVerdict& verdict) {
        return std::tuple(verdict.zone, verdict.makespan, verdict.memory);
    };
    for (const ScheduleVerdict& verdict : verdicts)
        if (verdict.runs() && verdict.simulated && (best == nullptr || rank(verdict) < rank(*best)))
            best = &verdict;
    return best;
}

} // namespace quadrille
