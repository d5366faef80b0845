// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/outline.h"
#include "app/text_io/nearest.h"

#include <algorithm>
#include <array>

namespace quadrille::cli {
namespace {

struct Shell {
    std::string_view name;
    std::string (*completion)(const CommandLineOutline&);
};
constexpr std::array shells{Shell{"bash", bashCompletion}, Shell{"zsh", zshCompletion},
                            Shell{"fish", fishCompletion}};

const Shell& shellNamed(const std::string& name) {
    const auto* found = std::ranges::find(shells, name, &Shell::name);
    if (found == shells.end()) {
        std::vector<std::string> names(shells.size());
        std::ranges::transform(shells, names.begin(),
                               [](const Shell& shell) { return std::string(shell.name); });
        throw UnknownName("shell", "bash, zsh or fish", name, names);
    }
    return *found;
}

} // namespace

Command addCompletion(CLI::App& root) {
    auto shell = std::make_shared<std::string>();
    CLI::App& app = addCommand(root, "completion", "What a shell sources to complete commands and options");
    addRequired(app, "shell", *shell, "bash|zsh|fish", "the shell");
    return {&app, [shell, &root](Output& out, const std::stop_token&) {
                out << shellNamed(*shell).completion(outlineOf(root));
                return exitDone;
            }};
}

Command addManualPage(CLI::App& root) {
    CLI::App& app = addCommand(root, "manpage", "The manual page, for man");
    return {&app, [&root](Output& out, const std::stop_token&) {
                out << manualPage(outlineOf(root));
                return exitDone;
            }};
}

} // namespace quadrille::cli
