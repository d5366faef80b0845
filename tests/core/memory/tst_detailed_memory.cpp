// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/detailed/course.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/stages.h"
#include "core/model/parameters.h"
#include "core/model/predictions.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/summary_formulas.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace quadrille;
using namespace quadrille::detailed;

namespace {

using test::about;

Scenario runnableDetailed() {
    Scenario s = test::detailedScenario();
    RC_PRE(runnable(s));
    return s;
}

Scenario llama(const char* framework = "megatron") {
    Scenario s = test::llama70b();
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework(framework);
    return s;
}

} // namespace

/// Laws that the detailed estimator obeys on any model, framework and plan.
class TestDetailedMemory : public QObject {
    Q_OBJECT
private slots:
    // Every parameter is somewhere: over the ranks of one replica, states that nothing shards add up to their
    // bytes times the parameters, with what tensor parallelism repeats.
    void parametersAreConserved() {
        QVERIFY(rc::check([] {
            Scenario s = runnableDetailed();
            s.recipe.framework = test::framework("megatron");
            s.recipe.precision = Precision::bf16;
            s.plan.zero = 0;
            double sum = 0;
            for (const StageMemory& stage : detailedMemory(s).stages)
                sum += stage.part(MemoryPart::parameters).value() / 2;
            const auto n = layout::heldSizes(s);
            const auto t = static_cast<double>(s.plan.tp), e = static_cast<double>(s.plan.ep);
            const auto u = static_cast<double>(expertTensor(s.plan));
            const auto sparse = static_cast<double>(sparseLayers(s.model));
            const auto dense = denseLayer(s.model, n);
            const auto experts = sparseLayer(s.model, n, n.experts);
            const auto ends = endParameters(s.model, n);
            double expected = (n.layers - sparse) * (dense.tensorSplit / t + dense.replicated) +
                              sparse * (experts.tensorSplit / t + experts.replicated +
                                        experts.experts / (e * u) + experts.expertsReplicated / e);
            expected +=
                (ends.embedding + ends.head) / t + ends.positions + ends.embeddingNorm + ends.finalNorm;
            // With the ends of the model on different ranks, the last one has a copy of a tied matrix.
            const bool apart = traits(s.plan.schedule).placement == PlacementKind::loop && s.plan.pp > 1;
            if (s.model.tiedEmbeddings && apart)
                expected += ends.embedding / t;
            // Modules of multi-token prediction, with a copy of the embedding where they have none beside
            // them.
            if (const auto modules = static_cast<double>(s.model.predictLayers); modules > 0) {
                const auto& layer = sparsePredictLayers(s.model) > 0 ? experts : dense;
                const auto beside = predictionParameters(s.model, n);
                expected +=
                    modules * ((layer.tensorSplit + beside.tensorSplit) / t + layer.replicated +
                               beside.replicated + layer.experts / (e * u) + layer.expertsReplicated / e);
                if (apart && !s.model.tiedEmbeddings)
                    expected += ends.embedding / t;
            }
            const auto copies = static_cast<double>(pipelineReplicas(s.plan.schedule, scheduleShape(s)));
            RC_ASSERT(about(sum, copies * expected));
            if (s.plan.tp == 1 && s.plan.ep == 1 && u == 1 && !(s.model.tiedEmbeddings && apart) &&
                s.model.predictLayers == 0)
                RC_ASSERT(about(sum, copies * static_cast<double>(parameterCount(s.model))));
        }));
    }

    // ZeRO never adds to what stays, and its stages shard what they say.
    void zeroShardsWhatItSays() {
        QVERIFY(rc::check([] {
            Scenario s = runnableDetailed();
            s.recipe.framework = *rc::gen::element(test::framework("megatron"), test::framework("deepspeed"));
            s.plan.ep = 1;
            s.plan.expertTensor = 0;
            const auto stateAt = [&s](int zero, MemoryPart part) {
                Scenario sharded = s;
                sharded.plan.zero = zero;
                return detailedStageMemory(sharded, 0).part(part).value();
            };
            const auto ranks =
                static_cast<double>(s.plan.shardGroup > 0 ? s.plan.shardGroup : dataParallel(s) * s.plan.cp);
            const MemoryPart parts[]{MemoryPart::optimizer, MemoryPart::gradients, MemoryPart::parameters};
            for (int stage = 1; stage <= 3; ++stage)
                for (int part = 0; part < 3; ++part)
                    RC_ASSERT(about(stateAt(stage, parts[part]),
                                    stateAt(0, parts[part]) / (part < stage ? ranks : 1.0)));
        }));
    }

    // The closed form and the shortened schedule find what following every operation of the step finds.
    void peaksAreThoseOfTheWholeSchedule() {
        QVERIFY(rc::check([] {
            const Scenario s = runnableDetailed();
            RC_PRE(operationCount(s) < 200'000);
            const Stages stages(s);
            const std::int64_t rank = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const auto chunks = stages.chunksOf(rank);
            const RankPeak quick = rankPeak(s, rank, chunks);
            const RankPeak followed =
                followedPeak(makeOrder(s.plan.schedule, scheduleShape(s), Resolved(s).durations())
                                 .rank(static_cast<std::size_t>(rank)),
                             stagesOfRank(s.plan.schedule, scheduleShape(s), rank), chunks);
            RC_ASSERT(about(quick.activations(chunks) + quick.working(chunks),
                            followed.activations(chunks) + followed.working(chunks)));
        }));
    }

    void rankOrdersAreThoseOfThePipeline() {
        QVERIFY(rc::check([] {
            const auto ranks = *rc::gen::inRange<std::int64_t>(1, 9);
            const auto chunks = ranks > 1 ? *rc::gen::inRange<std::int64_t>(1, 4) : 1;
            const ScheduleKind kind =
                chunks > 1 ? ScheduleKind::interleaved
                           : *rc::gen::element(ScheduleKind::gpipe, ScheduleKind::oneForwardOneBackward);
            const ScheduleShape shape{.ranks = ranks,
                                      .microbatches = ranks * *rc::gen::inRange<std::int64_t>(1, 9),
                                      .chunks = chunks,
                                      .group = 0};
            const Order order = makeOrder(kind, shape);
            for (std::int64_t rank = 0; rank < ranks; ++rank) {
                const auto whole = order.rank(static_cast<std::size_t>(rank));
                RC_ASSERT(rankOrder(kind, shape, rank) == std::vector<Operation>(whole.begin(), whole.end()));
            }
        }));
    }

    // The course over a step reaches the peak of the estimate, never more, and ends with nothing in flight.
    void theCourseReachesThePeak() {
        QVERIFY(rc::check([] {
            const Scenario s = runnableDetailed();
            RC_PRE(operationCount(s) < 100'000);
            const auto timeline = timelineOf(s, TimeBase::model);
            const std::int64_t stage = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const MemoryCourse course = memoryCourse(s, *timeline, stage).value();
            const StageMemory memory = detailedStageMemory(s, stage);
            RC_ASSERT(course.moments.size() == timeline->rank(static_cast<std::size_t>(stage)).size());
            double most = 0;
            for (const MemoryMoment& moment : course.moments)
                most = std::max(most, (moment.activations + moment.working).value());
            const MemoryMoment& peak = course.moments.at(course.peak);
            RC_ASSERT((peak.activations + peak.working).value() == most);
            if (!memory.peak.afterPasses())
                RC_ASSERT(about(course.states.value() + most, memory.total().value()));
            // What one operation leaves is what the next one finds, and nothing stays at the end.
            RC_ASSERT(std::abs(course.moments.back().after.value()) <= 1e-9 * most);
            for (std::size_t i = 1; i < course.moments.size(); ++i)
                RC_ASSERT(course.moments[i].activations.value() <=
                          (course.moments[i - 1].after + peak.activations).value() * (1 + 1e-9));
        }));
    }

    void theFullestStageIsFoundWithoutListingAll() {
        QVERIFY(rc::check([] {
            const Scenario s = runnableDetailed();
            const MemoryEstimate all = detailedMemory(s);
            RC_ASSERT(detailedFullest(s).total() == all.total());
            RC_ASSERT(glance(s).total == all.total());
            RC_ASSERT(detailedStageMemory(s, s.plan.pp - 1) == all.stages.back());
        }));
    }

    // Twice as many parts of the sequence: every chunk stores half for each micro-batch. A schedule that does
    // not look at times holds as many of them, so that its activations halve wherever it is fullest at the
    // same moment, and no rank holds more; a searched one may find another order for the new times.
    void contextParallelismHalvesActivations() {
        QVERIFY(rc::check([] {
            Scenario s = runnableDetailed();
            s.recipe.framework = test::framework("megatron");
            s.plan.sequence = 128 * s.plan.cp * s.plan.tp * *rc::gen::inRange<std::int64_t>(1, 9);
            s.plan.contextMethod = ContextMethod::ring; // others hold keys and values of other ranks, too
            Scenario wider = s;
            wider.plan.cp *= 2;
            wider.cluster.gpus *= 2;
            RC_PRE(runnable(s) && runnable(wider));
            const auto rank = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const auto chunks = Stages(s).chunksOf(rank);
            const auto halved = Stages(wider).chunksOf(rank);
            RC_ASSERT(chunks.size() == halved.size());
            for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
                RC_ASSERT(about(2 * halved[chunk].stored, chunks[chunk].stored));
                RC_ASSERT(about(2 * halved[chunk].head, chunks[chunk].head));
            }
            if (traits(s.plan.schedule).searched)
                return;
            const StageMemory before = detailedStageMemory(s, rank);
            const StageMemory after = detailedStageMemory(wider, rank);
            RC_LOG() << scheduleName(s.plan.schedule) << " p " << s.plan.pp << " m " << microBatches(s)
                     << ", rank " << rank << '\n';
            RC_ASSERT(after.total() <= before.total() * (1 + 1e-12));
            if (after.peak == before.peak)
                RC_ASSERT(about(2 * after.part(MemoryPart::activations).value(),
                                before.part(MemoryPart::activations).value()));
        }));
    }

    // Recomputation never stores more.
    void recomputationNeverStoresMore() {
        QVERIFY(rc::check([] {
            Scenario s = runnableDetailed();
            s.recipe.framework = test::framework("megatron");
            Bytes last = Bytes(1e300);
            for (const Recompute mode : {Recompute::none, Recompute::selective, Recompute::full}) {
                s.plan.recompute = mode;
                s.plan.recomputeEvery = 1;
                const auto chunk = Stages(s).chunksOf(0).front();
                RC_ASSERT(Bytes(chunk.stored) <= last);
                last = Bytes(chunk.stored);
            }
        }));
    }

    // Uneven stages: the stage with more layers holds more, and the lists say where the layers are.
    void unevenStagesHoldWhatTheyAreDealt() {
        Scenario s = llama();
        s.plan.layerSplit = layerSplitFromText("8,12,10,10,10,10,10,10").value();
        const MemoryEstimate uneven = detailedMemory(s);
        s.plan.layerSplit = {};
        const MemoryEstimate even = detailedMemory(s);
        const auto parameters = [](const MemoryEstimate& e, std::size_t stage) {
            return e.stages[stage].part(MemoryPart::parameters).value();
        };
        const double layer = parameters(even, 1) / 10;
        QVERIFY(about(parameters(uneven, 1), 12 * layer));
        QVERIFY(about(parameters(even, 0) - parameters(uneven, 0), 2 * layer));
        QVERIFY(about(parameters(uneven, 2), parameters(even, 2)));
        QCOMPARE(uneven.fullest, std::size_t{1});
    }

    // Layers that a stage does not have, or does not recompute, need no working memory there.
    void absentLayersNeedNothing() {
        Scenario s = llama();
        s.plan.layerSplit = layerSplitFromText("0,20,10,10,10,10,10,10").value();
        QVERIFY(runnable(s));
        const auto empty = Stages(s).chunksOf(0).front();
        QCOMPARE(empty.forward(), 0.0);
        QCOMPARE(empty.backward(), 0.0);
        s.plan.layerSplit = {};
        const Bytes none = detailedFullest(s).total();
        s.plan.recompute = Recompute::full;
        s.plan.recomputeEvery = 100; // more than a stage has layers
        QCOMPARE(detailedFullest(s).total(), none);
    }

    void absurdlyManyLayersAreRefusedOrQuick() {
        Scenario s = llama();
        s.model.layers = 1'000'000'000'000;
        QVERIFY(!runnable(s));
        s.model.layers = 1'000'000;
        s.plan.recompute = Recompute::full;
        QVERIFY(runnable(s));
        QVERIFY(detailedFullest(s).total() > Bytes());
    }

    // Hand-computed: Mixtral-8x7B, 8 experts over EP 4, on one layer a stage.
    void expertsAreSplitOverTheirOwnGroups() {
        Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 32);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.plan.ep = 4;
        s.plan.tp = 2;
        s.plan.pp = 1;
        s.plan.globalBatch = 64;
        QVERIFY(runnable(s));
        const double expert = 3.0 * 4096 * 14336;
        const double attention = 2.0 * 4096 * 4096 + 2.0 * 4096 * 1024;
        const double routed = 32 * 8 * expert / (4 * 2);
        const double shared = 32 * (attention / 2 + 2 * 4096.0 + 4096.0 * 8) + 2 * 32000.0 * 4096 / 2 + 4096;
        const StageMemory stage = detailedStageMemory(s, 0);
        QVERIFY(about(stage.part(MemoryPart::parameters).value(), 2 * (routed + shared)));
        // d = 16 replicas: the shared parameters' optimizer over 16, the experts' over 16 ÷ 4.
        QVERIFY(about(stage.part(MemoryPart::optimizer).value(), 12 * (shared / 16 + routed / 4)));
    }

    void frameworksDiffer() {
        // A nanotron layer stores what leaves SiLU beside what a Megatron layer does, where queries are
        // grouped; where they are not, keys and values twice.
        Scenario s = test::llama8b();
        s.estimator = Estimator::detailed;
        s.plan.tp = 8;
        const auto layerOf = [&s](const char* framework) {
            s.recipe.framework = test::framework(framework);
            return microBatchBytes(modelTokens(s).dense.kept, {"", "", "", ""}, lettersOf<double>(s));
        };
        const auto tokens = static_cast<double>(s.plan.sequence * s.plan.microBatch);
        QVERIFY(about(layerOf("nanotron") - layerOf("megatron"), tokens * 2 * 14336 / 8));
        s.model.kvHeads = s.model.heads;
        QVERIFY(about(layerOf("nanotron") - layerOf("megatron"), tokens * 2 * (14336 + 2 * 4096) / 8));
    }

    // pytorch/torchtitan@b5bcd76, torchtitan/components/loss.py, in eager mode: 16-bit logits, their fp32
    // copy and the logarithms of the softmax; then these and two fp32 gradients; in chunks an eighth of the
    // peak.
    void lossOfTorchtitan() {
        const auto perLogit = [](const char* framework, bool fused) {
            Scenario s = test::llama8b();
            s.estimator = Estimator::detailed;
            s.recipe.framework = test::framework(framework);
            s.recipe.fusedLoss = fused;
            const ModelTokens tokens = modelTokens(s);
            const double logits = static_cast<double>(s.model.vocab);
            return std::array{(tokens.head.tensor + tokens.headForward.tensor) / logits,
                              (tokens.head.tensor + tokens.headBackward.tensor) / logits};
        };
        QVERIFY((perLogit("torchtitan", false) == std::array{10.0, 12.0}));
        QVERIFY((perLogit("torchtitan", true) == std::array{12.0 / 8, 12.0 / 8}));
        QVERIFY((perLogit("fsdp", false) == std::array{6.0, 6.0}));
    }

    void kindsOfMemoryAddUp() {
        QVERIFY(rc::check([] {
            const Scenario s = runnableDetailed();
            const OutsideMemory& outside = s.recipe.framework->outside;
            for (const StageMemory& stage : detailedMemory(s).stages) {
                RC_ASSERT(about(stage.total(MemoryKind::reserved).value(),
                                stage.total().value() * (1 + outside.fragmentation)));
                RC_ASSERT(about(stage.total(MemoryKind::device).value(),
                                (stage.total(MemoryKind::reserved) + outside.context +
                                 static_cast<double>(communicators(s)) * outside.communicator)
                                    .value()));
                for (const MemoryPart part : allMemoryParts)
                    RC_ASSERT((std::isfinite(stage.part(part).value()) && stage.part(part) >= Bytes()));
                RC_ASSERT(english(describe(stage)).find('%') == std::string::npos);
            }
        }));
    }

    void everyModelOnEveryGpuHasAnEstimate() {
        for (const ModelSpec& model : test::models())
            for (const GpuSpec& gpu : test::gpus()) {
                Scenario s = llama();
                s.model = model;
                s.cluster = clusterOf(gpu, 64);
                s.plan = Plan{};
                s.plan.globalBatch = 64;
                QVERIFY2(runnable(s), model.name.c_str());
                const Analysis analysis = analyzeWithoutTimeline(s);
                QVERIFY(analysis.memory->total() > Bytes());
                QVERIFY(analysis.memory->oomProbability.value() >= 0);
            }
    }
};

QUADRILLE_TESTS(TestDetailedMemory)
#include "tst_detailed_memory.moc"
