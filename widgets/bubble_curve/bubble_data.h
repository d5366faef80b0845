// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/bubble_series.h"

#include <QString>

#include <vector>

namespace quadrille {

/// What the idle time is divided by.
enum class BubbleConvention {
    overIdeal, ///< (makespan − ideal) ÷ ideal
    overTotal  ///< idle ÷ (ranks × makespan)
};

[[nodiscard]] inline double shareOf(const BubblePoint& point, BubbleConvention convention) {
    return convention == BubbleConvention::overIdeal ? point.overIdeal : point.overTotal;
}

/// One line: a schedule, or several that idle alike everywhere.
struct BubbleLine {
    QString name; ///< "Interleaved 1F1B, v = 2"
    BubbleSeries series;
    bool current = false; ///< the plan's own schedule

    /// Of the plan's number of micro-batches, or another; null where it cannot run.
    [[nodiscard]] const BubblePoint* at(std::int64_t microbatches) const;
};

/// Schedules of one plan with more and more micro-batches.
struct BubbleData {
    std::vector<BubbleLine> lines;
    std::int64_t microbatches = 0; ///< the plan's own; 0: it has none
    BubbleConvention shown = BubbleConvention::overIdeal;
    QString whyNot; ///< instead of lines, as a sentence

    /// The plan's own line; null where it is not among them.
    [[nodiscard]] const BubbleLine* own() const;
    /// Every number of micro-batches that some line has, ascending.
    [[nodiscard]] std::vector<std::int64_t> numbers() const;
};

/// Lines with the same points become one with all their names; the plan's own comes last, on top.
[[nodiscard]] BubbleData merged(BubbleData data);

} // namespace quadrille
