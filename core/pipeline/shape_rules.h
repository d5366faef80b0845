// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <optional>

/// Rules that several schedules have, as ShapeRule of schedule_definition.h.
namespace quadrille::shape_rules {

/// The even number next to an odd one.
[[nodiscard]] std::int64_t nextEven(std::int64_t odd);

[[nodiscard]] std::optional<Message> evenRanks(const ScheduleTraits& traits, const ScheduleShape& shape);
[[nodiscard]] std::optional<Message> evenMicrobatches(const ScheduleTraits& traits,
                                                      const ScheduleShape& shape);
[[nodiscard]] std::optional<Message> twoMicrobatchesEachRank(const ScheduleTraits& traits,
                                                             const ScheduleShape& shape);

} // namespace quadrille::shape_rules
