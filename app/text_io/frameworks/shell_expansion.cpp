// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_pattern.h"
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace quadrille::frameworks {
namespace {

constexpr std::size_t longestText = 65'536; ///< of a word, in bytes
constexpr int deepestDefault = 16;          ///< ${A:-${B:-…}}

bool isNameStart(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool isNameLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Of a parameter: 2 of "2"; 0: it is none.
std::size_t numberOf(std::string_view name) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc() && end == name.data() + name.size() ? number : 0;
}

/// The bracketed text that begins at `from`, without its bracket, and where it ends.
std::pair<std::string_view, std::size_t> nested(std::string_view text, std::size_t from, char opening,
                                                char closing) {
    int open = 1;
    for (std::size_t at = from; at < text.size(); ++at) {
        open += text[at] == opening ? 1 : 0;
        if (text[at] == closing && --open == 0)
            return {text.substr(from, at - from), at + 1};
    }
    return {text.substr(std::min(from, text.size())), text.size()};
}

/// Where the variable or command that begins there ends; `at` where none begins.
std::size_t endOfVariable(std::string_view text, std::size_t at) {
    if (text[at] == '`')
        return nested(text, at + 1, '\0', '`').second;
    if (text[at] != '$' || at + 1 == text.size())
        return at;
    const char next = text[at + 1];
    if (next == '(' || next == '{')
        return nested(text, at + 2, next, next == '(' ? ')' : '}').second;
    if (!isNameStart(next))
        return isSpace(next) ? at : at + 2;
    std::size_t end = at + 1;
    while (end < text.size() && isNameLetter(text[end]))
        ++end;
    return end;
}

} // namespace

/// Expands one word of a script.
class ShellExpander {
public:
    ShellExpander(const ShellVariables& variables, std::size_t line, bool split, int depth)
        : m_variables(variables), m_split(split), m_line(line), m_depth(depth) {}

    ShellVariables::Words expand(std::string_view raw) { // NOLINT(misc-no-recursion)
        for (m_at = 0; m_at < raw.size();) {
            const char c = raw[m_at];
            if (c == '\'') {
                const std::size_t end = std::min(raw.find('\'', m_at + 1), raw.size());
                put(raw.substr(m_at + 1, end - m_at - 1));
                m_at = end + 1;
            } else if (c == '"') {
                ++m_at;
                quoted(raw);
            } else if (c == '\\' && m_at + 1 < raw.size()) {
                put(raw.substr(m_at + 1, 1));
                m_at += 2;
            } else if (c == '$' || c == '`') {
                variable(raw, false);
            } else {
                put(raw.substr(m_at++, 1));
            }
        }
        end();
        return std::move(m_words);
    }

private:
    void quoted(std::string_view raw) { // NOLINT(misc-no-recursion)
        m_open = true;
        while (m_at < raw.size() && raw[m_at] != '"') {
            if (raw[m_at] == '\\' && m_at + 1 < raw.size()) {
                if (raw[m_at + 1] != '\n')
                    put(raw.substr(m_at + 1, 1));
                m_at += 2;
            } else if (raw[m_at] == '$' || raw[m_at] == '`') {
                variable(raw, true);
            } else {
                put(raw.substr(m_at++, 1));
            }
        }
        ++m_at;
    }

    /// What begins with $ or `. \post m_at is behind it
    void variable(std::string_view raw, bool inQuotes) { // NOLINT(misc-no-recursion)
        if (raw[m_at] == '`') {
            const auto [command, end] = nested(raw, m_at + 1, '\0', '`');
            m_at = end;
            unknown("`" + std::string(command) + "`");
            return;
        }
        const char next = m_at + 1 < raw.size() ? raw[m_at + 1] : '\0';
        if (raw.substr(m_at).starts_with("$((")) {
            const auto [inner, end] = nested(raw, m_at + 2, '(', ')');
            m_at = end;
            number(inner);
        } else if (next == '(') {
            const auto [command, end] = nested(raw, m_at + 2, '(', ')');
            m_at = end;
            unknown("$(" + std::string(command) + ")");
        } else if (next == '{') {
            const auto [inner, end] = nested(raw, m_at + 2, '{', '}');
            m_at = end;
            braced(inner, inQuotes);
        } else if (isNameStart(next)) {
            std::size_t end = m_at + 1;
            while (end < raw.size() && isNameLetter(raw[end]))
                ++end;
            const std::string name(raw.substr(m_at + 1, end - m_at - 1));
            m_at = end;
            value(name, "$" + name, inQuotes, false);
        } else if (next == '@' || next == '*' || next == '#' || next == '?' || next == '$' ||
                   std::isdigit(static_cast<unsigned char>(next)) != 0) {
            m_at += 2;
            parameter({&next, 1}, std::string("$") + next, inQuotes);
        } else {
            put("$");
            ++m_at;
        }
    }

    /// $1, $@, $#. \param shown as it is written
    void parameter(std::string_view name, const std::string& shown, bool inQuotes) {
        if (name == "@" || name == "*") {
            if (const ShellVariables::Words* words = m_variables.parameters())
                list(*words, words->size(), inQuotes, name == "@" || !inQuotes);
            else
                unknown(shown);
            return;
        }
        if (const auto count = m_variables.parameterCount(); name == "#" && count) {
            put(std::to_string(*count));
            return;
        }
        if (const auto word = m_variables.parameter(numberOf(name)))
            list({*word}, 1, inQuotes, false);
        else
            unknown(shown);
    }

    /// $(( … )): names stand for variables there, with and without $.
    void number(std::string_view inner) { // NOLINT(misc-no-recursion)
        if (inner.starts_with("(") && inner.ends_with(")"))
            inner = inner.substr(1, inner.size() - 2);
        std::string digits, missing;
        for (std::size_t at = 0; at < inner.size();) {
            if (inner[at] == '$' || isNameStart(inner[at])) {
                std::size_t end = at + 1;
                if (inner.substr(at).starts_with("${")) {
                    end = nested(inner, at + 2, '{', '}').second;
                } else {
                    while (end < inner.size() && isNameLetter(inner[end]))
                        ++end;
                }
                std::string raw(inner.substr(at, end - at));
                if (raw.front() != '$')
                    raw.insert(0, "$");
                const ShellWord word = deeper(raw);
                if (!word.unknown.empty() && missing.empty())
                    missing = word.unknown;
                digits += word.text;
                at = end;
            } else {
                digits += inner[at++];
            }
        }
        if (const auto result = missing.empty() ? arithmetic(digits) : std::nullopt)
            put(std::to_string(*result));
        else
            unknown(missing.empty() ? "$((" + std::string(inner) + "))" : missing);
    }

    /// ${NAME}, ${NAME:-default}, ${NAME[@]}; other forms are not followed.
    void braced(std::string_view inner, bool inQuotes) { // NOLINT(misc-no-recursion)
        std::size_t end = 0;
        while (end < inner.size() && isNameLetter(inner[end]))
            ++end;
        const std::string name(inner.substr(0, end));
        const std::string_view rest = inner.substr(end);
        if (rest == "[@]" || rest == "[*]") {
            value(name, "${" + std::string(inner) + "}", inQuotes, true);
            return;
        }
        const std::string shown = "${" + std::string(inner) + "}";
        if (name.empty() && (rest == "@" || rest == "*" || rest == "#")) {
            parameter(rest, shown, inQuotes);
            return;
        }
        if (rest.starts_with("@:") && name.empty()) { // ${@:2}
            const ShellVariables::Words* words = m_variables.parameters();
            const std::size_t from = numberOf(rest.substr(2));
            if (words == nullptr || from == 0 || (from > 1 && !m_variables.parameter(from - 1)))
                unknown(shown);
            else if (from > words->size())
                m_open = m_open && (!m_current.text.empty() || !m_words.empty());
            else
                list({words->begin() + static_cast<std::ptrdiff_t>(from - 1), words->end()},
                     words->size() - from + 1, inQuotes, true);
            return;
        }
        if (rest.starts_with('[') && !name.empty()) {
            element(name, nested(rest, 1, '[', ']'), rest, shown, inQuotes);
            return;
        }
        if (!rest.empty() && std::string_view("#%/,^").find(rest.front()) != std::string_view::npos) {
            alter(name, rest, shown, inQuotes);
            return;
        }
        if (const std::size_t number = numberOf(name); number > 0) {
            const auto word = m_variables.parameter(number);
            if (rest.empty() || (word && (!word->text.empty() || !rest.starts_with(':')))) {
                parameter(name, shown, inQuotes);
                return;
            }
        }
        const bool known = !name.empty() && m_variables.find(name) != nullptr;
        if (rest.empty() ||
            (known && (rest.starts_with(":-") || rest.starts_with(":=") || rest.starts_with("-") ||
                       rest.starts_with("=") || rest.starts_with(":?")))) {
            value(name, "${" + name + "}", inQuotes, false);
            return;
        }
        if (end == 0 || m_variables.isOfJob(name) || !takesDefault(rest, inQuotes))
            unknown(shown);
    }

    /// ${NAME#pattern}, ${1%%pattern}, ${NAME//a/b}
    void alter(const std::string& name, std::string_view operation, const std::string& shown,
               bool inQuotes) { // NOLINT(misc-no-recursion)
        const ShellWord word = deeper("${" + name + "}"), how = deeper(withMarks(operation));
        const bool isKnown = word.unknown.empty() && how.unknown.empty() && !hasQuotedVariable(operation);
        m_variables.spend(costOfFit(word.text, how.text));
        const auto result = isKnown ? altered(word.text, how.text) : std::nullopt;
        if (result)
            list({{.text = *result, .line = m_line}}, 1, inQuotes, false);
        else
            unknown(shown);
    }

    /// ":-default", of what is not known. \return it is one
    bool takesDefault(std::string_view rest, bool inQuotes) { // NOLINT(misc-no-recursion)
        constexpr std::array<std::string_view, 4> signs{":-", ":=", "-", "="};
        const auto* sign =
            std::ranges::find_if(signs, [rest](std::string_view each) { return rest.starts_with(each); });
        if (sign == signs.end())
            return false;
        list({deeper(rest.substr(sign->size()))}, 1, inQuotes, false);
        return true;
    }

    /// ${NAME[key]}, also with a default. \param subscript the key, and where its bracket ends
    void element(const std::string& name, std::pair<std::string_view, std::size_t> subscript, // NOLINT
                 std::string_view rest, const std::string& shown, bool inQuotes) {
        ShellWord key = deeper(subscript.first);
        if (m_variables.element(name, key.text) == nullptr && key.unknown.empty())
            if (const ShellWord number = deeper("$((" + key.text + "))"); number.unknown.empty())
                key = number; // whose names need no $
        rest.remove_prefix(subscript.second);
        const ShellWord* word = key.unknown.empty() ? m_variables.element(name, key.text) : nullptr;
        const bool isPlain =
            rest.empty() || rest.starts_with(":-") || rest.starts_with('-') || rest.starts_with(":?");
        if (word != nullptr && isPlain)
            list({*word}, 1, inQuotes, false);
        else if (!takesDefault(rest, inQuotes))
            unknown(shown);
    }

    [[nodiscard]] ShellWord deeper(std::string_view raw) const { // NOLINT(misc-no-recursion)
        if (m_depth >= deepestDefault)
            return {std::string(raw), std::string(raw), m_line};
        auto words = ShellExpander(m_variables, m_line, false, m_depth + 1).expand(raw);
        return words.empty() ? ShellWord{.text = {}, .line = m_line} : std::move(words.front());
    }

    /// The value of a variable: all of a list within quotes as they are, its first otherwise.
    void value(const std::string& name, const std::string& shown, bool inQuotes, bool all) {
        const ShellVariables::Words* words = m_variables.find(name);
        m_variables.m_used.insert(name);
        if (words == nullptr) {
            unknown(shown);
            return;
        }
        list(*words, all ? words->size() : std::min<std::size_t>(1, words->size()), inQuotes, all);
    }

    /// \param apart each is a word of its own, where it stands in a list
    void list(const ShellVariables::Words& words, std::size_t count, bool inQuotes, bool apart) {
        if (count == 0 && m_words.empty() && m_current.text.empty())
            m_open = false; // "${NONE[@]}" is no word
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0 && apart && m_split)
                end();
            else if (i > 0)
                put(" "); // in a text they stand behind each other
            const ShellWord& word = words[i];
            if (apart)
                m_line = word.line > 0 ? word.line : m_line; // where the list says it
            text(word.text, inQuotes, !word.unknown.empty());
            m_open = m_open || inQuotes;
            if (inQuotes || !m_split)
                note(word.unknown);
            if (m_variables.exhausted())
                return;
        }
    }

    /// Outside of quotes, spaces in a value end a word. \param hasUnknown what is not known stands in it as
    /// it is written; each word that has some names it
    void text(std::string_view text, bool inQuotes, bool hasUnknown) {
        if (inQuotes || !m_split) {
            put(text);
            return;
        }
        for (std::size_t at = 0; at < text.size();) {
            const char c = text[at];
            const std::size_t unknownEnd = hasUnknown ? endOfVariable(text, at) : at;
            if (unknownEnd > at) {
                unknown(std::string(text.substr(at, unknownEnd - at)));
                at = unknownEnd;
                continue;
            }
            if (isSpace(c))
                end();
            else if (c != '\\') // the end of a line within a quoted list of options
                put({&c, 1});
            ++at;
        }
    }

    void put(std::string_view text) {
        m_open = true;
        m_variables.m_spent += text.size();
        if (m_current.text.size() + text.size() <= longestText && !m_variables.exhausted())
            m_current.text += text;
    }
    void unknown(const std::string& shown) {
        put(shown);
        note(shown);
    }
    void note(const std::string& shown) {
        if (m_current.unknown.empty())
            m_current.unknown = shown;
    }
    void end() {
        m_variables.m_spent += sizeof(ShellWord);
        if (m_open && !m_variables.exhausted()) {
            m_current.line = m_line;
            m_words.push_back(std::move(m_current));
        }
        m_current = {};
        m_open = false;
    }

    const ShellVariables& m_variables;
    ShellVariables::Words m_words;
    ShellWord m_current;
    bool m_open = false; ///< a word has begun, though it may be empty
    bool m_split = true;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    int m_depth = 0;
};

ShellVariables::Words ShellVariables::expanded(const ShellToken& word) const {
    return ShellExpander(*this, word.line, true, 0).expand(word.text);
}

std::string ShellVariables::text(const HereDocument& document) const {
    if (document.isLiteral)
        return document.text;
    const std::string_view raw = document.text;
    std::string text;
    for (std::size_t at = 0; at < raw.size() && !exhausted();) {
        if (raw[at] == '\\' && at + 1 < raw.size() &&
            std::string_view("$`\\\n").find(raw[at + 1]) != std::string_view::npos) {
            text += raw[at + 1] == '\n' ? std::string() : std::string(1, raw[at + 1]);
            at += 2;
        } else if (const std::size_t end = endOfVariable(raw, at); end > at) {
            text += value(raw.substr(at, end - at), document.line).text;
            at = end;
        } else {
            text += raw[at++];
        }
    }
    m_spent += text.size();
    return text;
}

ShellWord ShellVariables::pattern(std::string_view raw, std::size_t line) const {
    ShellWord word = value(withMarks(raw), line);
    if (word.unknown.empty() && hasQuotedVariable(raw) && hasSign(word.text))
        word.unknown = raw; // which of them stand for themselves is not known
    return word;
}

ShellWord ShellVariables::value(std::string_view raw, std::size_t line) const {
    auto words = ShellExpander(*this, line, false, 0).expand(raw);
    return words.empty() ? ShellWord{.text = {}, .line = line} : std::move(words.front());
}

} // namespace quadrille::frameworks
