// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_pattern.h"

#include <algorithm>
#include <vector>

namespace quadrille::frameworks {
namespace {

constexpr std::string_view signs = "*?[(";
constexpr char firstMark = '\x01'; ///< of the first sign; those of the others follow

/// Patterns that take more steps are not followed.
constexpr std::size_t mostSteps = 1 << 16;

std::size_t steps(std::string_view text, std::string_view pattern) {
    return text.size() * (pattern.size() + 1);
}

char marked(char c) {
    const auto place = signs.find(c);
    return place == std::string_view::npos ? c : static_cast<char>(firstMark + static_cast<char>(place));
}

char unmarked(char c) {
    return c >= firstMark && c < firstMark + static_cast<char>(signs.size())
               ? signs[static_cast<std::size_t>(c - firstMark)]
               : c;
}

std::string withoutMarks(std::string_view text) {
    std::string plain(text);
    std::ranges::transform(plain, plain.begin(), unmarked);
    return plain;
}

/// Where what begins with "${" or "$(" there ends.
std::size_t endOfNested(std::string_view text, std::size_t at) {
    const char opening = text[at + 1], closing = opening == '{' ? '}' : ')';
    int open = 0;
    for (; at < text.size(); ++at) {
        open += text[at] == opening ? 1 : text[at] == closing ? -1 : 0;
        if (open == 0 && text[at] == closing)
            return at + 1;
    }
    return text.size();
}

bool isNested(std::string_view text, std::size_t at) {
    return text[at] == '$' && at + 1 < text.size() && (text[at + 1] == '{' || text[at + 1] == '(');
}

/// How long a beginning of the text fits, the shortest or the longest; none: none does, or it is not
/// followed. Every place in the pattern that the text so far may have come to is kept at once.
std::optional<std::size_t> fittingBeginning(std::string_view text, std::string_view pattern, bool longest) {
    std::vector<char> here(pattern.size() + 1, 0), next;
    const auto passStars = [&pattern](std::vector<char>& places) {
        for (std::size_t i = 0; i < pattern.size(); ++i)
            if (places[i] != 0 && pattern[i] == '*')
                places[i + 1] = 1;
    };
    here[0] = 1;
    passStars(here);
    std::optional<std::size_t> found;
    for (std::size_t taken = 0;; ++taken) {
        if (here.back() != 0) {
            found = taken;
            if (!longest)
                return found;
        }
        if (taken == text.size())
            return found;
        next.assign(pattern.size() + 1, 0);
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (here[i] == 0)
                continue;
            if (pattern[i] == '*')
                next[i] = 1;
            else if (pattern[i] == '?' || unmarked(pattern[i]) == text[taken])
                next[i + 1] = 1;
        }
        passStars(next);
        here.swap(next);
    }
}

bool isFollowed(std::string_view text, std::string_view pattern) {
    return pattern.find_first_of("[(") == std::string_view::npos && steps(text, pattern) <= mostSteps;
}

std::optional<std::string> trimmed(std::string_view text, std::string_view pattern, bool atEnd,
                                   bool longest) {
    if (!isFollowed(text, pattern))
        return {};
    if (!atEnd)
        return std::string(text.substr(fittingBeginning(text, pattern, longest).value_or(0)));
    const std::string backwards(text.rbegin(), text.rend()),
        patternBackwards(pattern.rbegin(), pattern.rend());
    return std::string(
        text.substr(0, text.size() - fittingBeginning(backwards, patternBackwards, longest).value_or(0)));
}

std::optional<std::string> replaced(std::string_view text, std::string_view operation) {
    const bool all = operation.starts_with('/');
    operation.remove_prefix(all ? 1 : 0);
    const std::size_t end = operation.find('/');
    if (hasSign(operation.substr(0, end)) || operation.find_first_of("\\#%\"'") == 0)
        return {};
    const std::string from = withoutMarks(operation.substr(0, end)),
                      to = end == std::string_view::npos ? std::string()
                                                         : withoutMarks(operation.substr(end + 1));
    if (from.empty() || steps(text, to) > mostSteps)
        return {};
    std::string result;
    for (std::size_t at = 0;;) {
        const std::size_t found = text.find(from, at);
        result += text.substr(at, found - std::min(at, found));
        if (found == std::string_view::npos)
            return result;
        result += to;
        at = found + from.size();
        if (!all)
            return result + std::string(text.substr(at));
    }
}

std::string recased(std::string_view text, char first, char last, char firstNew) {
    std::string result(text);
    for (char& c : result)
        if (c >= first && c <= last)
            c = static_cast<char>(c - first + firstNew);
    return result;
}

} // namespace

std::string withMarks(std::string_view written) {
    std::string result;
    char quote = 0;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const char c = written[at];
        if (quote != '\'' && isNested(written, at)) {
            const std::size_t end = endOfNested(written, at);
            result += written.substr(at, end - at);
            at = end - 1;
        } else if (quote == 0 && c == '\\' && at + 1 < written.size()) {
            const char next = written[++at];
            if (marked(next) == next) // else the backslash has said what it had to
                result += c;
            result += marked(next);
        } else if (c == quote || (quote == 0 && (c == '\'' || c == '"'))) {
            quote = quote == 0 ? c : 0;
            result += c;
        } else {
            result += quote == 0 ? c : marked(c);
        }
    }
    return result;
}

std::string allMarked(std::string text) {
    std::ranges::transform(text, text.begin(), marked);
    return text;
}

bool hasQuotedVariable(std::string_view written) {
    char quote = 0;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const char c = written[at];
        if (c == '\\' && quote != '\'')
            ++at;
        else if (c == '$' && quote == '"')
            return true;
        else if (c == quote || (quote == 0 && (c == '\'' || c == '"')))
            quote = quote == 0 ? c : 0;
    }
    return false;
}

std::size_t costOfFit(std::string_view text, std::string_view pattern) {
    constexpr std::size_t stepsOfByte = 8;
    return std::min(steps(text, pattern), mostSteps) / stepsOfByte;
}

bool hasSign(std::string_view text) {
    return text.find_first_of(signs) != std::string_view::npos;
}

std::optional<bool> fits(std::string_view text, std::string_view pattern) {
    if (!isFollowed(text, pattern))
        return {};
    return fittingBeginning(text, pattern, true) == text.size();
}

std::optional<std::string> altered(std::string_view text, std::string_view operation) {
    if (operation.empty())
        return {};
    if (operation == ",,")
        return recased(text, 'A', 'Z', 'a');
    if (operation == "^^")
        return recased(text, 'a', 'z', 'A');
    const char sign = operation.front();
    operation.remove_prefix(1);
    if (sign == '/')
        return replaced(text, operation);
    if (sign != '#' && sign != '%')
        return {};
    const bool longest = operation.starts_with(sign);
    operation.remove_prefix(longest ? 1 : 0);
    return trimmed(text, operation, sign == '%', longest);
}

} // namespace quadrille::frameworks
