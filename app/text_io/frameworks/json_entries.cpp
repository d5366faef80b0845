// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"
#include "core/text/json_limits.h"
#include "core/text/json_object.h"

#include <unordered_map>

namespace quadrille::frameworks {
namespace {

/// On which line each key of a JSON text stands. \pre the text is JSON
class KeyLines {
public:
    explicit KeyLines(std::string_view text) : m_text(text) {
        skipSpace();
        if (m_at < m_text.size())
            value({});
    }
    [[nodiscard]] std::size_t of(const std::string& path) const {
        const auto found = m_lines.find(path);
        return found == m_lines.end() ? 1 : found->second;
    }

private:
    void skipSpace() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\r' ||
                                        m_text[m_at] == '\n' || m_text[m_at] == ',' || m_text[m_at] == ':')) {
            m_line += m_text[m_at] == '\n' ? 1 : 0;
            ++m_at;
        }
    }
    std::string_view quoted() {
        const std::size_t from = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        const std::size_t end = std::min(m_at, m_text.size());
        ++m_at;
        return m_text.substr(from, end - from);
    }
    /// Depth is bounded: the text was parsed.
    void value(const std::string& path) { // NOLINT(misc-no-recursion)
        const char first = m_text[m_at];
        if (first == '"') {
            quoted();
        } else if (first == '{' || first == '[') {
            ++m_at;
            for (skipSpace(); m_at < m_text.size() && m_text[m_at] != '}' && m_text[m_at] != ']';
                 skipSpace()) {
                if (first == '[') {
                    value(path);
                    continue;
                }
                const std::size_t line = m_line;
                const std::string key = path + (path.empty() ? "" : ".") + std::string(quoted());
                m_lines.emplace(key, line);
                skipSpace();
                if (m_at < m_text.size())
                    value(key);
            }
            ++m_at;
        } else {
            while (m_at < m_text.size() &&
                   std::string_view(",}] \t\r\n").find(m_text[m_at]) == std::string_view::npos)
                ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::unordered_map<std::string, std::size_t> m_lines;
};

/// JSON has no comments; what stands under this key is one.
constexpr std::string_view commentKey = "_comment";

void flatten(const Json& object, const std::string& prefix,
             const KeyLines& lines, // NOLINT(misc-no-recursion)
             EntryList& entries) {
    for (const auto& [key, value] : object.items()) {
        if (key == commentKey)
            continue;
        const std::string path = prefix + key;
        if (value.is_object())
            flatten(value, path + ".", lines, entries);
        else
            entries.add({.key = path, .value = value, .line = lines.of(path)});
    }
}

} // namespace

Document readJson(std::string_view text, const std::string& file) {
    Document document{.file = file, .syntax = Syntax::json, .entries = {}, .leftOut = {}};
    Json parsed;
    if (nestingDepth(text) <= deepestNesting) {
        try {
            parsed = Json::parse(text);
        } catch (const Json::parse_error& error) {
            refuseLine(file, placeOf(text, std::min(error.byte, text.size())).line,
                       {QUADRILLE_MESSAGE("is not valid JSON"), {}});
        } catch (const Json::exception&) { // a number too large to hold: said below
        }
    }
    try {
        static_cast<void>(parseJson(text, file)); // keys given twice, depth
    } catch (const InputError& error) {
        throw InputError(error.field() == file ? file : file + ": " + error.field(), error.rule());
    }
    if (!parsed.is_object())
        throw InputError(file, {QUADRILLE_MESSAGE("must be a JSON object"), {}});
    const KeyLines lines(text);
    EntryList entries(document);
    flatten(parsed, {}, lines, entries);
    return document;
}

} // namespace quadrille::frameworks
