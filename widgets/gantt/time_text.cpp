// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/time_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Gantt)
};

bool isWhole(double value) {
    return value == std::round(value) && std::abs(value) < 1e9;
}

/// Decimals that print a thousandth of `size` or a little more.
int decimalsFor(double size, int digits) {
    if (!(size > 0)) {
        return 0;
    }
    return std::clamp(digits - static_cast<int>(std::floor(std::log10(size))), 0, 9);
}

/// From two of a unit on, an axis reads in it.
format::TimeUnit unitOf(const TimeRange& range) {
    return format::timeUnit(range.length() / 2);
}

} // namespace

QString units(double time) {
    if (isWhole(time)) {
        return Text::tr("%Ln units", nullptr, static_cast<int>(time));
    }
    return Text::tr("%1 units").arg(format::number(time));
}

QString durationText(double time, TimeBase base) {
    return base == TimeBase::model ? format::duration(time) : units(time);
}

QString makespanText(double time, TimeBase base) {
    return base == TimeBase::model ? format::duration(time) : format::number(time);
}

QString rangeText(const TimeRange& range, TimeBase base) {
    if (base == TimeBase::units) {
        return Text::tr("%1 – %2").arg(format::number(range.begin), format::number(range.end));
    }
    const format::TimeUnit unit = format::timeUnit(range.end);
    const int decimals = decimalsFor(format::inUnit(range.length(), unit), 2);
    return format::withUnit(
        Text::tr("%1 – %2").arg(format::decimal(format::inUnit(range.begin, unit), decimals),
                                format::decimal(format::inUnit(range.end, unit), decimals)),
        unit);
}

QString momentText(double time, double resolution, TimeBase base) {
    if (base == TimeBase::units) {
        const int decimals = decimalsFor(resolution, 3);
        const double power = std::pow(10.0, decimals);
        return format::number(std::round(time * power) / power, 9);
    }
    const format::TimeUnit unit = format::timeUnit(std::max(std::abs(time), resolution));
    return format::withUnit(
        format::decimal(format::inUnit(time, unit), decimalsFor(format::inUnit(resolution, unit), 3)), unit);
}

QString axisUnit(const TimeRange& range, TimeBase base) {
    return base == TimeBase::model ? format::unitName(unitOf(range)) : QString();
}

QString tickText(double time, double step, const TimeRange& range, TimeBase base) {
    const double exact = std::abs(time) < 1e-9 * step ? 0 : time;
    if (base == TimeBase::units) {
        return format::number(exact);
    }
    const format::TimeUnit unit = unitOf(range);
    return format::decimal(format::inUnit(exact, unit),
                           decimalsFor(format::inUnit(step, unit) * (1 + 1e-9), 0));
}

} // namespace quadrille::gantt
