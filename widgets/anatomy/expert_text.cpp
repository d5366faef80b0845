// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::anatomy_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(anatomy)
};

const MixtureOfExperts& moe(const AnatomyContent& content) {
    return *content.scenario().model.experts;
}

/// "3" or "0–7".
QString range(std::int64_t first, std::int64_t count) {
    return count == 1 ? format::count(first)
                      : Text::tr("%1–%2", "from a number to another")
                            .arg(format::count(first), format::count(first + count - 1));
}

QString dispatchedReadout(const AnatomyContent& content) {
    const anatomy::ExpertTokens& tokens = *content.routed;
    const QString made =
        Text::tr("In a layer the tokens of a micro-batch on this GPU make %1 visits to experts, %2 each",
                 "two numbers")
            .arg(tokenCount(tokens.routed), format::count(moe(content).topK));
    if (content.scenario().plan.ep == 1)
        return Text::tr("%1; all experts are here, and none is sent.", "a sentence").arg(made);
    QString ways = Text::tr("%1 stay here, %2 go over the fast link, %3 leave the node",
                            "three numbers of visits to experts")
                       .arg(tokenCount(tokens.kept), tokenCount(tokens.inNode), tokenCount(tokens.network));
    if (tokens.kept + tokens.inNode + tokens.network > 1.0001 * tokens.routed)
        ways = Text::tr("%1, some of which are handed on there", "where tokens go").arg(ways);
    const QString dispatch =
        (content.scenario().recipe.fp8Dispatch
             ? Text::tr(
                   "An all-to-all dispatches them in FP8 and another one brings them back in 16 bits, each "
                   "%1 to %2 other GPUs in %3 in the mean.",
                   "bytes, a number, time")
             : Text::tr(
                   "The all-to-all that dispatches them sends %1 to %2 other GPUs in %3; another one brings "
                   "as much back.",
                   "bytes, a number, time"))
            .arg(format::traffic(tokens.dispatch), format::count(content.scenario().plan.ep - 1),
                 format::duration(tokens.time.value()));
    return Text::tr("%1: %2. %3", "three sentences").arg(made, ways, dispatch);
}

QString busiestReadout(const AnatomyContent& content) {
    const anatomy::ExpertTokens& tokens = *content.routed;
    QString busiest =
        Text::tr("The busiest EP rank computes %1 visits, %2 times an even share", "two numbers")
            .arg(tokenCount(tokens.load * tokens.computed), format::number(tokens.load, 3));
    if (tokens.dropped > 0)
        busiest = Text::tr("%1; %2 beyond the capacity are dropped", "a sentence, a number")
                      .arg(busiest, tokenCount(tokens.dropped));
    if (content.scenario().plan.ep > 1)
        busiest = Text::tr("%1; its all-to-all takes %2 in place of %3", "a sentence, two times")
                      .arg(busiest, format::duration(tokens.busiestTime.value()),
                           format::duration(tokens.time.value()));
    return Text::tr("%1. The others wait for it.", "a sentence").arg(busiest);
}

} // namespace

QString tokenCount(double tokens) {
    constexpr double exact = 10;
    return tokens < exact && tokens != std::round(tokens) ? format::number(tokens, 3)
                                                          : format::count(std::llround(tokens));
}

QStringList expertNotes(const AnatomyContent& content, std::int64_t perBox) {
    const anatomy::ExpertShare& experts = content.share.experts;
    const QString all = format::count(moe(content).experts);
    const QString here = range(experts.first, experts.count);
    const QString held = Text::tr("Experts %1 of %2", "one or a range of them, a number").arg(here, all);
    const QString few = Text::tr("%1 of %2", "experts").arg(here, all);
    QStringList notes;
    if (experts.part.parts > 1)
        notes
            << Text::tr("%1, 1/%2 of each", "experts, a number").arg(held, format::count(experts.part.parts));
    notes << held << few;
    if (perBox > 1)
        for (QString& note : notes)
            note = Text::tr("%1 (□ = %2)", "experts; a square is so many").arg(note, format::count(perBox));
    return notes;
}

QStringList routedHeads(const AnatomyContent& content) {
    const QString visited = format::count(moe(content).topK), all = format::count(moe(content).experts);
    return {Text::tr("Visits to a layer’s experts, top %1 of %2, in a micro-batch", "two numbers")
                .arg(visited, all),
            Text::tr("Visits to experts, top %1 of %2", "two numbers").arg(visited, all),
            Text::tr("Experts, top %1", "a number").arg(visited)};
}

QString routedName(TokenBar::Row row) {
    switch (row) {
    case TokenBar::Row::dispatched:
        return Text::tr("From here", "visits of tokens to experts");
    case TokenBar::Row::computed:
        return Text::tr("To its experts", "visits of tokens");
    case TokenBar::Row::busiest:
        break;
    }
    return Text::tr("To the busiest", "visits of tokens");
}

QString routedReadout(const AnatomyContent& content, TokenBar::Row row) {
    switch (row) {
    case TokenBar::Row::dispatched:
        return dispatchedReadout(content);
    case TokenBar::Row::computed:
        return Text::tr("In a layer the experts here compute %1 visits of a micro-batch where all get as "
                        "many, %2 each.",
                        "two numbers")
            .arg(tokenCount(content.routed->computed), tokenCount(content.routed->ofExpert));
    case TokenBar::Row::busiest:
        break;
    }
    return busiestReadout(content);
}

QString expertReadout(const AnatomyContent& content, std::int64_t expert) {
    const anatomy::ExpertShare& experts = content.share.experts;
    const bool here = expert >= experts.first && expert < experts.first + experts.count;
    const QString visits =
        Text::tr("Each token visits %1; an even share is %2 tokens of a micro-batch to each expert.",
                 "two numbers")
            .arg(format::count(moe(content).topK), tokenCount(content.routed->ofExpert));
    const QString held =
        experts.count == 1
            ? Text::tr("Expert %1 of %2 is here", "two numbers")
                  .arg(format::count(experts.first), format::count(moe(content).experts))
            : Text::tr("Experts %1 to %2 of %3 are here", "three numbers")
                  .arg(format::count(experts.first), format::count(experts.first + experts.count - 1),
                       format::count(moe(content).experts));
    const QString divided =
        experts.part.parts > 1
            ? Text::tr("%1, 1/%2 of each", "experts, a number").arg(held, format::count(experts.part.parts))
            : held;
    if (here)
        return divided + QStringLiteral(". ") + visits;
    return Text::tr("Expert %1 is on EP rank %2.", "two numbers")
               .arg(format::count(expert), format::count(expert / std::max<std::int64_t>(1, experts.count))) +
           u' ' + divided + QStringLiteral(". ") + visits;
}

} // namespace quadrille::anatomy_text
