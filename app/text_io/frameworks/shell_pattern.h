// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quadrille::frameworks {

/// Whether a shell's pattern with stars and question marks stands for the text; none: one with brackets,
/// which is not followed.
[[nodiscard]] std::optional<bool> fits(std::string_view text, std::string_view pattern);

/// What ${NAME#pattern} and its like make of a value: # and % take off the shortest beginning and end that
/// fits, ## and %% the longest; / puts another text in the place of the first that is the same, // of all,
/// and
/// ,, and ^^ change the letters' case. none: it is not followed
[[nodiscard]] std::optional<std::string> altered(std::string_view text, std::string_view operation);

} // namespace quadrille::frameworks
