// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/performance/layer_inputs.h"
#include "core/pipeline/executor.h"

#include <vector>

namespace quadrille::step {

/// Every global stage of a scenario: its passes for one micro-batch. With repeated work in `repeated` alone.
/// Every pass also has a third of what a micro-batch costs beside its operators, and lengthens with the size
/// of the group that waits for it; both are overhead.
class StagePasses {
public:
    /// \pre runnable(scenario)
    StagePasses(const Scenario& scenario, const PlanRates& rates);

    [[nodiscard]] std::size_t count() const { return m_stages.size(); }
    [[nodiscard]] const Passes<double>& at(std::size_t stage) const { return m_stages[stage]; }
    [[nodiscard]] const layout::ChunkShapes& shapes() const { return m_shapes; }

private:
    layout::ChunkShapes m_shapes;
    std::vector<Passes<double>> m_stages;
};

/// F, I and W of every stage, what is recomputed with I, and the latency of an edge.
[[nodiscard]] Durations durationsOf(const Scenario& scenario, const StagePasses& stages,
                                    const PlanRates& rates);

} // namespace quadrille::step
