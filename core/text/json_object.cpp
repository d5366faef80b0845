// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/json_object.h"

#include "core/text/clean_text.h"
#include "core/text/json_limits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille {

using nlohmann::json;

JsonObject::JsonObject(const json& value, std::string field) : m_value(value), m_field(std::move(field)) {
    if (!m_value.is_object())
        throw InputError(m_field.empty() ? "document" : m_field,
                         {QUADRILLE_MESSAGE("must be an object"), {}});
}

std::string JsonObject::path(std::string_view key) const {
    return m_field.empty() ? std::string(key) : m_field + "." + std::string(key);
}

void JsonObject::fail(std::string_view key, Message rule) const {
    throw InputError(path(key), std::move(rule));
}

const json& JsonObject::required(const char* key) const {
    const auto found = m_value.find(key);
    if (found == m_value.end())
        fail(key, {QUADRILLE_MESSAGE("is missing"), {}});
    return *found;
}

JsonObject JsonObject::object(const char* key) const {
    return {required(key), path(key)};
}

const json& JsonObject::array(const char* key) const {
    const json& value = required(key);
    if (!value.is_array())
        fail(key, {QUADRILLE_MESSAGE("must be an array"), {}});
    return value;
}

std::int64_t wholeNumber(const json& value, const std::string& field, WholeRange range) {
    std::int64_t number = 0;
    bool good = false;
    if (value.is_number_unsigned()) {
        // Beyond the signed range nothing is allowed anyway.
        const auto wide = value.get<std::uint64_t>();
        good = std::in_range<std::int64_t>(wide);
        number = good ? static_cast<std::int64_t>(wide) : 0;
    } else if (value.is_number_integer()) {
        number = value.get<std::int64_t>();
        good = true;
    } else if (value.is_number_float()) {
        constexpr double exactlyRepresentable = 9007199254740992.0; // 2^53
        const auto real = value.get<double>();
        good = std::abs(real) <= exactlyRepresentable && std::trunc(real) == real;
        number = good ? static_cast<std::int64_t>(real) : 0;
    }
    if (!good || number < range.least || number > range.most)
        throw InputError(
            field, {QUADRILLE_MESSAGE("must be a whole number from %1 to %2"), {range.least, range.most}});
    return number;
}

std::int64_t JsonObject::whole(const char* key, WholeRange range) const {
    return wholeNumber(required(key), path(key), range);
}

std::int64_t JsonObject::whole(const char* key, WholeRange range, std::int64_t fallback) const {
    return has(key) ? whole(key, range) : fallback;
}

double JsonObject::number(const char* key) const {
    const json& value = required(key);
    return value.is_number() ? value.get<double>() : std::nan("");
}

double JsonObject::positive(const char* key) const {
    const double value = number(key);
    if (std::isnan(value) || value <= 0 || value > largestNumber)
        fail(key, {QUADRILLE_MESSAGE("must be a number above 0 and at most %1"), {largestNumber}});
    return value;
}

double JsonObject::nonNegative(const char* key) const {
    const double value = number(key);
    if (std::isnan(value) || value < 0 || value > largestNumber)
        fail(key, {QUADRILLE_MESSAGE("must be a number from 0 to %1"), {largestNumber}});
    return value;
}

bool JsonObject::flag(const char* key, bool fallback) const {
    if (!has(key))
        return fallback;
    const json& value = required(key);
    if (!value.is_boolean())
        fail(key, {QUADRILLE_MESSAGE("must be true or false"), {}});
    return value.get<bool>();
}

std::string JsonObject::text(const char* key) const {
    const json& value = required(key);
    if (!value.is_string())
        fail(key, {QUADRILLE_MESSAGE("must be a text"), {}});
    const auto& text = value.get_ref<const std::string&>();
    if (text.size() > longestText)
        fail(key, {QUADRILLE_MESSAGE("must be at most %1 bytes long"), {std::int64_t{longestText}}});
    if (std::any_of(text.begin(), text.end(), isControl))
        fail(key, {QUADRILLE_MESSAGE("must not contain control characters"), {}});
    return text;
}

std::string JsonObject::text(const char* key, std::string fallback) const {
    return has(key) ? text(key) : std::move(fallback);
}

json parseJson(std::string_view text, const std::string& field) {
    if (nestingDepth(text) > deepestNesting)
        throw InputError(field, {QUADRILLE_MESSAGE("must be JSON that is nested at most %1 levels deep"),
                                 {std::int64_t{deepestNesting}}});
    try {
        return json::parse(text, UniqueKeys(field));
    } catch (const json::parse_error& error) {
        throw InputError(field, {QUADRILLE_MESSAGE("is not valid JSON at byte %1"),
                                 {static_cast<std::int64_t>(error.byte)}});
    } catch (const json::exception&) { // a number too large to hold
        throw InputError(field, {QUADRILLE_MESSAGE("contains a number too large to read"), {}});
    }
}

void refuseUnknownKeys(const json& input, const json& known, const std::string& field) {
    if (!input.is_object() || !known.is_object())
        return;
    for (const auto& [key, value] : input.items()) {
        std::string path = field;
        path.append(field.empty() ? "" : ".").append(key);
        const auto found = known.find(key);
        if (found == known.end())
            throw InputError(path, {QUADRILLE_MESSAGE("is not a known key"), {}});
        refuseUnknownKeys(value, *found, path);
    }
}

} // namespace quadrille
