// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_object.h"

#include <algorithm>
#include <vector>

namespace quadrille {

/// Lower-case letters, digits, dots and dashes: what can be typed after an option.
[[nodiscard]] inline bool isCatalogueName(std::string_view name) {
    const auto fine = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    };
    return !name.empty() && std::all_of(name.begin(), name.end(), fine);
}

/// Reads a catalogue file of ours: {"about": …, "source": …, KEY: [entry, …]}. Stricter than sessions:
/// unknown keys are refused, every entry says its source, and names are unique. \throws InputError naming the
/// field, such as "models[3].hidden"
template <class FromJson>
[[nodiscard]] auto catalogueEntries(std::string_view text, const char* key, FromJson fromJson) {
    const nlohmann::json document = parseJson(text, key);
    const JsonObject root(document, {});
    refuseUnknownKeys(document, nlohmann::json::object({{"about", {}}, {"source", {}}, {key, {}}}), {});
    std::vector<decltype(fromJson(root))> entries;
    const nlohmann::json& values = root.array(key);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string field = indexed(key, i);
        const JsonObject object(values[i], field);
        auto entry = fromJson(object);
        refuseUnknownKeys(values[i], toJson(entry), field);
        if (!isCatalogueName(entry.name))
            object.fail("name",
                        {QUADRILLE_MESSAGE("must be lower-case letters, digits, dots and dashes"), {}});
        if (entry.source.empty())
            object.fail("source", {QUADRILLE_MESSAGE("is missing"), {}});
        for (const auto& other : entries)
            if (other.name == entry.name)
                object.fail("name", {QUADRILLE_MESSAGE("must be used only once"), {}});
        entries.push_back(std::move(entry));
    }
    return entries;
}

/// The entry with this name, or null.
template <class Entry>
[[nodiscard]] const Entry* entryNamed(const std::vector<Entry>& entries, std::string_view name) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [name](const Entry& entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace quadrille
