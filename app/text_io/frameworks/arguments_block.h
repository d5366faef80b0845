// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"

#include <optional>

/// The arguments that Megatron-LM prints before it trains, each with the value in force
/// (NVIDIA/Megatron-LM@d98e8a6, megatron/training/arguments.py, _print_args): the surest word on what a log
/// is a log of.
namespace quadrille::frameworks {

/// The block of a log, from its first line to its last; none: the log prints none, or not to its end.
[[nodiscard]] std::optional<std::string_view> argumentsBlock(std::string_view log);

/// The block as the options that lead to it. What is None, or a switch that is off, is not among them.
/// \throws InputError that names file and line: too many arguments
/// \param firstLine of the block in its file, from 1
[[nodiscard]] Document readArgumentsBlock(std::string_view block, const std::string& file,
                                          std::size_t firstLine = 1);

} // namespace quadrille::frameworks
