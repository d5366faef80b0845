// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace quadrille::orders {

/// min(m, 2n), without computing 2n where it is too large.
[[nodiscard]] constexpr std::int64_t atMostTwice(std::int64_t microbatches, std::int64_t n) {
    return microbatches / 2 < n ? microbatches : 2 * n;
}

} // namespace quadrille::orders
