// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::gantt {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Gantt)
};

bool isWhole(double value) {
    return value == std::round(value) && std::abs(value) < 1e9;
}

/// "stage 2 (chunk 1)"
QString place(const TimelineIndex& index, std::size_t lane, std::int32_t stage) {
    const QString number = format::count(static_cast<std::int64_t>(lane));
    if (index.chunks() < 2) {
        return Text::tr("stage %1").arg(number);
    }
    const auto chunk = static_cast<std::int64_t>(index.chunkOf(lane, stage));
    return Text::tr("stage %1 (chunk %2)").arg(number, format::count(chunk));
}

QString comparison(double makespan, double baseline) {
    const double difference = makespan - baseline;
    if (std::abs(difference) <= 1e-9 * std::abs(baseline)) {
        return Text::tr("as long as A");
    }
    return difference < 0 ? Text::tr("%1 shorter than A").arg(units(-difference))
                          : Text::tr("%1 longer than A").arg(units(difference));
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

QString units(double time) {
    if (isWhole(time)) {
        return Text::tr("%Ln units", nullptr, static_cast<int>(time));
    }
    return Text::tr("%1 units").arg(format::number(time));
}

QString operationText(const TimelineIndex& index, std::size_t operation) {
    const TimedOperation timed = index.timeline().operation(operation);
    const QString where = place(index, index.laneOf(operation), timed.operation.stage);
    const QString start = format::number(timed.start);
    const QString end = format::number(timed.end);
    const QString microbatch = format::count(timed.operation.microbatch);
    switch (timed.operation.kind) {
    case OperationKind::forward:
        return Text::tr("Forward of micro-batch %1, %2: %3 – %4").arg(microbatch, where, start, end);
    case OperationKind::backward:
        return Text::tr("Backward of micro-batch %1, %2: %3 – %4").arg(microbatch, where, start, end);
    case OperationKind::inputGradient:
        return Text::tr("Input gradient of micro-batch %1, %2: %3 – %4").arg(microbatch, where, start, end);
    case OperationKind::weightGradient:
        return Text::tr("Weight gradient of micro-batch %1, %2: %3 – %4").arg(microbatch, where, start, end);
    case OperationKind::fused:
        break;
    }
    return Text::tr("Forward of micro-batch %1 with backward of micro-batch %2, %3: %4 – %5")
        .arg(microbatch, format::count(timed.operation.backwardMicrobatch), where, start, end);
}

QString gapText(std::size_t lane, const TimeRange& gap) {
    return Text::tr("Stage %1 idle %2 – %3: %4")
        .arg(format::count(static_cast<std::int64_t>(lane)), format::number(gap.begin),
             format::number(gap.end), units(gap.length()));
}

QString stretchText(const TimelineIndex& index, std::size_t lane, const TimeRange& stretch) {
    const double busy =
        (index.busyUntil(lane, stretch.end).total() - index.busyUntil(lane, stretch.begin).total());
    const OperationRun run = index.visible(lane, stretch);
    return Text::tr("Stage %1, %2 – %3: %4, %5 idle")
        .arg(format::count(static_cast<std::int64_t>(lane)), format::number(stretch.begin),
             format::number(stretch.end), Text::tr("%Ln operations", nullptr, static_cast<int>(run.size())),
             format::percent(std::max(0.0, 1 - busy / stretch.length())));
}

QString operationLabel(const TimelineIndex& index, std::size_t lane, const Operation& operation,
                       bool withChunk) {
    QString label = QString::number(operation.microbatch);
    if (withChunk) {
        label += QStringLiteral("·%1").arg(index.chunkOf(lane, operation.stage));
    }
    return label;
}

QString findingText(const TimelineIndex& index, const QString& schedule,
                    std::optional<double> baselineMakespan) {
    QStringList facts{Text::tr("%Ln stages", nullptr, static_cast<int>(index.laneCount())),
                      Text::tr("%Ln micro-batches", nullptr, index.microbatches())};
    if (index.chunks() > 1) {
        facts << Text::tr("%Ln chunks a stage", nullptr, static_cast<int>(index.chunks()));
    }
    if (!schedule.isEmpty()) {
        facts << schedule;
    }
    const QString sentence = Text::tr("Stages idle %1 of the step: %2")
                                 .arg(format::percent(index.timeline().bubbleOverTotal),
                                      facts.join(Text::tr(", ", "between the facts of a sentence")));
    if (!baselineMakespan) {
        return sentence;
    }
    return Text::tr("%1; %2").arg(sentence, comparison(index.timeline().makespan, *baselineMakespan));
}

QString idleText(const Timeline& timeline, bool withIdeal) {
    const QString total = format::percent(timeline.bubbleOverTotal);
    return withIdeal ? Text::tr("Idle %1 of total, %2 of ideal")
                           .arg(total, format::percent(timeline.bubbleOverIdeal))
                     : Text::tr("Idle %1").arg(total);
}

QString visibleIdleText(double share) {
    return Text::tr("visible: %1 idle").arg(format::percent(share));
}

QString baselineText(double makespan) {
    return Text::tr("A: %1").arg(format::number(makespan));
}

QString laneIdleText(const Timeline& timeline, std::size_t lane) {
    const double share = timeline.makespan > 0 ? timeline.ranks[lane].idle / timeline.makespan : 0;
    return Text::tr("%1 idle").arg(format::percent(share));
}

QString lanePeakText(const Timeline& timeline, std::size_t lane) {
    return Text::tr("peak %1").arg(format::count(timeline.ranks[lane].peakAtInputGradient));
}

QString activationsName() {
    return Text::tr("Activations in flight");
}

QString defaultAxisName(std::size_t chunks) {
    return chunks > 1 ? Text::tr("Time (forward of one micro-batch through one chunk = 1)")
                      : Text::tr("Time (forward of one micro-batch = 1)");
}

} // namespace quadrille::gantt
