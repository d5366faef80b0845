// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_loop.h"

#include "app/text_io/frameworks/shell_words.h"

#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr std::size_t costOfToken = 8;

/// A=8, A=$((A * 2)), A+=1 where numbers are reckoned: not A="$A --more", nor A+=(--more), which keep what
/// was.
void takeAssignment(const ShellToken& token, bool reckons, LoopBody& body) {
    const std::size_t end = assignedName(token.text);
    if (end == 0)
        return;
    const std::string name = token.text.substr(0, end);
    std::string_view value = std::string_view(token.text).substr(end);
    if (value.starts_with('[')) {
        body.varying.insert(name);
        return;
    }
    const bool adds = value.starts_with('+');
    if (token.kind == ShellToken::Kind::list)
        value = token.elements.empty() ? std::string_view() : std::string_view(token.elements.front().text);
    else
        value.remove_prefix(adds ? 2 : 1);
    if (value.starts_with('"'))
        value.remove_prefix(1);
    const bool keeps = value.starts_with("$" + name + " ") || value.starts_with("${" + name + "}") ||
                       value.starts_with("${" + name + "[@]}");
    if (reckons || (!adds && !keeps))
        body.varying.insert(name);
}

/// "i++" where numbers are reckoned.
void takeCount(std::string_view word, LoopBody& body) {
    while (word.starts_with("++") || word.starts_with("--"))
        word.remove_prefix(2);
    const std::string name(word.substr(0, word.find_first_of("+-*/%=<>!")));
    if (assignedName(name + "=") > 0)
        body.varying.insert(name);
}

} // namespace

LoopBody loopBody(std::string_view text) {
    LoopBody body;
    ShellLexer lexer(text);
    ShellToken token;
    int open = 1;
    bool begins = true;       // a command
    std::string first;        // its first word
    std::string joint, prior; // the two ends before
    while (lexer.next(token)) {
        body.cost += costOfToken + token.text.size();
        if (token.kind == ShellToken::Kind::end) {
            prior = std::exchange(joint, begins ? joint : std::string());
            joint = token.text;
            begins = true;
            first.clear();
            continue;
        }
        const bool reckons = (joint == "(" && prior == "(") || first == "let";
        takeAssignment(token, reckons, body);
        if (reckons || first == "read")
            takeCount(token.text, body);
        if (!begins)
            continue;
        if (isOneOf(token.text, {"for", "while", "until", "select"}))
            ++open;
        if (token.text == "done" && --open == 0)
            return body;
        body.shifts = body.shifts || token.text == "shift";
        begins =
            isOneOf(token.text, {"do", "then", "else", "elif", "if", "{", "!", "while", "until", "time"});
        first = token.text;
    }
    return body;
}

} // namespace quadrille::frameworks
