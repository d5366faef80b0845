// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Around what a page of the lessons holds, in pixels.
constexpr int pageMargin = 10;

} // namespace quadrille
