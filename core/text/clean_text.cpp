// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/clean_text.h"

#include "core/text/json_object.h"

#include <algorithm>
#include <cstdint>

namespace quadrille {
namespace {

std::uint8_t byteAt(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<std::uint8_t>(text[at]) : 0;
}

/// Bytes of the letter that begins at `at`; 0: none does.
std::size_t letterBytes(std::string_view text, std::size_t at) {
    const std::uint8_t first = byteAt(text, at);
    const auto follows = [&](std::size_t from, std::size_t count, std::uint8_t least, std::uint8_t most) {
        if (byteAt(text, from) < least || byteAt(text, from) > most)
            return false;
        for (std::size_t i = 1; i < count; ++i)
            if ((byteAt(text, from + i) & 0xC0U) != 0x80U)
                return false;
        return true;
    };
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return follows(at + 1, 1, 0x80, 0xBF) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) // neither overlong nor a surrogate
        return follows(at + 1, 2, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) ? 3 : 0;
    if (first >= 0xF0 && first <= 0xF4) // neither overlong nor beyond U+10FFFF
        return follows(at + 1, 3, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) ? 4 : 0;
    return 0;
}

bool isWithin(std::uint8_t byte, std::uint8_t least, std::uint8_t most) {
    return byte >= least && byte <= most;
}

/// Behind the escape sequence that begins at `at`.
std::size_t endOfEscape(std::string_view text, std::size_t at) {
    const std::uint8_t kind = byteAt(text, ++at);
    if (kind == ']') { // until the bell, or ESC and a backslash
        const std::size_t end = text.find_first_of("\x07\x1b\n", at);
        if (end == std::string_view::npos || text[end] == '\n')
            return std::min(end, text.size());
        return text[end] == '\x1b' && byteAt(text, end + 1) == '\\' ? end + 2 : end + (text[end] == '\x07');
    }
    const bool control = kind == '[';
    if (control)
        do
            ++at;
        while (isWithin(byteAt(text, at), 0x30, 0x3F));
    while (isWithin(byteAt(text, at), 0x20, 0x2F))
        ++at;
    return isWithin(byteAt(text, at), control ? 0x40 : 0x30, 0x7E) ? at + 1 : at;
}

} // namespace

std::optional<std::size_t> firstNonUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = letterBytes(text, at);
        if (bytes == 0 || at + bytes > text.size())
            return at;
        at += bytes;
    }
    return std::nullopt;
}

TextPlace placeOf(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    const std::size_t lineEnd = before.rfind('\n'); // npos + 1 is 0
    return {1 + static_cast<std::size_t>(std::ranges::count(before, '\n')), at - (lineEnd + 1) + 1};
}

std::string storable(std::string_view text) {
    std::string result(text);
    std::ranges::replace_if(result, isControl, ' ');
    if (result.size() <= longestText)
        return result;
    constexpr std::string_view more = "…";
    std::size_t end = longestText - more.size();
    while (end > 0 && (byteAt(result, end) & 0xC0U) == 0x80U)
        --end;
    return result.substr(0, end).append(more);
}

std::string withoutEscapes(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\x1b')
            at = endOfEscape(text, at);
        else
            result += text[at++];
    }
    return result;
}

} // namespace quadrille
