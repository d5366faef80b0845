// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace quadrille::cli {

/// Whether a value of that type names a file: "FILE", "PROFILE", "RUNS.csv", but not "A..B".
[[nodiscard]] bool namesFile(std::string_view type);

/// An option of a command, as its help shows it.
struct OptionOutline {
    std::vector<std::string> names; ///< with their dashes, short ones first; of an argument none
    std::string argument;           ///< name of what stands without an option; else empty
    std::string type;               ///< "N", "FILE", "on|off"; empty: nothing stands after it
    std::string help;
    std::string group;
    bool required = false;
    bool repeated = false; ///< takes more than one value

    /// Words of a type such as "on|off", or of the setting that is called so; none where the type says a
    /// kind.
    [[nodiscard]] std::vector<std::string> choices() const;
};

struct CommandOutline {
    std::string name;
    std::string help;
    std::string footer;
    std::vector<OptionOutline> options;
};

/// What the command line understands, read from its parser: what is made of it says what --help says.
struct CommandLineOutline {
    std::string help;
    std::string version; ///< "quadrille 0.1.0"
    std::vector<CommandOutline> commands;
};

[[nodiscard]] CommandLineOutline outlineOf(const CLI::App& root);

/// The manual page quadrille(1), as man reads it.
[[nodiscard]] std::string manualPage(const CommandLineOutline& outline);

/// The same for the manual: every option of a command as a table; of "" every command under a heading, of
/// "scenario" the options of a scenario. Empty: there is no such command.
[[nodiscard]] std::string outlineMarkdown(const CommandLineOutline& outline, std::string_view command);

/// What a shell sources to complete commands, options and their values; names of models and GPUs are asked of
/// the program itself, which knows the user's own.
[[nodiscard]] std::string bashCompletion(const CommandLineOutline& outline);
[[nodiscard]] std::string zshCompletion(const CommandLineOutline& outline);
[[nodiscard]] std::string fishCompletion(const CommandLineOutline& outline);

} // namespace quadrille::cli
