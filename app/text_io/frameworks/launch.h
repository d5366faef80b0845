// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/reading.h"

namespace quadrille::frameworks {

/// A positive number, or none: "2:4" and "gpu" are no number of nodes.
[[nodiscard]] std::optional<std::int64_t> positiveNumber(std::string_view text);

/// How many GPUs a script starts its program on: what it says to torchrun, to the launchers of DeepSpeed and
/// Accelerate and to Slurm, and else the variables that published scripts call so.
void readLaunch(Reading& reading);

/// Of a launcher or a batch system, and none of a framework's: it moves nothing of a plan that readLaunch()
/// does not read.
[[nodiscard]] bool isOfLauncherAlone(std::string_view key);

} // namespace quadrille::frameworks
