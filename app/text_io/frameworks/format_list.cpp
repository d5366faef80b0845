// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace quadrille::frameworks {

std::span<const Format* const> formats() {
    static constexpr std::array<const Format*, 9> all{&megatronLm,   &megatronBridge, &torchtitan,
                                                      &deepspeed,    &accelerate,     &nanotron,
                                                      &llamaFactory, &axolotl,        &transformersTrainer};
    return all;
}

const Format* findFormat(std::string_view name) {
    const auto found = std::ranges::find(formats(), name, [](const Format* format) { return format->name; });
    return found == formats().end() ? nullptr : *found;
}

std::string keyOfToday(const Format& format, std::string_view key) {
    std::string_view beginning;
    const WordPair* renaming = nullptr; // by the longest beginning
    for (const WordPair& pair : format.renamed) {
        if (pair.theirs == key)
            return std::string(pair.ours);
        if (pair.theirs.ends_with('.') && key.starts_with(pair.theirs) &&
            pair.theirs.size() > beginning.size()) {
            beginning = pair.theirs;
            renaming = &pair;
        }
    }
    return renaming == nullptr ? std::string(key)
                               : std::string(renaming->ours) + std::string(key.substr(beginning.size()));
}

std::size_t knownKeys(const Format& format, const Document& document) {
    std::unordered_set<std::string> known;
    const auto add = [&](std::string_view key) {
        known.insert(format.spell == nullptr ? std::string(key) : format.spell(key));
    };
    for (const Row& row : format.rows)
        add(row.key);
    for (const std::string_view key : format.further)
        add(key);
    for (const WordPair& pair : format.renamed)
        known.emplace(pair.theirs);
    return static_cast<std::size_t>(std::ranges::count_if(document.entries, [&](const Entry& entry) {
        return known.contains(entry.key) || known.contains(keyOfToday(format, entry.key));
    }));
}

namespace {

/// A key that no other framework has.
bool saysWhoseItIs(const Format& format, const Document& document) {
    if (format.decisive.empty())
        return false;
    const std::string key =
        format.spell == nullptr ? std::string(format.decisive) : format.spell(format.decisive);
    return std::ranges::find(document.entries, key, &Entry::key) != document.entries.end();
}

} // namespace

const Format* formatOf(const Document& document) {
    const Format* best = nullptr;
    std::size_t most = 0;
    bool decided = false;
    for (const Format* format : formats()) {
        const std::size_t count = knownKeys(*format, document);
        const bool decides = saysWhoseItIs(*format, document);
        if (count > 0 && (decides > decided || (decides == decided && count > most))) {
            most = count;
            best = format;
            decided = decides;
        }
    }
    return best;
}

} // namespace quadrille::frameworks
