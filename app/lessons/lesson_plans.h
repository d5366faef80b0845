// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/scenario_resolver.h"
#include "core/lessons/lesson.h"

namespace quadrille {

/// Makes the plans that a lesson describes by options. Not for two threads at once.
class LessonPlans {
public:
    /// The catalogue must outlive it.
    explicit LessonPlans(const Catalogue& catalogue)
        : m_resolver(catalogue, text_io::WithoutModel::changeDefault) {}

    /// The plan with these options. \throws InputError naming the option and the rule; files cannot be named
    [[nodiscard]] Scenario with(const Scenario& plan, const PlanOptions& options);
    /// The defaults of the command line with these options. \throws as with()
    [[nodiscard]] Scenario of(const PlanOptions& options);
    /// What a step begins with, whatever was done in those before: its own plan, or that of the step before
    /// with its change, or with the solution where that one asks to change the plan. \throws as with()
    [[nodiscard]] Scenario start(const Lesson& lesson, std::size_t step);

private:
    text_io::ScenarioResolver m_resolver;
};

} // namespace quadrille
