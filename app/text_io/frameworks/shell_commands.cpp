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
    return word.text.find_first_of(" \t\n;=:") == std::string::npos && !word.text.starts_with('-') &&
           isScriptFile(word.text);
}

/// An option of a launcher behind which its value stands: "--output log.sh", not "--parsable train.sh".
bool takesValue(const ShellWord& word) {
    return word.text.starts_with('-') && word.text.find('=') == std::string::npos &&
           !isOneOf(word.text, {"--parsable",   "--hold",
                                "-H",           "--wait",
                                "-W",           "--exclusive",
                                "--requeue",    "--no-requeue",
                                "--quiet",      "-Q",
                                "--verbose",    "-v",
                                "--test-only",  "--overcommit",
                                "-O",           "--label",
                                "-l",           "--unbuffered",
                                "-u",           "--pty",
                                "--contiguous", "--allow-run-as-root",
                                "--rm",         "-it",
                                "-i",           "--nv"});
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
    if (!runs || placeOfText(words) < words.size())
        return words.size();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view program = fileNameOf(words[i].text);
        if (program.starts_with("python") || program.ends_with(".py") || program == "torchrun")
            break; // what stands behind is its own
        if (isShell(words[i])) {
            while (++i < words.size() && isShort(words[i].text)) {
            }
            return i;
        }
        if (i > 0 && isScriptName(words[i]) && !takesValue(words[i - 1]))
            return i;
    }
    return words.size();
}

std::size_t wordsOfLauncher(const ShellScript::Command& words, std::size_t place) {
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(std::min(place, words.size()));
    return static_cast<std::size_t>(std::find_if(words.begin(), end, isShell) - words.begin());
}

Exports exportsOf(const ShellScript::Command& words, std::size_t place) {
    Exports exports;
    const auto take = [&exports](std::string_view each, const ShellWord& word) {
        const std::size_t sign = each.find('=');
        if (sign == std::string_view::npos) {
            exports.names.emplace_back(each);
            return;
        }
        ShellWord value{.text = std::string(each.substr(sign + 1)), .unknown = {}, .line = word.line};
        if (!word.unknown.empty() && value.text.find(word.unknown) != std::string::npos)
            value.unknown = word.unknown;
        exports.values.emplace_back(each.substr(0, sign), std::move(value));
    };
    const bool isEnv = !words.empty() && fileNameOf(words.front().text) == "env";
    for (std::size_t i = 0; i < std::min(place, words.size()); ++i) {
        std::string_view list = words[i].text;
        if (isEnv && assignedName(list) > 0)
            take(list, words[i]);
        const bool isAlone = list == "--export" && i + 1 < place;
        if (!isAlone && !list.starts_with("--export="))
            continue;
        list = isAlone ? std::string_view(words[++i].text) : list.substr(list.find('=') + 1);
        exports.all = false;
        while (!list.empty()) {
            const std::string_view each = list.substr(0, list.find(','));
            list.remove_prefix(std::min(each.size() + 1, list.size()));
            if (each == "ALL")
                exports.all = true;
            else
                take(each, words[i]);
        }
    }
    return exports;
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
