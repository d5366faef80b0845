// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outline.h"

#include "core/scenario/settings.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace quadrille::cli {
namespace {

OptionOutline outlineOf(const CLI::Option& option) {
    OptionOutline outline{.type = option.get_type_name(),
                          .help = option.get_description(),
                          .group = option.get_group(),
                          .required = option.get_required(),
                          .repeated = option.get_items_expected_max() > 1};
    for (const std::string& name : option.get_snames())
        outline.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        outline.names.push_back("--" + name);
    if (outline.names.empty())
        outline.argument = option.get_name(true);
    if (option.get_items_expected_max() == 0)
        outline.type.clear();
    return outline;
}

CommandOutline outlineOf(const CLI::App& command, const std::string& name) {
    CommandOutline outline{name, command.get_description(), command.get_footer(), {}};
    for (const CLI::Option* option : command.get_options(nullptr))
        outline.options.push_back(outlineOf(*option));
    return outline;
}

} // namespace

bool namesFile(std::string_view type) {
    const std::size_t dot = type.find('.');
    return type.find("FILE") != std::string_view::npos ||
           (dot + 1 < type.size() && dot != std::string_view::npos && type[dot + 1] != '.');
}

namespace {

/// Those of a setting that are one word each, as a schedule is.
std::vector<std::string> wordsOf(const Setting& setting) {
    std::vector<std::string> words = fewValues(setting);
    const bool areWords = std::ranges::none_of(
        words, [](const std::string& word) { return word.find_first_of("= ") != std::string::npos; });
    return areWords ? words : std::vector<std::string>();
}

} // namespace

std::vector<std::string> OptionOutline::choices() const {
    std::vector<std::string> words;
    for (std::size_t from = 0; from <= type.size() && type.find('|') != std::string::npos;) {
        const std::size_t to = std::min(type.find('|', from), type.size());
        words.push_back(type.substr(from, to - from));
        from = to + 1;
    }
    const auto isKind = [](const std::string& word) { // "FILE" of "FILE|-"
        return word.empty() ||
               std::ranges::all_of(word, [](char c) { return (c < 'a' || c > 'z') && (c < '0' || c > '9'); });
    };
    std::erase_if(words, isKind);
    if (words.empty())
        for (const std::string& name : names)
            if (const Setting* setting = name.starts_with("--") ? findSetting(name.substr(2)) : nullptr)
                words = wordsOf(*setting);
    return words;
}

CommandLineOutline outlineOf(const CLI::App& root) {
    CommandLineOutline outline{root.get_description(), root.version(), {}};
    for (const CLI::App* command : root.get_subcommands([](const CLI::App*) { return true; }))
        outline.commands.push_back(outlineOf(*command, command->get_name()));
    return outline;
}

} // namespace quadrille::cli
