// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/numbers.h"

#include "app/text_io/refuse.h"
#include "core/scenario/dimension.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <system_error>

namespace quadrille::text_io {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Without what would end a line or move a cursor; a byte that is not part of UTF-8 as \xff.
std::string plain(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::size_t good = std::min(firstNonUtf8(text).value_or(text.size()), text.size());
        std::ranges::replace_copy_if(text.substr(0, good), std::back_inserter(shown), isControl, '?');
        text.remove_prefix(good);
        if (text.empty())
            break;
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(text.front());
        shown += {'\\', 'x', digits[byte / digits.size()], digits[byte % digits.size()]};
        text.remove_prefix(1);
    }
    return shown;
}

template <class... Format>
std::string printed(double number, Format... format) {
    std::array<char, 512> buffer{}; // the largest double has 309 digits before the point
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, format...);
    return {buffer.data(), result.ptr};
}

} // namespace

std::int64_t wholeNumber(std::string_view field, std::string_view text, std::int64_t least) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (!digits || error != std::errc() || rest != end || number < least || number > largestDimensionValue)
        refuse(field, QUADRILLE_MESSAGE("must be a whole number from %1 to %2, not %3"), least,
               largestDimensionValue, inQuotes(text));
    return number;
}

double decimalNumber(std::string_view field, std::string_view text, bool zeroToo) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const bool digits = !text.empty() && isDigit(text.front()) && isDigit(text.back());
    const auto [rest, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
    const bool good = digits && error == std::errc() && rest == end && (number > 0 || zeroToo) &&
                      number <= static_cast<double>(largestDimensionValue);
    if (!good)
        refuse(field,
               zeroToo ? QUADRILLE_MESSAGE("must be a number from 0 to %1 such as 0.5, not %2")
                       : QUADRILLE_MESSAGE("must be a number above 0 and at most %1 such as 0.5, not %2"),
               largestDimensionValue, inQuotes(text));
    return number;
}

double boundedNumber(std::string_view field, std::string_view text, double least, double most) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const bool digits = !text.empty() && isDigit(text.front()) && isDigit(text.back());
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (!digits || error != std::errc() || rest != end || number < least || number > most)
        refuse(field,
               most > 2e9 ? QUADRILLE_MESSAGE("must be a number from %1 to %2 such as 0.5 or 2e9, not %3")
                          : QUADRILLE_MESSAGE("must be a number from %1 to %2, not %3"),
               shortest(least), shortest(most), inQuotes(text));
    return number;
}

bool onOrOff(std::string_view field, std::string_view text) {
    if (text == "on" || text == "true" || text == "1")
        return true;
    if (text != "off" && text != "false" && text != "0")
        refuse(field, QUADRILLE_MESSAGE("must be on or off, not %1"), inQuotes(text));
    return false;
}

std::string fixed(double number, int decimals) {
    return printed(number, std::chars_format::fixed, decimals);
}

std::string shortest(double number) {
    return printed(number);
}

void appendShortest(std::string& text, double number) {
    std::array<char, 32> buffer{}; // the shortest form of any double is shorter
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    text.append(buffer.data(), result.ptr);
}

std::string percent(double share) {
    constexpr double least = 0.001;
    if (share > 0 && share < least / 2)
        return "< " + percent(least);
    return fixed(100 * share, 1) + " %";
}

std::string chance(double probability) {
    constexpr double most = 0.999;
    return probability > most ? "> " + percent(most) : percent(probability);
}

std::string inQuotes(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string shown(text.substr(0, longest));
    // Not within a UTF-8 character.
    if (text.size() > longest)
        while (!shown.empty() && (static_cast<unsigned char>(text[shown.size()]) & 0xC0U) == 0x80U)
            shown.pop_back();
    return "“" + plain(shown) + (text.size() > longest ? "…" : "") + "”";
}

std::string shownFile(std::string_view path) {
    return "“" + plain(path) + "”";
}

} // namespace quadrille::text_io
