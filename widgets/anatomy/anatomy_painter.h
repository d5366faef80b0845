// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/anatomy/anatomy_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

/// \param chosen the GPU that stays when the pointer leaves
void paintAnatomy(QPainter& painter, const AnatomyContent& content, const AnatomyLayout& layout,
                  std::int64_t chosen, const Colours& colours);

} // namespace quadrille
