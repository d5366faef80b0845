// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/shell_script.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What is known of commands by their names.
namespace quadrille::frameworks {

/// A command that says nothing of a plan, and sets nothing.
[[nodiscard]] bool movesNothing(std::string_view command);

/// Whether one of them has an option of a program that trains.
[[nodiscard]] bool sayOptions(const std::vector<ShellScript::Command>& commands);

/// Where the text stands that a command has a shell run: behind bash -c, also where srun or the like
/// starts it, behind ssh and its host, behind sbatch --wrap, and behind eval. Their number: nowhere
[[nodiscard]] std::size_t placeOfText(const ShellScript::Command& words);

/// Where what belongs to such a text begins, as "bash -x -c" or "--wrap" does. \param place of the text
[[nodiscard]] std::size_t placeOfShell(const ShellScript::Command& words, std::size_t place);

/// Where the file of a script stands that a command runs: "./train.sh 8", "sbatch -N 4 train.slurm", "srun
/// bash train.sh". Their number: it runs none, but a text or a program
[[nodiscard]] std::size_t placeOfScript(const ShellScript::Command& words);

/// How many words before the script's place are the launcher's own, without the shell that it starts.
[[nodiscard]] std::size_t wordsOfLauncher(const ShellScript::Command& words, std::size_t place);

/// Which variables a command hands to the script that it runs.
struct Exports {
    bool all = true;                ///< that are exported; else none but `names`
    std::vector<std::string> names; ///< of the caller's
    std::vector<std::pair<std::string, ShellWord>> values;
};
/// "sbatch --export=ALL,TP=8", "--export=NONE", "env TP=8". \param place of the script
[[nodiscard]] Exports exportsOf(const ShellScript::Command& words, std::size_t place);

/// A shell, or sbatch, that reads its script from its input: "bash -s", "srun bash", "sbatch --nodes 2".
[[nodiscard]] bool readsScript(const ShellScript::Command& words);

} // namespace quadrille::frameworks
