// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_pattern.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

/// Longer texts are held against no pattern, which takes as many steps as the square of their bytes.
constexpr std::size_t longestAltered = 4096;

std::optional<std::string> trimmed(std::string_view text, std::string_view pattern, bool atEnd,
                                   bool longest) {
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const std::size_t taken = longest ? text.size() - i : i;
        const auto fit = fits(atEnd ? text.substr(text.size() - taken) : text.substr(0, taken), pattern);
        if (!fit)
            return {};
        if (*fit)
            return std::string(atEnd ? text.substr(0, text.size() - taken) : text.substr(taken));
    }
    return std::string(text);
}

std::optional<std::string> replaced(std::string_view text, std::string_view operation) {
    const bool all = operation.starts_with('/');
    operation.remove_prefix(all ? 1 : 0);
    const std::size_t end = operation.find('/');
    const std::string_view from = operation.substr(0, end), to = end == std::string_view::npos
                                                                     ? std::string_view()
                                                                     : operation.substr(end + 1);
    if (from.empty() || from.find_first_of("*?[(\\#%\"'") != std::string_view::npos)
        return {};
    std::string result;
    for (std::size_t at = 0;;) {
        const std::size_t found = text.find(from, at);
        result += text.substr(at, found - std::min(at, found));
        if (found == std::string_view::npos)
            return result;
        result += to;
        at = found + from.size();
        if (!all)
            return result + std::string(text.substr(at));
    }
}

std::string recased(std::string_view text, char first, char last, char firstNew) {
    std::string result(text);
    for (char& c : result)
        if (c >= first && c <= last)
            c = static_cast<char>(c - first + firstNew);
    return result;
}

} // namespace

std::optional<bool> fits(std::string_view text, std::string_view pattern) {
    if (pattern.find_first_of("[(") != std::string_view::npos)
        return {};
    // Where the last star stands, and from where on what follows it is held against the text.
    std::size_t at = 0, p = 0, star = std::string_view::npos, tried = 0;
    while (at < text.size()) {
        if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] != '*' && pattern[p] == text[at]))) {
            ++at;
            ++p;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            tried = at;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            at = ++tried;
        } else {
            return false;
        }
    }
    return pattern.substr(p).find_first_not_of('*') == std::string_view::npos;
}

std::optional<std::string> altered(std::string_view text, std::string_view operation) {
    if (operation.empty() || text.size() > longestAltered || operation.size() > longestAltered)
        return {};
    if (operation == ",,")
        return recased(text, 'A', 'Z', 'a');
    if (operation == "^^")
        return recased(text, 'a', 'z', 'A');
    const char sign = operation.front();
    operation.remove_prefix(1);
    if (sign == '/')
        return replaced(text, operation);
    if (sign != '#' && sign != '%')
        return {};
    const bool longest = operation.starts_with(sign);
    operation.remove_prefix(longest ? 1 : 0);
    return trimmed(text, operation, sign == '%', longest);
}

} // namespace quadrille::frameworks
