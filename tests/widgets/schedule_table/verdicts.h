// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/schedule_table/schedule_rows.h"

#include <string>

namespace quadrille::test {

inline ScheduleVerdict verdict(ScheduleKind kind, double makespan, double gib, double bubble,
                               std::int64_t chunks = 1) {
    ScheduleVerdict made;
    made.kind = kind;
    made.scenario.cluster.gpu.memory = gibibytes(80);
    made.scenario.plan.schedule = kind;
    made.scenario.plan.vpp = chunks;
    made.makespan = makespan;
    made.longestRankSpan = makespan;
    made.lowerBound = 0.8;
    made.bubbleOverIdeal = bubble;
    made.bubbleOverTotal = bubble / (1 + bubble);
    made.memory = gibibytes(gib);
    made.zone = zoneOf(made.memory, paperLimits(gibibytes(80)));
    made.oomProbability = gib > 60 ? 0.73 : 0.02;
    made.sent = gibibytes(3.25);
    made.messages = 96;
    return made;
}

inline ScheduleVerdict refusal(ScheduleKind kind) {
    ScheduleVerdict made;
    made.kind = kind;
    made.scenario.cluster.gpu.memory = gibibytes(80);
    made.refused = {{"Needs %1 more micro-batches.", {std::int64_t{7}}}};
    return made;
}

/// 1F1B is the plan's own, ZB-H2 is shorter but too large, interleaved the shortest that fits, DualPipe
/// cannot run.
inline ScheduleRows fourRows() {
    using enum ScheduleKind;
    return {.verdicts = {verdict(oneForwardOneBackward, 1.0, 40, 0.1875), refusal(dualPipe),
                         verdict(interleaved, 0.9, 50, 0.09375, 2), verdict(zeroBubbleH2, 0.85, 90, 0.05)},
            .current = oneForwardOneBackward,
            .base = TimeBase::model};
}

inline QString plainName(ScheduleKind kind) {
    return QString::fromStdString(std::string(scheduleName(kind)));
}

} // namespace quadrille::test
