// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/measured_run.h"

#include <string>
#include <vector>

namespace quadrille {

/// Every run that Quadrille ships: the measured tables of Fujii et al. (2024), the runs of the FSDP study of
/// Wang et al. (2024), resources/measured_runs.json and resources/runs, where each file
/// is of one source. \throws InputError naming file, field and rule.
[[nodiscard]] std::vector<MeasuredRun> loadMeasuredRuns(const Catalogue& catalogue);

/// Those of one file below resources/: "measured_runs.json". \throws InputError as above
[[nodiscard]] std::vector<MeasuredRun> loadRunsOfFile(const std::string& file, const Catalogue& catalogue);

} // namespace quadrille
