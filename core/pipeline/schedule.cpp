// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"

#include <algorithm>
#include <array>

namespace quadrille {

const ScheduleTraits& traits(ScheduleKind kind) {
    using enum PlacementKind;
    constexpr std::int64_t any = 0;
    static constexpr std::array<ScheduleTraits, 18> all{{
        {"gpipe", loop},
        {"1f1b", loop},
        {"1f1b-eager", loop},
        {.name = "interleaved", .placement = loop, .leastChunks = 2, .mostChunks = any, .grouped = true},
        {.name = "interleaved-overlap",
         .placement = loop,
         .leastChunks = 2,
         .mostChunks = any,
         .grouped = true,
         .fuses = true},
        {.name = "breadth-first", .placement = loop, .mostChunks = any},
        {.name = "zb-h1", .placement = loop, .splitsBackward = true},
        {.name = "zb-h2", .placement = loop, .splitsBackward = true},
        {.name = "zb1p-interleaved", .placement = loop, .mostChunks = any, .splitsBackward = true},
        {.name = "zb-v", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "v-half", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "v-min", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "dualpipe", .placement = bidirectional, .splitsBackward = true, .fuses = true},
        {.name = "dualpipev",
         .placement = vShaped,
         .leastChunks = 2,
         .mostChunks = 2,
         .splitsBackward = true,
         .fuses = true},
        {"chimera", bidirectional},
        {.name = "zb-auto", .placement = loop, .splitsBackward = true, .searched = true},
        {.name = "zb-v-auto",
         .placement = vShaped,
         .leastChunks = 2,
         .mostChunks = 2,
         .splitsBackward = true,
         .searched = true},
        {.name = "custom", .placement = loop, .mostChunks = any},
    }};
    return all.at(static_cast<std::size_t>(kind));
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
