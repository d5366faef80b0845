// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace quadrille {

/// The number that chooses a plural form; larger ones than an int holds are plural all the same.
[[nodiscard]] inline int pluralOf(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, std::numeric_limits<int>::max()));
}

} // namespace quadrille
