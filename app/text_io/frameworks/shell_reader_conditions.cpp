// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_reader.h"

#include "app/text_io/frameworks/shell_commands.h"
#include "app/text_io/frameworks/shell_pattern.h"

#include <algorithm>
#include <utility>

namespace quadrille::frameworks {

void ScriptReader::choose(std::vector<ShellToken>& tokens) {
    const std::size_t line = tokens.front().line;
    const ShellWord subject =
        tokens.size() > 1 ? m_script.variables.value(tokens[1].text, line) : ShellWord{.unknown = "case"};
    if (!subject.unknown.empty())
        leaveOut(line, "case", isNotSaid);
    open({.kind = Kind::choice,
          .state = State::passed,
          .subject = subject.text,
          .expectsPattern = true,
          .uncertain = !subject.unknown.empty()},
         line);
    const auto read = std::min<std::size_t>(2, tokens.size() - 1);
    tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(read));
}

void ScriptReader::pattern(const std::vector<ShellToken>& tokens, const std::string& ending) {
    ShellBlock& block = m_here.blocks.back();
    if (!tokens.empty() && !block.done && !block.uncertain) {
        const ShellWord shape = m_script.variables.pattern(tokens.front().text, tokens.front().line);
        m_script.variables.spend(costOfFit(block.subject, shape.text));
        const auto taken = shape.unknown.empty() ? fits(block.subject, shape.text) : std::nullopt;
        if (!taken) {
            block.uncertain = true; // which branch it is
            if (m_here.blocks.run(true))
                addLeftOut({tokens.front().line, tokens.front().text, {isNotSaid, {}}});
        } else if (*taken) {
            block.state = State::taken;
            block.done = true;
        }
    }
    if (ending == ")") {
        block.expectsPattern = false;
        m_here.joint.clear();
    }
}

void ScriptReader::decide(std::optional<bool> result, std::size_t line) {
    if (!m_here.blocks.decide(result) && m_here.blocks.run(true))
        addLeftOut({line, "if", {isNotSaid, {}}});
}

std::optional<bool> ScriptReader::tested(const std::vector<ShellToken>& tokens, bool isNot) const {
    ShellScript::Command words;
    const bool isPlain = isOneOf(tokens.front().text, {"[", "test"}); // which knows no patterns
    bool isCompared = false;
    for (const ShellToken& token : tokens) {
        const bool isPattern = isCompared && !isPlain;
        words.push_back(isPattern ? m_script.variables.pattern(token.text, token.line)
                                  : m_script.variables.value(token.text, token.line));
        if (isCompared && isPlain)
            words.back().text = allMarked(words.back().text);
        if (isCompared && words.size() > 2)
            m_script.variables.spend(costOfFit(words[words.size() - 3].text, words.back().text));
        isCompared = isOneOf(token.text, {"=", "==", "!="});
    }
    const std::optional<bool> result = holds(words);
    return result && isNot ? !*result : result;
}

std::optional<bool> ScriptReader::joined(const std::string& joint, std::optional<bool> before,
                                         std::optional<bool> one) {
    const bool deciding = joint == "||"; // one such test decides
    if (before == deciding || one == deciding)
        return deciding;
    return before && one ? std::optional(!deciding) : std::nullopt;
}

bool ScriptReader::isTest(const std::vector<ShellToken>& tokens) const {
    return !m_here.bracket.empty() || isOneOf(tokens.front().text, {"[", "[[", "test"}) ||
           (tokens.size() == 1 &&
            isOneOf(m_script.variables.value(tokens.front().text, 0).text, {"true", "false"}));
}

void ScriptReader::test(const std::vector<ShellToken>& tokens, bool isNot) {
    const bool opens = tokens.front().text == "[[" && tokens.back().text != "]]";
    const std::optional<bool> one = tested(tokens, isNot);
    if (opens) {
        m_here.bracket = depends() ? m_here.joint : ";";
        m_here.beforeBracket = m_here.wentWell;
        m_here.wentWell = one;
        return;
    }
    m_here.wentWell = depends() ? joined(m_here.joint, m_here.wentWell, one) : one;
    if (!m_here.bracket.empty() && tokens.back().text == "]]") {
        if (m_here.bracket != ";")
            m_here.wentWell = joined(m_here.bracket, m_here.beforeBracket, m_here.wentWell);
        m_here.bracket.clear();
    }
}

void ScriptReader::linked(const std::vector<ShellToken>& tokens, bool isNot) {
    if (m_here.joint == "|") {
        if (m_here.ran)
            simple(tokens);
        return;
    }
    if (!depends())
        m_here.wentWell = true;
    if (m_here.inArithmetic) { // whose result is not reckoned
        m_here.inArithmetic = false;
        m_here.wentWell.reset();
        return;
    }
    if (isTest(tokens)) {
        test(tokens, isNot);
        return;
    }
    m_here.ran = goesOn();
    if (m_here.ran) {
        simple(tokens);
        m_here.wentWell = isNot ? std::nullopt : std::optional(true);
    } else if (!m_here.wentWell) {
        leaveOpen(tokens);
        if (m_here.joint == "||") // done already, or done well now
            m_here.wentWell = true;
    }
}

void ScriptReader::leaveOpen(const std::vector<ShellToken>& tokens) {
    const std::string& first = tokens.front().text;
    const std::size_t name = assignedName(first);
    countSourced(tokens);
    if (!movesNothing(first))
        leaveOut(tokens.front().line, name > 0 ? first.substr(0, name) : first, isNotSaid);
}

} // namespace quadrille::frameworks
