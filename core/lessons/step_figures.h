// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/scenario/settings.h"

#include <functional>

namespace quadrille {

/// Plans whose figures a step may name, by what stands before the figure: "" the plan on screen, "start" that
/// of the step's beginning, "best" the best that its search finds, and the ids of its other plans and
/// choices.
using StepAnswers = std::map<std::string, Analysis, std::less<>>;

/// The plan and the figure that a name means: "start.memory.total_bytes" is {"start", "memory.total_bytes"}.
/// \param isPlan whether there is a plan of that name
[[nodiscard]] std::pair<std::string_view, std::string_view>
planAndFigure(std::string_view name, const std::function<bool(std::string_view)>& isPlan);

/// What the names of a step stand for. The answers must outlive it; those not known yet have no values.
[[nodiscard]] FigureLookup figuresOf(const StepAnswers& answers);

/// What they are measured in; of unknown ones nothing.
[[nodiscard]] MeasureLookup measuresOf(const LessonStep& step);

/// Every plan that the step names beside the one on screen and its start.
[[nodiscard]] std::vector<const OtherPlan*> otherPlans(const LessonStep& step);

/// \return the step has a plan of that name; "start" is one, and "best" of a step that searches
[[nodiscard]] bool hasPlanNamed(const LessonStep& step, std::string_view id);

/// Settings that a step which asks to change the plan does not let change, and that differ: all but those of
/// the plan (with the global batch and the sequence length), and those the question frees. "model" and "gpu"
/// where these differ.
[[nodiscard]] std::vector<std::string> changedBeyond(const Question& question, const Scenario& start,
                                                     const Scenario& now);

/// The choice that is right by what is compared; none where a value is missing or two are equally good.
/// \pre question.kind is choose
[[nodiscard]] std::optional<std::string> rightChoice(const Question& question, const StepAnswers& answers);

} // namespace quadrille
