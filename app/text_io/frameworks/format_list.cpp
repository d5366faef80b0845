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

namespace {

bool isKey(const Format& format, std::string_view name) {
    const auto isIt = [name](std::string_view key) { return key == name; };
    return std::ranges::any_of(format.rows, isIt, &Row::key) || std::ranges::any_of(format.further, isIt) ||
           std::ranges::any_of(format.renamed, isIt, &WordPair::theirs);
}

/// "--micro-batch-size" of a command line, where the framework's file says micro_batch_size.
std::string withoutDashes(const Format& format, std::string_view key) {
    if (!format.onCommandLines || !key.starts_with("--"))
        return std::string(key);
    std::string name(key.substr(2));
    std::ranges::replace(name, '-', '_');
    return isKey(format, name) ? name : std::string(key);
}

} // namespace

std::string keyOfToday(const Format& format, std::string_view written) {
    const std::string plain = withoutDashes(format, written);
    const std::string_view key = plain;
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

bool isDecided(const Format& format, const Document& document) {
    return std::ranges::any_of(document.entries, [&format](const Entry& entry) {
        return std::ranges::find(format.decisive, withoutDashes(format, entry.key)) != format.decisive.end();
    });
}

/// Keys that programs of any kind have.
static bool isAnyPrograms(const Entry& entry) {
    constexpr std::array<std::string_view, 8> keys{"--model", "model",  "--config", "config",
                                                   "--name",  "--seed", "--output", "--dtype"};
    return std::ranges::find(keys, entry.key) != keys.end();
}

const Format* formatOf(const Document& document) {
    if (std::ranges::all_of(document.entries, isAnyPrograms))
        return nullptr;
    const Format* best = nullptr;
    std::size_t most = 0;
    bool decided = false;
    for (const Format* format : formats()) {
        const std::size_t count = knownKeys(*format, document);
        const bool decides = isDecided(*format, document);
        if (count > 0 && (decides > decided || (decides == decided && count > most))) {
            most = count;
            best = format;
            decided = decides;
        }
    }
    return best;
}

} // namespace quadrille::frameworks
