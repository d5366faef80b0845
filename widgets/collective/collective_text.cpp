// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collective/collective_text.h"

#include "widgets/communication/communication_text.h"
#include "widgets/format.h"
#include "widgets/plural.h"

#include <QCoreApplication>

namespace quadrille::collective_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(collective)
};

QString letter(int chunk) {
    return {QChar(u'a' + chunk)};
}

QString payloadName(TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return Text::tr("the input of a layer");
    case TrafficKind::context:
        return Text::tr("keys and values of a layer");
    case TrafficKind::expert:
        return Text::tr("the tokens that a GPU dispatches in a layer");
    case TrafficKind::pipeline:
        return Text::tr("what one stage passes on");
    case TrafficKind::data:
        break;
    }
    return Text::tr("gradients of a GPU’s shared parameters");
}

QStringList beginnings(Collective collective) {
    switch (collective) {
    case Collective::allGather:
        return {Text::tr("At first each GPU has one chunk."), Text::tr("Each has one chunk.")};
    case Collective::allToAll:
        return {Text::tr("At first each GPU has a chunk for every GPU: 0→2 is from 0 for 2."),
                Text::tr("A chunk for every GPU.")};
    default:
        return {Text::tr("At first each GPU has numbers of its own for every chunk."),
                Text::tr("Numbers of its own for every chunk.")};
    }
}

QStringList endings(Collective collective) {
    switch (collective) {
    case Collective::reduceScatter:
        return {Text::tr("In the end each GPU has one chunk of the sum over all GPUs."),
                Text::tr("Each has one chunk of the sum.")};
    case Collective::allGather:
        return {Text::tr("In the end each GPU has the chunks of all."), Text::tr("Each has all chunks.")};
    case Collective::allReduce:
        return {Text::tr("In the end each GPU has the sum over all GPUs, in every chunk."),
                Text::tr("Each has the whole sum.")};
    case Collective::allToAll:
        break;
    }
    return {Text::tr("In the end each GPU has a chunk from every GPU."), Text::tr("A chunk from every GPU.")};
}

QString sourceList(const CollectiveContent& content, std::uint32_t sources) {
    QStringList names;
    for (int rank = 0; rank < content.steps.ranks(); ++rank)
        if ((sources >> rank & 1U) != 0)
            names << rankName(content, rank);
    return names.join(QStringLiteral(" + "));
}

} // namespace

QString collectiveName(Collective collective) {
    switch (collective) {
    case Collective::reduceScatter:
        return Text::tr("Reduce-scatter");
    case Collective::allGather:
        return Text::tr("All-gather");
    case Collective::allReduce:
        return Text::tr("All-reduce");
    case Collective::allToAll:
        break;
    }
    return Text::tr("All-to-all");
}

QStringList collectiveNames(Collective collective) {
    const QString plain = collectiveName(collective);
    if (collective == Collective::allReduce)
        return {Text::tr("All-reduce = reduce-scatter + all-gather"), plain};
    return {plain};
}

QString rankName(const CollectiveContent& content, int rank) {
    return content.showsGpus()
               ? Text::tr("GPU %1").arg(format::count(content.plan->gpus[static_cast<std::size_t>(rank)]))
               : Text::tr("Rank %1").arg(format::count(rank));
}

QString chunkSign(const CollectiveContent& content, const ChunkHeld& held) {
    if (held.chunk < 0)
        return {};
    if (content.steps.collective() != Collective::allToAll)
        return letter(held.chunk);
    int source = 0;
    while ((held.sources >> source & 1U) == 0)
        ++source;
    return QStringLiteral("%1→%2").arg(source).arg(held.chunk);
}

QStringList moments(const CollectiveContent& content) {
    const CollectiveSteps& steps = content.steps;
    if (content.isOver())
        return endings(steps.collective());
    if (content.done == 0 && content.moved == 0)
        return beginnings(steps.collective());
    const QString step = Text::tr("Step %1 of %2").arg(content.done + 1).arg(steps.steps());
    QString what = Text::tr("GPUs swap chunks in pairs.");
    QString few = what;
    if (steps.collective() != Collective::allToAll) {
        const bool adds = steps.moves(content.done).front().adds;
        what = adds ? Text::tr("each GPU passes a chunk to the next one, which adds it to its own.")
                    : Text::tr("each GPU passes a chunk to the next one, which keeps it.");
        few = adds ? Text::tr("passed on and added.", "chunks") : Text::tr("passed on and kept.", "chunks");
    }
    const bool both = steps.collective() == Collective::allReduce;
    const QString part = !both                         ? QString()
                         : steps.gathers(content.done) ? collectiveName(Collective::allGather)
                                                       : collectiveName(Collective::reduceScatter);
    const QString here = both ? Text::tr("%1, %2", "step of how many, a collective").arg(step, part) : step;
    const QString whole = Text::tr("%1: %2", "step of how many, what happens");
    return {whole.arg(here, what), whole.arg(here, few), here, step};
}

QStringList groupLines(const CollectiveContent& content) {
    if (!content.plan)
        return {};
    const CollectiveOfPlan& plan = *content.plan;
    const QString group =
        Text::tr("%1 group of %2 GPUs", "degree of parallelism, a number")
            .arg(communication::symbol(plan.group, plan.data), format::count(plan.cost.ranks));
    const QString whole = format::traffic(plan.whole);
    return {
        Text::tr("%1, %2: %3", "a group, bytes, what they are").arg(group, whole, payloadName(plan.group)),
        Text::tr("%1, %2", "a group, bytes").arg(group, whole), group};
}

QStringList costLines(const CollectiveContent& content) {
    if (!content.plan)
        return {};
    const CollectiveCost& cost = content.plan->cost;
    const QString sent = format::traffic(cost.sent), time = format::duration(cost.time.value());
    const int steps = pluralOf(cost.steps);
    const QString name = collectiveName(content.steps.collective());
    const QString whole =
        content.steps.collective() == Collective::allToAll
            ? Text::tr("%1: %Ln steps in pairs, each GPU sends %2 in %3", "a collective, bytes, time", steps)
            : Text::tr("%1: %Ln steps around a ring, each GPU sends %2 in %3", "a collective, bytes, time",
                       steps);
    return {whole.arg(name, sent, time),
            Text::tr("%Ln steps, %1, %2", "bytes that a GPU sends, time", steps).arg(sent, time)};
}

QString finding(const CollectiveContent& content) {
    QString shown = Text::tr("%1 among %2 GPUs: %3", "a collective, a number, what happens now")
                        .arg(collectiveNames(content.steps.collective()).front(),
                             format::count(content.steps.ranks()), moments(content).front());
    if (!content.plan)
        return shown;
    return Text::tr("%1 %2. %3.", "three sentences")
        .arg(shown, groupLines(content).front(), costLines(content).front());
}

QString readout(const CollectiveContent& content, int rank, int slot) {
    const ChunkHeld& held = content.steps.held(content.done, rank, slot);
    const QString name = rankName(content, rank);
    if (held.chunk < 0)
        return Text::tr("%1 has nothing of chunk %2 yet.", "a GPU, a letter").arg(name, letter(slot));
    const QString from = sourceList(content, held.sources);
    if (content.steps.collective() == Collective::allToAll)
        return Text::tr("%1 has the chunk from %2 for %3.", "three GPUs")
            .arg(name, from, rankName(content, held.chunk));
    if (content.adds())
        return Text::tr("%1 has of chunk %2 the sum over %3.", "a GPU, a letter, GPUs")
            .arg(name, letter(held.chunk), from);
    return Text::tr("%1 has chunk %2, from %3.", "a GPU, a letter, a GPU")
        .arg(name, letter(held.chunk), from);
}

} // namespace quadrille::collective_text
