// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"
#include "core/check/check.h"
#include "core/memory/detailed/course.h"
#include "core/memory/detailed/estimate.h"
#include "core/performance/host_link.h"
#include "core/performance/performance.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

using test::close;

Scenario away(Offload offload, double share = 1, std::int64_t stages = 4) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 8);
    s.plan.pp = stages;
    s.plan.globalBatch = 16 * 8 / stages;
    s.plan.offload = offload;
    s.plan.offloadShare = share;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

StageMemory stage(const Scenario& s, std::int64_t rank = 0) {
    return detailedStageMemory(s, rank);
}

double part(const Scenario& s, MemoryPart part) {
    return stage(s).part(part).value();
}

double waits(const Scenario& s) {
    return performanceOf(s).part(StepPart::offload).value();
}

using test::breaks;

} // namespace

/// Optimizer states and activations in the host's memory.
class TestOffload : public QObject {
    Q_OBJECT
private slots:
    void nothingOffloadedChangesNothing() {
        for (const Offload offload : {Offload::none, Offload::activations}) {
            QVERIFY(performanceOf(away(offload, 0)) == performanceOf(away(Offload::none)));
            QVERIFY(detailedMemory(away(offload, 0)) == detailedMemory(away(Offload::none)));
        }
        QCOMPARE(waits(away(Offload::none)), 0.0);
    }

    // What is missing on the GPU is on the host.
    void bytesAreConserved() {
        const Scenario here = away(Offload::none);
        for (const double share : {0.25, 0.5, 1.0}) {
            const Scenario there = away(Offload::activations, share);
            QVERIFY(close(stage(there).onHost.value(), share * part(here, MemoryPart::activations)));
            QVERIFY(close(part(there, MemoryPart::activations),
                          (1 - share) * part(here, MemoryPart::activations)));
            QVERIFY(part(there, MemoryPart::buffers) > part(here, MemoryPart::buffers)); // what travels
        }
        const StageMemory states = stage(away(Offload::optimizer));
        QCOMPARE(states.onHost.value(), part(here, MemoryPart::optimizer));
        QCOMPARE(states.part(MemoryPart::optimizer).value(), 0.0);
    }

    // The states come back for their step: a rank needs room for them or for its activations, not for both.
    void theFullestMomentIsTheLargerOfTwo() {
        Scenario small = away(Offload::optimizer);
        small.plan.sequence = 512; // next to no activations
        QVERIFY(stage(small).peak.moment == MemoryPeak::Moment::step);
        Scenario here = small;
        here.plan.offload = Offload::none;
        // Beside the buffers of communication, which are there always, the states and nothing else.
        const Scenario shorter = [&small] {
            Scenario s = small;
            s.plan.sequence = 256;
            s.plan.pp = 1;
            s.plan.globalBatch = 16;
            Framework framework = *s.recipe.framework;
            framework.returnedGradient = 0; // which is there always, too
            s.recipe.framework = framework;
            return s;
        }();
        QCOMPARE(part(shorter, MemoryPart::buffers), stage(shorter).onHost.value());
        QVERIFY(stage(small).total() < stage(here).total());
        const Scenario large = away(Offload::optimizer);
        QVERIFY(stage(large).peak.moment != MemoryPeak::Moment::step);
        QVERIFY(close(stage(large).total().value(), stage(away(Offload::none)).total().value() -
                                                        part(away(Offload::none), MemoryPart::optimizer)));
    }

    // By hand: states go there and back over one direction each, and nothing hides them.
    void optimizerStatesTravelTwice() {
        const Scenario s = away(Offload::optimizer);
        double most = 0;
        for (std::int64_t rank = 0; rank < s.plan.pp; ++rank)
            most = std::max(most, stage(s, rank).onHost.value());
        QVERIFY(close(waits(s), 2 * most / s.cluster.gpu.hostLink->value()));
        const Exchange host = performanceOf(s).host;
        QVERIFY(close(host.sent.value(), most));
        QVERIFY(close(host.time.value(), waits(s)));
        QVERIFY(close(host.exposed.value(), waits(s)));
        QCOMPARE(performanceOf(away(Offload::none)).host.sent, Bytes(0));
    }

    // Every micro-batch's activations leave once: of some rank, so many times what one of them holds away.
    void activationsTravelOnceForEveryMicroBatch() {
        Scenario s = away(Offload::activations);
        s.cluster.gpu.hostLink = BytesPerSecond(1e9); // so slow that nothing hides more than a part of it
        const Exchange host = performanceOf(s).host;
        bool isOfARank = false;
        for (std::int64_t rank = 0; rank < s.plan.pp; ++rank)
            isOfARank =
                isOfARank ||
                close(host.sent.value(), 16 * stage(s, rank).onHost.value() / stage(s, rank).inFlight, 1e-9);
        QVERIFY(isOfARank);
        QVERIFY(close(host.time.value(), 2 * host.sent.value() / 1e9));
        QVERIFY(host.exposed < host.time && host.exposed > Seconds(0));
    }

    // A link fast enough hides all activations; one slower than that waits for the rest of every micro-batch.
    void activationsHideBehindComputation() {
        Scenario fast = away(Offload::activations);
        fast.cluster.gpu.hostLink = BytesPerSecond(1e15);
        QCOMPARE(waits(fast), 0.0);
        const Scenario slow = [] {
            Scenario s = away(Offload::activations);
            s.cluster.gpu.hostLink = BytesPerSecond(1e9);
            return s;
        }();
        const Resolved resolved(slow);
        double longest = 0;
        for (std::int64_t rank = 0; rank < slow.plan.pp; ++rank) {
            const StageMemory memory = stage(slow, rank);
            const auto& passes = resolved.passes().at(static_cast<std::size_t>(rank));
            const double travels = memory.onHost.value() / memory.inFlight / 1e9;
            const double backward = passes.inputGradient.total() + passes.weightGradient.total();
            longest = std::max(longest, 16 * (2 * travels - passes.forward.total() - backward));
        }
        QVERIFY(close(waits(slow), longest, 1e-9));
        // The faster the link, and the smaller the share, the shorter the step.
        double before = waits(slow);
        for (const double rate : {4e9, 16e9, 64e9, 450e9}) {
            Scenario s = slow;
            s.cluster.gpu.hostLink = BytesPerSecond(rate);
            QVERIFY(waits(s) <= before);
            before = waits(s);
        }
        Scenario half = slow;
        half.plan.offloadShare = 0.5;
        QVERIFY(waits(half) < waits(slow));
    }

    void everyScheduleKeepsTheBalance() {
        for (const ScheduleKind kind : scheduleKinds) {
            Scenario s = withSchedule(away(Offload::both, 0.5), kind);
            if (traits(kind).searched || !runnable(s))
                continue;
            const MemoryEstimate memory = detailedMemory(s);
            for (const StageMemory& each : memory.stages)
                QVERIFY(each.onHost.value() > 0);
            QVERIFY(waits(s) > 0);
        }
    }

    void devicesWithoutAKnownLinkAreRefused() {
        for (const GpuSpec& gpu : test::gpus()) {
            Scenario s = away(Offload::activations);
            s.cluster.gpu = gpu;
            QCOMPARE(breaks(s, "gpu-has-host-link"), !gpu.hostLink.has_value());
        }
        Scenario s = away(Offload::both);
        s.cluster.gpu.hostLink.reset();
        const auto found = check(s);
        QVERIFY(runnable(repaired(s, found.front().repairs.front())));
        s = away(Offload::activations, 1.5);
        QVERIFY(breaks(s, "offload-share-is-a-share") && !runnable(s));
        s.plan.offloadShare = std::nan("");
        QVERIFY(!runnable(s));
    }

    void explanationsAreTheNumbers() {
        for (const Offload offload : offloads)
            for (const std::int64_t length : {512, 8192}) {
                Scenario s = away(offload, 0.75);
                s.plan.sequence = length;
                s.cluster.gpu.hostLink = BytesPerSecond(4e9);
                for (std::int64_t rank = 0; rank < s.plan.pp; ++rank) {
                    const StageMemory memory = stage(s, rank);
                    for (const MemoryPart each : allMemoryParts)
                        QCOMPARE(explain(s, {Subject::Kind::memoryPart, rank, each})->value(),
                                 memory.part(each).value());
                }
                const Performance p = performanceOf(s);
                QCOMPARE(
                    explain(s, {.kind = Subject::Kind::stepPart, .stepPart = StepPart::offload}, &p)->value(),
                    p.part(StepPart::offload).value());
            }
    }
};

QUADRILLE_TESTS(TestOffload)
#include "tst_offload.moc"
