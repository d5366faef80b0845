// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Text that comes from outside, before it becomes part of a file or of a message.
namespace quadrille {

/// What some programs write before UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Of ASCII: below the space, or DEL.
[[nodiscard]] constexpr bool isControl(char c) {
    return (c >= 0 && c < ' ') || c == '\x7f';
}

/// The first byte that is not part of UTF-8 (RFC 3629); none: all of them are.
[[nodiscard]] std::optional<std::size_t> firstNonUtf8(std::string_view text);

struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1; ///< in bytes
};

/// \pre at ≤ size
[[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t at);

/// As JsonObject::text() accepts it: control characters become spaces, and what is longer than longestText is
/// cut between two letters and ends in "…". \pre the text is UTF-8
[[nodiscard]] std::string storable(std::string_view text);

/// Without the sequences that colour or move on a terminal (ECMA-48: control sequences, operating system
/// commands and other escapes); one that is broken off ends where it cannot go on.
[[nodiscard]] std::string withoutEscapes(std::string_view text);

} // namespace quadrille
