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

} // namespace

DataTable AnatomyView::data() const {
    DataTable table;
    table.columns = {tr("of"), tr("what"), tr("this GPU"), tr("all"), tr("unit")};
    if (!m_content)
        return table;
    const AnatomyContent& content = *m_content;
    const Scenario& scenario = content.scenario();
    const Plan& plan = scenario.plan;
    const RankPosition& at = content.share.at;
    Rows rows(table);
    const QString rank = tr("rank");
    const auto coordinate = [&](const char* name, std::int64_t here, std::int64_t ranks) {
        rows.add(tr("place"), QLatin1String(name), static_cast<double>(here), static_cast<double>(ranks),
                 rank);
    };
    rows.add(tr("place"), tr("GPU"), static_cast<double>(content.share.gpu),
             static_cast<double>(content.gpus()), rank);
    coordinate("TP", at.tensor, plan.tp);
    coordinate("CP", at.context, plan.cp);
    coordinate("PP", at.pipeline, plan.pp);
    coordinate("DP", at.data, dataParallel(scenario));
    coordinate("EP", at.expert, plan.ep);
    coordinate("ETP", content.share.expertTensorRank, expertTensor(plan));
    rows.add(tr("model"), tr("layers"), static_cast<double>(content.share.layers()),
             static_cast<double>(scenario.model.layers), tr("layers"));
    const QString parameters = tr("parameters");
    std::int64_t dense = 0, sparse = 0;
    for (const anatomy::ChunkShare& chunk : content.share.chunks) {
        dense += chunk.shape.counts.dense;
        sparse += chunk.shape.counts.sparse;
    }
    const std::int64_t allSparse = sparseLayers(scenario.model);
    const auto matrices = [&](const std::vector<anatomy::MatrixShare>& shares, const QString& of,
                              std::int64_t here, std::int64_t all) {
        for (const anatomy::MatrixShare& share : shares)
            rows.add(of, anatomy_text::matrixName(share), static_cast<double>(here) * share.parameters(),
                     static_cast<double>(all) * share.whole.parameters(), parameters);
    };
    matrices(content.share.dense, tr("layers with a dense FFN"), dense, scenario.model.layers - allSparse);
    matrices(content.share.sparse, tr("layers with experts"), sparse, allSparse);
    matrices(content.share.ends, tr("outside the layers"), 1, 1);
    rows.add(tr("batch"), tr("tokens of a step"), content.share.tokens.ofStep(),
             content.exchanges.performance->tokens, tr("tokens"));
    if (content.routed) {
        const anatomy::ExpertTokens& routed = *content.routed;
        const auto experts = static_cast<double>(scenario.model.experts->experts);
        const auto gpus = static_cast<double>(plan.ep);
        const QString of = tr("experts of a layer, by EP group"), visits = tr("visits of a micro-batch");
        rows.add(of, tr("experts"), static_cast<double>(content.share.experts.count), experts, tr("experts"));
        rows.add(of, tr("dispatched"), routed.routed, gpus * routed.routed, visits);
        rows.add(of, tr("of these sent to other GPUs"), routed.routed - routed.kept,
                 gpus * (routed.routed - routed.kept), visits);
        rows.add(of, tr("computed, an even share"), routed.computed, gpus * routed.computed, visits);
        rows.add(of, tr("computed by the busiest rank"), routed.load * routed.computed,
                 gpus * routed.computed, visits);
    }
    const QString bytes = tr("bytes");
    for (const MemoryPart part : allMemoryParts)
        if (content.held().part(part) > Bytes())
            rows.add(tr("memory"), anatomy_text::partName(part), content.held().part(part).value(),
                     content.memory.capacity.value(), bytes);
    for (std::size_t stage = 0; stage < content.states.size(); ++stage)
        rows.add(tr("states"), tr("ZeRO %1").arg(stage), content.states[stage].total().value(),
                 content.states.front().total().value(), bytes);
    for (const TrafficKind kind : content.exchanges.rows())
        rows.add(tr("sent in a step"), communication::kindName(kind),
                 content.exchanges.exchange(kind).sent.value(),
                 content.exchanges.exchange(kind).sent.value() * static_cast<double>(content.gpus()), bytes);
    return table;
}

} // namespace quadrille
