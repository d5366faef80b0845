// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_reader.h"

#include "app/text_io/frameworks/shell_commands.h"
#include "app/text_io/frameworks/shell_loop.h"

#include <algorithm>
#include <utility>

namespace quadrille::frameworks {

void ScriptReader::loopOver(std::vector<ShellToken>& tokens) {
    const std::size_t line = tokens.front().line;
    const bool runs = goesOn() && m_here.blocks.run(), isNamed = tokens.size() > 1;
    ShellBlock block{.kind = Kind::loop, .state = runs ? State::condition : State::passed};
    if (!goesOn() && !m_here.wentWell)
        leaveOut(line, tokens.front().text, isNotSaid);
    if (runs && !isNamed) // "for ((i = 0; i < 8; ++i))"
        leaveOut(line, tokens.front().text, isReadOnce);
    if (runs && isNamed) {
        const std::string& name = tokens[1].text;
        const auto words = wordsOfLoop(tokens);
        block.isOnce = words && words->size() == 1 && tokens.front().text == "for";
        block.result = !words || !words->empty();
        if (block.isOnce)
            m_script.variables.set(name, *words);
        else if (block.result == true) {
            leaveOut(line, name, QUADRILLE_MESSAGE("is a loop's variable, with another value in each round"));
            m_script.variables.vary(name, line);
        }
    }
    open(std::move(block), line);
    tokens.erase(tokens.begin(), tokens.end() - 1);
}

std::optional<ShellScript::Command> ScriptReader::wordsOfLoop(const std::vector<ShellToken>& tokens) const {
    ShellScript::Command words;
    if (tokens.size() > 2 && tokens[2].text == "in") {
        words = expanded(tokens, 3);
    } else {
        if (!m_script.variables.parameterCount())
            return {};
        words = *m_script.variables.parameters();
    }
    const bool isKnown = std::ranges::all_of(words, [](const ShellWord& word) {
        return word.unknown.empty() && word.text.find_first_of("*?[{") == std::string::npos;
    });
    return isKnown ? std::optional(std::move(words)) : std::nullopt;
}

void ScriptReader::enterLoop(const ShellToken& token) {
    ShellBlock& loop = m_here.blocks.back();
    if (loop.state != State::condition)
        return;
    loop.state = loop.result == loop.isUntil ? State::passed : State::taken;
    m_here.joint.clear();
    if (loop.isOnce || !m_here.blocks.run())
        return;
    const LoopBody body = loopBody(m_here.text.substr(token.at + token.text.size()));
    m_script.variables.spend(body.cost);
    checkPurse(token.line);
    const bool isWhile = !loop.subject.empty();
    loop.isFollowed = isWhile && body.shifts && loop.result && m_script.variables.parameterCount() &&
                      m_here.rounds < mostRounds;
    if (loop.isFollowed) {
        loop.arguments = *m_script.variables.parameterCount();
        ++m_here.rounds;
        return;
    }
    if (isWhile)
        leaveOut(loop.line, loop.subject, isReadOnce);
    if (body.shifts)
        m_script.variables.replaceParameters({});
    for (const std::string& name : body.varying)
        vary(name, token.line);
}

void ScriptReader::vary(const std::string& name, std::size_t line) {
    auto before = m_script.variables.get(name);
    if (!before)
        return;
    m_here.blocks.back().varying.emplace_back(name, std::move(before));
    m_script.variables.vary(name, line);
}

void ScriptReader::leaveLoop() {
    auto loop = m_here.blocks.close(Kind::loop);
    if (!loop)
        return;
    if (loop->isFollowed && !loop->isLeft && m_here.blocks.run()) {
        const auto arguments = m_script.variables.parameterCount();
        if (!arguments || *arguments >= loop->arguments) { // it may go on for ever
            leaveOut(loop->line, loop->subject, isReadOnce);
            return;
        }
        m_here.behindLoops.insert_or_assign(loop->from, m_here.lexer);
        m_here.lexer.goBackTo(loop->from, loop->line); // to ask again whether it goes on
        m_here.wentBack = true;
        return;
    }
    // What stands on the line of its end, here-documents above all, is read once, behind the last round.
    if (const auto behind = m_here.behindLoops.find(loop->from); behind != m_here.behindLoops.end()) {
        m_here.lexer = behind->second;
        m_here.behindLoops.erase(behind);
    }
    for (auto& [name, before] : loop->varying)
        if (m_script.variables.varies(name))
            m_script.variables.put(name, std::move(before));
}

} // namespace quadrille::frameworks
