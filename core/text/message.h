// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks an English text of core for translation; lupdate is told to read it as QT_TRANSLATE_NOOP("core",
/// text).
#define QUADRILLE_MESSAGE(text) text

namespace quadrille {

/// Something with an option's name on the command line and another in the window.
struct Term {
    std::string_view option;
    std::string_view label; ///< English, marked for translation

    friend bool operator==(const Term&, const Term&) = default;
};

/// Any of these would do: "a", "a or b", "a, b or c".
struct Alternatives {
    std::vector<std::string> words;

    friend bool operator==(const Alternatives&, const Alternatives&) = default;
};

/// A sentence for people: an English template with %1, %2, … and what to put there. Core never formats
/// for a language; the window translates the template and prints numbers through its locale.
struct Message {
    /// Messages are the sentences that it passes on.
    using Argument =
        std::variant<std::int64_t, double, std::string, Term, Alternatives, std::vector<Message>>;
    std::string text; ///< template, marked with QUADRILLE_MESSAGE where it is written
    std::vector<Argument> arguments;

    friend bool operator==(const Message&, const Message&) = default;
};

/// The sentence in English with plain digits, for the command line and for logs.
[[nodiscard]] std::string english(const Message& message);
[[nodiscard]] std::string english(const Alternatives& alternatives);

using Printer = std::function<std::string(const Message::Argument&)>;
/// A template in any language with its arguments put in. What stands in an argument is no placeholder.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<Message::Argument>& arguments,
                                 const Printer& printed);

} // namespace quadrille
