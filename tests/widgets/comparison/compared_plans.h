// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/resources.h"
#include "widgets/comparison/pictured_plans.h"

#include <memory>

namespace quadrille::test {

/// A plan that runs in a moment.
inline Scenario smallTraining(const char* model = "llama-3.1-8b", std::int64_t tp = 2) {
    Scenario s = scenario(model, "h100-sxm-80gb", 32);
    s.estimator = Estimator::detailed;
    s.recipe.framework = framework("megatron");
    s.plan.globalBatch = 64;
    s.plan.sequence = 4096;
    s.plan.tp = tp;
    s.plan.pp = 2;
    return s;
}

inline SharedAnalysis shared(const QString& name, const Scenario& scenario) {
    return {name, std::make_shared<const Analysis>(analyze(scenario, TimeBase::model))};
}

/// A, one with a wider tensor parallel size, one with more stages, and one that recomputes all.
inline std::vector<SharedAnalysis> fourPlans() {
    Scenario stages = smallTraining(), slow = smallTraining();
    stages.plan.pp = 4;
    slow.plan.tp = 8;
    slow.plan.recompute = Recompute::full;
    return {shared(QStringLiteral("A"), smallTraining()),
            shared(QStringLiteral("B"), smallTraining("llama-3.1-8b", 4)),
            shared(QStringLiteral("C"), stages), shared(QStringLiteral("D"), slow)};
}

} // namespace quadrille::test
