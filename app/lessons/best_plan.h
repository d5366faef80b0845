// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/scenario/scenario.h"
#include "core/stop.h"

#include <optional>

namespace quadrille {

/// The fastest plan that fits of those that differ from the start of the step in the settings that it
/// searches; nothing where none fits. Throws InputError that names a setting that cannot be searched;
/// Stopped. \pre the step searches
[[nodiscard]] std::optional<Scenario> bestPlan(const LessonStep& step, const Scenario& start,
                                               const std::stop_token& stop = {});

} // namespace quadrille
