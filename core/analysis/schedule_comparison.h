// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/zone.h"
#include "core/pipeline/executor.h"
#include "core/resolved/resolved.h"
#include "core/scenario/scenario.h"
#include "core/stop.h"
#include "core/text/message.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace quadrille {

/// What a schedule does for a scenario; everything else of the scenario stays as it is.
struct ScheduleVerdict {
    ScheduleKind kind = ScheduleKind::gpipe;
    Scenario scenario; ///< with this schedule, and the virtual stages that it can have: withSchedule()
    std::vector<Message> refused; ///< why it cannot run; empty: it can, and the rest is set
    double makespan = 0;          ///< seconds; or units, F of all chunks of a rank together: durationsOf()
    double longestRankSpan = 0;   ///< likewise
    double bubbleOverIdeal = 0;   ///< idle ÷ busy, of all ranks
    double bubbleOverTotal = 0;   ///< idle ÷ (idle + busy), of all ranks
    double lowerBound = 0;        ///< no order with this placement ends sooner, even with its backwards split
    Bytes memory;                 ///< of the fullest pipeline rank, by the scenario's estimator
    std::int64_t fullestRank = 0;
    Zone zone = Zone::green;
    std::optional<double> oomProbability; ///< none under the paper's estimator
    std::int64_t messages = 0;            ///< boundaries that pass from rank to rank in a step
    Bytes sent;                           ///< of them, by the busiest rank's GPU
    bool simulated = true; ///< false: more operations than largestTimeline; times and messages are 0

    [[nodiscard]] bool runs() const { return refused.empty(); }
    /// Longer by this share than the bound; rounding does not make it negative.
    [[nodiscard]] double aboveBound() const {
        return lowerBound > 0 ? std::max(makespan / lowerBound - 1, 0.0) : 0;
    }
    friend bool operator==(const ScheduleVerdict&, const ScheduleVerdict&) = default;
};

/// One schedule. Throws Stopped.
[[nodiscard]] ScheduleVerdict judgeSchedule(const Scenario& scenario, ScheduleKind kind, TimeBase base,
                                            const std::stop_token& stop = {});

/// Every kind of scheduleKinds, in that order, those that cannot run with the reason. Throws Stopped.
[[nodiscard]] std::vector<ScheduleVerdict> compareSchedules(const Scenario& scenario, TimeBase base,
                                                            const std::stop_token& stop = {});

} // namespace quadrille
