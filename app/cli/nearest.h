// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// The number of single-character insertions, deletions and replacements between two words (Levenshtein
/// 1966).
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// Up to three of the names, nearest to the word first; those that contain it count as near.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& names);

/// "a", "a or b", "a, b or c".
[[nodiscard]] std::string alternatives(const std::vector<std::string>& words);

} // namespace quadrille::cli
