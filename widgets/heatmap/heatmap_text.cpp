// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_text.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::heat {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(heatmap)
};

QString number(Bytes bytes, int decimals) {
    return inGib(bytes) >= 1e6 ? format::number(inGib(bytes), 3) : format::gibNumber(bytes, decimals);
}

QString gib(Bytes bytes, int decimals) {
    return Text::tr("%1 GiB").arg(number(bytes, decimals));
}

QString capacity(Bytes bytes) {
    const double amount = inGib(bytes);
    return gib(bytes, std::abs(amount - std::round(amount)) < 0.05 ? 0 : 1);
}

QString howManyFit(const HeatmapData& data) {
    int fit = 0;
    int perhaps = 0;
    for (const auto& cell : data.cells) {
        fit += cell.glance.runnable && cell.glance.zone == Zone::green ? 1 : 0;
        perhaps += cell.glance.runnable && cell.glance.zone == Zone::yellow ? 1 : 0;
    }
    const QString all = format::count(static_cast<std::int64_t>(data.cells.size()));
    const QString room = capacity(data.capacity);
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
        if (!cell.glance.runnable)
            continue;
        any = true;
        least = std::min(least, cell.glance.bubbleOverTotal);
        most = std::max(most, cell.glance.bubbleOverTotal);
    }
    if (!any)
        return Text::tr("None of these plans can run");
    return Text::tr("Bubbles take %1 to %2 of total time").arg(format::percent(least), format::percent(most));
}

} // namespace

QString quantityName(HeatmapQuantity quantity) {
    return quantity == HeatmapQuantity::memory ? Text::tr("GiB on the fullest GPU")
                                               : Text::tr("Bubble: idle ÷ total time");
}

QString cannotRun() {
    return Text::tr("cannot run");
}

QString cellNumber(const HeatmapCell& cell, HeatmapQuantity shown, int decimals) {
    return shown == HeatmapQuantity::memory ? number(cell.glance.total, decimals)
                                            : format::percent(cell.glance.bubbleOverTotal, decimals);
}

QString cellGlyph(const HeatmapCell& cell) {
    return cell.glance.zone == Zone::green ? QString() : zoneGlyph(cell.glance.zone);
}

QString finding(const HeatmapData& data) {
    const bool memory = data.shown == HeatmapQuantity::memory;
    const QString all = memory ? howManyFit(data) : bubbles(data);
    const HeatmapCell* current = data.current();
    if (!current)
        return all;
    if (!current->glance.runnable)
        return Text::tr("%1; the current one cannot run").arg(all);
    return memory ? Text::tr("%1; the current one needs %2").arg(all, gib(current->glance.total, 1))
                  : Text::tr("%1; the current plan's takes %2")
                        .arg(all, format::percent(current->glance.bubbleOverTotal));
}

QString readout(const HeatmapData& data, HeatmapPlace place, const QString& whyNot) {
    const auto value = [](Dimension dimension, std::int64_t stop) {
        return Text::tr("%1 %2", "dimension and its value")
            .arg(format::dimensionName(dimension), format::dimensionValue(dimension, stop));
    };
    const QString x = value(data.xDimension, data.xStops[std::size_t(place.column)]);
    const QString y = value(data.yDimension, data.yStops[std::size_t(place.row)]);
    const Glance& glance = data.cell(place.column, place.row).glance;
    if (!glance.runnable)
        return whyNot.isEmpty() ? Text::tr("%1, %2: cannot run").arg(x, y)
                                : Text::tr("%1, %2: cannot run. %3").arg(x, y, whyNot);
    const QString share =
        data.capacity > Bytes() ? format::percent(glance.total / data.capacity) : QStringLiteral("–");
    const QString here = Text::tr("%1, %2: %3, %4 of capacity, %5; bubble %6 of total time")
                             .arg(x, y, gib(glance.total, 1), share, format::zoneName(glance.zone),
                                  format::percent(glance.bubbleOverTotal));
    if (!data.baseline)
        return here;
    return Text::tr("%1. Against A: %2, bubble %3")
        .arg(here, format::signedGib(glance.total - data.baseline->total),
             format::signedPercentPoints(glance.bubbleOverTotal - data.baseline->bubbleOverTotal));
}

} // namespace quadrille::heat
