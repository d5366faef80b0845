// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_text.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::sweep {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(sweep)
};

int decimalsOf(const std::vector<double>& ticks) {
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    return step >= 1 ? 0 : std::min(9, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
}

std::vector<int> runnableOf(const SweepData& data) {
    std::vector<int> runnable;
    for (int i = 0; i < data.count(); ++i) {
        if (data.stop(i).runnable())
            runnable.push_back(i);
    }
    return runnable;
}

QString phrase(const SweepData& data, int index) {
    return stopPhrase(data.dimension, data.stop(index).value);
}

/// What the memory does along the stops that can run.
QString memoryFinding(const SweepData& data, const std::vector<int>& runnable) {
    const QString room = format::capacity(data.capacity);
    const auto safe = [&data](int index) { return data.zone(index) == Zone::green; };
    const auto fits = [&data](int index) { return data.zone(index) != Zone::red; };
    const auto holdsMore = [&data](int a, int b) { return data.stop(a).total() < data.stop(b).total(); };
    const auto safeCount = std::count_if(runnable.begin(), runnable.end(), safe);
    const auto all = static_cast<std::ptrdiff_t>(runnable.size());
    if (safeCount == all) {
        const int most = *std::max_element(runnable.begin(), runnable.end(), holdsMore);
        return Text::tr("Every runnable plan fits in %1; %2 holds most, %3", "capacity, a stop, GiB")
            .arg(room, phrase(data, most), format::gib(data.stop(most).total()));
    }
    if (safeCount == 0) {
        const int least = *std::min_element(runnable.begin(), runnable.end(), holdsMore);
        const QString end = format::gib(data.stop(least).total());
        return fits(least)
                   ? Text::tr("Every runnable plan may run out of %1; %2 holds least, %3",
                              "capacity, a stop, GiB")
                         .arg(room, phrase(data, least), end)
                   : Text::tr("No runnable plan fits in %1; %2 holds least, %3", "capacity, a stop, GiB")
                         .arg(room, phrase(data, least), end);
    }
    if (std::is_partitioned(runnable.begin(), runnable.end(), safe)) {
        const auto first = std::find_if_not(runnable.begin(), runnable.end(), safe);
        const auto over = std::find_if_not(runnable.begin(), runnable.end(), fits);
        if (over == first)
            return Text::tr("Plans do not fit in %1 from %2 on", "capacity, a stop")
                .arg(room, phrase(data, *first));
        return over == runnable.end()
                   ? Text::tr("Plans may run out of %1 from %2 on", "capacity, a stop")
                         .arg(room, phrase(data, *first))
                   : Text::tr("Plans may run out of %1 from %2 on and do not fit from %3 on",
                              "capacity, two stops")
                         .arg(room, phrase(data, *first), phrase(data, *over));
    }
    if (std::is_partitioned(runnable.rbegin(), runnable.rend(), safe)) {
        const auto first = std::find_if(runnable.begin(), runnable.end(), safe);
        return Text::tr("Plans fit in %1 from %2 on", "capacity, a stop").arg(room, phrase(data, *first));
    }
    return Text::tr("%1 of %2 runnable plans fit in %3", "numbers, capacity")
        .arg(format::count(safeCount), format::count(all), room);
}

/// How many of the plans that can run have their numbers.
QString progress(const SweepData& data) {
    int all = 0;
    std::int64_t known = 0;
    for (const SweepStop& stop : data.stops) {
        all += stop.cannotRun() ? 0 : 1;
        known += stop.runnable() ? 1 : 0;
    }
    return Text::tr("Computing: %1 of %n plans…", "number of those that are known", all)
        .arg(format::count(known));
}

} // namespace

QString memoryName() {
    return Text::tr("GiB on the fullest GPU");
}
QString bubbleName() {
    return Text::tr("Bubble: idle ÷ total time");
}
QString bubbleWord() {
    return Text::tr("Bubble");
}
QString baselineName() {
    return Text::tr("Baseline A");
}
QString cannotRun() {
    return Text::tr("cannot run");
}

QString computing() {
    return Text::tr("computing…", "numbers of a plan");
}

QString capacityLabel(Bytes bytes) {
    return Text::tr("Capacity %1").arg(format::capacity(bytes));
}

QString head(Bytes total, Zone zone, int decimals) {
    return decimals < 0 ? zoneGlyph(zone) : format::gibNumber(total, decimals) + u' ' + zoneGlyph(zone);
}

QStringList tickTexts(const std::vector<double>& gib) {
    QStringList texts;
    for (const double tick : gib)
        texts << format::gibNumber(gibibytes(tick), decimalsOf(gib));
    return texts;
}

QStringList bubbleTickTexts(const std::vector<double>& shares) {
    std::vector<double> percents;
    for (const double share : shares)
        percents.push_back(share * 100);
    QStringList texts;
    for (const double share : shares)
        texts << format::percent(share, decimalsOf(percents));
    return texts;
}

QString stopPhrase(Dimension dimension, std::int64_t value) {
    const QString shown = format::dimensionValue(dimension, value);
    switch (dimension) {
    case Dimension::tensor:
        return Text::tr("tensor parallel %1").arg(shown);
    case Dimension::context:
        return Text::tr("context parallel %1").arg(shown);
    case Dimension::pipeline:
        return Text::tr("pipeline parallel %1").arg(shown);
    case Dimension::virtualStages:
        return Text::tr("virtual stages %1").arg(shown);
    case Dimension::expert:
        return Text::tr("expert parallel %1").arg(shown);
    case Dimension::microBatch:
        return Text::tr("micro-batch %1").arg(shown);
    case Dimension::globalBatch:
        return Text::tr("global batch %1").arg(shown);
    case Dimension::sequence:
        return Text::tr("sequence length %1").arg(shown);
    case Dimension::gpus:
        break;
    }
    return Text::tr("GPUs %1").arg(shown);
}

QString finding(const SweepData& data) {
    if (data.stops.empty())
        return Text::tr("There are no plans to compare yet");
    if (data.isPartial())
        return progress(data);
    const std::vector<int> runnable = runnableOf(data);
    if (runnable.empty())
        return Text::tr("None of these plans can run");
    const auto idlesLess = [&data](int a, int b) {
        return data.stop(a).bubbleOverTotal < data.stop(b).bubbleOverTotal;
    };
    const auto [least, most] = std::minmax_element(runnable.begin(), runnable.end(), idlesLess);
    const QString from = format::percent(data.stop(*least).bubbleOverTotal);
    const QString to = format::percent(data.stop(*most).bubbleOverTotal);
    const QString memory = memoryFinding(data, runnable);
    return from == to ? Text::tr("%1; bubble %2 of total time").arg(memory, from)
                      : Text::tr("%1; bubble %2 to %3 of total time").arg(memory, from, to);
}

QString readout(const SweepData& data, int index) {
    const SweepStop& stop = data.stop(index);
    const QString name =
        Text::tr("%1 %2", "dimension and its value")
            .arg(format::dimensionName(data.dimension), format::dimensionValue(data.dimension, stop.value));
    if (stop.computing)
        return Text::tr("%1: computing…", "dimension and its value").arg(name);
    if (!stop.runnable())
        return stop.whyNot.isEmpty() ? Text::tr("%1: cannot run").arg(name)
                                     : Text::tr("%1: cannot run. %2").arg(name, stop.whyNot);
    const QString share =
        data.capacity > Bytes() ? format::percent(stop.total() / data.capacity) : QStringLiteral("–");
    const QString now = Text::tr("%1: %2 on stage %3, %4 of capacity, %5; bubble %6 of total time",
                                 "stop, GiB, stage, share, zone, share")
                            .arg(name, format::gib(stop.total()), format::count(stop.fullest->stage), share,
                                 format::zoneName(data.zone(index)), format::percent(stop.bubbleOverTotal));
    if (!data.baseline)
        return now;
    return stop.baselineTotal
               ? Text::tr("%1; %2 against A").arg(now, format::signedGib(stop.total() - *stop.baselineTotal))
               : Text::tr("%1; A cannot run there").arg(now);
}

} // namespace quadrille::sweep
