// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// The words in a row with `between` between them: "a, b, c".
[[nodiscard]] inline std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? std::string_view() : between).append(word);
    return text;
}

} // namespace quadrille
