// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_text.h"

#include "core/pipeline/dependencies.h"
#include "core/pipeline/waiting.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace quadrille {

std::vector<int> BoardContent::missingOn(OperationKind kind, int microbatch) const {
    std::vector<int> missing;
    for (int stage = 0; stage < task().stages(); ++stage) {
        const std::vector<Operation>& placed = lane(task().rankOf(stage));
        if (std::ranges::find(placed, Operation{kind, stage, microbatch}) == placed.end())
            missing.push_back(stage);
    }
    return missing;
}

namespace board_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(laboratory)
};

QString number(std::int64_t value) {
    return format::count(value);
}

QString share(const BoardContent& content) {
    return format::percent(content.standing.timeline.bubbleOverTotal);
}

double makespan(const BoardContent& content) {
    return content.standing.timeline.makespan;
}

bool reachesBound(const BoardContent& content) {
    return makespan(content) <= content.standing.bound.time;
}

QString ofBar(const BoardContent& content, const BoardPlace& place) {
    const TimedOperation timed = content.timed(place.rank, place.index);
    std::int32_t held = 0;
    for (int index = 0; index <= place.index; ++index) {
        const OperationKind kind = content.lane(place.rank).at(static_cast<std::size_t>(index)).kind;
        held += kind == OperationKind::forward ? 1 : kind == OperationKind::inputGradient ? 0 : -1;
    }
    const QString sentence =
        content.task().chunks == 1
            ? Text::tr("%1 on stage %2, from %3 to %4; then it holds %n micro-batch(es)", nullptr, held)
            : Text::tr("%1 on rank %2, from %3 to %4; then it holds activations of %n forward(s)", nullptr,
                       held);
    return sentence.arg(name(content.task(), timed.operation), number(place.rank),
                        number(std::llround(timed.start)), number(std::llround(timed.end)));
}

QString ofGap(const BoardContent& content, const BoardPlace& place) {
    const Timeline& timeline = content.standing.timeline;
    const Dependencies dependencies(timeline.order);
    const double before = place.index == 0 ? 0 : content.timed(place.rank, place.index - 1).end;
    const auto gap = gapAt(timeline, dependencies, static_cast<std::size_t>(place.rank), before);
    const laboratory::Task& task = content.task();
    const bool ofStages = task.chunks == 1;
    const QString next = name(task, content.timed(place.rank, place.index).operation);
    if (!gap || !gap->input)
        return (ofStages ? Text::tr("Stage %1 waits for %2") : Text::tr("Rank %1 waits for %2"))
            .arg(number(place.rank), next);
    const Operation& maker = timeline.order->operations.at(gap->input->operation);
    return (ofStages ? Text::tr("Stage %1 idles for %2 before %3: %4 on stage %5 has to end first")
                     : Text::tr("Rank %1 idles for %2 before %3: %4 on rank %5 has to end first"))
        .arg(number(place.rank), slotCount(gap->length()), next, name(task, maker),
             number(task.rankOf(maker.stage)));
}

QString ofChip(const BoardContent& content, const BoardPlace& place) {
    const QString name = chipName(place.kind, place.microbatch);
    const std::vector<int> missing = content.missingOn(place.kind, place.microbatch);
    if (missing.empty())
        return Text::tr("%1: placed on every stage").arg(name);
    QStringList stages;
    for (const int stage : missing)
        stages << number(stage);
    return Text::tr("%1: to be placed on stage %2", "operation, list of numbers")
        .arg(name, stages.join(QStringLiteral(", ")));
}

QString endOf(const laboratory::Task& task, int rank) {
    QString sentence;
    if (task.chunks == 1)
        sentence = task.splitBackward ? Text::tr("End of stage %1: F, I and W place what comes next")
                                      : Text::tr("End of stage %1: F and B place what comes next");
    else
        sentence = task.splitBackward ? Text::tr("End of rank %1: F, I and W place what comes next")
                                      : Text::tr("End of rank %1: F and B place what comes next");
    return sentence.arg(number(rank));
}

} // namespace

QString lane(const laboratory::Task& task, int rank) {
    return task.chunks == 1 ? Text::tr("Stage %1").arg(number(rank)) : Text::tr("Rank %1").arg(number(rank));
}

QString kindName(OperationKind kind) {
    switch (kind) {
    case OperationKind::forward:
        return Text::tr("Forward");
    case OperationKind::inputGradient:
        return Text::tr("Input gradient");
    case OperationKind::weightGradient:
        return Text::tr("Weight gradient");
    case OperationKind::backward:
    case OperationKind::fused:
        break;
    }
    return Text::tr("Backward");
}

QString name(const laboratory::Task& task, const Operation& operation) {
    return QString::fromStdString(laboratory::nameOnBoard(task, operation));
}

QString chipName(OperationKind kind, int microbatch) {
    return name({}, {kind, 0, microbatch});
}

QString toPlace() {
    return Text::tr("To place", "operations");
}

QString slotCount(double count) {
    return Text::tr("%n slot(s)", nullptr, static_cast<int>(std::llround(count)));
}

QString heldShort(const BoardContent& content, int rank) {
    const QString held = number(content.standing.most.at(static_cast<std::size_t>(rank)));
    const std::int32_t room = content.board.task.memory;
    return room == 0 ? held : Text::tr("%1 of %2", "held, room").arg(held, number(room));
}

QString boundMark(const BoardContent& content) {
    return Text::tr("none is shorter than %1").arg(number(std::llround(content.standing.bound.time)));
}

QString bestMark(const BoardContent& content) {
    return content.best ? Text::tr("best found %1").arg(number(std::llround(content.best->makespan)))
                        : QString();
}

QString bothMark(const BoardContent& content) {
    return Text::tr("best found %1; none is shorter").arg(number(std::llround(content.standing.bound.time)));
}

QString bestName(const laboratory::BestFound& best) {
    return best.kind == ScheduleKind::custom ? Text::tr("searched", "a schedule")
                                             : format::scheduleLabel(best.kind);
}

QString beginning() {
    return Text::tr(
        "Drag an operation from below into a stage, or go to a stage with the arrow keys and press "
        "F or B.");
}

QString finding(const BoardContent& content) {
    const laboratory::Standing& now = content.standing;
    const QString bound = slotCount(now.bound.time);
    if (now.placed == 0)
        return Text::tr("%n operation(s) to place; no schedule takes less than %1", nullptr,
                        static_cast<int>(now.operations))
            .arg(bound);
    if (!now.isComplete())
        return Text::tr("%1 of %2 operations placed, %3 so far")
            .arg(number(now.placed), number(now.operations), slotCount(makespan(content)));
    const QString mine = slotCount(makespan(content));
    if (reachesBound(content))
        return Text::tr("%1, bubble %2: no schedule can be shorter").arg(mine, share(content));
    return Text::tr("%1, bubble %2; no schedule takes less than %3").arg(mine, share(content), bound);
}

QString goals(const BoardContent& content) {
    const bool complete = content.standing.isComplete();
    const auto marked = [](bool reached, const QString& goal) {
        return (reached ? QStringLiteral("✓ ") : QStringLiteral("○ ")) + goal;
    };
    QStringList goals{marked(complete, Text::tr("all operations placed"))};
    if (content.best) {
        const double best = content.best->makespan;
        const QString length = slotCount(best);
        goals << (complete && makespan(content) < best
                      ? marked(true, Text::tr("shorter than the best found, %1 (%2)")
                                         .arg(length, bestName(*content.best)))
                      : marked(complete && laboratory::matches(makespan(content), *content.best),
                               Text::tr("within 2 % of the best found, %1 (%2)")
                                   .arg(length, bestName(*content.best))));
    } else {
        goals << marked(false, Text::tr("the best is being looked for…"));
    }
    goals << marked(
        complete && reachesBound(content),
        Text::tr("as short as is proven possible, %1 (%2)")
            .arg(slotCount(content.standing.bound.time), format::sentence(describe(content.standing.bound))));
    return goals.join(QStringLiteral("   "));
}

QString readout(const BoardContent& content, const BoardPlace& place) {
    switch (place.where) {
    case BoardPlace::Where::nowhere:
        break;
    case BoardPlace::Where::chip:
        return ofChip(content, place);
    case BoardPlace::Where::gap:
        return ofGap(content, place);
    case BoardPlace::Where::lane:
        if (place.index < content.laneSize(place.rank))
            return ofBar(content, place);
        return endOf(content.task(), place.rank);
    }
    return {};
}

} // namespace board_text
} // namespace quadrille
