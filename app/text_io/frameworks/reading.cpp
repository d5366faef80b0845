// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/reading.h"

#include "app/text_io/frameworks/format.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/numbers.h"
#include "app/text_io/setting_text.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"
#include "core/text/joined.h"
#include "core/text/lower_case.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace quadrille::frameworks {
namespace {

/// Of the launcher or the environment, or spelt already: no key of the tables.
bool isOfLauncher(std::string_view key) {
    return key.starts_with('-') || key.starts_with('#') || key.find('.') != std::string_view::npos ||
           (!key.empty() && std::isupper(static_cast<unsigned char>(key.front())) != 0);
}

std::string spelt(const Format& format, std::string_view key) {
    return isOfLauncher(key) || format.spell == nullptr ? std::string(key) : format.spell(key);
}

// Of switches, in small letters.
constexpr std::array<std::string_view, 4> wordsOfTrue{"true", "on", "yes", "1"};
constexpr std::array<std::string_view, 4> wordsOfFalse{"false", "off", "no", "0"};

/// As it stands in a file, on one line.
std::string shown(const Json& value) {
    if (value.is_string())
        return storable(value.get<std::string>());
    if (value.is_array() && std::ranges::all_of(value, [](const Json& v) { return v.is_string(); })) {
        std::string words;
        for (const Json& word : value)
            words += (words.empty() ? "" : " ") + word.get<std::string>();
        return storable(words);
    }
    return storable(text_io::jsonText(value));
}

/// 8.0 is 8: YAML and JSON write whole numbers so now and then.
std::string numberText(const Json& value) {
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (number == std::floor(number) && std::abs(number) < 1e15)
            return std::to_string(static_cast<std::int64_t>(number));
        return text_io::shortest(number);
    }
    return value.dump();
}

} // namespace

Reading::Reading(const Format& format, ImportedPlan& plan, const Catalogue& catalogue)
    : m_format(format), m_plan(plan), m_catalogue(catalogue) {}

void Reading::add(const Document& document) {
    for (const Entry& entry : document.entries) {
        Held held{.entry = entry, .file = fileOf(entry, document), .setting = {}, .ignored = {}};
        const auto [place, isNew] = m_places.emplace(keyOfToday(m_format, entry.key), m_entries.size());
        if (!isNew && entry.value.is_null() && !m_entries[place->second].entry.value.is_null()) {
            held.taken = true;
            held.ignored = {QUADRILLE_MESSAGE("%1 says it"), {m_entries[place->second].entry.key}};
        } else if (!isNew) { // a later file has the last word
            Held& old = m_entries[place->second];
            old.taken = true;
            old.ignored = {QUADRILLE_MESSAGE("%1 says it again"), {held.file}};
            place->second = m_entries.size();
        }
        if (entry.value == "auto")
            held.ignored = {QUADRILLE_MESSAGE("is left to the program"), {}};
        m_entries.push_back(std::move(held));
    }
    for (const LeftOut& left : document.leftOut)
        m_plan.ignored.push_back(
            {.file = fileOf(left, document), .line = left.line, .key = left.what, .reason = left.reason});
}

Reading::Held* Reading::find(std::string_view key) {
    const auto found = m_places.find(spelt(m_format, key));
    return found == m_places.end() ? nullptr : &m_entries[found->second];
}

void Reading::refuse(const Held& held, Message rule) const {
    refuseLine(held.file, held.entry.line, held.entry.key, std::move(rule));
}

void Reading::refuse(std::string_view key, Message rule) {
    if (const Held* held = find(key))
        refuse(*held, std::move(rule));
    throw InputError(spelt(m_format, key), std::move(rule));
}

std::string Reading::scalarText(const Held& held) const {
    const Json* value = &held.entry.value;
    // On a command line what follows is the program's, or the next one's.
    const bool isFirstOf = value->is_array() && !value->empty() && m_format.syntax == Syntax::commandLine;
    if (isFirstOf || (value->is_array() && value->size() == 1 && value->front().is_string()))
        value = &value->front();
    if (value->is_string())
        return storable(value->get<std::string>());
    if (value->is_boolean())
        return value->get<bool>() ? "true" : "false";
    if (value->is_number())
        return numberText(*value);
    refuse(held, {QUADRILLE_MESSAGE("must be one value, not %1"), {text_io::inQuotes(shown(*value))}});
}

const Json* Reading::value(std::string_view key) {
    Held* held = find(key);
    if (held == nullptr || held->entry.value.is_null() || !held->entry.unknown.empty() || held->ignored)
        return nullptr;
    held->taken = true;
    return &held->entry.value;
}

bool Reading::has(std::string_view key) {
    return value(key) != nullptr;
}

std::optional<std::int64_t> Reading::whole(std::string_view key, std::int64_t least, std::int64_t most) {
    if (value(key) == nullptr)
        return {};
    const Held& held = *find(key);
    const std::string field =
        storable(held.file + ":" + std::to_string(held.entry.line) + ": " + held.entry.key);
    const std::string text = scalarText(held);
    const bool isNegative = least < 0 && text.starts_with('-');
    const std::int64_t number = text_io::wholeNumber(field, isNegative ? text.substr(1) : text,
                                                     std::max<std::int64_t>(0, isNegative ? 0 : least));
    const std::int64_t result = isNegative ? -number : number;
    if (result < least || result > most)
        refuse(held, {QUADRILLE_MESSAGE("must be from %1 to %2"), {least, most}});
    return result;
}

std::optional<double> Reading::real(std::string_view key) {
    if (value(key) == nullptr)
        return {};
    const Held& held = *find(key);
    return text_io::boundedNumber(held.file + ":" + std::to_string(held.entry.line) + ": " + held.entry.key,
                                  scalarText(held), 0, 1e30);
}

std::optional<bool> Reading::flag(std::string_view key) {
    if (value(key) == nullptr)
        return {};
    const Held& held = *find(key);
    // A switch that stands alone may have the program's own arguments behind it.
    if (m_format.syntax == Syntax::commandLine && held.entry.value.is_array())
        return true;
    const std::string text = lowerCase(scalarText(held));
    if (std::ranges::find(wordsOfTrue, text) != wordsOfTrue.end())
        return true;
    if (std::ranges::find(wordsOfFalse, text) != wordsOfFalse.end())
        return false;
    if (m_format.syntax == Syntax::commandLine && keyOfToday(m_format, held.entry.key).starts_with("--"))
        return true;
    refuse(held, {QUADRILLE_MESSAGE("must be true or false"), {}});
}

std::optional<std::string> Reading::word(std::string_view key) {
    if (value(key) == nullptr)
        return {};
    return scalarText(*find(key));
}

std::vector<std::string> Reading::list(std::string_view key) {
    const Json* found = value(key);
    if (found == nullptr)
        return {};
    if (!found->is_array()) {
        // "core_attn,moe" and "[core_attn,moe]": as Hydra takes a list.
        std::vector<std::string> words(1);
        for (const char c : scalarText(*find(key)))
            if (c == ',' || c == ' ')
                words.emplace_back();
            else if (std::string_view("[]\"'").find(c) == std::string_view::npos)
                words.back() += c;
        std::erase(words, "");
        return words;
    }
    std::vector<std::string> words;
    for (const Json& element : *found)
        words.push_back(element.is_string() ? storable(element.get<std::string>())
                                            : text_io::jsonText(element));
    return words;
}

void Reading::bearsOn(std::string_view key, std::string_view setting) {
    if (Held* held = find(key)) {
        held->taken = true;
        held->setting = setting;
    }
}

void Reading::ignore(std::string_view key, Message reason) {
    if (Held* held = find(key)) {
        held->taken = true;
        held->ignored = std::move(reason);
    }
}

void Reading::remark(std::string_view key, Message what) {
    if (const Held* held = find(key))
        m_plan.ignored.push_back({.file = held->file,
                                  .line = held->entry.line,
                                  .key = held->entry.key,
                                  .value = shown(held->entry.value),
                                  .reason = std::move(what)});
}

void Reading::assume(std::string_view setting, Message reason) {
    m_plan.assumed.push_back({.setting = std::string(setting), .reason = std::move(reason)});
}

bool Reading::isAssumed(std::string_view setting) const {
    return std::ranges::find(m_plan.assumed, setting, &ImportNote::setting) != m_plan.assumed.end();
}

void Reading::withdraw(std::string_view setting) {
    std::erase_if(m_plan.assumed, [setting](const ImportNote& note) { return note.setting == setting; });
}

void Reading::leave(std::string_view setting) {
    m_plan.defaults.push_back({.setting = std::string(setting)});
}

void Reading::take(ModelSpec model) {
    if (saysModel) {
        if (withoutNames(scenario().model) != withoutNames(model))
            assume("model", {QUADRILLE_MESSAGE("the model's own file counts, of which %1 says other sizes"),
                             {std::string(m_format.label)}});
        return;
    }
    saysModel = true;
    if (model.name.empty()) {
        if (withoutNames(scenario().model) == withoutNames(model))
            return; // it goes on under the name that it has
        takeNameOf(model);
    }
    if (model.label.empty())
        model.label = m_entries.empty() ? "imported" : m_entries.front().file;
    if (model.source.empty())
        model.source = "imported from " + (m_entries.empty() ? std::string() : m_entries.front().file);
    scenario().model = std::move(model);
}

void Reading::takeNameOf(ModelSpec& model) {
    const std::vector<const ModelSpec*> same = sameModels(model, m_catalogue);
    if (same.empty())
        return;
    model = *same.front();
    if (same.size() == 1)
        return;
    std::vector<std::string> others;
    for (const ModelSpec* other : std::span(same).subspan(1))
        others.push_back(other->label);
    assume("model", {QUADRILLE_MESSAGE("the same sizes are those of %1, too"), {joined(others, ", ")}});
}

void Reading::set(const Row& row, const Held& held) {
    std::string text = scalarText(held);
    if (!row.words.empty()) {
        std::string theirs = lowerCase(text);
        if (held.entry.value.is_array() && row.words.front().theirs == "true")
            theirs = "true"; // a switch before the program's own arguments
        const auto found = std::ranges::find(row.words, theirs, &WordPair::theirs);
        if (found == row.words.end()) {
            Alternatives words;
            for (const WordPair& pair : row.words)
                words.words.emplace_back(pair.theirs);
            refuse(held, {QUADRILLE_MESSAGE("must be %1, not %2"), {words, text_io::inQuotes(text)}});
        }
        text = found->ours;
    }
    const Setting& setting = *findSetting(row.setting);
    if (row.words.empty() && (std::holds_alternative<FlagValue>(setting.value) || setting.typed == "on|off"))
        text = *flag(row.key) ? "on" : "off";
    text_io::applyText(setting, scenario(), text,
                       held.file + ":" + std::to_string(held.entry.line) + ": " + held.entry.key);
}

bool Reading::assumeUnknown(std::string_view key, std::string_view setting) {
    const Held* held = find(key);
    if (held == nullptr || held->entry.unknown.empty())
        return false;
    ignore(key, {QUADRILLE_MESSAGE("the script does not say what %1 is"), {held->entry.unknown}});
    assume(setting, {QUADRILLE_MESSAGE("%1 is set to %2, which the script does not say"),
                     {held->entry.key, held->entry.unknown}});
    return true;
}

void Reading::row(const Row& row) {
    Held* held = find(row.key);
    if (held != nullptr && held->entry.unknown.empty() && !held->entry.value.is_null() && !held->ignored) {
        held->taken = true;
        held->setting = row.setting;
        set(row, *held);
        return;
    }
    if (!row.absent.empty())
        text_io::applyText(*findSetting(row.setting), scenario(), std::string(row.absent), row.setting);
    if (assumeUnknown(row.key, row.setting))
        return;
    if (row.absent.empty()) {
        assume(row.setting, {std::string(noFileSaysIt), {}});
    } else {
        leave(row.setting);
    }
}

void Reading::rows() {
    for (const Row& one : m_format.rows)
        row(one);
}

namespace {

/// A word of the list is the key or, where it ends in a sign, the key's beginning. \return the letters of the
/// longest that is; 0: none is
std::size_t closest(const Format& format, std::span<const std::string_view> list, std::string_view key) {
    std::size_t longest = 0;
    for (const std::string_view beginning : list) {
        const std::string written = spelt(format, beginning);
        const bool isWhole = std::isalnum(static_cast<unsigned char>(written.back())) != 0;
        if (isWhole ? key == written || key == beginning : key.starts_with(written))
            longest = std::max(longest, written.size());
    }
    return longest;
}

/// Why a key that nothing took was not.
Message whyNot(const Format& format, const std::string& key) {
    const std::size_t moves = closest(format, format.unmodelled, key),
                      rests = closest(format, format.idle, key);
    if (moves > 0 && moves >= rests)
        return {QUADRILLE_MESSAGE("moves what is not modelled here"), {}};
    if (isOfLauncherAlone(key) || rests > 0)
        return {QUADRILLE_MESSAGE("moves neither memory nor the time of a step"), {}};
    return {QUADRILLE_MESSAGE("is not known here"), {}};
}

} // namespace

void Reading::finish() {
    for (const Held& held : m_entries) {
        ImportNote note{.file = held.file,
                        .line = held.entry.line,
                        .key = held.entry.key,
                        .value = shown(held.entry.value),
                        .setting = held.setting};
        if (held.ignored) {
            note.reason = *held.ignored;
        } else if (!held.taken && !held.entry.unknown.empty()) {
            note.reason = {QUADRILLE_MESSAGE("the script does not say what %1 is"), {held.entry.unknown}};
        } else if (!held.taken && held.entry.value.is_null()) {
            note.reason = {QUADRILLE_MESSAGE("says nothing"), {}};
        } else if (!held.taken) {
            note.reason = whyNot(m_format, keyOfToday(m_format, held.entry.key));
        }
        if (!note.reason.text.empty()) {
            m_plan.ignored.push_back(std::move(note));
            continue;
        }
        note.reason = howTaken(held);
        m_plan.understood.push_back(std::move(note));
    }
}

/// Empty where the setting is what the key says.
Message Reading::howTaken(const Held& held) const {
    if (held.setting.empty())
        return {QUADRILLE_MESSAGE("is read together with other keys"), {}};
    std::vector<std::string> others;
    for (const Held& other : m_entries)
        if (&other != &held && other.taken && !other.ignored && other.setting == held.setting)
            others.push_back(other.entry.key);
    constexpr std::size_t fewToName = 3;
    if (others.size() > fewToName)
        return {QUADRILLE_MESSAGE("is read together with other keys"), {}};
    if (!others.empty())
        return {QUADRILLE_MESSAGE("is read together with %1"), {joined(others, ", ")}};
    return {};
}

} // namespace quadrille::frameworks
