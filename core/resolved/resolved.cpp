// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resolved/resolved.h"

#include "core/layout/letters.h"

namespace quadrille {

Resolved::Resolved(const Scenario& scenario) : m_facts(std::make_shared<const Facts>(scenario, nullptr)) {}

Resolved::Resolved(const Scenario& scenario, SpanMemo& memo)
    : m_facts(std::make_shared<const Facts>(scenario, &memo)) {}

const layout::ChunkShapes& Resolved::chunks() const {
    return m_facts->chunks.get([this] { return layout::ChunkShapes(scenario()); });
}

const step::PlanRates& Resolved::rates() const {
    return m_facts->rates.get([this] { return step::ratesOf(scenario()); });
}

const step::StagePasses& Resolved::passes() const {
    return m_facts->passes.get([this] { return step::StagePasses(scenario(), chunks(), rates()); });
}

const PipelineRuns& Resolved::runs() const {
    return *m_facts->runs.get([this] {
        return std::make_unique<const PipelineRuns>(
            schedule(), shape(),
            step::durationsOf(passes(), rates(), stageBoundaryBytes(scenario()), shape().ranks),
            m_facts->memo);
    });
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
