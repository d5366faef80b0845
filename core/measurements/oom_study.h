// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "core/measurements/measured_run.h"
#include "core/memory/detailed/oom.h"

#include <string>
#include <vector>

/// The probability of running out of memory, fitted to runs that did and did not, and how often it is right.
namespace quadrille {

/// A run whose end is known, as the model of oom.h sees it.
struct LabelledRun {
    std::string source, table, framework;
    OomRun run;
};

/// Those that ran, and those that ran out of memory or crashed without a reason; not those that failed for
/// another, and none of which the detailed estimator knows nothing.
[[nodiscard]] std::vector<LabelledRun> labelledRuns(RunPointers runs);

/// Coefficients from Tables 3, 4 and 6 of Fujii et al. (2024), and a shift and a sharpness for every
/// framework that at least 20 other runs have, of which two ran out, but for Megatron-Core, whose runs those
/// are. \throws as fitOom()
[[nodiscard]] OomModel fitOomModel(const std::vector<LabelledRun>& runs);

/// How often the fit is right about one source, and how often without that source; of Fujii et al. without
/// each table in turn.
struct OomOfSource {
    std::string source;
    OomConfusion fitted, leftOut;
};
[[nodiscard]] std::vector<OomOfSource> oomBySource(const std::vector<LabelledRun>& runs);

} // namespace quadrille
