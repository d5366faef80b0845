// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/outside_pipeline.h"
#include "core/performance/performance.h"
#include "core/text/made_once.h"

#include <memory>

namespace quadrille {

/// The step of a scenario without its exchanges, first bounded and then run: running the pipeline takes
/// longer than all the rest. \pre runnable(scenario)
class BoundedStep {
public:
    explicit BoundedStep(const Resolved& resolved);

    [[nodiscard]] const step::OutsidePipeline& outside() const;
    /// What the mean rank works, without bubble, data parallel communication, offload and optimizer: no more
    /// than least(), but for rounding, and known already from a plan that differs in its stage of ZeRO alone.
    [[nodiscard]] Performance worked() const { return *m_passes; }
    /// With leastSpan() in place of the pipeline's: a step that is no longer, but for rounding.
    [[nodiscard]] Performance least() const;
    /// performanceOf() but for the exchanges. Throws Stopped.
    [[nodiscard]] Performance whole(const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] Performance with(const PipelineSpan& span) const;

    const Resolved m_resolved;
    MadeOnce<step::OutsidePipeline> m_outside;
    std::shared_ptr<const Performance> m_passes; ///< what neither sharding nor waiting changes
};

} // namespace quadrille
