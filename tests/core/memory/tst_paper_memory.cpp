// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/paper_estimate.h"
#include "core/memory/paper_inputs.h"
#include "core/pipeline/in_flight.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;

namespace {

using test::close;

paper::Inputs<double> inputs(const Scenario& s, std::int64_t stage = 0) {
    return paper::inputsOf<double>(s, stage);
}

/// Bytes of one copy of the parameters over all ranks of one replica, from what each stage reports.
double parametersOfReplica(const Scenario& s) {
    double sum = 0;
    for (const StageMemory& stage : paperMemory(s).stages)
        sum += stage.part(MemoryPart::parameters).value() / 2 * static_cast<double>(s.plan.tp);
    return sum;
}

} // namespace

class TestPaperMemory : public QObject {
    Q_OBJECT
private slots:
    // Eq. 3 against the exact counts that the models' authors publish.
    void parametersOfLlamaAreExact() {
        for (const char* name :
             {"llama-2-7b", "llama-2-13b", "llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b"}) {
            Scenario s = test::llama8b();
            s.model = test::model(name);
            QVERIFY(s.model.publishedParameters);
            QCOMPARE(paper::modelParameters(inputs(s)), static_cast<double>(*s.model.publishedParameters));
        }
    }

    // Summed over tensor and pipeline ranks, each parameter is there once, norms t times.
    void parametersAreConserved() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            const auto t = static_cast<double>(s.plan.tp);
            const auto h = static_cast<double>(s.model.hidden);
            const double norms = (2 * static_cast<double>(s.model.layers) + 1) * h;
            RC_ASSERT(close(parametersOfReplica(s), paper::modelParameters(inputs(s)) + (t - 1) * norms));
        }));
    }

    // Optimizer bytes over all ranks of the cluster: 12 a parameter and replicated norm, whatever d and c.
    void optimizerStatesAreSharded() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            double perReplica = 0;
            for (const StageMemory& stage : paperMemory(s).stages)
                perReplica += stage.part(MemoryPart::optimizer).value() * static_cast<double>(s.plan.tp);
            const auto copies = static_cast<double>(dataParallel(s) * s.plan.cp);
            RC_ASSERT(close(perReplica * copies, 12 * parametersOfReplica(s)));
        }));
    }

    void partsSumToTotal() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            const MemoryEstimate memory = paperMemory(s);
            RC_ASSERT(memory.stages.size() == static_cast<std::size_t>(s.plan.pp));
            for (const StageMemory& stage : memory.stages) {
                double sum = 0;
                for (const MemoryPart part : allMemoryParts) {
                    RC_ASSERT(std::isfinite(stage.part(part).value()) && stage.part(part).value() >= 0);
                    sum += stage.part(part).value();
                }
                RC_ASSERT(close(sum, stage.total().value()));
                RC_ASSERT(stage.total() <= memory.total());
            }
        }));
    }

    // Eq. 18 as printed, written out here by hand, for p > 1 and m ≥ p under 1F1B.
    void firstStageIsEquation18() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            assign(s, Dimension::virtualStages, 1);
            s.plan.schedule = ScheduleKind::oneForwardOneBackward;
            s.plan.globalBatch =
                std::max(s.plan.globalBatch, dataParallel(s) * s.plan.microBatch * s.plan.pp);
            RC_PRE(s.plan.pp > 1);
            const auto x = inputs(s);
            const double states =
                (6 + 12 / (x.d * x.c)) *
                (x.h * x.v / x.t +
                 2 * (x.L / x.p) * x.h * x.h * ((1 + x.k / x.a + 1.5 * x.hFfn / x.h) / x.t + 1 / x.h));
            const double activations =
                x.s * x.b * x.h / (x.t * x.c) * ((12 + 4 * x.k / x.a + 8 * x.hFfn / x.h) * x.L + 8 * x.p);
            RC_ASSERT(close(paperStageMemory(s, 0).total().value(), states + activations));
        }));
    }

    // The micro-batches in flight that the formula assumes are those the executed schedule really holds.
    void inFlightIsTheSchedulesOwn() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            RC_PRE(operationCount(s) < 20000);
            const auto timeline = timelineOf(s);
            const MemoryEstimate memory = paperMemory(s);
            for (std::size_t rank = 0; rank < memory.stages.size(); ++rank)
                RC_ASSERT(memory.stages[rank].inFlight ==
                          timeline->ranks[rank].peakAtInputGradient / static_cast<double>(s.plan.vpp));
        }));
    }

    void memoryMovesAsItMust() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            const Bytes total = paperFullest(s);
            // Twice the sequence needs more; twice the replicas (and the batch that feeds them) no more.
            RC_ASSERT(paperFullest(with(s, Dimension::sequence, 2 * s.plan.sequence)) > total);
            Scenario wider = with(s, Dimension::gpus, 2 * s.cluster.gpus);
            wider.plan.globalBatch *= 2;
            RC_ASSERT(paperFullest(wider) < total);
            Scenario larger = s;
            larger.model.ffn += larger.plan.tp;
            RC_ASSERT(paperFullest(larger) > total);
        }));
    }

    void zonesEndWhereThePaperSays() {
        QCOMPARE(zoneOf(gibibytes(32), paperLimits(gibibytes(40))), Zone::green);
        QCOMPARE(zoneOf(Bytes(std::nextafter(gibibytes(32).value(), 1e18)), paperLimits(gibibytes(40))),
                 Zone::yellow);
        QCOMPARE(zoneOf(gibibytes(40), paperLimits(gibibytes(40))), Zone::yellow);
        QCOMPARE(zoneOf(Bytes(std::nextafter(gibibytes(40).value(), 1e18)), paperLimits(gibibytes(40))),
                 Zone::red);
    }
};

QUADRILLE_TESTS(TestPaperMemory)
#include "tst_paper_memory.moc"
