// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// An order from a file; nothing makes it.
constexpr ScheduleDefinition custom{.traits = {.name = "custom",
                                               .label = QUADRILLE_MESSAGE("Order from a file"),
                                               .glossary = "schedule",
                                               .mostChunks = 0}};

} // namespace quadrille::schedules
