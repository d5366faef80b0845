// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// The lines of an order file, and the errors that name them.
class OrderFileText {
public:
    /// One line without its comment. Numbers count from 1, as editors do.
    struct Line {
        std::size_t number = 0;
        std::string_view text;
    };

    /// Throws InputError for what is not text: bytes that are not UTF-8, control characters. Keeps a view.
    OrderFileText(std::string_view text, std::string name);

    [[nodiscard]] std::size_t size() const { return m_rest.size(); }

    /// The next line that says something, or nothing at the end. Each line is given once.
    [[nodiscard]] std::optional<Line> next();
    /// Of the last line that next() gave; 0 before.
    [[nodiscard]] std::size_t lastLine() const { return m_last; }

    [[noreturn]] void fail(std::size_t line, const char* rule,
                           std::vector<Message::Argument> arguments = {}) const;
    /// Of the file as a whole.
    [[noreturn]] void fail(const char* rule) const;

private:
    std::string m_name;
    std::string_view m_rest;
    std::size_t m_line = 0;
    std::size_t m_last = 0;
};

/// Takes the first word off the text; empty where there is none.
[[nodiscard]] std::string_view takeWord(std::string_view& text);

/// The number that the digits make, or nothing: no signs, no blanks, at most 2^31 − 1.
[[nodiscard]] std::optional<std::int32_t> parseCount(std::string_view digits);

/// The word as a message shows it: not longer than a line.
[[nodiscard]] std::string shown(std::string_view word);

} // namespace quadrille
