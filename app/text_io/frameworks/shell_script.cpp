// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_script.h"

#include "app/text_io/numbers.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr std::size_t deepestBlocks = 64; ///< of if and loops within each other
constexpr int deepestText = 4;            ///< bash -c "bash -c …"

/// Where NAME of NAME=… or NAME+=… ends; 0: the word is no assignment.
std::size_t assignedName(std::string_view word) {
    const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (end == 0 || std::isdigit(static_cast<unsigned char>(word.front())) != 0)
        return 0;
    const std::string_view rest = word.substr(end);
    return rest.starts_with("=") || rest.starts_with("+=") ? end : 0;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

/// An if, a choice, a group in braces or brackets, or a loop, which is not followed.
struct Block {
    enum class State { condition, taken, passed };
    State state = State::condition;
    bool isIf = true;
    enum class Kind { keyword, braces, brackets, choice };
    Kind kind = Kind::keyword;
    std::string subject{};            ///< of a choice
    bool expectsPattern = false;      ///< a choice's next branch has not begun
    bool done = false;                ///< one of its branches is taken
    bool uncertain = false;           ///< whether one was is not known
    std::optional<bool> result{true}; ///< of the condition that is being read
};

class ScriptReader {
public:
    ScriptReader(std::string_view text, const std::string& file, std::span<const SourceText> others,
                 int depth = 0)
        : m_lexer(text), m_file(file), m_others(others), m_depth(depth) {}

    ShellScript read() {
        ShellToken token;
        std::vector<ShellToken> tokens;
        while (m_lexer.next(token))
            if (token.kind == ShellToken::Kind::end) {
                command(tokens, token.text);
                tokens.clear();
                for (const HereDocument& document : m_lexer.takeHereDocuments())
                    if (reads(m_blocks.size()))
                        m_script.embedded.push_back({m_script.variables.text(document), document.line});
            } else {
                tokens.push_back(std::move(token));
            }
        command(tokens, "\n");
        return std::move(m_script);
    }

private:
    [[nodiscard]] bool reads(std::size_t blocks) const {
        return std::all_of(m_blocks.begin(), m_blocks.begin() + static_cast<std::ptrdiff_t>(blocks),
                           [](const Block& block) { return block.state == Block::State::taken; });
    }

    void leaveOut(std::size_t line, const std::string& what, std::string_view reason) {
        if (reads(m_blocks.size()))
            m_script.leftOut.push_back({line, what, {std::string(reason), {}}});
    }

    [[nodiscard]] bool depends() const { return m_joint == "&&" || m_joint == "||"; }
    /// What stands behind the joint is surely run.
    [[nodiscard]] bool goesOn() const { return !depends() || m_wentWell == (m_joint == "&&"); }

    /// What a command says of the blocks around it is taken off its front.
    void command(std::vector<ShellToken>& tokens, const std::string& ending) {
        if (tokens.empty() && ending == "\n" && (depends() || m_joint == "|"))
            return; // it goes on in the next line
        if (tokens.empty() && ending == "(" && m_joint == "(" && (isCondition() || reads(m_blocks.size())))
            m_inArithmetic = true; // ((
        if (!tokens.empty() && tokens.front().text == "case")
            choose(tokens);
        if (isChoice() && m_blocks.back().expectsPattern &&
            (tokens.empty() || tokens.front().text != "esac")) {
            pattern(tokens, ending);
            return;
        }
        bool isNot = false;
        for (; !tokens.empty(); tokens.erase(tokens.begin()))
            if (tokens.front().text == "!")
                isNot = !isNot;
            else if (!keyword(tokens.front()))
                break;
        if (!tokens.empty()) {
            if (isCondition())
                m_blocks.back().result =
                    joined(m_joint, m_blocks.back().result,
                           std::exchange(m_inArithmetic, false) ? std::nullopt : tested(tokens, isNot));
            else if (reads(m_blocks.size()))
                linked(tokens, isNot);
        }
        if (isChoice() && ending == ";;") {
            m_blocks.back().expectsPattern = true;
            m_blocks.back().state = Block::State::passed;
        } else if (tokens.empty() && ending == "(" && !isCondition())
            group(Block::Kind::brackets, m_lexer.line());
        else if (ending == ")" && !m_blocks.empty() && m_blocks.back().kind == Block::Kind::brackets)
            m_blocks.pop_back();
        m_joint = ending;
    }

    [[nodiscard]] bool isChoice() const {
        return !m_blocks.empty() && m_blocks.back().kind == Block::Kind::choice;
    }

    /// "case WORD in", which is taken off.
    void choose(std::vector<ShellToken>& tokens) {
        const std::size_t line = tokens.front().line;
        const ShellWord subject =
            tokens.size() > 1 ? m_script.variables.value(tokens[1].text, line) : ShellWord{.unknown = "case"};
        if (!subject.unknown.empty())
            leaveOut(line, "case", QUADRILLE_MESSAGE("depends on what the script does not say"));
        open({.state = Block::State::passed,
              .isIf = false,
              .kind = Block::Kind::choice,
              .subject = subject.text,
              .expectsPattern = true,
              .uncertain = !subject.unknown.empty()},
             line);
        tokens.erase(tokens.begin(), tokens.begin() + std::min<std::ptrdiff_t>(
                                                          3, static_cast<std::ptrdiff_t>(tokens.size())));
    }

    /// A pattern of a choice, or one of several that stand for a branch.
    void pattern(const std::vector<ShellToken>& tokens, const std::string& ending) {
        Block& block = m_blocks.back();
        if (!tokens.empty() && !block.done && !block.uncertain) {
            const std::string shape = m_script.variables.value(tokens.front().text, tokens.front().line).text;
            if (shape == "*" || shape == block.subject) {
                block.state = Block::State::taken;
                block.done = true;
            } else if (shape.find_first_of("*?[") != std::string::npos) {
                leaveOut(tokens.front().line, shape,
                         QUADRILLE_MESSAGE("depends on what the script does not say"));
                block.uncertain = true; // which branch it is
            }
        }
        if (ending == ")") {
            block.expectsPattern = false;
            m_joint.clear();
        }
    }

    [[nodiscard]] bool isCondition() const {
        return !m_blocks.empty() && m_blocks.back().state == Block::State::condition;
    }

    bool keyword(const ShellToken& token) {
        const std::string& word = token.text;
        if (word == "if") {
            open({}, token.line);
        } else if (isOneOf(word, {"for", "while", "until", "select"})) {
            leaveOut(token.line, word, QUADRILLE_MESSAGE("is a loop, which is not followed"));
            open({.state = Block::State::passed, .isIf = false}, token.line);
        } else if (isOneOf(word, {"fi", "done", "esac"}) && !m_blocks.empty()) {
            m_blocks.pop_back();
        } else if (word == "then" && !m_blocks.empty() && m_blocks.back().isIf) {
            decide(m_blocks.back().result, token.line);
        } else if (word == "elif" && !m_blocks.empty() && m_blocks.back().isIf) {
            m_blocks.back().state = Block::State::condition;
            m_blocks.back().result = true;
        } else if (word == "else" && !m_blocks.empty() && m_blocks.back().isIf) {
            decide(true, token.line);
        } else if (word == "{") {
            group(Block::Kind::braces, token.line);
        } else if (word == "}" && !m_blocks.empty() && m_blocks.back().kind == Block::Kind::braces) {
            m_blocks.pop_back();
        } else {
            return isOneOf(word, {"}", "time", "exec", "do"});
        }
        return true;
    }

    void open(Block block, std::size_t line) {
        if (m_blocks.size() >= deepestBlocks)
            refuseLine(m_file, line,
                       {QUADRILLE_MESSAGE("must not be nested more than %1 deep"),
                        {static_cast<std::int64_t>(deepestBlocks)}});
        m_blocks.push_back(block);
        m_joint.clear();
    }

    /// Whether the branch that begins here is read.
    void decide(std::optional<bool> result, std::size_t line) {
        Block& block = m_blocks.back();
        const bool open = !block.done && !block.uncertain;
        block.state = open && result == true ? Block::State::taken : Block::State::passed;
        block.done = block.done || block.state == Block::State::taken;
        if (!block.done && !result && !block.uncertain) {
            block.uncertain = true;
            if (reads(m_blocks.size() - 1))
                m_script.leftOut.push_back(
                    {line, "if", {QUADRILLE_MESSAGE("depends on what the script does not say"), {}}});
        }
    }

    /// A group in braces or brackets, which a list may hang on a condition.
    void group(Block::Kind kind, std::size_t line) {
        const bool runs = goesOn();
        if (!runs && !m_wentWell)
            leaveOut(line, kind == Block::Kind::braces ? "{" : "(",
                     QUADRILLE_MESSAGE("depends on what the script does not say"));
        open({.state = runs ? Block::State::taken : Block::State::passed, .isIf = false, .kind = kind}, line);
    }

    [[nodiscard]] std::optional<bool> tested(const std::vector<ShellToken>& tokens, bool isNot) {
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
        return !m_bracket.empty() || isOneOf(tokens.front().text, {"[", "[[", "test"}) ||
               (tokens.size() == 1 &&
                isOneOf(m_script.variables.value(tokens.front().text, 0).text, {"true", "false"}));
    }

    /// A test, or a part of one: "[[ a == b" and its "]]" are split where && or || stand within the brackets.
    void test(const std::vector<ShellToken>& tokens, bool isNot) {
        const bool opens = tokens.front().text == "[[" && tokens.back().text != "]]";
        const std::optional<bool> one = tested(tokens, isNot);
        if (opens) {
            m_bracket = depends() ? m_joint : ";";
            m_beforeBracket = m_wentWell;
            m_wentWell = one;
            return;
        }
        m_wentWell = depends() ? joined(m_joint, m_wentWell, one) : one;
        if (!m_bracket.empty() && tokens.back().text == "]]") {
            if (m_bracket != ";")
                m_wentWell = joined(m_bracket, m_beforeBracket, m_wentWell);
            m_bracket.clear();
        }
    }

    /// A command behind && or || runs if what stands before it went so: a test as it comes out, all else
    /// well. One behind | runs with the one before.
    void linked(const std::vector<ShellToken>& tokens, bool isNot) {
        if (m_joint == "|") {
            if (m_ran)
                simple(tokens);
            return;
        }
        if (!depends())
            m_wentWell = true;
        if (m_inArithmetic) { // whose result is not reckoned
            m_inArithmetic = false;
            m_wentWell.reset();
            return;
        }
        if (isTest(tokens)) {
            test(tokens, isNot);
            return;
        }
        m_ran = goesOn();
        if (m_ran) {
            simple(tokens);
            m_wentWell = isNot ? std::nullopt : std::optional(true);
        } else if (!m_wentWell) {
            leaveOpen(tokens);
            if (m_joint == "||") // done already, or done well now
                m_wentWell = true;
        }
    }

    /// Whether it runs is not known.
    void leaveOpen(const std::vector<ShellToken>& tokens) {
        const std::string& first = tokens.front().text;
        const std::size_t name = assignedName(first);
        if (isOneOf(first, {"source", "."}))
            simple(tokens);
        else if (!movesNothing(first))
            leaveOut(tokens.front().line, name > 0 ? first.substr(0, name) : first,
                     QUADRILLE_MESSAGE("depends on what the script does not say"));
    }

    static bool movesNothing(std::string_view command) {
        return isOneOf(command,
                       {"echo",   "printf", "mkdir",   "rm",     "cp",    "mv",     "cd",   "git", "pip",
                        "pip3",   "apt",    "apt-get", "module", "conda", "unset",  "cat",  "tee", "sleep",
                        "ulimit", "trap",   "exit",    "wait",   "set",   "return", "shift"});
    }

    void simple(const std::vector<ShellToken>& tokens) {
        std::size_t from = 0;
        while (from < tokens.size() && (from == 0 || assigns(tokens[from - 1].text)) && assign(tokens[from]))
            ++from;
        if (from == tokens.size())
            return;
        const std::string& name = tokens[from].text;
        if (isOneOf(name, {"export", "declare", "local", "readonly", "typeset", "set"})) {
            for (std::size_t i = from + 1; i < tokens.size(); ++i)
                assign(tokens[i]);
            return;
        }
        if (name == ":") { // : ${X:=8}
            for (std::size_t i = from + 1; i < tokens.size(); ++i)
                assignDefault(tokens[i]);
            return;
        }
        if (movesNothing(name))
            return;
        if (name == "source" || name == ".") {
            if (tokens.size() > from + 1 && readIn(tokens[from + 1]))
                return;
            leaveOut(tokens[from].line, tokens.size() > from + 1 ? tokens[from + 1].text : name,
                     QUADRILLE_MESSAGE("is another script: give it, too"));
            return;
        }
        ShellScript::Command words;
        for (std::size_t i = from; i < tokens.size(); ++i)
            for (ShellWord& word : m_script.variables.expanded(tokens[i]))
                words.push_back(std::move(word));
        if (m_script.variables.exhausted())
            refuseLine(m_file, tokens.front().line,
                       {QUADRILLE_MESSAGE("must not make so much of its variables"), {}});
        runText(words);
        m_script.commands.push_back(std::move(words));
    }

    /// bash -c "…", also behind srun or ssh, and eval "…" run what stands in their quotes. It is taken off.
    void runText(ShellScript::Command& words) {
        const auto isShell = [](const ShellWord& word) {
            const auto slash = word.text.rfind('/');
            return isOneOf(slash == std::string::npos ? word.text : word.text.substr(slash + 1),
                           {"bash", "sh", "zsh"});
        };
        const auto shell = std::ranges::find_if(words, isShell);
        const auto option = std::find_if(shell, words.end(), [](const ShellWord& word) {
            return word.text.size() > 1 && word.text.front() == '-' && word.text[1] != '-' &&
                   word.text.back() == 'c';
        });
        const bool isEval = words.size() > 1 && words.front().text == "eval";
        if (!isEval && (option == words.end() || option + 1 == words.end()))
            return;
        const ShellWord text = isEval ? words[1] : *(option + 1);
        if (!isEval)
            words.erase(option, words.end());
        else if (words.size() == 2)
            words.clear();
        else
            return; // its words are read as they stand
        if (text.text == text.unknown || m_depth >= deepestText) {
            m_script.leftOut.push_back(
                {text.line, text.text, {QUADRILLE_MESSAGE("holds what the script does not say"), {}}});
            return;
        }
        take(ScriptReader(text.text, m_file, m_others, m_depth + 1), {},
             [&text](std::size_t line) { return line + text.line - 1; });
    }

    /// "source conf.sh", where that is at hand. \return it is
    bool readIn(const ShellToken& token) {
        const auto nameOf = [](const std::string& path) {
            const auto slash = path.rfind('/');
            return slash == std::string::npos ? path : path.substr(slash + 1);
        };
        const std::string wanted = nameOf(m_script.variables.value(token.text, token.line).text);
        const auto other = std::ranges::find_if(
            m_others, [&](const SourceText& each) { return nameOf(each.file) == wanted; });
        if (other == m_others.end() || other->file == m_file || m_depth >= deepestText)
            return false;
        m_script.sourced.push_back(other->file);
        take(ScriptReader(other->text, m_file, m_others, m_depth + 1), m_script.variables,
             [&token](std::size_t) { return token.line; });
        return true;
    }

    /// What another text runs, with our variables. \param before where it changes them for us, too
    template <class Line>
    void take(ScriptReader inner, std::optional<ShellVariables> before, Line&& lineOf) {
        inner.m_script.variables = m_script.variables;
        ShellScript script = inner.read();
        if (before)
            m_script.variables.takeFrom(script.variables, *before, lineOf(1));
        for (auto& command : script.commands) {
            for (ShellWord& word : command)
                word.line = lineOf(word.line);
            m_script.commands.push_back(std::move(command));
        }
        for (LeftOut& left : script.leftOut) {
            left.line = lineOf(left.line);
            m_script.leftOut.push_back(std::move(left));
        }
        for (EmbeddedText& text : script.embedded) {
            text.line = lineOf(text.line);
            m_script.embedded.push_back(std::move(text));
        }
        std::ranges::move(script.sourced, std::back_inserter(m_script.sourced));
    }

    static bool assigns(const std::string& word) { return assignedName(word) > 0; }

    bool assign(const ShellToken& token) {
        const std::size_t end = assignedName(token.text);
        if (end == 0)
            return false;
        const std::string name = token.text.substr(0, end);
        const bool adds = token.text[end] == '+';
        const std::string_view raw = std::string_view(token.text).substr(end + (adds ? 2 : 1));
        ShellVariables::Words words;
        if (token.kind == ShellToken::Kind::list)
            for (const ShellToken& element : token.elements)
                for (ShellWord& word : m_script.variables.expanded(element))
                    words.push_back(std::move(word));
        else
            words.push_back(m_script.variables.value(raw, token.line));
        if (!adds) {
            m_script.variables.set(name, std::move(words));
        } else if (token.kind == ShellToken::Kind::list || m_script.variables.find(name) == nullptr) {
            m_script.variables.append(name, words);
        } else { // more text
            ShellVariables::Words old = *m_script.variables.find(name);
            if (old.empty())
                old.emplace_back();
            old.front().text += words.front().text;
            if (old.front().unknown.empty())
                old.front().unknown = words.front().unknown;
            if (old.front().text.size() <= largestConfiguration)
                m_script.variables.set(name, std::move(old));
        }
        return true;
    }

    void assignDefault(const ShellToken& token) {
        const std::string_view raw = token.text;
        const auto sign = raw.find(":=");
        if (!raw.starts_with("${") || sign == std::string_view::npos)
            return;
        const std::string name(raw.substr(2, sign - 2));
        if (m_script.variables.find(name) == nullptr)
            m_script.variables.set(name, {m_script.variables.value(raw, token.line)});
    }

    ShellLexer m_lexer;
    const std::string& m_file;
    std::span<const SourceText> m_others;
    int m_depth; ///< of texts that a script runs within each other
    ShellScript m_script;
    std::vector<Block> m_blocks;
    std::string m_joint;                  ///< what stands before the command at hand: "&&", "||", …
    std::optional<bool> m_wentWell{true}; ///< the list of commands joined so, up to there
    bool m_ran = true;                    ///< the command before
    bool m_inArithmetic = false;          ///< behind ((
    std::string m_bracket;                ///< what stands before the [[ that is open; empty: none is
    std::optional<bool> m_beforeBracket;  ///< m_wentWell there
};

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

std::optional<long long> number(const ShellWord& word) {
    return arithmetic(word.text);
}

std::optional<bool> compares(const ShellWord& left, const std::string& sign, const ShellWord& right) {
    if (!left.unknown.empty() || !right.unknown.empty())
        return {};
    if (sign == "==" || sign == "=")
        return right.text.find_first_of("*?[") == std::string::npos ? std::optional(left.text == right.text)
                                                                    : std::nullopt;
    if (sign == "!=")
        return right.text.find_first_of("*?[") == std::string::npos ? std::optional(left.text != right.text)
                                                                    : std::nullopt;
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

ShellScript readScript(std::string_view text, const std::string& file, std::span<const SourceText> others) {
    ShellScript script = ScriptReader(text, file, others).read();
    readBatchLines(text, script);
    return script;
}

} // namespace quadrille::frameworks
