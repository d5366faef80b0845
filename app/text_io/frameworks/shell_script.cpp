// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_script.h"

#include "app/text_io/frameworks/shell_commands.h"
#include "app/text_io/frameworks/shell_reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quadrille::frameworks {

void readBatchLines(std::string_view text, ShellScript& script) {
    std::size_t number = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        std::string_view line = text.substr(from, end - from);
        from = end + 1;
        ++number;
        if (!line.starts_with("#SBATCH"))
            continue;
        line.remove_prefix(7);
        ShellLexer lexer(line);
        ShellToken token;
        while (lexer.next(token))
            if (token.kind == ShellToken::Kind::word)
                script.batchJob.push_back({.text = token.text, .line = number});
    }
}

ShellScript ScriptReader::read() {
    readHere();
    return std::move(m_script);
}

ShellScript ScriptReader::readWhole() {
    if (m_here.text.starts_with("#SBATCH") || m_here.text.find("\n#SBATCH") != std::string_view::npos)
        m_script.variables.beJob();
    readHere();
    if (const std::size_t line = m_here.lexer.openFrom(); line > 0)
        addLeftOut({line,
                    "…",
                    {QUADRILLE_MESSAGE("opens a quote or a bracket that is never closed: the file may be "
                                       "cut off"),
                     {}}});
    if (!sayOptions(m_script.commands))
        readUncalled();
    return std::move(m_script);
}

void ScriptReader::readHere() {
    ShellToken token;
    std::vector<ShellToken> tokens;
    while (!m_here.ended && m_here.lexer.next(token)) {
        if (token.kind == ShellToken::Kind::end) {
            lookAtInput(tokens);
            command(tokens, token.text);
            tokens.clear();
            if (std::exchange(m_here.wentBack, false)) { // what stands behind the loop's end comes later
                m_here.joint.clear();
                m_here.wentWell = true;
                m_here.teesInto.clear();
                m_here.readsScript = false;
                continue;
            }
            if (token.text == "\n")
                takeHereDocuments();
        } else {
            tokens.push_back(std::move(token));
        }
    }
    if (!m_here.ended)
        command(tokens, "\n");
}

void ScriptReader::checkPurse(std::size_t line) const {
    if (m_script.variables.exhausted())
        refuseLine(m_file, line, {QUADRILLE_MESSAGE("must not make so much of its variables"), {}});
}

void ScriptReader::leaveOut(std::size_t line, const std::string& what, std::string_view reason) {
    if (m_here.blocks.run())
        addLeftOut({line, what, {std::string(reason), {}}});
}

void ScriptReader::addLeftOut(LeftOut left) {
    if (m_script.leftOut.size() >= mostEntries)
        refuseLine(
            m_file, left.line,
            {QUADRILLE_MESSAGE("must have no more than %1 keys"), {static_cast<std::int64_t>(mostEntries)}});
    m_script.leftOut.push_back(std::move(left));
}

void ScriptReader::command(std::vector<ShellToken>& tokens, const std::string& ending) {
    if (tokens.empty() && ending == "\n" && (depends() || m_here.joint == "|"))
        return; // it goes on in the next line
    if (tokens.empty() && ending == "(" && m_here.joint == "(" &&
        (m_here.blocks.isCondition() || m_here.blocks.run()))
        m_here.inArithmetic = true; // ((
    const bool isNot = takeKeywords(tokens);
    if (expectsPattern()) {
        pattern(tokens, ending);
        return;
    }
    if (tokens.size() == 1 && ending == "(") { // "name()"
        m_here.isFunction = true;
        m_here.function = tokens.front().text;
        m_here.joint = ending;
        return;
    }
    m_here.isFunction = m_here.isFunction && tokens.empty() &&
                        (ending == ")" || ending == "\n" || (ending == "(" && m_here.joint != ")"));
    if (!tokens.empty())
        lookAt(tokens, isNot);
    endCommand(tokens.empty(), ending);
    m_here.joint = ending;
}

bool ScriptReader::takeKeywords(std::vector<ShellToken>& tokens) {
    bool isNot = false;
    for (; !tokens.empty(); tokens.erase(tokens.begin())) {
        const std::string& word = tokens.front().text;
        if (expectsPattern() && word != "esac")
            break;
        if (word == "case") {
            choose(tokens); // and leaves its last word
        } else if (isOneOf(word, {"for", "select"})) {
            loopOver(tokens); // likewise
        } else if (word == "!") {
            isNot = !isNot;
        } else if (word == "function" && tokens.size() > 1) {
            tokens.erase(tokens.begin());
            m_here.isFunction = true;
            m_here.function = tokens.front().text;
        } else if (!keyword(tokens.front())) {
            break;
        }
    }
    return isNot;
}

void ScriptReader::lookAt(const std::vector<ShellToken>& tokens, bool isNot) {
    if (m_here.blocks.isIn(Kind::loop) && m_here.blocks.isCondition())
        for (const ShellToken& token : tokens) // of "for ((i = 0; …", and "while read NAME"
            if (const std::size_t end = assignedName(token.text); end > 0)
                vary(token.text.substr(0, end), token.line);
    if (m_here.blocks.isCondition())
        m_here.blocks.back().result =
            joined(m_here.joint, m_here.blocks.back().result,
                   std::exchange(m_here.inArithmetic, false) ? std::nullopt : tested(tokens, isNot));
    else if (m_here.blocks.run())
        linked(tokens, isNot);
    else
        countSourced(tokens);
}

void ScriptReader::endCommand(bool isEmpty, const std::string& ending) {
    if (m_here.blocks.isIn(Kind::choice) && ending == ";;") {
        m_here.blocks.back().expectsPattern = true;
        m_here.blocks.back().state = State::passed;
    } else if (isEmpty && ending == "(" && !m_here.isFunction && !m_here.blocks.isCondition()) {
        group(Kind::brackets, m_here.lexer.line());
    } else if (ending == ")" && !m_here.isFunction && m_here.blocks.isIn(Kind::brackets)) {
        if (auto closed = m_here.blocks.close(Kind::brackets); closed->before)
            m_script.variables.goBackTo(*std::move(closed->before));
    }
}

bool ScriptReader::expectsPattern() {
    return m_here.blocks.isIn(Kind::choice) && m_here.blocks.back().expectsPattern;
}

bool ScriptReader::keyword(const ShellToken& token) {
    const std::string& word = token.text;
    const bool inBranches = m_here.blocks.isIn(Kind::branches);
    if (word == "if") {
        open({}, token.line);
    } else if (isOneOf(word, {"while", "until"})) {
        const bool runs = goesOn();
        if (!runs && !m_here.wentWell)
            leaveOut(token.line, word, isNotSaid);
        open({.kind = Kind::loop,
              .state = runs ? State::condition : State::passed,
              .subject = word,
              .from = token.at,
              .line = token.line,
              .isUntil = word == "until"},
             token.line);
    } else if (word == "do" && m_here.blocks.isIn(Kind::loop)) {
        enterLoop(token);
    } else if (word == "fi") {
        m_here.blocks.close(Kind::branches);
    } else if (word == "done") {
        leaveLoop();
    } else if (word == "esac") {
        m_here.blocks.close(Kind::choice);
    } else if (word == "then" && inBranches) {
        decide(m_here.blocks.back().result, token.line);
    } else if (word == "elif" && inBranches) {
        m_here.blocks.back().state = State::condition;
        m_here.blocks.back().result = true;
    } else if (word == "else" && inBranches) {
        decide(true, token.line);
    } else if (word == "{") {
        if (std::exchange(m_here.isFunction, false))
            open({.kind = Kind::function,
                  .state = State::passed,
                  .subject = std::exchange(m_here.function, {}),
                  .from = token.at + word.size(),
                  .line = token.line},
                 token.line);
        else
            group(Kind::braces, token.line);
    } else if (word == "}") {
        if (m_here.blocks.isIn(Kind::function))
            define(*m_here.blocks.close(Kind::function), token.at);
        else
            m_here.blocks.close(Kind::braces);
    } else {
        return isOneOf(word, {"time", "exec", "do", "in"});
    }
    return true;
}

void ScriptReader::open(ShellBlock block, std::size_t line) {
    if (m_here.blocks.full())
        refuseLine(m_file, line,
                   {QUADRILLE_MESSAGE("must not be nested more than %1 deep"),
                    {static_cast<std::int64_t>(ShellBlocks::deepest)}});
    m_here.blocks.open(std::move(block));
    m_here.joint.clear();
}

void ScriptReader::group(Kind kind, std::size_t line) {
    const bool runs = goesOn();
    if (!runs && !m_here.wentWell)
        leaveOut(line, kind == Kind::brackets ? "(" : "{", isNotSaid);
    ShellBlock block{.kind = kind, .state = runs ? State::taken : State::passed};
    if (kind == Kind::brackets && runs && m_here.blocks.run())
        block.before = m_script.variables.copy();
    open(std::move(block), line);
}

void ScriptReader::declare(const std::vector<ShellToken>& tokens, std::size_t from) {
    const std::string& command = tokens[from].text;
    const bool isOwn = m_calls > 0 && command != "export" && command != "readonly";
    bool exports = command == "export";
    for (std::size_t i = from + 1; i < tokens.size(); ++i) {
        const std::string& text = tokens[i].text;
        if (text.starts_with('-')) {
            exports = text.find('n') == std::string::npos && (exports || text.find('x') != std::string::npos);
            continue;
        }
        if (isOwn)
            hide(tokens[i]);
        m_script.variables.assign(tokens[i]);
        const std::size_t end = assignedName(text);
        if (exports)
            m_script.variables.exportName(end > 0 ? text.substr(0, end) : text);
    }
}

void ScriptReader::set(const std::vector<ShellToken>& tokens, std::size_t from) {
    const std::string& first = tokens[from].text;
    if (first == "--")
        m_script.variables.replaceParameters(expanded(tokens, from + 1));
    const bool isNamed = isOneOf(first, {"-o", "+o"});
    const bool isAll = isNamed ? from + 1 < tokens.size() && tokens[from + 1].text == "allexport"
                               : first.size() > 1 && first[1] != '-' && first.find('a') != std::string::npos;
    if (isAll && (first.starts_with('-') || first.starts_with('+')))
        m_script.variables.exportAll(first.starts_with('-'));
}

bool ScriptReader::changesShell(const std::vector<ShellToken>& tokens, std::size_t from) {
    const std::string& name = tokens[from].text;
    if (isOneOf(name, {"export", "declare", "local", "readonly", "typeset"})) {
        declare(tokens, from);
        return true;
    }
    if (name == "set") {
        if (from + 1 < tokens.size())
            set(tokens, from + 1);
        return true;
    }
    if (name == "shift") {
        const auto count = from + 1 < tokens.size()
                               ? arithmetic(m_script.variables.value(tokens[from + 1].text, 0).text)
                               : std::optional(1LL);
        m_script.variables.shift(count);
        return true;
    }
    if (name == ":") { // : ${X:=8}
        for (std::size_t i = from + 1; i < tokens.size(); ++i)
            m_script.variables.assignDefault(tokens[i]);
        return true;
    }
    if (name == "unset") {
        for (std::size_t i = from + 1; i < tokens.size(); ++i)
            m_script.variables.unset(tokens[i].text);
        return true;
    }
    if (name == "break" || name == "continue") {
        const auto loops = from + 1 < tokens.size()
                               ? arithmetic(m_script.variables.value(tokens[from + 1].text, 0).text)
                               : 1;
        m_here.blocks.leaveLoops(name == "break", loops ? std::max(1LL, *loops) : 1);
        return true;
    }
    if (name == "exit" || name == "return") {
        // A check that fails does so before somebody fills in what it asks for.
        const bool isWell = from + 1 == tokens.size() || tokens[from + 1].text == "0";
        m_here.ended = m_here.ended || isWell;
        m_exited = m_exited || (isWell && name == "exit");
        return true;
    }
    return false;
}

ShellScript::Command ScriptReader::expanded(const std::vector<ShellToken>& tokens, std::size_t from) const {
    ShellScript::Command words;
    for (std::size_t i = from; i < tokens.size(); ++i)
        for (ShellWord& word : m_script.variables.expanded(tokens[i]))
            words.push_back(std::move(word));
    return words;
}

void ScriptReader::simple(const std::vector<ShellToken>& tokens) {
    std::size_t from = 0;
    std::vector<std::string> exported; // for the command alone
    for (; from < tokens.size() && m_script.variables.assign(tokens[from]); ++from)
        if (std::string name = tokens[from].text.substr(0, assignedName(tokens[from].text));
            !m_script.variables.isExported(name))
            exported.push_back(std::move(name));
    if (from == tokens.size())
        return;
    for (const std::string& name : exported)
        m_script.variables.exportName(name);
    run(tokens, from);
    for (const std::string& name : exported)
        m_script.variables.keepName(name);
}

void ScriptReader::run(const std::vector<ShellToken>& tokens, std::size_t from) {
    const std::string& name = tokens[from].text;
    if (changesShell(tokens, from))
        return;
    if (movesNothing(name) && !m_functions.contains(name))
        return;
    if (name == "source" || name == ".") {
        if (tokens.size() > from + 1 && readIn(tokens[from + 1]))
            return;
        leaveOut(tokens[from].line, tokens.size() > from + 1 ? tokens[from + 1].text : name,
                 QUADRILLE_MESSAGE("is another script: give it, too"));
        return;
    }
    ShellScript::Command words = expanded(tokens, from);
    checkPurse(tokens.front().line);
    if (!words.empty())
        if (const auto function = m_functions.find(words.front().text); function != m_functions.end()) {
            m_script.variables.spend(words);
            words.erase(words.begin());
            call(function->second, function->first, tokens[from].line, std::move(words));
            return;
        }
    if (runScript(words))
        return;
    runText(words);
    add(std::move(words));
}

ShellScript readScript(std::string_view text, const std::string& file, std::span<const SourceText> others) {
    ShellScript script = ScriptReader(text, file, others).readWhole(), lines;
    readBatchLines(text,
                   lines); // also of a job in a here-document, which then says them again with its variables
    script.batchJob.insert(script.batchJob.begin(), lines.batchJob.begin(), lines.batchJob.end());
    return script;
}

} // namespace quadrille::frameworks
