// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/input_error.h"

#include <string>
#include <vector>

namespace quadrille::cli {

/// What is wrong with an option's file, and what the file looks like where that is nothing for this option:
/// one framework's where another's is asked for, or a log in place of a session. \param words of the command
/// line
[[nodiscard]] Message withMisplacedFile(const InputError& error, const std::vector<std::string>& words);

} // namespace quadrille::cli
