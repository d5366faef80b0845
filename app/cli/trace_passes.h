// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/scenario/scenario.h"
#include "core/traces/measured_timeline.h"

#include <stop_token>
#include <string>
#include <vector>

namespace quadrille::cli {

/// The file is the CSV of a measured pipeline: see traces::readPipelineCsv().
[[nodiscard]] bool isPassesCsv(const std::string& file);

/// \throws InputError that names the file
[[nodiscard]] std::vector<traces::TimedPass> readPasses(const std::string& file);

/// How long the pipeline was and how much of it its ranks idled, beside a plan's if one is given: what passes
/// alone tell. \pre the plan, if any, can run
void writePasses(Output& out, const std::vector<traces::TimedPass>& passes, const Scenario* plan, bool json,
                 const std::stop_token& stop);

} // namespace quadrille::cli
