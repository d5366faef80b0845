// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/text_io/scenario_resolver.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace quadrille::cli {
using namespace text_io;

/// One subcommand: its options, and what it does once they are read.
struct Command {
    CLI::App* app = nullptr;
    /// Writes to standard output. \return the exit code \throws Stopped soon after a stop is requested
    std::function<int(Output&, const std::stop_token&)> run;
    std::vector<const CLI::Option*> writes = {}; ///< options that name a file to write
};

[[nodiscard]] Command addEstimate(CLI::App& root);
[[nodiscard]] Command addBatch(CLI::App& root);
[[nodiscard]] Command addSearch(CLI::App& root);
[[nodiscard]] Command addTable(CLI::App& root);
[[nodiscard]] Command addSchedule(CLI::App& root);
[[nodiscard]] Command addFsdp(CLI::App& root);
[[nodiscard]] Command addValidate(CLI::App& root);
[[nodiscard]] Command addCalibrate(CLI::App& root);
[[nodiscard]] Command addRender(CLI::App& root);
[[nodiscard]] Command addReport(CLI::App& root);
[[nodiscard]] Command addLessons(CLI::App& root);
[[nodiscard]] Command addModels(CLI::App& root);
[[nodiscard]] Command addGpus(CLI::App& root);
[[nodiscard]] Command addPlans(CLI::App& root);
[[nodiscard]] Command addCompletion(CLI::App& root);
[[nodiscard]] Command addManualPage(CLI::App& root);
[[nodiscard]] Command addManual(CLI::App& root);
[[nodiscard]] Command addImport(CLI::App& root);
[[nodiscard]] Command addExport(CLI::App& root);
[[nodiscard]] Command addTrace(CLI::App& root);

/// A subcommand of `root`. The options below are added to one. That they are functions keeps the parser,
/// which takes a minute to compile with the sanitizers, out of the commands.
[[nodiscard]] CLI::App& addCommand(CLI::App& root, const char* name, const char* help,
                                   const char* footer = "");
/// \param names "-o,--output", or "runs" for an argument without dashes
/// \param text must outlive the parsing, as whatever an option is read into
/// \param type of the value, as help shows it
CLI::Option* addValue(CLI::App& command, const char* names, std::string& text, const char* type,
                      const std::string& help);
CLI::Option* addRequired(CLI::App& command, const char* names, std::string& text, const char* type,
                         const std::string& help);
/// One that may be given several times, and take several values each time.
CLI::Option* addValues(CLI::App& command, const char* names, std::vector<std::string>& texts,
                       const char* type, const std::string& help);
/// The same, at least one of which must be given.
CLI::Option* addRequiredValues(CLI::App& command, const char* names, std::vector<std::string>& texts,
                               const char* type, const std::string& help);
CLI::Option* addFlag(CLI::App& command, const char* name, bool& flag, const char* help);
CLI::Option* addJsonFlag(CLI::App& command, bool& flag);
/// Giving the one together with one of the others is refused.
void exclude(CLI::Option* one, std::span<CLI::Option* const> others);
inline void exclude(CLI::Option* one, std::initializer_list<CLI::Option*> others) {
    exclude(one, std::span(others.begin(), others.size()));
}

/// Adds every scenario option that the command does not have already; what is typed goes to `given`, which
/// must outlive the parsing.
void addScenarioOptions(CLI::App& command, GivenOptions& given, const char* group = "Scenario");

} // namespace quadrille::cli
