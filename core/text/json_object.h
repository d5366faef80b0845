// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/input_error.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace quadrille {

/// A closed interval of whole numbers.
struct WholeRange {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// Longest text that any JSON value may hold, in bytes.
inline constexpr std::size_t longestText = 2000;
/// Largest rate or size that any JSON value may hold, in its own unit; keeps sums and products finite.
inline constexpr double largestNumber = 1e30;

/// The path of an element of a list: "models[3]".
[[nodiscard]] inline std::string indexed(std::string_view list, std::size_t index) {
    return std::string(list) + '[' + std::to_string(index) + ']';
}

/// One JSON object, read key by key. Every reader that takes a fallback returns it where the key is missing;
/// the others require the key. All throw InputError whose field is the path from the document's root,
/// such as "models[3].hidden". Keeps a reference: the JSON value must outlive it.
class JsonObject {
public:
    /// \param field path of this object, used as prefix of its keys' paths; empty for the root
    /// \throws InputError when the value is no object
    JsonObject(const nlohmann::json& value, std::string field);

    [[nodiscard]] bool has(const char* key) const { return m_value.contains(key); }
    [[nodiscard]] std::string path(std::string_view key) const;
    [[nodiscard]] const nlohmann::json& value() const { return m_value; }

    [[nodiscard]] JsonObject object(const char* key) const;
    [[nodiscard]] const nlohmann::json& array(const char* key) const;

    [[nodiscard]] std::int64_t whole(const char* key, WholeRange range) const;
    [[nodiscard]] std::int64_t whole(const char* key, WholeRange range, std::int64_t fallback) const;
    /// Any.
    [[nodiscard]] double number(const char* key) const;
    /// Above 0 and at most largestNumber.
    [[nodiscard]] double positive(const char* key) const;
    /// From 0 to largestNumber.
    [[nodiscard]] double nonNegative(const char* key) const;
    [[nodiscard]] bool flag(const char* key, bool fallback) const;
    /// At most longestText bytes without control characters.
    [[nodiscard]] std::string text(const char* key) const;
    [[nodiscard]] std::string text(const char* key, std::string fallback) const;

    /// The key's word looked up by fromName (std::string_view -> std::optional<Enum>).
    /// \param words the words that would do, for the message
    template <class Enum, class FromName>
    [[nodiscard]] Enum choice(const char* key, Enum fallback, FromName fromName, const char* words) const {
        if (!has(key))
            return fallback;
        if (const auto found = fromName(std::string_view(text(key))))
            return *found;
        fail(key, {QUADRILLE_MESSAGE("must be one of %1"), {std::string(words)}});
    }

    [[noreturn]] void fail(std::string_view key, Message rule) const;

private:
    [[nodiscard]] const nlohmann::json& required(const char* key) const;

    const nlohmann::json& m_value;
    std::string m_field;
};

/// One whole number, wherever it stands. 8192.0 and 8e3 are whole numbers too. \throws InputError naming
/// field
[[nodiscard]] std::int64_t wholeNumber(const nlohmann::json& value, const std::string& field,
                                       WholeRange range);

/// Reads a document. \param field how messages call it. \throws InputError when the text is not JSON, is
/// nested deeper than deepestNesting, or has a key twice in one object
[[nodiscard]] nlohmann::json parseJson(std::string_view text, const std::string& field);

/// \throws InputError for the first key of `input` that `known` does not have, at any depth of objects.
/// For files of our own, where an unknown key is a misspelt one.
void refuseUnknownKeys(const nlohmann::json& input, const nlohmann::json& known, const std::string& field);

} // namespace quadrille
