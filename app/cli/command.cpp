// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {

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
                given.set(index, texts.front().empty() ? "on" : texts.front());
                return true;
            },
            std::string(option.help));
        added->type_name(std::string(option.value))->group(group);
        if (option.mayStandAlone)
            added->expected(0, 1);
    }
}

} // namespace quadrille::cli
