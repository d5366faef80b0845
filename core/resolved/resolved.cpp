// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resolved/resolved.h"

#include "core/layout/letters.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/span_memo.h"

namespace quadrille {
namespace {

PlanKey keyOfChunks(const Scenario& scenario) {
    PlanKey key = keyWithoutSharding(scenario, false);
    key.plan.tp = key.plan.cp = key.plan.ep = key.plan.microBatch = 1;
    key.gpus = 1;
    return key;
}

PlanKey keyOfLayers(const Scenario& scenario) {
    PlanKey key = keyOfPasses(scenario);
    key.plan.vpp = 1;
    key.plan.layerSplit = {};
    key.plan.recomputeEvery = 1;
    return key;
}

PlanKey keyOfRates(const Scenario& scenario) {
    PlanKey key = keyOfLayers(scenario);
    key.plan.microBatch = 1;
    key.plan.recompute = Recompute::none;
    key.plan.recomputeModules = {};
    return key;
}

} // namespace

PlanKey keyOfPasses(const Scenario& scenario) {
    // Weights that are gathered for every micro-batch are made narrow as often.
    return keyWithoutSharding(scenario, isNarrow(scenario.recipe.precision));
}

Resolved::Resolved(const Scenario& scenario) : m_facts(std::make_shared<const Facts>(scenario, nullptr)) {}

Resolved::Resolved(const Scenario& scenario, SpanMemo& memo)
    : m_facts(std::make_shared<const Facts>(scenario, &memo)) {}

Resolved::Resolved(const Scenario& scenario, PlanMemo& memo)
    : m_facts(std::make_shared<const Facts>(scenario, memo)) {}

const layout::ChunkShapes& Resolved::chunks() const {
    return *m_facts->chunks.get([this] {
        return part<layout::ChunkShapes>(keyOfChunks, [this] { return layout::ChunkShapes(scenario()); });
    });
}

const step::PlanRates& Resolved::rates() const {
    return *m_facts->rates.get(
        [this] { return part<step::PlanRates>(keyOfRates, [this] { return step::ratesOf(scenario()); }); });
}

const step::LayerModel<double>& Resolved::layers() const {
    return *m_facts->layers.get([this] {
        return part<step::LayerModel<double>>(keyOfLayers, [this] {
            return step::LayerModel<double>(
                scenario(), step::layerInputs<double>(scenario(), rates(), step::Hiding::asInProfile));
        });
    });
}

const step::StagePasses& Resolved::passes() const {
    return *m_facts->passes.get([this] {
        return part<step::StagePasses>(
            keyOfPasses, [this] { return step::StagePasses(scenario(), chunks(), rates(), layers()); });
    });
}

const PipelineRuns& Resolved::runs() const {
    return *m_facts->runs.get([this] {
        return std::make_unique<const PipelineRuns>(
            schedule(), shape(),
            step::durationsOf(passes(), rates(), stageBoundaryBytes(scenario()), shape().ranks),
            m_facts->spans);
    });
}

std::shared_ptr<const RankMoments> Resolved::moments(std::int64_t rank, const std::stop_token& stop) const {
    const std::vector<std::size_t> kinds = chunks().kindsOf(rank);
    if (madeAsAWhole(schedule())) { // and some of them by durations
        const auto operations = runs().shortenedOrder(stop)->rank(static_cast<std::size_t>(rank));
        return std::make_shared<const RankMoments>(
            RankOperations{operations, chunks().stagesOf(rank), shape().stages() - 1}, kinds);
    }
    const ScheduleShape few = shortened(schedule(), shape());
    if (m_facts->spans != nullptr)
        return m_facts->spans->momentsOf(schedule(), few, rank, kinds, stop);
    return std::make_shared<const RankMoments>(rankMoments(schedule(), few, rank, kinds, stop));
}

Durations durationsOf(const Resolved& resolved, TimeBase base) {
    if (base == TimeBase::model)
        return resolved.durations();
    const ScheduleShape& shape = resolved.shape();
    const double each = 1 / static_cast<double>(shape.chunks);
    return Durations::uniform(static_cast<std::size_t>(shape.stages()), each, each, each);
}

Bytes stageBoundaryBytes(const Scenario& scenario) {
    return Bytes(layout::boundaryBytes(scenario, layout::lettersOf<double>(scenario)));
}

} // namespace quadrille
