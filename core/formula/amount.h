// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/traced.h"

#include <concepts>

namespace quadrille::formula {

/// A number of the formula that does not vary from plan to plan: a plain double, and in the tracing reading a
/// letter with its meaning.
template <class T>
[[nodiscard]] auto amount(const char* symbol, const char* meaning, double value) {
    if constexpr (std::same_as<T, Traced>)
        return Traced::symbol(symbol, meaning, value);
    else
        return value;
}

} // namespace quadrille::formula
