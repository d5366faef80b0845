// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace quadrille {

/// Calls work(i) for every i from `first` on below `end`, on all cores, each once, in no particular order.
/// Throws what the first call that throws does; then not all are called.
void forEachAtOnce(std::size_t first, std::size_t end, const std::function<void(std::size_t)>& work);

} // namespace quadrille
