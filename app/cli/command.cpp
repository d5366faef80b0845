// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {

void addScenarioOptions(CLI::App& command, GivenOptions& given, const char* group) {
    for (const ScenarioOption& option : scenarioOptions()) {
        const std::string name(option.name);
        if (command.get_option_no_throw("--" + name) != nullptr)
            continue;
        // An empty text is kept: it is for the option to say what is wrong with it.
        CLI::Option* added = command.add_option(
            "--" + name,
            [&given, name, alone = option.mayStandAlone](const CLI::results_t& texts) {
                given[name] = alone && texts.front().empty() ? "on" : texts.front();
                return true;
            },
            std::string(option.help));
        added->type_name(std::string(option.value))->group(group);
        if (option.mayStandAlone)
            added->expected(0, 1);
    }
}

} // namespace quadrille::cli
