// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule_definition.h"

namespace quadrille {

const ScheduleDefinition& definitionOf(ScheduleKind kind) {
#define QUADRILLE_SCHEDULE_ADDRESS(kind) &schedules::kind,
    static constexpr std::array all{QUADRILLE_SCHEDULES(QUADRILLE_SCHEDULE_ADDRESS) & schedules::custom};
#undef QUADRILLE_SCHEDULE_ADDRESS
    return *all.at(static_cast<std::size_t>(kind));
}

} // namespace quadrille
