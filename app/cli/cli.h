// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace quadrille {

/// The arguments ask for the command line rather than the window: the first is a subcommand, asks for help or
/// the version, or is a bare word that is neither a file nor looks like one, such as a misspelt subcommand.
/// So do arguments that are not UTF-8, which neither takes: the command line says so.
[[nodiscard]] bool isCommandLine(int argc, const char* const* argv);

/// Runs one subcommand; needs no display. \return the exit code: 0 done, 1 a scenario that is well-formed but
/// cannot run, 2 usage or input error (one line on standard error names the field and the rule)
[[nodiscard]] int runCommandLine(int argc, char** argv);

/// Every option of a subcommand, as --help says it, in Markdown for the manual; of "" all subcommands, of
/// "scenario" what most of them take. On any thread.
[[nodiscard]] QString optionsInMarkdown(const QString& command);

} // namespace quadrille
