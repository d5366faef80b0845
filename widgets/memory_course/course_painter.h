// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_course/course_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::course {

/// Paints everything with the painter's font, which must be the one the layout was made for.
void paintCourse(QPainter& painter, const Content& content, const Layout& layout, const Colours& colours);

/// The keyboard cursor: a frame around an operation.
void paintCursor(QPainter& painter, const Content& content, const Layout& layout, std::size_t moment,
                 const Colours& colours);

} // namespace quadrille::course
