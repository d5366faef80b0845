// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaling/scaling_text.h"

#include "widgets/chart/tick_number.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::scaling_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(scaling)
};

QString sentences(const QStringList& each) {
    return each.join(QStringLiteral(". "));
}

} // namespace

QString quantityName(ScalingQuantity quantity) {
    switch (quantity) {
    case ScalingQuantity::throughput:
        return Text::tr("Tokens/s");
    case ScalingQuantity::flops:
        return Text::tr("TFLOP/s per GPU");
    case ScalingQuantity::step:
        return Text::tr("Step time");
    case ScalingQuantity::cost:
        break;
    }
    return Text::tr("Cost");
}

QString axisName(const ScalingData& data) {
    switch (data.shown) {
    case ScalingQuantity::throughput:
        return Text::tr("Tokens per second");
    case ScalingQuantity::flops:
        return Text::tr("TFLOP/s per GPU");
    case ScalingQuantity::step:
        return Text::tr("Step (s)");
    case ScalingQuantity::cost:
        break;
    }
    const QString tokens = format::number(data.budget.run.tokens, 3);
    return data.budget.run.pricePerGpuHour > 0 ? Text::tr("Price of %1 tokens").arg(tokens)
                                               : Text::tr("GPU-hours of %1 tokens").arg(tokens);
}

QStringList tickTexts(const ScalingData& data, const std::vector<double>& ticks) {
    QStringList texts;
    for (const double tick : ticks)
        texts << tickNumber(data.shown == ScalingQuantity::flops ? tick / 1e12 : tick);
    return texts;
}

QString value(const ScalingData& data, double value) {
    switch (data.shown) {
    case ScalingQuantity::throughput:
        return format::tokensPerSecond(value);
    case ScalingQuantity::flops:
        return format::flopsPerSecond(FlopsPerSecond(value));
    case ScalingQuantity::step:
        return format::duration(value);
    case ScalingQuantity::cost:
        break;
    }
    return data.budget.run.pricePerGpuHour > 0 ? format::number(value, 4)
                                               : Text::tr("%1 GPU-hours").arg(format::number(value, 4));
}

QString best() {
    return Text::tr("Best plan");
}
QString asItIs() {
    return Text::tr("This plan");
}
QString ideal() {
    return Text::tr("Ideal");
}

QString planOf(const Scenario& plan) {
    return planName(plan, usuallySearched());
}

QString changed(const ScalingChange& change) {
    QStringList words;
    for (const ScalingChange::Setting& each : change.settings)
        words << Text::tr("%1 %2 → %3", "a setting, its value before and now")
                     .arg(settingName(*each.setting), settingValue(*each.setting, each.from),
                          settingValue(*each.setting, each.to));
    return words.join(QStringLiteral(", "));
}

QString why(const ScalingChange& change) {
    if (change.broken)
        return Text::tr("The plan before breaks a rule here: %1").arg(format::sentence(*change.broken));
    if (change.runsOut)
        return Text::tr("The plan before would run out of memory here");
    const QString slower = format::percent(change.slower);
    const QString text = change.longerPart
                             ? Text::tr("The plan before would take %1 longer here, mostly for %2",
                                        "a share, a part of the step")
                                   .arg(slower, waterfall::partPhrase(*change.longerPart))
                             : Text::tr("The plan before would take %1 longer here").arg(slower);
    return change.isUnsure ? Text::tr("%1, which is within the interval").arg(text) : text;
}

namespace {

/// May be faster than the best that fits: then it says that it may not fit.
QString asItIsHere(const ScalingData& data, const Glance& seen) {
    const QString shown = value(data, data.value(seen));
    if (seen.zone == Zone::green)
        return Text::tr("This plan: %1").arg(shown);
    return seen.oomProbability
               ? Text::tr("This plan: %1 (%2, P(OOM) %3)", "a value, how it fits, a probability")
                     .arg(shown, format::zoneName(seen.zone), format::chance(*seen.oomProbability))
               : Text::tr("This plan: %1 (%2)", "a value, how it fits")
                     .arg(shown, format::zoneName(seen.zone));
}

} // namespace

QString finding(const ScalingData& data) {
    const auto& points = data.scaling.points;
    const auto known = std::ranges::count_if(points, &ScalingPoint::isKnown);
    QStringList told;
    if (known < std::ssize(points))
        told << Text::tr("Searching, %1 of %2 numbers of GPUs are known").arg(known).arg(points.size());
    const auto isBest = [](const ScalingPoint& point) { return point.best.has_value(); };
    if (std::ranges::none_of(points, isBest)) {
        if (told.isEmpty())
            told << Text::tr("No plan fits with any of these numbers of GPUs");
        return sentences(told);
    }
    std::size_t last = points.size();
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].best)
            last = i;
    if (const auto share = data.efficiency(last); share && last != data.scaling.current)
        told << Text::tr("With %1 GPUs each is %2 as fast as with %3", "GPUs, a share, GPUs")
                    .arg(format::count(points[last].gpus), format::percent(*share, 0),
                         format::count(points[data.scaling.current].gpus));
    QStringList changes;
    for (const ScalingPoint& point : points)
        if (point.change)
            changes << Text::tr("at %1 GPUs (%2)").arg(format::count(point.gpus), changed(*point.change));
    constexpr qsizetype most = 3;
    if (changes.size() > most)
        changes = changes.mid(0, most) << QStringLiteral("…");
    if (changes.isEmpty() && known == std::ssize(points))
        told << Text::tr("One plan is best for all of them");
    else if (!changes.isEmpty())
        told << Text::tr("The best plan changes %1", "places").arg(changes.join(QStringLiteral(", ")));
    return sentences(told);
}

QString readout(const ScalingData& data, std::size_t place) {
    const ScalingPoint& point = data.scaling.points.at(place);
    const QString here = data.scaling.kind == ScalingKind::weak
                             ? Text::tr("%1 GPUs, %2 sequences a step")
                                   .arg(format::count(point.gpus), format::count(point.globalBatch))
                             : Text::tr("%1 GPUs").arg(format::count(point.gpus));
    if (!point.isKnown)
        return Text::tr("%1: searching…", "GPUs").arg(here);
    if (!point.best)
        return Text::tr("%1: no plan fits", "GPUs").arg(here);
    QStringList told{Text::tr("%1: %2 with %3", "GPUs, a value, a plan")
                         .arg(here, value(data, data.value(point.seen)), planOf(*point.best))};
    if (point.asItIs)
        told << asItIsHere(data, *point.asItIs);
    if (const auto share = data.efficiency(place))
        told << Text::tr("%1 of the ideal").arg(format::percent(*share, 0));
    if (point.change)
        told << changed(*point.change) << why(*point.change);
    return sentences(told);
}

} // namespace quadrille::scaling_text
