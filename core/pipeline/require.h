// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace quadrille {

/// Throws std::invalid_argument with this text unless the condition holds.
inline void require(bool condition, const char* what) {
    if (!condition)
        throw std::invalid_argument(what);
}

} // namespace quadrille
