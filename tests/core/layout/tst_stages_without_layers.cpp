// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"
#include "core/model/parameters.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace quadrille;

namespace {

/// A plan of so many layers over so many stages that runs under the detailed estimator.
Scenario plan(std::int64_t layers, std::int64_t ranks, std::int64_t chunks, const char* split) {
    Scenario s = test::llama8b();
    s.model.layers = layers;
    s.cluster.gpus = ranks;
    s.plan.pp = ranks;
    assign(s, Dimension::virtualStages, chunks);
    s.plan.layerSplit = layerSplitFromText(split).value();
    s.plan.globalBatch = 2 * ranks;
    s.plan.zero = 0;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

bool warnedOf(const Scenario& s, std::string_view rule) {
    const auto found = check(s);
    return std::any_of(found.begin(), found.end(), [rule](const auto& each) { return each.rule == rule; });
}

std::vector<std::int64_t> layersOfChunks(const Scenario& s, std::int64_t rank) {
    const Resolved resolved(s);
    std::vector<std::int64_t> layers;
    for (std::int64_t chunk = 0; chunk < resolved.chunks().chunksOfRank(); ++chunk)
        layers.push_back(resolved.chunks().at(rank, chunk).layers);
    return layers;
}

/// Shares of `whole` that add up to it, none negative.
std::vector<std::int64_t> anyShares(std::int64_t whole, std::int64_t count) {
    std::vector<std::int64_t> shares(static_cast<std::size_t>(count), 0);
    for (std::int64_t i = 0; i < whole; ++i)
        ++shares[static_cast<std::size_t>(*rc::gen::inRange<std::int64_t>(0, count))];
    return shares;
}

} // namespace

/// Stages, or chunks of virtual stages, that hold the embedding, the head or nothing in place of layers.
class TestStagesWithoutLayers : public QObject {
    Q_OBJECT
private slots:
    // Llama 3.1 405B, 126 layers: one less on the ends of PP 16 × 8 virtual stages (Grattafiori et al. 2024,
    // section 3.3.2). Interleaved, rank 0 has stages 0, 16, …, and rank 15 the stages 15, 31, ….
    void embeddingAndHeadCountAsLayers() {
        const Scenario s = plan(126, 16, 8, "ends-count");
        QVERIFY(runnable(s));
        QVERIFY(!warnedOf(s, "stages-without-layers"));
        QCOMPARE(layersOfChunks(s, 0), (std::vector<std::int64_t>{0, 1, 1, 1, 1, 1, 1, 1}));
        QCOMPARE(layersOfChunks(s, 7), (std::vector<std::int64_t>(8, 1)));
        QCOMPARE(layersOfChunks(s, 15), (std::vector<std::int64_t>{1, 1, 1, 1, 1, 1, 1, 0}));
    }

    void everyKindOfSplitTakesMoreStagesThanLayers() {
        for (const char* split : {"balanced", "ends-count", "first=0,last=0", "0,1,1,1,1,0", "4,0,0,0,0,0"})
            QVERIFY2(runnable(plan(4, 6, 1, split)), split);
        for (const char* split : {"even", "first=0", "5,0,0,0,0,0", "0,1,1,1,1"})
            QVERIFY2(!runnable(plan(4, 6, 1, split)), split);
    }

    // 94 layers over 96 slots.
    void ninetyFourLayersFillNinetySixSlots() {
        for (const auto& [ranks, chunks] : {std::pair{8, 12}, {12, 8}, {16, 6}, {32, 3}}) {
            const Scenario s = plan(94, ranks, chunks, "ends-count");
            QVERIFY(runnable(s));
            const Analysis analysis = analyze(s, TimeBase::model);
            QVERIFY(std::isfinite(analysis.performance->step.value()));
            for (const StageMemory& stage : analysis.memory->stages)
                QVERIFY(stage.total().value() > 0);
        }
    }

    void stagesThatPassOnAreWarnedOf() {
        QVERIFY(warnedOf(plan(4, 6, 1, "balanced"), "stages-without-layers")); // the fifth of six
        QVERIFY(!warnedOf(plan(4, 5, 1, "balanced"), "stages-without-layers"));
        QVERIFY(!warnedOf(plan(4, 6, 1, "ends-count"), "stages-without-layers"));
        QVERIFY(warnedOf(plan(4, 6, 1, "0,2,0,1,1,0"), "stages-without-layers"));
    }

    // Embedding and head alone, and nothing at all: 2 bytes a weight and nothing else of the states under
    // fp32 optimizers' 16 others. The head's matrix is not tied here.
    void whatAStageWithoutLayersHolds() {
        const Scenario s = plan(4, 7, 1, "0,1,1,0,1,1,0");
        const MemoryEstimate memory = detailedMemory(s);
        const auto& m = s.model;
        const auto matrix = static_cast<double>(m.vocab * m.hidden);
        QCOMPARE(memory.stages[0].part(MemoryPart::parameters).value(), 2 * matrix);
        QCOMPARE(memory.stages[0].part(MemoryPart::optimizer).value(), 12 * matrix);
        QCOMPARE(memory.stages[3].part(MemoryPart::parameters).value(), 0.0);
        QCOMPARE(memory.stages[3].part(MemoryPart::activations).value(), 0.0);
        QCOMPARE(memory.stages[6].part(MemoryPart::parameters).value(),
                 2 * (matrix + static_cast<double>(m.hidden)));
        QCOMPARE(memory.stages[3].peak.working, MemoryPeak::Working::nothing);
        QCOMPARE(memory.stages[0].peak.working, MemoryPeak::Working::embedding);
        QCOMPARE(memory.stages[6].peak.working, MemoryPeak::Working::loss);
        for (const StageMemory& stage : memory.stages)
            QVERIFY(!english(describe(stage)).empty());
    }

    // However the layers are dealt: all parameters are there once, and as much is computed in all.
    void nothingIsLostOrMadeTwice() {
        QVERIFY(rc::check([] {
            const std::int64_t layers = *rc::gen::inRange<std::int64_t>(1, 12);
            const std::int64_t ranks = *rc::gen::inRange<std::int64_t>(2, 10);
            const std::int64_t chunks = *rc::gen::inRange<std::int64_t>(1, 4);
            Scenario s = plan(layers, ranks, chunks, "even");
            s.plan.layerSplit = {.kind = LayerSplit::Kind::list,
                                 .first = {},
                                 .last = {},
                                 .layers = anyShares(layers, ranks * chunks)};
            RC_ASSERT(runnable(s));
            const MemoryEstimate memory = detailedMemory(s);
            const double held = std::accumulate(memory.stages.begin(), memory.stages.end(), 0.0,
                                                [](double sum, const StageMemory& stage) {
                                                    return sum + stage.part(MemoryPart::parameters).value();
                                                });
            const auto all = 2.0 * static_cast<double>(parameterCount(s.model));
            RC_ASSERT(std::abs(held - all) <= 1e-12 * all);

            const Resolved resolved(s);
            const auto work = [](const Resolved& x) {
                double sum = 0;
                for (std::size_t stage = 0; stage < x.passes().count(); ++stage)
                    sum += x.passes().at(stage).forward.matrices;
                return sum;
            };
            Scenario whole = plan(layers, 1, 1, "even");
            const double alone = work(Resolved(whole));
            RC_ASSERT(std::abs(work(resolved) - alone) <= 1e-12 * alone);
            const Performance p = performanceOf(resolved);
            RC_ASSERT(std::isfinite(p.step.value()) && p.step.value() > 0);
        }));
    }

    void tooManyStagesAreRefusedAtOnce() {
        Scenario s = plan(4, 1'000'000, 1, "balanced");
        QVERIFY(!warnedOf(s, "layers-divisible-by-stages"));
        s.plan.vpp = 1'000'000'000'000;
        s.plan.schedule = ScheduleKind::interleaved;
        QVERIFY(warnedOf(s, "layers-divisible-by-stages"));
    }
};

QUADRILLE_TESTS(TestStagesWithoutLayers)
#include "tst_stages_without_layers.moc"
