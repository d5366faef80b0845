// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/mend_text.h"

#include "widgets/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace quadrille::mend {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MakeItFit)
};

QString trafficName(TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return format::dimensionName(Dimension::tensor);
    case TrafficKind::context:
        return format::dimensionName(Dimension::context);
    case TrafficKind::pipeline:
        return format::dimensionName(Dimension::pipeline);
    case TrafficKind::data:
        return Text::tr("Data parallel");
    case TrafficKind::expert:
        break;
    }
    return format::dimensionName(Dimension::expert);
}

QString mended(const Mending& mending, const Scenario& before) {
    const auto& mends = mending.mends;
    const std::size_t fewest = mends.front().steps.size();
    const auto like = std::count_if(mends.begin(), mends.end(),
                                    [fewest](const Mend& mend) { return mend.steps.size() == fewest; });
    const QString cheapest = changes(mends.front(), before);
    const int count = static_cast<int>(like);
    switch (fewest) {
    case 1:
        return Text::tr("%n single changes make this plan fit; the cheapest: %1", nullptr, count)
            .arg(cheapest);
    case 2:
        return Text::tr("No single change is enough, but %n pairs make this plan fit; the cheapest: %1",
                        nullptr, count)
            .arg(cheapest);
    default:
        return Text::tr("It takes three changes to make this plan fit; the cheapest: %1").arg(cheapest);
    }
}

QString faster(const Mending& mending, const Scenario& before) {
    if (mending.mends.empty())
        return Text::tr("This plan fits, and no single change makes it faster");
    const Mend& best = mending.mends.front();
    return Text::tr("This plan fits; %n single changes make it faster, the best: %1 (%2)", nullptr,
                    static_cast<int>(mending.mends.size()))
        .arg(changes(best, before), format::signedPercent(best.extraTime, 0));
}

QString moreGpus(const Mending& mending, const Scenario& before) {
    const std::int64_t gpus = mending.mends.front().scenario.cluster.gpus;
    return Text::tr("Nothing found fits on %1 GPUs: %2 too much at best. It takes %3 GPUs")
        .arg(format::count(before.cluster.gpus), format::gib(mending.missing), format::count(gpus));
}

} // namespace

QString changes(const Mend& mend, const Scenario& before) {
    return changes(mend.steps, before);
}

QString changes(const std::vector<Step>& steps, const Scenario& before) {
    QStringList names;
    for (const Step& step : steps)
        names << format::sentence(label(step.change, before));
    return names.join(QStringLiteral(" + "));
}

QString finding(const Mending& mending, const Scenario& before) {
    switch (mending.outcome) {
    case Mending::Outcome::fits:
        return faster(mending, before);
    case Mending::Outcome::cannotRun:
        return Text::tr("This plan cannot run: mend its broken rules first");
    case Mending::Outcome::mended:
        return mended(mending, before);
    case Mending::Outcome::moreGpus:
        return moreGpus(mending, before);
    case Mending::Outcome::nothingFits:
        break;
    }
    if (!mending.closest)
        return Text::tr("Nothing found makes this plan fit: it holds %1 too much")
            .arg(format::gib(mending.missing));
    return Text::tr("Nothing found makes this plan fit; the closest holds %1 too much")
        .arg(format::gib(mending.missing));
}

QString now(const Mending& mending, const Scenario& before) {
    if (!mending.before)
        return {};
    const Price& price = *mending.before;
    return Text::tr("Now: %1 of %2 · bubble %3 · %4 sent by each GPU in a step · %5 of computation repeated")
        .arg(format::gibNumber(price.memory), format::gib(before.cluster.gpu.memory),
             format::percent(price.bubbleOverTotal), format::gib(price.traffic.total()),
             format::percent(price.extraComputation));
}

QString preview(const Mend& mend, const Mending& mending, const Scenario& before) {
    const Price& old = *mending.before;
    const QString prices =
        Text::tr("%1: memory %2 → %3, bubble %4 → %5, each GPU sends %6 → %7 in a step, computation repeated "
                 "%8 → %9.")
            .arg(changes(mend, before), format::gib(old.memory), format::gib(mend.price.memory),
                 format::percent(old.bubbleOverTotal), format::percent(mend.price.bubbleOverTotal),
                 format::gib(old.traffic.total()), format::gib(mend.price.traffic.total()),
                 format::percent(old.extraComputation), format::percent(mend.price.extraComputation));
    const QString sentences =
        Text::tr("%1 A step takes roughly %2 time.").arg(prices, format::signedPercent(mend.extraTime, 0));
    if (mend.beatenBy.empty())
        return sentences;
    return Text::tr("%1 No figure is better than with %2, and one is worse.")
        .arg(sentences, changes(mend.beatenBy, before));
}

QString traffic(const Traffic& before, const Traffic& after) {
    QStringList lines;
    for (const TrafficKind kind : allTrafficKinds) {
        if (before.part(kind).value() == 0 && after.part(kind).value() == 0)
            continue;
        lines << Text::tr("%1: %2 → %3")
                     .arg(trafficName(kind), format::gibNumber(before.part(kind)),
                          format::gib(after.part(kind)));
    }
    return lines.join(u'\n');
}

} // namespace quadrille::mend
