// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace quadrille {

/// Without blanks, tabulators and ends of lines at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n";
    const std::size_t from = text.find_first_not_of(space);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(space) - from + 1);
}

} // namespace quadrille
