// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/check/check.h"

#include <string>
#include <vector>

namespace quadrille::cli {

/// Why a request could not be read or answered.
struct Complaint {
    std::string field; ///< as people see it: "--tp", "standard output", "“extra”"; empty: of none
    std::string rule;  ///< "readable" (input), "usage" (of the program), "writable", "enough-memory", …
    Message message;
    std::vector<Repair> repairs;
};

/// Says it in one line on standard error and, where JSON was asked for and nothing of an answer has gone out,
/// as the object that notRunnable() writes. \return exitBadInput
[[nodiscard]] int complain(const Complaint& complaint, Output& out, bool json);

/// Says on standard error why a request cannot run, once everything before is out.
/// \return exitNotRunnable
[[nodiscard]] int notRunnable(Output& out, const std::vector<Diagnostic>& diagnostics);

/// {"diagnostics": […]} on standard output.
void writeDiagnostics(Output& out, const std::vector<Diagnostic>& diagnostics);

} // namespace quadrille::cli
