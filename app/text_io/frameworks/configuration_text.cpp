// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/configuration_text.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace quadrille::frameworks {
namespace {

std::string commented(const std::vector<std::string>& remarks) {
    std::string text;
    for (const std::string& remark : remarks)
        text += remark.empty() ? "#\n" : "# " + remark + "\n";
    return text;
}

/// A word of a shell script: within quotes where it is not plain.
std::string shellWord(const std::string& word) {
    const bool plain = !word.empty() && std::ranges::all_of(word, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("-_./+,:=@%").find(c) != std::string_view::npos;
    });
    if (plain)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string shellValue(const Json& value) {
    if (value.is_string())
        return shellWord(value.get<std::string>());
    if (!value.is_array())
        return value.dump();
    std::string words;
    for (const Json& element : value)
        words += (words.empty() ? "" : " ") + shellValue(element); // NOLINT(misc-no-recursion): once
    return words;
}

std::string shellText(const Writing& writing, const std::vector<std::string>& remarks) {
    std::string text = "#!/bin/bash\n" + commented(remarks) + "\n";
    std::vector<std::pair<std::size_t, std::string>> groups = writing.groups();
    groups.insert(groups.begin(), {0, "PLAN_ARGS"});
    std::string launch, use;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto& [from, name] = groups[i];
        const std::size_t to = i + 1 < groups.size() ? groups[i + 1].first : writing.entries().size();
        const bool launches = name == "torchrun";
        if (!launches)
            text += name + "=(\n";
        for (std::size_t at = from; at < to; ++at) {
            const Entry& entry = writing.entries()[at];
            if (entry.value == Json(false))
                continue;
            const std::string option =
                entry.value == Json(true) ? entry.key : entry.key + " " + shellValue(entry.value);
            (launches ? launch : text) += launches ? " " + option : "    " + option + "\n";
        }
        if (!launches) {
            text += ")\n";
            use += " \\\n    \"${" + name + "[@]}\"";
        }
    }
    return text + "torchrun" + launch + " pretrain_gpt.py" + use + "\n";
}

/// Keys without dots in front of those with them, as TOML needs; the order is kept otherwise.
std::string tomlText(const Writing& writing, const std::vector<std::string>& remarks) {
    std::vector<std::string> tables;
    for (const Entry& entry : writing.entries()) {
        const std::string table = entry.key.substr(0, entry.key.rfind('.'));
        if (std::ranges::find(tables, table) == tables.end())
            tables.push_back(table);
    }
    std::string text = commented(remarks);
    for (const std::string& table : tables) {
        text += "\n[" + table + "]\n";
        for (const Entry& entry : writing.entries())
            if (entry.key.substr(0, entry.key.rfind('.')) == table)
                text += entry.key.substr(table.size() + 1) + " = " + entry.value.dump() + "\n";
    }
    return text;
}

/// The dotted keys as a tree.
Json nested(const Writing& writing) {
    Json tree = Json::object();
    for (const Entry& entry : writing.entries()) {
        Json* at = &tree;
        std::size_t from = 0;
        for (auto dot = entry.key.find('.'); dot != std::string::npos; dot = entry.key.find('.', from)) {
            at = &(*at)[entry.key.substr(from, dot - from)];
            from = dot + 1;
        }
        (*at)[entry.key.substr(from)] = entry.value;
    }
    return tree;
}

void appendYaml(std::string& text, const Json& tree,
                int indent) { // NOLINT(misc-no-recursion): as deep as keys
    for (const auto& [key, value] : tree.items()) {
        text += std::string(static_cast<std::size_t>(indent), ' ') + key + ":";
        if (value.is_object()) {
            text += "\n";
            appendYaml(text, value, indent + 2);
        } else {
            text += " " + value.dump() + "\n"; // JSON is YAML
        }
    }
}

} // namespace

std::string configurationText(Syntax syntax, const Writing& writing,
                              const std::vector<std::string>& remarks) {
    switch (syntax) {
    case Syntax::commandLine:
        return shellText(writing, remarks);
    case Syntax::toml:
        return tomlText(writing, remarks);
    case Syntax::yaml: {
        std::string text = commented(remarks) + "\n";
        appendYaml(text, nested(writing), 0);
        return text;
    }
    case Syntax::json:
        break;
    }
    Json tree = nested(writing);
    tree["_comment"] = remarks;
    return tree.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace quadrille::frameworks
