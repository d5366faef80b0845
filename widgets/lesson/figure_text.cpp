// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/figure_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::figure_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(figure_text)
};

constexpr int significant = 4;

/// So many decimals that a person reads about three digits.
int usualDecimals(double number) {
    const double size = std::abs(number);
    return size >= 100 ? 0 : size >= 1 ? 1 : size >= 0.1 ? 2 : 3;
}

QString usual(double number, const Measure& measure) {
    const double base = number * measure.size;
    switch (measure.unit) {
    case Unit::bytes:
        return format::gib(Bytes(base), 1);
    case Unit::share:
        return format::percent(base, 1);
    case Unit::parameters:
        return format::parameters(base);
    case Unit::seconds:
    case Unit::flops:
    case Unit::flopsPerSecond:
    case Unit::tokensPerSecond:
        return format::value(base, measure.unit);
    case Unit::none:
        break;
    }
    constexpr double most = 1e15;
    if (number == std::round(number) && std::abs(number) < most)
        return format::count(static_cast<std::int64_t>(number));
    return format::number(number, significant);
}

QString numberText(double number, const std::optional<Measure>& measure, const LiveFormat& format) {
    if (format.unit.empty() && format.decimals < 0)
        return usual(number, measure.value_or(Measure()));
    if (format.unit == "x")
        return Text::tr("%1×").arg(format::decimal(number, format.decimals < 0 ? 1 : format.decimals));
    const AskedUnit unit = askedUnit(number, measure, format);
    const double size = measure ? measure->size : 1;
    return inUnit(number * size / unit.size, unit);
}

QString wordText(const std::string& word) {
    for (const ScheduleKind kind : scheduleKinds)
        if (scheduleName(kind) == word)
            return format::scheduleLabel(kind);
    return QString::fromStdString(word);
}

} // namespace

AskedUnit askedUnit(double truth, std::optional<Measure> measure, const LiveFormat& format) {
    const Measure of = measure.value_or(Measure());
    const double base = truth * of.size;
    AskedUnit unit;
    if (const UnitWord* word = unitNamed(format.unit)) {
        unit = {QString::fromStdString(format.unit), word->measure.size, 0};
    } else if (of.unit == Unit::bytes) {
        unit = {QStringLiteral("GiB"), bytesPerGib, 0};
    } else if (of.unit == Unit::share) {
        unit = {QStringLiteral("%"), 0.01, 0};
    } else if (of.unit == Unit::seconds) {
        const format::TimeUnit time = format::timeUnit(base);
        unit = {format::unitName(time), 1 / format::inUnit(1, time), 0};
    } else if (of.unit == Unit::flopsPerSecond) {
        unit = {QStringLiteral("TFLOP/s"), 1e12, 0};
    } else if (of.unit == Unit::tokensPerSecond) {
        unit = {Text::tr("tokens/s"), 1, 0};
    }
    unit.decimals = format.decimals >= 0 ? format.decimals : of.whole ? 0 : usualDecimals(base / unit.size);
    return unit;
}

QString inUnit(double number, const AskedUnit& unit) {
    const QString digits = format::decimal(number, unit.decimals);
    return unit.name.isEmpty() ? digits : Text::tr("%1 %2", "a number and its unit").arg(digits, unit.name);
}

QString shown(const FigureValue& value, std::optional<Measure> measure, const LiveFormat& format) {
    if (const auto* number = std::get_if<double>(&value))
        return numberText(*number, measure, format);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? Text::tr("yes") : Text::tr("no");
    if (const auto* word = std::get_if<std::string>(&value))
        return wordText(*word);
    return QStringLiteral("–");
}

} // namespace quadrille::figure_text
