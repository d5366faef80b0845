// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/collective.h"
#include "core/reference/tables.h"

#include <cmath>
#include <optional>

namespace quadrille::reference {
namespace {

/// Of the degree that exchanges activations most often, or of any that has several ranks.
std::optional<TrafficKind> groupOfPlan(const Scenario& scenario) {
    for (const TrafficKind kind : {TrafficKind::tensor, TrafficKind::expert, TrafficKind::data,
                                   TrafficKind::context, TrafficKind::pipeline})
        if (groupPlace(scenario, kind).ranks > 1)
            return kind;
    return std::nullopt;
}

/// The collectives of a group for the input of a layer.
class Collectives {
public:
    explicit Collectives(const Analysis& analysis)
        : m_analysis(analysis), m_group(groupOfPlan(analysis.scenario())),
          m_whole(collectivePayload(analysis.resolved, TrafficKind::tensor)) {}

    [[nodiscard]] const std::optional<TrafficKind>& group() const { return m_group; }
    [[nodiscard]] Bytes whole() const { return m_whole; }
    [[nodiscard]] ReferenceRow row(const char* name, const char* formula, Collective collective,
                                   const char* use) const {
        ReferenceRow row = blank(name, formula, use);
        if (m_group) {
            const CollectiveCost cost = collectiveCost(m_analysis.resolved, collective, *m_group, m_whole);
            row.cells[2] = number(cost.sent.value(), ReferenceUnit::traffic);
            row.cells[3] = number(cost.time.value(), ReferenceUnit::seconds);
        }
        return row;
    }
    [[nodiscard]] ReferenceRow pointToPoint(const char* name, const char* use) const {
        ReferenceRow row = blank(name, "V", use);
        if (m_group) {
            const step::Link& link = m_analysis.resolved.rates().link(*m_group);
            row.cells[2] = number(m_whole.value(), ReferenceUnit::traffic);
            row.cells[3] =
                number(m_whole.value() / link.bytesPerSecond + link.latency, ReferenceUnit::seconds);
        }
        return row;
    }

private:
    [[nodiscard]] static ReferenceRow blank(const char* name, const char* formula, const char* use) {
        return {.cells = {words(name), ReferenceFormula{formula}, {}, {}, words(use)}};
    }

    const Analysis& m_analysis;
    std::optional<TrafficKind> m_group;
    Bytes m_whole;
};

} // namespace

ReferenceTable collectives(const Analysis& analysis) {
    const Collectives all(analysis);
    ReferenceTable table{
        .head = &referenceHead("collectives"),
        .columns = {words(QUADRILLE_MESSAGE("Collective")), words(QUADRILLE_MESSAGE("Sent by one GPU")),
                    words(QUADRILLE_MESSAGE("Here")), words(QUADRILLE_MESSAGE("Time here")),
                    words(QUADRILLE_MESSAGE("What for"))},
        .rows = {},
        .remarks = {},
        .source = QUADRILLE_MESSAGE("Chan et al. (2007); Hu et al. (2025), “Demystifying NCCL”, section V")};
    const auto add = [&table](ReferenceRow row) { table.rows.push_back(std::move(row)); };
    add(all.row(QUADRILLE_MESSAGE("All-gather"), "(g − 1)/g · V", Collective::allGather,
                QUADRILLE_MESSAGE("parameters of ZeRO 3; inputs of TP under SP")));
    add(all.row(QUADRILLE_MESSAGE("Reduce-scatter"), "(g − 1)/g · V", Collective::reduceScatter,
                QUADRILLE_MESSAGE("gradients of ZeRO; outputs of TP under SP")));
    add(all.row(QUADRILLE_MESSAGE("All-reduce = reduce-scatter + all-gather"), "2 · (g − 1)/g · V",
                Collective::allReduce,
                QUADRILLE_MESSAGE("gradients of plain data parallelism; TP without SP")));
    add(all.row(QUADRILLE_MESSAGE("All-to-all"), "(g − 1)/g · V", Collective::allToAll,
                QUADRILLE_MESSAGE("tokens to experts and back; tokens for heads (Ulysses)")));
    add(all.pointToPoint(QUADRILLE_MESSAGE("Point to point"),
                         QUADRILLE_MESSAGE("from stage to stage; around the ring of context parallelism")));
    if (all.group())
        table.remarks.push_back(
            {QUADRILLE_MESSAGE(
                 "V: the input of a layer for one micro-batch, %1 MB in 16 bits; g: %2 GPUs, over "
                 "the link of their group in this plan."),
             {std::round(10 * all.whole().value() / 1e6) / 10,
              groupPlace(analysis.scenario(), *all.group()).ranks}});
    else
        table.remarks.push_back(words(QUADRILLE_MESSAGE("The plan has one GPU: nothing is sent.")));
    return table;
}

ReferenceTable exchanges(const Analysis& analysis) {
    ReferenceTable table{
        .head = &referenceHead("exchanges"),
        .columns = {words(QUADRILLE_MESSAGE("Parallelism")), words(QUADRILLE_MESSAGE("GPUs")),
                    words(QUADRILLE_MESSAGE("Sent by one GPU")), words(QUADRILLE_MESSAGE("Over the network")),
                    words(QUADRILLE_MESSAGE("Time")), words(QUADRILLE_MESSAGE("Exposed"))},
        .rows = {},
        .remarks = {},
        .source = ""};
    static constexpr std::pair<TrafficKind, const char*> names[] = {
        {TrafficKind::tensor, QUADRILLE_MESSAGE("Tensor")},
        {TrafficKind::context, QUADRILLE_MESSAGE("Context")},
        {TrafficKind::expert, QUADRILLE_MESSAGE("Expert")},
        {TrafficKind::pipeline, QUADRILLE_MESSAGE("Pipeline")},
        {TrafficKind::data, QUADRILLE_MESSAGE("Data")}};
    for (const auto& [kind, name] : names) {
        const Exchange& exchange = analysis.performance->exchange(kind);
        if (exchange.ranks < 2)
            continue;
        table.rows.push_back({.cells = {words(name), count(exchange.ranks),
                                        number(exchange.sent.value(), ReferenceUnit::traffic),
                                        number(exchange.overNetwork.value(), ReferenceUnit::traffic),
                                        number(exchange.time.value(), ReferenceUnit::seconds),
                                        number(exchange.exposed.value(), ReferenceUnit::seconds)}});
    }
    if (table.rows.empty())
        table.remarks.push_back(words(QUADRILLE_MESSAGE("The plan has one GPU: nothing is sent.")));
    return table;
}

} // namespace quadrille::reference
