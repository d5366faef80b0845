// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Patterns of a shell, with stars and question marks. One with brackets is not followed. A sign in quotes
/// stands for itself; in a pattern's text it is marked, by a control character that no script may have.
namespace quadrille::frameworks {

/// A word as it is written, with the signs that stand in quotes, or behind a backslash, marked.
[[nodiscard]] std::string withMarks(std::string_view written);
/// Every sign marked: it is no pattern.
[[nodiscard]] std::string allMarked(std::string text);
/// Whether a word as it is written has a variable in quotes, of which every sign stands for itself.
[[nodiscard]] bool hasQuotedVariable(std::string_view written);
/// Whether the text has a sign that is not marked.
[[nodiscard]] bool hasSign(std::string_view text);

/// Bytes that a purse pays for holding the one against the other.
[[nodiscard]] std::size_t costOfFit(std::string_view text, std::string_view pattern);

/// Whether the pattern stands for the text; none: it is not followed.
[[nodiscard]] std::optional<bool> fits(std::string_view text, std::string_view pattern);

/// What ${NAME#pattern} and its like make of a value: # and % take off the shortest beginning and end that
/// fits, ## and %% the longest; / puts another text in the place of the first that is the same, // of all,
/// and
/// ,, and ^^ change the letters' case. none: it is not followed
[[nodiscard]] std::optional<std::string> altered(std::string_view text, std::string_view operation);

} // namespace quadrille::frameworks
