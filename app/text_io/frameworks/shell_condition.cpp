// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_pattern.h"
#include "app/text_io/frameworks/shell_script.h"

namespace quadrille::frameworks {
namespace {

std::optional<long long> number(const ShellWord& word) {
    return arithmetic(word.text);
}

std::optional<bool> compares(const ShellWord& left, const std::string& sign, const ShellWord& right) {
    if (!left.unknown.empty() || !right.unknown.empty())
        return {};
    if (sign == "==" || sign == "=")
        return fits(left.text, right.text);
    if (sign == "!=") {
        const auto same = fits(left.text, right.text);
        return same ? std::optional(!*same) : std::nullopt;
    }
    const auto a = number(left), b = number(right);
    if (!a || !b)
        return {};
    if (sign == "-eq")
        return *a == *b;
    if (sign == "-ne")
        return *a != *b;
    if (sign == "-gt")
        return *a > *b;
    if (sign == "-ge")
        return *a >= *b;
    if (sign == "-lt")
        return *a < *b;
    if (sign == "-le")
        return *a <= *b;
    return {};
}

} // namespace

std::optional<bool> holds(const ShellScript::Command& condition) {
    ShellScript::Command words = condition;
    std::erase_if(words, [](const ShellWord& word) {
        return isOneOf(word.text, {"[", "[[", "]", "]]", "test"}) && word.unknown.empty();
    });
    bool isNot = false;
    while (!words.empty() && words.front().text == "!") {
        words.erase(words.begin());
        isNot = !isNot;
    }
    std::optional<bool> result;
    if (words.size() == 3)
        result = compares(words[0], words[1].text, words[2]);
    else if (words.size() == 2 && words[1].unknown.empty() && isOneOf(words[0].text, {"-z", "-n"}))
        result = words[1].text.empty() == (words[0].text == "-z");
    else if (words.size() == 1 && words[0].unknown.empty() && isOneOf(words[0].text, {"true", "false"}))
        result = words[0].text == "true";
    return result && isNot ? !*result : result;
}

} // namespace quadrille::frameworks
