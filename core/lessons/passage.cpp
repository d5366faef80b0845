// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include "core/text/input_error.h"
#include "core/text/trimmed.h"

#include <algorithm>

namespace quadrille {
namespace {

/// "GB .1": a unit, a number of decimals, or both.
LiveFormat formatOf(std::string_view text) {
    LiveFormat format;
    for (std::string_view rest = trimmed(text); !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest = trimmed(rest.substr(word.size()));
        if (word.size() == 2 && word[0] == '.' && word[1] >= '0' && word[1] <= '9')
            format.decimals = word[1] - '0';
        else if (word == "x" || unitNamed(word) != nullptr)
            format.unit = word;
        else
            throw InputError("“" + std::string(word) + "”",
                             {"is no format: there are .0 to .9, x, %1", {Alternatives{unitWords()}}});
    }
    return format;
}

class Splitter {
public:
    Splitter(std::string_view text, int line) : m_rest(text), m_line(line) {}

    Passage split() {
        Passage passage{{}, m_line};
        std::string markdown;
        int from = m_line;
        const auto addMarkdown = [&] {
            if (!markdown.empty())
                passage.pieces.push_back({TextPiece::Kind::markdown, markdown, {}, from});
            markdown.clear();
            from = m_line;
        };
        while (!m_rest.empty()) {
            if (m_rest.starts_with("\\$")) {
                markdown += '$';
                advance(2);
            } else if (m_rest.starts_with("`")) {
                markdown += code();
            } else if (m_rest.starts_with("{{") || m_rest.front() == '$') {
                addMarkdown();
                passage.pieces.push_back(special());
                from = m_line;
            } else {
                markdown += m_rest.front();
                advance(1);
            }
        }
        if (!trimmed(markdown).empty() || !passage.pieces.empty())
            addMarkdown();
        return passage;
    }

private:
    void advance(std::size_t count) {
        m_line += static_cast<int>(
            std::count(m_rest.begin(), m_rest.begin() + static_cast<std::ptrdiff_t>(count), '\n'));
        m_rest.remove_prefix(count);
    }

    [[noreturn]] void fail(Message rule) const { throw InputError(std::to_string(m_line), std::move(rule)); }

    /// Code stays as it is.
    std::string code() {
        const std::size_t ticks = std::min(m_rest.find_first_not_of('`'), m_rest.size());
        const std::size_t close = m_rest.find(m_rest.substr(0, ticks), ticks);
        const std::size_t length = close == std::string_view::npos ? ticks : close + ticks;
        std::string text(m_rest.substr(0, length));
        advance(length);
        return text;
    }

    TextPiece special() {
        const int line = m_line;
        const auto between = [this](std::string_view open, std::string_view close) {
            const std::size_t end = m_rest.find(close, open.size());
            if (end == std::string_view::npos)
                fail({"has “%1” without “%2” behind it", {std::string(open), std::string(close)}});
            const std::string text(trimmed(m_rest.substr(open.size(), end - open.size())));
            advance(end + close.size());
            return text;
        };
        if (m_rest.starts_with("{{"))
            return {TextPiece::Kind::value, {}, valueOf(between("{{", "}}"), line), line};
        if (m_rest.starts_with("$$"))
            return {TextPiece::Kind::displayedFormula, between("$$", "$$"), {}, line};
        return {TextPiece::Kind::formula, between("$", "$"), {}, line};
    }

    static LiveValue valueOf(std::string_view text, int line) {
        try {
            const std::size_t bar = text.find('|');
            return {Expression(trimmed(text.substr(0, bar))),
                    bar == std::string_view::npos ? LiveFormat() : formatOf(text.substr(bar + 1))};
        } catch (const InputError& error) {
            throw InputError(std::to_string(line), {"%1 %2", {error.field(), std::vector{error.rule()}}});
        }
    }

    std::string_view m_rest;
    int m_line;
};

} // namespace

Passage passageOf(std::string_view text, int line) {
    return Splitter(text, line).split();
}

} // namespace quadrille
