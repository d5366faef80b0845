// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace quadrille::frameworks {

namespace {

/// How long "[key]" is there; 0: there is none.
std::size_t subscriptLength(std::string_view text) {
    if (!text.starts_with('['))
        return 0;
    int open = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        open += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
        if (open == 0)
            return at + 1;
    }
    return 0;
}

/// Which element of one that counts them, from the front or, below zero, from behind.
std::optional<std::size_t> placeIn(const ShellVariables::Words& words, std::string_view key) {
    const auto number = key.starts_with('-') ? arithmetic(key.substr(1)) : arithmetic(key);
    if (!number || *number < 0)
        return {};
    const auto size = static_cast<long long>(words.size());
    const long long place = key.starts_with('-') ? size - *number : *number;
    return place >= 0 ? std::optional(static_cast<std::size_t>(place)) : std::nullopt;
}

} // namespace

std::size_t assignedName(std::string_view word) {
    const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (end == 0 || std::isdigit(static_cast<unsigned char>(word.front())) != 0)
        return 0;
    const std::string_view rest = word.substr(end + subscriptLength(word.substr(end)));
    return rest.starts_with("=") || rest.starts_with("+=") ? end : 0;
}

bool isUnknownList(const ShellWord& word) {
    const std::string_view text = word.text;
    return text == word.unknown && (text == "$@" || text == "$*" || text.starts_with("${@") ||
                                    text.ends_with("[@]}") || text.ends_with("[*]}"));
}

std::optional<ShellVariables::Words> ShellVariables::replaceParameters(std::optional<Words> words) {
    m_firstList =
        words ? static_cast<std::size_t>(std::ranges::find_if(*words, isUnknownList) - words->begin()) : 0;
    return std::exchange(m_parameters, std::move(words));
}

void ShellVariables::shift(std::optional<long long> count) {
    if (!m_parameters || count == 0)
        return;
    auto words = std::exchange(m_parameters, {});
    const auto number = static_cast<std::size_t>(std::max(0LL, count.value_or(0)));
    if (number == 0 || number > words->size())
        return;
    const std::size_t known = std::min(number, m_firstList); // of a list that is not known its rest is not
    words->erase(words->begin(), words->begin() + static_cast<std::ptrdiff_t>(known));
    spend(*words);
    replaceParameters(std::move(words));
}

std::optional<ShellWord> ShellVariables::parameter(std::size_t number) const {
    if (!m_parameters || number == 0 || (number > m_firstList && m_firstList < m_parameters->size()))
        return {};
    return number <= m_parameters->size() ? (*m_parameters)[number - 1] : ShellWord{};
}

std::optional<std::size_t> ShellVariables::parameterCount() const {
    return m_parameters && m_firstList == m_parameters->size() ? std::optional(m_firstList) : std::nullopt;
}

std::optional<ShellVariables::Value> ShellVariables::get(const std::string& name) const {
    const auto found = m_values.find(name);
    if (found == m_values.end())
        return {};
    spend(found->second.words);
    spend(found->second.places.size() * sizeof(ShellWord));
    return found->second;
}

void ShellVariables::put(const std::string& name, std::optional<Value> value) {
    if (value)
        m_values[name] = *std::move(value);
    else
        m_values.erase(name);
}

void ShellVariables::set(const std::string& name, Words words) {
    Value& value = m_values[name];
    value.words = std::move(words);
    value.places.clear();
    value.varies = false;
    if (m_exportsAll)
        m_exported.insert(name);
    value.number = value.number == 0 ? ++m_count : value.number;
}

void ShellVariables::vary(const std::string& name, std::size_t line) {
    set(name, {{.text = "$" + name, .unknown = "$" + name, .line = line}});
    m_values.at(name).varies = true;
}

bool ShellVariables::varies(const std::string& name) const {
    const auto found = m_values.find(name);
    return found != m_values.end() && found->second.varies;
}

void ShellVariables::append(const std::string& name, const Words& words) {
    Value& value = m_values[name];
    value.varies = false;
    for (const ShellWord& word : words) {
        if (!value.places.empty())
            value.places.emplace(std::to_string(value.words.size()), value.words.size());
        value.words.push_back(word);
    }
    value.number = value.number == 0 ? ++m_count : value.number;
}

void ShellVariables::handOn(const std::vector<std::string>* names) {
    std::erase_if(m_values, [&](const auto& each) {
        return !m_exported.contains(each.first) ||
               (names != nullptr && std::ranges::find(*names, each.first) == names->end());
    });
    m_exportsAll = false;
    m_used.clear();
    for (auto& [name, value] : m_values)
        for (ShellWord& word : value.words)
            word.line = 0;
}

void ShellVariables::takeFrom(const ShellVariables& changed, std::size_t line) {
    std::vector<std::pair<std::size_t, const std::string*>> names;
    for (const auto& [name, value] : changed.m_values)
        if (const Words* old = find(name);
            old == nullptr || *old != value.words || m_values.at(name).places != value.places)
            names.emplace_back(value.number, &name);
    std::ranges::sort(names);
    for (const auto& [number, name] : names) {
        Words words = changed.m_values.at(*name).words;
        for (ShellWord& word : words)
            word.line = line;
        set(*name, std::move(words));
        m_values.at(*name).places = changed.m_values.at(*name).places;
    }
    std::erase_if(m_values, [&changed](const auto& each) { return !changed.m_values.contains(each.first); });
    m_used.insert(changed.m_used.begin(), changed.m_used.end());
    m_exported = changed.m_exported;
    m_exportsAll = changed.m_exportsAll;
}

void ShellVariables::goBackTo(ShellVariables before) {
    before.spendAs(*this);
    before.m_used.insert(m_used.begin(), m_used.end());
    *this = std::move(before);
}

ShellVariables ShellVariables::copy() const {
    for (const auto& [name, value] : m_values) {
        spend(value.words);
        spend(value.places.size() * sizeof(ShellWord));
    }
    if (m_parameters)
        spend(*m_parameters);
    return *this;
}

void ShellVariables::spend(const Words& words) const {
    for (const ShellWord& word : words)
        m_spent += sizeof(ShellWord) + word.text.size();
}

const ShellVariables::Words* ShellVariables::find(const std::string& name) const {
    const auto found = m_values.find(name);
    return found == m_values.end() ? nullptr : &found->second.words;
}

std::vector<ShellVariables::Words> ShellVariables::lists() const {
    std::vector<std::pair<std::size_t, std::string>> names;
    for (const auto& [name, value] : m_values)
        if (!m_used.contains(name))
            names.emplace_back(value.number, name);
    std::ranges::sort(names);
    std::vector<Words> all;
    for (const auto& [number, name] : names) {
        const Words& words = m_values.at(name).words;
        all.push_back(
            expanded({.text = "${" + name + "[@]}", .line = words.empty() ? 0 : words.front().line}));
    }
    return all;
}

bool ShellVariables::assign(const ShellToken& token) {
    const std::size_t end = assignedName(token.text);
    if (end == 0)
        return false;
    const std::string name = token.text.substr(0, end);
    const std::size_t subscript = subscriptLength(std::string_view(token.text).substr(end));
    const std::size_t sign = end + subscript;
    const bool adds = token.text[sign] == '+';
    const std::string_view raw = std::string_view(token.text).substr(sign + (adds ? 2 : 1));
    if (subscript > 0) {
        const std::string_view key = std::string_view(token.text).substr(end + 1, subscript - 2);
        setElement(name, value(key, token.line), value(raw, token.line), adds);
        return true;
    }
    if (token.kind == ShellToken::Kind::list) {
        std::vector<std::pair<std::optional<ShellWord>, Words>> elements; // which may speak of what it was
        elements.reserve(token.elements.size());
        for (const ShellToken& element : token.elements)
            elements.push_back(elementOf(element));
        if (!adds)
            set(name, {});
        for (auto& [key, words] : elements)
            if (key)
                setElement(name, *key, std::move(words.front()), false);
            else
                append(name, words);
        if (elements.empty())
            append(name, {});
    } else if (ShellWord word = value(raw, token.line); adds && find(name) != nullptr) {
        lengthen(name, word);
    } else {
        set(name, {std::move(word)});
    }
    return true;
}

std::pair<std::optional<ShellWord>, ShellVariables::Words>
ShellVariables::elementOf(const ShellToken& element) const {
    const std::string_view text = element.text;
    const std::size_t end = subscriptLength(text);
    if (end == 0 || !text.substr(end).starts_with('='))
        return {{}, expanded(element)};
    return {value(text.substr(1, end - 2), element.line), {value(text.substr(end + 1), element.line)}};
}

const ShellWord* ShellVariables::element(const std::string& name, std::string_view key) const {
    const auto found = m_values.find(name);
    m_used.insert(name);
    if (found == m_values.end())
        return nullptr;
    const Value& value = found->second;
    if (value.places.empty()) {
        const auto place = placeIn(value.words, key);
        return place && *place < value.words.size() ? &value.words[*place] : nullptr;
    }
    auto place = value.places.find(std::string(key));
    if (const auto number = arithmetic(key); place == value.places.end() && number)
        place = value.places.find(std::to_string(*number));
    return place == value.places.end() ? nullptr : &value.words[place->second];
}

namespace {

/// Where an element of that key stands, or is to stand: behind the last one.
std::size_t placeFor(ShellVariables::Value& value, const std::string& key) {
    const auto next = placeIn(value.words, key);
    if (value.places.empty() && next && *next <= value.words.size())
        return *next;
    if (value.places.empty())
        for (std::size_t i = 0; i < value.words.size(); ++i)
            value.places.emplace(std::to_string(i), i);
    return value.places.emplace(key, value.words.size()).first->second;
}

} // namespace

void ShellVariables::setElement(const std::string& name, const ShellWord& key, ShellWord word, bool adds) {
    if (!key.unknown.empty()) {
        unset(name);
        return;
    }
    Value& value = m_values[name];
    value.varies = false;
    value.number = value.number == 0 ? ++m_count : value.number;
    const std::size_t place = placeFor(value, key.text);
    if (place == value.words.size())
        value.words.emplace_back();
    ShellWord& old = value.words[place];
    if (adds) {
        word.text.insert(0, old.text);
        word.unknown = old.unknown.empty() ? word.unknown : old.unknown;
    }
    spend(word.text.size());
    old = std::move(word);
}

void ShellVariables::lengthen(const std::string& name, const ShellWord& more) {
    Words old = *find(name);
    if (old.empty())
        old.emplace_back();
    old.front().text += more.text;
    if (old.front().unknown.empty())
        old.front().unknown = more.unknown;
    if (old.front().text.size() <= largestConfiguration)
        set(name, std::move(old));
}

void ShellVariables::assignDefault(const ShellToken& token) {
    const std::string_view raw = token.text;
    const auto sign = raw.find(":=");
    if (!raw.starts_with("${") || sign == std::string_view::npos)
        return;
    const std::string name(raw.substr(2, sign - 2));
    if (find(name) == nullptr)
        set(name, {value(raw, token.line)});
}

} // namespace quadrille::frameworks
