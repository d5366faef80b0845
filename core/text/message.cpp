// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message.h"

#include <charconv>

namespace quadrille {
namespace {

std::string printed(const Message::Argument& argument) {
    if (const auto* text = std::get_if<std::string>(&argument))
        return *text;
    if (const auto* term = std::get_if<Term>(&argument))
        return std::string(term->option);
    char buffer[64];
    const auto result = std::holds_alternative<double>(argument)
                            ? std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(argument))
                            : std::to_chars(buffer, buffer + sizeof buffer, std::get<std::int64_t>(argument));
    return {buffer, result.ptr};
}

} // namespace

std::string english(const Message& message) {
    std::string sentence;
    for (std::size_t i = 0; i < message.text.size(); ++i) {
        const bool placeholder = message.text[i] == '%' && i + 1 < message.text.size() &&
                                 message.text[i + 1] >= '1' && message.text[i + 1] <= '9';
        const auto index = placeholder ? static_cast<std::size_t>(message.text[i + 1] - '1') : 0;
        if (placeholder && index < message.arguments.size()) {
            sentence += printed(message.arguments[index]);
            ++i;
        } else {
            sentence += message.text[i];
        }
    }
    return sentence;
}

} // namespace quadrille
