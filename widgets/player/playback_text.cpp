// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/playback_text.h"

#include "widgets/format.h"
#include "widgets/gantt/time_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::player {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Player)
};

QString number(std::size_t value) {
    return format::count(static_cast<std::int64_t>(value));
}

std::size_t rankOf(const Timeline& timeline, std::size_t operation) {
    const auto& offsets = timeline.order->rankOffsets;
    return static_cast<std::size_t>(std::upper_bound(offsets.begin(), offsets.end(), operation) -
                                    offsets.begin()) -
           1;
}

/// "2", or "2 (chunk 1)" where ranks hold several.
QString place(const Timeline& timeline, const Operation& operation, std::size_t rank) {
    const Order& order = *timeline.order;
    const bool severalChunks = order.shape.chunks > 1 || order.placement.stageToRank.size() > 1;
    if (!severalChunks)
        return number(rank);
    const std::int32_t chunk = order.placement.chunk(operation.stage, operation.microbatch,
                                                     static_cast<std::int32_t>(order.shape.ranks));
    return Text::tr("%1 (chunk %2)").arg(number(rank), format::count(chunk));
}

QString runs(const Timeline& timeline, std::size_t index) {
    const Operation& operation = timeline.order->operations[index];
    const QString stage = place(timeline, operation, rankOf(timeline, index));
    const QString microbatch = format::count(operation.microbatch);
    switch (operation.kind) {
    case OperationKind::forward:
        return Text::tr("Stage %1 runs the forward of micro-batch %2").arg(stage, microbatch);
    case OperationKind::backward:
        return Text::tr("Stage %1 runs the backward of micro-batch %2").arg(stage, microbatch);
    case OperationKind::inputGradient:
        return Text::tr("Stage %1 runs the input gradient of micro-batch %2").arg(stage, microbatch);
    case OperationKind::weightGradient:
        return Text::tr("Stage %1 runs the weight gradient of micro-batch %2").arg(stage, microbatch);
    case OperationKind::fused:
        break;
    }
    return Text::tr("Stage %1 runs the forward of micro-batch %2 and the backward of micro-batch %3 at once")
        .arg(stage, microbatch, format::count(operation.backwardMicrobatch));
}

QString withWaiters(QString text, const std::vector<Playback::Waiter>& waiters) {
    for (const Playback::Waiter& waiter : waiters) {
        text = waiter.kind == InputKind::gradient
                   ? Text::tr("%1; stage %2 waits for its gradient").arg(text, number(waiter.rank))
                   : Text::tr("%1; stage %2 waits for its activations").arg(text, number(waiter.rank));
    }
    return text;
}

} // namespace

QString sentence(const Playback& playback, std::size_t stop, TimeBase base) {
    const Timeline& timeline = playback.timeline();
    if (stop >= playback.size()) {
        return Text::tr("The step is over after %1. Micro-batches: %2; stages: %3.")
            .arg(gantt::durationText(timeline.makespan, base), number(playback.microbatches()),
                 number(timeline.rankCount()));
    }
    const Playback::Stop& here = playback.stops()[stop];
    const QString when = gantt::momentText(here.time, timeline.makespan, base);
    const QString microbatch = format::count(here.microbatch);
    const QString done = number(playback.microbatchesDone(here.time));
    const QString all = number(playback.microbatches());
    switch (here.event) {
    case Playback::Event::starts:
        break;
    case Playback::Event::enters:
        return Text::tr("%1: Micro-batch %2 enters at stage %3. %4 of %5 micro-batches are done.")
            .arg(when, microbatch, number(rankOf(timeline, here.operation)), done, all);
    case Playback::Event::leaves:
        return Text::tr(
                   "%1: Micro-batch %2 is done with its last gradient on stage %3. %4 of %5 micro-batches "
                   "are done.")
            .arg(when, microbatch, number(rankOf(timeline, here.operation)), done, all);
    }
    const QString happens = withWaiters(runs(timeline, here.operation), playback.waiters(stop));
    return Text::tr("%1: %2. %3 of %4 stages work.", "time, sentence, numbers")
        .arg(when, happens, number(playback.ranksAtWork(here.time)), number(timeline.rankCount()));
}

} // namespace quadrille::player
