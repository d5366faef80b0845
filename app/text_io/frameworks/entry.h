// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/text/message.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Configurations of training frameworks: what they say of a plan, and a plan as they say it.
namespace quadrille::frameworks {
using text_io::Json;

/// How a configuration is written down.
enum class Syntax { commandLine, toml, yaml, json };

/// One key of a configuration.
struct Entry {
    std::string key; ///< with dots between nested names; an option with its dashes
    Json value;      ///< a switch, a number, a text, or a list of these; true for an option that stands alone
    std::size_t line = 0;  ///< from 1
    std::string unknown{}; ///< a variable of a script in the value, whose value the script does not say
    std::string file{};    ///< in which it stands, where that is not the document's
};

/// What a reader of syntax met and did not follow.
struct LeftOut {
    std::size_t line = 0;
    std::string what; ///< as it stands there
    Message reason;
    std::string file{}; ///< in which it stands, where that is not the document's
};

/// A text within another, as a script has it that writes a configuration before it starts a run.
struct EmbeddedText {
    std::string text;
    std::size_t line = 0; ///< of its first line in the file
    std::string file{};   ///< in which it stands, where that is not the document's
};

/// A text to read, and how its file is called.
struct SourceText {
    std::string file;
    std::string text;
};

/// The text of one file, key by key in the order in which they stand there.
struct Document {
    std::string file; ///< as messages name it
    Syntax syntax = Syntax::commandLine;
    std::vector<Entry> entries;
    std::vector<LeftOut> leftOut;
    std::vector<EmbeddedText> embedded{}; ///< of a script
    bool starts = false;                  ///< likewise: it starts a program that trains
    std::vector<std::string>
        sourced{};           ///< likewise: other files that it reads in or runs, which were at hand
    std::string writtenBy{}; ///< the script that has it written, by itself or by one that it runs
};

/// The file in which a part of the document stands.
template <class Part>
[[nodiscard]] const std::string& fileOf(const Part& part, const Document& document) {
    return part.file.empty() ? document.file : part.file;
}

/// Of a file that another names, and that is not at hand.
inline constexpr std::string_view isOtherFile = QUADRILLE_MESSAGE("is another file: give it, too");
/// A larger text is none, in bytes.
inline constexpr std::size_t largestConfiguration = 1 << 20;
/// A configuration with more keys or elements of lists is refused.
inline constexpr std::size_t mostEntries = 20'000;

/// Reads a text in whichever syntax it is written. \param file as messages name it
/// \throws InputError that names the file, and the line where there is one: too large, no UTF-8, broken
/// syntax, a key given twice, nested too deeply
/// \param others scripts that it may read in by "source", by the names of their files
[[nodiscard]] Document readDocument(std::string_view text, const std::string& file,
                                    std::span<const SourceText> others = {});

/// The syntax that the text looks like, whatever its file is called.
[[nodiscard]] Syntax syntaxOf(std::string_view text);

// The readers of one syntax each; they take UTF-8.
[[nodiscard]] Document readCommandLine(std::string_view text, const std::string& file,
                                       std::span<const SourceText> others = {});
[[nodiscard]] Document readToml(std::string_view text, const std::string& file);
[[nodiscard]] Document readYaml(std::string_view text, const std::string& file);
[[nodiscard]] Document readJson(std::string_view text, const std::string& file);

/// Refuses what stands on a line of a file.
[[noreturn]] void refuseLine(const std::string& file, std::size_t line, std::string_view key, Message rule);
/// The same where there is no key to name.
[[noreturn]] void refuseLine(const std::string& file, std::size_t line, Message rule);

/// What a document may hold of its own text over again, by aliases and references: few bytes can stand for
/// very many.
inline constexpr std::size_t mostCopied = 8 << 20;

/// Bytes that a value takes as text.
[[nodiscard]] std::size_t sizeOf(const Json& value);

/// Adds an entry. \throws InputError where there are too many, or the key is there already
class EntryList {
public:
    explicit EntryList(Document& document) : m_document(document) {}
    void add(Entry entry);
    /// The entry of that key; null: there is none.
    [[nodiscard]] const Entry* find(const std::string& key) const {
        const auto found = m_keys.find(key);
        return found == m_keys.end() ? nullptr : &m_document.entries[found->second];
    }
    /// Counts an element of a list.
    void count(std::size_t line);
    /// Counts bytes that stand elsewhere in the document. \throws InputError beyond mostCopied
    void countCopy(std::size_t bytes, std::size_t line);

private:
    Document& m_document;
    std::unordered_map<std::string, std::size_t> m_keys; ///< so far, and where
    std::size_t m_count = 0;
    std::size_t m_copied = 0;
};

} // namespace quadrille::frameworks
