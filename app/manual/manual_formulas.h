// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/stop.h"
#include "widgets/lesson/live_document.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// The formulas behind a number, written out by the tracing reading of the code that computes it.
namespace quadrille::manual_formulas {

/// What can be asked for: "stage-memory", "memory-activations", "step", "step-tensor", ….
[[nodiscard]] QStringList names();

/// What a chapter has written out already: formulas by their titles and texts, letters.
using Written = std::set<std::string>;

/// Each formula with its name, its source and its value for the plan, and what the letters mean, but for what
/// is written already; none: there is no such number. Throws Stopped. \pre analysis.runnable()
[[nodiscard]] std::optional<std::vector<LivePiece>> pieces(const QString& name, const Analysis& analysis,
                                                           Written& written, const std::stop_token& stop);

} // namespace quadrille::manual_formulas
