// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/text_io/nearest.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {
namespace {

std::string helpOf(const ScenarioOption& option) {
    std::string help(option.help);
    const auto* word = option.setting == nullptr ? nullptr : std::get_if<WordValue>(&option.setting->value);
    if (const auto place = help.find("%1"); place != std::string::npos && word != nullptr)
        help.replace(place, 2, english(Alternatives{word->words()}));
    return help;
}

} // namespace

CLI::App& addCommand(CLI::App& root, const char* name, const char* help, const char* footer) {
    CLI::App& command = *root.add_subcommand(name, help);
    command.footer(footer);
    return command;
}

CLI::Option* addValue(CLI::App& command, const char* names, std::string& text, const char* type,
                      const std::string& help) {
    return command.add_option(names, text, help)->type_name(type);
}

CLI::Option* addRequired(CLI::App& command, const char* names, std::string& text, const char* type,
                         const std::string& help) {
    return addValue(command, names, text, type, help)->required();
}

CLI::Option* addValues(CLI::App& command, const char* names, std::vector<std::string>& texts,
                       const char* type, const std::string& help) {
    return command.add_option(names, texts, help)->type_name(type);
}

CLI::Option* addRequiredValues(CLI::App& command, const char* names, std::vector<std::string>& texts,
                               const char* type, const std::string& help) {
    return addValues(command, names, texts, type, help)->required();
}

CLI::Option* addFlag(CLI::App& command, const char* name, bool& flag, const char* help) {
    return command.add_flag(name, flag, help);
}

CLI::Option* addJsonFlag(CLI::App& command, bool& flag) {
    return addFlag(command, "--json", flag, "One JSON object instead of text");
}

void exclude(CLI::Option* one, std::span<CLI::Option* const> others) {
    for (CLI::Option* other : others)
        one->excludes(other);
}

void addScenarioOptions(CLI::App& command, GivenOptions& given, const char* group) {
    for (std::size_t index = 0; index < scenarioOptions.size(); ++index) {
        const ScenarioOption& option = scenarioOptions[index];
        const std::string name(option.name);
        if (command.get_option_no_throw("--" + name) != nullptr)
            continue;
        CLI::Option* added = command.add_option(
            "--" + name,
            [&given, index](const CLI::results_t& texts) {
                // Empty only where the option stands alone: see emptyValue().
                std::string text = texts.front().empty() ? "on" : texts.front();
                for (std::size_t i = 1; i < texts.size() && scenarioOptions[index].several; ++i)
                    text += "\n" + texts[i];
                given.set(index, text);
                return true;
            },
            helpOf(option));
        added->type_name(std::string(option.value))->group(group);
        if (option.mayStandAlone)
            added->expected(0, 1);
        if (option.several)
            added->expected(1, -1);
    }
}

} // namespace quadrille::cli
