// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"

namespace quadrille::schedules {

/// All forwards, then all backwards, both ascending. Huang et al. 2019, section 2.3.
constexpr ScheduleDefinition gpipe{
    .traits = {.name = "gpipe", .label = "GPipe", .glossary = "gpipe"},
    .append = [](OperationWriter& operations, const ScheduleShape& shape,
                 std::int64_t rank) { orders::appendPlain(operations, shape, rank, shape.microbatches); },
    .textbookBubble = true,
    .inFlight = [](const auto& x) { return closed_form::gpipePeak(x.microbatches); }};

} // namespace quadrille::schedules
