// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tornado/tornado_text.h"

#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace quadrille::tornado {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tornado)
};

QString hardwareName(HardwarePart part) {
    switch (part) {
    case HardwarePart::compute:
        return Text::tr("Peak FLOP/s");
    case HardwarePart::memoryBandwidth:
        return Text::tr("Memory bandwidth");
    case HardwarePart::memory:
        return Text::tr("GPU memory");
    case HardwarePart::fastLink:
        return Text::tr("Link in the node");
    case HardwarePart::network:
        return Text::tr("Network");
    case HardwarePart::fastDomain:
        return Text::tr("GPUs a node");
    }
    return {};
}

/// Which bandwidth is enough, rounded up to two digits, so that the sentence is true.
QString enoughAmount(HardwarePart part, double least) {
    const double digit = std::pow(10, std::floor(std::log10(least)) - 1);
    return amount(part, std::ceil(least / digit) * digit);
}

QString enoughSentence(const SensitivityRow& row, const Sensitivity& found) {
    const auto* part = std::get_if<HardwarePart>(&row.of);
    if (part == nullptr || !row.enough)
        return {};
    if (*row.enough <= 0)
        return Text::tr("this plan does not wait for it");
    const double least = *row.enough * amountOf(*part, found.scenario);
    return Text::tr("from %1 on, more would save less than 1 %").arg(enoughAmount(*part, least));
}

/// Half and twice of a value, without saying what of.
QString factorName(double factor) {
    return factor < 1 ? Text::tr("half") : Text::tr("twice", "as much of some hardware");
}

} // namespace

QString amount(HardwarePart part, double amount) {
    constexpr double bitsPerByte = 8, giga = 1e9;
    switch (part) {
    case HardwarePart::compute:
        return format::flopsPerSecond(FlopsPerSecond(amount), 4);
    case HardwarePart::memoryBandwidth:
    case HardwarePart::fastLink:
        return format::bandwidth(BytesPerSecond(amount), 4);
    case HardwarePart::memory:
        return format::capacity(Bytes(amount));
    case HardwarePart::network:
        return Text::tr("%1 Gbit/s").arg(format::number(amount * bitsPerByte / giga, 4));
    case HardwarePart::fastDomain:
        return format::count(static_cast<std::int64_t>(amount));
    }
    return {};
}

QString rowName(const SensitivityRow& row) {
    if (const auto* part = std::get_if<HardwarePart>(&row.of))
        return hardwareName(*part);
    return settingName(*std::get<const Setting*>(row.of));
}

QString endName(const SensitivityEnd& end, const Sensitivity& found) {
    if (const auto* factor = std::get_if<double>(&end.to))
        return factorName(*factor);
    const auto& change = std::get<Change>(end.to);
    Scenario after = found.scenario;
    apply(change, after);
    if (change.setting().name == "recompute" && after.plan.recompute == Recompute::full &&
        after.plan.recomputeEvery > 1)
        return Text::tr("1 layer in %1", "is recomputed").arg(format::count(after.plan.recomputeEvery));
    return settingValue(change.setting(), change.settings().front().to);
}

QString changeName(const SensitivityRow& row, const SensitivityEnd& end, const Sensitivity& found) {
    if (const auto* change = std::get_if<Change>(&end.to))
        return format::sentence(label(*change, found.scenario));
    const HardwarePart part = std::get<HardwarePart>(row.of);
    const double before = amountOf(part, found.scenario);
    const double after = amountOf(part, withHardware(found.scenario, part, std::get<double>(end.to)));
    return Text::tr("%1 %2 → %3", "hardware, its amount and another")
        .arg(rowName(row), amount(part, before), amount(part, after));
}

QString effect(const SensitivityEnd& end) {
    constexpr double factors = 10;
    if (end.speed >= factors)
        return Text::tr("×%1").arg(format::number(end.speed, 3));
    return format::signedPercent(end.speed - 1);
}

QString finding(const Sensitivity& found) {
    QStringList parts;
    const bool fits = found.own.zone != Zone::red;
    if (const SensitivityEnd* best = found.best())
        parts << (fits ? Text::tr("The best single change that fits as well: %1, %2",
                                  "a change and its effect")
                  : best->seen.zone == Zone::red
                      ? Text::tr("The fastest single change, which does not fit either: %1, %2",
                                 "a change and its effect")
                      : Text::tr("The fastest single change that fits: %1, %2", "a change and its effect"))
                     .arg(format::sentence(label(std::get<Change>(best->to), found.scenario)), effect(*best));
    else
        parts << (fits ? Text::tr("No single change that fits as well is faster")
                       : Text::tr("No single change is faster"));
    if (const SensitivityRow* row = found.bottleneck())
        parts << Text::tr("twice the hardware helps most in: %1, %2", "hardware and its effect")
                     .arg(rowName(*row), effect(row->ends.back()));
    return parts.join(Text::tr("; ", "between two findings"));
}

QString readout(const SensitivityRow& row, const SensitivityEnd& end, const Sensitivity& found) {
    const QString change = changeName(row, end, found);
    if (!end.runs())
        return Text::tr("%1 cannot run: %2").arg(change, format::sentence(*end.refused));
    QStringList parts{
        Text::tr("%1 of speed", "+12 %").arg(effect(end)),
        Text::tr("%1 a step instead of %2")
            .arg(format::duration(end.seen.step.value()), format::duration(found.own.step.value())),
        Text::tr("%1, %2", "memory and its zone")
            .arg(format::gib(end.seen.total), format::zoneName(end.seen.zone))};
    if (end.seen.oomProbability)
        parts << format::likelyToRunOut(*end.seen.oomProbability);
    if (const QString enough = enoughSentence(row, found); !enough.isEmpty())
        parts << enough;
    return Text::tr("%1: %2", "a change and what it does").arg(change, parts.join(QStringLiteral(" · ")));
}

} // namespace quadrille::tornado
