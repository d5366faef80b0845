// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"
#include "widgets/gantt/time_axis.h"

#include <QString>

/// How times of a timeline are printed: as plain numbers of units, or as µs, ms and s.
namespace quadrille::gantt {

[[nodiscard]] QString units(double time);                       ///< "4 units"
[[nodiscard]] QString durationText(double time, TimeBase base); ///< "4 units", "4.2 ms"
[[nodiscard]] QString makespanText(double time, TimeBase base); ///< "57", "3.42 s"
/// "12 – 13", "812.41 – 816.63 ms": both ends in the unit, and with the decimals, that tell them apart.
[[nodiscard]] QString rangeText(const TimeRange& range, TimeBase base);
/// "12", "812.41 ms": precise enough to tell moments apart that are a thousandth of `resolution` apart.
[[nodiscard]] QString momentText(double time, double resolution, TimeBase base);
/// What the unit of a range's axis is called: "ms"; empty for units.
[[nodiscard]] QString axisUnit(const TimeRange& range, TimeBase base);
/// The number of a tick of an axis over the range, without its unit: "12", "812.5".
[[nodiscard]] QString tickText(double time, double step, const TimeRange& range, TimeBase base);

} // namespace quadrille::gantt
