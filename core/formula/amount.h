// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/formula/traced.h"

#include <concepts>
#include <cstdint>

namespace quadrille::formula {

/// An input of a formula: its value, and in the tracing reading also its letter and meaning.
template <class T>
[[nodiscard]] T amount([[maybe_unused]] const char* symbol, [[maybe_unused]] const char* meaning,
                       double value) {
    if constexpr (std::same_as<T, Traced>)
        return Traced::symbol(symbol, meaning, value);
    else
        return value;
}

/// The same for a whole number.
template <class T>
[[nodiscard]] T letter(const char* symbol, const char* meaning, std::int64_t value) {
    return amount<T>(symbol, meaning, static_cast<double>(value));
}

} // namespace quadrille::formula
