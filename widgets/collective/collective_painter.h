// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/collective/collective_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

/// Chunks in the colours of the ranks that they come from; where chunks are added up, with a stripe for each
/// rank that is in the sum.
void paintCollective(QPainter& painter, const CollectiveContent& content, const CollectiveLayout& layout,
                     const Colours& colours);

} // namespace quadrille
