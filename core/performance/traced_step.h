// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/step_formulas.h"

namespace quadrille::step {

/// The parts and messages of a step in the tracing reading.
class TracedStep {
public:
    /// \pre runnable(scenario); performance is the scenario's; both outlive this
    TracedStep(const Scenario& scenario, const Performance& performance);

    /// The part as a number with a name of its own.
    [[nodiscard]] formula::Traced named(StepPart part) const;
    [[nodiscard]] Explanation explanation(StepPart part) const;
    /// The part with its formula, under a name of its own.
    [[nodiscard]] formula::Traced derived(StepPart part) const;
    /// Seconds of one degree's messages, were nothing else done.
    [[nodiscard]] formula::Traced exchange(TrafficKind kind) const;

private:
    [[nodiscard]] StepQuestion question() const { return {m_scenario, m_rates, m_outside, m_performance}; }

    const Scenario& m_scenario;
    const Performance& m_performance;
    PlanRates m_rates;
    OutsidePipeline m_outside;
};

} // namespace quadrille::step
