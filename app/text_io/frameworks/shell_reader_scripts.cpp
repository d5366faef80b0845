// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_reader.h"

#include "app/text_io/frameworks/shell_commands.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr const char* isTooDeep = QUADRILLE_MESSAGE("is a script run by too many others to be followed");

} // namespace

const SourceText* ScriptReader::other(std::string_view path) const {
    const auto found = std::ranges::find_if(m_others, [&](const SourceText& each) {
        return each.file != m_file && fileNameOf(each.file) == fileNameOf(path);
    });
    return found == m_others.end() ? nullptr : &*found;
}

bool ScriptReader::runScript(ShellScript::Command& words) {
    const std::size_t place = placeOfScript(words);
    if (place >= words.size())
        return false;
    const ShellWord name = words[place];
    const bool isJob = fileNameOf(words.front().text) == "sbatch";
    const SourceText* script = other(name.text);
    if (script == nullptr) {
        const bool isOwn =
            fileNameOf(name.text) == fileNameOf(m_file) ||
            std::ranges::find(m_script.written, fileNameOf(name.text)) != m_script.written.end();
        if (isJob && !m_others.empty() && !isOwn)
            addLeftOut({name.line, name.text, {std::string(isOtherFile), {}}});
        return false;
    }
    if (m_depth >= deepestText || std::ranges::find(m_running, script->file) != m_running.end()) {
        addLeftOut({name.line, name.text, {isTooDeep, {}}});
        return true;
    }
    const Exports exports = exportsOf(words, place);
    ShellScript::Command parameters(words.begin() + static_cast<std::ptrdiff_t>(place) + 1, words.end());
    words.resize(wordsOfLauncher(words, place));
    if (isJob)
        takeBatchLines(*script);
    add(std::move(words));
    ShellVariables variables = m_script.variables.copy();
    variables.handOn(exports.all ? nullptr : &exports.names);
    if (isJob)
        variables.beJob();
    for (const auto& [variable, value] : exports.values) {
        variables.set(variable, {value});
        variables.exportName(variable);
    }
    takeScript(*script, std::move(variables), std::move(parameters), name.line);
    return true;
}

void ScriptReader::takeBatchLines(const SourceText& script) {
    const std::size_t from = m_script.batchJob.size();
    readBatchLines(script.text, m_script);
    for (std::size_t i = from; i < m_script.batchJob.size(); ++i)
        m_script.batchJob[i].file = script.file;
}

void ScriptReader::takeScript(const SourceText& script, ShellVariables variables,
                              ShellScript::Command parameters, std::size_t line) {
    m_script.variables.spend(script.text.size());
    checkPurse(line);
    countPart(script.file);
    for (ShellWord& word : parameters)
        word.line = 0;
    ScriptReader inner(script.text, script.file, m_others, m_depth + 1);
    inner.m_running = m_running;
    inner.m_running.push_back(m_file);
    inner.m_script.variables = std::move(variables);
    inner.m_script.variables.spendAs(m_script.variables);
    inner.m_script.variables.replaceParameters(std::move(parameters));
    ShellScript found = inner.readWhole();
    const auto name = [&script](auto& part) {
        if (part.file.empty())
            part.file = script.file;
    };
    for (auto& command : found.commands)
        std::ranges::for_each(command, name);
    std::ranges::for_each(found.leftOut, name);
    std::ranges::for_each(found.embedded, name);
    std::ranges::for_each(found.batchJob, name);
    takeOver(found, [](std::size_t there) { return there; });
    m_script.ran.push_back({script.file, std::move(found.variables)});
}

void ScriptReader::add(ShellScript::Command words) {
    m_script.variables.spend(words);
    if (words.empty() || fileNameOf(words.front().text) != "sbatch") {
        m_script.commands.push_back(std::move(words));
        return;
    }
    words.resize(placeOfScript(words)); // what it is told counts over the lines of its script
    std::move(words.begin() + 1, words.end(), std::back_inserter(m_script.batchJob));
}

} // namespace quadrille::frameworks
