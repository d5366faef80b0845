// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/measured_run.h"

#include <stop_token>
#include <string>
#include <vector>

namespace quadrille::cli {

/// The runs of a CSV file, of a folder of logs with what they ran, or of standard input for "-", or without a
/// name those that Quadrille ships. Lines and logs that cannot be read are notes. \throws Stopped, InputError
/// for the field "runs" when it has none
[[nodiscard]] std::vector<MeasuredRun> runsInput(const std::string& file, const Catalogue& catalogue,
                                                 const std::stop_token& stop);

} // namespace quadrille::cli
