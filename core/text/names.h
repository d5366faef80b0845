// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

namespace quadrille {

/// The value whose name(value) is that word: the inverse of a name function, so that each name is written
/// once.
template <class Values, class Enum = typename Values::value_type>
[[nodiscard]] std::optional<Enum> valueNamed(std::string_view word, const Values& values) {
    for (const Enum value : values)
        if (name(value) == word)
            return value;
    return std::nullopt;
}
template <class Enum>
[[nodiscard]] std::optional<Enum> valueNamed(std::string_view word, std::initializer_list<Enum> values) {
    return valueNamed<std::initializer_list<Enum>>(word, values);
}

} // namespace quadrille
