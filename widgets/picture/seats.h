// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace quadrille {

/// A word's place along one axis.
struct Seat {
    double wanted = 0; ///< where its middle should be
    double extent = 0;
};

/// Middles as near to the wanted ones as they can be without touching, in the same order, inside [begin,
/// end]; what has no room leaves it at the begin. \pre seats ascend by wanted
[[nodiscard]] std::vector<double> seated(const std::vector<Seat>& seats, double begin, double end);

} // namespace quadrille
