// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/pipeline_runs.h"
#include "core/pipeline/rank_order.h"
#include "tests/support/test_program.h"

#include <stop_token>
#include <thread>

using namespace quadrille;

/// Work that several ask for is done once, and again where the first was stopped.
class TestPipelineRuns : public QObject {
    Q_OBJECT

private slots:
    void madeOnceForAllThatAsk() {
        const MadeOnce<int> number;
        int made = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] { (void)number.get([&] { return ++made; }); });
        threads.clear();
        QCOMPARE(made, 1);
        QCOMPARE(number.get([] { return 7; }), 1);
    }

    void madeAgainAfterAStop() {
        const ScheduleShape shape{.ranks = 4, .microbatches = 12};
        const PipelineRuns runs(ScheduleKind::zeroBubbleAuto, shape, Durations::uniform(4));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)runs.timeline(stopped.get_token()), Stopped);
        QCOMPARE(runs.timeline()->size(), std::size_t{4 * 12 * 3});
    }

    /// One order is what is drawn, what is timed and what is held.
    void orderTimelineAndPeaksAreOfOneRun() {
        for (const ScheduleKind kind : scheduleKinds) {
            const ScheduleShape shape{.ranks = 4, .microbatches = 16, .chunks = traits(kind).leastChunks};
            const PipelineRuns runs(kind, shape,
                                    Durations::uniform(4 * static_cast<std::size_t>(shape.chunks), 4, 5, 3));
            QVERIFY(&*runs.order() == &*runs.timeline()->order);
            QVERIFY(runs.timeline().get() == runs.timeline().get());
            for (std::int64_t rank = 0; rank < shape.ranks; ++rank) {
                const auto index = static_cast<std::size_t>(rank);
                QCOMPARE(runs.peaksInFlight().at(index),
                         static_cast<std::int64_t>(runs.timeline()->ranks[index].peakAtWeightGradient));
            }
            QVERIFY(runs.span().makespan >= runs.timeline()->makespan * (1 - 1e-12));
            QVERIFY(runs.span().makespan <= runs.timeline()->makespan * (1 + 1e-12));
        }
    }
};

QUADRILLE_TESTS(TestPipelineRuns)
#include "tst_pipeline_runs.moc"
