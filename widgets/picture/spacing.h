// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace quadrille {

/// A label along one axis.
struct SpacedItem {
    double wanted = 0; ///< where its middle should be
    double extent = 0;
};

/// Middles as near to the wanted ones as they can be without touching, in the same order, inside [begin,
/// end]; what has no room leaves it at the begin. \pre items ascend by wanted
[[nodiscard]] std::vector<double> spaced(const std::vector<SpacedItem>& items, double begin, double end);

} // namespace quadrille
