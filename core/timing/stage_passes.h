// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/pipeline/executor.h"
#include "core/timing/layer_inputs.h"

#include <cstdint>
#include <vector>

namespace quadrille::step {

/// Every global stage of a scenario: its passes for one micro-batch. With repeated work in `repeated` alone.
/// Every pass also has a third of what a micro-batch costs beside its operators, and lengthens with the size
/// of the group that waits for it; both are overhead.
class StagePasses {
public:
    /// \pre runnable(scenario); the others are the scenario's
    StagePasses(const Scenario& scenario, const layout::ChunkShapes& chunks, const PlanRates& rates,
                const LayerModel<double>& layers);

    [[nodiscard]] std::size_t count() const { return m_kindOf.size(); }
    [[nodiscard]] const Passes<double>& at(std::size_t stage) const { return m_kinds[m_kindOf[stage]]; }

private:
    std::vector<Passes<double>> m_kinds; ///< of stages that are not as the one before
    std::vector<std::uint32_t> m_kindOf; ///< [stage]
};

/// F, I and W of every stage, what is recomputed with I, and the latency of an edge between pipeline ranks.
[[nodiscard]] Durations durationsOf(const StagePasses& stages, const PlanRates& rates, Bytes boundary,
                                    std::int64_t ranks);

} // namespace quadrille::step
