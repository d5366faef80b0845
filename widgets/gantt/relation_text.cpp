// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/relation_text.h"

#include "widgets/format.h"
#include "widgets/gantt/gantt_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::gantt {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Gantt)
};

/// "a", "a and b", "a, b and c"
QString listed(const QStringList& things) {
    if (things.size() < 2) {
        return things.join(QString());
    }
    return Text::tr("%1 and %2", "a list of things and its last one")
        .arg(things.first(things.size() - 1).join(Text::tr(", ", "between the things of a list")),
             things.last());
}

/// The operation that makes a thing, or takes it, seen from that side of it.
struct End {
    QString microbatch;
    QString place;
};

End forwardEnd(const TimelineIndex& index, const Relations& relations, std::size_t operation) {
    const Operation& at = relations.timeline().order->operations[operation];
    return {format::count(at.microbatch), placeText(index, index.laneOf(operation), at.stage, at.microbatch)};
}

End backwardEnd(const TimelineIndex& index, const Relations& relations, std::size_t operation) {
    const Operation& at = relations.timeline().order->operations[operation];
    return {format::count(backwardMicrobatch(at)),
            placeText(index, index.laneOf(operation), backwardStage(at), backwardMicrobatch(at))};
}

QString inputName(const TimelineIndex& index, const Relations& relations, const Input& input) {
    const bool ofForward = input.kind == InputKind::forward || input.kind == InputKind::ownForward;
    const End maker = ofForward ? forwardEnd(index, relations, input.operation)
                                : backwardEnd(index, relations, input.operation);
    switch (input.kind) {
    case InputKind::forward:
        return Text::tr("the forward of micro-batch %1 from %2").arg(maker.microbatch, maker.place);
    case InputKind::gradient:
        return Text::tr("the gradient of micro-batch %1 from %2").arg(maker.microbatch, maker.place);
    case InputKind::ownForward:
        return Text::tr("the forward of micro-batch %1 here").arg(maker.microbatch);
    case InputKind::ownInputGradient:
        break;
    }
    return Text::tr("the input gradient of micro-batch %1 here").arg(maker.microbatch);
}

QString userName(const TimelineIndex& index, const Relations& relations, const Input& user) {
    const End taker = user.kind == InputKind::forward ? forwardEnd(index, relations, user.operation)
                                                      : backwardEnd(index, relations, user.operation);
    const bool split =
        relations.timeline().order->operations[user.operation].kind == OperationKind::inputGradient;
    switch (user.kind) {
    case InputKind::forward:
        return Text::tr("the forward of micro-batch %1 on %2").arg(taker.microbatch, taker.place);
    case InputKind::gradient:
        return (split ? Text::tr("the input gradient of micro-batch %1 on %2")
                      : Text::tr("the backward of micro-batch %1 on %2"))
            .arg(taker.microbatch, taker.place);
    case InputKind::ownForward:
        return (split ? Text::tr("the input gradient of micro-batch %1 here")
                      : Text::tr("the backward of micro-batch %1 here"))
            .arg(taker.microbatch);
    case InputKind::ownInputGradient:
        break;
    }
    return Text::tr("the weight gradient of micro-batch %1 here").arg(taker.microbatch);
}

} // namespace

QString needsText(const TimelineIndex& index, const Relations& relations, std::size_t operation) {
    QStringList names;
    for (const Input& input : relations.dependencies().inputs(operation)) {
        names << inputName(index, relations, input);
    }
    return names.isEmpty() ? Text::tr("Needs no other operation") : Text::tr("Needs %1").arg(listed(names));
}

QString unblocksText(const TimelineIndex& index, const Relations& relations, std::size_t operation) {
    QStringList names;
    for (const Input& user : relations.dependencies().users(operation)) {
        names << userName(index, relations, user);
    }
    return names.isEmpty() ? Text::tr("Unblocks no other operation")
                           : Text::tr("Unblocks %1").arg(listed(names));
}

QString slackText(const Relations& relations, std::size_t operation, TimeBase base) {
    const double slack = relations.slack(operation);
    // Less than this is what sums of doubles leave.
    return slack > 1e-9 * relations.timeline().makespan ? Text::tr("Slack %1").arg(durationText(slack, base))
                                                        : Text::tr("No slack: it is critical");
}

QStringList relatedTexts(const TimelineIndex& index, const Relations& relations, std::size_t operation,
                         TimeBase base) {
    return {needsText(index, relations, operation), unblocksText(index, relations, operation),
            slackText(relations, operation, base)};
}

QStringList waitTexts(const Relations& relations, const Gap& gap, const std::vector<WaitLink>& chain,
                      std::size_t mostLinks, TimeBase base) {
    QStringList sentences{Text::tr("%1: %2", "idle time and its reason")
                              .arg(gapText(gap.rank, {gap.from, gap.to}, base),
                                   format::sentence(describe(gap, relations.dependencies())))};
    // The first link says the same as the gap.
    for (std::size_t i = 1; i < chain.size() && i <= mostLinks; ++i) {
        sentences << format::sentence(describe(chain[i], relations.dependencies()));
    }
    if (chain.size() > mostLinks + 1) {
        sentences << Text::tr("%Ln more waits", nullptr, static_cast<int>(chain.size() - mostLinks - 1));
    }
    return sentences;
}

QString sentencesText(const QStringList& sentences) {
    return sentences.join(Text::tr(". ", "between two sentences"));
}

} // namespace quadrille::gantt
