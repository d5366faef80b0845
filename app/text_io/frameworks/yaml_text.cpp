// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/yaml_references.h"
#include "app/text_io/numbers.h"
#include "core/text/input_error.h"
#include "core/text/json_limits.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <unordered_map>
#include <unordered_set>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

namespace quadrille::frameworks {
namespace {

std::size_t lineOf(const YAML::Mark& mark) {
    return mark.line < 0 ? 1 : static_cast<std::size_t>(mark.line) + 1;
}

/// Flattens the events of one YAML document. What an alias stands for is followed where it is one word or a
/// map, whose keys count as often as they stand there; a list is left out and named.
class Flattener : public YAML::EventHandler {
public:
    explicit Flattener(Document& document) : m_document(document), m_entries(document) {}

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { take(mark, anchor, Json()); }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        if (expectsKey())
            takeKey(value);
        else
            take(mark, anchor, tag == "!" ? Json(value) : plain(value));
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const std::size_t line = lineOf(mark);
        m_entries.count(line);
        if (const auto found = m_anchors.find(anchor); found != m_anchors.end()) {
            const Json value = found->second;
            m_entries.countCopy(sizeOf(value), line);
            if (expectsKey())
                takeKey(value.is_string() ? value.get<std::string>() : value.dump());
            else
                take(mark, 0, value);
            return;
        }
        if (expectsKey())
            refuseLine(m_document.file, line, {QUADRILLE_MESSAGE("must have words as keys"), {}});
        const auto map = m_maps.find(anchor);
        if (Level* into = map == m_maps.end() ? nullptr : mergesInto())
            into->merged.push_back(entriesOf(map->second, line));
        else if (map != m_maps.end() && !m_open.empty() && m_open.back().kind == Kind::map)
            copyMap(map->second, line);
        else
            m_document.leftOut.push_back(
                {line, path(), {QUADRILLE_MESSAGE("stands for a list or a map elsewhere in the file"), {}}});
        ended();
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        open(mark, Kind::list);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        const std::string where = path();
        open(mark, Kind::map);
        m_open.back().anchor = anchor;
        m_open.back().path = where;
        m_open.back().first = m_document.entries.size();
    }
    void OnMapEnd() override {
        Level& level = m_open.back();
        // Keys of its own count over those that are merged into it, wherever these stand, and the first of
        // several maps over the others: each key with all that is below it.
        for (std::vector<Entry>& merged : level.merged) {
            std::vector<std::string> names;
            for (Entry& entry : merged) {
                const std::string name = firstPart(entry.key);
                if (level.names.contains(name))
                    continue;
                names.push_back(name);
                m_entries.countCopy(level.path.size(), entry.line);
                entry.key = (level.path.empty() ? "" : level.path + ".") + entry.key;
                m_entries.add(std::move(entry));
            }
            level.names.insert(names.begin(), names.end());
        }
        if (level.anchor != 0)
            m_maps[level.anchor] = {level.path, level.first, m_document.entries.size()};
        close();
    }

private:
    enum class Kind { map, list };
    /// A map that stands in the file.
    struct Map {
        std::string path;
        std::size_t first = 0, last = 0; ///< of its entries, and behind them
    };
    struct Level {
        Kind kind;
        std::size_t line;
        std::optional<std::string> key;          ///< of a map: whose value comes
        Json values;                             ///< of a list
        std::size_t index = 0;                   ///< of a list
        YAML::anchor_t anchor = 0;               ///< of a map
        std::string path{};                      ///< likewise: where it stands
        std::size_t first = 0;                   ///< likewise: place of its first entry
        std::unordered_set<std::string> names{}; ///< likewise: its own keys
        /// Likewise: of each map that "<<" puts in, with keys from there on.
        std::vector<std::vector<Entry>> merged{};
    };

    static std::string firstPart(const std::string& key) { return key.substr(0, key.find_first_of(".[")); }

    void takeKey(std::string key) {
        m_open.back().names.insert(key);
        m_open.back().key = std::move(key);
    }

    /// The map of whose "<<" an alias is the value, also in a list; null: of none.
    [[nodiscard]] Level* mergesInto() {
        if (m_open.empty())
            return nullptr;
        const bool inList = m_open.back().kind == Kind::list && m_open.size() > 1;
        Level& level = inList ? m_open[m_open.size() - 2] : m_open.back();
        return level.kind == Kind::map && level.key == "<<" ? &level : nullptr;
    }

    /// The entries of a map that is closed, with keys from there on, each counted.
    [[nodiscard]] std::vector<Entry> entriesOf(const Map& map, std::size_t line) {
        const std::size_t prefix = map.path.empty() ? 0 : map.path.size() + 1;
        std::vector<Entry> copies;
        for (std::size_t i = map.first; i < map.last; ++i) {
            const Entry& entry = m_document.entries[i];
            m_entries.count(line);
            m_entries.countCopy(entry.key.size() + sizeOf(entry.value), line);
            copies.push_back({.key = entry.key.substr(prefix), .value = entry.value, .line = line});
        }
        return copies;
    }

    void copyMap(const Map& map, std::size_t line) {
        const std::string to = path();
        for (Entry& entry : entriesOf(map, line)) {
            m_entries.countCopy(to.size(), line);
            entry.key = to + "." + entry.key;
            m_entries.add(std::move(entry));
        }
    }

    [[nodiscard]] bool expectsKey() const {
        return !m_open.empty() && m_open.back().kind == Kind::map && !m_open.back().key;
    }

    /// 8, 0.5, true, null: as YAML 1.2's core schema and PyYAML read them.
    static Json plain(const std::string& word) {
        using Words = std::initializer_list<std::string_view>;
        const auto isOneOf = [&word](Words words) { return std::ranges::find(words, word) != words.end(); };
        if (isOneOf({"true", "True", "TRUE", "yes", "Yes", "on", "On"}))
            return true;
        if (isOneOf({"false", "False", "FALSE", "no", "No", "off", "Off"}))
            return false;
        if (isOneOf({"null", "Null", "NULL", "~", ""}))
            return {};
        return withoutUnderscores(word);
    }

    /// 500_000, which YAML 1.1 and PyYAML read as a number.
    static std::string withoutUnderscores(const std::string& word) {
        const bool isNumber = word.find('_') != std::string::npos && word.front() != '_' &&
                              word.back() != '_' &&
                              word.find_first_not_of("0123456789_") == std::string::npos;
        std::string digits = word;
        if (isNumber)
            std::erase(digits, '_');
        return digits;
    }

    [[nodiscard]] std::string path() const {
        std::string path;
        for (const Level& level : m_open) {
            if (level.kind == Kind::map)
                path += (path.empty() ? "" : ".") + level.key.value_or("");
            else if (&level != &m_open.back() || level.kind != Kind::list)
                path += "[" + std::to_string(level.index) + "]";
        }
        return path;
    }

    void take(const YAML::Mark& mark, YAML::anchor_t anchor, Json value) {
        if (expectsKey()) { // "~: 1"
            m_open.back().key = "null";
            return;
        }
        if (anchor != 0)
            m_anchors[anchor] = value;
        if (m_open.empty())
            refuseLine(m_document.file, lineOf(mark), {QUADRILLE_MESSAGE("must have keys"), {}});
        give(std::move(value), lineOf(mark));
    }

    void give(Json value, std::size_t line) {
        if (m_open.back().kind == Kind::list) {
            m_entries.count(line);
            m_open.back().values.push_back(std::move(value));
        } else {
            Entry entry{.key = path(), .value = std::move(value), .line = line};
            if (!isSaid(entry)) // twice the same says nothing else
                m_entries.add(std::move(entry));
        }
        ended();
    }

    [[nodiscard]] bool isSaid(const Entry& entry) const {
        const Entry* other = m_entries.find(entry.key);
        return other != nullptr && other->value == entry.value;
    }

    void ended() {
        if (m_open.empty())
            return;
        if (m_open.back().kind == Kind::map)
            m_open.back().key.reset();
        else
            ++m_open.back().index;
    }

    void open(const YAML::Mark& mark, Kind kind) {
        if (expectsKey())
            refuseLine(m_document.file, lineOf(mark), {QUADRILLE_MESSAGE("must have words as keys"), {}});
        if (m_open.empty() && kind != Kind::map)
            refuseLine(m_document.file, lineOf(mark), {QUADRILLE_MESSAGE("must have keys"), {}});
        if (m_open.size() >= deepestNesting)
            refuseLine(m_document.file, lineOf(mark),
                       {QUADRILLE_MESSAGE("must not be nested more than %1 deep"),
                        {static_cast<std::int64_t>(deepestNesting)}});
        m_open.push_back({kind, lineOf(mark), {}, Json::array()});
    }

    void close() {
        Level level = std::move(m_open.back());
        m_open.pop_back();
        if (m_open.empty())
            return;
        if (level.kind == Kind::list && (m_open.back().kind != Kind::map || m_open.back().key != "<<"))
            give(std::move(level.values), level.line);
        else
            ended();
    }

    Document& m_document;
    EntryList m_entries;
    std::vector<Level> m_open;
    std::unordered_map<YAML::anchor_t, Json> m_anchors; ///< of single words
    std::unordered_map<YAML::anchor_t, Map> m_maps;
};

} // namespace

Document readYaml(std::string_view text, const std::string& file) {
    Document document{.file = file, .syntax = Syntax::yaml, .entries = {}, .leftOut = {}};
    Flattener flattener(document);
    std::istringstream stream{std::string(text)};
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(flattener))
            throw InputError(file, {QUADRILLE_MESSAGE("must have keys"), {}});
        Document rest;
        Flattener second(rest);
        if (parser.HandleNextDocument(second) && !rest.entries.empty())
            document.leftOut.push_back({rest.entries.front().line,
                                        rest.entries.front().key,
                                        {QUADRILLE_MESSAGE("stands in a second document of the file"), {}}});
    } catch (const YAML::Exception& error) {
        refuseLine(file, lineOf(error.mark),
                   {QUADRILLE_MESSAGE("must be YAML: %1"), {text_io::inQuotes(error.msg)}});
    }
    resolveReferences(document);
    return document;
}

} // namespace quadrille::frameworks
