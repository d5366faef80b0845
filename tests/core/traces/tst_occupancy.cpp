// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/occupancy.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <numeric>

using namespace quadrille;
using namespace quadrille::traces;

/// Where a GPU's time goes, held to a count of every nanosecond.
class TestOccupancy : public QObject {
    Q_OBJECT

    static constexpr std::array byPrecedence{Cause::matrices,      Cause::attention, Cause::memoryBound,
                                             Cause::optimizer,     Cause::tensor,    Cause::context,
                                             Cause::expert,        Cause::data,      Cause::pipeline,
                                             Cause::otherMessages, Cause::copies};

    static Occupancy counted(const std::vector<Work>& works, const std::vector<Span>& passes,
                             const Span& step, const Span& pipeline) {
        Occupancy result;
        for (Time now = step.begin; now < step.end; ++now) {
            bool taken = false;
            for (const Cause cause : byPrecedence)
                if (std::ranges::any_of(works, [&](const Work& work) {
                        return work.cause == cause && work.span.contains(now);
                    })) {
                    CauseTime& time = result.causes.at(static_cast<std::size_t>(cause));
                    ++time.busy;
                    time.exposed += taken ? 0 : 1;
                    taken = true;
                }
            if (taken)
                continue;
            const bool within =
                std::ranges::any_of(passes, [&](const Span& pass) { return pass.contains(now); });
            ++(!within && pipeline.contains(now) ? result.waiting : result.idle);
        }
        return result;
    }

private slots:
    void messagesHideBehindProducts() {
        const std::vector<Work> works{
            {{0, 10}, Cause::matrices}, {{5, 20}, Cause::data}, {{15, 18}, Cause::tensor}};
        const Occupancy found = occupancy(works, {}, {0, 30}, {});
        QCOMPARE(found.of(Cause::matrices), (CauseTime{10, 10}));
        QCOMPARE(found.of(Cause::data), (CauseTime{15, 7}));
        QCOMPARE(found.of(Cause::data).hidden(), Time{8});
        QCOMPARE(found.of(Cause::tensor), (CauseTime{3, 3}));
        QCOMPARE(found.idle, Time{10});
    }

    void everyNanosecondGoesSomewhere() {
        QVERIFY(rc::check("as counted", [] {
            const auto span = rc::gen::map(rc::gen::pair(rc::gen::inRange(-5, 60), rc::gen::inRange(0, 20)),
                                           [](const auto& pair) {
                                               return Span{pair.first, pair.first + pair.second};
                                           });
            const auto works = *rc::gen::container<std::vector<Work>>(
                rc::gen::map(rc::gen::pair(span, rc::gen::elementOf(byPrecedence)), [](const auto& pair) {
                    return Work{pair.first, pair.second};
                }));
            const auto passes = *rc::gen::container<std::vector<Span>>(span);
            const Span step{0, 50};
            const Span pipeline = *span;
            const Occupancy found = occupancy(works, passes, step, pipeline);
            RC_ASSERT(found == counted(works, passes, step, pipeline));
            RC_ASSERT(std::accumulate(allCauses.begin(), allCauses.end(), Time{0},
                                      [&](Time sum, Cause cause) { return sum + found.spent(cause); }) ==
                      step.length());
        }));
    }
};

QUADRILLE_TESTS(TestOccupancy)
#include "tst_occupancy.moc"
