// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/yaml_references.h"

#include "app/text_io/frameworks/shell_words.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace quadrille::frameworks {
namespace {

constexpr int deepestReference = 16;         ///< references to references
constexpr std::size_t longestValue = 65'536; ///< of a value, in bytes

/// Where the brackets that begin before `from` end; the text's size: nowhere.
std::size_t endOf(std::string_view text, std::size_t from) {
    int open = 1;
    for (std::size_t at = from; at < text.size(); ++at) {
        open += text[at] == '{' ? 1 : 0;
        if (text[at] == '}' && --open == 0)
            return at;
    }
    return text.size();
}

class References {
public:
    explicit References(Document& document) : m_document(document) {
        for (std::size_t i = 0; i < document.entries.size(); ++i)
            m_places.emplace(document.entries[i].key, i);
    }

    void resolve() {
        for (Entry& entry : m_document.entries) {
            const std::string text = entry.value.is_string() ? entry.value.get<std::string>() : std::string();
            if (text.find("${") == std::string::npos)
                continue;
            m_steps = 0;
            auto value = m_copied > mostCopied ? std::nullopt : valueOf(text, entry.key, 0);
            if (value)
                m_copied += sizeOf(*value);
            if (value && m_copied <= mostCopied)
                entry.value = *std::move(value);
            else
                entry.unknown = text;
        }
    }

private:
    // NOLINTBEGIN(misc-no-recursion): as deep as `deepestReference`
    /// \param key whose value it is
    std::optional<Json> valueOf(std::string_view text, const std::string& key, int depth) {
        constexpr int mostSteps = 1000;
        if (depth > deepestReference || ++m_steps > mostSteps)
            return {};
        if (text.starts_with("${") && endOf(text, 2) + 1 == text.size())
            return referred(text.substr(2, text.size() - 3), key, depth);
        std::string whole;
        for (std::size_t at = 0; at < text.size();) {
            if (!text.substr(at).starts_with("${")) {
                whole += text[at++];
                continue;
            }
            const std::size_t end = endOf(text, at + 2);
            const auto part =
                end == text.size() ? std::nullopt : referred(text.substr(at + 2, end - at - 2), key, depth);
            if (!part || part->is_structured())
                return {};
            whole += part->is_string() ? part->get<std::string>() : part->dump();
            if (whole.size() > longestValue)
                return {};
            at = end + 1;
        }
        return whole;
    }

    std::optional<Json> referred(std::string_view inner, const std::string& key, int depth) {
        if (const auto colon = inner.find(':'); colon != std::string_view::npos)
            return reckoned(trimmed(inner.substr(0, colon)), inner.substr(colon + 1), key, depth);
        std::string name(trimmed(inner));
        if (name.starts_with('.')) {
            const std::size_t dots = name.find_first_not_of('.');
            if (dots == std::string::npos)
                return {};
            std::string map = key;
            for (std::size_t i = 0; i < dots; ++i) {
                const auto dot = map.rfind('.');
                map = dot == std::string::npos ? std::string() : map.substr(0, dot);
            }
            name = (map.empty() ? map : map + ".") + name.substr(dots);
        }
        const auto found = m_places.find(name);
        if (found == m_places.end())
            return {};
        const Entry& entry = m_document.entries[found->second];
        if (!entry.value.is_string())
            return entry.value;
        return valueOf(entry.value.get<std::string>(), entry.key, depth + 1);
    }

    /// "multiply:4, ${.hidden_size}", which NeMo adds to OmegaConf.
    std::optional<Json> reckoned(std::string_view what, std::string_view arguments, const std::string& key,
                                 int depth) {
        const bool times = what == "multiply", plus = what == "sum" || what == "add";
        if (!times && !plus)
            return {};
        const auto filled = valueOf(arguments, key, depth + 1);
        if (!filled || !filled->is_string())
            return {};
        std::string formula = filled->get<std::string>();
        std::ranges::replace(formula, ',', times ? '*' : '+');
        const auto result = arithmetic(formula);
        return result ? std::optional<Json>(std::to_string(*result)) : std::nullopt;
    }
    // NOLINTEND(misc-no-recursion)

    Document& m_document;
    std::unordered_map<std::string, std::size_t> m_places;
    int m_steps = 0;
    std::size_t m_copied = 0; ///< bytes, for all entries
};

/// "exp_avg_dtype._target_: torch.bfloat16" is the type of exp_avg_dtype.
void readTypes(Document& document) {
    constexpr std::string_view target = "._target_", call = "._call_";
    std::unordered_set<std::string> calls;
    for (Entry& entry : document.entries)
        if (entry.key.ends_with(target) && entry.value.is_string() &&
            entry.value.get<std::string>().starts_with("torch.")) {
            entry.key.resize(entry.key.size() - target.size());
            calls.insert(entry.key + std::string(call));
        }
    std::erase_if(document.entries, [&calls](const Entry& entry) { return calls.contains(entry.key); });
}

} // namespace

void resolveReferences(Document& document) {
    readTypes(document);
    References(document).resolve();
}

} // namespace quadrille::frameworks
