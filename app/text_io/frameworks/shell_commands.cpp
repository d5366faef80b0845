// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_commands.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

/// "-lc"
bool isShort(std::string_view word) {
    return word.size() > 1 && word.front() == '-' && word[1] != '-';
}

bool isShell(const ShellWord& word) {
    return isOneOf(fileNameOf(word.text), {"bash", "sh", "zsh"});
}

bool isScriptName(const ShellWord& word) {
    return !word.text.starts_with('-') &&
           std::ranges::any_of(std::initializer_list<std::string_view>{".sh", ".bash", ".slurm", ".sbatch"},
                               [&word](std::string_view end) { return word.text.ends_with(end); });
}

} // namespace

bool movesNothing(std::string_view command) {
    return isOneOf(command, {"echo", "printf", "mkdir",  "rm",      "cp",     "mv",    "cd",    "git",
                             "pip",  "pip3",   "apt",    "apt-get", "module", "conda", "unset", "cat",
                             "tee",  "sleep",  "ulimit", "trap",    "wait",   "set",   "shift"});
}

bool sayOptions(const std::vector<ShellScript::Command>& commands) {
    return std::ranges::any_of(commands, [](const ShellScript::Command& command) {
        return std::ranges::any_of(command,
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
        if (!isShell(words[i]))
            continue;
        for (std::size_t at = i + 1; at + 1 < words.size() && isShort(words[at].text); ++at)
            if (words[at].text.back() == 'c')
                return at + 1;
    }
    return words.size();
}

std::size_t placeOfShell(const ShellScript::Command& words, std::size_t place) {
    std::size_t from = place;
    while (from > 0 && isShort(words[from - 1].text))
        --from;
    if (from > 0 && from < place)
        return isShell(words[from - 1]) ? from - 1 : from;
    return from > 0 && words[from - 1].text.starts_with('-') ? from - 1 : from;
}

std::size_t placeOfScript(const ShellScript::Command& words) {
    if (words.empty() || isScriptName(words.front()))
        return 0;
    const bool runs =
        isShell(words.front()) ||
        isOneOf(fileNameOf(words.front().text), {"sbatch", "srun", "salloc", "mpirun", "mpiexec", "nohup",
                                                 "env", "singularity", "apptainer", "docker"});
    const auto script = runs ? std::ranges::find_if(words, isScriptName) : words.end();
    return static_cast<std::size_t>(script - words.begin());
}

std::vector<std::pair<std::string, std::string>> exportsOf(const ShellScript::Command& words) {
    constexpr std::string_view option = "--export";
    std::vector<std::pair<std::string, std::string>> all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view list = words[i].text;
        if (!list.starts_with(option))
            continue;
        list.remove_prefix(option.size());
        if (list.empty() && i + 1 < words.size())
            list = words[i + 1].text;
        else if (list.starts_with('='))
            list.remove_prefix(1);
        while (!list.empty()) {
            const std::string_view each = list.substr(0, list.find(','));
            list.remove_prefix(std::min(each.size() + 1, list.size()));
            if (const std::size_t sign = each.find('='); sign != std::string_view::npos)
                all.emplace_back(each.substr(0, sign), each.substr(sign + 1));
        }
    }
    return all;
}

bool readsScript(const ShellScript::Command& words) {
    if (words.empty())
        return false;
    if (fileNameOf(words.front().text) == "sbatch")
        return placeOfText(words) == words.size() && !isScriptName(words.back());
    const auto shell = std::ranges::find_if(words, isShell);
    return shell != words.end() && std::all_of(shell + 1, words.end(), [](const ShellWord& word) {
               return isShort(word.text) && word.text.find('c') == std::string::npos;
           });
}

} // namespace quadrille::frameworks
