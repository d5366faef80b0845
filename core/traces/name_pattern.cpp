// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/name_pattern.h"

#include "core/text/input_error.h"

#include <algorithm>

namespace quadrille::traces {
namespace {

constexpr std::size_t mostDigits = 9;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The digits at `at`; nothing where there are none, or too many.
std::optional<std::int32_t> readNumber(std::string_view name, std::size_t& at) {
    const std::size_t first = at;
    std::int32_t value = 0;
    for (; at < name.size() && isDigit(name[at]); ++at) {
        if (at - first == mostDigits)
            return std::nullopt;
        value = value * 10 + (name[at] - '0');
    }
    return at > first ? std::optional(value) : std::nullopt;
}

} // namespace

std::string_view name(NameNumber number) {
    switch (number) {
    case NameNumber::step:
        return "step";
    case NameNumber::stage:
        return "stage";
    case NameNumber::microbatch:
        return "microbatch";
    case NameNumber::backwardStage:
        return "backward-stage";
    case NameNumber::backwardMicrobatch:
        break;
    }
    return "backward-microbatch";
}

NamePattern::NamePattern(std::string_view text, const std::string& field) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '*') {
            m_pieces.push_back({Piece::What::anything});
        } else if (text[at] == '{') {
            const std::size_t end = text.find('}', at);
            const std::string_view word =
                end == std::string_view::npos ? std::string_view() : text.substr(at + 1, end - at - 1);
            const auto* found =
                std::ranges::find(allNameNumbers, word, [](NameNumber each) { return traces::name(each); });
            if (found == allNameNumbers.end())
                throw InputError(field,
                                 {QUADRILLE_MESSAGE("must have the name of a number in its braces"), {}});
            m_pieces.push_back({Piece::What::number, 0, *found});
            at = end;
        } else {
            m_pieces.push_back({Piece::What::character, text[at]});
        }
    }
}

std::optional<NameNumbers> NamePattern::match(std::string_view name) const {
    constexpr std::size_t none = std::string_view::npos;
    NameNumbers numbers;
    std::size_t piece = 0, at = 0;
    std::size_t star = none, from = 0; // the last *, and where the name goes on behind what it stands for
    while (true) {
        bool fits = false;
        if (piece == m_pieces.size()) {
            if (at == name.size())
                return numbers;
        } else if (m_pieces[piece].what == Piece::What::anything) {
            star = piece++;
            from = at;
            continue;
        } else if (m_pieces[piece].what == Piece::What::number) {
            if (const auto value = readNumber(name, at)) {
                numbers.set(m_pieces[piece].number, *value);
                fits = true;
            }
        } else if (at < name.size() && name[at] == m_pieces[piece].character) {
            ++at;
            fits = true;
        }
        if (fits) {
            ++piece;
            continue;
        }
        if (star == none || from == name.size())
            return std::nullopt;
        piece = star + 1;
        at = ++from;
    }
}

} // namespace quadrille::traces
