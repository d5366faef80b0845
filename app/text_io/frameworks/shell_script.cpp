// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_script.h"

#include "app/text_io/frameworks/shell_commands.h"
#include "app/text_io/frameworks/shell_loop.h"
#include "app/text_io/frameworks/shell_place.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <unordered_map>
#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr int deepestText = 4;  ///< bash -c "bash -c …"
constexpr int deepestCall = 16; ///< of a function that calls a function
/// What a call counts for among what a script makes of its variables, beside its words and the function's
/// text.
constexpr std::size_t callCost = 512;
constexpr const char* readOnce = QUADRILLE_MESSAGE("is a loop, whose body is read once");
constexpr const char* notSaid = QUADRILLE_MESSAGE("depends on what the script does not say");

/// "#SBATCH --nodes=4 -N 4": read before comments are skipped.
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

class ScriptReader {
public:
    ScriptReader(std::string_view text, const std::string& file, std::span<const SourceText> others,
                 int depth = 0)
        : m_file(file), m_others(others), m_depth(depth), m_here{.text = text, .lexer = ShellLexer(text)} {}

    ShellScript read() {
        readHere();
        return std::move(m_script);
    }

    /// The same of a script on its own: where nothing that it surely runs has an option, it says what it has
    /// to say in a function. Of several it is not known which.
    ShellScript readWhole() {
        readHere();
        if (!sayOptions(m_script.commands))
            readUncalled();
        return std::move(m_script);
    }

private:
    using Kind = ShellBlock::Kind;
    using State = ShellBlock::State;

    void readHere() {
        ShellToken token;
        std::vector<ShellToken> tokens;
        while (!m_here.ended && m_here.lexer.next(token))
            if (token.kind == ShellToken::Kind::end) {
                lookAtInput(tokens);
                command(tokens, token.text);
                tokens.clear();
                if (token.text == "\n")
                    takeHereDocuments();
            } else {
                tokens.push_back(std::move(token));
            }
        if (!m_here.ended)
            command(tokens, "\n");
    }

    // --- Functions

    void define(const ShellBlock& block, std::size_t end) {
        if (!m_here.blocks.run())
            return;
        const std::string_view body = m_here.text.substr(block.from, end - std::min(end, block.from));
        m_functions[block.subject] = {.body = std::make_shared<const std::string>(body), .line = block.line};
        m_script.variables.spend(body.size());
    }

    /// What a function runs, with the words behind its name. \param words none: they are not known
    void call(ShellFunction& function, const std::string& name, std::size_t line,
              std::optional<ShellScript::Command> words) {
        function.isCalled = true;
        if (m_calls >= deepestCall) {
            addLeftOut({line,
                        name,
                        {QUADRILLE_MESSAGE("is a function called by too many others to be followed"), {}}});
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
        for (auto hidden = m_here.hidden.rbegin(); hidden != m_here.hidden.rend(); ++hidden)
            m_script.variables.put(hidden->first, std::move(hidden->second));
        m_here = std::move(caller);
        m_here.ended = m_exited;
        m_script.variables.replaceParameters(std::move(parameters));
        if (!isElsewhere)
            return;
        for (std::size_t i = commands; i < m_script.commands.size(); ++i)
            for (ShellWord& word : m_script.commands[i])
                word.line = line;
        for (std::size_t i = left; i < m_script.leftOut.size(); ++i)
            m_script.leftOut[i].line = line;
        for (std::size_t i = embedded; i < m_script.embedded.size(); ++i)
            m_script.embedded[i].line = line;
    }

    void readUncalled() {
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
                addLeftOut({line,
                            name,
                            {QUADRILLE_MESSAGE(
                                 "is one of several functions, of which it is not known which is called"),
                             {}}});
        }
    }

    /// Those that another text may call, which is a part of this one or is run by it.
    void lendFunctions(ScriptReader& inner) const {
        m_script.variables.spend(m_functions.size() * callCost);
        inner.m_functions = m_functions;
        for (auto& [name, function] : inner.m_functions)
            function.isElsewhere = true;
    }
    void takeFunctions(ScriptReader& inner, bool shares) {
        for (auto& [name, function] : inner.m_functions) {
            const auto own = m_functions.find(name);
            if (own != m_functions.end() && own->second.body == function.body)
                own->second.isCalled = function.isCalled;
            else if (shares)
                m_functions[name] = {function.body, function.line, true, function.isCalled};
        }
    }

    /// "local TP=8" within a function; what it was is kept for when that ends.
    void hide(const ShellToken& token) {
        const std::size_t end = assignedName(token.text);
        const std::string name = end > 0 ? token.text.substr(0, end) : token.text;
        if (name.starts_with('-'))
            return;
        m_here.hidden.emplace_back(name, m_script.variables.get(name));
        if (end == 0)
            m_script.variables.unset(name);
    }

    void checkPurse(std::size_t line) const {
        if (m_script.variables.exhausted())
            refuseLine(m_file, line, {QUADRILLE_MESSAGE("must not make so much of its variables"), {}});
    }

    // --- Commands

    /// What becomes of here-documents on the line, also where it goes through a pipe: "cat <<EOF | tee file".
    void lookAtInput(const std::vector<ShellToken>& tokens) {
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

    /// Those that are written into files, or that a shell runs; others are read by a program, or by people.
    void takeHereDocuments() {
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

    void runInput(const HereDocument& document) {
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

    void leaveOut(std::size_t line, const std::string& what, std::string_view reason) {
        if (m_here.blocks.run())
            addLeftOut({line, what, {std::string(reason), {}}});
    }
    void addLeftOut(LeftOut left) {
        if (m_script.leftOut.size() >= mostEntries)
            refuseLine(m_file, left.line,
                       {QUADRILLE_MESSAGE("must have no more than %1 keys"),
                        {static_cast<std::int64_t>(mostEntries)}});
        m_script.leftOut.push_back(std::move(left));
    }

    [[nodiscard]] bool depends() const { return m_here.joint == "&&" || m_here.joint == "||"; }
    /// What stands behind the joint is surely run.
    [[nodiscard]] bool goesOn() const { return !depends() || m_here.wentWell == (m_here.joint == "&&"); }

    /// What a command says of the blocks around it is taken off its front.
    void command(std::vector<ShellToken>& tokens, const std::string& ending) {
        if (tokens.empty() && ending == "\n" && (depends() || m_here.joint == "|"))
            return; // it goes on in the next line
        if (tokens.empty() && ending == "(" && m_here.joint == "(" &&
            (m_here.blocks.isCondition() || m_here.blocks.run()))
            m_here.inArithmetic = true; // ((
        bool isNot = false;
        for (; !tokens.empty(); tokens.erase(tokens.begin())) {
            if (expectsPattern() && tokens.front().text != "esac")
                break;
            if (tokens.front().text == "case")
                choose(tokens); // and leaves its last word
            else if (isOneOf(tokens.front().text, {"for", "select"}))
                loopOver(tokens); // likewise
            else if (tokens.front().text == "!")
                isNot = !isNot;
            else if (tokens.front().text == "function" && tokens.size() > 1) {
                tokens.erase(tokens.begin());
                m_here.isFunction = true;
                m_here.function = tokens.front().text;
            } else if (!keyword(tokens.front()))
                break;
        }
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
        if (!tokens.empty()) {
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
        endCommand(tokens.empty(), ending);
        m_here.joint = ending;
    }

    void endCommand(bool isEmpty, const std::string& ending) {
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

    [[nodiscard]] bool expectsPattern() {
        return m_here.blocks.isIn(Kind::choice) && m_here.blocks.back().expectsPattern;
    }

    /// "case WORD in", of which "in" is left.
    void choose(std::vector<ShellToken>& tokens) {
        const std::size_t line = tokens.front().line;
        const ShellWord subject =
            tokens.size() > 1 ? m_script.variables.value(tokens[1].text, line) : ShellWord{.unknown = "case"};
        if (!subject.unknown.empty())
            leaveOut(line, "case", notSaid);
        open({.kind = Kind::choice,
              .state = State::passed,
              .subject = subject.text,
              .expectsPattern = true,
              .uncertain = !subject.unknown.empty()},
             line);
        const auto read = std::min<std::size_t>(2, tokens.size() - 1);
        tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(read));
    }

    /// A pattern of a choice, or one of several that stand for a branch.
    void pattern(const std::vector<ShellToken>& tokens, const std::string& ending) {
        ShellBlock& block = m_here.blocks.back();
        if (!tokens.empty() && !block.done && !block.uncertain) {
            const ShellWord shape = m_script.variables.value(tokens.front().text, tokens.front().line);
            if (!shape.unknown.empty() ||
                (shape.text != "*" && shape.text.find_first_of("*?[") != std::string::npos)) {
                block.uncertain = true; // which branch it is
                if (m_here.blocks.run(true))
                    addLeftOut({tokens.front().line, shape.text, {notSaid, {}}});
            } else if (shape.text == "*" || shape.text == block.subject) {
                block.state = State::taken;
                block.done = true;
            }
        }
        if (ending == ")") {
            block.expectsPattern = false;
            m_here.joint.clear();
        }
    }

    bool keyword(const ShellToken& token) {
        const std::string& word = token.text;
        const bool inBranches = m_here.blocks.isIn(Kind::branches);
        if (word == "if") {
            open({}, token.line);
        } else if (isOneOf(word, {"while", "until"})) {
            const bool runs = goesOn();
            if (runs || !m_here.wentWell)
                leaveOut(token.line, word, runs ? readOnce : notSaid);
            open({.kind = Kind::loop,
                  .state = runs ? State::condition : State::passed,
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

    // --- Loops

    /// "for NAME in WORDS", which is taken off but for its last word. Of several words it is not known which
    /// is meant; one is as good as an assignment.
    void loopOver(std::vector<ShellToken>& tokens) {
        const std::size_t line = tokens.front().line;
        const bool runs = goesOn() && m_here.blocks.run(), isNamed = tokens.size() > 1;
        ShellBlock block{.kind = Kind::loop, .state = runs ? State::condition : State::passed};
        if (!goesOn() && !m_here.wentWell)
            leaveOut(line, tokens.front().text, notSaid);
        if (runs && !isNamed) // "for ((i = 0; i < 8; ++i))"
            leaveOut(line, tokens.front().text, readOnce);
        if (runs && isNamed) {
            const std::string& name = tokens[1].text;
            const auto words = wordsOfLoop(tokens);
            block.isOnce = words && words->size() == 1 && tokens.front().text == "for";
            block.result = !words || !words->empty();
            if (block.isOnce)
                m_script.variables.set(name, *words);
            else if (block.result == true) {
                leaveOut(line, name,
                         QUADRILLE_MESSAGE("is a loop's variable, with another value in each round"));
                m_script.variables.vary(name, line);
            }
        }
        open(std::move(block), line);
        tokens.erase(tokens.begin(), tokens.end() - 1);
    }

    /// Which they are; none: that is not known.
    [[nodiscard]] std::optional<ShellScript::Command>
    wordsOfLoop(const std::vector<ShellToken>& tokens) const {
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

    /// Where its body begins. \param token "do"
    void enterLoop(const ShellToken& token) {
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
        if (body.shifts)
            m_script.variables.replaceParameters({});
        for (const std::string& name : body.varying)
            vary(name, token.line);
    }

    /// What a variable is in the first round it is not in the next.
    void vary(const std::string& name, std::size_t line) {
        auto before = m_script.variables.get(name);
        if (!before)
            return;
        m_here.blocks.back().varying.emplace_back(name, std::move(before));
        m_script.variables.vary(name, line);
    }

    /// What the body surely sets stays so; what it may have set is as it was.
    void leaveLoop() {
        auto loop = m_here.blocks.close(Kind::loop);
        if (!loop)
            return;
        for (auto& [name, before] : loop->varying)
            if (m_script.variables.varies(name))
                m_script.variables.put(name, std::move(before));
    }

    void open(ShellBlock block, std::size_t line) {
        if (m_here.blocks.full())
            refuseLine(m_file, line,
                       {QUADRILLE_MESSAGE("must not be nested more than %1 deep"),
                        {static_cast<std::int64_t>(ShellBlocks::deepest)}});
        m_here.blocks.open(std::move(block));
        m_here.joint.clear();
    }

    /// Whether the branch that begins here is read.
    void decide(std::optional<bool> result, std::size_t line) {
        if (!m_here.blocks.decide(result) && m_here.blocks.run(true))
            addLeftOut({line, "if", {notSaid, {}}});
    }

    /// A group in braces or brackets, which a list may hang on a condition.
    void group(Kind kind, std::size_t line) {
        const bool runs = goesOn();
        if (!runs && !m_here.wentWell)
            leaveOut(line, kind == Kind::brackets ? "(" : "{", notSaid);
        ShellBlock block{.kind = kind, .state = runs ? State::taken : State::passed};
        if (kind == Kind::brackets && runs && m_here.blocks.run())
            block.before = m_script.variables.copy();
        open(std::move(block), line);
    }

    [[nodiscard]] std::optional<bool> tested(const std::vector<ShellToken>& tokens, bool isNot) const {
        ShellScript::Command words;
        for (const ShellToken& token : tokens)
            words.push_back(m_script.variables.value(token.text, token.line));
        const std::optional<bool> result = holds(words);
        return result && isNot ? !*result : result;
    }

    /// What a list of tests says with one more.
    static std::optional<bool> joined(const std::string& joint, std::optional<bool> before,
                                      std::optional<bool> one) {
        const bool deciding = joint == "||"; // one such test decides
        if (before == deciding || one == deciding)
            return deciding;
        return before && one ? std::optional(!deciding) : std::nullopt;
    }

    [[nodiscard]] bool isTest(const std::vector<ShellToken>& tokens) {
        return !m_here.bracket.empty() || isOneOf(tokens.front().text, {"[", "[[", "test"}) ||
               (tokens.size() == 1 &&
                isOneOf(m_script.variables.value(tokens.front().text, 0).text, {"true", "false"}));
    }

    /// A test, or a part of one: "[[ a == b" and its "]]" are split where && or || stand within the brackets.
    void test(const std::vector<ShellToken>& tokens, bool isNot) {
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

    /// A command behind && or || runs if what stands before it went so: a test as it comes out, all else
    /// well. One behind | runs with the one before.
    void linked(const std::vector<ShellToken>& tokens, bool isNot) {
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

    /// Whether it runs is not known.
    void leaveOpen(const std::vector<ShellToken>& tokens) {
        const std::string& first = tokens.front().text;
        const std::size_t name = assignedName(first);
        countSourced(tokens);
        if (!movesNothing(first))
            leaveOut(tokens.front().line, name > 0 ? first.substr(0, name) : first, notSaid);
    }

    /// A command of the shell's own, which sets variables or ends the script. \return it is one
    bool changesShell(const std::vector<ShellToken>& tokens, std::size_t from) {
        const std::string& name = tokens[from].text;
        if (isOneOf(name, {"export", "declare", "local", "readonly", "typeset"})) {
            const bool isOwn = m_calls > 0 && name != "export" && name != "readonly";
            for (std::size_t i = from + 1; i < tokens.size(); ++i) {
                if (isOwn)
                    hide(tokens[i]);
                m_script.variables.assign(tokens[i]);
            }
            return true;
        }
        if (name == "set") {
            if (from + 1 < tokens.size() && tokens[from + 1].text == "--")
                m_script.variables.replaceParameters(expanded(tokens, from + 2));
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
            m_here.blocks.leaveLoop();
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

    [[nodiscard]] ShellScript::Command expanded(const std::vector<ShellToken>& tokens,
                                                std::size_t from) const {
        ShellScript::Command words;
        for (std::size_t i = from; i < tokens.size(); ++i)
            for (ShellWord& word : m_script.variables.expanded(tokens[i]))
                words.push_back(std::move(word));
        return words;
    }

    void simple(const std::vector<ShellToken>& tokens) {
        std::size_t from = 0;
        while (from < tokens.size() && m_script.variables.assign(tokens[from]))
            ++from;
        if (from == tokens.size())
            return;
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
        runText(words);
        m_script.variables.spend(words);
        m_script.commands.push_back(std::move(words));
    }

    void runText(ShellScript::Command& words) {
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

    [[nodiscard]] const SourceText* sourced(const ShellToken& token) const {
        const std::string path = m_script.variables.value(token.text, token.line).text;
        const auto found = std::ranges::find_if(m_others, [&](const SourceText& other) {
            return other.file != m_file && fileNameOf(other.file) == fileNameOf(path);
        });
        return found == m_others.end() ? nullptr : &*found;
    }

    /// A script that is not read in here is a part of this one all the same.
    void countSourced(const std::vector<ShellToken>& tokens) {
        if (tokens.size() > 1 && isOneOf(tokens.front().text, {"source", "."}))
            if (const SourceText* other = sourced(tokens[1]))
                m_script.sourced.push_back(other->file);
    }

    /// "source conf.sh", where that is at hand. \return it is
    bool readIn(const ShellToken& token) {
        const SourceText* other = sourced(token);
        if (other == nullptr || m_depth >= deepestText)
            return false;
        m_script.sourced.push_back(other->file);
        take(ScriptReader(other->text, m_file, m_others, m_depth + 1), true,
             [&token](std::size_t) { return token.line; });
        return true;
    }

    /// What another text runs, with our variables. \param shares what it sets is set here, too
    template <class Line>
    void take(ScriptReader inner, bool shares, Line&& lineOf) {
        inner.m_script.variables = m_script.variables.copy();
        if (!shares)
            inner.m_script.variables.replaceParameters({});
        inner.m_calls = m_calls;
        lendFunctions(inner);
        ShellScript script = inner.read();
        takeFunctions(inner, shares);
        if (shares)
            m_script.variables.takeFrom(script.variables, lineOf(1));
        m_script.variables.spendAs(script.variables);
        for (auto& command : script.commands) {
            for (ShellWord& word : command)
                word.line = lineOf(word.line);
            m_script.commands.push_back(std::move(command));
        }
        for (LeftOut& left : script.leftOut) {
            left.line = lineOf(left.line);
            addLeftOut(std::move(left));
        }
        for (EmbeddedText& text : script.embedded) {
            text.line = lineOf(text.line);
            m_script.embedded.push_back(std::move(text));
        }
        std::ranges::move(script.written, std::back_inserter(m_script.written));
        std::ranges::move(script.batchJob, std::back_inserter(m_script.batchJob));
        std::ranges::move(script.sourced, std::back_inserter(m_script.sourced));
        checkPurse(lineOf(1));
    }

    const std::string& m_file;
    std::span<const SourceText> m_others;
    int m_depth; ///< of texts that a script runs within each other
    ShellScript m_script;
    ShellPlace m_here;
    int m_calls = 0; ///< of functions within each other
    std::unordered_map<std::string, ShellFunction> m_functions;
    bool m_exited = false; ///< the script, whatever function it is in
};

} // namespace

ShellScript readScript(std::string_view text, const std::string& file, std::span<const SourceText> others) {
    ShellScript script = ScriptReader(text, file, others).readWhole(), lines;
    readBatchLines(text,
                   lines); // also of a job in a here-document, which then says them again with its variables
    script.batchJob.insert(script.batchJob.begin(), lines.batchJob.begin(), lines.batchJob.end());
    return script;
}

} // namespace quadrille::frameworks
