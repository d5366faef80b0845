// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/paged.h"

namespace quadrille::report {

inline constexpr QSizeF slideSize(960, 540); ///< 16:9, in units of 1/96 inch

/// The title, the sections as far as they are text, and every picture on a slide of its own.
void paintSlides(const Document& document, bool dark, QPaintDevice& device, const NextPage& next);

} // namespace quadrille::report
