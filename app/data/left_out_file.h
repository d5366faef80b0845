// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>

namespace quadrille {

/// How well runs are predicted by profiles that have not seen them.
struct LeftOutFigure {
    Accuracy accuracy;   ///< over the fitted runs: Validation::overall.ours
    double coverage = 0; ///< Validation::coverage

    friend bool operator==(const LeftOutFigure&, const LeftOutFigure&) = default;
};

/// Computing these takes minutes, so that the figures over the shipped runs are shipped, too.
struct LeftOutFigures {
    LeftOutFigure source; ///< every source by profiles fitted to the others
    LeftOutFigure device; ///< every device likewise
    std::string madeOf;   ///< fingerprintOf() the runs

    friend bool operator==(const LeftOutFigures&, const LeftOutFigures&) = default;
};

/// What the figures of runs depend on, in a few letters: which runs there are, what was measured, and what
/// the model answers by the profiles of their GPUs and by those that a fit begins with. Answers count to six
/// digits, which are the same on every machine.
[[nodiscard]] std::string fingerprintOf(std::span<const MeasuredRun> runs);

/// Reads the figures compiled into the program. \throws InputError naming file, field and rule
[[nodiscard]] LeftOutFigures loadLeftOutFigures();

/// The text of that file.
[[nodiscard]] std::string toText(const LeftOutFigures& figures);

} // namespace quadrille
