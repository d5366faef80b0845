// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Makes every DiscreteSlider known to screen readers as a slider with a value; once per program is enough.
void installSliderAccessibility();

} // namespace quadrille
