// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "app/cli/schedule_request.h"

namespace quadrille::cli {

/// Writes every schedule of the typed size side by side, those that it cannot have with the reason, as text
/// or JSON. \return the exit code \throws InputError
[[nodiscard]] int compareShapes(const ScheduleOptions& options, Output& out);

/// The same for a scenario, with its stage times, and with memory and communication. \throws InputError
[[nodiscard]] int compareForScenario(const ScheduleOptions& options, Output& out);

} // namespace quadrille::cli
