// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers and words as people type them after an option and as scripts read them: always with '.', never
/// grouped, whatever the locale.
namespace quadrille::text_io {

/// Digits alone, from least to 10^12. \throws InputError naming the field
[[nodiscard]] std::int64_t wholeNumber(std::string_view field, std::string_view text, std::int64_t least = 1);

/// Digits with an optional decimal point, from 0 (or above 0) to 10^12. \throws InputError naming the field
[[nodiscard]] double decimalNumber(std::string_view field, std::string_view text, bool zeroToo);

/// Digits with an optional decimal point and an optional exponent: "15e12". \throws InputError naming the
/// field
[[nodiscard]] double boundedNumber(std::string_view field, std::string_view text, double least, double most);

/// "on", "off", "true", "false", "1" or "0". \throws InputError naming the field
[[nodiscard]] bool onOrOff(std::string_view field, std::string_view text);

[[nodiscard]] std::string fixed(double number, int decimals); ///< "27.20"
[[nodiscard]] std::string shortest(double number);            ///< reads back as the same number
void appendShortest(std::string& text, double number);
[[nodiscard]] std::string percent(double share);      ///< 0.086 → "8.6 %", 0.0001 → "< 0.1 %"
[[nodiscard]] std::string chance(double probability); ///< as percent(); 0.9999 → "> 99.9 %"

/// Input within quotes, fit to stand in a one-line message: control characters, and bytes that are no UTF-8,
/// replaced, long text cut.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// The name of a file within quotes, whole.
[[nodiscard]] std::string shownFile(std::string_view path);

} // namespace quadrille::text_io
