// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/proposal_text.h"

#include "widgets/communication/communication_text.h"
#include "widgets/format.h"
#include "widgets/plural.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace quadrille::proposal {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MakeItFit)
};

QString found(const FitAnswer& answer, const Scenario& before) {
    const auto& proposals = answer.proposals;
    const std::size_t fewest = proposals.front().steps.size();
    const auto like = std::count_if(proposals.begin(), proposals.end(), [fewest](const Proposal& proposal) {
        return proposal.steps.size() == fewest;
    });
    const QString cheapest = changes(proposals.front(), before);
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

QString faster(const FitAnswer& answer, const Scenario& before) {
    if (answer.proposals.empty())
        return Text::tr("This plan fits, and no single change makes it faster");
    const Proposal& best = answer.proposals.front();
    return Text::tr("This plan fits; %n single changes make it faster, the best: %1 (%2 less time)", nullptr,
                    static_cast<int>(answer.proposals.size()))
        .arg(changes(best, before), format::percent(std::max(0.0, -best.extraTime), 0));
}

QString moreGpus(const FitAnswer& answer, const Scenario& before) {
    const std::int64_t gpus = answer.proposals.front().scenario.cluster.gpus;
    return Text::tr("Nothing found fits on %Ln GPUs: %1 too much at best. It takes %2 GPUs", nullptr,
                    pluralOf(before.cluster.gpus))
        .arg(format::gib(answer.missing), format::count(gpus));
}

/// What moves; nothing where both read the same.
void addMove(QStringList& moves, const QString& sentence, const QString& from, const QString& to) {
    if (from != to)
        moves << sentence.arg(from, to);
}

QString moves(const Price& from, const Price& to) {
    QStringList all;
    addMove(all, Text::tr("memory %1 → %2"), format::gib(from.memory), format::gib(to.memory));
    addMove(all, Text::tr("bubble %1 → %2"), format::percent(from.bubbleOverTotal),
            format::percent(to.bubbleOverTotal));
    addMove(all, Text::tr("each GPU sends %1 → %2 in a step"), format::traffic(from.traffic.total()),
            format::traffic(to.traffic.total()));
    addMove(all, Text::tr("computation repeated %1 → %2"), format::percent(from.extraComputation),
            format::percent(to.extraComputation));
    return all.join(Text::tr(", ", "between the figures that move"));
}

QString time(double extra) {
    constexpr double notable = 0.005; // what is shown is a percent
    if (std::abs(extra) < notable)
        return Text::tr("A step takes about as long.");
    const QString share = format::percent(std::abs(extra), 0);
    return extra < 0 ? Text::tr("A step takes roughly %1 less time.").arg(share)
                     : Text::tr("A step takes roughly %1 more time.").arg(share);
}

} // namespace

QString changes(const Proposal& proposal, const Scenario& before) {
    return changes(proposal.steps, before);
}

QString changes(const std::vector<Step>& steps, const Scenario& before) {
    QStringList names;
    for (const Step& step : steps)
        names << format::sentence(label(step.change, before));
    return names.join(QStringLiteral(" + "));
}

QString finding(const FitAnswer& answer, const Scenario& before) {
    switch (answer.outcome) {
    case FitAnswer::Outcome::fits:
        return faster(answer, before);
    case FitAnswer::Outcome::cannotRun:
        return Text::tr("This plan cannot run: mend its broken rules first");
    case FitAnswer::Outcome::found:
        return found(answer, before);
    case FitAnswer::Outcome::moreGpus:
        return moreGpus(answer, before);
    case FitAnswer::Outcome::nothingFits:
        break;
    }
    if (!answer.closest)
        return Text::
            tr("Nothing found makes this plan fit: it holds %1 too much. Take GPUs with more memory, or a "
               "smaller model")
                .arg(format::gib(answer.missing));
    return Text::
        tr("Nothing found makes this plan fit; the closest holds %1 too much. Take GPUs with more memory, "
           "or a smaller model")
            .arg(format::gib(answer.missing));
}

QString now(const FitAnswer& answer, const Scenario& before) {
    if (!answer.before)
        return {};
    const Price& price = *answer.before;
    return Text::tr("Now: %1 of %2 · bubble %3 · %4 sent by each GPU in a step · %5 of computation repeated")
        .arg(format::gibNumber(price.memory), format::gib(before.cluster.gpu.memory),
             format::percent(price.bubbleOverTotal), format::traffic(price.traffic.total()),
             format::percent(price.extraComputation));
}

QString preview(const Proposal& proposal, const FitAnswer& answer, const Scenario& before) {
    const QString prices = moves(*answer.before, proposal.price);
    const QString change = changes(proposal, before);
    const QString sentences =
        Text::tr("%1 %2", "two sentences")
            .arg(prices.isEmpty() ? Text::tr("%1.", "a change").arg(change)
                                  : Text::tr("%1: %2.", "a change, what moves with it").arg(change, prices),
                 time(proposal.extraTime));
    if (proposal.beatenBy.empty())
        return sentences;
    return Text::tr("%1 No figure is better than with %2, and one is worse.")
        .arg(sentences, changes(proposal.beatenBy, before));
}

QString traffic(const Traffic& before, const Traffic& after) {
    QStringList lines;
    for (const TrafficKind kind : allTrafficKinds) {
        if (before.part(kind).value() == 0 && after.part(kind).value() == 0)
            continue;
        const QString from = format::traffic(before.part(kind)), to = format::traffic(after.part(kind));
        const QString name = communication::kindName(kind);
        lines << (from == to ? Text::tr("%1: %2 as before", "a kind of traffic, its amount").arg(name, to)
                             : Text::tr("%1: %2 → %3").arg(name, from, to));
    }
    return lines.join(u'\n');
}

} // namespace quadrille::proposal
