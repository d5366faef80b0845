// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/attention_heads.h"
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/communication/communication_text.h"
#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::anatomy_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(anatomy)
};

bool isOfEmbedding(MatrixName name) {
    return name == MatrixName::embedding || name == MatrixName::positions ||
           name == MatrixName::embeddingNorm;
}

QString gpuReadout(const AnatomyContent& content, std::int64_t gpu) {
    if (gpu == content.share.gpu) {
        const QString at = coordinates(content);
        const QString placed = gpuPlace(content);
        return at.isEmpty() ? placed : Text::tr("%1: %2", "a GPU, its ranks").arg(placed, at);
    }
    AnatomyContent other = content;
    other.lookAt(gpu);
    return gpuReadout(other, gpu);
}

QString layerReadout(const AnatomyContent& content, std::int64_t layer) {
    const Scenario& scenario = content.scenario();
    const auto& stages = content.resolved.chunks().stages();
    const bool embedding = layer < 0, head = layer >= scenario.model.layers;
    const auto& ends = content.share.ends;
    const auto parameters = [&](bool ofHead) {
        double sum = 0;
        for (const anatomy::MatrixShare& matrix : ends)
            if (isOfEmbedding(matrix.whole.name) != ofHead)
                sum += matrix.parameters();
        return sum;
    };
    if (embedding || head) {
        const QString name = embedding ? Text::tr("Embedding") : Text::tr("Final norm and head");
        const double held = parameters(head);
        return held > 0 ? Text::tr("%1: %2 parameters here").arg(name, format::parameters(held))
                        : Text::tr("%1: on another stage").arg(name);
    }
    std::int64_t stage = 0;
    while (stage + 1 < static_cast<std::int64_t>(stages.size()) &&
           stages[static_cast<std::size_t>(stage)].firstLayer +
                   stages[static_cast<std::size_t>(stage)].layers <=
               layer)
        ++stage;
    const bool sparse = isSparse(scenario.model, layer);
    const bool here = std::ranges::any_of(content.share.chunks, [layer](const anatomy::ChunkShare& chunk) {
        return layer >= chunk.shape.firstLayer && layer < chunk.shape.firstLayer + chunk.shape.layers;
    });
    const QString kind = sparse ? Text::tr("with experts") : Text::tr("with a dense FFN");
    const QString where = Text::tr("Layer %1, %2, on stage %3 of %4", "number, kind of layer, two numbers")
                              .arg(format::count(layer), kind, format::count(stage),
                                   format::count(static_cast<std::int64_t>(stages.size())));
    if (!here)
        return Text::tr("%1: on other GPUs", "a layer").arg(where);
    const double held = anatomy::parametersOf(sparse ? content.share.sparse : content.share.dense);
    return Text::tr("%1: %2 parameters here", "a layer, a number").arg(where, format::parameters(held));
}

QString runsText(const std::vector<anatomy::TokenRun>& runs) {
    QStringList list;
    for (const anatomy::TokenRun& run : runs)
        list << Text::tr("%1–%2", "from a number to another")
                    .arg(format::count(run.first), format::count(run.first + run.count - 1));
    return list.join(Text::tr(" and ", "between two runs of tokens"));
}

QString tokensReadout(const AnatomyContent& content) {
    const anatomy::TokenShare& tokens = content.share.tokens;
    const QString sequences =
        tokens.sequences == 1 ? Text::tr("Sequence %1 of every %2")
                                    .arg(format::count(tokens.firstSequence), format::count(tokens.stride))
                              : Text::tr("Sequences %1 to %2 of every %3")
                                    .arg(format::count(tokens.firstSequence),
                                         format::count(tokens.firstSequence + tokens.sequences - 1),
                                         format::count(tokens.stride));
    return Text::tr("%1, %2 times a step; of each the tokens %3: %4 tokens a step.",
                    "sequences, number of micro-batches, runs of tokens, number")
        .arg(sequences, format::count(tokens.microBatches), runsText(tokens.runs),
             format::count(static_cast<std::int64_t>(tokens.ofStep())));
}

QString ringReadout(const AnatomyContent& content, std::int64_t cell) {
    const Scenario& scenario = content.scenario();
    const std::int64_t ranks = layout::ringRanks(scenario);
    const bool halves = scenario.plan.contextBalance == ContextBalance::zigZag;
    const std::int64_t chunks = halves ? 2 * ranks : ranks;
    const auto rankOf = [&](std::int64_t chunk) {
        return halves && chunk >= ranks ? chunks - 1 - chunk : chunk;
    };
    const std::int64_t query = rankOf(cell / chunks), key = rankOf(cell % chunks);
    const QString meet =
        Text::tr("Queries of rank %1 meet keys of rank %2", "two ranks of context parallelism")
            .arg(format::count(query), format::count(key));
    if (scenario.plan.contextMethod == ContextMethod::allGather)
        return Text::tr("%1, gathered before", "a sentence").arg(meet);
    const std::int64_t step = anatomy::ringStep(scenario, query, key);
    return step == 0
               ? Text::tr("%1 in step 0, before any arrive", "a sentence").arg(meet)
               : Text::tr("%1 in step %2 of the ring", "a sentence, a number").arg(meet, format::count(step));
}

QString partReadout(const AnatomyContent& content, MemoryPart part) {
    const Bytes bytes = content.held().part(part);
    QString held = Text::tr("%1: %2 of %3 on this GPU", "part of memory, two times bytes")
                       .arg(format::partName(part), amount(bytes), amount(content.held().total()));
    const bool states =
        part == MemoryPart::parameters || part == MemoryPart::gradients || part == MemoryPart::optimizer;
    const anatomy::PartOf& shard = content.share.sharedShard;
    const int from = part == MemoryPart::optimizer ? 1 : part == MemoryPart::gradients ? 2 : 3;
    const int zero = content.scenario().estimator == Estimator::paper ? 1 : content.scenario().plan.zero;
    if (!states || zero < from || shard.parts < 2)
        return held;
    return Text::tr("%1; shard %2 of %3", "a sentence, which of how many")
        .arg(held, format::count(shard.part), format::count(shard.parts));
}

QString zeroReadout(const AnatomyContent& content, std::size_t stage) {
    const anatomy::StatesHeld& states = content.states.at(stage);
    return Text::
        tr("ZeRO %1: parameters %2, gradients %3, optimizer states %4; together %5 on each GPU of the stage",
           "stage, four times bytes")
            .arg(QString::number(stage), amount(states.parameters), amount(states.gradients),
                 amount(states.optimizer), amount(states.total()));
}

} // namespace

QString moments(const Scenario& scenario, TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return Text::tr("In every layer of every pass, before and after attention and FFN.");
    case TrafficKind::context:
        return Text::tr("In the attention of every layer and pass.");
    case TrafficKind::expert:
        return Text::tr("In every layer with experts, before and after them.");
    case TrafficKind::pipeline:
        return Text::tr("After every forward and backward pass of a chunk, to the next stage and back.");
    case TrafficKind::data:
        break;
    }
    switch (scenario.plan.zero) {
    case 0:
        return Text::tr("Once a step, as the last backward passes end.");
    case 1:
        return Text::tr(
            "Once a step: gradients as the last backward passes end, parameters after the optimizer.");
    case 2:
        return Text::tr("Gradients in the backward pass of every micro-batch, parameters once a step.");
    default:
        break;
    }
    return Text::tr("In every pass of every micro-batch, layer by layer.");
}

QString readout(const AnatomyContent& content, const AnatomyPlace& place) {
    using enum AnatomyPlace::What;
    switch (place.what) {
    case nothing:
        break;
    case gpu:
        return gpuReadout(content, place.index);
    case layer:
        return layerReadout(content, place.index);
    case matrix:
        return matrixReadout(content.matrices().at(static_cast<std::size_t>(place.index)));
    case expert:
        return expertReadout(content, place.index);
    case region:
        return regionReadout(content, place.index);
    case tokens:
        return tokensReadout(content);
    case ring:
        return ringReadout(content, place.index);
    case dimension: {
        const auto kind = static_cast<TrafficKind>(place.index);
        return communication::readout(content.exchanges, kind) + u' ' + moments(content.scenario(), kind);
    }
    case part:
        return partReadout(content, static_cast<MemoryPart>(place.index));
    case zero:
        return zeroReadout(content, static_cast<std::size_t>(place.index));
    case routed:
        return routedReadout(content, static_cast<TokenBar::Row>(place.index));
    }
    return {};
}

} // namespace quadrille::anatomy_text
