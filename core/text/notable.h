// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Smaller differences are not told from none: a tenth of a percent is shown.
inline constexpr double notableShare = 0.0005;

} // namespace quadrille
