// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message.h"

#include <charconv>
#include <cmath>
#include <cstddef>

namespace quadrille {
namespace {

std::string printed(const Message::Argument& argument) {
    if (const auto* text = std::get_if<std::string>(&argument))
        return *text;
    if (const auto* term = std::get_if<Term>(&argument))
        return std::string(term->option);
    if (const auto* alternatives = std::get_if<Alternatives>(&argument))
        return english(*alternatives);
    if (const auto* passedOn = std::get_if<std::vector<Message>>(&argument)) {
        std::string sentences;
        for (const Message& each : *passedOn)
            sentences += (sentences.empty() ? "" : " ") + english(each);
        return sentences;
    }
    char buffer[64];
    if (const auto* number = std::get_if<double>(&argument)) {
        // What was computed has digits that say nothing, of which a sentence keeps six; what was typed, few.
        constexpr std::ptrdiff_t longest = 12;
        constexpr double whole = 1e6;
        auto shown = std::to_chars(buffer, buffer + sizeof buffer, *number);
        if (shown.ptr - buffer > longest && std::abs(*number) < whole)
            shown = std::to_chars(buffer, buffer + sizeof buffer, *number, std::chars_format::general, 6);
        return {buffer, shown.ptr};
    }
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, std::get<std::int64_t>(argument)).ptr};
}

} // namespace

std::string english(const Alternatives& alternatives) {
    std::string text;
    for (std::size_t i = 0; i < alternatives.words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == alternatives.words.size() ? " or " : ", ") + alternatives.words[i];
    return text;
}

std::string english(const Message& message) {
    return filled(message.text, message.arguments, printed);
}

std::string filled(std::string_view text, const std::vector<Message::Argument>& arguments,
                   const Printer& printed) {
    std::string sentence;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool placeholder =
            text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const auto index = placeholder ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (placeholder && index < arguments.size()) {
            sentence += printed(arguments[index]);
            ++i;
        } else {
            sentence += text[i];
        }
    }
    return sentence;
}

} // namespace quadrille
