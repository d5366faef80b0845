// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/proposal_text.h"

#include "widgets/communication/communication_text.h"
#include "widgets/format.h"

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
    return Text::tr("This plan fits; %n single changes make it faster, the best: %1 (%2)", nullptr,
                    static_cast<int>(answer.proposals.size()))
        .arg(changes(best, before), format::signedPercent(best.extraTime, 0));
}

QString moreGpus(const FitAnswer& answer, const Scenario& before) {
    const std::int64_t gpus = answer.proposals.front().scenario.cluster.gpus;
    return Text::tr("Nothing found fits on %1 GPUs: %2 too much at best. It takes %3 GPUs")
        .arg(format::count(before.cluster.gpus), format::gib(answer.missing), format::count(gpus));
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
    const Price& old = *answer.before;
    const QString prices =
        Text::tr("%1: memory %2 → %3, bubble %4 → %5, each GPU sends %6 → %7 in a step, computation repeated "
                 "%8 → %9.")
            .arg(changes(proposal, before), format::gib(old.memory), format::gib(proposal.price.memory),
                 format::percent(old.bubbleOverTotal), format::percent(proposal.price.bubbleOverTotal),
                 format::traffic(old.traffic.total()), format::traffic(proposal.price.traffic.total()),
                 format::percent(old.extraComputation), format::percent(proposal.price.extraComputation));
    const QString sentences = Text::tr("%1 A step takes roughly %2 time.")
                                  .arg(prices, format::signedPercent(proposal.extraTime, 0));
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
        lines << Text::tr("%1: %2 → %3")
                     .arg(communication::kindName(kind), format::traffic(before.part(kind)),
                          format::traffic(after.part(kind)));
    }
    return lines.join(u'\n');
}

} // namespace quadrille::proposal
