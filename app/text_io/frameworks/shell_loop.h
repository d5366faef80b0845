// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace quadrille::frameworks {

/// What the body of a loop does to variables, round after round.
struct LoopBody {
    std::set<std::string> varying; ///< set anew, but for those that only grow
    bool shifts = false;           ///< it takes arguments away
    std::size_t cost = 0;          ///< of having looked through it: more than its bytes
};

/// \param text begins behind the "do"
[[nodiscard]] LoopBody loopBody(std::string_view text);

} // namespace quadrille::frameworks
