// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace quadrille::frameworks {

std::size_t assignedName(std::string_view word) {
    const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (end == 0 || std::isdigit(static_cast<unsigned char>(word.front())) != 0)
        return 0;
    const std::string_view rest = word.substr(end);
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
    value.number = value.number == 0 ? ++m_count : value.number;
}

void ShellVariables::append(const std::string& name, const Words& words) {
    Words all;
    if (const Words* old = find(name))
        all = *old;
    all.insert(all.end(), words.begin(), words.end());
    set(name, std::move(all));
}

void ShellVariables::takeFrom(const ShellVariables& changed, std::size_t line) {
    std::vector<std::pair<std::size_t, const std::string*>> names;
    for (const auto& [name, value] : changed.m_values)
        if (const Words* old = find(name); old == nullptr || *old != value.words)
            names.emplace_back(value.number, &name);
    std::ranges::sort(names);
    for (const auto& [number, name] : names) {
        Words words = changed.m_values.at(*name).words;
        for (ShellWord& word : words)
            word.line = line;
        set(*name, std::move(words));
    }
    std::erase_if(m_values, [&changed](const auto& each) { return !changed.m_values.contains(each.first); });
    m_used.insert(changed.m_used.begin(), changed.m_used.end());
}

void ShellVariables::goBackTo(ShellVariables before) {
    before.spendAs(*this);
    before.m_used.insert(m_used.begin(), m_used.end());
    *this = std::move(before);
}

ShellVariables ShellVariables::copy() const {
    for (const auto& [name, value] : m_values)
        spend(value.words);
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
    const bool adds = token.text[end] == '+';
    const std::string_view raw = std::string_view(token.text).substr(end + (adds ? 2 : 1));
    Words words;
    if (token.kind == ShellToken::Kind::list)
        for (const ShellToken& element : token.elements)
            for (ShellWord& word : expanded(element))
                words.push_back(std::move(word));
    else
        words.push_back(value(raw, token.line));
    if (!adds)
        set(name, std::move(words));
    else if (token.kind == ShellToken::Kind::list || find(name) == nullptr)
        append(name, words);
    else
        lengthen(name, words.front());
    return true;
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
