// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/spread_study.h"
#include "core/measurements/validate.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

namespace quadrille {

/// How well runs are predicted by profiles that have not seen them.
struct LeftOutFigure {
    Accuracy accuracy;      ///< over the fitted runs: Validation::overall.ours
    double coverage = 0;    ///< Validation::coverage
    double sharedError = 0; ///< Validation::sharedError

    friend bool operator==(const LeftOutFigure&, const LeftOutFigure&) = default;
};

/// The same of one source alone.
struct LeftOutSource {
    std::string source;
    std::size_t runs = 0; ///< fitted ones that are compared
    double medianError = 0;
    double coverage = 0; ///< share within their interval

    friend bool operator==(const LeftOutSource&, const LeftOutSource&) = default;
};

/// Computing these takes minutes, so that the figures over the shipped runs are shipped, too.
struct LeftOutFigures {
    LeftOutFigure source;               ///< every source by profiles fitted to the others
    LeftOutFigure device;               ///< every device likewise
    std::vector<LeftOutSource> sources; ///< each by profiles fitted to the others, by its name
    Spreads spreads;                    ///< spreadsOf() both
    std::string madeOf;                 ///< fingerprintOf() the runs

    friend bool operator==(const LeftOutFigures&, const LeftOutFigures&) = default;
};

/// \param leftOut sources that were left out of `runs`
[[nodiscard]] std::vector<LeftOutSource> leftOutSources(const Validation& leftOut,
                                                        std::span<const MeasuredRun> runs);

/// What the figures of runs depend on, in a few letters: which runs there are, what was measured, and what
/// the model answers by the profiles of their GPUs and by those that a fit begins with. Answers count to six
/// digits, which are the same on every machine.
[[nodiscard]] std::string fingerprintOf(std::span<const MeasuredRun> runs);

/// As that file and `validate --refit --json` have them.
[[nodiscard]] nlohmann::json toJson(const Spreads& spreads);

/// Reads the figures compiled into the program. \throws InputError naming file, field and rule
[[nodiscard]] LeftOutFigures loadLeftOutFigures();

/// The text of that file.
[[nodiscard]] std::string toText(const LeftOutFigures& figures);

} // namespace quadrille
