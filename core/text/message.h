// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// Marks an English text of core for translation; lupdate is told to read it as QT_TRANSLATE_NOOP("core",
/// text).
#define QUADRILLE_MESSAGE(text) text

namespace quadrille {

enum class ScheduleKind : std::uint8_t;

/// A sentence for people: an English template with %1, %2, … and what to put there. Core never formats
/// for a language; the window translates the template and prints numbers through its locale.
struct Message {
    /// A schedule has an option's name on the command line and another in the window.
    using Argument = std::variant<std::int64_t, double, std::string, ScheduleKind>;
    std::string text; ///< template, marked with QUADRILLE_MESSAGE where it is written
    std::vector<Argument> arguments;

    friend bool operator==(const Message&, const Message&) = default;
};

/// The sentence in English with plain digits, for the command line and for logs.
[[nodiscard]] std::string english(const Message& message);

} // namespace quadrille
