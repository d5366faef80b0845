// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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

/// A sentence for people: an English template with %1, %2, … and what to put there. Core never formats
/// for a language; the window translates the template and prints numbers through its locale.
struct Message {
    using Argument = std::variant<std::int64_t, double, std::string, Term>;
    std::string text; ///< template, marked with QUADRILLE_MESSAGE where it is written
    std::vector<Argument> arguments;

    friend bool operator==(const Message&, const Message&) = default;
};

/// The sentence in English with plain digits, for the command line and for logs.
[[nodiscard]] std::string english(const Message& message);

} // namespace quadrille
