// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_reader.h"

#include "app/text_io/frameworks/shell_commands.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quadrille::frameworks {

void ScriptReader::lookAtInput(const std::vector<ShellToken>& tokens) {
    if (tokens.empty() || !m_here.blocks.run())
        return;
    if (tokens.front().text == "tee")
        m_here.teesInto = tokens.back().text;
    ShellScript::Command words;
    for (const ShellToken& token : tokens)
        if (!words.empty() || assignedName(token.text) == 0)
            words.push_back({.text = token.text, .line = token.line});
    m_here.readsScript = m_here.readsScript || (goesOn() && readsScript(words));
}

void ScriptReader::takeHereDocuments() {
    const std::string teesInto = std::exchange(m_here.teesInto, {});
    const bool runs = std::exchange(m_here.readsScript, false);
    for (const HereDocument& document : m_here.lexer.takeHereDocuments()) {
        if (!m_here.blocks.run())
            continue;
        if (runs)
            runInput(document);
        else if (document.isWritten || !teesInto.empty()) {
            m_script.embedded.push_back({m_script.variables.text(document), document.line});
            const std::string& file = document.isWritten ? document.file : teesInto;
            m_script.written.emplace_back(fileNameOf(m_script.variables.value(file, document.line).text));
        }
    }
}

void ScriptReader::runInput(const HereDocument& document) {
    if (m_depth >= deepestText) {
        addLeftOut({document.line, "<<", {QUADRILLE_MESSAGE("holds what the script does not say"), {}}});
        return;
    }
    const std::string text = m_script.variables.text(document);
    checkPurse(document.line);
    // What variables put in may be of more lines than the document has.
    const auto lines = static_cast<std::size_t>(std::ranges::count(document.text, '\n'));
    const auto lineOf = [&](std::size_t line) {
        return document.line + std::min(line, lines) - (lines > 0 ? 1 : 0);
    };
    take(ScriptReader(text, m_file, m_others, m_depth + 1), false, lineOf);
    const std::size_t before = m_script.batchJob.size();
    readBatchLines(text, m_script);
    for (std::size_t i = before; i < m_script.batchJob.size(); ++i)
        m_script.batchJob[i].line = lineOf(m_script.batchJob[i].line);
}

void ScriptReader::runText(ShellScript::Command& words) {
    const std::size_t place = placeOfText(words);
    if (place >= words.size())
        return;
    const ShellWord text = words[place];
    const bool isEval = words.front().text == "eval";
    for (std::size_t i = place + 1; i < words.size(); ++i)
        addLeftOut({words[i].line,
                    words[i].text,
                    {QUADRILLE_MESSAGE("is handed to a text that a shell runs, and not followed"), {}}});
    words.resize(isEval ? 0 : placeOfShell(words, place));
    if (text.text == text.unknown || m_depth >= deepestText) {
        addLeftOut({text.line, text.text, {QUADRILLE_MESSAGE("holds what the script does not say"), {}}});
        return;
    }
    take(ScriptReader(text.text, m_file, m_others, m_depth + 1), isEval,
         [&text](std::size_t line) { return line + text.line - 1; });
}

const SourceText* ScriptReader::sourced(const ShellToken& token) const {
    return other(m_script.variables.value(token.text, token.line).text);
}

void ScriptReader::countPart(const std::string& file) {
    if (std::ranges::find(m_script.sourced, file) == m_script.sourced.end())
        m_script.sourced.push_back(file);
}

void ScriptReader::countSourced(const std::vector<ShellToken>& tokens) {
    if (tokens.size() > 1 && isOneOf(tokens.front().text, {"source", "."}))
        if (const SourceText* other = sourced(tokens[1]))
            countPart(other->file);
}

bool ScriptReader::readIn(const ShellToken& token) {
    const SourceText* other = sourced(token);
    if (other == nullptr || m_depth >= deepestText)
        return false;
    m_script.variables.spend(other->text.size());
    checkPurse(token.line);
    countPart(other->file);
    take(ScriptReader(other->text, m_file, m_others, m_depth + 1), true,
         [&token](std::size_t) { return token.line; });
    return true;
}

void ScriptReader::take(ScriptReader inner, bool shares,
                        const std::function<std::size_t(std::size_t)>& lineOf) {
    inner.m_script.variables = m_script.variables.copy();
    if (!shares)
        inner.m_script.variables.replaceParameters({});
    inner.m_calls = m_calls;
    inner.m_running = m_running;
    lendFunctions(inner);
    ShellScript script = inner.read();
    takeFunctions(inner, shares);
    if (shares)
        m_script.variables.takeFrom(script.variables, lineOf(1));
    takeOver(script, lineOf);
}

void ScriptReader::takeOver(ShellScript& script, const std::function<std::size_t(std::size_t)>& lineOf) {
    const auto place = [&lineOf](auto& part) {
        if (part.file.empty())
            part.line = lineOf(part.line);
    };
    m_script.variables.spendAs(script.variables);
    for (auto& command : script.commands) {
        std::ranges::for_each(command, place);
        m_script.commands.push_back(std::move(command));
    }
    for (LeftOut& left : script.leftOut) {
        place(left);
        addLeftOut(std::move(left));
    }
    std::ranges::for_each(script.embedded, place);
    std::ranges::move(script.embedded, std::back_inserter(m_script.embedded));
    std::ranges::move(script.written, std::back_inserter(m_script.written));
    std::ranges::move(script.batchJob, std::back_inserter(m_script.batchJob));
    std::ranges::for_each(script.sourced, [this](const std::string& file) { countPart(file); });
    std::ranges::move(script.ran, std::back_inserter(m_script.ran));
    checkPurse(lineOf(1));
}

} // namespace quadrille::frameworks
