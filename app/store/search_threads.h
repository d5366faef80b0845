// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>

namespace quadrille {

/// As many threads as a search in the background may take: one core is the window's.
[[nodiscard]] inline std::size_t searchThreads() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace quadrille
