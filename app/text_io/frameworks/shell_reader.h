// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/shell_place.h"
#include "app/text_io/frameworks/shell_script.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// The parts of readScript().
namespace quadrille::frameworks {

/// "#SBATCH --nodes=4 -N 4": read before comments are skipped.
void readBatchLines(std::string_view text, ShellScript& script);

/// How deep texts may be run within each other: bash -c "bash -c …".
inline constexpr int deepestText = 4;

/// Of a loop over a script's arguments, which takes some of them away in each.
inline constexpr int mostRounds = 1000;

inline constexpr const char* isReadOnce = QUADRILLE_MESSAGE("is a loop, whose body is read once");
inline constexpr const char* isNotSaid = QUADRILLE_MESSAGE("depends on what the script does not say");

/// Goes through a script command by command. Its members stand in files of their own: functions, conditions,
/// loops, and the texts that a script runs within itself.
class ScriptReader {
public:
    ScriptReader(std::string_view text, const std::string& file, std::span<const SourceText> others,
                 int depth = 0)
        : m_file(file), m_others(others), m_depth(depth), m_here{.text = text, .lexer = ShellLexer(text)} {}

    ShellScript read();

    /// The same of a script on its own: where nothing that it surely runs has an option, it says what it has
    /// to say in a function. Of several it is not known which.
    ShellScript readWhole();

private:
    using Kind = ShellBlock::Kind;
    using State = ShellBlock::State;

    void readHere();

    // --- Functions

    void define(const ShellBlock& block, std::size_t end);

    /// What a function runs, with the words behind its name. \param words none: they are not known
    void call(ShellFunction& function, const std::string& name, std::size_t line,
              std::optional<ShellScript::Command> words);

    void readUncalled();

    /// Those that another text may call, which is a part of this one or is run by it.
    void lendFunctions(ScriptReader& inner) const;
    void takeFunctions(ScriptReader& inner, bool shares);

    /// "local TP=8" within a function; what it was is kept for when that ends.
    void hide(const ShellToken& token);

    void checkPurse(std::size_t line) const;

    // --- Commands

    /// What becomes of here-documents on the line, also where it goes through a pipe: "cat <<EOF | tee file".
    void lookAtInput(const std::vector<ShellToken>& tokens);

    /// Those that are written into files, or that a shell runs; others are read by a program, or by people.
    void takeHereDocuments();

    void runInput(const HereDocument& document);

    void leaveOut(std::size_t line, const std::string& what, std::string_view reason);
    void addLeftOut(LeftOut left);

    [[nodiscard]] bool depends() const { return m_here.joint == "&&" || m_here.joint == "||"; }
    /// What stands behind the joint is surely run.
    [[nodiscard]] bool goesOn() const { return !depends() || m_here.wentWell == (m_here.joint == "&&"); }

    /// What a command says of the blocks around it is taken off its front.
    void command(std::vector<ShellToken>& tokens, const std::string& ending);

    /// What stands in front of a command, taken off. \return it is negated
    bool takeKeywords(std::vector<ShellToken>& tokens);

    /// What is left of a command: of a condition a test, of what is run something to be done.
    void lookAt(const std::vector<ShellToken>& tokens, bool isNot);

    void endCommand(bool isEmpty, const std::string& ending);

    [[nodiscard]] bool expectsPattern();

    /// "case WORD in", of which "in" is left.
    void choose(std::vector<ShellToken>& tokens);

    /// A pattern of a choice, or one of several that stand for a branch.
    void pattern(const std::vector<ShellToken>& tokens, const std::string& ending);

    bool keyword(const ShellToken& token);

    // --- Loops

    /// "for NAME in WORDS", which is taken off but for its last word. Of several words it is not known which
    /// is meant; one is as good as an assignment.
    void loopOver(std::vector<ShellToken>& tokens);

    /// Which they are; none: that is not known.
    [[nodiscard]] std::optional<ShellScript::Command>
    wordsOfLoop(const std::vector<ShellToken>& tokens) const;

    /// Where its body begins. \param token "do"
    void enterLoop(const ShellToken& token);

    /// What a variable is in the first round it is not in the next.
    void vary(const std::string& name, std::size_t line);

    /// What the body surely sets stays so; what it may have set is as it was.
    void leaveLoop();

    // --- Conditions and lists

    void open(ShellBlock block, std::size_t line);

    /// Whether the branch that begins here is read.
    void decide(std::optional<bool> result, std::size_t line);

    /// A group in braces or brackets, which a list may hang on a condition.
    void group(Kind kind, std::size_t line);

    [[nodiscard]] std::optional<bool> tested(const std::vector<ShellToken>& tokens, bool isNot) const;

    /// What a list of tests says with one more.
    static std::optional<bool> joined(const std::string& joint, std::optional<bool> before,
                                      std::optional<bool> one);

    [[nodiscard]] bool isTest(const std::vector<ShellToken>& tokens) const;

    /// A test, or a part of one: "[[ a == b" and its "]]" are split where && or || stand within the brackets.
    void test(const std::vector<ShellToken>& tokens, bool isNot);

    /// A command behind && or || runs if what stands before it went so: a test as it comes out, all else
    /// well. One behind | runs with the one before.
    void linked(const std::vector<ShellToken>& tokens, bool isNot);

    /// Whether it runs is not known.
    void leaveOpen(const std::vector<ShellToken>& tokens);

    // --- Simple commands

    /// A command of the shell's own, which sets variables or ends the script. \return it is one
    bool changesShell(const std::vector<ShellToken>& tokens, std::size_t from);

    [[nodiscard]] ShellScript::Command expanded(const std::vector<ShellToken>& tokens,
                                                std::size_t from) const;

    void simple(const std::vector<ShellToken>& tokens);

    /// What is left of it behind the variables that it sets for itself.
    void run(const std::vector<ShellToken>& tokens, std::size_t from);

    /// export, declare, local …
    void declare(const std::vector<ShellToken>& tokens, std::size_t from);

    /// What "set" is told.
    void set(const std::vector<ShellToken>& tokens, std::size_t from);

    /// One that is run as it stands.
    void add(ShellScript::Command words);

    // --- Texts that it runs

    void runText(ShellScript::Command& words);

    /// The text at hand of a file that the script names, in whatever folder; null: there is none.
    [[nodiscard]] const SourceText* other(std::string_view path) const;
    [[nodiscard]] const SourceText* sourced(const ShellToken& token) const;

    void countPart(const std::string& file);

    /// A script that is not read in here is a part of this one all the same.
    void countSourced(const std::vector<ShellToken>& tokens);

    /// "source conf.sh", where that is at hand. \return it is
    bool readIn(const ShellToken& token);

    /// A script at hand that the command runs. \return it runs one
    bool runScript(ShellScript::Command& words);

    /// #SBATCH lines of another file.
    void takeBatchLines(const SourceText& script);

    /// A script of another file that runs on its own. \param parameters what it is given
    void takeScript(const SourceText& script, ShellVariables variables, ShellScript::Command parameters,
                    std::size_t line);

    /// What another text runs, with our variables. \param shares what it sets is set here, too
    /// \param lineOf where a line of it stands in ours
    void take(ScriptReader inner, bool shares, const std::function<std::size_t(std::size_t)>& lineOf);
    void takeOver(ShellScript& script, const std::function<std::size_t(std::size_t)>& lineOf);

    const std::string& m_file;
    std::span<const SourceText> m_others;
    std::vector<std::string> m_running; ///< the scripts that run this one
    int m_depth;                        ///< of texts that a script runs within each other
    ShellScript m_script;
    ShellPlace m_here;
    int m_calls = 0; ///< of functions within each other
    std::unordered_map<std::string, ShellFunction> m_functions;
    bool m_exited = false; ///< the script, whatever function it is in
};

} // namespace quadrille::frameworks
