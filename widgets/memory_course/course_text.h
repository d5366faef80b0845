// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_course/course_content.h"

#include <QString>

/// Every word of the memory's course.
namespace quadrille::course {

[[nodiscard]] QString defaultAxisName(const Content& content);
[[nodiscard]] QString baseName(const Base& base); ///< "Parameters"; "States" for all of them
[[nodiscard]] QString workingName();              ///< "Working memory"
/// "45.1 GiB ✓ backward pass of layer 12, with 4 micro-batches in flight"; short: "45.1 GiB ✓".
[[nodiscard]] QString peakLabel(const Content& content, bool full);
/// A moment of the step, with its unit where that is not the axis' own: "12", "812.41 ms".
[[nodiscard]] QString timeText(const Content& content, double time);
/// The number of a tick of the time axis.
[[nodiscard]] QString tickText(const Content& content, double time, double step);

/// One sentence with what the picture shows. \pre content has a course
[[nodiscard]] QString finding(const Content& content);
/// What to say about a stretch of time: its fullest level, or the level itself where nothing changes.
[[nodiscard]] QString readout(const Content& content, const gantt::TimeRange& stretch);
/// What to say about one operation.
[[nodiscard]] QString momentReadout(const Content& content, std::size_t moment);

} // namespace quadrille::course
