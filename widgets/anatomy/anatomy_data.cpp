// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/anatomy_view.h"
#include "widgets/communication/communication_text.h"

namespace quadrille {
namespace {

/// Rows of what a GPU has of what there is.
class Rows {
public:
    explicit Rows(DataTable& table) : m_table(table) {}

    void add(const QString& of, const QString& name, double here, double all, const QString& unit) {
        m_table.rows << QList<QVariant>{of, name, here, all, unit};
    }

private:
    DataTable& m_table;
};

void addPlace(Rows& rows, const AnatomyContent& content) {
    const Plan& plan = content.scenario().plan;
    const RankPosition& at = content.share.at;
    const QString rank = AnatomyView::tr("rank");
    const auto coordinate = [&](const QString& name, std::int64_t here, std::int64_t ranks) {
        rows.add(AnatomyView::tr("place"), name, static_cast<double>(here), static_cast<double>(ranks), rank);
    };
    coordinate(AnatomyView::tr("GPU"), content.share.gpu, content.gpus());
    coordinate(QStringLiteral("TP"), at.tensor, plan.tp);
    coordinate(QStringLiteral("CP"), at.context, plan.cp);
    coordinate(QStringLiteral("PP"), at.pipeline, plan.pp);
    coordinate(QStringLiteral("DP"), at.data, dataParallel(content.scenario()));
    coordinate(QStringLiteral("EP"), at.expert, plan.ep);
    coordinate(QStringLiteral("ETP"), content.share.expertTensorRank, expertTensor(plan));
}

void addModel(Rows& rows, const AnatomyContent& content) {
    const ModelSpec& model = content.scenario().model;
    rows.add(AnatomyView::tr("model"), AnatomyView::tr("layers"), static_cast<double>(content.share.layers()),
             static_cast<double>(model.layers), AnatomyView::tr("layers"));
    std::int64_t dense = 0, sparse = 0;
    for (const anatomy::ChunkShare& chunk : content.share.chunks) {
        dense += chunk.shape.counts.dense;
        sparse += chunk.shape.counts.sparse;
    }
    const auto matrices = [&rows](const std::vector<anatomy::MatrixShare>& shares, const QString& of,
                                  std::int64_t here, std::int64_t all) {
        for (const anatomy::MatrixShare& share : shares)
            rows.add(of, anatomy_text::matrixName(share), static_cast<double>(here) * share.parameters(),
                     static_cast<double>(all) * share.whole.parameters(), AnatomyView::tr("parameters"));
    };
    const std::int64_t allSparse = sparseLayers(model);
    matrices(content.share.dense, AnatomyView::tr("layers with a dense FFN"), dense,
             model.layers - allSparse);
    matrices(content.share.sparse, AnatomyView::tr("layers with experts"), sparse, allSparse);
    matrices(content.share.ends, AnatomyView::tr("outside the layers"), 1, 1);
}

void addExperts(Rows& rows, const AnatomyContent& content) {
    if (!content.routed)
        return;
    const anatomy::ExpertTokens& routed = *content.routed;
    const auto experts = static_cast<double>(content.scenario().model.experts->experts);
    const auto gpus = static_cast<double>(content.scenario().plan.ep);
    const QString of = AnatomyView::tr("experts of a layer, by EP group"),
                  visits = AnatomyView::tr("visits of a micro-batch");
    rows.add(of, AnatomyView::tr("experts"), static_cast<double>(content.share.experts.count), experts,
             AnatomyView::tr("experts"));
    rows.add(of, AnatomyView::tr("dispatched"), routed.routed, gpus * routed.routed, visits);
    rows.add(of, AnatomyView::tr("of these sent to other GPUs"), routed.routed - routed.kept,
             gpus * (routed.routed - routed.kept), visits);
    rows.add(of, AnatomyView::tr("computed, an even share"), routed.computed, gpus * routed.computed, visits);
    rows.add(of, AnatomyView::tr("computed by the busiest rank"), routed.load * routed.computed,
             gpus * routed.computed, visits);
}

void addBytes(Rows& rows, const AnatomyContent& content) {
    const QString bytes = AnatomyView::tr("bytes");
    for (const MemoryPart part : allMemoryParts)
        if (content.held().part(part) > Bytes())
            rows.add(AnatomyView::tr("memory"), anatomy_text::partName(part),
                     content.held().part(part).value(), content.memory.capacity.value(), bytes);
    for (std::size_t stage = 0; stage < content.states.size(); ++stage)
        rows.add(AnatomyView::tr("states"), AnatomyView::tr("ZeRO %1").arg(stage),
                 content.states[stage].total().value(), content.states.front().total().value(), bytes);
    for (const TrafficKind kind : content.exchanges.rows()) {
        const double sent = content.exchanges.exchange(kind).sent.value();
        rows.add(AnatomyView::tr("sent in a step"), communication::kindName(kind), sent,
                 sent * static_cast<double>(content.gpus()), bytes);
    }
}

} // namespace

DataTable AnatomyView::data() const {
    DataTable table;
    table.columns = {tr("of"), tr("what"), tr("this GPU"), tr("all"), tr("unit")};
    if (!m_content)
        return table;
    Rows rows(table);
    addPlace(rows, *m_content);
    addModel(rows, *m_content);
    rows.add(tr("batch"), tr("tokens of a step"), m_content->share.tokens.ofStep(),
             m_content->exchanges.performance->tokens, tr("tokens"));
    addExperts(rows, *m_content);
    addBytes(rows, *m_content);
    return table;
}

} // namespace quadrille
