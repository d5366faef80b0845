// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sweep/sweep_data.h"

namespace quadrille::test {

/// Stops 1, 2, 4, … with these totals in GiB, of 80, split 1 : 2 : 1 : 4 : 0 into the five parts; a negative
/// total cannot run. The bubble of stop i is (i + 1) ÷ 20.
inline SweepData sweepOf(const std::vector<double>& totals, int current = -1) {
    SweepData data;
    data.capacity = gibibytes(80);
    data.greenLimit = paperLimits(data.capacity).green;
    data.current = current;
    std::int64_t value = 1;
    for (std::size_t i = 0; i < totals.size(); ++i, value *= 2) {
        SweepStop stop;
        stop.value = value;
        if (totals[i] >= 0) {
            StageMemory memory;
            const double eighth = totals[i] / 8;
            memory.parts = {gibibytes(eighth), gibibytes(2 * eighth), gibibytes(eighth),
                            gibibytes(4 * eighth), Bytes()};
            stop.fullest = memory;
            stop.zone = zoneOf(memory.total(), paperLimits(data.capacity));
            stop.bubbleOverTotal = static_cast<double>(i + 1) / 20;
        } else {
            stop.whyNot = QStringLiteral("The global batch is no multiple of this.");
        }
        data.stops.push_back(stop);
    }
    return data;
}

} // namespace quadrille::test
