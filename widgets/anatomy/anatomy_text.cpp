// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"

#include "core/layout/attention_heads.h"
#include "core/layout/group_of.h"
#include "core/layout/groups.h"
#include "widgets/communication/communication_text.h"
#include "widgets/format.h"
#include "widgets/plural.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::anatomy_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(anatomy)
};

/// How many leaves of the network the GPUs are below; 1: there is no spine.
std::int64_t leafCount(const AnatomyContent& content) {
    return leafOf(content.scenario().cluster, content.gpus() - 1) + 1;
}

QString listed(const QStringList& words) {
    return words.join(Text::tr(", ", "between the items of a list"));
}

} // namespace

QString coordinates(const AnatomyContent& content) {
    const RankPosition& at = content.share.at;
    const Plan& plan = content.scenario().plan;
    QStringList list;
    const auto add = [&list](const char* name, std::int64_t rank, std::int64_t ranks) {
        if (ranks > 1)
            list << QStringLiteral("%1 %2").arg(QLatin1String(name), format::count(rank));
    };
    add("TP", at.tensor, plan.tp);
    add("CP", at.context, plan.cp);
    add("PP", at.pipeline, plan.pp);
    add("DP", at.data, dataParallel(content.scenario()));
    add("EP", at.expert, plan.ep);
    if (foldsExperts(plan))
        add("ETP", content.share.expertTensorRank, expertTensor(plan));
    return listed(list);
}

QString layerRanges(const AnatomyContent& content) {
    QStringList ranges;
    std::vector<anatomy::ChunkShare> chunks = content.share.chunks;
    std::ranges::sort(chunks, {}, [](const anatomy::ChunkShare& chunk) { return chunk.shape.firstLayer; });
    for (const anatomy::ChunkShare& chunk : chunks) {
        const std::int64_t first = chunk.shape.firstLayer, last = first + chunk.shape.layers - 1;
        if (chunk.shape.layers == 1)
            ranges << format::count(first);
        else if (chunk.shape.layers > 1)
            ranges << Text::tr("%1–%2", "from a number to another")
                          .arg(format::count(first), format::count(last));
    }
    constexpr qsizetype most = 4;
    if (ranges.size() > most) {
        ranges = ranges.first(most);
        ranges << QStringLiteral("…");
    }
    return listed(ranges);
}

QString gpuPlace(const AnatomyContent& content) {
    const QString gpu = format::count(content.share.gpu), node = format::count(content.share.node);
    if (leafCount(content) == 1)
        return Text::tr("GPU %1 on node %2").arg(gpu, node);
    return Text::tr("GPU %1 on node %2, leaf %3")
        .arg(gpu, node, format::count(leafOf(content.scenario().cluster, content.share.gpu)));
}

QStringList clusterHeads(const AnatomyContent& content) {
    const std::int64_t nodes = nodeOf(content.scenario().cluster, content.gpus() - 1) + 1;
    if (content.gpus() == 1)
        return {Text::tr("One GPU")};
    const QString gpus = format::count(content.gpus());
    if (nodes == 1)
        return {Text::tr("%1 GPUs in one node").arg(gpus), Text::tr("%1 GPUs").arg(gpus)};
    QStringList heads{Text::tr("%1 GPUs in %2 nodes", "two numbers").arg(gpus, format::count(nodes)),
                      Text::tr("%1 GPUs").arg(gpus)};
    if (const std::int64_t leaves = leafCount(content); leaves > 1)
        heads.prepend(Text::tr("%1 GPUs in %2 nodes below %3 leaves", "three numbers")
                          .arg(gpus, format::count(nodes), format::count(leaves)));
    return heads;
}

QStringList cellNotes(std::int64_t perCell) {
    return {Text::tr("A square is %1 GPUs").arg(format::count(perCell)),
            Text::tr("□ = %1", "a square is so many GPUs").arg(format::count(perCell))};
}

std::vector<std::pair<AnatomyLabel::Swatch, QStringList>> clusterLegend(const AnatomyContent& content) {
    using enum AnatomyLabel::Swatch;
    const QString own = Text::tr("GPU %1").arg(format::count(content.share.gpu));
    using Legend = std::vector<std::pair<AnatomyLabel::Swatch, QStringList>>;
    Legend borders;
    if (leafCount(content) > 1)
        borders.push_back({leaf, {Text::tr("between leaves (racks)"), Text::tr("leaves")}});
    const auto withBorders = [&borders](Legend legend) {
        legend.insert(legend.end(), borders.begin(), borders.end());
        return legend;
    };
    if (content.kind) {
        const QString symbol = communication::symbol(content.exchanges, *content.kind);
        return withBorders({{self, {own}},
                            {group, {Text::tr("its %1 group", "degree").arg(symbol), symbol}},
                            {rank,
                             {Text::tr("stronger: higher rank in its own group"),
                              Text::tr("stronger: higher rank"), Text::tr("rank")}}});
    }
    Legend legend{{self, {own}}};
    if (content.gpus() == 1)
        return legend;
    legend.push_back({sameWeights, {Text::tr("hold the same weights"), Text::tr("same weights")}});
    if (content.scenario().plan.tp > 1 || content.scenario().plan.ep > 1)
        legend.push_back({sameLayers, {Text::tr("hold other parts of its layers"), Text::tr("same layers")}});
    return withBorders(legend);
}

QStringList modelHeads(const AnatomyContent& content) {
    const std::int64_t tensor = content.scenario().plan.tp;
    const QString layers = layerRanges(content);
    const ModelSpec& model = content.scenario().model;
    QString all = format::count(model.layers);
    if (model.predictLayers > 0) // which are numbered on
        all += QStringLiteral(" + ") + format::count(model.predictLayers);
    if (content.share.layers() == 0)
        return {Text::tr("No layers of %1").arg(all), Text::tr("No layers")};
    const QString held = Text::tr("Layers %1 of %2", "a list of layers, how many there are").arg(layers, all);
    if (tensor == 1)
        return {Text::tr("%1, whole", "layers").arg(held), held, Text::tr("Layers %1").arg(layers)};
    return {Text::tr("%1, 1/%2 of each matrix", "layers, a number").arg(held, format::count(tensor)),
            Text::tr("%1, 1/%2 each", "layers, a number").arg(held, format::count(tensor)), held,
            Text::tr("Layers %1").arg(layers)};
}

QStringList batchHeads(const AnatomyContent& content) {
    const std::int64_t replicas = dataParallel(content.scenario());
    const std::int64_t context = content.scenario().plan.cp;
    const QString batch = replicas > 1 ? Text::tr("1/%1 of the batch").arg(format::count(replicas))
                                       : Text::tr("The whole batch");
    if (context == 1)
        return {batch, Text::tr("Batch")};
    return {Text::tr("%1, 1/%2 of each sequence", "part of the batch, a number")
                .arg(batch, format::count(context)),
            Text::tr("Batch 1/%1, sequence 1/%2").arg(format::count(replicas), format::count(context)),
            Text::tr("Batch")};
}

QStringList batchNotes(const AnatomyContent& content) {
    const QString tokens = format::sequenceLength(content.scenario().plan.sequence);
    return {Text::tr("→ %1 tokens, %Ln micro-batches", "a number; tokens go to the right",
                     pluralOf(content.share.tokens.microBatches))
                .arg(tokens),
            Text::tr("→ %1 tokens").arg(tokens), QStringLiteral("→ ") + tokens};
}

QStringList ringHeads(const AnatomyContent& content) {
    if (content.scenario().plan.contextMethod == ContextMethod::allGather)
        return {Text::tr("Queries × keys, gathered"), Text::tr("Queries × keys")};
    return {Text::tr("Queries × keys: step of the ring"), Text::tr("Step of the ring"), Text::tr("Ring")};
}

QString stepSign(std::int64_t step) {
    return format::count(step);
}

QStringList gpuHeads(const AnatomyContent& content) {
    const QString gpu = Text::tr("GPU %1").arg(format::count(content.share.gpu));
    const QString placed = gpuPlace(content);
    if (content.exchanges.rows().empty())
        return {Text::tr("%1 works alone", "a GPU").arg(placed), placed, gpu};
    return {Text::tr("%1 works with", "a GPU").arg(placed), placed, gpu};
}

QString rankName(const AnatomyContent& content, TrafficKind kind) {
    const Exchange& exchange = content.exchanges.exchange(kind);
    return Text::tr("%1 %2 of %3", "degree, rank, how many ranks")
        .arg(communication::symbol(content.exchanges, kind),
             format::count(rankInGroup(content.scenario(), kind, content.share.gpu)),
             format::count(exchange.ranks));
}

QString exchanged(const AnatomyContent& content, TrafficKind kind) {
    const Exchange& exchange = content.exchanges.exchange(kind);
    return Text::tr("%1 in %2", "bytes, time")
        .arg(format::traffic(exchange.sent), format::duration(exchange.time.value()));
}

QStringList groupLists(const AnatomyContent& content, TrafficKind kind) {
    const RankGroup group = groupOf(content.scenario(), kind, content.share.gpu, 16);
    QStringList lists;
    for (const std::size_t most : {8, 4, 3, 2})
        lists << Text::tr("GPUs %1", "a list of numbers").arg(communication::members(group, most));
    return lists;
}

QStringList memoryHeads(const AnatomyContent& content) {
    const QString held = amount(content.held().total());
    return {Text::tr("Holds %1 of %2", "bytes").arg(held, format::capacity(content.memory.capacity)), held};
}

QString partName(MemoryPart part) {
    return format::partName(part);
}

QString amount(Bytes bytes) {
    constexpr double mebi = 1 << 20;
    if (bytes.value() > 0 && inGib(bytes) < 0.1)
        return Text::tr("%1 MiB").arg(format::number(bytes.value() / mebi, 3));
    return format::gib(bytes);
}

QStringList zeroHeads(const AnatomyContent& content) {
    const Plan& plan = content.scenario().plan;
    const std::int64_t shards =
        plan.shardGroup > 0 ? plan.shardGroup : plan.cp * dataParallel(content.scenario());
    if (shards == 1)
        return {Text::tr("States under ZeRO"), Text::tr("ZeRO")};
    return {Text::tr("States under ZeRO, over %1 GPUs").arg(format::count(shards)),
            Text::tr("States under ZeRO"), Text::tr("ZeRO")};
}

QString zeroName(const AnatomyContent& content, int stage) {
    const bool own = content.scenario().plan.zero == stage;
    return own ? Text::tr("ZeRO %1 ◂", "the plan's own stage").arg(stage) : Text::tr("ZeRO %1").arg(stage);
}

QString finding(const AnatomyContent& content) {
    const QString gpu = format::count(content.share.gpu);
    const QString held = amount(content.held().total());
    const QString tokens = format::count(static_cast<std::int64_t>(content.share.tokens.ofStep()));
    const std::int64_t tensor = content.scenario().plan.tp;
    if (content.share.layers() == 0)
        return Text::tr("GPU %1 holds no layers, %2, and passes on %3 tokens a step").arg(gpu, held, tokens);
    const QString layers = layerRanges(content);
    if (tensor > 1)
        return Text::tr("GPU %1 holds 1/%2 of layers %3, %4 in all, and trains on %5 tokens a step",
                        "number, part, list of layers, bytes, number")
            .arg(gpu, format::count(tensor), layers, held, tokens);
    return Text::tr("GPU %1 holds layers %2, %3 in all, and trains on %4 tokens a step",
                    "number, list of layers, bytes, number")
        .arg(gpu, layers, held, tokens);
}

} // namespace quadrille::anatomy_text
