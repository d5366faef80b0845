// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

/// The words of shell scripts, which are read and never run.
namespace quadrille::frameworks {

/// A word of a command after expansion.
struct ShellWord {
    std::string text;
    std::string unknown{}; ///< the first variable or command in it whose value the script does not say: "$TP"
    std::size_t line = 0;  ///< 0: of a variable that another script set; it counts where it is put in
    std::string file{};    ///< of another script, that the one at hand runs

    friend bool operator==(const ShellWord&, const ShellWord&) = default;
};

/// A piece of a command as it is written: a word with its quotes, a list "(", or what ends a command.
struct ShellToken {
    enum class Kind { word, list, end };
    Kind kind = Kind::word;
    std::string text{};                 ///< of a word; of an end: ";", "|", "&&", newline
    std::vector<ShellToken> elements{}; ///< words of NAME=( … )
    std::size_t line = 0;
    std::size_t at = 0; ///< where it begins in the text
};

/// What stands between <<END and END: the input of a command.
struct HereDocument {
    std::string text;
    std::size_t line = 0;   ///< of its first line
    bool isLiteral = false; ///< its END is in quotes: variables are not put in
    bool isWritten = false; ///< into a file
    std::string file{};     ///< which, as it stands there
};

/// "$@" or "${EXTRA[@]}" of which the script does not say how many words it is.
[[nodiscard]] bool isUnknownList(const ShellWord& word);

/// Splits a script into tokens; comments and redirections are skipped, here-documents put aside.
class ShellLexer {
public:
    /// \param line of the text's first line
    explicit ShellLexer(std::string_view text, std::size_t line = 1) : m_text(text), m_line(line) {}
    /// \return false at the end of the script
    [[nodiscard]] bool next(ShellToken& token);
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// In which line a quote or a bracket is opened that the text does not close; 0: none is.
    [[nodiscard]] std::size_t openFrom() const { return m_openFrom; }
    /// To a token that was read before.
    void goBackTo(std::size_t at, std::size_t line);
    /// Those that ended with the last token.
    [[nodiscard]] std::vector<HereDocument> takeHereDocuments() { return std::exchange(m_hereDocuments, {}); }

private:
    void skipBlanks();
    void skipToEndOfLine();
    void readHereDocuments();
    void readWord(ShellToken& token);
    /// The words of a list, behind its bracket.
    void readElements(ShellToken& token);
    /// Appends what is up to the matching bracket, quotes included.
    void readNested(std::string& word, char closing, int depth);
    void readQuoted(std::string& word, char quote, int depth);
    char take();
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line;
    std::size_t m_openFrom = 0;
    struct HereEnd {
        std::string word;
        bool isLiteral = false;
    };
    std::vector<HereEnd> m_hereEnds; ///< of the line that is being read
    bool m_writes = false;           ///< likewise: it has an output into a file
    std::string m_file;              ///< likewise: which
    std::vector<HereDocument> m_hereDocuments;
};

[[nodiscard]] inline bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

/// "train.sh" of "scripts/train.sh".
[[nodiscard]] inline std::string_view fileNameOf(std::string_view path) {
    return path.substr(path.rfind('/') + 1);
}

/// "train.sh", "job.slurm"
[[nodiscard]] bool isScriptFile(std::string_view name);

/// Where NAME of NAME=…, NAME+=… or NAME[key]=… ends; 0: the word is no assignment.
[[nodiscard]] std::size_t assignedName(std::string_view word);

/// The variables of a script, and what its words become with them.
class ShellVariables {
public:
    using Words = std::vector<ShellWord>;
    struct Value {
        Words words;
        std::size_t number = 0; ///< in the order of setting
        bool varies = false;    ///< a loop sets it anew, and has not yet
        /// Of an array whose elements have keys, or numbers with gaps: where the word of each stands.
        std::unordered_map<std::string, std::size_t> places{};
    };

    /// NAME=8, NAME+=" --fp8", NAME=(a b), NAME+=(c). \return it is an assignment
    bool assign(const ShellToken& token);
    /// ${NAME:=8}; anything else sets nothing.
    void assignDefault(const ShellToken& token);
    void set(const std::string& name, Words words);
    void unset(const std::string& name) {
        m_values.erase(name);
        m_exported.erase(name);
    }
    /// What a variable is, to be put back. none: it is not set
    [[nodiscard]] std::optional<Value> get(const std::string& name) const;
    void put(const std::string& name, std::optional<Value> value);
    /// From here on it is not known, as a loop sets it anew in each round.
    void vary(const std::string& name, std::size_t line);
    [[nodiscard]] bool varies(const std::string& name) const;
    void append(const std::string& name, const Words& words);
    /// From here on another script that this one runs has it, too.
    void exportName(const std::string& name) { m_exported.insert(name); }
    void keepName(const std::string& name) { m_exported.erase(name); }
    [[nodiscard]] bool isExported(const std::string& name) const { return m_exported.contains(name); }
    /// "set -a": so is everything that is set.
    void exportAll(bool all) { m_exportsAll = all; }
    /// Slurm runs the script, and sets variables of its own.
    void beJob() { m_isJob = true; }
    [[nodiscard]] bool isOfJob(std::string_view name) const { return m_isJob && name.starts_with("SLURM_"); }
    /// What another script has of them that this one runs. \param names none but these; null: all that are
    /// exported
    void handOn(const std::vector<std::string>* names);
    /// What another script left of them, as if it were set in that line.
    void takeFrom(const ShellVariables& changed, std::size_t line);
    /// As they were; what was spent since stays spent.
    void goBackTo(ShellVariables before);
    /// Themselves again, which costs as much as they hold.
    [[nodiscard]] ShellVariables copy() const;
    [[nodiscard]] const Words* find(const std::string& name) const;
    /// ${NAME[key]}; null: the script does not say it.
    [[nodiscard]] const ShellWord* element(const std::string& name, std::string_view key) const;

    /// $1, $2 …; none: the script does not say them. \return those before
    std::optional<Words> replaceParameters(std::optional<Words> words);
    /// None are known any more where it is not known how many go.
    void shift(std::optional<long long> count);
    /// ${2}: empty where there are fewer; none: the script does not say it.
    [[nodiscard]] std::optional<ShellWord> parameter(std::size_t number) const;
    /// $@, and $# where that is known; null: the script does not say it.
    [[nodiscard]] const Words* parameters() const { return m_parameters ? &*m_parameters : nullptr; }
    [[nodiscard]] std::optional<std::size_t> parameterCount() const;

    /// The words of every variable, as they would be where it stands without quotes: of those that are
    /// put in nowhere, in the order in which they were first set.
    [[nodiscard]] std::vector<Words> lists() const;

    /// The words that one word of the script becomes.
    [[nodiscard]] Words expanded(const ShellToken& word) const;
    /// The word as a value: never split.
    [[nodiscard]] ShellWord value(std::string_view raw, std::size_t line) const;
    /// The word as a pattern, for fits().
    [[nodiscard]] ShellWord pattern(std::string_view raw, std::size_t line) const;
    /// The text of a here-document with what the script says of its variables.
    [[nodiscard]] std::string text(const HereDocument& document) const;
    /// More came of variables than of any honest script; nothing is expanded any more.
    [[nodiscard]] bool exhausted() const { return m_spent > mostExpanded; }
    void spend(const Words& words) const;
    void spend(std::size_t bytes) const { m_spent += bytes; }
    /// As much as a text did that ran with a copy of these.
    void spendAs(const ShellVariables& other) const { m_spent = std::max(m_spent, other.m_spent); }

private:
    friend class ShellExpander;
    /// NAME+=text, of one that is there.
    void lengthen(const std::string& name, const ShellWord& more);
    /// NAME[key]=text; of a key that is not known it is not known which element that is, and none is left.
    void setElement(const std::string& name, const ShellWord& key, ShellWord word, bool adds);
    /// What an element of NAME=( … ) holds, and of "[key]=text" the key.
    [[nodiscard]] std::pair<std::optional<ShellWord>, Words> elementOf(const ShellToken& element) const;

    static constexpr std::size_t mostExpanded = 8 << 20; ///< bytes of expanded words

    std::unordered_map<std::string, Value> m_values;
    std::size_t m_count = 0;
    std::optional<Words> m_parameters;
    std::size_t m_firstList = 0; ///< of them: the first that is a list of which it is not known how long
    std::unordered_set<std::string> m_exported;
    bool m_exportsAll = false;
    bool m_isJob = false;
    mutable std::unordered_set<std::string> m_used; ///< put in somewhere
    mutable std::size_t m_spent = 0;
};

/// "2 * (3 + 4)" with whole numbers; none where it is not that, or divides by nothing.
[[nodiscard]] std::optional<long long> arithmetic(std::string_view text);

} // namespace quadrille::frameworks
