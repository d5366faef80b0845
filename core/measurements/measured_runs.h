// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/published_table.h"
#include "core/measurements/run_json.h"
#include "core/measurements/speed_measure.h"

#include <string_view>
#include <vector>

namespace quadrille {

/// Reads resources/measured_runs.json; every run is runnable. \throws InputError naming field and rule, such
/// as "tables[2].runs[0].pp"
[[nodiscard]] std::vector<MeasuredRun> parseMeasuredRuns(std::string_view text, const KnownNames& known);

/// The runs of a measured table of Fujii et al. (2024) under the detailed estimator: their throughput by
/// FlopConvention::model, or out of memory. \throws InputError when a name is unknown \pre measured table
[[nodiscard]] std::vector<MeasuredRun> runsOf(const PublishedTable& table, const KnownNames& known);

} // namespace quadrille
