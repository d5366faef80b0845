// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/problem.h"

#include <optional>

namespace quadrille::orders::search {

/// Which W are run while a rank waits: one that ends no later than this part of itself after what the rank
/// waits for. 0: only where it fits; 1: whenever the rank would be idle.
struct Patience {
    double steady = 0;
    double cooldown = 0; ///< once the rank has no F left
    bool firstStageHurries =
        true; ///< nobody waits for I of stage 0: W delay it as they like when no F is left
    double upstream =
        1; ///< part of the ranks, from the first on, for which the above is; the others have none

    friend bool operator==(const Patience&, const Patience&) = default;
};

/// How the order that fillWeights() makes would run.
[[nodiscard]] std::optional<Quality> qualityOfFilling(const Problem& problem, const Lists& sequences,
                                                      const Patience& patience);

/// F and I in the order given, and W between them: where memory is full, where the rank would wait otherwise,
/// and at the end; those of earlier I first. Nothing where the F and I can not run in that order.
[[nodiscard]] std::optional<Lists> fillWeights(const Problem& problem, const Lists& sequences,
                                               const Patience& patience);

/// The lists without their W.
[[nodiscard]] Lists withoutWeights(const Lists& lists);

} // namespace quadrille::orders::search
