// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/cli/scenario_resolver.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace quadrille::cli {

/// One subcommand: its options, and what it does once they are read.
struct Command {
    CLI::App* app = nullptr;
    /// Writes to standard output. \return the exit code \throws Stopped soon after a stop is requested
    std::function<int(Output&, const std::stop_token&)> run;
    std::vector<const CLI::Option*> writes = {}; ///< options that name a file to write
};

[[nodiscard]] Command addEstimate(CLI::App& root);
[[nodiscard]] Command addBatch(CLI::App& root);
[[nodiscard]] Command addTable(CLI::App& root);
[[nodiscard]] Command addSchedule(CLI::App& root);
[[nodiscard]] Command addFsdp(CLI::App& root);
[[nodiscard]] Command addValidate(CLI::App& root);
[[nodiscard]] Command addCalibrate(CLI::App& root);
[[nodiscard]] Command addRender(CLI::App& root);
[[nodiscard]] Command addModels(CLI::App& root);
[[nodiscard]] Command addGpus(CLI::App& root);

/// Adds every scenario option that the command does not have already; what is typed goes to `given`, which
/// must outlive the parsing.
void addScenarioOptions(CLI::App& command, GivenOptions& given, const char* group = "Scenario");

} // namespace quadrille::cli
