// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <cctype>

namespace quadrille::frameworks {
namespace {

constexpr int deepestWord = 32;             ///< quotes and brackets within each other
constexpr std::size_t longestWord = 65'536; ///< bytes; more are dropped

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f';
}

bool endsWord(char c) {
    return isBlank(c) || c == '\n' || c == ';' || c == '|' || c == '&' || c == '(' || c == ')' || c == '<' ||
           c == '>' || c == '\0';
}

} // namespace

char ShellLexer::take() {
    const char c = m_text[m_at++];
    m_line += c == '\n' ? 1 : 0;
    return c;
}

bool isScriptFile(std::string_view name) {
    return std::ranges::any_of(std::initializer_list<std::string_view>{".sh", ".bash", ".slurm", ".sbatch"},
                               [name](std::string_view end) { return name.ends_with(end); });
}

void ShellLexer::skipToEndOfLine() {
    while (m_at < m_text.size() && m_text[m_at] != '\n')
        ++m_at;
}

void ShellLexer::goBackTo(std::size_t at, std::size_t line) {
    m_at = at;
    m_line = line;
    m_hereEnds.clear();
    m_hereDocuments.clear();
    m_writes = false;
    m_file.clear();
}

void ShellLexer::skipBlanks() {
    while (m_at < m_text.size()) {
        if (isBlank(peek())) {
            take();
        } else if (peek() == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
            take();
            while (take() != '\n') {
            }
        } else if (peek() == '#') {
            skipToEndOfLine();
        } else {
            return;
        }
    }
}

void ShellLexer::readHereDocuments() {
    for (const HereEnd& end : m_hereEnds) {
        HereDocument document{
            .text = {}, .line = m_line, .isLiteral = end.isLiteral, .isWritten = m_writes, .file = m_file};
        while (m_at < m_text.size()) {
            const std::size_t from = m_at;
            skipToEndOfLine();
            const std::string_view line = m_text.substr(from, m_at - from);
            if (m_at < m_text.size())
                take();
            if (line.substr(std::min(line.find_first_not_of('\t'), line.size())) == end.word)
                break;
            document.text += std::string(line) + "\n";
        }
        m_hereDocuments.push_back(std::move(document));
    }
    m_hereEnds.clear();
    m_writes = false;
    m_file.clear();
}

void ShellLexer::readQuoted(std::string& word, char quote, int depth) { // NOLINT(misc-no-recursion)
    const std::size_t from = m_line;
    word += take();
    while (m_at < m_text.size()) {
        const char c = peek();
        if (c == '\\' && quote == '"' && m_at + 1 < m_text.size()) {
            word += take();
            word += take();
        } else if (c == '$' && quote == '"' && (peek(1) == '(' || peek(1) == '{') && depth < deepestWord) {
            word += take();
            const char closing = peek() == '(' ? ')' : '}';
            word += take();
            readNested(word, closing, depth + 1);
        } else {
            word += take();
            if (c == quote)
                return;
        }
    }
    m_openFrom = from;
}

void ShellLexer::readNested(std::string& word, char closing, int depth) { // NOLINT(misc-no-recursion)
    const char opening = closing == ')' ? '(' : '{';
    int open = 1;
    const std::size_t from = m_line;
    while (m_at < m_text.size()) {
        const char c = peek();
        if ((c == '"' || c == '\'') && depth < deepestWord) {
            readQuoted(word, c, depth + 1);
            continue;
        }
        word += take();
        if (c == '\\' && m_at < m_text.size())
            word += take();
        open += c == opening ? 1 : 0;
        if (c == closing && --open == 0)
            return;
    }
    m_openFrom = from;
}

void ShellLexer::readElements(ShellToken& token) {
    token.kind = ShellToken::Kind::list;
    const std::size_t from = m_line;
    for (;;) {
        while (skipBlanks(), peek() == '\n')
            take();
        if (m_at >= m_text.size() || peek() == ')') {
            if (m_at < m_text.size())
                take();
            else
                m_openFrom = from;
            return;
        }
        ShellToken element{.line = m_line};
        if (endsWord(peek()))
            take();
        else
            readWord(element);
        if (!element.text.empty())
            token.elements.push_back(std::move(element));
    }
}

void ShellLexer::readWord(ShellToken& token) {
    std::string& word = token.text;
    while (m_at < m_text.size()) {
        const char c = peek();
        if (c == '"' || c == '\'') {
            readQuoted(word, c, 0);
        } else if (c == '\\') {
            if (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))
                return;
            word += take();
            if (m_at < m_text.size())
                word += take();
        } else if (c == '$' && (peek(1) == '(' || peek(1) == '{')) {
            word += take();
            const char closing = peek() == '(' ? ')' : '}';
            word += take();
            readNested(word, closing, 0);
        } else if (c == '`') {
            readQuoted(word, '`', 0);
        } else if (c == '(' && !word.empty() && word.back() == '=' && word.find('"') == std::string::npos) {
            take();
            readElements(token);
            return;
        } else if (endsWord(c)) {
            return;
        } else if (word.size() < longestWord) {
            word += take();
        } else {
            take();
        }
    }
}

bool ShellLexer::next(ShellToken& token) {
    skipBlanks();
    token = ShellToken{.line = m_line, .at = m_at};
    if (m_at >= m_text.size())
        return false;
    const char c = peek();
    if (c == '<' || c == '>') { // a redirection: its operator, and the word that names a file
        std::string sign;
        while (peek() == '<' || peek() == '>' || peek() == '&' || (sign == "<<" && peek() == '-'))
            sign += take();
        skipBlanks();
        ShellToken target{.line = m_line};
        if (!endsWord(peek()))
            readWord(target);
        if (sign == "<<" || sign == "<<-") {
            const bool isLiteral =
                std::erase_if(target.text, [](char q) { return q == '"' || q == '\'' || q == '\\'; }) > 0;
            m_hereEnds.push_back({target.text, isLiteral});
        } else if (sign.find('>') != std::string::npos)
            if (target.text != "/dev/null" &&
                target.text.find_first_not_of("0123456789") != std::string::npos) {
                m_writes = true;
                m_file = target.text;
            }
        return next(token);
    }
    if (c == '\n' || c == ';' || c == '|' || c == '&' || c == '(' || c == ')') {
        token.kind = ShellToken::Kind::end;
        token.text = take();
        if (c == '\n')
            readHereDocuments();
        else if (peek() == c && c != '(' && c != ')')
            token.text += take();
        return true;
    }
    readWord(token);
    // The number in front of a redirection names a stream: 2>&1.
    if ((peek() == '<' || peek() == '>') && token.text.size() == 1 && token.text.front() >= '0' &&
        token.text.front() <= '9')
        return next(token); // NOLINT(misc-no-recursion): once
    return true;
}

} // namespace quadrille::frameworks
