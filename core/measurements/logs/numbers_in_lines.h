// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/logs/log_format.h"

#include <optional>

namespace quadrille::logs {

/// The number that a line has beside the words: "5630.1", "10,050", "1.2E+03", "'0.5'", "11.5K" (thousands,
/// as nanotron abbreviates). None where the words or the number are not there, or it is not finite.
[[nodiscard]] std::optional<double> numberBeside(std::string_view line, std::string_view words, Place place);

/// Whether the line begins with a percentage and a bar: " 10%|".
[[nodiscard]] bool beginsWithPercent(std::string_view line);

} // namespace quadrille::logs
