// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/step_formulas.h"

namespace quadrille::step {

/// The parts and messages of a step in the tracing reading.
class TracedStep {
public:
    /// \pre performance is the scenario's and outlives this
    TracedStep(const Resolved& resolved, const Performance& performance);

    /// The part as a number with a name of its own.
    [[nodiscard]] formula::Traced named(StepPart which) const;
    [[nodiscard]] Explanation explanation(StepPart which) const;
    /// The part with its formula, under a name of its own.
    [[nodiscard]] formula::Traced derived(StepPart which) const;
    /// Seconds of one degree's messages, were nothing else done.
    [[nodiscard]] formula::Traced exchange(TrafficKind kind) const;

private:
    [[nodiscard]] StepQuestion question() const { return {m_resolved, m_outside, m_performance}; }

    Resolved m_resolved;
    const Performance& m_performance;
    OutsidePipeline m_outside;
};

} // namespace quadrille::step
