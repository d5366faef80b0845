// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/numbers.h"

#include <toml++/toml.h>

namespace quadrille::frameworks {
namespace {

std::size_t lineOf(const toml::node& node) {
    return node.source().begin.line;
}

Json scalar(const toml::node& node) {
    if (const auto* text = node.as_string())
        return text->get();
    if (const auto* number = node.as_integer())
        return number->get();
    if (const auto* number = node.as_floating_point())
        return number->get();
    if (const auto* flag = node.as_boolean())
        return flag->get();
    return {}; // dates
}

/// Lists within lists are kept as they nest: torchtitan names the modules of each stage so.
Json valueOf(const toml::node& node, EntryList& entries) {
    const auto* list = node.as_array();
    if (list == nullptr)
        return scalar(node);
    Json values = Json::array();
    for (const toml::node& element : *list) {
        entries.count(lineOf(element));
        values.push_back(valueOf(element, entries));
    }
    return values;
}

void flatten(const toml::table& table, const std::string& prefix, EntryList& entries) {
    for (const auto& [key, node] : table) {
        const std::string path = prefix + std::string(key.str());
        if (const auto* inner = node.as_table())
            flatten(*inner, path + ".", entries);
        else
            entries.add({.key = path, .value = valueOf(node, entries), .line = key.source().begin.line});
    }
}

} // namespace

Document readToml(std::string_view text, const std::string& file) {
    Document document{.file = file, .syntax = Syntax::toml, .entries = {}, .leftOut = {}};
    try {
        EntryList entries(document);
        flatten(toml::parse(text), {}, entries);
    } catch (const toml::parse_error& error) {
        refuseLine(file, error.source().begin.line,
                   {QUADRILLE_MESSAGE("must be TOML: %1"), {text_io::inQuotes(error.description())}});
    }
    // The library sorts keys; people read a file from its top.
    std::ranges::stable_sort(document.entries, {}, &Entry::line);
    return document;
}

} // namespace quadrille::frameworks
