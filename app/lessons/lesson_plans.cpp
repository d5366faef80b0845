// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_plans.h"

#include "app/text_io/nearest.h"
#include "app/text_io/refuse.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

using namespace text_io;

/// Options that name a file, which a lesson does not have.
constexpr std::array<std::string_view, 4> ofFiles{"model-config", "profile", "framework-profile", "session"};

GivenOptions given(const PlanOptions& options) {
    GivenOptions all;
    for (const auto& [name, text] : options) {
        const std::size_t index = optionIndex(name);
        if (index == scenarioOptions.size())
            throw UnknownName("--" + name, Term{"an option of a scenario", "an option of a scenario"}, name,
                              namesOf(scenarioOptions));
        if (std::ranges::find(ofFiles, name) != ofFiles.end())
            refuse("--" + name, "must not stand in a lesson, which names no files");
        all.set(index, text);
    }
    return all;
}

} // namespace

Scenario LessonPlans::with(const Scenario& plan, const PlanOptions& options) {
    Scenario changed = plan;
    if (!options.empty())
        m_resolver.change(changed, given(options));
    return changed;
}

Scenario LessonPlans::of(const PlanOptions& options) {
    Scenario plan;
    m_resolver.resolve(plan, given(options));
    return plan;
}

Scenario LessonPlans::start(const Lesson& lesson, std::size_t step) {
    Scenario plan = of(lesson.plan);
    std::size_t from = step;
    while (from > 0 && !lesson.steps[from].hasPlan)
        --from;
    for (std::size_t i = from; i <= step; ++i) {
        plan = with(plan, lesson.steps[i].options);
        if (i < step)
            plan = with(plan, lesson.steps[i].question.solution);
    }
    return plan;
}

} // namespace quadrille
