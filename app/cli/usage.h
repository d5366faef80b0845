// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/complaint.h"

#include <optional>
#include <vector>

namespace CLI {
class App;
class Option;
class ParseError;
} // namespace CLI

namespace quadrille::cli {

/// What is wrong with how the program was called. \param field as the line shows it: "--tp", "“extra”"
[[nodiscard]] Complaint usageComplaint(std::string field, Message message);

/// The subcommand that was typed, or the program itself.
[[nodiscard]] const CLI::App& typed(const CLI::App& root);

/// An option or argument whose value is an empty text: an unset variable of a shell, which must not become a
/// default. To be asked before parsing, which does not tell it from none.
[[nodiscard]] std::optional<Complaint> emptyValue(CLI::App& root, int argc, const char* const* argv);

/// A file that is to be written while another option names the same file, also by another name: what is read
/// would be lost to its own answer, or one of two answers to the other. To be asked before anything is read.
/// \param writes options that name a file to write; those that name one to read have such a type name
[[nodiscard]] std::optional<Complaint> sharedFile(const CLI::App& app,
                                                  const std::vector<const CLI::Option*>& writes);

/// An argument that the subcommand does not know, with the nearest of its options.
[[nodiscard]] Complaint unknownArgument(const CLI::App& app, const std::string& argument);

/// The parser's own words.
[[nodiscard]] Complaint usageError(const CLI::App& app, const CLI::ParseError& error);

} // namespace quadrille::cli
