// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_reader.h"

#include "app/text_io/frameworks/shell_commands.h"

#include <algorithm>
#include <memory>
#include <ranges>
#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr int deepestCall = 16; ///< of a function that calls a function
/// What a call counts for among what a script makes of its variables, beside its words and the function's
/// text.
constexpr std::size_t callCost = 512;

} // namespace

void ScriptReader::define(const ShellBlock& block, std::size_t end) {
    if (!m_here.blocks.run())
        return;
    const std::string_view body = m_here.text.substr(block.from, end - std::min(end, block.from));
    m_functions[block.subject] = {.body = std::make_shared<const std::string>(body), .line = block.line};
    m_script.variables.spend(body.size());
}

void ScriptReader::call(ShellFunction& function, const std::string& name, std::size_t line,
                        std::optional<ShellScript::Command> words) {
    function.isCalled = true;
    if (m_calls >= deepestCall) {
        addLeftOut(
            {line, name, {QUADRILLE_MESSAGE("is a function called by too many others to be followed"), {}}});
        return;
    }
    const std::shared_ptr<const std::string> body = function.body; // which may define it anew
    const bool isElsewhere = function.isElsewhere;
    m_script.variables.spend(callCost + body->size());
    checkPurse(line);
    const std::size_t commands = m_script.commands.size(), left = m_script.leftOut.size(),
                      embedded = m_script.embedded.size();
    auto parameters = m_script.variables.replaceParameters(std::move(words));
    ShellPlace caller = std::exchange(m_here, {.text = *body, .lexer = ShellLexer(*body, function.line)});
    ++m_calls;
    readHere();
    --m_calls;
    for (auto& [variable, before] : std::views::reverse(m_here.hidden))
        m_script.variables.put(variable, std::move(before));
    m_here = std::move(caller);
    m_here.ended = m_exited;
    m_script.variables.replaceParameters(std::move(parameters));
    if (!isElsewhere)
        return;
    const auto place = [line](auto& part) {
        if (part.file.empty())
            part.line = line;
    };
    for (std::size_t i = commands; i < m_script.commands.size(); ++i)
        std::ranges::for_each(m_script.commands[i], place);
    std::ranges::for_each(m_script.leftOut | std::views::drop(left), place);
    std::ranges::for_each(m_script.embedded | std::views::drop(embedded), place);
}

void ScriptReader::readUncalled() {
    std::vector<std::pair<std::size_t, std::string>> names;
    for (const auto& [name, function] : m_functions)
        if (!function.isCalled)
            names.emplace_back(function.line, name);
    std::ranges::sort(names);
    std::vector<std::pair<std::size_t, std::string>> speaking;
    ShellScript found;
    for (const auto& [line, name] : names) {
        ShellFunction& function = m_functions[name];
        if (function.isCalled) // by one before
            continue;
        ShellScript before = m_script;
        before.variables = m_script.variables.copy();
        call(function, name, line, {});
        m_here.ended = m_exited = false;
        const bool speaks = sayOptions(m_script.commands);
        before.variables.spendAs(m_script.variables);
        if (!speaks) {
            m_script = std::move(before);
            continue;
        }
        speaking.emplace_back(line, name);
        found = std::exchange(m_script, std::move(before));
    }
    if (speaking.size() == 1) {
        found.variables.spendAs(m_script.variables);
        m_script = std::move(found);
    } else {
        for (const auto& [line, name] : speaking)
            addLeftOut(
                {line,
                 name,
                 {QUADRILLE_MESSAGE("is one of several functions, of which it is not known which is called"),
                  {}}});
    }
}

void ScriptReader::lendFunctions(ScriptReader& inner) const {
    m_script.variables.spend(m_functions.size() * callCost);
    inner.m_functions = m_functions;
    for (auto& [name, function] : inner.m_functions)
        function.isElsewhere = true;
}

void ScriptReader::takeFunctions(ScriptReader& inner, bool shares) {
    for (auto& [name, function] : inner.m_functions) {
        const auto own = m_functions.find(name);
        if (own != m_functions.end() && own->second.body == function.body)
            own->second.isCalled = function.isCalled;
        else if (shares)
            m_functions[name] = {function.body, function.line, true, function.isCalled};
    }
}

void ScriptReader::hide(const ShellToken& token) {
    const std::size_t end = assignedName(token.text);
    const std::string name = end > 0 ? token.text.substr(0, end) : token.text;
    if (name.starts_with('-'))
        return;
    m_here.hidden.emplace_back(name, m_script.variables.get(name));
    if (end == 0)
        m_script.variables.unset(name);
}

} // namespace quadrille::frameworks
