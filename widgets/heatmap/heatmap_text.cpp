// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_text.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"
#include "widgets/plan_table/axis_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::heat {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(heatmap)
};

QString howManyFit(const HeatmapData& data) {
    int fit = 0;
    int perhaps = 0;
    for (const auto& cell : data.cells) {
        fit += cell.hasNumbers() && cell.glance.zone == Zone::green ? 1 : 0;
        perhaps += cell.hasNumbers() && cell.glance.zone == Zone::yellow ? 1 : 0;
    }
    const QString all = format::count(static_cast<std::int64_t>(data.cells.size()));
    const QString room = format::capacity(data.capacity);
    const QString sentence = fit == 0   ? Text::tr("None of %1 plans fits in %2").arg(all, room)
                             : fit == 1 ? Text::tr("1 of %1 plans fits in %2").arg(all, room)
                                        : Text::tr("%n of %1 plans fit in %2", nullptr, fit).arg(all, room);
    return perhaps == 0 ? sentence : Text::tr("%1, %n more may run out", nullptr, perhaps).arg(sentence);
}

QString bubbles(const HeatmapData& data) {
    double least = 1;
    double most = 0;
    bool any = false;
    for (const auto& cell : data.cells) {
        if (!cell.hasNumbers())
            continue;
        any = true;
        least = std::min(least, cell.glance.bubbleOverTotal);
        most = std::max(most, cell.glance.bubbleOverTotal);
    }
    if (!any)
        return Text::tr("None of these plans can run");
    return Text::tr("Bubbles take %1 to %2 of total time").arg(format::percent(least), format::percent(most));
}

/// So many significant digits, but every digit before the point.
QString digits(double value, int significant) {
    const int before = value > 0 ? static_cast<int>(std::floor(std::log10(value))) + 1 : 1;
    return format::decimal(value, std::clamp(significant - before, 0, 6));
}

/// Large numbers in thousands, millions, ….
QString amount(double value, int significant) {
    constexpr double enormous = 1e15;
    if (!(value < enormous))
        return format::number(value, significant);
    if (value >= 1e12)
        return Text::tr("%1 T", "10^12").arg(digits(value / 1e12, significant));
    if (value >= 1e9)
        return Text::tr("%1 B", "10^9").arg(digits(value / 1e9, significant));
    if (value >= 1e6)
        return Text::tr("%1 M", "10^6").arg(digits(value / 1e6, significant));
    if (value >= 1e4)
        return Text::tr("%1 k", "10^3").arg(digits(value / 1e3, significant));
    return digits(value, significant);
}

/// What a cell shows of times, rates and costs.
QString plainNumber(HeatmapQuantity quantity, double value, int significant) {
    constexpr double tera = 1e12;
    if (quantity == HeatmapQuantity::step) {
        const format::TimeUnit unit = format::timeUnit(value);
        return format::withUnit(amount(format::inUnit(value, unit), significant), unit);
    }
    return quantity == HeatmapQuantity::flops ? amount(value / tera, significant)
                                              : amount(value, significant);
}

QString atStop(const PlanAxis& dimension, std::int64_t stop) {
    return Text::tr("%1 %2", "dimension and its value").arg(axisName(dimension), axisValue(dimension, stop));
}

/// "402 TFLOP/s per GPU", "48.2 %": a value in a sentence that names the quantity.
QString inWords(const HeatmapData& data, const Glance& glance) {
    constexpr int significant = 3;
    return data.shown == HeatmapQuantity::utilisation
               ? format::percent(glance.mfu)
               : plainNumber(data.shown, data.value(glance), significant);
}

/// "48.2 % MFU, 402 TFLOP/s and 6,420 tokens/s per GPU"
QString speed(const HeatmapData& data, const Glance& glance) {
    const QString share = data.convention == FlopConvention::hardware
                              ? Text::tr("%1 HFU").arg(format::percent(glance.mfu))
                              : Text::tr("%1 MFU").arg(format::percent(glance.mfu));
    const QString rates = Text::tr("%1, %2 and %3 per GPU", "utilisation, TFLOP/s, tokens/s")
                              .arg(share, format::flopsPerSecond(glance.flopsPerGpu),
                                   format::tokensPerSecond(glance.tokensPerSecondPerGpu));
    if (data.shown != HeatmapQuantity::cost)
        return rates;
    return Text::tr("%1; %2: %3", "rates, what is to be paid for, amount")
        .arg(rates, quantityName(data), inWords(data, glance));
}

/// Of times, rates and costs: the range, the best, the current one.
QString speeds(const HeatmapData& data) {
    const Glance* low = nullptr;
    const Glance* high = nullptr;
    for (const auto& cell : data.cells) {
        if (!cell.hasNumbers())
            continue;
        if (low == nullptr || data.value(cell.glance) < data.value(*low))
            low = &cell.glance;
        if (high == nullptr || data.value(cell.glance) > data.value(*high))
            high = &cell.glance;
    }
    if (low == nullptr)
        return Text::tr("None of these plans can run");
    QString found = Text::tr("%1: %2 to %3", "a quantity, its least and greatest value")
                        .arg(quantityName(data), inWords(data, *low), inWords(data, *high));
    const HeatmapPlace best = data.best();
    if (!best.valid())
        found = Text::tr("%1; none of these plans fits").arg(found);
    else
        found = Text::tr("%1; best that fits: %2 at %3, %4", "a range, a value, two dimensions")
                    .arg(found, inWords(data, data.cell(best.column, best.row).glance),
                         atStop(data.xDimension, data.xStops[std::size_t(best.column)]),
                         atStop(data.yDimension, data.yStops[std::size_t(best.row)]));
    const HeatmapCell* current = data.current();
    if (current == nullptr)
        return found;
    if (!current->glance.runnable)
        return Text::tr("%1; the current one cannot run").arg(found);
    return Text::tr("%1; now %2", "a sentence, the current plan's value")
        .arg(found, inWords(data, current->glance));
}

/// How many of the plans that can run have their numbers.
QString progress(const HeatmapData& data) {
    int all = 0;
    std::int64_t known = 0;
    for (const auto& cell : data.cells) {
        all += cell.glance.runnable ? 1 : 0;
        known += cell.hasNumbers() ? 1 : 0;
    }
    return Text::tr("Computing: %1 of %n plans…", "number of those that are known", all)
        .arg(format::count(known));
}

} // namespace

QString quantityName(const HeatmapData& data) {
    const bool hardware = data.convention == FlopConvention::hardware;
    switch (data.shown) {
    case HeatmapQuantity::memory:
        return Text::tr("GiB on the fullest GPU");
    case HeatmapQuantity::bubble:
        return Text::tr("Bubble: idle ÷ total time");
    case HeatmapQuantity::step:
        return Text::tr("Time of one step");
    case HeatmapQuantity::flops:
        return hardware ? Text::tr("Hardware TFLOP/s per GPU") : Text::tr("TFLOP/s per GPU");
    case HeatmapQuantity::utilisation:
        return hardware ? Text::tr("HFU", "hardware FLOPs utilisation")
                        : Text::tr("MFU", "model FLOPs utilisation");
    case HeatmapQuantity::tokens:
        return Text::tr("Tokens/s per GPU");
    case HeatmapQuantity::cost:
        break;
    }
    const QString tokens = format::parameters(data.budget.run.tokens);
    return data.budget.run.pricePerGpuHour > 0 ? Text::tr("Price of %1 tokens", "amount").arg(tokens)
                                               : Text::tr("GPU-hours for %1 tokens", "amount").arg(tokens);
}

QString bestThatFits() {
    return Text::tr("best that fits");
}

QString cannotRun() {
    return Text::tr("cannot run");
}

QString computing() {
    return Text::tr("computing…", "numbers of a plan");
}

QString scaleEnd(const HeatmapData& data, double value) {
    const bool share = data.shown == HeatmapQuantity::bubble || data.shown == HeatmapQuantity::utilisation;
    const bool whole = std::abs(100 * value - std::round(100 * value)) < 1e-6;
    return share ? format::percent(value, whole ? 0 : 1) : plainNumber(data.shown, value, 2);
}

QString cellNumber(const HeatmapData& data, const HeatmapCell& cell, int decimals) {
    switch (data.shown) {
    case HeatmapQuantity::memory:
        return format::gibNumber(cell.glance.total, decimals);
    case HeatmapQuantity::bubble:
    case HeatmapQuantity::utilisation:
        return format::percent(data.value(cell.glance), decimals);
    default:
        return plainNumber(data.shown, data.value(cell.glance), decimals + 2);
    }
}

QString cellGlyph(const HeatmapCell& cell, bool best) {
    if (cell.glance.zone != Zone::green)
        return zoneGlyph(cell.glance.zone);
    return best ? QStringLiteral("★") : QString();
}

QString foldText(const HeatmapData& data, Qt::Orientation axis, const HeatmapFoldedAxis& stops) {
    const auto count = static_cast<int>(stops.foldable.size());
    const QString symbol = axisSymbol(axis == Qt::Horizontal ? data.xDimension : data.yDimension);
    return stops.folded ? Text::tr("%n %1 values cannot run", "symbol of a dimension", count).arg(symbol)
                        : Text::tr("Fold %n %1 values", "symbol of a dimension", count).arg(symbol);
}

QString shortFoldText(const HeatmapFoldedAxis& stops) {
    const QString count = format::count(static_cast<std::int64_t>(stops.foldable.size()));
    return (stops.folded ? u'+' : u'−') + count;
}

QString foldHelp(const HeatmapData& data, Qt::Orientation axis, const HeatmapFoldedAxis& stops) {
    constexpr std::size_t mostNamed = 8;
    const bool across = axis == Qt::Horizontal;
    const PlanAxis dimension = across ? data.xDimension : data.yDimension;
    QStringList named;
    for (std::size_t i = 0; i < std::min(stops.foldable.size(), mostNamed); ++i)
        named << axisValue(dimension,
                           (across ? data.xStops : data.yStops)[static_cast<std::size_t>(stops.foldable[i])]);
    if (stops.foldable.size() > mostNamed)
        named << QStringLiteral("…");
    const QString which = named.join(Text::tr(", ", "between values"));
    const QString key = across ? QStringLiteral("X") : QStringLiteral("Y");
    return stops.folded ? Text::tr("%1 %2: no plan here can run; click or press %3 to show them",
                                   "dimension, its values, key")
                              .arg(axisName(dimension), which, key)
                        : Text::tr("%1 %2: no plan here can run; click or press %3 to fold them away",
                                   "dimension, its values, key")
                              .arg(axisName(dimension), which, key);
}

QString finding(const HeatmapData& data) {
    if (!data.isAnyRunnable())
        return data.isBest ? Text::tr("No plan with any of these fits")
                           : Text::tr("None of these plans can run");
    if (data.isPartial())
        return progress(data);
    if (data.isBest) {
        HeatmapData moved = data;
        moved.isBest = false;
        moved.currentColumn = moved.currentRow = -1; // what is best there is not this plan
        return Text::tr("Fastest over everything else. %1", "of each pair of values; a sentence")
            .arg(finding(moved));
    }
    if (data.shown != HeatmapQuantity::memory && data.shown != HeatmapQuantity::bubble)
        return speeds(data);
    const bool memory = data.shown == HeatmapQuantity::memory;
    const QString all = memory ? howManyFit(data) : bubbles(data);
    const HeatmapCell* current = data.current();
    if (!current)
        return all;
    if (!current->glance.runnable)
        return Text::tr("%1; the current one cannot run").arg(all);
    return memory ? Text::tr("%1; the current one needs %2").arg(all, format::gib(current->glance.total, 1))
                  : Text::tr("%1; the current plan's takes %2")
                        .arg(all, format::percent(current->glance.bubbleOverTotal));
}

QString readout(const HeatmapData& data, HeatmapPlace place, const QString& whyNot) {
    const QString x = atStop(data.xDimension, data.xStops[std::size_t(place.column)]);
    const QString y = atStop(data.yDimension, data.yStops[std::size_t(place.row)]);
    const Glance& glance = data.cell(place.column, place.row).glance;
    if (!glance.runnable)
        return whyNot.isEmpty() ? Text::tr("%1, %2: cannot run").arg(x, y)
                                : Text::tr("%1, %2: cannot run. %3").arg(x, y, whyNot);
    if (data.cell(place.column, place.row).computing)
        return Text::tr("%1, %2: computing…", "two dimensions and their values").arg(x, y);
    const QString share =
        data.capacity > Bytes() ? format::percent(glance.total / data.capacity) : QStringLiteral("–");
    QString here = Text::tr("%1, %2: %3, %4 of capacity, %5; bubble %6 of total time")
                       .arg(x, y, format::gib(glance.total, 1), share, format::zoneName(glance.zone),
                            format::percent(glance.bubbleOverTotal));
    if (glance.step > Seconds())
        here = Text::tr("%1; %2 a step, %3", "a sentence, a time, utilisation and throughput")
                   .arg(here, format::duration(glance.step.value()), speed(data, glance));
    if (!data.baseline)
        return here;
    const QString against =
        Text::tr("%1. Against A: %2, bubble %3")
            .arg(here, format::signedGib(glance.total - data.baseline->total),
                 format::signedPercentPoints(glance.bubbleOverTotal - data.baseline->bubbleOverTotal));
    if (!data.otherModel.isEmpty())
        return Text::tr("%1; A trains %2", "differences, a model").arg(against, data.otherModel);
    if (!(glance.step > Seconds() && data.baseline->step > Seconds()))
        return against;
    const double longer = glance.step.value() - data.baseline->step.value();
    const QString difference = format::duration(std::abs(longer));
    return longer > 0   ? Text::tr("%1, step %2 longer", "differences, a time").arg(against, difference)
           : longer < 0 ? Text::tr("%1, step %2 shorter", "differences, a time").arg(against, difference)
                        : Text::tr("%1, step as long", "differences").arg(against);
}

} // namespace quadrille::heat
