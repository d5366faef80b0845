// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Coordinate arithmetic of a horizontal time axis. Times are in the timeline's unit, positions in any unit
/// of length; nothing here knows a widget.
namespace quadrille::gantt {

/// A stretch of time. A range is good when both ends are finite and end > begin.
struct TimeRange {
    double begin = 0;
    double end = 1;

    [[nodiscard]] double length() const { return end - begin; }
    [[nodiscard]] bool isGood() const;

    friend bool operator==(const TimeRange&, const TimeRange&) = default;
};

/// Where a time is drawn when the range fills [left, left + width]. Left when the range is not good.
[[nodiscard]] double xOfTime(double time, const TimeRange& range, double left, double width);

/// The time drawn at x: the inverse of xOfTime(). The range's begin when width is not positive.
[[nodiscard]] double timeOfX(double x, const TimeRange& range, double left, double width);

/// The range nearest to wanted that lies inside full and is no shorter than minimumLength (or than full,
/// when that is shorter still). Full when wanted is not good.
[[nodiscard]] TimeRange clampedRange(TimeRange wanted, const TimeRange& full, double minimumLength);

/// The range magnified: factor 2 shows half as much, and pivot stays where it is on screen. Unchanged when
/// factor is not finite and positive.
[[nodiscard]] TimeRange zoomedRange(const TimeRange& range, double factor, double pivot);

/// The same length, later by shift.
[[nodiscard]] TimeRange pannedRange(const TimeRange& range, double shift);

/// The smallest 1, 2 or 5 times a power of ten that keeps neighbouring ticks at least minimumSpacing apart
/// when the range is drawn width wide. 0, meaning no ticks, when the range is not good or a length is not
/// positive.
[[nodiscard]] double tickStep(const TimeRange& range, double width, double minimumSpacing);

/// Every multiple of step inside the range, ascending. Empty for step ≤ 0 and for more than 10,000 ticks.
[[nodiscard]] std::vector<double> ticks(const TimeRange& range, double step);

/// The smallest of 1, 2, 5, 10, 20, 50, … that is at least atLeast: every how many lanes one is labelled.
[[nodiscard]] int niceStride(double atLeast);

} // namespace quadrille::gantt
