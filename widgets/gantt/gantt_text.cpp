// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_text.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Gantt)
};

QString comparison(double makespan, double baseline, TimeBase base) {
    const double difference = makespan - baseline;
    if (std::abs(difference) <= 1e-9 * std::abs(baseline)) {
        return Text::tr("as long as A");
    }
    return difference < 0 ? Text::tr("%1 shorter than A").arg(durationText(-difference, base))
                          : Text::tr("%1 longer than A").arg(durationText(difference, base));
}

} // namespace

QString laneName(std::size_t lane) {
    return Text::tr("Stage %1").arg(format::count(static_cast<std::int64_t>(lane)));
}

QString kindName(OperationKind kind) {
    switch (kind) {
    case OperationKind::forward:
        return Text::tr("Forward");
    case OperationKind::backward:
        return Text::tr("Backward");
    case OperationKind::inputGradient:
        return Text::tr("Input gradient");
    case OperationKind::weightGradient:
        return Text::tr("Weight gradient");
    case OperationKind::fused:
        break;
    }
    return Text::tr("Forward and backward fused");
}

QString placeText(const TimelineIndex& index, std::size_t lane, std::int32_t stage, std::int32_t microbatch) {
    const QString number = format::count(static_cast<std::int64_t>(lane));
    if (index.chunks() < 2) {
        return Text::tr("stage %1").arg(number);
    }
    const auto chunk = static_cast<std::int64_t>(index.chunkOf(stage, microbatch));
    return Text::tr("stage %1 (chunk %2)").arg(number, format::count(chunk));
}

QString operationText(const TimelineIndex& index, std::size_t operation, TimeBase base) {
    const TimedOperation timed = index.timeline().operation(operation);
    const QString where =
        placeText(index, index.laneOf(operation), timed.operation.stage, timed.operation.microbatch);
    const QString when = rangeText({timed.start, timed.end}, base);
    const QString microbatch = format::count(timed.operation.microbatch);
    switch (timed.operation.kind) {
    case OperationKind::forward:
        return Text::tr("Forward of micro-batch %1, %2: %3").arg(microbatch, where, when);
    case OperationKind::backward:
        return Text::tr("Backward of micro-batch %1, %2: %3").arg(microbatch, where, when);
    case OperationKind::inputGradient:
        return Text::tr("Input gradient of micro-batch %1, %2: %3").arg(microbatch, where, when);
    case OperationKind::weightGradient:
        return Text::tr("Weight gradient of micro-batch %1, %2: %3").arg(microbatch, where, when);
    case OperationKind::fused:
        break;
    }
    return Text::tr("Forward of micro-batch %1 with backward of micro-batch %2, %3: %4")
        .arg(microbatch, format::count(timed.operation.backwardMicrobatch), where, when);
}

QString gapText(std::size_t lane, const TimeRange& gap, TimeBase base) {
    return Text::tr("Stage %1 idle %2, %3")
        .arg(format::count(static_cast<std::int64_t>(lane)), durationText(gap.length(), base),
             rangeText(gap, base));
}

QString idleLabel(double length, TimeBase base) {
    return Text::tr("idle %1", "a length of time").arg(durationText(length, base));
}

QString waitingLabel(double length, std::size_t maker, TimeBase base) {
    return Text::tr("idle %1: waits for stage %2", "a length of time")
        .arg(durationText(length, base), format::count(static_cast<std::int64_t>(maker)));
}

QString doneLabel(double length, TimeBase base) {
    return Text::tr("idle %1: its work is done", "a length of time").arg(durationText(length, base));
}

QString stretchText(const TimelineIndex& index, std::size_t lane, const TimeRange& stretch, TimeBase base) {
    if (isUnknown(index.timeline(), lane))
        return Text::tr("Stage %1 was not measured: there is no trace of it")
            .arg(format::count(static_cast<std::int64_t>(lane)));
    const double busy =
        (index.busyUntil(lane, stretch.end).total() - index.busyUntil(lane, stretch.begin).total());
    const OperationRun run = index.visible(lane, stretch);
    return Text::tr("Stage %1, %2: %3, %4 idle")
        .arg(format::count(static_cast<std::int64_t>(lane)), rangeText(stretch, base),
             Text::tr("%Ln operations", nullptr, static_cast<int>(run.size())),
             format::percent(std::max(0.0, 1 - busy / stretch.length())));
}

QString memoryText(const MemoryLanes& memory, std::size_t lane, const QString& moment, double time) {
    const MemoryLanes::Lane& held = memory[lane];
    const Bytes more = held.profile.at(time);
    const Bytes total = held.states + more;
    const QString number = format::count(static_cast<std::int64_t>(lane));
    const QString parts = Text::tr("%1 of states, %2 of activations and working memory")
                              .arg(format::gib(held.states), format::gib(more));
    if (!(held.capacity.value() > 0)) {
        return Text::tr("Stage %1 holds %2 at %3: %4").arg(number, format::gib(total), moment, parts);
    }
    const QString sentence =
        Text::tr("Stage %1 holds %2 of %3 at %4: %5")
            .arg(number, format::gibNumber(total), format::gib(held.capacity), moment, parts);
    return total > held.capacity
               ? Text::tr("%1; %2 too many").arg(sentence, format::gib(total + held.capacity * -1))
               : sentence;
}

QString operationLabel(const TimelineIndex& index, std::int32_t stage, std::int32_t microbatch,
                       bool withChunk) {
    QString label = QString::number(microbatch);
    if (withChunk) {
        label += QStringLiteral("·%1").arg(index.chunkOf(stage, microbatch));
    }
    return label;
}

QString findingText(const TimelineIndex& index, const QString& schedule,
                    std::optional<double> baselineMakespan, TimeBase base) {
    QStringList facts{Text::tr("%Ln stages", nullptr, static_cast<int>(index.laneCount())),
                      Text::tr("%Ln micro-batches", nullptr, index.microbatches())};
    if (index.hasDirections()) {
        facts << Text::tr("%Ln replicas, half of them upward", nullptr, static_cast<int>(index.chunks()));
    } else if (index.chunks() > 1) {
        facts << Text::tr("%Ln chunks a stage", nullptr, static_cast<int>(index.chunks()));
    }
    if (!schedule.isEmpty()) {
        facts << schedule;
    }
    const QString share = format::percent(index.timeline().bubbleOverTotal);
    const QString all = facts.join(Text::tr(", ", "between the facts of a sentence"));
    QString sentence = base == TimeBase::model
                           ? Text::tr("Stages idle %1 of the pipeline's %2: %3")
                                 .arg(share, format::duration(index.timeline().makespan), all)
                           : Text::tr("Stages idle %1 of the step, were they all alike: %2").arg(share, all);
    if (!baselineMakespan) {
        return sentence;
    }
    return Text::tr("%1; %2").arg(sentence, comparison(index.timeline().makespan, *baselineMakespan, base));
}

QString idleText(const Timeline& timeline, bool withIdeal) {
    const QString total = format::percent(timeline.bubbleOverTotal);
    return withIdeal ? Text::tr("Idle %1 of total, %2 of ideal")
                           .arg(total, format::percent(timeline.idleOverBusy()))
                     : Text::tr("Idle %1").arg(total);
}

QString visibleIdleText(double share) {
    return Text::tr("visible: %1 idle").arg(format::percent(share));
}

QString baselineText(double makespan, TimeBase base) {
    return Text::tr("A: %1").arg(makespanText(makespan, base));
}

QString notMeasuredText() {
    return Text::tr("not measured", "a stage");
}

QString laneIdleText(const Timeline& timeline, std::size_t lane) {
    if (isUnknown(timeline, lane))
        return notMeasuredText();
    const double share = timeline.makespan > 0 ? timeline.ranks[lane].idle / timeline.makespan : 0;
    return Text::tr("%1 idle").arg(format::percent(share));
}

QString lanePeakText(const Timeline& timeline, std::size_t lane) {
    if (isUnknown(timeline, lane))
        return {};
    return Text::tr("peak %1").arg(format::count(timeline.ranks[lane].peakAtInputGradient));
}

QString lanePeakText(const MemoryLanes::Lane& memory) {
    const QString peak = Text::tr("peak %1").arg(format::gib(memory.peak));
    return memory.isExceeded() ? zoneGlyph(Zone::red) + u' ' + peak : peak;
}

QString activationsName() {
    return Text::tr("Activations in flight");
}

QString statesName() {
    return Text::tr("States", "of the memory: parameters, gradients, optimizer");
}

QString workingMemoryName() {
    return Text::tr("Activations and working memory");
}

QString overCapacityName() {
    return Text::tr("Over capacity");
}

QString stripScaleName(const MemoryLanes& memory) {
    const QString top = format::gib(memory.top());
    return memory.scale() == StripScale::capacity ? Text::tr("Strips up to %1, the capacity").arg(top)
                                                  : Text::tr("Strips up to %1, the peak").arg(top);
}

QString idleName() {
    return Text::tr("Idle");
}

QString backwardOrInputGradientName() {
    return Text::tr("Backward or input gradient");
}

std::vector<std::pair<OperationKind, QString>> legendKinds(const std::vector<const TimelineIndex*>& indices) {
    const auto holds = [&indices](OperationKind kind) {
        return std::ranges::any_of(indices, [kind](const TimelineIndex* each) { return each->holds(kind); });
    };
    std::vector<std::pair<OperationKind, QString>> kinds;
    if (holds(OperationKind::forward))
        kinds.emplace_back(OperationKind::forward, kindName(OperationKind::forward));
    const bool whole = holds(OperationKind::backward);
    const bool split = holds(OperationKind::inputGradient);
    if (whole && split) {
        kinds.emplace_back(OperationKind::backward, backwardOrInputGradientName());
    } else if (whole || split) {
        const OperationKind kind = whole ? OperationKind::backward : OperationKind::inputGradient;
        kinds.emplace_back(kind, kindName(kind));
    }
    for (const OperationKind kind : {OperationKind::weightGradient, OperationKind::fused})
        if (holds(kind))
            kinds.emplace_back(kind, kindName(kind));
    return kinds;
}

QString shadesName(bool ofDirections) {
    return ofDirections ? Text::tr("Upward pipeline darker") : Text::tr("Later chunks darker");
}

QString tooManyTransfersText() {
    return Text::tr("Zoom in to see transfers");
}

QString defaultAxisName() {
    return Text::tr("Time (forward of one micro-batch through one stage = 1)");
}

QString modelAxisName(const QString& unit) {
    return Text::tr("Modelled time (%1)").arg(unit);
}

QString measuredAxisName(const QString& unit) {
    return Text::tr("Measured time (%1)").arg(unit);
}

} // namespace quadrille::gantt
