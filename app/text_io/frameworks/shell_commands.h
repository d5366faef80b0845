// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/shell_script.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// What is known of commands by their names.
namespace quadrille::frameworks {

/// A command that says nothing of a plan, and sets nothing.
[[nodiscard]] bool movesNothing(std::string_view command);

/// Whether one of them has an option of a program that trains: what sbatch is told is none.
[[nodiscard]] bool sayOptions(const std::vector<ShellScript::Command>& commands);

/// Where the text stands that a command has a shell run: behind bash -c, also where srun or the like
/// starts it, behind ssh and its host, behind sbatch --wrap, and behind eval. Their number: nowhere
[[nodiscard]] std::size_t placeOfText(const ShellScript::Command& words);

} // namespace quadrille::frameworks
