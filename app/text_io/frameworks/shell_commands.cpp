// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_commands.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

/// "-lc"
bool isShort(std::string_view word) {
    return word.size() > 1 && word.front() == '-' && word[1] != '-';
}

} // namespace

bool movesNothing(std::string_view command) {
    return isOneOf(command, {"echo", "printf", "mkdir",  "rm",      "cp",     "mv",    "cd",    "git",
                             "pip",  "pip3",   "apt",    "apt-get", "module", "conda", "unset", "cat",
                             "tee",  "sleep",  "ulimit", "trap",    "wait",   "set",   "shift"});
}

bool sayOptions(const std::vector<ShellScript::Command>& commands) {
    return std::ranges::any_of(commands, [](const ShellScript::Command& command) {
        return !command.empty() && fileNameOf(command.front().text) != "sbatch" &&
               std::ranges::any_of(command,
                                   [](const ShellWord& word) { return word.text.starts_with("--"); });
    });
}

std::size_t placeOfText(const ShellScript::Command& words) {
    if (words.empty())
        return 0;
    const std::string_view program = fileNameOf(words.front().text);
    if (program == "eval")
        return words.size() == 2 ? 1 : words.size(); // else its words are read as they stand
    if (program == "ssh")
        return words.size() > 2 && words.back().text.find(' ') != std::string::npos ? words.size() - 1
                                                                                    : words.size();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (program == "sbatch" && words[i].text == "--wrap")
            return i + 1;
        if (!isOneOf(fileNameOf(words[i].text), {"bash", "sh", "zsh"}))
            continue;
        for (std::size_t at = i + 1; at + 1 < words.size() && isShort(words[at].text); ++at)
            if (words[at].text.back() == 'c')
                return at + 1;
    }
    return words.size();
}

} // namespace quadrille::frameworks
