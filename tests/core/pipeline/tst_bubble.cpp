// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bubble.h"
#include "core/pipeline/executor.h"
#include "core/pipeline/peak_in_flight.h"
#include "core/pipeline/summary_formulas.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;

namespace {

/// A shape that the kind can have.
ScheduleShape anyShape(ScheduleKind kind) {
    const ScheduleTraits& rules = traits(kind);
    ScheduleShape shape;
    shape.ranks = *rc::gen::inRange<std::int64_t>(1, 9);
    shape.chunks =
        rules.mostChunks == 0 ? *rc::gen::inRange<std::int64_t>(rules.leastChunks, 4) : rules.mostChunks;
    const std::int64_t most = rules.searched ? 3 * shape.ranks + 1 : 14 * shape.ranks;
    shape.microbatches = *rc::gen::inRange<std::int64_t>(1, most);
    if (rules.grouped)
        shape.microbatches = shape.ranks * *rc::gen::inRange<std::int64_t>(1, 12);
    return shape;
}

} // namespace

/// Formulas and shortcuts of the summary, against running every operation.
class TestBubble : public QObject {
    Q_OBJECT
private slots:
    void theBubbleIsThatOfTheWholeStep() {
        QVERIFY(rc::check([] {
            const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
            const ScheduleShape shape = anyShape(kind);
            RC_PRE(checkShape(kind, shape).empty());
            const Timeline timeline =
                execute(makeOrder(kind, shape), Durations::uniform(static_cast<std::size_t>(shape.stages())));
            const Bubble bubble = unitBubble(kind, shape);
            RC_LOG() << scheduleName(kind) << " p " << shape.ranks << " m " << shape.microbatches << " v "
                     << shape.chunks << ": " << bubble.overIdeal << " is " << timeline.idleOverBusy() << '\n';
            RC_ASSERT(std::abs(bubble.overIdeal - timeline.idleOverBusy()) < 1e-9);
            RC_ASSERT(std::abs(bubble.overTotal - timeline.bubbleOverTotal) < 1e-9);
        }));
    }

    void whatIsInFlightIsWhatTheFormulaSays() {
        QVERIFY(rc::check([] {
            const ScheduleKind kind = *rc::gen::elementOf(scheduleKinds);
            const ScheduleShape shape = anyShape(kind);
            RC_PRE(checkShape(kind, shape).empty());
            const Order order = makeOrder(kind, shape);
            std::int64_t before = 0;
            for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
                const std::int64_t followed = peakInFlight(order.rank(static_cast<std::size_t>(rank)));
                RC_ASSERT(peakInFlight(kind, shape, rank) == followed);
                const double formula = microBatchesInFlight(
                    kind, static_cast<double>(shape.ranks), static_cast<double>(shape.microbatches),
                    static_cast<double>(shape.chunks), static_cast<double>(rank));
                const double counted = static_cast<double>(followed) / static_cast<double>(shape.chunks);
                RC_LOG() << scheduleName(kind) << " p " << shape.ranks << " m " << shape.microbatches << " v "
                         << shape.chunks << " rank " << rank << '\n';
                if (hasInFlightFormula(kind))
                    RC_ASSERT(std::abs(formula - counted) < 1e-9);
                else
                    RC_ASSERT(counted <= formula);
                if (declinesFromRankToRank(kind) && rank > 0)
                    RC_ASSERT(followed <= before);
                before = followed;
            }
        }));
    }
};

QUADRILLE_TESTS(TestBubble)
#include "tst_bubble.moc"
