// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/anatomy/exchange_times.h"
#include "core/pipeline/transfers.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using anatomy::exchangeTimes;
using anatomy::StepTime;

namespace {

/// p = 4, m = 8, t = 2, d = 4; 32 layers.
Scenario piped(ScheduleKind schedule = ScheduleKind::oneForwardOneBackward) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 32);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.pp = 4;
    s.plan.tp = 2;
    s.plan.globalBatch = 32;
    s.plan.schedule = schedule;
    s.plan.vpp = traits(schedule).leastChunks;
    s.plan.zero = 1;
    return s;
}

struct TimedStep {
    Resolved resolved;
    std::shared_ptr<const Timeline> timeline;
    explicit TimedStep(const Scenario& s) : resolved(s), timeline(analyze(s).timeline) {}
    [[nodiscard]] std::vector<StepTime> times(TrafficKind kind, std::int64_t rank) const {
        return exchangeTimes(resolved, *timeline, kind, rank);
    }
};

} // namespace

class TestExchangeTimes : public QObject {
    Q_OBJECT
private slots:
    /// Every message is sent by one rank and taken by another one.
    void messagesHaveTwoEnds() {
        for (const ScheduleKind schedule :
             {ScheduleKind::oneForwardOneBackward, ScheduleKind::interleaved, ScheduleKind::zeroBubbleV}) {
            const Scenario s = piped(schedule);
            QVERIFY(runnable(s));
            const TimedStep step(s);
            std::int64_t ends = 0;
            for (std::int64_t rank = 0; rank < 4; ++rank)
                for (const StepTime& time : step.times(TrafficKind::pipeline, rank)) {
                    QVERIFY(std::ranges::find(step.timeline->ends, time.begin) != step.timeline->ends.end());
                    QVERIFY(time.end >= time.begin);
                    ++ends;
                }
            QCOMPARE(ends, 2 * transfers(*step.timeline->order).total());
        }
    }

    /// Forward and backward passes exchange activations; gradients of weights alone do not.
    void passesOfLayersExchange() {
        const TimedStep plain(piped());
        for (std::int64_t rank = 0; rank < 4; ++rank)
            QCOMPARE(plain.times(TrafficKind::tensor, rank).size(), std::size_t{2 * 8});
        const TimedStep split(piped(ScheduleKind::zeroBubbleH1));
        QCOMPARE(split.timeline->order->rank(0).size(), std::size_t{3 * 8});
        QCOMPARE(split.times(TrafficKind::tensor, 0).size(), std::size_t{2 * 8});
        QVERIFY(plain.times(TrafficKind::context, 0).empty()); // of one rank
    }

    /// Rajbhandari et al. (2020), section 7: once a step, after every backward pass, in every pass.
    void gradientsBySharding() {
        for (const auto& [zero, passes] :
             {std::pair(0, 1), std::pair(1, 1), std::pair(2, 8), std::pair(3, 16)}) {
            Scenario s = piped();
            s.plan.zero = zero;
            if (!runnable(s))
                continue;
            const TimedStep step(s);
            for (std::int64_t rank = 0; rank < 4; ++rank)
                QCOMPARE(step.times(TrafficKind::data, rank).size(), static_cast<std::size_t>(passes));
        }
        // The last backward pass of rank 0 is the end of the pipeline.
        const TimedStep step(piped());
        QCOMPARE(step.times(TrafficKind::data, 0).back().end, *std::ranges::max_element(step.timeline->ends));
    }

    /// Stages whose layers are all dense have no experts to send to.
    void denseStagesSendNoTokens() {
        // The first of 27 layers is dense.
        Scenario s = test::scenario("deepseek-v2-lite", "h100-sxm-80gb", 27 * 8);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.plan.pp = 27;
        s.plan.ep = 8;
        s.plan.globalBatch = 8 * 32;
        QVERIFY(runnable(s));
        const TimedStep step(s);
        for (std::int64_t rank = 0; rank < 27; ++rank)
            QCOMPARE(step.times(TrafficKind::expert, rank).size(),
                     static_cast<std::size_t>(rank == 0 ? 0 : 2 * 32));
    }
};

QUADRILLE_TESTS(TestExchangeTimes)
#include "tst_exchange_times.moc"
