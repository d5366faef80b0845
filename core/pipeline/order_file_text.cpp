// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_file_text.h"

#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace quadrille {

namespace {

constexpr std::string_view blanks = " \t\r";

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Bytes of the UTF-8 character that the text begins with; 0 when it is none (Unicode 15.0, table 3-7).
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t index) {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0U;
    };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    const unsigned second = byte(1);
    const bool overlong =
        first < 0xC2 || (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool beyond = first > 0xF4 || (first == 0xF4 && second > 0x8F) || (first == 0xED && second > 0x9F);
    if (overlong || beyond || text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues))
        return 0;
    return length;
}

/// Where the text stops being text, or its size.
std::size_t textLength(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const bool control = (byte < 0x20 && byte != '\n' && byte != '\r' && byte != '\t') || byte == 0x7F;
        const std::size_t length = characterLength(text.substr(at));
        if (control || length == 0)
            return at;
        at += length;
    }
    return at;
}

} // namespace

OrderFileText::OrderFileText(std::string_view text, std::string name)
    : m_name(std::move(name)), m_rest(text) {
    if (m_rest.starts_with(byteOrderMark))
        m_rest.remove_prefix(byteOrderMark.size());
    if (const std::size_t length = textLength(m_rest); length < m_rest.size()) {
        const auto line =
            1 + std::count(m_rest.begin(), m_rest.begin() + static_cast<std::ptrdiff_t>(length), '\n');
        fail(static_cast<std::size_t>(line),
             QUADRILLE_MESSAGE("An order is UTF-8 text; this line has bytes that are not."));
    }
}

std::optional<OrderFileText::Line> OrderFileText::next() {
    while (!m_rest.empty()) {
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        std::string_view text = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_line;
        text = text.substr(0, text.find('#'));
        if (text.find_first_not_of(blanks) != std::string_view::npos) {
            m_last = m_line;
            return Line{m_line, text};
        }
    }
    return std::nullopt;
}

void OrderFileText::fail(std::size_t line, const char* rule, std::vector<Message::Argument> arguments) const {
    throw InputError((m_name.empty() ? "line " : m_name + ", line ") + std::to_string(line),
                     {rule, std::move(arguments)});
}

void OrderFileText::fail(const char* rule) const {
    throw InputError(m_name.empty() ? "order" : m_name, {rule, {}});
}

std::string_view takeWord(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

std::optional<std::int32_t> parseCount(std::string_view digits) {
    std::int32_t count = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, count);
    if (digits.empty() || digits.front() == '-' || error != std::errc{} || stop != end)
        return std::nullopt;
    return count;
}

std::string shown(std::string_view word) {
    constexpr std::size_t most = 40;
    if (word.size() <= most)
        return std::string(word);
    std::size_t end = most;
    while (continues(word[end]))
        --end;
    return std::string(word.substr(0, end)) + "…";
}

} // namespace quadrille
