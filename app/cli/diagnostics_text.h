// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/check/check.h"

#include <string>
#include <vector>

namespace quadrille::cli {
using namespace text_io;

/// {field, rule, severity, suggestion} and, for people, the message.
[[nodiscard]] Json diagnosticsJson(const std::vector<Diagnostic>& diagnostics);

/// "pp: 32 layers do not divide … Try pp 4 or pp 8."
[[nodiscard]] std::string sentence(const Diagnostic& diagnostic);

/// A line for each: "error: pp: …".
[[nodiscard]] std::string diagnosticsText(const std::vector<Diagnostic>& diagnostics);

} // namespace quadrille::cli
