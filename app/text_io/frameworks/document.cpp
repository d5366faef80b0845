// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/numbers.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

namespace quadrille::frameworks {
namespace {

bool isName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
}

std::string_view withoutEnd(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
        line.remove_suffix(1);
    return line;
}

/// "[training]", also where its end is missing: the reader then says so.
bool isTable(std::string_view line) {
    if (!line.starts_with('['))
        return false;
    line.remove_prefix(1);
    if (line.ends_with(']'))
        line.remove_suffix(1);
    return !line.empty() && std::ranges::all_of(line, [](char c) { return isName(c) || c == '"'; });
}

/// How much a line looks like each syntax.
struct Likeness {
    int toml = 0, yaml = 0, shell = 0;
    int assignments = 0; ///< "key=8": the shell's, but also TOML's
    bool hasTable = false;

    void see(std::string_view line) {
        const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
        const std::string_view text = withoutEnd(line.substr(indent));
        if (text.empty())
            return;
        if (text.starts_with("#")) {
            shell += text.starts_with("#!/") || text.starts_with("#SBATCH") ? 4 : 0;
            return;
        }
        if (text.starts_with("--") || text.ends_with("\\") || text.find(" --") != std::string_view::npos)
            shell += 2;
        if (indent == 0 && isTable(text)) {
            toml += 4;
            hasTable = true;
        }
        const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text, isName) - text.begin());
        if (end == 0 || end == text.size())
            return;
        const std::string_view rest = text.substr(end);
        if (rest == ":" || rest.starts_with(": "))
            yaml += 2;
        else if (rest.find_first_not_of(" \t") != std::string_view::npos &&
                 rest[rest.find_first_not_of(" \t")] == '=' && rest.substr(0, 2) != "==")
            (rest.front() == '=' ? assignments : toml) += 1;
    }
};

/// "END" of "cat <<END > file"; empty: the line has none.
std::string hereEndOf(std::string_view line) {
    const auto sign = line.find("<<");
    const auto first = line.find_first_not_of(" \t");
    if (sign == std::string_view::npos || line[first] == '#' || line.substr(sign).starts_with("<<<"))
        return {};
    std::string word;
    for (const char c : line.substr(sign + 2))
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_')
            word += c;
        else if (!word.empty() || std::string_view(" -'\"\\").find(c) == std::string_view::npos)
            break;
    return word;
}

/// Where each line of a text stands last, looked through once however many are asked for.
class LastLines {
public:
    explicit LastLines(std::string_view text) : m_text(text) {}

    /// \return a line behind the place is that word alone
    [[nodiscard]] bool standsBehind(std::string_view word, std::size_t place) {
        if (m_starts.empty())
            for (std::size_t from = 0; from < m_text.size();) {
                const std::size_t end = std::min(m_text.find('\n', from), m_text.size());
                m_starts[withoutEnd(m_text.substr(from, end - from))] = from;
                from = end + 1;
            }
        const auto found = m_starts.find(word);
        return found != m_starts.end() && found->second > place;
    }

private:
    std::string_view m_text;
    std::unordered_map<std::string_view, std::size_t> m_starts;
};

void checkText(std::string_view text, const std::string& file) {
    if (text.size() > largestConfiguration)
        throw InputError(file, {QUADRILLE_MESSAGE("must be no larger than %1 bytes"),
                                {static_cast<std::int64_t>(largestConfiguration)}});
    if (const auto at = firstNonUtf8(text))
        refuseLine(file, placeOf(text, *at).line, {QUADRILLE_MESSAGE("must be UTF-8"), {}});
    const auto control = std::ranges::find_if(
        text, [](char c) { return isControl(c) && c != '\n' && c != '\r' && c != '\t' && c != '\f'; });
    if (control != text.end())
        refuseLine(file, placeOf(text, static_cast<std::size_t>(control - text.begin())).line,
                   {QUADRILLE_MESSAGE("must be text, without control characters"), {}});
}

} // namespace

void refuseLine(const std::string& file, std::size_t line, std::string_view key, Message rule) {
    throw InputError(storable(file + ":" + std::to_string(line) + ": " + std::string(key)), std::move(rule));
}

void refuseLine(const std::string& file, std::size_t line, Message rule) {
    throw InputError(file + ":" + std::to_string(line), std::move(rule));
}

void EntryList::count(std::size_t line) {
    if (++m_count > mostEntries)
        refuseLine(
            m_document.file, line,
            {QUADRILLE_MESSAGE("must have no more than %1 keys"), {static_cast<std::int64_t>(mostEntries)}});
}

void EntryList::countCopy(std::size_t bytes, std::size_t line) {
    m_copied += bytes;
    if (m_copied > mostCopied)
        refuseLine(
            m_document.file, line, "aliases",
            {QUADRILLE_MESSAGE("must be no larger than %1 bytes"), {static_cast<std::int64_t>(mostCopied)}});
}

std::size_t sizeOf(const Json& value) {
    return value.is_string() ? value.get_ref<const std::string&>().size() : value.dump().size();
}

void EntryList::add(Entry entry) {
    count(entry.line);
    if (!m_keys.emplace(entry.key, m_document.entries.size()).second)
        refuseLine(m_document.file, entry.line, text_io::inQuotes(entry.key),
                   {QUADRILLE_MESSAGE("must not be given twice"), {}});
    m_document.entries.push_back(std::move(entry));
}

Syntax syntaxOf(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{')
        return Syntax::json;
    if (text.starts_with("#!"))
        return Syntax::commandLine;
    Likeness likeness;
    LastLines lines(text);
    std::string hereEnd; // of a text that a script has for a program, or writes into a file
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        from = end + 1;
        if (!hereEnd.empty()) {
            if (withoutEnd(line) == hereEnd)
                hereEnd.clear();
            continue;
        }
        likeness.see(line);
        hereEnd = hereEndOf(line);
        if (!hereEnd.empty() && !lines.standsBehind(hereEnd, end))
            hereEnd.clear();
        likeness.shell += hereEnd.empty() ? 0 : 4;
    }
    (likeness.hasTable && likeness.shell == 0 ? likeness.toml : likeness.shell) += likeness.assignments;
    if (likeness.shell >= likeness.toml && likeness.shell >= likeness.yaml)
        return Syntax::commandLine;
    return likeness.toml >= likeness.yaml ? Syntax::toml : Syntax::yaml;
}

Document readDocument(std::string_view text, const std::string& file, std::span<const SourceText> others) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    checkText(text, file);
    if (const auto block = argumentsBlock(text))
        return readArgumentsBlock(*block, file,
                                  placeOf(text, static_cast<std::size_t>(block->data() - text.data())).line);
    switch (syntaxOf(text)) {
    case Syntax::toml:
        return readToml(text, file);
    case Syntax::yaml:
        return readYaml(text, file);
    case Syntax::json: // which YAML's short form looks like
        return file.ends_with(".yaml") || file.ends_with(".yml") ? readYaml(text, file)
                                                                 : readJson(text, file);
    case Syntax::commandLine:
        break;
    }
    return readCommandLine(text, file, others);
}

} // namespace quadrille::frameworks
