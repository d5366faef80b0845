// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "app/cli/schedule_request.h"

#include <stop_token>

namespace quadrille::cli {

/// "zb-auto, 16 of 17 schedules", when so many are done.
[[nodiscard]] std::string comparedSoFar(ScheduleKind kind, std::size_t before);

/// Writes every schedule of the typed size side by side, those that it cannot have with the reason, as text
/// or JSON. \return the exit code \throws InputError, Stopped
[[nodiscard]] int compareShapes(const ScheduleOptions& options, Output& out, const std::stop_token& stop);

/// The same for a scenario, with its stage times, and with memory and communication. \throws InputError,
/// Stopped
[[nodiscard]] int compareForScenario(const ScheduleOptions& options, Output& out,
                                     const std::stop_token& stop);

} // namespace quadrille::cli
