// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/numbers_in_lines.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace quadrille::logs {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::optional<double> leadingNumber(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t'\""), text.size()));
    std::string digits;
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const char c = text[end];
        const bool exponent = (c == 'e' || c == 'E') && end + 2 < text.size() &&
                              (isDigit(text[end + 1]) || (text[end + 1] == '+' || text[end + 1] == '-'));
        const bool sign = (c == '+' || c == '-') && !digits.empty() && digits.back() == 'e';
        if (isDigit(c) || c == '.' || sign)
            digits += c == '+' ? std::string() : std::string(1, c);
        else if (exponent)
            digits += 'e';
        else if (c != ',' || end + 1 >= text.size() || !isDigit(text[end + 1]))
            break;
    }
    double number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || read.ec != std::errc() || read.ptr != digits.data() + digits.size())
        return std::nullopt;
    constexpr std::string_view suffixes = "KMGT";
    if (end < text.size())
        if (const std::size_t power = suffixes.find(text[end]);
            power != std::string_view::npos && (end + 1 == text.size() || text[end + 1] == ' '))
            number *= std::pow(1000.0, static_cast<double>(power + 1));
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// The number at the end of the text, before spaces.
std::optional<double> trailingNumber(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    std::size_t from = text.size();
    while (from > 0 && (isDigit(text[from - 1]) || text[from - 1] == '.'))
        --from;
    return leadingNumber(text.substr(from));
}

} // namespace

std::optional<double> numberBeside(std::string_view line, std::string_view words, Place place) {
    const std::size_t found = place == Place::afterLast ? line.rfind(words) : line.find(words);
    if (found == std::string_view::npos)
        return std::nullopt;
    return place == Place::before ? trailingNumber(line.substr(0, found))
                                  : leadingNumber(line.substr(found + words.size()));
}

bool beginsWithPercent(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    return digits > 0 && line.substr(digits).starts_with("%|");
}

} // namespace quadrille::logs
