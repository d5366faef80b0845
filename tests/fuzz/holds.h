// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

/// \file
/// What holds of every reader of foreign text, whatever it is given: it returns a value or refuses the text
/// by an InputError that can be shown, and a value that it returned comes back when it is written and read
/// again. Whoever fails here ends the program; so does any other exception.

/// One input. \return 0
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace quadrille::fuzz {

/// How many texts were read rather than refused, so that the driver sees whether its seeds are any good.
inline std::size_t readSoFar = 0;

/// What is measured in seconds or bytes.
inline bool positive(double number) {
    return number > 0 && std::isfinite(number);
}

inline void holds(bool condition, const char* what) {
    if (condition)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size}; // NOLINT(*-reinterpret-cast): bytes are what comes
}

/// Can stand in a message, on a terminal and in a JSON file.
inline bool showable(std::string_view text) {
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f)
            return false;
    return !firstNonUtf8(text);
}

/// What `read` returns, or nothing where it refuses.
template <class Read>
auto readOrRefused(Read read) -> std::optional<decltype(read())> {
    try {
        std::optional value(read());
        ++readSoFar;
        return value;
    } catch (const InputError& error) {
        holds(!error.field().empty() && !error.rule().text.empty(), "a refusal names field and rule");
        holds(showable(error.what()), "a refusal can be shown");
        return std::nullopt;
    }
}

/// Written as JSON and read again, the value is the same.
template <class Value, class Read>
void comesBack(const Value& value, const nlohmann::json& written, Read read) {
    try {
        holds(read(written.dump()) == value, "what was written reads the same");
    } catch (const InputError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        holds(false, "what was written is read");
    }
}

} // namespace quadrille::fuzz
