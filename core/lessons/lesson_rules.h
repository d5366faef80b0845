// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

namespace quadrille {

/// What a lesson must have that stands in no single line: names, texts in every language, questions that are
/// whole. Problems are added.
void checkStructure(const Lesson& lesson, std::vector<LessonProblem>& problems);

} // namespace quadrille
