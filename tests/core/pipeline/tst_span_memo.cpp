// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/span_memo.h"

#include "core/pipeline/pipeline_runs.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;

/// A memo changes what a question costs, and nothing else.
class TestSpanMemo : public QObject {
    Q_OBJECT
private slots:
    void theSpanIsTheSame() {
        QVERIFY(rc::check([] {
            SpanMemo memo;
            for (int asked = 0; asked < 12; ++asked) {
                const ScheduleKind kind =
                    *rc::gen::element(ScheduleKind::oneForwardOneBackward, ScheduleKind::interleaved,
                                      ScheduleKind::gpipe, ScheduleKind::zeroBubbleH1);
                ScheduleShape shape;
                shape.ranks = *rc::gen::inRange(1, 5);
                shape.chunks = kind == ScheduleKind::interleaved ? 2 : 1;
                shape.microbatches = shape.ranks * *rc::gen::element(1, 3, 40, 700);
                if (!checkRules(kind, shape).empty())
                    continue;
                const auto stages = static_cast<std::size_t>(shape.stages());
                Durations durations = Durations::uniform(stages, *rc::gen::element(1.0, 1.5), 1, 0.5);
                durations.p2p = *rc::gen::element(0.0, 0.25);
                const PipelineSpan alone = PipelineRuns(kind, shape, durations).span();
                RC_ASSERT(PipelineRuns(kind, shape, durations, &memo).span() == alone);
                RC_ASSERT(memo.find(kind, shape, durations) != nullptr);
                RC_ASSERT(PipelineRuns(kind, shape, durations, &memo).span() == alone);
            }
        }));
    }

    void anotherPipelineIsNotKnown() {
        SpanMemo memo;
        const ScheduleShape shape{.ranks = 2, .microbatches = 8};
        const Durations durations = Durations::uniform(2);
        (void)PipelineRuns(ScheduleKind::gpipe, shape, durations, &memo).span();
        QVERIFY(memo.find(ScheduleKind::gpipe, shape, durations) != nullptr);
        QVERIFY(memo.find(ScheduleKind::oneForwardOneBackward, shape, durations) == nullptr);
        QVERIFY(memo.find(ScheduleKind::gpipe, {.ranks = 2, .microbatches = 9}, durations) == nullptr);
        QVERIFY(memo.find(ScheduleKind::gpipe, shape, Durations::uniform(2, 2)) == nullptr);
    }

    void theOldestIsForgotten() {
        SpanMemo memo;
        const ScheduleShape shape{.ranks = 2, .microbatches = 8};
        for (int i = 1; i <= 1000; ++i)
            (void)PipelineRuns(ScheduleKind::gpipe, shape, Durations::uniform(2, i), &memo).span();
        QVERIFY(memo.find(ScheduleKind::gpipe, shape, Durations::uniform(2, 1)) == nullptr);
        QVERIFY(memo.find(ScheduleKind::gpipe, shape, Durations::uniform(2, 1000)) != nullptr);
    }
};

QUADRILLE_TESTS(TestSpanMemo)
#include "tst_span_memo.moc"
