// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/pipeline/bubble.h"
#include "core/pipeline/summary_formulas.h"
#include "core/reference/tables.h"
#include "core/stop.h"

namespace quadrille::reference {
namespace {

/// Orders that take longer are left out: a sheet to look up is there at once.
constexpr double mostWork = 2e6;

} // namespace

ReferenceTable bubbles(const Analysis& analysis, const std::stop_token& stop) {
    const Scenario& scenario = analysis.scenario();
    ReferenceTable table{
        .head = &referenceHead("bubbles"),
        .columns = {words(QUADRILLE_MESSAGE("Schedule")),
                    words(QUADRILLE_MESSAGE("Idle ÷ ideal, as printed")), words(QUADRILLE_MESSAGE("Chunks")),
                    words(QUADRILLE_MESSAGE("Idle ÷ ideal here")),
                    words(QUADRILLE_MESSAGE("Idle ÷ total here")),
                    words(QUADRILLE_MESSAGE("Micro-batches held on rank 0"))},
        .rows = {},
        .remarks = {{QUADRILLE_MESSAGE(
                         "p = %1 ranks, m = %2 micro-batches, v chunks; stages all alike, F = I = W, "
                         "without messages."),
                     {scenario.plan.pp, microBatches(scenario)}}},
        .source =
            QUADRILLE_MESSAGE("Huang et al. (2019); Narayanan et al. (2021); each schedule’s own paper")};
    for (const ScheduleKind kind : scheduleKinds) {
        throwIfStopped(stop);
        const Scenario other = withSchedule(scenario, kind);
        const ScheduleShape shape = scheduleShape(other);
        ReferenceRow row{.cells = {words(traits(kind).label), {}, {}, {}, {}, {}},
                         .own = kind == scenario.plan.schedule};
        if (hasBubbleFormula(kind))
            row.cells[1] = ReferenceFormula{traits(kind).mostChunks == 1 ? "(p − 1) ÷ m" : "(p − 1) ÷ (v·m)"};
        if (runnable(other) && isWorkable(kind, shape) && unitBubbleCost(kind, shape) <= mostWork) {
            const Bubble bubble = unitBubble(kind, shape, stop);
            row.cells[2] = count(shape.chunks);
            row.cells[3] = number(bubble.overIdeal, ReferenceUnit::share);
            row.cells[4] = number(bubble.overTotal, ReferenceUnit::share);
            if (hasInFlightFormula(kind))
                row.cells[5] = number(microBatchesInFlight<double>(kind, static_cast<double>(shape.ranks),
                                                                   static_cast<double>(shape.microbatches),
                                                                   static_cast<double>(shape.chunks), 0.0),
                                      ReferenceUnit::count);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace quadrille::reference
