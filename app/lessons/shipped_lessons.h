// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QString>

#include <vector>

namespace quadrille {

/// The files of resources/lessons, in the order of the course: by their names.
[[nodiscard]] std::vector<QString> lessonFiles();

/// What one of them says. \throws InputError where it cannot be read
[[nodiscard]] std::string lessonText(const QString& file);

/// The lessons of the course.
[[nodiscard]] std::vector<Lesson> shippedLessons();

} // namespace quadrille
