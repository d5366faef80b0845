// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule_definition.h"

#include <algorithm>

namespace quadrille {

const ScheduleTraits& traits(ScheduleKind kind) {
    return definitionOf(kind).traits;
}

Term termOf(ScheduleKind kind) {
    return {traits(kind).name, traits(kind).label};
}

std::string_view scheduleName(ScheduleKind kind) {
    return traits(kind).name;
}

std::optional<ScheduleKind> scheduleFromName(std::string_view name) {
    const auto found = std::ranges::find(scheduleKinds, name, scheduleName);
    return found == scheduleKinds.end() ? std::nullopt : std::optional(*found);
}

std::int64_t nearestChunks(ScheduleKind kind, std::int64_t chunks) {
    const ScheduleTraits& rules = traits(kind);
    const std::int64_t enough = std::max(chunks, rules.leastChunks);
    return rules.mostChunks == 0 ? enough : std::min(enough, rules.mostChunks);
}

ScheduleKind kindWithChunks(ScheduleKind kind, std::int64_t chunks) {
    const ScheduleTraits& rules = traits(kind);
    if (chunks > 1 && kind == ScheduleKind::oneForwardOneBackward)
        return ScheduleKind::interleaved;
    if (chunks < rules.leastChunks)
        return ScheduleKind::oneForwardOneBackward;
    return chunks > 2 && rules.mostChunks == 2 ? ScheduleKind::interleaved : kind;
}

} // namespace quadrille
