// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain.h"
#include "core/formula/traced.h"
#include "core/performance/layer_formulas.h"
#include "core/performance/performance.h"

#include <array>

namespace quadrille::step {

/// The parts of a step in the tracing reading.
class TracedStep {
public:
    /// \pre runnable(scenario); performance is the scenario's
    TracedStep(const Scenario& scenario, const Performance& performance);

    /// The part as a number with a name of its own.
    [[nodiscard]] formula::Traced named(StepPart part) const;
    [[nodiscard]] Explanation explanation(StepPart part) const;

private:
    [[nodiscard]] formula::Traced part(StepPart part) const;
    /// m ÷ p times what the layers, the embedding and the head add up to.
    [[nodiscard]] formula::Traced meanRank(formula::Traced Pass<formula::Traced>::*member) const;
    [[nodiscard]] formula::Traced recomputed() const;
    [[nodiscard]] formula::Traced overhead() const;
    [[nodiscard]] formula::Traced data() const;
    [[nodiscard]] formula::Traced optimizer() const;

    const Scenario& m_scenario;
    const Performance& m_performance;
};

} // namespace quadrille::step
